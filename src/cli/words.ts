const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const HIDDEN = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text on one line without the characters that could steer a terminal or hide what it says. */
export const plain = (text: string): string => text.replace(CONTROLS, '');

/** The same with white space of any kind as single spaces, for texts that may hold line breaks. */
export const oneLine = (text: string): string => plain(text.replace(/\s+/gu, ' ')).trim();

/** A path in quotation marks, whole, so that it can be found and copied. */
export const quotedPath = (path: string): string => `“${plain(path)}”`;

/** The most characters of a foreign text that are quoted. */
const QUOTED = 40;

/** The beginning of a foreign text in quotation marks. */
export const quoted = (text: string): string =>
  `“${plain(text.slice(0, QUOTED))}${text.length > QUOTED ? '…' : ''}”`;

/** What a foreign value is, in a word or a short quotation. */
export const described = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

/** How many letters must be changed, added or dropped to make one word of the other. */
const letterChanges = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [place, above] of row.slice(1).entries())
      next.push(
        Math.min((row[place] ?? 0) + Number(letter !== other[place]), above + 1, (next[place] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The known name that a given one is most like; undefined if it is like none. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  if (name.length > QUOTED) return undefined;
  const changes = known.map((one) => letterChanges(name.toLowerCase(), one.toLowerCase()));
  const least = Math.min(...changes);
  const best = known[changes.indexOf(least)];
  return best !== undefined && least <= Math.max(2, best.length / 2) ? best : undefined;
};

const escaped = (characters: string): string =>
  Array.from({ length: characters.length }, (_, at) => characters.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');

/** A value as one line of JSON; characters that could steer a terminal are written as escapes, which mean the same. */
export const jsonLine = (value: unknown): string => `${JSON.stringify(value).replace(HIDDEN, escaped)}\n`;

/** A text as lines of at most so many characters, cut between words. */
export const wrapped = (text: string, width: number): readonly string[] => {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1] ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** Which side the cells of a column are moved to. */
export type Side = 'left' | 'right';

const pad = (cell: string, width: number, side: Side): string =>
  side === 'left' ? cell.padEnd(width) : cell.padStart(width);

/** Rows of cells as lines, each column as wide as its widest cell and two spaces from the next. */
export const columns = (rows: readonly (readonly string[])[], sides: readonly Side[]): readonly string[] => {
  const widths = sides.map((_, at) => Math.max(0, ...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    sides
      .map((side, at) => pad(row[at] ?? '', widths[at] ?? 0, side))
      .join('  ')
      .trimEnd(),
  );
};
