/** An amount that can be read in only one way: `1000`, `1,000`, `12.50` or `12,50`; not `1.000`, `0,500`, or `000`, the end of `1 000`. */
const CLEAR = /^(?:(?!0\d\d)\d+(?:,\d\d?|\.(?!\d{3}$)\d+)?|[1-9]\d{0,2}(?:,\d{3})+(?:\.\d\d?)?)$/;
/** An amount with a point before its decimals, and no other marks; undefined if it is unclear. */
export const plainNumber = (text: string): string | undefined =>
  CLEAR.test(text) ? text.replace(/,(?=\d{3})/g, '').replace(',', '.') : undefined;

/** The header of a table of comma-separated values, of which each row is a payment. */
export const HEADER: RegExp = /(?:^|[,;\t] *)"?(?:from|payer)"? *[,;\t]/i;
const NUMBERS: readonly string[] = ['amount', 'multiply'];

/** A cell as a number; what is none stays as it is, to be refused. */
const numberIn = (name: string, cell: string): number | string => {
  const number = Number(plainNumber(cell) ?? (name === 'amount' ? undefined : cell));
  return Number.isNaN(number) ? cell : number;
};

/** The cells of a row of comma-separated values. */
const cellsOf = (row: string, separator: string): readonly string[] =>
  row.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );

/** How the rows below a header are read: each as the payment, in JSON, that its cells make; a column that is named twice is none of a payment. */
export const rowReader = (header: string): ((row: string) => string) => {
  const separator = /[,;\t]/.exec(header)?.[0] ?? ',';
  const names = cellsOf(header, separator)
    .map((name) => name.toLowerCase())
    .map((name, at, all) => (all.indexOf(name) < at ? `a second ${name}` : name));
  return (row) => {
    const cells = cellsOf(row, separator).map((cell, at) => [names[at] ?? 'a cell too many', cell] as const);
    const filled = cells.filter(([, cell]) => cell !== '');
    return JSON.stringify(
      Object.fromEntries(
        filled.map(([name, cell]) => [name, NUMBERS.includes(name) ? numberIn(name, cell) : cell]),
      ),
    );
  };
};
