// The tables of docs/options.md as data, for the switches of the playground.

/** @param {string} line */
const cellsOf = (line) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/**
 * The values that a cell lists; null if it says in words what is allowed.
 *
 * @param {string} cell
 */
const valuesOf = (cell) => {
  const words = cell.replace(/`[^`]*`/g, '').replace(/[\s,]/g, '');
  const values = [...cell.matchAll(/`([^`]*)`/g)].map(([, text = '']) => JSON.parse(text));
  const plain = values.every((value) => typeof value !== 'object');
  return words === '' && plain ? values : null;
};

/** @param {string} text */
const plainText = (text) => text.replace(/`/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/**
 * The rows of every table of options, by the name of the first column.
 *
 * @param {string} markdown
 */
export const optionTables = (markdown) => {
  /** @type {Record<string, { name: string, rule: string, values: unknown[] | null, effect: string }[]>} */
  const tables = {};
  /** @type {string | undefined} */
  let table;
  for (const line of markdown.split('\n')) {
    const cells = cellsOf(line);
    if (!line.startsWith('|')) table = undefined;
    else if (cells[1] === 'rule') table = cells[0];
    else if (table !== undefined && !line.startsWith('|---')) {
      const [name = '', rule = '', values = ''] = cells;
      const row = {
        name: plainText(name),
        rule,
        values: valuesOf(values),
        effect: plainText(cells.at(-1) ?? ''),
      };
      tables[table] = [...(tables[table] ?? []), row];
    }
  }
  return tables;
};
