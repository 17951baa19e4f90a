import type { Card } from '../../src/games/american/card/vocabulary';

// Every hand of a card as definite tiles, written from docs/card-language.md: its texts taken apart from left to
// right, and every way of choosing alternatives, suits and letters tried.

/** A group of a definite hand. */
export interface NaiveGroup {
  /** Its tiles, printed jokers as `J`. */
  readonly tiles: readonly string[];
  readonly takesJokers: boolean;
  readonly takesFlowers: boolean;
}

/** A definite hand of a card. */
export interface NaiveVariant {
  readonly section: number;
  readonly line: number;
  readonly place: number;
  readonly value: number;
  readonly open: boolean;
  /** What the line is worth more without exposures; left out where it does not say. */
  readonly bonus?: number | undefined;
  readonly groups: readonly NaiveGroup[];
}

interface NaiveSymbol {
  readonly symbol: string;
  readonly added: number;
  /** Which digit of a year. */
  readonly digit?: number;
}

interface Written {
  /** One item for each tile: a symbol, or a letter with what is added to it. */
  readonly symbols: readonly NaiveSymbol[];
  readonly suit: string;
  readonly marks: string;
}

/** What stands in for a tile of a group of anything, and how many tiles these groups have. */
const ANY = 'any';
const ANY_SIZES: Readonly<Record<string, number>> = {
  '{pair}': 2,
  '{pung}': 3,
  '{kong}': 4,
  '{quint}': 5,
  '{sextet}': 6,
};
/** What a group of anything can be made of: every tile but the joker. */
export const ANYTHING: readonly string[] = [
  ...['B', 'C', 'D'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number}${suit}`)),
  ...['GD', 'RD', 'WD', 'E', 'S', 'W', 'N', 'F'],
];

const SUITS: readonly string[] = ['B', 'C', 'D'];
const DRAGON_OF: Readonly<Record<string, string>> = { B: 'GD', C: 'RD', D: 'WD' };
const DRAGONS: readonly string[] = ['GD', 'RD', 'WD'];
const SEATS: readonly string[] = ['E', 'S', 'W', 'N'];
const PRINTED_COLORS: Readonly<Record<string, string>> = { green: 'B', red: 'C', blue: 'D' };

function readGroup(text: string, year: number | undefined, isYearChosen: boolean): Written {
  const marks = /[!*~]*$/.exec(text)?.[0] ?? '';
  const unmarked = text.slice(0, text.length - marks.length);
  // B, C and D name a suit right after a number, a letter for one, a printed joker or a year.
  const suit = /([abc?]|(?<=[0-9UVXYZJ}])[BCD])$/.exec(unmarked)?.[0] ?? '';
  const written = unmarked.slice(0, unmarked.length - suit.length);
  const size = ANY_SIZES[written];
  if (size !== undefined) return { symbols: Array(size).fill({ symbol: ANY, added: 0 }), suit, marks };
  const later = /^\{year([0-9]?)\}$/.exec(written)?.[1];
  if (later !== undefined) {
    const digits = isYearChosen ? Array(4).fill('year') : [...String(Number(year) + Number(later))];
    const added = isYearChosen ? Number(later) : 0;
    return { symbols: digits.map((symbol, digit) => ({ symbol, added, digit })), suit, marks };
  }
  const symbols: NaiveSymbol[] = [];
  for (let at = 0; at < written.length; ) {
    const symbol = written[at] as string;
    let run = 1;
    if ('UVXYZ'.includes(symbol)) {
      while (written[at + run] === symbol) run++;
      const digit = /[0-9]/.test(written[at + run] ?? '') ? Number(written[at + run]) : undefined;
      for (let copy = 0; copy < run; copy++) symbols.push({ symbol, added: digit ?? 0 });
      at += run + (digit === undefined ? 0 : 1);
    } else {
      symbols.push({ symbol, added: 0 });
      at++;
    }
  }
  return { symbols, suit, marks };
}

/** The ways of taking one choice of each bracket. */
function alternatives(text: string): string[] {
  const bracket = /\(([^)]*)\)/.exec(text);
  if (bracket === null) return [text];
  const before = text.slice(0, bracket.index);
  const after = text.slice(bracket.index + bracket[0].length);
  return (bracket[1] as string).split('|').flatMap((choice) => alternatives(`${before} ${choice} ${after}`));
}

interface Letter {
  readonly name: string;
  readonly kind: 'number' | 'wind' | 'dragon' | 'year';
  readonly values: readonly number[];
}

const ONE_TO_NINE: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function readCondition(text: string): Letter {
  const [name = '', what = '', ...more] = text.trim().split(/ +/);
  if (name === 'year') {
    const years = [what, ...more].flatMap((piece) => {
      const [first = 0, last = first] = piece.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, place) => first + place);
    });
    return { name, kind: 'year', values: years };
  }
  if (what === 'odd') return { name, kind: 'number', values: [1, 3, 5, 7, 9] };
  if (what === 'even') return { name, kind: 'number', values: [2, 4, 6, 8] };
  if (what === 'wind') return { name, kind: 'wind', values: [0, 1, 2, 3] };
  if (what === 'dragon') return { name, kind: 'dragon', values: [0, 1, 2] };
  if (/^[1-9]+$/.test(what)) return { name, kind: 'number', values: [...what].map(Number) };
  if (/^[ESWN]+$/.test(what))
    return { name, kind: 'wind', values: [...what].map((wind) => SEATS.indexOf(wind)) };
  return { name, kind: 'dragon', values: [...what].map((dragon) => 'GR0'.indexOf(dragon)) };
}

/** Every way of giving each of some names one of its values. */
function choices<T>(names: readonly string[], valuesOf: (name: string) => readonly T[]): Map<string, T>[] {
  const [first, ...others] = names;
  if (first === undefined) return [new Map()];
  return choices(others, valuesOf).flatMap((rest) =>
    valuesOf(first).map((value) => new Map([...rest, [first, value]])),
  );
}

const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** What a letter with its addition stands for, by kind; undefined if it is no number from 1 to 9, or no year of four digits. */
function standsFor(letter: Letter, value: number, added: number): number | undefined {
  if (letter.kind === 'wind') return (value + added) % 4;
  const sum = value + added;
  if (letter.kind === 'year') return sum > 9999 ? undefined : sum;
  return letter.kind === 'number' && (sum < 1 || sum > 9) ? undefined : sum;
}

/** Whether everything made of the letters is there, and nothing made of one meets what is made of another. */
function isAllowed(
  written: readonly Written[],
  letters: readonly Letter[],
  values: Map<string, number>,
): boolean {
  const made = letters.map((letter) => {
    const added = written.flatMap(({ symbols }) =>
      symbols.filter(({ symbol }) => symbol === letter.name).map((symbol) => symbol.added),
    );
    return added.map((each) => standsFor(letter, values.get(letter.name) ?? 0, each));
  });
  return letters.every(
    (letter, at) =>
      !(made[at] ?? []).includes(undefined) &&
      letters.every(
        (other, place) =>
          place === at ||
          other.kind !== letter.kind ||
          !(made[place] ?? []).some((one) => made[at]?.includes(one)),
      ),
  );
}

const DEFINITE: Readonly<Record<string, string>> = { R: 'RD', G: 'GD', 0: 'WD' };

function tileOf(
  { symbol, added, digit }: NaiveSymbol,
  suit: string,
  letters: readonly Letter[],
  values: Map<string, number>,
): string {
  if (symbol === 'year') {
    const year = String(Number(values.get('year')) + added);
    const one = year[digit as number] as string;
    return one === '0' ? 'WD' : one + suit;
  }
  if ('FNEWSJ'.includes(symbol)) return symbol;
  if (DEFINITE[symbol] !== undefined) return DEFINITE[symbol];
  if (symbol === 'D') return DRAGON_OF[suit] as string;
  if (/[1-9]/.test(symbol)) return symbol + suit;
  const letter = letters.find(({ name }) => name === symbol) as Letter;
  const value = standsFor(letter, values.get(symbol) ?? 0, added) as number;
  if (letter.kind === 'wind') return SEATS[value] as string;
  return letter.kind === 'dragon' ? (DRAGONS[value] as string) : `${value}${suit}`;
}

/** Whether jokers may stand in for a group's tiles, from how it is written. */
function takesJokers({ symbols, suit, marks }: Written): boolean {
  if (marks.includes('*')) return true;
  if (marks.includes('!')) return false;
  const others = symbols.filter(({ symbol }) => symbol !== 'J');
  const isAlike = new Set(others.map(({ symbol, added }) => `${symbol}${added}${suit}`)).size === 1;
  // The digits of a year stand for different symbols, also where they are alike.
  return isAlike && symbols.length >= 3 && symbols.every(({ digit }) => digit === undefined);
}

function copiesOf(tile: string): number {
  return tile === 'F' || tile === 'J' ? 8 : 4;
}

/** Whether 152 tiles suffice for a hand. */
export function isMakeable(groups: readonly NaiveGroup[], flowersAsJokers = false): boolean {
  const places = groups.flatMap(({ tiles, takesJokers: jokers, takesFlowers }) =>
    tiles.map((tile) => ({ tile, jokers, flowers: jokers && (takesFlowers || flowersAsJokers) })),
  );
  const left = new Map<string, number>();
  const take = (tile: string): boolean => {
    const count = left.get(tile) ?? copiesOf(tile);
    left.set(tile, Math.max(0, count - 1));
    return count > 0;
  };
  // What takes only its own tile goes first, then what flowers cannot fill either, then the rest.
  const rank = ({ jokers, flowers }: { jokers: boolean; flowers: boolean }): number =>
    Number(jokers) + Number(flowers);
  return [...places]
    .sort((one, other) => rank(one) - rank(other))
    .filter(({ tile }) => !take(tile) || false)
    .every(({ jokers, flowers }) => (jokers && take('J')) || (flowers && take('F')));
}

const groupKey = ({ tiles, takesJokers: jokers, takesFlowers }: NaiveGroup): string =>
  `${[...tiles].sort().join('')}${jokers ? '+' : ''}${takesFlowers ? '~' : ''}`;

/** A text that is the same for definite hands with the same groups. */
export function variantText(groups: readonly NaiveGroup[]): string {
  return groups.map(groupKey).sort().join(' ');
}

/** Every definite hand of a text, each once; groups of anything are made of some tiles only, if these are given. */
export function expandText(
  text: string,
  year?: number,
  fixedSuits?: Readonly<Record<string, string>>,
  anything: readonly string[] = ANYTHING,
  flowersAsJokers = false,
): NaiveGroup[][] {
  const [body = '', conditions = ''] = text.split(';');
  const stated = conditions.trim() === '' ? [] : conditions.split(',').map(readCondition);
  const found = new Map<string, NaiveGroup[]>();
  for (const chosen of alternatives(body)) {
    const written = chosen
      .split(' ')
      .filter(Boolean)
      .map((group) =>
        readGroup(
          group,
          year,
          stated.some(({ name }) => name === 'year'),
        ),
      );
    const used = [...'UVXYZ', 'year'].filter((name) =>
      written.some(({ symbols }) => symbols.some(({ symbol }) => symbol === name)),
    );
    const letters = used.map(
      (name) =>
        stated.find((each) => each.name === name) ?? { name, kind: 'number' as const, values: ONE_TO_NINE },
    );
    const names = [...'abc'].filter((name) => written.some(({ suit }) => suit === name));
    const anySuits = written.flatMap(({ suit }, at) => (suit === '?' ? [`?${at}`] : []));
    // What the hand names is no suit of a letter, unless letters stand for printed colors.
    const named = new Set(written.flatMap(({ suit }) => ('BCD'.includes(suit) && suit !== '' ? [suit] : [])));
    const suitings = choices([...names, ...anySuits], (name) =>
      fixedSuits?.[name] === undefined ? SUITS : [fixedSuits[name]],
    ).filter((suits) => {
      const own = names.map((name) => suits.get(name) as string);
      return isDistinct(own) && (fixedSuits !== undefined || !own.some((suit) => named.has(suit)));
    });
    const valuings = choices(used, (name) => letters.find((each) => each.name === name)?.values ?? []).filter(
      (values) => isAllowed(written, letters, values),
    );
    // Equal groups of anything may change places, so each is no earlier in the list than the one before it.
    const anyAt = written.flatMap(({ symbols }, at) => (symbols[0]?.symbol === ANY ? [at] : []));
    const alikeBefore = (at: number): number | undefined =>
      anyAt.filter((one) => one < at && JSON.stringify(written[one]) === JSON.stringify(written[at])).at(-1);
    let kindings: Map<number, string>[] = [new Map()];
    for (const at of anyAt)
      kindings = kindings.flatMap((kinds) =>
        anything
          .slice(anything.indexOf(kinds.get(alikeBefore(at) ?? -1) ?? (anything[0] as string)))
          .map((tile) => new Map([...kinds, [at, tile]])),
      );
    for (const [suits, values, kinds] of suitings.flatMap((suits) =>
      valuings.flatMap((values) => kindings.map((kinds) => [suits, values, kinds] as const)),
    )) {
      const groups = written.map((group, at): NaiveGroup => {
        const suit = suits.get(group.suit === '?' ? `?${at}` : group.suit) ?? group.suit;
        return {
          tiles: group.symbols.map((symbol) => kinds.get(at) ?? tileOf(symbol, suit, letters, values)),
          takesJokers: takesJokers(group),
          takesFlowers: group.marks.includes('~'),
        };
      });
      if (isMakeable(groups, flowersAsJokers)) found.set(variantText(groups), groups);
    }
  }
  return [...found.values()];
}

/** Every definite hand of a card; with `fixedColors` the suits are those its colors name (AG-23a). */
export function expandCard(
  card: Card,
  fixedColors = false,
  anything = ANYTHING,
  flowersAsJokers = false,
): NaiveVariant[] {
  const colors: Readonly<Record<string, string>> = card.colors ?? { a: 'green', b: 'red', c: 'blue' };
  const fixed = Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [name, PRINTED_COLORS[color] as string]),
  );
  return card.sections.flatMap(({ lines }, section) =>
    lines.flatMap(({ hand, value, open, concealedBonus: bonus }, line) =>
      [hand].flat().flatMap((text, place) =>
        expandText(text as string, card.year, fixedColors ? fixed : undefined, anything, flowersAsJokers).map(
          (groups) => ({
            section,
            line,
            place,
            value,
            open,
            bonus,
            groups,
          }),
        ),
      ),
    ),
  );
}
