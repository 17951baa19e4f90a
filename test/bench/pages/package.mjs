// What importing and bundling the package costs: results/import.json and results/size.json on docs/performance.md.
import { figure, loadOf, picturesOf, table, verdict } from './figures.mjs';

/** @typedef {import('./draw-chart.mjs').Chart} Chart */
/** @typedef {{ label: string, ms: number, empty: number, budget: number }} ImportRow */
/** @typedef {{ name: string, bytes: number, goal?: number }} SizeRow */
/** @typedef {{ import: { node: string, processors: number, load: number, rows: ImportRow[] }, size: { rows: SizeRow[] } }} Results */

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(2);

/** @param {Results} results @returns {Record<string, Chart>} */
export const chartsOf = ({ import: { rows }, size }) => ({
  'package-import': {
    title: 'The first import of each entry',
    unit: 'milliseconds beyond an empty module, fewer are better',
    rows: rows.map(({ label, ms, empty }) => ({ label, marks: [{ value: ms - empty }], isOwn: true })),
    isPlain: true,
    written: figure,
  },
  'package-size': {
    title: 'What a bundle grows by',
    unit: 'kB, minified and compressed, fewer are better',
    rows: size.rows.map(({ name, bytes }) => ({
      label: name,
      marks: [{ value: bytes / 1000 }],
      isOwn: true,
    })),
    isPlain: true,
    written: figure,
  },
});

/** @param {Results} results @returns {Record<string, string>} */
export const partsOf = (results) => {
  const { import: imported, size } = results;
  const shown = picturesOf(chartsOf(results));
  const beyond = (/** @type {string} */ label) => {
    const { ms, empty } = /** @type {ImportRow} */ (imported.rows.find((row) => row.label === label));
    return ms - empty;
  };
  const entries = imported.rows.filter(({ label }) => label.startsWith('import '));
  const importing = entries.map(({ label, budget }) => {
    const name = label.slice('import '.length);
    const both = [beyond(label), beyond(`require ${name}`)];
    const isMet = both.every((ms) => ms < budget);
    return [`\`${name}\``, ...both.map(figure), `${budget}: ${verdict(isMet)}`];
  });
  const sizes = size.rows.map(({ name, bytes, goal }) => [
    name,
    kilobytes(bytes),
    goal === undefined ? '' : `${kilobytes(goal)}: ${verdict(bytes <= goal)}`,
  ]);
  return {
    import: `${table([
      ['milliseconds', 'import', 'require', 'goal'],
      ...importing,
    ])}\n\nMedians of fresh processes${loadOf(imported)}.\n\n${shown('package-import')}`,
    size: `${table([['kB', 'size', 'goal'], ...sizes])}\n\n${shown('package-size')}`,
  };
};
