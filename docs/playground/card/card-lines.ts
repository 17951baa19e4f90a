import type { Card, Place, Reason } from 'mahjongg';

/** A line of a card while it is written: what is not said yet is left out. */
export interface LooseLine {
  readonly hand: string | readonly string[];
  readonly value?: number | undefined;
  readonly open?: boolean | undefined;
  readonly concealedBonus?: number | undefined;
  readonly note?: string | undefined;
}

/** A section of a card while it is written. */
export interface LooseSection {
  readonly name: string;
  readonly note?: string | undefined;
  readonly lines: readonly LooseLine[];
}

/** A card while it is written. */
export interface LooseCard extends Omit<Card, 'sections'> {
  readonly sections: readonly LooseSection[];
}

/** Sections as they were written, with the place of every line of the card in the text. */
export interface WrittenLines {
  readonly sections: readonly LooseSection[];
  /** The stretch of the text that a mistake is about: a line of the card, or a hand of it. */
  readonly stretchOf: (place: Place) => { readonly start: number; readonly length: number } | undefined;
}

const handsOf = ({ hand }: LooseLine): readonly string[] => (typeof hand === 'string' ? [hand] : hand);

const noteText = (note: string | undefined): string => (note === undefined ? '' : `  // ${note}`);

const lineText = (line: LooseLine): string => {
  const { open, value, concealedBonus, note } = line;
  const worth = open === undefined ? '' : `  ${open ? 'X' : 'C'}${value === undefined ? '' : ` ${value}`}`;
  const bonus = concealedBonus === undefined ? '' : ` +${concealedBonus}`;
  return `${handsOf(line).join(' or ')}${worth}${bonus}${noteText(note)}`;
};

/** Sections as players write them: a title that ends with a colon, and below it one line for each hand. */
export const linesText = (sections: readonly LooseSection[]): string =>
  sections
    .map(({ name, note, lines }) => {
      const title = name === '' ? [] : [`${name}:${noteText(note)}`];
      return [...title, ...lines.map(lineText), ''].join('\n');
    })
    .join('\n');

/** What stands behind a hand: X or C, the value, and what it is worth more without exposures. */
const ENDING = /(?<![;,])\s+([XC])(?:\s+(\d+(?:\.\d+)?)(?:\s*\+\s*(\d+(?:\.\d+)?))?)?$/;
const TITLE = /^(.*):$/;

const readLine = (text: string, note: string | undefined): LooseLine => {
  const [ending, mark, value, bonus] = ENDING.exec(text) ?? [''];
  const hands = text.slice(0, text.length - ending.length).split(/\s+or\s+/);
  return {
    hand: hands.length > 1 ? hands : (hands[0] ?? ''),
    ...(value !== undefined && { value: Number(value) }),
    ...(mark !== undefined && { open: mark === 'X' }),
    ...(bonus !== undefined && { concealedBonus: Number(bonus) }),
    ...(note !== undefined && { note }),
  };
};

/** Reads what `linesText` writes, and whatever else is typed. */
export const readLines = (text: string): WrittenLines => {
  const sections: { name: string; note?: string; lines: LooseLine[] }[] = [];
  const titles: number[] = [];
  const starts: number[][] = [];
  let at = 0;
  for (const row of text.split('\n')) {
    const [said = '', ...notes] = row.split(/\s*\/\/ ?/);
    const [start, line] = [at + row.length - row.trimStart().length, said.trim()];
    const note = notes.length === 0 ? undefined : notes.join(' // ').trimEnd();
    at += row.length + 1;
    if (line === '') continue;
    const name = TITLE.exec(line)?.[1]?.trim();
    if (name !== undefined || sections.length === 0) {
      sections.push({
        name: name ?? '',
        ...(name !== undefined && note !== undefined && { note }),
        lines: [],
      });
      titles.push(start);
      starts.push([]);
    }
    if (name !== undefined) continue;
    sections.at(-1)?.lines.push(readLine(line, note));
    starts.at(-1)?.push(start);
  }
  const lineAt = (start: number): string => text.slice(start).split('\n', 1)[0] ?? '';
  const stretchOf = ({ path = [], offset, length }: Place) => {
    const [first, section, , line, , hand] = path;
    if (first !== 'sections' || typeof section !== 'number') return undefined;
    const own = typeof line === 'number' ? starts[section]?.[line] : undefined;
    const start = own ?? titles[section];
    if (start === undefined) return undefined;
    const row = lineAt(start);
    if (offset === undefined || own === undefined) return { start, length: row.length };
    const before = row.split(/\s+or\s+/).slice(0, typeof hand === 'number' ? hand : 0);
    // Each hand before this one stands with the word that follows it.
    const skipped = before.reduce((from, one) => row.indexOf(one, from) + one.length, 0);
    const from = before.length === 0 ? 0 : skipped + (/^\s+or\s+/.exec(row.slice(skipped))?.[0].length ?? 0);
    return { start: start + from + offset, length: length ?? 1 };
  };
  return { sections, stretchOf };
};

/** A value as text in which the order of members does not count. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** Whether two lists of sections say the same. */
export const isSame = (one: readonly LooseSection[], other: readonly LooseSection[]): boolean =>
  canonical(one) === canonical(other);

const textIn = (value: unknown): value is string => typeof value === 'string';

const isLine = (value: unknown): value is LooseLine => {
  const { hand } = Object(value) as { readonly hand?: unknown };
  return textIn(hand) || (Array.isArray(hand) && hand.every(textIn));
};

const isSection = (value: unknown): value is LooseSection => {
  const { name, lines } = Object(value) as { readonly name?: unknown; readonly lines?: unknown };
  return textIn(name) && Array.isArray(lines) && lines.every(isLine);
};

/** A card from its JSON that lines can say all of; undefined for any other text. */
export const looseCard = (json: string): LooseCard | undefined => {
  try {
    const card: unknown = JSON.parse(json);
    const { name, sections } = Object(card) as { readonly name?: unknown; readonly sections?: unknown };
    if (!textIn(name) || !Array.isArray(sections) || !sections.every(isSection)) return undefined;
    return isSame(readLines(linesText(sections)).sections, sections) ? (card as LooseCard) : undefined;
  } catch {
    return undefined;
  }
};

/** What is wrong with a card as its lines show it: what is not written behind a hand is one mistake, not two. */
export const lineReasons = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.flatMap((reason) => {
    const about = reason.code === 'notACard' ? reason.at?.path?.[4] : undefined;
    if (about === 'open') return [];
    if (about !== 'value') return [reason];
    const [where = ''] = /^.*?: /.exec(reason.message) ?? [];
    return [{ ...reason, message: `${where}write X or C and the value after the hand, such as X 25.` }];
  });
