import type { CheckedHand } from '../hands/check-hand';
import type { Reason } from '../result/reason';
import { TILES } from '../tiles/tile';
import { EAST } from '../tiles/tile-index';
import { type BrokenReading, findBrokenReadings } from './broken-readings';
import { brokenCodes, type Constraint } from './constraints';
import { isDragon, isNumber, isWind, NEWS } from './kinds';
import { circumstancesOf } from './list-readings';
import { layoutBlocksOf, patternName, shapeOf, tileOfKind } from './make-reading';
import { findNearest, type NearLayout } from './nearest-layouts';
import type { CardFreeOptions } from './options';
import { rackOf } from './rack';
import { brokenLevel, type Circumstances } from './restrictions';
import { setMembers } from './sets';
import type { CardFreeWin } from './vocabulary';

type Test = (kind: number, size: number, blocks: readonly number[]) => boolean;

const isFlower: Test = (kind) => kind === 0;
const isNews: Test = (kind) => kind === NEWS;
const isMember: Test = (kind) => isNumber(kind) || isWind(kind);
const shares =
  (same: (one: number, other: number) => boolean): Test =>
  (kind, _, blocks) =>
    blocks.filter((block) => same(block >> 3, kind)).length > 1;

/** Rule, sentence with the tiles in place of `#`, and which blocks are meant. */
const SENTENCES: Readonly<Record<Constraint, readonly [string, string, Test]>> = {
  jokerInPair: ['CF-3', 'A joker stands in a pair; pairs take no jokers.', (kind, size) => size === 2 && kind > 0],
  jokerInFlowers: ['CF-16', 'A joker never stands for a flower.', isFlower],
  jokerInNews: ['CF-17', 'A joker never stands for a wind of the NEWS block.', isNews],
  allJokerBlock: ['CF-3a', 'A block of jokers only is not allowed here.', () => true],
  singleTile: ['CF-2', 'A block has 2 to 5 tiles; these stand alone: #.', (_, size) => size === 1],
  twoFlowerBlocks: ['CF-16', 'A hand has at most one flower block.', isFlower],
  flowerBlockNotPair: ['CF-16', 'A flower block is a pair.', isFlower],
  twoNewsBlocks: ['CF-17', 'A hand has at most one NEWS block.', isNews],
  repeatedNumber: [
    'CF-6',
    'A number stands in one block only; here two blocks share one: #.',
    shares((one, other) => isNumber(one) && isNumber(other) && one % 10 === other % 10),
  ],
  repeatedWind: ['CF-6', 'A wind stands in one block only: #.', (kind) => kind >= EAST],
  repeatedDragon: [
    'CF-15',
    'A dragon stands in one block only: #.',
    shares((one, other) => isDragon(one) && one === other),
  ],
  wovenSuits: ['CF-13', 'The suits are woven: as the numbers go up, a suit stops and comes back: #.', isNumber],
  houseRule: ['CF-33', 'The house rule asks for a bonus, no jokers, a self-picked win or a Dragon Hand.', () => true],
  skillLevel: ['CF-34', 'The player’s skill level does not allow this hand.', () => true],
  setTooShort: ['CF-6', 'The set is too short: #.', isMember],
  noCategory: ['CF-6', 'The numbers and winds form no set: #.', isMember],
  noPattern: ['CF-4', 'The sizes of the blocks form none of the patterns.', () => true],
};

const ruleOf = (
  code: Constraint,
  reading: BrokenReading,
  circumstances: Circumstances,
  options: CardFreeOptions,
): string => {
  if (code === 'setTooShort') return `CF-${7 + reading.category}`;
  if (code === 'skillLevel') return `CF-${33 + brokenLevel(reading, circumstances, options)}`;
  return SENTENCES[code][0];
};

/** The blocks by ascending number, as the sets are read. */
const byNumber = (one: number, other: number): number => ((one >> 3) % 10) - ((other >> 3) % 10) || one - other;

/** The reason for a constraint, from all the smallest sets of broken ones that it is in. */
const constraintReason = (
  code: Constraint,
  sets: readonly { readonly reading: BrokenReading; readonly codes: readonly Constraint[] }[],
  circumstances: Circumstances,
  options: CardFreeOptions,
): Reason => {
  const own = sets.filter(({ codes }) => codes.includes(code));
  const { reading } = own[0] as (typeof own)[number];
  const { blocks, pattern, set, category } = reading;
  const [, sentence, isMeant] = SENTENCES[code];
  const meant = blocks.filter((block) => isMeant(block >> 3, block & 7, blocks)).sort(byNumber);
  const tiles = meant.map((block) => tileOfKind(block >> 3));
  const others = own.map(({ codes }) => codes.filter((other) => other !== code));
  const alone = others.some((codes) => codes.length === 0);
  return {
    code,
    rule: ruleOf(code, reading, circumstances, options),
    message: sentence.replace('#', tiles.join(' ') || 'there are none'),
    params: {
      alone,
      ...(!alone && { with: others }),
      tiles,
      blocks: blocks.map((block) => ({ tile: tileOfKind(block >> 3), size: block & 7 })),
      ...(pattern >= 0 && { pattern: patternName(pattern) }),
      ...(set > 0 && { set: setMembers(set, category) }),
    },
  };
};

const spelled = (tile: string, size: number): string => (tile === 'NEWS' ? tile : tile.repeat(size));

const nearestReason = ({ found, missing, tooMany }: NearLayout): Reason => {
  const shape = shapeOf(found);
  const blocks = layoutBlocksOf(found);
  const named = (tiles: readonly number[]): readonly (string | undefined)[] => tiles.map((tile) => TILES[tile]);
  const needs = missing.length === 0 ? '' : ` with ${named(missing).join(' ')}`;
  const surplus = tooMany.length === 0 ? '' : ` without ${named(tooMany).join(' ')}`;
  const layout = blocks.map(({ tile, size }) => spelled(tile, size)).join(' ');
  return {
    code: 'nearestLayout',
    rule: 'CF-39',
    message: `It wins${needs}${surplus}: ${layout}, ${shape.pattern}.`,
    params: {
      distance: missing.length,
      missing: named(missing),
      tooMany: named(tooMany),
      ...shape,
      blocks,
    },
  };
};

/** Why a hand does not win (CF-39): faults of its tiles, else broken constraints; then the nearest layouts. */
export const reasonsFor = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  faults: readonly Reason[],
  options: CardFreeOptions,
): readonly Reason[] => {
  if (faults.some(({ code }) => code !== 'wrongTileCount')) return faults;
  const rack = rackOf(hand);
  const circumstances = circumstancesOf(rack, win);
  const nearest = findNearest(rack, circumstances, options).map(nearestReason);
  if (faults.length > 0) return [...faults, ...nearest];
  const sets = findBrokenReadings(rack, circumstances, options).map((reading) => ({
    reading,
    codes: brokenCodes(reading.broken),
  }));
  const union = sets.reduce((codes, { reading }) => codes | reading.broken, 0);
  return [...brokenCodes(union).map((code) => constraintReason(code, sets, circumstances, options)), ...nearest];
};
