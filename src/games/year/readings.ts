import type { CheckedHand } from '../../hands/check-hand';
import type { Readings, Remark } from '../../hands/rule-parts';
import { arrange, hasArrangement } from '../../melds/arrange';
import { tilesAt } from '../../melds/set-shape';
import type { Tile } from '../../tiles/tile';
import type { YearOptions } from './options';
import { meldSet, partsFor, rackKinds, revealedFours, type YearShape } from './parts';
import { concealedSets, linesOf, totalOf } from './score';
import { isBonus } from './tiles';
import { LONG_SEASONS, YEAR_SETS, type YearReading, type YearSet, type YearWin } from './vocabulary';

/** A set in a hand. */
interface Laid {
  readonly shape: YearShape;
  /** Whether it is concealed, before any claim that completes it. */
  readonly concealed: boolean;
  /** Its tiles that are among the hand’s concealed tiles. */
  readonly own: readonly Tile[];
}

/** A meld, as a kong if one of the sets is its fourth tile (YG-9). */
const meldAsLaid = (melded: YearShape, concealed: boolean, shapes: readonly YearShape[]): Laid => {
  const fourth = shapes.find(
    ({ isFourth, kinds }) => isFourth === true && melded.kind === 'pung' && kinds[0] === melded.kinds[0],
  );
  if (fourth === undefined) return { shape: melded, concealed, own: [] };
  const kong: YearShape = { kind: 'kong', kinds: [...melded.kinds, ...fourth.kinds] };
  return { shape: kong, concealed, own: tilesAt(fourth.kinds) };
};

const rackPlace = (kind: number | undefined): number => rackKinds().indexOf(kind ?? -1);

/** Orders two sets of one kind by their tiles. */
const byTiles = (one: YearShape, other: YearShape): number =>
  one.kinds.reduce((order, kind, at) => order || rackPlace(kind) - rackPlace(other.kinds[at] ?? kind), 0);

const byRack = (one: Laid, other: Laid): number =>
  rackPlace(one.shape.kinds[0]) - rackPlace(other.shape.kinds[0]) ||
  YEAR_SETS.indexOf(one.shape.kind) - YEAR_SETS.indexOf(other.shape.kind) ||
  byTiles(one.shape, other.shape) ||
  Number(other.concealed) - Number(one.concealed);

/** The sets of a hand’s concealed tiles and melds, in rack order. */
const laidSets = (shapes: readonly YearShape[], hand: CheckedHand, options: YearOptions): readonly Laid[] => {
  const drawn = shapes
    .filter(({ isFourth }) => isFourth !== true)
    .map((shape): Laid => ({ shape, concealed: true, own: tilesAt(shape.kinds) }));
  const melded = hand.melds.flatMap((meld) => {
    const shape = meldSet(meld, options);
    return shape === undefined ? [] : [meldAsLaid(shape, meld.concealed === true, shapes)];
  });
  return [...drawn, ...melded].sort(byRack);
};

/** The pair of a Pung-Pair and its name (YG-10). */
const pairOf = ({ kinds, doubled }: YearShape): Partial<YearSet> =>
  doubled === undefined ? {} : { pair: tilesAt(kinds)[doubled], pairName: LONG_SEASONS[doubled] };

/** The sets as readings give them; a set completed by a claim is revealed (YG-11). */
const setsOf = (laid: readonly Laid[], completes: number | undefined): readonly YearSet[] =>
  laid.map(({ shape, concealed }, place) => ({
    kind: shape.kind,
    tiles: tilesAt(shape.kinds),
    concealed: concealed && place !== completes,
    ...(shape.year !== undefined && { year: shape.year }),
    ...pairOf(shape),
  }));

/** The sets of an arrangement and the melds of a hand, in rack order. */
export const setsBesideMelds = (
  shapes: readonly YearShape[],
  hand: CheckedHand,
  options: YearOptions,
): readonly YearSet[] => setsOf(laidSets(shapes, hand, options), undefined);

/** A text for a reading, to put otherwise equal readings in order. */
const wordOf = ({ sets, completes }: YearReading): string =>
  `${sets.map(({ tiles, concealed }) => `${tiles.join(' ')}${concealed ? '' : '~'}`).join('; ')} ${completes ?? ''}`;

/** What ranks a reading, the weightiest first. */
const rankOf = (reading: YearReading): readonly number[] => {
  const { sets, points = 0 } = reading;
  const countKinds = (some: readonly YearSet[]): readonly number[] =>
    YEAR_SETS.map((kind) => some.filter((set) => set.kind === kind).length);
  const concealed = sets.filter((set) => set.concealed);
  return [points, concealedSets(reading), ...countKinds(sets), ...countKinds(concealed)];
};

/**
 * The order of readings: more points by the players’ table, more concealed sets, then more Pung-Pairs, Years,
 * kongs, pungs and chows, then more concealed ones of each in the same order; then by their text.
 */
const byRank = (one: YearReading, other: YearReading): number => {
  const higher = rankOf(other);
  const order = rankOf(one).reduce((before, rank, at) => before || (higher[at] ?? 0) - rank, 0);
  return order || (wordOf(one) < wordOf(other) ? -1 : 1);
};

const WITHOUT_WIN: Remark = /* @__PURE__ */ Object.freeze({
  code: 'drawn',
  rule: 'YG-11',
  message: 'How the hand was won was not given; it is assumed that the winning tile was drawn.',
});
const WITHOUT_TILE: Remark = /* @__PURE__ */ Object.freeze({
  code: 'winningTile',
  rule: 'YG-11',
  message: 'The claimed tile was not given; it is assumed that it completed the set that loses least by it.',
});
const WITHOUT_REPLACEMENTS: Remark = /* @__PURE__ */ Object.freeze({
  code: 'replacements',
  rule: 'YG-9',
  message: 'The number of replacements was not given; it follows from the number of tiles.',
});

const liesAlike = (one: Laid, other: Laid): boolean =>
  one.concealed === other.concealed &&
  one.own.length === other.own.length &&
  one.shape.kinds.join() === other.shape.kinds.join();

/** The indices of the sets that a claimed tile can have completed; of equal sets only the first. */
const placesOf = (laid: readonly Laid[], tile: Tile | undefined): readonly number[] =>
  laid.flatMap((set, place) => {
    const isOpen = set.own.some((one) => (tile === undefined ? !isBonus(one) : one === tile));
    return isOpen && laid.findIndex((other) => liesAlike(other, set)) === place ? [place] : [];
  });

/** The readings of an arrangement: as it is, or with each set that a discard can have completed (YG-11). */
const readingsOf = (
  laid: readonly Laid[],
  win: YearWin | undefined,
  read: (laid: readonly Laid[], completes?: number) => YearReading,
): readonly YearReading[] => {
  if (win?.by !== 'discard') return [read(laid)];
  const claimed = placesOf(laid, win.tile).map((place) => read(laid, place));
  if (win.tile !== undefined) return claimed;
  return claimed
    .sort(byRank)
    .slice(0, 1)
    .map(({ completes: _, ...reading }) => reading);
};

const conditionsOf = (hand: CheckedHand, win: YearWin | undefined): readonly Remark[] => [
  ...(win === undefined ? [WITHOUT_WIN] : []),
  ...(win?.by === 'discard' && win.tile === undefined ? [WITHOUT_TILE] : []),
  ...(win?.replacements === undefined && revealedFours(hand) > 0 ? [WITHOUT_REPLACEMENTS] : []),
];

/**
 * Every reading of a hand that passed the check, best first: each arrangement of the concealed tiles with the
 * melds, for each set that a claimed tile can have completed (YG-11). There are never more than a hundred.
 */
export const listReadings = (
  hand: CheckedHand,
  win: YearWin | undefined,
  options: YearOptions,
): Readings<YearReading> => {
  const read = (laid: readonly Laid[], completes?: number): YearReading => {
    const sets = setsOf(laid, completes);
    const table = options.points;
    return {
      sets,
      ...(win?.by === 'discard' && win.tile !== undefined && { winningTile: win.tile }),
      ...(completes !== undefined && { completes }),
      ...(table !== null && { points: totalOf(linesOf(sets, win?.personalSuit, table)) }),
    };
  };
  const readings = arrange(partsFor(hand, options), hand.counts)
    .flatMap((shapes) => readingsOf(laidSets(shapes, hand, options), win, read))
    .sort(byRank);
  return { readings, conditions: readings.length === 0 ? [] : conditionsOf(hand, win) };
};

/** Whether a hand that passed the check has any reading. */
export const hasReading = (hand: CheckedHand, win: YearWin | undefined, options: YearOptions): boolean => {
  const isClaimable = win?.by !== 'discard' || hand.concealed.some((tile) => !isBonus(tile));
  return isClaimable && hasArrangement(partsFor(hand, options), hand.counts);
};
