// Builds the playground into a folder: pages that work from disk and on any static host, and the drawings of the tiles as
// files. Usage: node scripts/build-playground.js FOLDER
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { RULE_ADDRESSES } from '../docs/theme/rule-links.js';
import { playParts, smallScript } from './build-play.js';
import { optionTables } from './option-tables.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'docs/playground');

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

const RULES = Object.entries(RULE_ADDRESSES).map(([rule, address]) => ({
  rule,
  page: address.split('#')[0],
}));

/** The rules of each page in one text: shorter than their addresses. */
const RULES_BY_PAGE = [...new Set(RULES.map(({ page }) => page))].map((page) => [
  page,
  RULES.flatMap((one) => (one.page === page ? one.rule : [])).join(' '),
]);

/** The modules that are made of the pages of the documentation, by how they are imported. */
const MADE = new Map([
  [
    './option-table',
    () => `export const OPTION_TABLES = ${JSON.stringify(optionTables(read('docs/options.md')))};`,
  ],
  [
    './rule-addresses',
    () => `export const RULE_ADDRESSES = Object.fromEntries(${JSON.stringify(RULES_BY_PAGE)}.flatMap(([page, rules]) =>
      rules.split(' ').map((rule) => [rule, page + '#' + rule.toLowerCase()])));`,
  ],
]);

/** @type {import('esbuild').Plugin} */
const MADE_MODULES = {
  name: 'made',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\.\// }, ({ path }) => (MADE.has(path) ? { path, namespace: 'made' } : undefined));
    onLoad({ filter: /.*/, namespace: 'made' }, ({ path }) => ({ contents: MADE.get(path)?.() ?? '' }));
  },
};

const TARGET = ['es2022', 'safari16'];

/**
 * A bundle as text.
 *
 * @param {string} entry
 * @param {import('esbuild').BuildOptions} options
 */
const bundled = async (entry, options) => {
  const { outputFiles } = await build({
    entryPoints: [join(source, entry)],
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    target: TARGET,
    logLevel: 'error',
    tsconfig: join(source, 'tsconfig.json'),
    plugins: [MADE_MODULES],
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
};

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Every tile as an SVG document, by the name of its file. @returns {Promise<Readonly<Record<string, string>>>} */
const tileDrawings = async () => {
  const code = await bundled('../../src/elements/drawings/tile-svg.ts', { format: 'esm' });
  const { tileFiles } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return tileFiles();
};

/**
 * A page with its style and its script inside, and a policy that allows these two and nothing else, or also what the
 * script loads under a policy of its own.
 *
 * @param {{ folder: string, css?: string, icon: string, script: string, parts?: string }} given
 */
const pageOf = async ({ folder, css = folder, icon, script, parts }) => {
  const style = await bundled(`${css}style.css`, {});
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}${parts === undefined ? '' : " 'strict-dynamic'"}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types mahjongg-offline ${parts ?? ''}`,
  ].join('; ');
  return read(`docs/playground/${folder}index.html`)
    .replace('{policy}', () => policy)
    .replace('{icon}', () => `data:image/svg+xml,${encodeURIComponent(icon)}`)
    .replace(/\s*\/\* style \*\/\s*/, () => style)
    .replace(/\s*\/\* script \*\/\s*/, () => script);
};

/** @param {string} outdir */
export const buildPlayground = async (outdir) => {
  const tiles = await tileDrawings();
  const icon = tiles['RD.svg'] ?? '';
  mkdirSync(join(outdir, 'tiles'), { recursive: true });
  /** @param {string} name @param {string} folder @param {string} entry */
  const write = async (name, folder, entry) => {
    const script = await bundled(folder + entry, { format: 'iife' });
    writeFileSync(join(outdir, name), await pageOf({ folder, icon, script }));
  };
  await write('index.html', '', 'main.tsx');
  await write('elements.html', 'elements/', 'main.ts');
  for (const [name, text] of Object.entries(tiles)) writeFileSync(join(outdir, 'tiles', name), text);
};

/**
 * Builds the page of the games alone: its first part inside, the others as files that it loads when they are needed.
 *
 * @param {string} outdir
 */
export const buildPlay = async (outdir) => {
  const { 'RD.svg': icon = '' } = await tileDrawings();
  const { main, others } = await playParts(join(source, 'play/main.tsx'), TARGET, MADE);
  const loader = read('docs/playground/play/loader.js');
  const script = await smallScript(`${loader}${main}mahjonggMain("main.js");`);
  rmSync(join(outdir, 'play'), { recursive: true, force: true });
  mkdirSync(join(outdir, 'play'), { recursive: true });
  const page = await pageOf({ folder: 'play/', css: '', icon, script, parts: 'mahjongg-parts' });
  writeFileSync(join(outdir, 'play.html'), page);
  for (const [name, text] of Object.entries(others)) writeFileSync(join(outdir, 'play', name), text);
};

const [, program, outdir] = process.argv;
if (program !== undefined && resolve(program) === fileURLToPath(import.meta.url)) {
  if (outdir === undefined) throw new Error('Usage: node scripts/build-playground.js FOLDER');
  await buildPlayground(outdir);
  await buildPlay(outdir);
}
