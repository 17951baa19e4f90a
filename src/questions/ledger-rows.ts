import { didYouMean } from '../core/nearest-name';
import { plainNumber } from '../core/plain-number';
import { quoted } from '../core/reason';
import { PAYMENT_MEMBERS } from './read-payments';

/** Matches the header of a table of comma-separated values, of which each row is a payment. */
export const HEADER: RegExp = /(?:^|[,;\t] *)"?(?:from|payer)"? *[,;\t]/i;
const NUMBERS: readonly string[] = ['amount', 'multiply'];

/** A cell as a number; anything else stays as it is, to be refused later. */
export const numberIn = (name: string, cell: string): number | string => {
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

/** The columns in a header, in lower case, and their separator. */
const columnsOf = (header: string): { readonly names: readonly string[]; readonly separator: string } => {
  const separator = /[,;\t]/.exec(header)?.[0] ?? ',';
  return { names: cellsOf(header, separator).map((name) => name.toLowerCase()), separator };
};

export const COLUMNS = 'The columns are from (or payer), to (or payee), amount, multiply, note, date and id.';

/** What is wrong with the columns of a header; undefined if nothing is. */
export const headerFault = (header: string): string | undefined => {
  const { names } = columnsOf(header);
  const strange = names.find((name) => name !== '' && !PAYMENT_MEMBERS.includes(name));
  if (strange !== undefined)
    return `There is no column ${quoted(strange)}. ${COLUMNS}${didYouMean(strange, PAYMENT_MEMBERS)}`;
  const missing = [['to', 'payee'], ['amount']].find((some) => !some.some((name) => names.includes(name)));
  return missing && `A column is missing: ${missing[0]}. ${COLUMNS}`;
};

/** Makes a function that turns a row below a header into the JSON of a payment; a repeated column gets a name that is refused. */
export const rowReader = (header: string): ((row: string) => string) => {
  const { names: all, separator } = columnsOf(header);
  const names = all.map((name, at) => (all.indexOf(name) < at ? `a second ${name}` : name));
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
