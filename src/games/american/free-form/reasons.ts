import { type Reason, reasonAt } from '../../../core/reason';
import type { CheckedHand } from '../../../hands/check-hand';
import { winsWith } from '../../../hands/exchange-text';
import type { TileSet } from '../../../hands/tile-set';
import { formatTiles } from '../../../tiles/format-tiles';
import { TILES, type Tile } from '../../../tiles/tile';
import { isClaimed } from '../claimed';
import { grownFor } from '../grown-for-win';
import type { AmericanGameOptions } from '../options';
import { HAND_SIZE } from '../tiles';
import { meldReasons } from './check';
import { type Draft, layoutGroup, type NearLayout, nearestLayouts } from './layouts';
import { type Group, rackOf } from './rack';
import { hasReading, type Lifts, layouts, type Question } from './readings';
import type { FreeFormWin } from './vocabulary';

/** The constraints on a winning hand, in the order they are reported. */
const CONSTRAINTS = ['jokerInPair', 'singleTile', 'noPlaceForWin'] as const;
type Constraint = (typeof CONSTRAINTS)[number];

/** Every combination of constraints, smallest first. */
const SETS: readonly (readonly Constraint[])[] = [
  ['jokerInPair'],
  ['singleTile'],
  ['noPlaceForWin'],
  ['jokerInPair', 'singleTile'],
  ['jokerInPair', 'noPlaceForWin'],
  ['singleTile', 'noPlaceForWin'],
  CONSTRAINTS,
];

/** Constraints that together keep a hand from winning, with a layout that breaks no others. */
interface Broken {
  readonly constraints: readonly Constraint[];
  readonly groups: readonly Group[];
}

/** The ways to break constraints `total` times in all, those with the fewest joker pairs first. */
const liftsOf = (constraints: readonly Constraint[], total: number): readonly Lifts[] => {
  const pairs = constraints.includes('jokerInPair');
  const singles = constraints.includes('singleTile');
  if (!pairs || !singles) return [{ jokerPairs: pairs ? total : 0, singles: singles ? total : 0 }];
  return Array.from({ length: total - 1 }, (_, at) => ({ jokerPairs: at + 1, singles: total - at - 1 }));
};

const findBroken = (constraints: readonly Constraint[], question: Question): readonly Broken[] => {
  const asked = constraints.includes('noPlaceForWin') ? { ...question, win: undefined } : question;
  const most = constraints.every((one) => one === 'noPlaceForWin') ? 1 : HAND_SIZE;
  for (let total = 1; total <= most; total++)
    for (const lifts of liftsOf(constraints, total))
      for (const groups of layouts(asked, lifts)) return [{ constraints, groups: [...groups] }];
  return [];
};

/** The combinations of the fewest constraints that explain why the hand does not win. */
const allBroken = (question: Question): readonly Broken[] => {
  const sets = SETS.filter((set) => question.win !== undefined || !set.includes('noPlaceForWin'));
  for (const size of [1, 2, 3]) {
    const found = sets.filter(({ length }) => length === size).flatMap((set) => findBroken(set, question));
    if (found.length > 0) return found;
  }
  return [];
};

const tilesOf = ({ kind, size, jokers }: Group): readonly Tile[] =>
  Array.from({ length: size }, (_, place) => (place < size - jokers ? (TILES[kind] as Tile) : 'J'));

const isJokerPair = ({ size, jokers }: Group): boolean => size === 2 && jokers > 0;
const isSingle = ({ size }: Group): boolean => size === 1;

const standAlone = (tiles: readonly Tile[]): string =>
  `A group has 2 to 6 tiles; these stand alone: ${formatTiles(tiles)}.`;

/** The rule, the message and the tiles for each constraint that a layout breaks. */
const EXPLAINED: Readonly<
  Record<
    Constraint,
    (
      broken: readonly Group[],
      question: Question,
    ) => readonly [rule: string, message: string, tiles: readonly Tile[]]
  >
> = {
  jokerInPair: (groups) => {
    const tiles = groups.filter(isJokerPair).flatMap(tilesOf);
    return ['TG-1', `A pair cannot have a joker: ${formatTiles(tiles)}.`, tiles];
  },
  singleTile: (groups) => {
    const tiles = groups.filter(isSingle).flatMap(tilesOf);
    return ['TG-7', standAlone(tiles), tiles];
  },
  noPlaceForWin: (groups, { win, options, ...question }) => {
    const tiles = win?.tile === undefined ? [] : [win.tile];
    // The constraints that the hand breaks besides stay lifted.
    const lifts = { jokerPairs: groups.filter(isJokerPair).length, singles: groups.filter(isSingle).length };
    const couldPair = hasReading({ ...question, win, options: { ...options, pairOnDiscard: true } }, lifts);
    return couldPair
      ? ['AG-15a', 'Here no tile can be claimed for a pair, not even to win.', tiles]
      : ['AG-12', 'A claimed tile counts as itself, not as a joker.', tiles];
  },
};

const brokenReason = (code: Constraint, found: readonly Broken[], question: Question): readonly Reason[] => {
  const having = found.filter(({ constraints }) => constraints.includes(code));
  const [first] = having;
  if (first === undefined) return [];
  const [rule, message, tiles] = EXPLAINED[code](first.groups, question);
  const others = having.map(({ constraints }) => constraints.filter((one) => one !== code));
  const alone = others.some(({ length }) => length === 0);
  const params = { alone, ...(!alone && { with: others }), tiles };
  return [reasonAt(code, rule, message, code === 'noPlaceForWin' ? ['win', 'tile'] : [], params)];
};

/** The own tiles that make the hand win once they are laid on its exposures (TG-5), in the first such way. */
const tilesToLay = (hand: CheckedHand, { win, options }: Question): readonly Tile[] | undefined => {
  for (const { laid, held } of grownFor(hand, win)) {
    const isMade = meldReasons(held.melds, options).length === 0;
    if (isMade && hasReading({ rack: rackOf(held, options), win, options })) return laid;
  }
  return undefined;
};

/** The constraints that a hand breaks, or the joker left alone; the first says so if laying down own tiles helps (TG-5). */
const brokenReasons = (hand: CheckedHand, question: Question): readonly Reason[] => {
  const found = allBroken(question);
  const { concealed: tiles } = hand;
  const alone = reasonAt('singleTile', 'TG-7', standAlone(tiles), [], { alone: true, tiles });
  const [first = alone, ...others] = CONSTRAINTS.flatMap((code) => brokenReason(code, found, question));
  const lay = tilesToLay(hand, question);
  if (lay === undefined) return [first, ...others];
  const message = `${first.message} With ${lay.join(' ')} added to an exposure first, the hand wins (TG-5).`;
  return [{ ...first, message, params: { ...first.params, lay } }, ...others];
};

const nearestReason = (near: NearLayout): Reason => {
  const [missing, tooMany] = [near.missing, near.tooMany].map((kinds) =>
    kinds.map((kind) => TILES[kind] as Tile),
  ) as [Tile[], Tile[]];
  const laid = near.groups.map(({ kind, size }) =>
    formatTiles(tilesOf({ kind, size, jokers: 0, exposed: false })),
  );
  const groups = near.groups.map(layoutGroup);
  const params = { distance: missing.length, missing, tooMany, groups };
  return reasonAt('nearestLayout', 'TG-7', `${winsWith(missing, tooMany)}: ${laid.join(' ')}.`, [], params);
};

/** Whether a tile claimed for the win could complete three or more alike in a layout (AG-15a). */
const takesClaim = ({ groups }: Draft, { win, options }: Question): boolean => {
  if (options.pairOnDiscard || !isClaimed(win)) return true;
  const own = groups.filter(({ kind }) => TILES[kind] === win?.tile);
  return (own.length > 0 ? own : groups).some(({ sizes }) => sizes.some((size) => size > 2));
};

/** With fewer tiles than this, a hand is too far from any layout for the nearest to be useful. */
const LEAST_TILES = 10;

/** Why a hand does not win: what is wrong with its tiles, or else the constraints it breaks; then the nearest layouts. */
export const reasonsFor = (
  hand: CheckedHand,
  win: FreeFormWin | undefined,
  faults: readonly Reason[],
  options: AmericanGameOptions,
  tileSet: TileSet,
): readonly Reason[] => {
  if (faults.some(({ code }) => code !== 'wrongTileCount')) return faults;
  const tiles = hand.melds.reduce((sum, meld) => sum + meld.tiles.length, hand.concealed.length);
  if (faults.length > 0 && tiles < LEAST_TILES) return faults;
  const rack = rackOf(hand, options);
  const question = { rack, win, options };
  const broken = faults.length > 0 ? [] : brokenReasons(hand, question);
  const nearest = nearestLayouts(rack, tileSet, (layout) => takesClaim(layout, question)).filter(
    ({ missing, tooMany }) => missing.length + tooMany.length > 0,
  );
  return [...faults, ...broken, ...nearest.map(nearestReason)];
};
