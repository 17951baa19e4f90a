import { isRecord, ownList, ownValue } from '../../core/own-values';
import { described, type Reason, type Rejection, reasonAt, rejected } from '../../core/reason';
import { failure, type Result, success } from '../../core/result';
import { LIMITS } from '../../hands/limits';
import { TILES, type Tile } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import { isSuitKind, SIZES, startsRun } from './arrangements';
import { isFlower, LAST_KIND } from './chinese-tiles';
import { discardFaults, dummyFlowerFaults, flagFaults } from './fields';
import { type ChineseChoices, type ChineseOptions, readChineseOptions } from './options';
import { type ChineseSheet, fillSheet } from './sheet';
import type { SheetFacts } from './sheet-parts';
import { tilesToDraw } from './tiles-left';
import { CHINESE_SETS, type ChineseSet, type ChineseSetKind, type SetWhere } from './vocabulary';

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

type Path = readonly (string | number)[];

const FLAGS = ['winningPieceDrawn', 'onlyPlace', 'looseAfterKong', 'lastTile', 'originalDraw'] as const;

/** More sets than this are not looked at. */
const SETS_READ = 24;

/** A set from outside; what is wrong with it is collected. */
const readSet = (value: unknown, path: Path, reasons: Reason[]): ChineseSet | undefined => {
  if (!isRecord(value)) {
    reasons.push(
      reasonAt('notASheet', '', `A set is an object with kind and tile, not ${described(value)}.`, path),
    );
    return undefined;
  }
  const [kind, tile, where] = ['kind', 'tile', 'where'].map((name) => ownValue(value, name));
  const known = CHINESE_SETS.find((one) => one === kind);
  const place = tileIndex(tile);
  const before = reasons.length;
  if (known === undefined) {
    const message = `A set is a ${CHINESE_SETS.join(', a ')}, not ${described(kind)}.`;
    reasons.push(reasonAt('badSet', 'CS-8', message, [...path, 'kind']));
  }
  if (place < 1 || place > LAST_KIND) {
    const message = `A set is made of 1B to 9B, 1C to 9C, 1D to 9D, E, S, W, N, RD, GD or WD, not of ${described(tile)}.`;
    reasons.push(reasonAt(place < 0 ? 'unknownTile' : 'badSet', 'CS-8', message, [...path, 'tile']));
  } else if (known === 'run' && !startsRun(place)) {
    const message = isSuitKind(place)
      ? `A run is named by its lowest tile, a 1 to 7; none starts with ${TILES[place]}.`
      : 'Winds and dragons form no runs.';
    reasons.push(reasonAt('badSet', 'CS-9', message, [...path, 'tile']));
  }
  const isAnywhere = where === undefined && (known === 'run' || known === 'pair');
  if (!isAnywhere && where !== 'hand' && where !== 'table') {
    const message = `A set is in “hand” or on the “table”, not ${described(where)}.`;
    reasons.push(reasonAt('badSet', 'CS-16', message, [...path, 'where']));
  }
  if (reasons.length > before) return undefined;
  return { kind: known as ChineseSetKind, tile: tile as Tile, where: where === 'table' ? 'table' : 'hand' };
};

/** The tiles of a set, as places in `TILES`. */
const kindsIn = ({ kind, tile }: ChineseSet): readonly number[] => {
  const place = tileIndex(tile);
  return kind === 'run' ? [place, place + 1, place + 2] : Array.from({ length: SIZES[kind] }, () => place);
};

const copyFaults = (sets: readonly ChineseSet[]): readonly Reason[] => {
  const counts = new Map<number, number>();
  for (const kind of sets.flatMap(kindsIn)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 4)
    .map(([kind, count]) => ({
      code: 'tooManyCopies',
      rule: 'CS-1',
      message: `There are only 4 of ${TILES[kind]}; these sets take ${count}.`,
      at: { path: ['sets'] },
      params: { tile: TILES[kind], count, copies: 4 },
    }));
};

/** Why a value is not read as a list of at most so many sets or flowers. */
const listFault = (value: unknown, limit: number, rule: string, name: string, expected: string): Reason => {
  if (!Array.isArray(value)) {
    return reasonAt('notASheet', rule, `${expected}, not ${described(value)}.`, [name]);
  }
  const { length } = value;
  const message = `At most ${limit} ${name} are read; there are ${length}.`;
  return reasonAt('tooLarge', rule, message, [name], { limit, length });
};

const readSets = (value: unknown, reasons: Reason[]): readonly ChineseSet[] => {
  const list = ownList(value, SETS_READ);
  if (list === undefined) {
    const expected = 'A list of four sets and a pair was expected';
    reasons.push(listFault(value, SETS_READ, 'CS-8', 'sets', expected));
    return [];
  }
  const before = reasons.length;
  const sets = list.flatMap((item, place) => readSet(item, ['sets', place], reasons) ?? []);
  if (reasons.length > before) return sets;
  const pairs = sets.filter(({ kind }) => kind === 'pair').length;
  if (pairs !== 1 || sets.length !== 5) {
    const message = `A winning hand has four sets and one pair; here are ${sets.length - pairs} and ${pairs}.`;
    reasons.push({
      ...reasonAt('wrongSetCount', 'CS-8', message, ['sets']),
      params: { sets: sets.length - pairs, pairs },
    });
  }
  reasons.push(...copyFaults(sets));
  return sets;
};

const readFlowers = (value: unknown, reasons: Reason[]): readonly Tile[] => {
  if (value === undefined) return [];
  const list = ownList(value, LIMITS.tiles);
  if (list === undefined) {
    const expected = 'The flowers are a list of F1 to F4 and S1 to S4';
    reasons.push(listFault(value, LIMITS.tiles, 'CS-1', 'flowers', expected));
    return [];
  }
  const flowers = list.map((item) => TILES[tileIndex(item)]);
  flowers.forEach((flower, place) => {
    if (flower === undefined || !isFlower(flower)) {
      const message = `${described(list[place])} is no flower: they are F1 to F4 and S1 to S4.`;
      reasons.push(
        reasonAt(flower === undefined ? 'unknownTile' : 'notAFlower', 'CS-1', message, ['flowers', place]),
      );
    } else if (flowers.indexOf(flower) < place) {
      const message = `There is only one ${flower}.`;
      reasons.push({
        ...reasonAt('tooManyCopies', 'CS-1', message, ['flowers', place]),
        params: { tile: flower, copies: 1 },
      });
    }
  });
  return flowers.flatMap((flower) => flower ?? []);
};

/** Reads the facts of a sheet from any value; everything wrong with them is a reason. */
const readFacts = (value: unknown, options: ChineseOptions): Result<SheetFacts, Rejection> => {
  if (!isRecord(value)) {
    const message = `A sheet is an object with sets, flowers, discards and so on, not ${described(value)}.`;
    return rejected({ code: 'notASheet', rule: '', message, params: {} });
  }
  const reasons: Reason[] = [];
  const sets = readSets(ownValue(value, 'sets'), reasons);
  const flowers = readFlowers(ownValue(value, 'flowers'), reasons);
  reasons.push(...flagFaults(value, FLAGS, 'notASheet', []));
  const kongs = sets.filter(({ kind }) => kind === 'kong').length;
  const [discards, laid] = [ownValue(value, 'discards'), ownValue(value, 'flowersOfDummies')];
  reasons.push(...dummyFlowerFaults(laid, flowers.length, options, ['flowersOfDummies']));
  const flowersOfDummies = typeof laid === 'number' ? laid : 0;
  const most = tilesToDraw(flowers.length + flowersOfDummies, kongs, options);
  reasons.push(...discardFaults(discards, most, ['discards']));
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
