import { type Reason, type ReasonCode, reasonAt } from '../../../core/reason';
import type { WholeHand } from '../../../hands/check-hand';
import type { TileSet } from '../../../hands/tile-set';
import { formatTiles } from '../../../tiles/format-tiles';
import { TILES, type Tile } from '../../../tiles/tile';
import { FLOWER, JOKER } from '../../../tiles/tile-index';
import type { AmericanGameOptions } from '../american-options';
import type { Lifts } from './group-tiles';
import { findNearest, type NearLayout } from './nearest';
import { type FreeFormRack, type Group, HAND_SIZE, KINDS, rackOf } from './rack';
import { layouts } from './readings';
import { FREE_FORM_KINDS, type FreeFormWin } from './vocabulary';

/** The constraints of a winning hand, in the order in which they are named. */
const CONSTRAINTS = ['jokerInPair', 'singleTile', 'noPlaceForWin'] as const;
type Constraint = (typeof CONSTRAINTS)[number];

/** Every set of constraints, the smaller first. */
const SETS: readonly (readonly Constraint[])[] = [
  ['jokerInPair'],
  ['singleTile'],
  ['noPlaceForWin'],
  ['jokerInPair', 'singleTile'],
  ['jokerInPair', 'noPlaceForWin'],
  ['singleTile', 'noPlaceForWin'],
  ['jokerInPair', 'singleTile', 'noPlaceForWin'],
];

/** Constraints that together keep a hand from winning, with a layout that breaks no others. */
interface Broken {
  readonly constraints: readonly Constraint[];
  readonly groups: readonly Group[];
}

/** The ways to break constraints up to so many times in all, the fewest pairs with jokers first. */
const liftsOf = (constraints: readonly Constraint[], total: number): readonly Lifts[] => {
  const pairs = constraints.includes('jokerInPair');
  const singles = constraints.includes('singleTile');
  if (pairs && singles)
    return Array.from({ length: Math.max(0, total - 1) }, (_, at) => ({
      jokerPairs: at + 1,
      singles: total - at - 1,
    }));
  return [{ jokerPairs: pairs ? total : 0, singles: singles ? total : 0 }];
};

const findBroken = (
  constraints: readonly Constraint[],
  rack: FreeFormRack,
  win: FreeFormWin | undefined,
  options: AmericanGameOptions,
): Broken | undefined => {
  const known = constraints.includes('noPlaceForWin') ? undefined : win;
  const most = constraints.every((one) => one === 'noPlaceForWin') ? 1 : HAND_SIZE;
  for (let total = 1; total <= most; total++) {
    for (const lifts of liftsOf(constraints, total)) {
      const found = layouts(rack, known, options, lifts).next();
      if (found.done !== true) return { constraints, groups: [...found.value] };
    }
  }
  return undefined;
};

/** The smallest sets of constraints of which none can be spared: those alone if there are any. */
const allBroken = (
  rack: FreeFormRack,
  win: FreeFormWin | undefined,
  options: AmericanGameOptions,
): readonly Broken[] => {
  const found: Broken[] = [];
  for (const constraints of SETS) {
    if (constraints.length > (found[0]?.constraints.length ?? CONSTRAINTS.length)) break;
    if (win === undefined && constraints.includes('noPlaceForWin')) continue;
    const broken = findBroken(constraints, rack, win, options);
    if (broken !== undefined) found.push(broken);
  }
  return found;
};

const tilesOf = (groups: readonly Group[]): readonly Tile[] =>
  groups.flatMap(({ kind, size, jokers }) => [
    ...Array.from({ length: size - jokers }, () => TILES[kind] as Tile),
    ...Array.from({ length: jokers }, () => 'J' as const),
  ]);

/** What each constraint says, and the groups of a layout that break it. */
const EXPLAINED: Readonly<
  Record<
    Constraint,
    {
      readonly rule: (
        rack: FreeFormRack,
        win: FreeFormWin | undefined,
        options: AmericanGameOptions,
      ) => string;
      readonly message: (tiles: readonly Tile[], rule: string) => string;
      readonly breaks: (group: Group) => boolean;
    }
  >
> = {
  jokerInPair: {
    rule: () => 'TG-1',
    message: (tiles) => `A joker stands in a pair, which takes none: ${formatTiles(tiles)}.`,
    breaks: ({ size, jokers }) => size === 2 && jokers > 0,
  },
  singleTile: {
    rule: () => 'TG-7',
    message: (tiles) => `A group has 2 to 6 tiles; these stand alone: ${formatTiles(tiles)}.`,
    breaks: ({ size }) => size === 1,
  },
  noPlaceForWin: {
    rule: (rack, win, options) => {
      const free = { ...options, pairOnDiscard: true };
      return layouts(rack, win, free).next().done === true ? 'AG-12' : 'AG-15a';
    },
    message: (_tiles, rule) =>
      rule === 'AG-12'
        ? 'A tile that was claimed stands for itself, never for another.'
        : 'Here no tile can be claimed for a pair, not even to win.',
    breaks: () => false,
  },
};

const brokenReason = (
  code: Constraint,
  found: readonly Broken[],
  rack: FreeFormRack,
  win: FreeFormWin | undefined,
  options: AmericanGameOptions,
): readonly Reason[] => {
  const having = found.filter(({ constraints }) => constraints.includes(code));
  const [first] = having;
  if (first === undefined) return [];
  const { breaks, message, rule } = EXPLAINED[code];
  const broken = tilesOf(first.groups.filter(breaks));
  const tiles = broken.length > 0 || win?.tile === undefined ? broken : [win.tile];
  const number = rule(rack, win, options);
  const others = having.map(({ constraints }) => constraints.filter((one) => one !== code));
  const alone = others.some(({ length }) => length === 0);
  const params = { alone, ...(!alone && { with: others }), tiles };
  const path: readonly string[] = code === 'noPlaceForWin' ? ['win', 'tile'] : [];
  return [reasonAt(code satisfies ReasonCode, number, message(tiles, number), path, params)];
};

const nearestReason = ({ groups, missing, tooMany }: NearLayout): Reason => {
  const [lack, extra] = [missing, tooMany].map((kinds) => kinds.map((kind) => TILES[kind] as Tile)) as [
    Tile[],
    Tile[],
  ];
  const exchange = [
    ...(lack.length > 0 ? [`with ${lack.join(' ')}`] : []),
    ...(extra.length > 0 ? [`without ${extra.join(' ')}`] : []),
  ].join(' and ');
  const laid = groups.map(({ kind, size }) =>
    formatTiles(Array.from({ length: size }, () => TILES[kind] as Tile)),
  );
  return {
    code: 'nearestLayout',
    rule: 'TG-7',
    message: `It wins ${exchange}: ${laid.join(' ')}.`,
    params: {
      distance: lack.length,
      missing: lack,
      tooMany: extra,
      groups: groups.map(({ kind, size }) => ({ tile: TILES[kind], kind: FREE_FORM_KINDS[size], size })),
    },
  };
};

/** With fewer tiles than this a hand is too far from any layout for the nearest to be of use. */
const LEAST_TILES = 10;

/** Why a hand does not win: faults of its tiles, else the constraints it breaks; then the nearest layouts. */
export const reasonsFor = (
  hand: WholeHand,
  win: FreeFormWin | undefined,
  faults: readonly Reason[],
  options: AmericanGameOptions,
  { byIndex }: TileSet,
): readonly Reason[] => {
  if (faults.some(({ code }) => code !== 'wrongTileCount')) return faults;
  const rack = rackOf(hand, options);
  const tiles = hand.melds.reduce((sum, meld) => sum + meld.tiles.length, hand.concealed.length);
  if (faults.length > 0 && tiles < LEAST_TILES) return faults;
  const near = findNearest(rack, byIndex.slice(FLOWER, KINDS), byIndex[JOKER] as number);
  const nearest = near.filter(({ missing, tooMany }) => missing.length + tooMany.length > 0);
  if (faults.length > 0) return [...faults, ...nearest.map(nearestReason)];
  const found = allBroken(rack, win, options);
  const broken = CONSTRAINTS.flatMap((code) => brokenReason(code, found, rack, win, options));
  return [...broken, ...nearest.map(nearestReason)];
};
