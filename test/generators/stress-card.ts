import type { Card, CardLine } from '../../src/games/american/card/vocabulary';
import type { Chance } from './chance';

// A card of random lines that use every construct of the notation, for the comparison with the naive twin.

const SUITS = ['a', 'a', 'b', 'b', 'c', '?', '?', 'B', 'C', 'D'];
const LATER = ['', '', '', '1', '2'];
const YEARS = ['', '2018-2020', '2026', '1999 2024-2025'];

interface Parts {
  readonly chance: Chance;
  readonly conditions: Map<string, string>;
}

const repeat = (symbol: string, size: number): string => symbol.repeat(size);

/** A mark, now and then, that a group of this size may have. */
function markOf({ chance }: Parts, size: number, alike: boolean): string {
  if (!chance.oneIn(4)) return '';
  if (size < 3 || !alike) return chance.pick(['*', '']);
  return chance.pick(['!', '*', '~', '*~']);
}

const NUMBER_CONDITIONS = ['', '', 'odd', 'odd', 'even', '369', '147'];

function letterGroup(parts: Parts, size: number): string {
  const { chance, conditions } = parts;
  const wind = chance.oneIn(4);
  if (wind) {
    const letter = chance.pick(['U', 'V']);
    if (!conditions.has(letter)) conditions.set(letter, chance.pick(['wind', 'EW', 'NSE']));
    return repeat(letter, size) + chance.pick(['', '1', '2', '3']);
  }
  if (chance.oneIn(4)) {
    if (!conditions.has('Z')) conditions.set('Z', chance.pick(['dragon', 'RG', 'G0']));
    return repeat('Z', size);
  }
  const letter = chance.pick(['X', 'X', 'Y']);
  if (!conditions.has(letter)) conditions.set(letter, chance.pick(NUMBER_CONDITIONS));
  return repeat(letter, size) + chance.pick(['', '', '1', '2', '4']) + chance.pick(SUITS);
}

function alikeGroup(parts: Parts, size: number): string {
  const { chance } = parts;
  const ways: readonly (() => string)[] = [
    () => ANYTHING[size] ?? repeat('F', size),
    () => repeat('F', size),
    () => repeat(chance.pick(['N', 'E', 'W', 'S']), size),
    () => repeat(chance.pick(['R', 'G', '0']), size),
    () => repeat(String(1 + chance.below(9)), size) + chance.pick(SUITS),
    () => repeat('D', size) + chance.pick(SUITS),
    () => letterGroup(parts, size),
    () => letterGroup(parts, size),
    () =>
      `${repeat(String(1 + chance.below(9)), Math.max(1, size - 1))}${size > 1 ? 'J' : ''}${chance.pick(SUITS)}`,
  ];
  return chance.pick(ways)() + markOf(parts, size, true);
}

/** Groups of anything, by size. */
const ANYTHING: Readonly<Record<number, string>> = {
  2: '{pair}',
  3: '{pung}',
  4: '{kong}',
  5: '{quint}',
  6: '{sextet}',
};

const MIXED: Readonly<Record<number, readonly string[]>> = {
  2: ['NS', 'EW', 'RG', '19a', 'JJ'],
  3: ['369b', 'RG0', '12Fa', 'JJJ'],
  4: ['NEWS', '2468c', '1133a', '1379B'],
  5: ['13579b', 'NEWSF'],
};

function yearGroup({ chance, conditions }: Parts): string {
  if (!conditions.has('year')) conditions.set('year', chance.pick(YEARS));
  return `{year${chance.pick(LATER)}}${chance.pick(SUITS)}`;
}

function group(parts: Parts, size: number): string {
  const mixed = MIXED[size];
  if (mixed === undefined || !parts.chance.oneIn(5)) return alikeGroup(parts, size);
  const isYear = size === 4 && parts.chance.oneIn(2);
  return (isYear ? yearGroup(parts) : parts.chance.pick(mixed)) + markOf(parts, size, false);
}

/** Sizes that add up to 14. */
function sizes(chance: Chance): number[] {
  const found: number[] = [];
  for (let left = 14; left > 0; ) {
    const size = Math.min(left, chance.pick([1, 2, 2, 3, 3, 4, 4, 5, 6]));
    found.push(size);
    left -= size;
  }
  return found;
}

function lineText(chance: Chance): string {
  const parts: Parts = { chance, conditions: new Map() };
  const groups = sizes(chance).map((size) =>
    chance.oneIn(6) ? `(${group(parts, size)} | ${group(parts, size)})` : group(parts, size),
  );
  const conditions = [...parts.conditions]
    .filter(([, what]) => what !== '')
    .map(([name, what]) => `${name} ${what}`);
  return conditions.length > 0 ? `${groups.join(' ')}; ${conditions.join(', ')}` : groups.join(' ');
}

/** A hand one of whose variants can be made only if flowers serve as jokers: eight jokers are too few. */
const MADE_OF_FLOWERS = '(DDDDDDa | RRRRRR~) ZZ 0000~ DDa*; Z dragon';

/** What chance seldom has. */
const OF_ANYTHING: readonly string[] = [
  '{sextet} {year}a FFFF',
  '{quint}* 2468a NEWSF',
  '{kong}! FFFF 111a 222a',
];

/** Random lines that `isSound` accepts, on one card, behind `MADE_OF_FLOWERS` and `OF_ANYTHING`. */
export function stressCard(chance: Chance, lines: number, isSound: (card: Card) => boolean): Card {
  const cardOf = (made: readonly CardLine[]): Card => ({
    name: 'Stress card',
    year: 2036,
    sections: [{ name: 'Any', lines: made }],
  });
  const found: CardLine[] = [MADE_OF_FLOWERS, ...OF_ANYTHING].map((hand) => ({
    hand,
    value: 50,
    open: true,
  }));
  while (found.length < lines) {
    const hand = chance.oneIn(10) ? [lineText(chance), lineText(chance)] : lineText(chance);
    const open = !chance.oneIn(4);
    const concealedBonus = open && chance.oneIn(3) ? chance.pick([0, 2.5, 10, 30]) : undefined;
    const line: CardLine = {
      ...{ hand, value: 25 + 5 * chance.below(11), open },
      ...(concealedBonus !== undefined && { concealedBonus }),
    };
    if (isSound(cardOf([line]))) found.push(line);
  }
  return cardOf(found);
}

/** Which constructs a card uses, by name. */
export const CONSTRUCTS: Readonly<Record<string, RegExp>> = {
  anyPair: /\{pair\}/,
  anyPung: /\{pung\}/,
  anyKong: /\{kong\}/,
  anyQuint: /\{quint\}/,
  anySextet: /\{sextet\}/,
  anyWithMark: /\{(pair|pung|kong|quint|sextet)\}[!*~]/,
  flowers: /F/,
  winds: /\b[NESW]{2,}/,
  dragons: /R|G/,
  soap: /0/,
  matchingDragon: /D[abc]/,
  year: /\{year\}/,
  laterYear: /\{year[12]\}/,
  chosenYear: / year /,
  yearsFromTo: / year .*-/,
  namedSuit: /[0-9XY}][BC]\b/,
  namedDots: /[0-9XY}]D\b/,
  letters: /X/,
  consecutive: /X[1-9]/,
  condition: /; /,
  odd: / odd/,
  threeSixNine: / 369/,
  anyWind: / wind/,
  someWinds: / EW|NSE/,
  anyDragon: / dragon/,
  someDragons: / RG|G0/,
  anySuit: /\?/,
  threeSuits: /c\b/,
  printedJoker: /\dJ/,
  jokersAlone: /\bJJ/,
  singles: /NEWS/,
  quint: /(\w)\1{4}/,
  sextet: /(\w)\1{5}/,
  noJokers: /!/,
  jokersAnywhere: /\*/,
  flowersServe: /~/,
  alternatives: /\|/,
};
