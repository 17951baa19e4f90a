import type { CheckedHand } from '../hands/check-hand';
import type { Reason } from '../result/reason';
import type { Tile } from '../tiles/tile';
import { type BrokenReading, findBrokenReadings } from './broken-readings';
import { type Constraint, brokenCodes } from './constraints';
import { isDragon, isNumber, isWind, NEWS, tileOfKind } from './kinds';
import { circumstancesOf } from './list-readings';
import { layoutBlocksOf, shapeOf } from './make-reading';
import { findNearest, type NearLayout } from './nearest-layouts';
import type { CardFreeOptions } from './options';
import { patternName } from './patterns';
import { brokenLevel, type Circumstances } from './restrictions';
import { setMembers, WINDS_CATEGORY } from './sets';
import type { CardFreeWin } from './vocabulary';
import { traitsOf } from './worth';

type Blocks = readonly number[];

const named = (blocks: Blocks): string => [...new Set(blocks.map((block) => tileOfKind(block >> 3)))].join(' ');

const some = (blocks: Blocks, test: (kind: number, size: number) => boolean): Blocks =>
  blocks.filter((block) => test(block >> 3, block & 7));

const repeated = (blocks: Blocks, test: (kind: number) => boolean, of: (kind: number) => number): Blocks =>
  some(blocks, (kind) => test(kind) && some(blocks, (other) => test(other) && of(other) === of(kind)).length > 1);

const inOrder = (blocks: Blocks): Blocks =>
  [...some(blocks, isNumber)].sort((one, other) => ((one >> 3) % 10) - ((other >> 3) % 10) || one - other);

const same = (kind: number): number => kind;

/** Rule, sentence and the blocks meant, for each constraint. */
const SENTENCES: Readonly<
  Record<Constraint, readonly [string, (tiles: string, reading: BrokenReading) => string, (blocks: Blocks) => Blocks]>
> = {
  jokerInPair: ['CF-3', () => 'A joker stands in a pair; pairs take no jokers.', (blocks) => some(blocks, (kind, size) => size === 2 && kind > 0)],
  jokerInFlowers: ['CF-16', () => 'A joker never stands for a flower.', (blocks) => some(blocks, (kind) => kind === 0)],
  jokerInNews: ['CF-17', () => 'A joker never stands for a wind of the NEWS block.', (blocks) => some(blocks, (kind) => kind === NEWS)],
  allJokerBlock: ['CF-3a', () => 'A block of nothing but jokers is not allowed here.', (blocks) => blocks],
  singleTile: ['CF-2', (tiles) => `A block has 2 to 5 tiles; these stand alone: ${tiles}.`, (blocks) => some(blocks, (_, size) => size === 1)],
  twoFlowerBlocks: ['CF-16', () => 'A hand has at most one flower block.', (blocks) => some(blocks, (kind) => kind === 0)],
  flowerBlockNotPair: ['CF-16', () => 'A flower block is a pair.', (blocks) => some(blocks, (kind) => kind === 0)],
  twoNewsBlocks: ['CF-17', () => 'A hand has at most one NEWS block.', (blocks) => some(blocks, (kind) => kind === NEWS)],
  repeatedNumber: ['CF-6', (tiles) => `A number stands in one block only; here two blocks share one: ${tiles}.`, (blocks) => repeated(blocks, isNumber, (kind) => kind % 10)],
  repeatedWind: ['CF-6', (tiles) => `A wind stands in one block only: ${tiles}.`, (blocks) => some(blocks, (kind) => kind > 30)],
  repeatedDragon: ['CF-15', (tiles) => `A dragon stands in one block only: ${tiles}.`, (blocks) => repeated(blocks, isDragon, same)],
  wovenSuits: ['CF-13', (tiles) => `The suits are woven: going up in numbers, a suit stops and comes back: ${tiles}.`, inOrder],
  houseRule: ['CF-33', () => 'The house rule asks for a bonus, no jokers, a self-picked win or a Dragon Hand.', (blocks) => blocks],
  skillLevel: ['CF-34', () => 'The player’s skill level does not allow this hand.', (blocks) => blocks],
  setTooShort: ['CF-6', (tiles) => `The set is too short: ${tiles}.`, (blocks) => some(blocks, (kind) => isNumber(kind) || isWind(kind))],
  noCategory: ['CF-6', (tiles) => (tiles === '' ? 'There is no set: no numbers and no winds.' : `These numbers and winds form no set: ${tiles}.`), (blocks) => some(blocks, (kind) => isNumber(kind) || isWind(kind))],
  noPattern: ['CF-4', (_, { blocks }) => `The block sizes ${blocks.map((block) => block & 7).sort().join(' ')} form none of the patterns.`, (blocks) => blocks],
};

const SHORT_SETS: readonly string[] = ['CF-7', 'CF-8', 'CF-9', 'CF-10', 'CF-11', 'CF-12'];

const ruleOf = (code: Constraint, reading: BrokenReading, circumstances: Circumstances, options: CardFreeOptions): string => {
  if (code === 'setTooShort') return SHORT_SETS[reading.category] as string;
  if (code !== 'skillLevel') return SENTENCES[code][0];
  const part = { pattern: reading.pattern, category: reading.category, dragonHand: reading.pattern > 9, traits: traitsOf(reading.blocks) };
  return `CF-${33 + brokenLevel(part, circumstances, options)}`;
};

const constraintReason = (
  code: Constraint,
  broken: readonly BrokenReading[],
  circumstances: Circumstances,
  options: CardFreeOptions,
): Reason => {
  const sets = broken.map((reading) => ({ reading, codes: brokenCodes(reading.broken) })).filter(({ codes }) => codes.includes(code));
  const { reading } = sets[0] as (typeof sets)[number];
  const [, sentence, meant] = SENTENCES[code];
  const others = sets.map(({ codes }) => codes.filter((other) => other !== code));
  const alone = others.some((codes) => codes.length === 0);
  const blocks = meant(reading.blocks);
  return {
    code,
    rule: ruleOf(code, reading, circumstances, options),
    message: sentence(named(blocks), reading),
    params: {
      alone,
      ...(!alone && { with: others }),
      tiles: blocks.map((block) => tileOfKind(block >> 3)),
      blocks: reading.blocks.map((block) => ({ tile: tileOfKind(block >> 3), size: block & 7 })),
      ...(reading.pattern >= 0 && { pattern: patternName(reading.pattern) }),
      ...(reading.set > 0 && { set: setMembers(reading.set, reading.category === WINDS_CATEGORY) }),
    },
  };
};

const counted = (tiles: readonly Tile[]): string => tiles.join(' ');

const nearestReason = ({ found, distance, missing, tooMany }: NearLayout): Reason => {
  const shape = shapeOf(found);
  const blocks = layoutBlocksOf(found);
  const layout = blocks.map(({ tile, size }) => `${size} ${tile}`).join(', ');
  const needs = missing.length === 0 ? [] : [`With ${counted(missing)}`];
  const surplus = tooMany.length === 0 ? [] : [`${needs.length > 0 ? 'without' : 'Without'} ${counted(tooMany)}`];
  return {
    code: 'nearestLayout',
    rule: 'CF-39',
    message: `${[...needs, ...surplus].join(' and ')} it wins: ${shape.pattern} of ${layout}.`,
    params: { distance, missing, tooMany, ...shape, blocks },
  };
};

const TILES_ONLY = new Set(['wrongTileCount']);

/** Why a hand does not win (CF-39): faults of its tiles, else broken constraints; then the nearest layouts. */
export const reasonsFor = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  faults: readonly Reason[],
  options: CardFreeOptions,
): readonly Reason[] => {
  if (faults.some(({ code }) => !TILES_ONLY.has(code))) return faults;
  const circumstances = circumstancesOf(hand, win);
  const nearest = findNearest(hand, circumstances, options).map(nearestReason);
  if (faults.length > 0) return [...faults, ...nearest];
  const broken = findBrokenReadings(hand, circumstances, options);
  const union = broken.reduce((codes, reading) => codes | reading.broken, 0);
  const reasons = brokenCodes(union).map((code) => constraintReason(code, broken, circumstances, options));
  return [...reasons, ...nearest];
};
