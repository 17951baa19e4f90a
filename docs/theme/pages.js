// The pages of the documentation site beside the API: which group each belongs to, and in which order they stand.

/** @typedef {{ readonly title: string, readonly files: readonly string[] }} Group */

/**
 * The groups of the navigation, with their files in order. A file of docs that is named nowhere stands at the end
 * of the group “Reference”, so that no page is left out.
 * @type {readonly Group[]}
 */
export const GROUPS = [
  {
    title: 'How to play',
    files: [
      'docs/how-to/card-free.md',
      'docs/how-to/american.md',
      'docs/how-to/american-game.md',
      'docs/how-to/year-game.md',
      'docs/how-to/chinese-solitaire.md',
      'docs/how-to/american-solitaire.md',
    ],
  },
  {
    title: 'Guides',
    files: [
      'docs/guides/score-a-hand.md',
      'docs/guides/write-a-card.md',
      'docs/guides/run-a-table.md',
      'docs/guides/score-the-solitaires.md',
      'docs/guides/analyze-a-rack.md',
      'docs/guides/give-hints.md',
      'docs/guides/host-a-table.md',
      'docs/guides/write-a-bot.md',
      'docs/guides/other-languages.md',
    ],
  },
  {
    title: 'Reference',
    files: [
      'docs/notation.md',
      'docs/options.md',
      'docs/errors.md',
      'docs/reasons.md',
      'docs/payments.md',
      'docs/card-language.md',
      'docs/command-line.md',
      'docs/game.md',
      'docs/elements.md',
      'docs/analysis.md',
      'docs/dead-hands.md',
      'docs/packed.md',
      'docs/schemas.md',
    ],
  },
  {
    title: 'Rules',
    files: [
      'docs/rules.md',
      'docs/rules-table.md',
      'docs/rules-american.md',
      'docs/rules-chinese.md',
      'docs/rules-year.md',
    ],
  },
  {
    title: 'Examples',
    files: [
      'docs/examples/elements-html/README.md',
      'docs/examples/elements-react/README.md',
      'docs/examples/react-use-reducer/README.md',
      'docs/examples/redux-toolkit/README.md',
      'docs/examples/boardgame-io/README.md',
      'docs/examples/websocket-sqlite/README.md',
      'docs/examples/websocket-postgres/README.md',
      'docs/examples/own-card-hints/README.md',
    ],
  },
  {
    title: 'The project',
    files: [
      'docs/stability.md',
      'docs/architecture.md',
      'docs/adding-a-rule-set.md',
      'docs/adding-a-game.md',
      'docs/verification.md',
      'docs/performance.md',
      'test/vectors/README.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      'CHANGELOG.md',
    ],
  },
];

/** @param {string} file */
export const groupOf = (file) => GROUPS.find(({ files }) => files.includes(file))?.title ?? 'Reference';

const ORDER = GROUPS.flatMap(({ files }) => files);

/** Where a file stands among all pages; one that is named nowhere stands last. @param {string} file */
export const placeOf = (file) => (ORDER.includes(file) ? ORDER.indexOf(file) : ORDER.length);

/** The name of a file’s page, without its ending. @param {string} file */
export const pageOf = (file) =>
  file
    .replace(/^(docs|test)\//, '')
    .replace(/(\/README)?\.md$/, '')
    .toLowerCase();
