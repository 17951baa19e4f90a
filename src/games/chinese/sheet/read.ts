import { isRecord, ownList, ownValue } from '../../../core/own-values';
import { described, type Reason, type Rejection, reasonAt, rejected } from '../../../core/reason';
import { failure, type Result, success } from '../../../core/result';
import { LIMITS } from '../../../hands/limits';
import { alike, countsOf, startsRun } from '../../../melds/set-shape';
import { TILES, type Tile } from '../../../tiles/tile';
import { tileIndex } from '../../../tiles/tile-index';
import { discardFaults, dummyFlowerFaults, flagFaults } from '../check';
import { type ChineseChoices, type ChineseOptions, readChineseOptions } from '../options';
import { SIZES } from '../parts';
import { isFlower, isSuitTile, LAST_KIND } from '../tiles';
import { CHINESE_SETS, type ChineseSet, type ChineseSetKind, type SetWhere } from '../vocabulary';
import { kongsIn, type SheetFacts } from './facts';
import { type ChineseSheet, fillSheet } from './fill';
import { tilesToDraw } from './lines';

/** A set as a person writes it on the sheet: where a run or a pair lies makes no difference and may be left out. */
export interface SheetSet {
  /** What it is. */
  readonly kind: ChineseSetKind;
  /** Its tile; of a run the lowest one. */
  readonly tile: Tile;
  /** Whether it was drawn (`hand`) or a discard was claimed for it (`table`). */
  readonly where?: SetWhere | undefined;
}

/** What a person fills the sheet in from; what is left out is no, none or 0. */
export interface ChineseSheetInput {
  /** Four sets and a pair, in any order. */
  readonly sets: readonly SheetSet[];
  /** The flowers laid aside: `F1` to `F4` red, `S1` to `S4` black. */
  readonly flowers?: readonly Tile[] | undefined;
  /** How many tiles were discarded, the dummies' included, claimed ones not (CS-21). */
  readonly discards?: number | undefined;
  /** How many flowers the dummies laid aside, with `dummyFlowers: 'replaced'` (CS-7a). */
  readonly flowersOfDummies?: number | undefined;
  /** The winning piece was drawn (CS-14). */
  readonly winningPieceDrawn?: boolean | undefined;
  /** The winning piece filled the only place to win (CS-14). */
  readonly onlyPlace?: boolean | undefined;
  /** The winning piece was the loose tile after a kong (CS-15). */
  readonly looseAfterKong?: boolean | undefined;
  /** The winning piece was the wall's last tile (CS-18). */
  readonly lastTile?: boolean | undefined;
  /** The first 14 tiles won (CS-18). */
  readonly originalDraw?: boolean | undefined;
}

const FLAGS = ['winningPieceDrawn', 'onlyPlace', 'looseAfterKong', 'lastTile', 'originalDraw'] as const;

/** More sets than this are not looked at. */
const SETS_READ = 24;

/** What is wrong with the tile of a set; undefined if nothing is. */
const tileFault = (
  given: unknown,
  kind: ChineseSetKind | undefined,
  path: readonly (string | number)[],
): Reason | undefined => {
  const place = tileIndex(given);
  const tile = TILES[place];
  if (tile === undefined || place < 1 || place > LAST_KIND) {
    const message = `A set is made of 1B to 9B, 1C to 9C, 1D to 9D, E, S, W, N, RD, GD or WD, not of ${described(given)}.`;
    return reasonAt(tile === undefined ? 'unknownTile' : 'badSet', 'CS-8', message, path);
  }
  if (kind !== 'run' || startsRun(place)) return undefined;
  const message = isSuitTile(tile)
    ? `A run is named by its lowest tile, a 1 to 7; none starts with ${tile}.`
    : 'Winds and dragons form no runs.';
  return reasonAt('badSet', 'CS-9', message, path);
};

/** A set from outside; what is wrong with it is collected. */
const readSet = (value: unknown, at: number, reasons: Reason[]): ChineseSet | undefined => {
  const path = ['sets', at];
  if (!isRecord(value)) {
    const message = `A set is an object with kind and tile, not ${described(value)}.`;
    reasons.push(reasonAt('notASheet', '', message, path));
    return undefined;
  }
  const [given, tile, where] = ['kind', 'tile', 'where'].map((name) => ownValue(value, name));
  const kind = CHINESE_SETS.find((one) => one === given);
  const before = reasons.length;
  if (kind === undefined) {
    const message = `A set is a ${CHINESE_SETS.join(', a ')}, not ${described(given)}.`;
    reasons.push(reasonAt('badSet', 'CS-8', message, [...path, 'kind']));
  }
  const fault = tileFault(tile, kind, [...path, 'tile']);
  if (fault !== undefined) reasons.push(fault);
  const isAnywhere = where === undefined && (kind === 'run' || kind === 'pair');
  if (!isAnywhere && where !== 'hand' && where !== 'table') {
    const message = `A set is in “hand” or on the “table”, not ${described(where)}.`;
    reasons.push(reasonAt('badSet', 'CS-16', message, [...path, 'where']));
  }
  const known = TILES[tileIndex(tile)];
  if (kind === undefined || known === undefined || reasons.length > before) return undefined;
  return { kind, tile: known, where: where === 'table' ? 'table' : 'hand' };
};

/** The tiles of a set, as places in `TILES`. */
const kindsIn = ({ kind, tile }: ChineseSet): readonly number[] => {
  const first = tileIndex(tile);
  return kind === 'run' ? [first, first + 1, first + 2] : alike(first, SIZES[kind]);
};

const copyFaults = (sets: readonly ChineseSet[]): readonly Reason[] => {
  const kinds = sets.flatMap(kindsIn);
  const counts = countsOf(kinds);
  return [...new Set(kinds)]
    .filter((kind) => counts[kind]! > 4)
    .map((kind) => {
      const [tile, count] = [TILES[kind], counts[kind]];
      const message = `There are only 4 of ${tile}; these sets take ${count}.`;
      return reasonAt('tooManyCopies', 'CS-1', message, ['sets'], { tile, count, copies: 4 });
    });
};

/** A list of at most so many sets or flowers; why it is none is collected. */
const readList = (
  value: unknown,
  name: string,
  limit: number,
  [rule, expected]: readonly [rule: string, expected: string],
  reasons: Reason[],
): readonly unknown[] | undefined => {
  const list = ownList(value, limit);
  if (list !== undefined) return list;
  if (!Array.isArray(value)) {
    reasons.push(reasonAt('notASheet', rule, `${expected}, not ${described(value)}.`, [name]));
    return undefined;
  }
  const { length } = value;
  const message = `At most ${limit} ${name} are read; there are ${length}.`;
  reasons.push(reasonAt('tooLarge', rule, message, [name], { limit, length }));
  return undefined;
};

const readSets = (value: unknown, reasons: Reason[]): readonly ChineseSet[] => {
  const expected = ['CS-8', 'A list of four sets and a pair was expected'] as const;
  const list = readList(value, 'sets', SETS_READ, expected, reasons);
  if (list === undefined) return [];
  const before = reasons.length;
  const sets = list.flatMap((item, place) => readSet(item, place, reasons) ?? []);
  if (reasons.length > before) return sets;
  const pairs = sets.filter(({ kind }) => kind === 'pair').length;
  if (pairs !== 1 || sets.length !== 5) {
    const others = sets.length - pairs;
    const message = `A winning hand has four sets and one pair; here are ${others} and ${pairs}.`;
    reasons.push(reasonAt('wrongSetCount', 'CS-8', message, ['sets'], { sets: others, pairs }));
  }
  reasons.push(...copyFaults(sets));
  return sets;
};

const readFlowers = (value: unknown, reasons: Reason[]): readonly Tile[] => {
  if (value === undefined) return [];
  const expected = ['CS-1', 'The flowers are a list of F1 to F4 and S1 to S4'] as const;
  const list = readList(value, 'flowers', LIMITS.tiles, expected, reasons) ?? [];
  const flowers = list.map((item) => TILES[tileIndex(item)]);
  flowers.forEach((flower, place) => {
    const path = ['flowers', place];
    if (flower === undefined || !isFlower(flower)) {
      const message = `${described(list[place])} is no flower: they are F1 to F4 and S1 to S4.`;
      reasons.push(reasonAt(flower === undefined ? 'unknownTile' : 'notAFlower', 'CS-1', message, path));
    } else if (flowers.indexOf(flower) < place) {
      const params = { tile: flower, copies: 1 };
      reasons.push(reasonAt('tooManyCopies', 'CS-1', `There is only one ${flower}.`, path, params));
    }
  });
  return flowers.flatMap((flower) => flower ?? []);
};

/** Reads the facts of a sheet from any value; everything wrong with them is a reason. */
const readFacts = (value: unknown, options: ChineseOptions): Result<SheetFacts, Rejection> => {
  if (!isRecord(value)) {
    const message = `A sheet is an object with sets, flowers, discards and so on, not ${described(value)}.`;
    return rejected(reasonAt('notASheet', '', message, []));
  }
  const reasons: Reason[] = [];
  const sets = readSets(ownValue(value, 'sets'), reasons);
  const flowers = readFlowers(ownValue(value, 'flowers'), reasons);
  const [discards, laid] = [ownValue(value, 'discards'), ownValue(value, 'flowersOfDummies')];
  const flowersOfDummies = typeof laid === 'number' ? laid : 0;
  const most = tilesToDraw(flowers.length + flowersOfDummies, kongsIn(sets), options);
  reasons.push(
    ...flagFaults(value, FLAGS, 'notASheet', []),
    ...dummyFlowerFaults(laid, flowers.length, options, ['flowersOfDummies']),
    ...discardFaults(discards, most, ['discards']),
  );
  if (reasons.length > 0) return rejected(...reasons);
  const flag = (name: (typeof FLAGS)[number]): boolean => ownValue(value, name) === true;
  return success({
    sets,
    flowers,
    flowersOfDummies,
    discards: typeof discards === 'number' ? discards : 0,
    winningPieceDrawn: flag('winningPieceDrawn'),
    onlyPlace: flag('onlyPlace'),
    looseAfterKong: flag('looseAfterKong'),
    lastTile: flag('lastTile'),
    originalDraw: flag('originalDraw'),
  });
};

/**
 * The score sheet of the Chinese solitaire for a hand that a person has arranged (CS-9 to CS-22):
 * line by line, with the exact final score. The player is East. Any values may be given; what
 * cannot be (a run of winds, a fifth tile, more discards than tiles) gets reasons, never a number.
 */
export const chineseSheet = (
  sheet: ChineseSheetInput,
  options: ChineseChoices = {},
): Result<ChineseSheet, Rejection> => {
  const read = readChineseOptions(options);
  if (!read.ok) return read;
  const facts = readFacts(sheet, read.value);
  return facts.ok ? success(fillSheet(facts.value, read.value)) : failure(facts.error);
};
