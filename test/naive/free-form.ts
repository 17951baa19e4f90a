import type { Hand, Win } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';

// Hands without a card, read the plain way: the first tile that is left goes with any others it may
// go with, in every way, and what comes out twice is kept once. Slow, and without a thought of order.

/** The options that say what is a hand. */
export interface NaiveFreeFormOptions {
  readonly flowersAsJokers: boolean;
  readonly pairOnDiscard: boolean;
  readonly claimDiscardedJoker: boolean;
}

/** A group in a word: tile, size, jokers, and where it lies, such as `3B 4 1J exposed`. */
type Word = string;

/** Rules that are not kept for once. */
interface Free {
  readonly jokersInPairs: boolean;
  readonly singles: boolean;
}

const STRICT: Free = { jokersInPairs: false, singles: false };

// biome-ignore format: a row for each group of tiles
const RACK = [
  'F',
  '1B', '2B', '3B', '4B', '5B', '6B', '7B', '8B', '9B', 'GD',
  '1C', '2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C', 'RD',
  '1D', '2D', '3D', '4D', '5D', '6D', '7D', '8D', '9D', 'WD',
  'E', 'S', 'W', 'N', 'J',
];

const groupWord = (tile: string, size: number, jokers: number, exposed = false): Word =>
  `${tile} ${size}${jokers > 0 ? ` ${jokers}J` : ''}${exposed ? ' exposed' : ''}`;

const mayBe = (size: number, jokers: number, free: Free): boolean => {
  if (size > 6) return false;
  if (size === 1) return free.singles && jokers === 0;
  return size > 2 || jokers === 0 || free.jokersInPairs;
};

const without = (tiles: readonly string[], gone: readonly string[]): string[] => {
  const left = [...tiles];
  for (const tile of gone) left.splice(left.indexOf(tile), 1);
  return left;
};

const byPlace = (one: Word, other: Word): number => {
  const [a, b] = [one, other].map((word) => {
    const [tile = '', size = '', ...more] = word.split(' ');
    const jokers = more.find((part) => part.endsWith('J')) ?? '0';
    return [RACK.indexOf(tile), -Number(size), Number.parseInt(jokers, 10), more.includes('exposed') ? 1 : 0];
  }) as [number[], number[]];
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return (a[at] as number) - (b[at] as number);
  return 0;
};

const compareReadings = (one: readonly Word[], other: readonly Word[]): number => {
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const order = byPlace(one[at] as Word, other[at] as Word);
    if (order !== 0) return order;
  }
  return one.length - other.length;
};

/** Every way to part tiles into groups, as texts of sorted words; none if there is none. */
const partings = (
  tiles: readonly string[],
  free: Free,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> => {
  const [first] = tiles;
  if (first === undefined) return new Set(['']);
  const key = tiles.join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = new Set<string>();
  const alike = tiles.filter((tile) => tile === first).length;
  const jokers = first === 'J' ? 0 : tiles.filter((tile) => tile === 'J').length;
  for (let own = 1; own <= alike; own++) {
    for (let helping = 0; helping <= jokers; helping++) {
      const allJokers = first === 'J' ? own : helping;
      if (!mayBe(own + helping, allJokers, free)) continue;
      const gone = [...Array(own).fill(first), ...Array(helping).fill('J')] as string[];
      const word = groupWord(first, own + helping, allJokers);
      for (const rest of partings(without(tiles, gone), free, known)) {
        found.add([...rest.split('|').filter(Boolean), word].sort(byPlace).join('|'));
      }
    }
  }
  known.set(key, found);
  return found;
};

const inRackOrder = (tiles: readonly string[]): string[] =>
  [...tiles].sort((one, other) => RACK.indexOf(one) - RACK.indexOf(other));

/** The concealed tiles with some, none or all of the flowers turned into jokers. */
const rackings = (
  concealed: readonly Tile[],
  { flowersAsJokers }: NaiveFreeFormOptions,
): readonly string[][] => {
  const flowers = concealed.filter((tile) => tile === 'F').length;
  return Array.from({ length: flowersAsJokers ? flowers + 1 : 1 }, (_, turned) => {
    let left = turned;
    return inRackOrder(concealed.map((tile) => (tile === 'F' && left-- > 0 ? 'J' : tile)));
  });
};

const jokersOf = (word: Word): number => Number(/ (\d)J/.exec(word)?.[1] ?? 0);

/** Flowers beside flowers are flowers: the jokers among them are real ones. */
const isHonest = (words: readonly Word[], concealed: readonly Tile[]): boolean => {
  const amongFlowers = words
    .filter((word) => word.startsWith('F '))
    .reduce((sum, word) => sum + jokersOf(word), 0);
  return amongFlowers <= concealed.filter((tile) => tile === 'J').length;
};

const isClaim = (win: Win | undefined): boolean =>
  win?.by === 'discard' || win?.by === 'misnamedDiscard' || win?.by === 'exchangeTile';

/** Whether the claimed tile stands in one of the concealed groups, where it may. */
const isPlaced = (
  words: readonly Word[],
  win: Win | undefined,
  concealed: readonly Tile[],
  { pairOnDiscard, claimDiscardedJoker }: NaiveFreeFormOptions,
): boolean => {
  if (!isClaim(win)) return true;
  // A discarded joker has come to one of three or more alike: no pair has a joker.
  const mayBeJoker = win?.by === 'discard' && (win.tile === undefined || win.tile === 'J');
  if (claimDiscardedJoker && mayBeJoker && concealed.includes('J')) return true;
  return words.some((word) => {
    const [tile, size] = word.split(' ');
    const isOwn = jokersOf(word) < Number(size);
    return isOwn && (win?.tile === undefined || win.tile === tile) && (pairOnDiscard || Number(size) > 2);
  });
};

const exposedWords = ({ melds = [] }: Hand, { flowersAsJokers }: NaiveFreeFormOptions): readonly Word[] =>
  melds.map(({ tiles }) => {
    const others = tiles.filter((tile) => tile !== 'J' && tile !== 'F');
    const tile = flowersAsJokers && others.length > 0 ? others[0] : tiles.find((one) => one !== 'J');
    return groupWord(tile as string, tiles.length, tiles.filter((one) => one !== tile).length, true);
  });

const concealedReadings = (
  hand: Hand,
  win: Win | undefined,
  options: NaiveFreeFormOptions,
  free: Free,
): readonly (readonly Word[])[] => {
  const all = rackings(hand.concealed, options).flatMap((tiles) => [...partings(tiles, free, new Map())]);
  return [...new Set(all)]
    .map((text) => text.split('|').filter(Boolean))
    .filter((words) => isHonest(words, hand.concealed) && isPlaced(words, win, hand.concealed, options));
};

/** Every reading of a hand of 14 tiles whose melds are in order, each as the words of its groups, in order. */
export const naiveReadings = (
  hand: Hand,
  win: Win | undefined,
  options: NaiveFreeFormOptions,
): readonly (readonly Word[])[] => {
  const exposed = exposedWords(hand, options);
  return concealedReadings(hand, win, options, STRICT)
    .map((words) => [...words, ...exposed].sort(byPlace))
    .sort(compareReadings);
};

/** The codes that keep a hand from winning, each with whether it does so alone: the smallest sets of them. */
export const naiveBroken = (
  hand: Hand,
  win: Win | undefined,
  options: NaiveFreeFormOptions,
): readonly (readonly string[])[] => {
  const wins = (codes: readonly string[]): boolean => {
    const free = { jokersInPairs: codes.includes('jokerInPair'), singles: codes.includes('singleTile') };
    const known = codes.includes('noPlaceForWin') ? undefined : win;
    return concealedReadings(hand, known, options, free).length > 0;
  };
  const sets = [
    [['jokerInPair'], ['singleTile'], ['noPlaceForWin']],
    [
      ['jokerInPair', 'singleTile'],
      ['jokerInPair', 'noPlaceForWin'],
      ['singleTile', 'noPlaceForWin'],
    ],
    [['jokerInPair', 'singleTile', 'noPlaceForWin']],
  ];
  for (const ofOneSize of sets) {
    const found = ofOneSize.filter(
      (codes) => (win !== undefined || !codes.includes('noPlaceForWin')) && wins(codes),
    );
    if (found.length > 0) return found;
  }
  return [];
};

/** The least number of tiles that a hand lacks: any may be dropped, and any new one may come in its place. */
export const naiveDistance = (hand: Hand, options: NaiveFreeFormOptions): number => {
  const size = (hand.melds ?? []).reduce((left, { tiles }) => left - tiles.length, 14);
  const known = new Map<string, ReadonlySet<number>>();
  // For tiles that are left: how many of them can be kept with how many new ones, as 100 * kept + new.
  const outcomes = (tiles: readonly string[]): ReadonlySet<number> => {
    const [first] = tiles;
    if (first === undefined) return new Set([0]);
    const key = tiles.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = new Set(outcomes(tiles.slice(1)));
    const alike = tiles.filter((tile) => tile === first).length;
    const jokers = first === 'J' ? 0 : tiles.filter((tile) => tile === 'J').length;
    for (let own = 1; own <= alike; own++) {
      for (let helping = 0; helping <= jokers; helping++) {
        const gone = [...Array(own).fill(first), ...Array(helping).fill('J')] as string[];
        const kept = own + helping;
        const rest = outcomes(without(tiles, gone));
        for (let fresh = 0; kept + fresh <= 6; fresh++) {
          if (!mayBe(kept + fresh, first === 'J' ? own : helping, STRICT)) continue;
          for (const outcome of rest) if (outcome / 100 < size) found.add(outcome + 100 * kept + fresh);
        }
      }
    }
    known.set(key, found);
    return found;
  };
  let least = size;
  for (const tiles of rackings(hand.concealed, options)) {
    for (const outcome of outcomes(tiles)) {
      const kept = Math.floor(outcome / 100);
      const rest = size - kept - (outcome % 100);
      if (rest === 0 || rest > 1) least = Math.min(least, size - kept);
    }
  }
  return least;
};

/** The layout of a reading: its groups without a word on jokers or where they lie. */
export const layoutOf = (words: readonly Word[]): readonly Word[] =>
  words.map((word) => word.split(' ').slice(0, 2).join(' ')).sort(byPlace);

/** The layouts that a hand with at most one joker reaches by exchanging one concealed tile, in order. */
export const naiveOneAway = (hand: Hand, options: NaiveFreeFormOptions): readonly string[] => {
  const found = new Map<string, readonly Word[]>();
  for (const gone of new Set(hand.concealed)) {
    for (const fresh of RACK) {
      const concealed = [...without(hand.concealed, [gone]), fresh] as Tile[];
      const all = [...concealed, ...(hand.melds ?? []).flatMap(({ tiles }) => tiles)];
      const most = fresh === 'F' || fresh === 'J' ? 8 : 4;
      if (all.filter((tile) => tile === fresh).length > most) continue;
      for (const reading of naiveReadings({ ...hand, concealed }, undefined, options)) {
        const layout = layoutOf(reading);
        found.set(layout.join(), layout);
      }
    }
  }
  return [...found.values()].sort(compareReadings).map((layout) => layout.join());
};
