import { houseRuleForbids, type Judged, levelForbids } from '../naive/card-free-conditions';
import {
  BROKEN,
  brokenByBlock,
  codesOf,
  judgeKinds,
  patternOf,
  sizeDigit,
} from '../naive/card-free-constraints';
import { kindOf } from '../naive/card-free-kinds';
import {
  type NaiveOptionChanges,
  type NaiveOptions,
  type NaiveWin,
  naiveOptions,
} from '../naive/card-free-options';
import { naiveReadings } from '../naive/card-free-readings';
import { naiveTileFaults } from '../naive/card-free-tile-faults';
import {
  type Draft,
  type DraftBlock,
  draftOf,
  handOf,
  jokersIn,
  retiled,
  withExposures,
  withJokers,
} from './card-free-drafts';
import { chooseLayout, type GeneratedHand } from './card-free-hands';
import { SLIPS } from './card-free-slips';
import type { Chance } from './chance';

// Hands with one known slip (CF-39a): a winning layout, one slip, then jokers and exposures wherever the rules let
// them be. As it was laid out the hand breaks one constraint and no more, and it wins in no other way either; so the
// first reason should be that constraint, with the tiles of the slip.

/** What is counted of each kind: hands with and without jokers, with and without exposures. */
export const CELLS = ['concealed', 'exposed', 'concealed with jokers', 'exposed with jokers'] as const;
export type Cell = (typeof CELLS)[number];

const JOKERED: readonly Cell[] = ['concealed with jokers', 'exposed with jokers'];
const EXPOSED: readonly Cell[] = ['exposed', 'exposed with jokers'];

/** One kind of slip, with what the first reason must say of it. */
export interface KnownSlip {
  /** The codes that name it; of two, the hand reads one way as well as the other. */
  readonly codes: readonly string[];
  /** The rule that must stand there, where the code alone does not say it. */
  readonly rule?: string;
  readonly options?: NaiveOptionChanges;
  readonly win?: NaiveWin;
  /** Names of slips in `MADE`; none where the rules in play are what a winning hand trips over. */
  readonly made: readonly string[];
  /** Which of the hands made so show this slip. */
  readonly isMeant?: (draft: Draft) => boolean;
  /** The tiles that the reason must name. */
  readonly tiles: (draft: Draft) => readonly string[];
  /** Which of `CELLS` the kind can reach, where not all. */
  readonly cells?: readonly Cell[];
}

/** A hand with its slip. */
export interface SlippedHand extends GeneratedHand {
  readonly cell: Cell;
  /** The tiles that the first reason must name. */
  readonly tiles: readonly string[];
}

const sizesOf = (draft: Draft): number[] => draft.map(({ tiles }) => tiles.length);

const tilesWhere =
  (...types: readonly string[]) =>
  (draft: Draft): string[] =>
    draft.filter(({ tile }) => types.includes(kindOf(tile).type)).map(({ tile }) => tile);

const everyTile = (draft: Draft): string[] => draft.map(({ tile }) => tile);
const noTiles = (): string[] => [];

/** Blocks of a type that share what `nameOf` says of them. */
const shared =
  (type: string, nameOf: (tile: string) => string) =>
  (draft: Draft): string[] => {
    const tiles = tilesWhere(type)(draft);
    return tiles.filter((tile) => tiles.filter((other) => nameOf(other) === nameOf(tile)).length > 1);
  };

const numberOf = (tile: string): string => tile[0] as string;
const itself = (tile: string): string => tile;

/** The tiles of the pairs that hold a joker. */
const jokeredPairs = (draft: Draft): string[] =>
  draft.filter((block) => block.tiles.length === 2 && jokersIn(block) > 0).map(({ tile }) => tile);

const jokersOf = (draft: Draft): number => draft.reduce((sum, block) => sum + jokersIn(block), 0);

/** No tile lies in two concealed blocks: it would stand there as one larger block (CF-39a). */
const areTwinsApart = (draft: Draft): boolean => {
  const tiles = draft
    .filter((block) => !block.exposed && jokersIn(block) < block.tiles.length)
    .map(({ tile }) => tile);
  return new Set(tiles).size === tiles.length;
};

const atLevel = (skillLevel: 1 | 2 | 3 | 4 | 5): KnownSlip => ({
  codes: ['skillLevel'],
  rule: `CF-${33 + skillLevel}`,
  options: { skillLevel },
  ...(skillLevel === 5 && { win: { by: 'discard' } as const }),
  made: [],
  tiles: noTiles,
  ...(skillLevel === 3 && { cells: EXPOSED }),
  ...(skillLevel === 5 && { cells: JOKERED }),
});

const fault = (code: string, made: string, cells: readonly Cell[] = CELLS): KnownSlip => ({
  codes: [code],
  made: [made],
  tiles: noTiles,
  cells,
});

/** The slips of the near misses, and a second block of a tile in place of any other block. */
const MADE: typeof SLIPS = {
  ...SLIPS,
  twin: (draft, chance) => {
    const [one, other] = chance.shuffle(draft.map((_, at) => at)) as [number, number];
    return retiled(draft, one, (draft[other] as DraftBlock).tile);
  },
};

/** Every kind of slip. */
export const KNOWN_SLIPS: Readonly<Record<string, KnownSlip>> = {
  threeSizes: {
    codes: ['noPattern'],
    made: ['movedTile'],
    isMeant: (draft) => new Set(sizesOf(draft)).size === 3,
    tiles: everyTile,
  },
  fourSizes: {
    codes: ['noPattern'],
    made: ['movedTile'],
    isMeant: (draft) => new Set(sizesOf(draft)).size === 4,
    tiles: everyTile,
    cells: ['exposed with jokers'],
  },
  flowersNoPair: {
    codes: ['flowerBlockNotPair'],
    made: ['flowersGrown'],
    tiles: tilesWhere('flower'),
  },
  twoFlowerPairs: {
    codes: ['twoFlowerBlocks', 'flowerBlockNotPair'],
    made: ['secondFlowerPair'],
    tiles: tilesWhere('flower'),
  },
  shortWinds: {
    codes: ['setTooShort'],
    rule: 'CF-12',
    made: ['shortSet'],
    isMeant: (draft) => tilesWhere('wind')(draft).length > 0,
    tiles: tilesWhere('wind'),
  },
  shortNumbers: {
    codes: ['setTooShort'],
    made: ['shortSet'],
    isMeant: (draft) => new Set(tilesWhere('number')(draft).map(numberOf)).size === 2,
    tiles: tilesWhere('number'),
  },
  shortLikeNumbers: {
    codes: ['setTooShort'],
    rule: 'CF-11',
    made: ['shortSet'],
    isMeant: (draft) => new Set(tilesWhere('number')(draft).map(numberOf)).size === 1,
    tiles: tilesWhere('number'),
  },
  noSet: { codes: ['noCategory'], made: ['strayBlock', 'shortSet'], tiles: tilesWhere('number', 'wind') },
  wovenSuits: { codes: ['wovenSuits'], made: ['wovenSuits'], tiles: tilesWhere('number') },
  repeatedNumber: {
    codes: ['repeatedNumber'],
    made: ['repeatedNumber'],
    isMeant: areTwinsApart,
    tiles: shared('number', numberOf),
  },
  repeatedWind: {
    codes: ['repeatedWind'],
    made: ['twin'],
    isMeant: areTwinsApart,
    tiles: shared('wind', itself),
    cells: ['exposed with jokers'],
  },
  windBesideNews: {
    codes: ['repeatedWind'],
    made: ['windsAndNews'],
    isMeant: (draft) => everyTile(draft).includes('NEWS'),
    tiles: tilesWhere('wind', 'news'),
  },
  repeatedDragon: {
    codes: ['repeatedDragon'],
    made: ['twin'],
    isMeant: areTwinsApart,
    tiles: shared('dragon', itself),
    cells: ['exposed with jokers'],
  },
  twoNews: {
    codes: ['twoNewsBlocks'],
    made: ['twoNewsBesideRun', 'secondNews'],
    tiles: () => ['NEWS'],
    cells: ['concealed'],
  },
  jokerInPair: {
    codes: ['jokerInPair'],
    made: ['jokerInPair'],
    isMeant: (draft) => jokersOf(draft) === 1,
    tiles: jokeredPairs,
    cells: JOKERED,
  },
  // A lone tile beside two jokers is a pung at first sight (CF-39a), so that it is the sizes that do not fit.
  jokersInPairAndElsewhere: {
    codes: ['jokerInPair', 'noPattern'],
    made: ['jokerInPair'],
    isMeant: (draft) => jokersOf(draft) > 1,
    tiles: jokeredPairs,
    cells: JOKERED,
  },
  jokerInFlowers: {
    codes: ['jokerInFlowers'],
    made: ['jokerInFlowers'],
    tiles: tilesWhere('flower'),
    cells: JOKERED,
  },
  jokerInNews: { codes: ['jokerInNews'], made: ['jokerInNews'], tiles: tilesWhere('news'), cells: JOKERED },
  jokersOnly: {
    codes: ['allJokerBlock'],
    options: { allJokerBlocks: false },
    made: ['allJokerBlock'],
    tiles: noTiles,
    cells: JOKERED,
  },
  houseRule: {
    codes: ['houseRule'],
    rule: 'CF-33',
    options: { houseRules: { requireBonus: true } },
    win: { by: 'discard' },
    made: [],
    tiles: noTiles,
    cells: ['exposed with jokers'],
  },
  level1: atLevel(1),
  level2: atLevel(2),
  level3: atLevel(3),
  level4: atLevel(4),
  level5: atLevel(5),
  thirteenTiles: fault('wrongTileCount', 'thirteenTiles'),
  fifteenTiles: fault('wrongTileCount', 'fifteenTiles'),
  fifthCopy: fault('tooManyCopies', 'fifthCopy'),
  tooManyJokers: fault('tooManyJokers', 'tooManyJokers', JOKERED),
  tileOfAnotherGame: fault('unknownTile', 'tileOfAnotherGame'),
  mixedMeld: fault('badMeld', 'mixedMeld', EXPOSED),
  calledPair: fault('callNotAllowed', 'exposedWrongly', EXPOSED),
};

/** The codes of everything that a draft breaks as it was laid out. */
function brokenAsLaid(draft: Draft, options: NaiveOptions, win?: NaiveWin): string[] {
  const { broken, category } = judgeKinds(
    draft.map(({ tile }) => kindOf(tile)),
    options,
  );
  const pattern = patternOf(draft.reduce((sum, { tiles }) => sum + sizeDigit(tiles.length), 0));
  const judged: Judged = {
    category,
    pattern,
    blocks: draft.map(({ tile, tiles }) => ({ tile, size: tiles.length })),
    exposed: draft.some(({ exposed }) => exposed),
    jokers: jokersOf(draft),
  };
  return codesOf(
    draft.reduce(
      (all, block) => all | brokenByBlock(kindOf(block.tile), block.tiles.length, jokersIn(block), options),
      broken |
        (pattern === undefined ? BROKEN.noPattern : 0) |
        (houseRuleForbids(judged, options, win) ? BROKEN.houseRule : 0) |
        (levelForbids(judged, options, win) ? BROKEN.skillLevel : 0),
    ),
  );
}

/** The lowest level that forbids the draft, as the number of its rule. */
function ruleOfLevel(draft: Draft, options: NaiveOptions, win?: NaiveWin): string | undefined {
  const level = ([1, 2, 3, 4, 5] as const).find((skillLevel) =>
    brokenAsLaid(draft, { ...options, skillLevel }, win).includes('skillLevel'),
  );
  return level === undefined ? undefined : `CF-${33 + level}`;
}

/** One attempt at a hand with this slip; undefined if the slip cannot be made, or is not the only fault. */
function attempt(kind: KnownSlip, options: NaiveOptions, chance: Chance): Draft | undefined {
  const layout = chooseLayout(naiveOptions(), chance);
  if (layout.category === 'dragonHand') return undefined;
  const isFault = kind.codes.every((code) => !(code in BROKEN));
  const dressed = (draft: Draft): Draft => {
    const jokered = withJokers(draft, chance.oneIn(2) ? 0 : 1 + chance.below(3), options, chance);
    return withExposures(jokered, chance.oneIn(2) ? 0 : 1 + chance.below(3), options, chance);
  };
  const slip = kind.made.length === 0 ? undefined : MADE[chance.pick(kind.made)];
  if (slip === undefined) return dressed(draftOf(layout));
  if (isFault) return slip(dressed(draftOf(layout)), chance, options);
  const slipped = slip(draftOf(layout), chance, options);
  return slipped && dressed(slipped);
}

const cellOf = ({ melds }: GeneratedHand['hand'], jokers: number): Cell =>
  `${melds === undefined ? 'concealed' : 'exposed'}${jokers > 0 ? ' with jokers' : ''}` as Cell;

/** A hand with a slip of this kind. */
export function slippedHand(name: string, chance: Chance): SlippedHand {
  const kind = KNOWN_SLIPS[name] as KnownSlip;
  const { win, options: changes = {} } = kind;
  const options = naiveOptions(changes);
  for (let tried = 0; tried < 100_000; tried++) {
    const draft = attempt(kind, options, chance);
    if (draft === undefined || Math.max(...sizesOf(draft)) > 5 || kind.isMeant?.(draft) === false) continue;
    const hand = handOf(draft, chance);
    if (hand.concealed.length === 0) continue;
    const faults = naiveTileFaults(hand, options);
    const broken = faults.length > 0 ? faults : brokenAsLaid(draft, options, win);
    if (broken.length !== 1 || !kind.codes.includes(broken[0] as string)) continue;
    if (faults.length === 0 && naiveReadings(hand, options, win).length > 0) continue;
    if (kind.codes[0] === 'skillLevel' && ruleOfLevel(draft, options, win) !== kind.rule) continue;
    const cell = cellOf(hand, jokersOf(draft));
    return { hand, options, changes, win, made: name, cell, tiles: kind.tiles(draft) };
  }
  throw new Error(`no hand with the slip ${name} found`);
}
