import { type Exact, exact } from '../../../core/exact';
import { RULES_REVISION } from '../../../core/rules-revision';
import type { Remark, ScoreLine } from '../../../hands/rule-parts';
import type { Tile } from '../../../tiles/tile';
import { setName, tileName } from '../../../tiles/tile-names';
import type { ChineseOptions } from '../options';
import { isDragon, isHonor, isSuitTile, isTerminal, isWind, OWN_WIND } from '../tiles';
import type { ChineseSet, ChineseSetKind, ChineseWin, SetWhere } from '../vocabulary';

/** A set as a person writes it on the sheet; `where` makes no difference for a run or a pair and may be left out. */
export interface SheetSet {
  /** The kind of set. */
  readonly kind: ChineseSetKind;
  /** Its tile; for a run, the lowest one. */
  readonly tile: Tile;
  /** Whether it was drawn (`hand`) or a discard was claimed for it (`table`). */
  readonly where?: SetWhere | undefined;
}

/** The facts that the sheet is filled in from; anything left out is no, none or 0. */
export interface ChineseSheetInput
  extends Pick<ChineseWin, 'discards' | 'flowersOfDummies' | 'onlyPlace' | 'lastTile' | 'originalDraw'> {
  /** Four sets and a pair, in any order. */
  readonly sets: readonly SheetSet[];
  /** The flowers laid aside: `F1` to `F4` red, `S1` to `S4` black. */
  readonly flowers?: readonly Tile[] | undefined;
  /** Whether the winning piece was drawn (CS-14). */
  readonly winningPieceDrawn?: boolean | undefined;
  /** Whether the winning piece was the loose tile after a kong (CS-15). */
  readonly looseAfterKong?: boolean | undefined;
}

/** The facts with everything filled in and no flower twice. */
export type SheetFacts = {
  readonly [K in keyof ChineseSheetInput]-?: K extends 'sets'
    ? readonly ChineseSet[]
    : Exclude<ChineseSheetInput[K], undefined>;
};

/** The facts that the sheet takes from the win, apart from the sets, the only place and the discards. */
export const winFacts = (
  win: ChineseWin | undefined,
  flowers: readonly Tile[],
): Omit<SheetFacts, 'sets' | 'onlyPlace' | 'discards'> => ({
  flowers,
  flowersOfDummies: win?.flowersOfDummies ?? 0,
  winningPieceDrawn: win?.by !== 'discard',
  looseAfterKong: win?.by === 'looseTile' && (win.afterKong ?? flowers.length === 0),
  lastTile: win?.lastTile === true,
  originalDraw: win?.originalDraw === true,
});

export const kongsIn = (sets: readonly ChineseSet[]): number =>
  sets.filter(({ kind }) => kind === 'kong').length;

/** The lines of sections 2 and 3, each a double. */
export type DoubleEntry = '2a' | '2b' | '2c' | '2d' | '2e' | '2f' | '2g' | '2h' | '3a' | '3b' | '3c';

/** A line of the score sheet (CS-22). */
export interface SheetLine extends ScoreLine {
  /** Its place on the sheet: `1` for basic points, or else the line of section 2 or 3. */
  readonly entry: '1' | DoubleEntry;
}

/** Section 4 of the sheet: how many tiles could be drawn, were discarded and are left (CS-21). */
export interface TilesLeft {
  /** 130 (the 144 tiles minus the 14 dealt), minus the flowers drawn (CS-7a, CS-21). */
  readonly '4a': number;
  /** How many tiles were discarded, including the dummies’ but not claimed ones. */
  readonly '4b': number;
  /** How many tiles are left: 4a minus 4b. */
  readonly '4c': number;
}

/** The tiles that were not dealt. */
const BESIDE_THE_DEAL = 130;

/** Line 4a: how many tiles could be drawn, given the flowers and the player’s kongs (CS-21, CS-21a). */
export const tilesToDraw = (flowers: number, kongs: number, { kongTiles }: ChineseOptions): number =>
  BESIDE_THE_DEAL - flowers - (kongTiles === 'exact' ? kongs : 0);

/** Sections 1 to 3 of the sheet: the value of the hand before the tiles left. */
export interface NaturalScore {
  /** The lines filled in: the points of section 1, then the doubles that apply. */
  readonly lines: readonly SheetLine[];
  /** The sum of section 1 (CS-17). */
  readonly subtotal1: number;
  /** The factors of sections 2 and 3 that apply, by line (CS-18 to CS-20). */
  readonly doubles: Readonly<Partial<Record<DoubleEntry, number>>>;
  /** Subtotal 1 times all doubles: the natural score. */
  readonly product: number;
}

/** The filled-in score sheet of Chinese solitaire (CS-22). */
export interface ChineseSheet extends NaturalScore {
  /** Section 4: the tiles to draw, discarded and left (CS-21). */
  readonly tilesLeft: TilesLeft;
  /** Line 4d: the tiles left as a fraction of the tiles to draw. */
  readonly factor: Exact;
  /** Section 5: the product times line 4d. */
  readonly final: Exact;
  /** Contradictions in the facts given, which were filled in as given. */
  readonly notes: readonly Remark[];
  /** The revision of the rules used (`RULES_REVISION`). */
  readonly rulesRevision: number;
}

/** Where a set counts, for its label and its code. */
const WHERE = { table: ['on the table', 'OnTable'], hand: ['in hand', 'InHand'] } as const;

const line = (
  rule: string,
  code: string,
  label: string,
  points: number,
  params?: ScoreLine['params'],
): SheetLine => ({ entry: '1', rule, code, label, points, ...(params && { params }) });

const lineIf = (holds: boolean, ...of: Parameters<typeof line>): readonly SheetLine[] =>
  holds ? [line(...of)] : [];

/** A pung scores 2, a kong four times that; of 1s, 9s, winds or dragons twice as much, and in hand twice that (CS-9, CS-10). */
const pointsOf = ({ kind, tile, where }: ChineseSet): number => {
  if (kind === 'run') return 0;
  const isSimple = isSuitTile(tile) && !isTerminal(tile);
  return (kind === 'kong' ? 8 : 2) * (isSimple ? 1 : 2) * (where === 'hand' ? 2 : 1);
};

const setLine = (set: ChineseSet): SheetLine => {
  const { kind, tile, where } = set;
  const label = `${setName(kind)} ${kind === 'run' ? 'from' : 'of'} ${tileName(tile)}`;
  if (kind === 'pair') return line('CS-9', 'pair', label, 0, { tile });
  const [place, code] = WHERE[where];
  const rule = kind === 'kong' ? 'CS-10' : 'CS-9';
  return line(rule, `${kind}${code}`, `${label}, ${place}`, pointsOf(set), { tile });
};

const pairLines = ({ kind, tile }: ChineseSet, { ownWindPair }: ChineseOptions): readonly SheetLine[] => {
  const isPair = kind === 'pair';
  const isBoth = tile === OWN_WIND && ownWindPair === 'both';
  return [
    ...lineIf(isPair && isDragon(tile), 'CS-11', 'dragonPair', 'Pair of dragons', 2),
    ...lineIf(isPair && isWind(tile), 'CS-11', 'windPair', 'Pair of any wind', 2),
    ...lineIf(isPair && isBoth, 'CS-11a', 'ownWindPair', 'Pair of own wind', 2),
  ];
};

const sumOf = (lines: readonly SheetLine[]): number =>
  lines.reduce((sum, { points }) => sum + (points ?? 0), 0);

/** Fills in section 1; `isDoubled` tells whether any double of section 2 applies (CS-9 to CS-17). */
const basicLines = (facts: SheetFacts, isDoubled: boolean, options: ChineseOptions): readonly SheetLine[] => {
  const { sets, flowers } = facts;
  const count = flowers.length;
  const hasRuns = sets.some(({ kind }) => kind === 'run');
  const ofSets = [...sets.map(setLine), ...sets.flatMap((set) => pairLines(set, options))];
  const others = [
    ...lineIf(count > 0, 'CS-12', 'flowers', `Flowers: ${count}`, 4 * count, { count }),
    ...lineIf(facts.winningPieceDrawn, 'CS-14', 'pieceDrawn', 'Winning piece drawn', 2),
    ...lineIf(facts.onlyPlace, 'CS-14', 'onlyPlace', 'Only place to win', 2),
    ...lineIf(facts.looseAfterKong, 'CS-15', 'looseAfterKong', 'Won on the loose tile after a kong', 10),
    ...lineIf(!hasRuns, 'CS-15', 'noRuns', 'No runs', 10),
  ];
  const isWithout = {
    sets: sumOf(ofSets) === 0,
    strict: sumOf(ofSets) + sumOf(others) === 0,
    section2: !isDoubled,
  }[options.noScoring];
  const rule = options.noScoring === 'sets' ? 'CS-13' : 'CS-13a';
  return [
    ...ofSets,
    ...others,
    ...lineIf(isWithout, rule, 'noScoring', 'No scoring combination', 10),
    line('CS-12', 'mahJongg', 'Mah Jongg', 20),
  ];
};

/** A line of section 2 or 3; its factor is 1 if it does not apply. */
type Double = readonly [
  entry: DoubleEntry,
  code: string,
  label: string,
  factorOf: (facts: SheetFacts, options: ChineseOptions) => number,
];

const pungsAndKongs = (sets: readonly ChineseSet[]): readonly ChineseSet[] =>
  sets.filter(({ kind }) => kind === 'pung' || kind === 'kong');

/** How many suits the sets have, and whether any set is of winds or dragons. */
const suitsOf = (sets: readonly ChineseSet[]): { readonly suits: number; readonly honors: boolean } => {
  const honors = sets.some(({ tile }) => isHonor(tile));
  const suits = new Set(sets.filter(({ tile }) => !isHonor(tile)).map(({ tile }) => tile.charAt(1))).size;
  return { suits, honors };
};

const isAllTerminals = (sets: readonly ChineseSet[], honoursAllowed: boolean): boolean => {
  const terminal = ({ kind, tile }: ChineseSet): boolean => kind !== 'run' && isTerminal(tile);
  return sets.some(terminal) && sets.every((set) => terminal(set) || (honoursAllowed && isHonor(set.tile)));
};

/** The colors of the flowers: F red, S black (CS-1). */
const COLORS: readonly string[] = ['F', 'S'];
/** The number of East’s own flowers (CS-20). */
const OWN_NUMBER = 1;

const isBouquet = (flowers: readonly Tile[], color: string): boolean =>
  flowers.filter((flower) => flower.startsWith(color)).length === 4;

/** How many own flowers count in lines 3a and 3b (CS-20). */
const ownFlowers = ({ flowers }: SheetFacts, { bouquetIncludesOwn }: ChineseOptions): number =>
  COLORS.filter((color) => {
    const counts = !(bouquetIncludesOwn && isBouquet(flowers, color));
    return counts && flowers.some((flower) => flower === `${color}${OWN_NUMBER}`);
  }).length;

/** The lines of section 2 (CS-18, CS-19), then those of section 3 (CS-20). */
// biome-ignore format: a line of the sheet and what it comes to
const DOUBLES: readonly Double[] = [
  ['2a', 'ownWindSet', 'Pung or kong of own wind',
    ({ sets }) => pungsAndKongs(sets).some(({ tile }) => tile === OWN_WIND) ? 2 : 1],
  ['2b', 'dragonSets', 'Pungs or kongs of dragons',
    ({ sets }) => 2 ** pungsAndKongs(sets).filter(({ tile }) => isDragon(tile)).length],
  ['2c', 'oneSuitWithHonors', 'One suit with winds or dragons',
    ({ sets }) => suitsOf(sets).suits === 1 && suitsOf(sets).honors ? 2 : 1],
  ['2d', 'lastTile', 'Out on the last tile', ({ lastTile, winningPieceDrawn }, options) =>
    lastTile && (winningPieceDrawn || options.lastTile !== 'drawn') ? 2 : 1],
  ['2e', 'oneSuit', 'One suit, no winds or dragons',
    ({ sets }) => suitsOf(sets).suits === 1 && !suitsOf(sets).honors ? 8 : 1],
  ['2f', 'allTerminals', 'All 1s and 9s',
    ({ sets }, { terminalsAllowHonours }) => isAllTerminals(sets, terminalsAllowHonours) ? 2 : 1],
  ['2g', 'allHonors', 'All winds and dragons', ({ sets }) => suitsOf(sets).suits === 0 ? 8 : 1],
  ['2h', 'originalDraw', 'Mah Jongg on the original draw', ({ originalDraw }) => originalDraw ? 8 : 1],
  ['3a', 'oneOwnFlower', 'One own flower', (facts, options) => {
    const own = ownFlowers(facts, options);
    return own === 1 || (own === 2 && options.ownFlowers === 'cumulative') ? 2 : 1;
  }],
  ['3b', 'bothOwnFlowers', 'Both own flowers', (facts, options) => ownFlowers(facts, options) === 2 ? 4 : 1],
  ['3c', 'bouquets', 'All four flowers of a color',
    ({ flowers }) => 8 ** COLORS.filter((color) => isBouquet(flowers, color)).length],
];

/** Whether a line belongs to section 2. */
const isOfHand = ({ entry }: Pick<SheetLine, 'entry'>): boolean => entry.startsWith('2');

/** Fills in sections 1 to 3 (CS-9 to CS-20). */
export const naturalScore = (facts: SheetFacts, options: ChineseOptions): NaturalScore => {
  const doubles = DOUBLES.flatMap(([entry, code, label, factorOf]) => {
    const factor = factorOf(facts, options);
    const rule = isOfHand({ entry }) ? 'CS-18' : 'CS-20';
    return factor > 1 ? [{ entry, rule, code, label, factor }] : [];
  });
  const basic = basicLines(facts, doubles.some(isOfHand), options);
  const subtotal1 = sumOf(basic);
  return {
    lines: [...basic, ...doubles],
    subtotal1,
    doubles: Object.fromEntries(doubles.map(({ entry, factor }) => [entry, factor])),
    product: doubles.reduce((product, { factor }) => product * factor, subtotal1),
  };
};

/** Loose tiles, some of which may be left when the wall’s last tile is drawn (CS-4). */
const LOOSE_TILES = 2;

/** Contradictions in these facts, as remarks that change nothing. */
const notesOn = (facts: SheetFacts, left: number): readonly Remark[] => {
  const { looseAfterKong, winningPieceDrawn, originalDraw, sets } = facts;
  const kongs = kongsIn(sets);
  const hasTableSet = sets.some(({ kind, where }) => kind !== 'pair' && where === 'table');
  // biome-ignore format: when it is one, and what it is
  const contradictions: readonly (readonly [boolean, rule: string, message: string])[] = [
    [looseAfterKong && kongs === 0, 'CS-15', 'A loose tile after a kong was claimed, but there is no kong.'],
    [looseAfterKong && !winningPieceDrawn, 'CS-15',
      'A loose tile is drawn, but the winning piece is not marked as drawn.'],
    [originalDraw && !winningPieceDrawn, 'CS-18',
      'The original draw is drawn, but the winning piece is not marked as drawn.'],
    [originalDraw && (kongs > 0 || hasTableSet), 'CS-18',
      'On the original draw there is no kong and nothing on the table.'],
    [originalDraw && facts.discards > 0, 'CS-18', 'On the original draw no tile has been discarded.'],
    [originalDraw && facts.lastTile, 'CS-18', 'The original draw is not the last tile.'],
    [facts.lastTile && left > LOOSE_TILES + kongs, 'CS-18',
      `The wall has no last tile yet: ${left} tiles are left.`],
  ];
  return contradictions
    .filter(([holds]) => holds)
    .map(([, rule, message]) => ({ code: 'contradiction', rule, message }));
};

/** Fills in the whole sheet from checked facts (CS-9 to CS-22). */
export const fillSheet = (facts: SheetFacts, options: ChineseOptions): ChineseSheet => {
  const natural = naturalScore(facts, options);
  const flowers = facts.flowers.length + facts.flowersOfDummies;
  const toDraw = tilesToDraw(flowers, kongsIn(facts.sets), options);
  const left = toDraw - facts.discards;
  return {
    ...natural,
    tilesLeft: { '4a': toDraw, '4b': facts.discards, '4c': left },
    factor: exact(left, toDraw),
    final: exact(natural.product * left, toDraw),
    notes: notesOn(facts, left),
    rulesRevision: RULES_REVISION,
  };
};
