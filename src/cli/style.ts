/** How parts of a text stand out on a terminal. */
export type Style = Readonly<Record<'bold' | 'dim' | 'good' | 'bad', (text: string) => string>>;

const code =
  (on: number, off: number) =>
  (text: string): string =>
    `\u001b[${on}m${text}\u001b[${off}m`;

const COLORED: Style = { bold: code(1, 22), dim: code(2, 22), good: code(32, 39), bad: code(31, 39) };
const same = (text: string): string => text;
const PLAIN: Style = { bold: same, dim: same, good: same, bad: same };

/** The style of an output: with colors or without. */
export const styleFor = (color: boolean): Style => (color ? COLORED : PLAIN);

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

/** Whether to print colors: on a terminal that has them, unless `NO_COLOR` is set; elsewhere if `FORCE_COLOR` is. */
export const wantsColor = (
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
): boolean => {
  if (isSet(env['NO_COLOR'])) return false;
  const forced = env['FORCE_COLOR'];
  if (isSet(forced)) return forced !== '0';
  return isTerminal && env['TERM'] !== 'dumb';
};
