import { FLAG, isNot, optional, readMembers, type Telling, telling } from '../../core/read';
import { described, type Path, type Reason, type ReasonCode, reasonAt } from '../../core/reason';
import { isWhole } from '../../core/whole-number';
import type { Meld, WholeHand } from '../../hands/hand';
import type { HandStage } from '../../hands/rule-parts';
import { type MeldFault, meldReasons, type TileFault, tileReasons } from '../../melds/reasons';
import { countsOf } from '../../melds/set-shape';
import { tileIndex } from '../../tiles/tile-index';
import type { ChineseOptions } from './options';
import { isOpened, kongsOf, meldSet, SIZES, sizeOf } from './parts';
import { tilesToDraw } from './sheet/fill';
import { isFlower, isSuitTile } from './tiles';
import type { ChineseWin } from './vocabulary';

/** The highest number read as a count of tiles. */
const MOST = 1_000;

/** Reads a flag, false if left out; anything else is refused with this code. */
export const flagOr = (code: ReasonCode): Telling<boolean> =>
  optional(
    telling(FLAG, (path, expected, given) =>
      reasonAt(code, '', isNot(`“${path.at(-1)}”`, expected, given), path),
    ),
    false,
  );

/** The number of flowers and seasons (CS-1). */
const FLOWERS = 8;

/** What is wrong with the number of flowers that dummies laid aside, when the player has `own` (CS-7a); empty if nothing is. */
export const dummyFlowerFaults = (
  value: unknown,
  own: number,
  { dummyFlowers }: Pick<ChineseOptions, 'dummyFlowers'>,
  path: Path,
): readonly Reason[] => {
  const isReplaced = dummyFlowers === 'replaced';
  const most = isReplaced ? FLOWERS - own : 0;
  if (value === undefined || isWhole(value, 0, most)) return [];
  const message = isReplaced
    ? `The dummies can have laid aside 0 to ${most} flowers, not ${described(value)}.`
    : 'Under these rules dummies discard their flowers; count them as discarded tiles.';
  return [reasonAt('badDiscards', 'CS-7a', message, path, { most })];
};

/** What is wrong with a number of discarded tiles, of which there can be at most `most`; empty if nothing is (CS-21). */
export const discardFaults = (value: unknown, most: number, path: Path): readonly Reason[] => {
  if (value === undefined) return [];
  if (!isWhole(value, 0, MOST)) {
    const message = isNot('The number of discarded tiles', 'a whole number, at least 0', value);
    return [reasonAt('badDiscards', 'CS-21', message, path)];
  }
  if (value <= most) return [];
  const message = `Only ${most} tiles were left to draw; ${value} cannot have been discarded.`;
  return [reasonAt('badDiscards', 'CS-21', message, path, { count: value, most })];
};

const sentenceOn = ({ tiles }: Meld): string => {
  if (tiles.some(isFlower)) return 'Flowers are laid aside, not melded.';
  if (tiles.length === 0) return 'A meld has at least one tile.';
  if (tiles.every((tile) => tile === tiles[0])) {
    return tiles.length === 2
      ? 'A pair is not melded: the winning tile and its pair are counted among the concealed tiles.'
      : `A set is three or four of a kind, or a run of three; ${tiles.length} alike are not a set.`;
  }
  if (!tiles.every(isSuitTile)) return 'Winds and dragons form no runs.';
  if (new Set(tiles.map((tile) => tile.charAt(1))).size > 1) return 'A run is of one suit.';
  return 'A set is three or four of a kind, or exactly three numbers in a row.';
};

const meldFault = (meld: Meld): MeldFault =>
  meldSet(meld) === undefined ? ['CS-8', sentenceOn(meld)] : undefined;

const CONCEALED_FLOWER: TileFault = [
  'flowerNotLaidAside',
  'CS-7',
  (tile) => `The flower ${tile} is laid aside and replaced; it is not counted among the concealed tiles.`,
];
const NO_FLOWER: TileFault = [
  'notAFlower',
  'CS-7',
  (tile) => `${tile} is not a flower: only F1 to F4 and S1 to S4 are laid aside.`,
];

const countReasons = (hand: WholeHand, stage: HandStage): readonly Reason[] => {
  const concealed = hand.concealed.filter((tile) => !isFlower(tile));
  const { tiles, meldedKongs, concealedKongs } = sizeOf({ ...hand, concealed }, stage);
  const fours = (): number =>
    countsOf(concealed.map(tileIndex)).filter((count) => count >= SIZES.kong).length;
  if (concealedKongs === 0 || (concealedKongs > 0 && concealedKongs <= fours())) return [];
  const expected = tiles - concealedKongs;
  const why = meldedKongs === 0 ? 'and one more for each kong' : 'one more for each kong among them';
  const what = stage === 'complete' ? 'winning' : 'waiting';
  const message = `A ${what} hand has ${expected} tiles, ${why}; this one has ${tiles}.`;
  return [{ code: 'wrongTileCount', rule: 'CS-8', message, params: { count: tiles, expected } }];
};

const FLAG_OF_WIN: Telling<boolean> = /* @__PURE__ */ flagOr('badWin');
const FLAGS = {
  afterKong: FLAG_OF_WIN,
  lastTile: FLAG_OF_WIN,
  originalDraw: FLAG_OF_WIN,
  onlyPlace: FLAG_OF_WIN,
};

/** The reason against a win that is impossible; empty if it is possible. */
const impossible = (hand: WholeHand, win: ChineseWin, kongs: number): readonly Reason[] => {
  const { by, afterKong, originalDraw } = win;
  const isLoose = by === 'looseTile';
  const isFlowerless = isLoose && hand.flowers.length === 0;
  // biome-ignore format: when it is, and why
  const table: readonly (readonly [boolean | undefined, property: string, rule: string, message: string])[] = [
    [afterKong && !isLoose, 'afterKong', 'CS-15', 'The tile after a kong is a loose tile.'],
    [afterKong && kongs === 0, 'afterKong', 'CS-15', 'There is no kong that a loose tile could follow.'],
    [isFlowerless && kongs === 0, 'by', 'CS-7',
      'A loose tile replaces a flower or follows a kong, and this hand has neither.'],
    [isFlowerless && afterKong === false, 'afterKong', 'CS-7',
      'Without a flower to replace, the loose tile followed the kong.'],
    [originalDraw && by === 'discard', 'originalDraw', 'CS-18', 'The original draw is drawn, not discarded.'],
    [originalDraw && isOpened(hand), 'originalDraw', 'CS-18',
      'On the original draw, the first 14 tiles, there is no kong and nothing on the table.'],
  ];
  return table
    .filter(([holds]) => holds === true)
    .slice(0, 1)
    .map(([, name, rule, message]) => reasonAt('badWin', rule, message, ['win', name]));
};

const winReasons = (hand: WholeHand, win: ChineseWin, options: ChineseOptions): readonly Reason[] => {
  const flowers = hand.flowers.length;
  const { discards, flowersOfDummies: laid } = win;
  const faults: Reason[] = [];
  readMembers(win, FLAGS, ['win'], faults);
  faults.push(...dummyFlowerFaults(laid, flowers, options, ['win', 'flowersOfDummies']));
  if (faults.length > 0) return faults;
  const kongs = kongsOf(hand);
  const most = tilesToDraw(flowers + (laid ?? 0), kongs, options);
  return [...impossible(hand, win, kongs), ...discardFaults(discards, most, ['win', 'discards'])];
};

/** What is wrong with a hand’s flowers, melds and size in a stage (CS-7, CS-8); empty if nothing is. */
export const handFaults = (hand: WholeHand, stage: HandStage): readonly Reason[] => {
  // With four melded tiles that are not a kong, nobody can say how many tiles the hand should have.
  const isOpen = hand.melds.some((meld) => meld.tiles.length === SIZES.kong && meldFault(meld) !== undefined);
  return [
    ...tileReasons('concealed', hand.concealed, isFlower, CONCEALED_FLOWER),
    ...tileReasons('flowers', hand.flowers, (tile) => !isFlower(tile), NO_FLOWER),
    ...meldReasons(hand.melds, meldFault),
    ...(isOpen ? [] : countReasons(hand, stage)),
  ];
};

/** What is wrong with a hand’s flowers, size, melds or win (CS-7, CS-8, CS-15, CS-18); empty if nothing is. */
export const checkChineseHand = (
  hand: WholeHand,
  win: ChineseWin | undefined,
  options: ChineseOptions,
): readonly Reason[] => {
  const reasons = handFaults(hand, 'complete');
  return reasons.length > 0 || win === undefined ? reasons : winReasons(hand, win, options);
};
