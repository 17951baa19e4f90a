import type { Hand } from '../../src/hands/hand';
import { houseRuleForbids, type Judged, levelForbids } from './card-free-conditions';
import { KINDS, type Kind, kindOf } from './card-free-kinds';
import { CATEGORIES, type Category, PATTERNS } from './card-free-layouts';
import type { NaiveOptions, NaiveWin } from './card-free-options';

// docs/reasons.md word for word: every way of laying the tiles out as blocks, tile by tile, and each judged. Only
// for hands of few jokers; it checks the shortcuts of `naiveSets`. Dragon Hands are not looked at.

interface LiteralBlock {
  readonly kind: Kind;
  /** The tiles in the order in which they were laid, jokers as `J`. */
  readonly tiles: readonly string[];
  readonly exposed: boolean;
}

type Reading = readonly LiteralBlock[];

function nameOf(reading: Reading): string {
  return reading
    .map(({ kind, tiles, exposed }) => `${kind.tile}${exposed ? '!' : ':'}${[...tiles].sort().join('')}`)
    .sort()
    .join(' ');
}

/** Whether a tile may lie in one more place of a block. */
function fits({ kind, tiles, exposed }: LiteralBlock, tile: string): boolean {
  if (exposed) return false;
  if (kind.type === 'news') {
    const isWind = tile === 'J' || kindOf(tile).type === 'wind';
    return tiles.length < 4 && isWind && (tile === 'J' || !tiles.includes(tile));
  }
  return tiles.length < 5 && (tile === 'J' || tile === kind.tile);
}

/** Every reading with one more tile laid. */
function lay(reading: Reading, tile: string): Reading[] {
  const found: Reading[] = [];
  reading.forEach((block, at) => {
    if (!fits(block, tile)) return;
    found.push(
      reading.map((each, index) => (index === at ? { ...each, tiles: [...each.tiles, tile] } : each)),
    );
  });
  for (const kind of KINDS) {
    const empty: LiteralBlock = { kind, tiles: [], exposed: false };
    if (fits(empty, tile)) found.push([...reading, { ...empty, tiles: [tile] }]);
  }
  return found;
}

/** Every way of laying the tiles out; a NEWS block has four places. Undefined if there are more ways than `most`. */
export function everyReading(hand: Hand, most: number): Reading[] | undefined {
  const exposures = (hand.melds ?? []).map(({ tiles }): LiteralBlock => {
    const kind = kindOf(tiles.find((tile) => tile !== 'J') as string);
    return { kind, tiles, exposed: true };
  });
  let readings: Reading[] = [exposures];
  for (const tile of [...hand.concealed].sort()) {
    const next = new Map<string, Reading>();
    for (const reading of readings) {
      for (const more of lay(reading, tile)) next.set(nameOf(more), more);
      if (next.size > most) return undefined;
    }
    readings = [...next.values()];
  }
  return readings.filter((reading) =>
    reading.every(({ kind, tiles }) => kind.type !== 'news' || tiles.length === 4),
  );
}

const SUIT_ORDERS = ['BCD', 'BDC', 'CBD', 'CDB', 'DBC', 'DCB'];

/** No way of putting equal numbers in order leaves each suit together. */
function isWoven(numbers: readonly Kind[]): boolean {
  return SUIT_ORDERS.every((order) => {
    const suits = [...numbers]
      .sort((a, b) => a.number - b.number || order.indexOf(a.suit ?? '') - order.indexOf(b.suit ?? ''))
      .map(({ suit }) => suit);
    return suits.some((suit, at) => at > 0 && suit !== suits[at - 1] && suits.indexOf(suit) < at);
  });
}

function hasTwins(items: readonly unknown[]): boolean {
  return new Set(items).size < items.length;
}

interface SetVerdict {
  readonly code: 'setTooShort' | 'noCategory' | undefined;
  readonly category: Category | undefined;
}

function judgeSet(kinds: readonly Kind[]): SetVerdict {
  const numbers = [
    ...new Set(kinds.filter(({ type }) => type === 'number').map(({ number }) => number)),
  ].sort();
  const winds = [...new Set(kinds.filter(({ type }) => type === 'wind').map(({ tile }) => tile))]
    .sort()
    .join('');
  if (numbers.length > 0 === winds.length > 0) return { code: 'noCategory', category: undefined };
  if (winds !== '') {
    return { code: ['ENSW', 'NS', 'EW'].includes(winds) ? undefined : 'setTooShort', category: 'winds' };
  }
  if (numbers.length === 1) {
    const suits = new Set(kinds.filter(({ type }) => type === 'number').map(({ suit }) => suit));
    return { code: suits.size === 3 ? undefined : 'setTooShort', category: 'anyLikeNumbers' };
  }
  const text = numbers.join('');
  for (const { name, sets } of CATEGORIES.slice(0, 4)) {
    if (sets.some((set) => set.join('') === text)) return { code: undefined, category: name };
  }
  const short: readonly [Category, string][] = [
    ['consecutiveRun', '12 23 34 45 56 67 78 89'],
    ['consecutiveOdds', '13 35 57 79'],
    ['consecutiveEvens', '24 46 68'],
    ['multiplesOfThree', '36 69 39'],
  ];
  const category = short.find(([, sets]) => sets.split(' ').includes(text))?.[0];
  return { code: category === undefined ? 'noCategory' : 'setTooShort', category };
}

/** The codes of everything that a reading breaks, in alphabetical order. */
export function brokenBy(reading: Reading, options: NaiveOptions, win?: NaiveWin): string[] {
  const kinds = reading.map(({ kind }) => kind);
  const of = (type: string): Kind[] => kinds.filter((kind) => kind.type === type);
  const [numbers, winds, dragons] = [of('number'), of('wind'), of('dragon')];
  const { code, category } = judgeSet(kinds);
  const sizes = reading.map(({ tiles }) => tiles.length).sort();
  const pattern = PATTERNS.find((each) => each.sizes.join() === sizes.join())?.name;
  const judged: Judged = {
    category,
    pattern,
    blocks: reading.map(({ kind, tiles }) => ({ tile: kind.tile, size: tiles.length })),
    exposed: reading.some(({ exposed }) => exposed),
    jokers: reading.flatMap(({ tiles }) => tiles).filter((tile) => tile === 'J').length,
  };
  const like = new Set(numbers.map(({ suit }) => suit)).size === numbers.length;
  const blocksWhere = (test: (kind: Kind, tiles: readonly string[], jokers: number) => boolean): boolean =>
    reading.some(({ kind, tiles }) => test(kind, tiles, tiles.filter((tile) => tile === 'J').length));
  const plain = ['number', 'wind', 'dragon'];
  const verdicts: Record<string, boolean> = {
    jokerInPair: blocksWhere(
      ({ type }, { length }, jokers) => plain.includes(type) && length === 2 && jokers > 0,
    ),
    jokerInFlowers: blocksWhere(({ type }, _, jokers) => type === 'flower' && jokers > 0),
    jokerInNews: blocksWhere(({ type }, _, jokers) => type === 'news' && jokers > 0),
    allJokerBlock:
      !options.allJokerBlocks &&
      blocksWhere(({ type }, { length }, jokers) => plain.includes(type) && jokers === length),
    singleTile: sizes.includes(1),
    twoFlowerBlocks: of('flower').length > 1,
    flowerBlockNotPair: blocksWhere(({ type }, { length }) => type === 'flower' && length !== 2),
    twoNewsBlocks: of('news').length > 1,
    repeatedNumber:
      hasTwins(numbers.map(({ number }) => number)) &&
      !(like && new Set(numbers.map(({ number }) => number)).size === 1),
    repeatedWind: hasTwins(winds) || (of('news').length > 0 && winds.length > 0 && !options.newsWithWinds),
    repeatedDragon: hasTwins(dragons),
    wovenSuits: isWoven(numbers),
    houseRule: houseRuleForbids(judged, options, win),
    skillLevel: levelForbids(judged, options, win),
    setTooShort: code === 'setTooShort',
    noCategory: code === 'noCategory',
    noPattern: pattern === undefined,
  };
  return Object.keys(verdicts)
    .filter((each) => verdicts[each])
    .sort();
}

/** CF-39a: whether the reading is the one that a player sees, as docs/reasons.md says it. */
function isPlain(reading: Reading): boolean {
  const concealed = reading.filter(({ exposed }) => !exposed);
  const naturals = concealed.filter(
    ({ kind, tiles }) => kind.type !== 'news' && tiles.some((tile) => tile !== 'J'),
  );
  return (
    !hasTwins(naturals.map(({ kind }) => kind.tile)) &&
    concealed.every(({ kind: { type }, tiles }) => {
      if (tiles.length <= 2) return !tiles.includes('J');
      return type !== 'news' || tiles.some((tile) => tile !== 'J');
    })
  );
}

/**
 * What `naiveSets` says, the Dragon Hands apart; undefined if the hand can be laid out in more than `most` ways,
 * complete or not.
 */
export function literalSets(
  hand: Hand,
  options: NaiveOptions,
  win: NaiveWin | undefined,
  most: number,
): { codes: string[]; rank: number }[] | undefined {
  const readings = everyReading(hand, most);
  if (readings === undefined) return undefined;
  const sets = new Map<string, { codes: string[]; rank: number }>();
  for (const reading of readings) {
    const codes = brokenBy(reading, options, win);
    const wins = codes.every((code) => code === 'houseRule' || code === 'skillLevel');
    const rank = wins ? 0 : isPlain(reading) ? 1 : 2;
    sets.set(codes.join(), { codes, rank: Math.min(rank, sets.get(codes.join())?.rank ?? rank) });
  }
  const least = Math.min(...[...sets.values()].map(({ codes }) => codes.length));
  return [...sets.values()]
    .filter(({ codes }) => codes.length === least)
    .sort((a, b) => (a.codes.join() < b.codes.join() ? -1 : 1));
}
