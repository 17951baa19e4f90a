import { isRecord, ownList, ownValue } from '../../../core/own-values';
import {
  choice,
  type Form,
  isNot,
  oneOf,
  optional,
  record,
  strangeTo,
  type Telling,
  telling,
} from '../../../core/read';
import { described, type Reason, reasonAt, tooLarge } from '../../../core/reason';
import { failure, type Result, rejected, success } from '../../../core/result';
import { LIMITS } from '../../../hands/limits';
import { alike, countOf, countsOf, startsRun } from '../../../melds/set-shape';
import { TILES, type Tile } from '../../../tiles/tile';
import { tileIndex } from '../../../tiles/tile-index';
import { discardFaults, dummyFlowerFaults, flagOr } from '../check';
import { type ChineseChoices, type ChineseOptions, readChineseOptions } from '../options';
import { SIZES } from '../parts';
import { isFlower, isSuitTile, LAST_KIND } from '../tiles';
import { CHINESE_SETS, type ChineseSet, type ChineseSetKind, type SetWhere } from '../vocabulary';
import {
  type ChineseSheet,
  type ChineseSheetInput,
  fillSheet,
  kongsIn,
  type SheetFacts,
  tilesToDraw,
} from './fill';

/** A list with more sets than this is not read. */
const SETS_READ = 24;

/** Reads a member of a set. */
const ofSet = <T>(rule: string, form: Form<T>): Telling<T> =>
  telling(form, (path, expected, given) =>
    reasonAt('badSet', rule, isNot(`“${path.at(-1)}” of a set`, expected, given), path),
  );

const KIND: Telling<ChineseSetKind> = /* @__PURE__ */ ofSet('CS-8', /* @__PURE__ */ choice(...CHINESE_SETS));

const WHERE: Telling<SetWhere> = /* @__PURE__ */ ofSet('CS-16', {
  read: /* @__PURE__ */ oneOf(['hand', 'table'] as const),
  expected: 'hand or table',
});

/** Reads the tile of a set of this kind. */
const tileOf =
  (kind: ChineseSetKind | undefined): Telling<Tile> =>
  (given, path, reasons) => {
    const place = tileIndex(given);
    const tile = TILES[place];
    if (tile === undefined || place < 1 || place > LAST_KIND) {
      const message = `A set is made of 1B to 9B, 1C to 9C, 1D to 9D, E, S, W, N, RD, GD or WD, not of ${described(given)}.`;
      reasons.push(reasonAt(tile === undefined ? 'unknownTile' : 'badSet', 'CS-8', message, path));
    } else if (kind === 'run' && !startsRun(place)) {
      const message = isSuitTile(tile)
        ? `A run is named by its lowest tile, a 1 to 7; none starts with ${tile}.`
        : 'Winds and dragons form no runs.';
      reasons.push(reasonAt('badSet', 'CS-9', message, path));
    } else return tile;
    return undefined;
  };

const set: Telling<ChineseSet> = (value, path, reasons) => {
  if (!isRecord(value)) {
    const message = isNot('A set', 'an object with kind and tile', value);
    reasons.push(reasonAt('notASheet', '', message, path));
    return undefined;
  }
  const kind = KIND(ownValue(value, 'kind'), [...path, 'kind'], reasons);
  const tile = tileOf(kind)(ownValue(value, 'tile'), [...path, 'tile'], reasons);
  const lies = kind === 'run' || kind === 'pair' ? optional(WHERE, 'hand') : WHERE;
  const where = lies(ownValue(value, 'where'), [...path, 'where'], reasons);
  return kind && tile && where && { kind, tile, where };
};

/** Reads a list of at most `limit` sets or flowers, leaving out those that are invalid. */
const listTold =
  <T>(item: Telling<T>, limit: number, rule: string, expected: string): Telling<readonly T[]> =>
  (value, path, reasons) => {
    const list = ownList(value, limit);
    if (list === undefined)
      reasons.push(
        Array.isArray(value)
          ? tooLarge(String(path[0]), limit, value.length, path, rule)
          : reasonAt('notASheet', rule, `${expected}, not ${described(value)}.`, path),
      );
    return (list ?? []).flatMap((one, at) => item(one, [...path, at], reasons) ?? []);
  };

/** The tiles of a set, as indices in `TILES`. */
const kindsIn = ({ kind, tile }: ChineseSet): readonly number[] => {
  const first = tileIndex(tile);
  return kind === 'run' ? [first, first + 1, first + 2] : alike(first, SIZES[kind]);
};

const copyFaults = (sets: readonly ChineseSet[]): readonly Reason[] => {
  const kinds = sets.flatMap(kindsIn);
  const counts = countsOf(kinds);
  return [...new Set(kinds)]
    .filter((kind) => countOf(counts, kind) > 4)
    .map((kind) => {
      const [tile, count] = [TILES[kind], counts[kind]];
      const message = `There are only 4 of ${tile}; these sets take ${count}.`;
      return reasonAt('tooManyCopies', 'CS-1', message, ['sets'], { tile, count, copies: 4 });
    });
};

const readSets: Telling<readonly ChineseSet[]> = (value, path, reasons) => {
  const before = reasons.length;
  const expected = 'Expected a list of four sets and a pair';
  const sets = listTold(set, SETS_READ, 'CS-8', expected)(value, path, reasons) ?? [];
  if (reasons.length > before) return sets;
  const pairs = sets.filter(({ kind }) => kind === 'pair').length;
  if (pairs !== 1 || sets.length !== 5) {
    const others = sets.length - pairs;
    const message = `A winning hand has four sets and one pair; this one has ${others} and ${pairs}.`;
    reasons.push(reasonAt('wrongSetCount', 'CS-8', message, path, { sets: others, pairs }));
  }
  reasons.push(...copyFaults(sets));
  return sets;
};

const readFlowers: Telling<readonly Tile[]> = (value, path, reasons) => {
  const read: Tile[] = [];
  const flower: Telling<Tile> = (item, at) => {
    const tile = TILES[tileIndex(item)];
    if (tile === undefined || !isFlower(tile)) {
      const message = `${described(item)} is not a flower: they are F1 to F4 and S1 to S4.`;
      reasons.push(reasonAt(tile === undefined ? 'unknownTile' : 'notAFlower', 'CS-1', message, at));
    } else if (read.includes(tile)) {
      const message = `There is only one ${tile}.`;
      reasons.push(reasonAt('tooManyCopies', 'CS-1', message, at, { tile, copies: 1 }));
    }
    if (tile !== undefined) read.push(tile);
    return tile;
  };
  const expected = 'The flowers are a list of F1 to F4 and S1 to S4';
  return listTold(flower, LIMITS.tiles, 'CS-1', expected)(value, path, reasons);
};

const FLAG_OF_SHEET: Telling<boolean> = /* @__PURE__ */ flagOr('notASheet');

/** A sheet as read; its two numbers are checked later, since their limits depend on the rest. */
interface Told extends Omit<SheetFacts, 'flowersOfDummies' | 'discards'> {
  readonly discards?: unknown;
  readonly flowersOfDummies?: unknown;
}

const asGiven: Telling<unknown> = (given) => given;

const readSheet: Telling<Told> = /* @__PURE__ */ record<Told>(
  {
    sets: readSets,
    flowers: /* @__PURE__ */ optional(readFlowers, []),
    winningPieceDrawn: FLAG_OF_SHEET,
    onlyPlace: FLAG_OF_SHEET,
    looseAfterKong: FLAG_OF_SHEET,
    lastTile: FLAG_OF_SHEET,
    originalDraw: FLAG_OF_SHEET,
    discards: asGiven,
    flowersOfDummies: asGiven,
  },
  'an object with sets, flowers, discards and so on',
  {
    wrong: (path, expected, given) => reasonAt('notASheet', '', isNot('A sheet', expected, given), path),
    strange: /* @__PURE__ */ strangeTo('A sheet', 'notASheet'),
  },
);

/** Reads the facts of a sheet from any value, with a reason for everything wrong. */
const readFacts = (value: unknown, options: ChineseOptions): Result<SheetFacts> => {
  const reasons: Reason[] = [];
  const told = readSheet(value, [], reasons);
  if (told === undefined) return rejected(...reasons);
  const { discards, flowersOfDummies: laid, ...facts } = told;
  const flowersOfDummies = typeof laid === 'number' ? laid : 0;
  const most = tilesToDraw(facts.flowers.length + flowersOfDummies, kongsIn(facts.sets), options);
  reasons.push(
    ...dummyFlowerFaults(laid, facts.flowers.length, options, ['flowersOfDummies']),
    ...discardFaults(discards, most, ['discards']),
  );
  if (reasons.length > 0) return rejected(...reasons);
  return success({ ...facts, flowersOfDummies, discards: typeof discards === 'number' ? discards : 0 });
};

/**
 * Fills in the score sheet of Chinese solitaire for a hand that a person has arranged (CS-9 to CS-22).
 *
 * The player is East.
 *
 * @param sheet - The sets, the flowers laid aside, how many tiles were discarded, and how the hand was won; any value
 * is checked.
 * @param options - The options of the game; those left out are as the rulebook plays them.
 * @returns The sheet line by line with the exact final score, or the reasons why it cannot be filled in, such as a
 * run of winds, a fifth tile or more discards than tiles.
 * @example
 * ```ts
 * import { chineseSheet, unwrap } from 'mahjongg/chinese';
 *
 * const pung = { kind: 'pung', tile: 'GD', where: 'table' } as const;
 * const runs = (['2B', '5B', '7D'] as const).map((tile) => ({ kind: 'run', tile }) as const);
 * const sheet = unwrap(chineseSheet({ sets: [pung, ...runs, { kind: 'pair', tile: 'WD' }], discards: 39 }));
 * [sheet.product, sheet.final.rounded]; // => [52, 36]
 * ```
 */
export const chineseSheet = (
  sheet: ChineseSheetInput,
  options: ChineseChoices = {},
): Result<ChineseSheet> => {
  const read = readChineseOptions(options);
  if (!read.ok) return read;
  const facts = readFacts(sheet, read.value);
  return facts.ok ? success(fillSheet(facts.value, read.value)) : failure(facts.error);
};
