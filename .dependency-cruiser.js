// The layers of src, from the bottom up. A file imports from its own folder and from the layers below it.
// The folders of one layer do not import each other.
const LAYERS = [
  ['core'],
  ['tiles'],
  ['hands'],
  ['jokers', 'melds'],
  ['play'],
  ['questions'],
  ['games', 'debug'],
  ['describe'],
  ['analysis', 'elements'],
  ['bots'],
];
const ENTRIES = '^src/(entries/)?[^/]+[.]ts$';
const SHARED = '^src/games/(american/(rack-table|table|nmjl-payouts)|card-free/rules)[.]ts$';
const CLI = '^src/cli/';

/** @param {string} folder */
const inside = (folder) => `^src/${folder}/`;

const layerRules = LAYERS.flatMap((folders, height) =>
  folders.map((folder) => ({
    name: `layer-${folder}`,
    comment: `src/${folder} imports itself and the layers below it, nothing else of src.`,
    severity: 'error',
    from: { path: inside(folder) },
    to: { path: '^src/', pathNot: [...LAYERS.slice(0, height).flat(), folder].map(inside) },
  })),
);

const everyLayer = [...LAYERS.flat().map(inside), ENTRIES, CLI];

const config = {
  forbidden: [
    ...layerRules,
    {
      name: 'layer-entries',
      comment: 'The entries stand above everything but the program, and beside each other.',
      severity: 'error',
      from: { path: ENTRIES },
      to: { path: ['^src/[^/]+[.]ts$', CLI] },
    },
    ...[
      ['chinese', 'american|card-free|year'],
      ['year', 'american|card-free|chinese'],
      ['card-free', 'american/(card|free-form|play)|chinese|year'],
    ].map(([entry, others]) => ({
      name: `${entry}-alone`,
      comment: 'Who asks for one game loads no other.',
      severity: 'error',
      from: { path: `^src/${entry}[.]ts$` },
      to: { path: `^src/games/(${others})/`, reachable: true },
    })),
    {
      name: 'rules-asked-for',
      comment:
        'Card Free without saying so is what `mahjongg` and `mahjongg/card-free` mean, and nothing else.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(index|card-free)[.]ts$', CLI] },
      to: { path: '^src/games/card-free/without-rules[.]ts$' },
    },
    {
      name: 'layer-missing',
      comment: 'Every folder of src has its place among the layers: add it to the list above.',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: everyLayer },
    },
    {
      name: 'layer-missing-alone',
      comment: 'Every folder of src has its place among the layers: add it to the list above.',
      severity: 'error',
      from: { path: '^src/', pathNot: everyLayer },
      to: {},
    },
    {
      name: 'games-apart',
      comment:
        'A game imports no other game. Card Free sits at the American table, and the American solitaire may be won with its hands (AS-1).',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/.+/', pathNot: ['^src/games/$1/', SHARED] },
    },
    {
      name: 'nothing-alone',
      comment: 'Every file of src is used by another one.',
      severity: 'error',
      from: { path: '^src/', pathNot: '[.]d[.]ts$', orphan: true },
      to: {},
    },
    {
      name: 'no-cycles',
      comment: 'Imports never come back to where they started, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-without-node',
      comment: 'The library runs in browsers: only the program imports modules of Node.',
      severity: 'error',
      from: { path: '^src/', pathNot: CLI },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-inside-src',
      comment: 'The library imports nothing from outside src.',
      severity: 'error',
      from: { path: '^src/', pathNot: CLI },
      to: { pathNot: '^src/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'cli-as-a-user',
      comment:
        'The program uses the library as any user does, by its entries; it has its own copy of the helpers of core, of which no class is one.',
      severity: 'error',
      from: { path: CLI },
      to: { path: '^src/', pathNot: [CLI, ENTRIES, '^src/core/(?!misuse)'] },
    },
    {
      name: 'cli-inside-src',
      comment:
        'The program imports nothing from outside src but its version and the pages of codes and options.',
      severity: 'error',
      from: { path: CLI },
      to: {
        pathNot: ['^src/', '^package[.]json$', '^docs/(analysis|errors|game|options)[.]md$'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'naive-alone',
      comment: 'The second implementation in test shares types with the library and nothing else.',
      severity: 'error',
      from: { path: ['^test/naive', '^test/[^/]+/naive'] },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.node.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};

export default config;
