import { ownValue } from '../../core/own-values';
import { described, type Reason, type ReasonCode, reasonAt } from '../../core/reason';
import type { WholeHand } from '../../hands/check-hand';
import type { Meld } from '../../hands/hand';
import type { Tile } from '../../tiles/tile';
import type { ChineseOptions } from './options';
import { HAND_SIZE, meldSet, SIZES, sizeOf } from './parts';
import { tilesToDraw } from './sheet/lines';
import { isFlower, isSuitTile } from './tiles';
import type { ChineseWin } from './vocabulary';

type Path = readonly (string | number)[];

/** Whole numbers beyond this are no count of tiles. */
const MOST = 1_000;

/** The reasons against the properties of these names that are neither true, false nor left out. */
export const flagFaults = (
  object: object,
  names: readonly string[],
  code: ReasonCode,
  path: Path,
): readonly Reason[] =>
  names.flatMap((name) => {
    const value = ownValue(object, name);
    if (value === undefined || typeof value === 'boolean') return [];
    return [reasonAt(code, '', `${name} is true or false, not ${described(value)}.`, [...path, name])];
  });

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** How many flowers and seasons there are (CS-1). */
const FLOWERS = 8;

/** What is wrong with the number of flowers that the dummies laid aside, where the player has so many (CS-7a). */
export const dummyFlowerFaults = (
  value: unknown,
  own: number,
  { dummyFlowers }: Pick<ChineseOptions, 'dummyFlowers'>,
  path: Path,
): readonly Reason[] => {
  const most = dummyFlowers === 'replaced' ? FLOWERS - own : 0;
  if (value === undefined || (isCount(value) && value <= most)) return [];
  const message =
    dummyFlowers === 'replaced'
      ? `The dummies laid aside 0 to ${most} flowers, not ${described(value)}.`
      : 'By these rules a dummy discards its flowers: count them among the discarded tiles.';
  return [reasonAt('badDiscards', 'CS-7a', message, path, { most })];
};

/** What is wrong with a number of discarded tiles where at most `most` can be; empty if nothing is (CS-21). */
export const discardFaults = (value: unknown, most: number, path: Path): readonly Reason[] => {
  if (value === undefined) return [];
  if (!isCount(value) || value > MOST) {
    const message = `The number of discarded tiles is a whole number from 0, not ${described(value)}.`;
    return [reasonAt('badDiscards', 'CS-21', message, path)];
  }
  if (value <= most) return [];
  const message = `Only ${most} tiles were left to draw; ${value} cannot have been discarded.`;
  return [reasonAt('badDiscards', 'CS-21', message, path, { count: value, most })];
};

/** What is wrong with a meld, in a sentence; undefined if nothing is. */
const meldFault = (meld: Meld): string | undefined => {
  const { tiles } = meld;
  if (meldSet(meld) !== undefined) return undefined;
  if (tiles.some(isFlower)) return 'Flowers are laid aside, not melded.';
  if (tiles.length === 0) return 'A meld has at least one tile.';
  if (tiles.every((tile) => tile === tiles[0])) {
    return tiles.length === 2
      ? 'A pair is not melded: the winning tile and its pair are counted among the concealed tiles.'
      : `A set is three or four of a kind, or a run of three; ${tiles.length} alike are none.`;
  }
  if (!tiles.every(isSuitTile)) return 'Winds and dragons form no runs.';
  if (new Set(tiles.map((tile) => tile.charAt(1))).size > 1) return 'A run is of one suit.';
  return 'A set is three or four of a kind, or exactly three numbers in a row.';
};

const meldReasons = ({ melds }: WholeHand): readonly Reason[] =>
  melds.flatMap((meld, place) => {
    const message = meldFault(meld);
    if (message === undefined) return [];
    return [reasonAt('badMeld', 'CS-8', message, ['melds', place], { tiles: meld.tiles })];
  });

const flowerReasons = ({ concealed, flowers }: WholeHand): readonly Reason[] => [
  ...(concealed.some(isFlower) ? concealed : []).flatMap((tile, place) => {
    if (!isFlower(tile)) return [];
    const message = `The flower ${tile} is laid aside and replaced; it is not counted among the concealed tiles.`;
    return [reasonAt('flowerNotLaidAside', 'CS-7', message, ['concealed', place], { tile })];
  }),
  ...flowers.flatMap((tile, place) => {
    if (isFlower(tile)) return [];
    const message = `${tile} is no flower: only F1 to F4 and S1 to S4 are laid aside.`;
    return [reasonAt('notAFlower', 'CS-7', message, ['flowers', place], { tile })];
  }),
];

const hasFour = (concealed: readonly Tile[], kongs: number): boolean => {
  const counts = new Map<Tile, number>();
  for (const tile of concealed) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts.values()].filter((count) => count >= 4).length >= kongs;
};

const countReasons = (hand: WholeHand, size: number): readonly Reason[] => {
  const concealed = hand.concealed.filter((tile) => !isFlower(tile));
  const { tiles, meldedKongs, concealedKongs } = sizeOf({ ...hand, concealed }, size);
  if (concealedKongs === 0 || (concealedKongs > 0 && hasFour(concealed, concealedKongs))) return [];
  const expected = size + meldedKongs;
  const why = meldedKongs === 0 ? 'and one more for each kong' : 'one more for each kong among them';
  const what = size === HAND_SIZE ? 'winning' : 'waiting';
  const message = `A ${what} hand has ${expected} tiles, ${why}; this one has ${tiles}.`;
  return [{ code: 'wrongTileCount', rule: 'CS-8', message, params: { count: tiles, expected } }];
};

const FLAGS = ['afterKong', 'lastTile', 'originalDraw', 'onlyPlace'];

/** What a win can be wrong about, as sentences: what holds makes it impossible. */
const impossible = (
  hand: WholeHand,
  win: ChineseWin,
): readonly (readonly [boolean, string, string, string])[] => {
  const { meldedKongs, concealedKongs } = sizeOf(hand);
  const hasKong = meldedKongs + concealedKongs > 0;
  const isLoose = win.by === 'looseTile';
  const hasFlower = hand.flowers.length > 0;
  const isOpen = hand.melds.some(({ concealed }) => concealed !== true);
  return [
    [win.afterKong === true && !isLoose, 'afterKong', 'CS-15', 'The tile after a kong is a loose tile.'],
    [
      win.afterKong === true && !hasKong,
      'afterKong',
      'CS-15',
      'There is no kong that a loose tile could follow.',
    ],
    [
      isLoose && !hasFlower && !hasKong,
      'by',
      'CS-7',
      'A loose tile replaces a flower or follows a kong, and this hand has neither.',
    ],
    [
      isLoose && !hasFlower && win.afterKong === false,
      'afterKong',
      'CS-7',
      'Without a flower to replace, the loose tile followed the kong.',
    ],
    [
      win.originalDraw === true && win.by === 'discard',
      'originalDraw',
      'CS-18',
      'The original draw is drawn, not discarded.',
    ],
    [
      win.originalDraw === true && (hasKong || isOpen),
      'originalDraw',
      'CS-18',
      'On the original draw, the first 14 tiles, there is no kong and nothing on the table.',
    ],
  ];
};

const winReasons = (hand: WholeHand, win: ChineseWin, options: ChineseOptions): readonly Reason[] => {
  const flowers = hand.flowers.length;
  const laid = ownValue(win, 'flowersOfDummies');
  const faults = [
    ...flagFaults(win, FLAGS, 'badWin', ['win']),
    ...dummyFlowerFaults(laid, flowers, options, ['win', 'flowersOfDummies']),
  ];
  if (faults.length > 0) return faults;
  const { meldedKongs, concealedKongs } = sizeOf(hand);
  const most = tilesToDraw(flowers + Number(laid ?? 0), meldedKongs + concealedKongs, options);
  return [
    ...impossible(hand, win)
      .filter(([holds]) => holds)
      .slice(0, 1)
      .map(([, name, rule, message]) => reasonAt('badWin', rule, message, ['win', name])),
    ...discardFaults(ownValue(win, 'discards'), most, ['win', 'discards']),
  ];
};

/** Whether a meld has as many tiles as a kong and is none, so that nobody can say how many the hand should have. */
const isFalseKong = (meld: Meld): boolean =>
  meld.tiles.length === SIZES.kong && meldFault(meld) !== undefined;

/** What is wrong with a hand's flowers, its melds and its size (so many tiles without kongs) (CS-7, CS-8). */
export const handFaults = (hand: WholeHand, size: number): readonly Reason[] => [
  ...flowerReasons(hand),
  ...meldReasons(hand),
  ...(hand.melds.some(isFalseKong) ? [] : countReasons(hand, size)),
];

/** What is wrong with a hand's flowers, size, melds or win (CS-7, CS-8, CS-15, CS-18); empty if nothing is. */
export const checkChineseHand = (
  hand: WholeHand,
  win: ChineseWin | undefined,
  options: ChineseOptions,
): readonly Reason[] => {
  const reasons = handFaults(hand, HAND_SIZE);
  return reasons.length > 0 || win === undefined ? reasons : winReasons(hand, win, options);
};
