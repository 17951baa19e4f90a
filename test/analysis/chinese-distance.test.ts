import { expect, test } from 'vitest';
import { waits } from '../../src/analysis';
import { chineseSolitaire } from '../../src/games/chinese/rules';
import { parseHandText } from '../../src/hands/check-hand';
import type { Hand, Meld } from '../../src/hands/hand';
import { countHand, distanceOfCounts } from '../../src/packed';
import { isWinningHand } from '../../src/questions/validate-hand';
import type { Tile } from '../../src/tiles/tile';
import { TILES } from '../../src/tiles/tile';
import { type Chance, chanceFrom } from '../generators/chance';
import { assertNoEmptyCell, count, coverageReport, newCoverage } from '../generators/coverage';
import { exchanged, tilesOf } from '../generators/drifted-hands';
import { naiveChineseDistance } from '../naive/chinese-distance';
import { samples } from '../samples';
import { countIn, distanceIn, expectOneApart, expectSearched } from './distances';

// The distance of Chinese hands against a naive search, and its own laws.

const HANDS = samples(80);
const rules = chineseSolitaire();

const KINDS: readonly Tile[] = TILES.slice(1, 35);

/** The tiles that a hand may still get. */
const toBeHad = (hand: Hand): readonly Tile[] => KINDS.filter((tile) => countIn(tilesOf(hand), tile) < 4);

const runsFrom = (kind: number): readonly Tile[] | undefined =>
  kind < 30 && kind % 10 <= 6 ? KINDS.slice(kind, kind + 3) : undefined;

/** A hand of few suits, so that it is near to winning now and then, with some melds; complete or lacking a tile. */
const generated = (chance: Chance): Hand => {
  const kinds = KINDS.slice(0, chance.pick([9, 18, 34]));
  const wall = chance.shuffle(kinds.flatMap((tile) => [tile, tile, tile, tile]));
  const melds: Meld[] = [];
  for (let wanted = chance.oneIn(2) ? 0 : chance.below(4); wanted > 0; wanted--) {
    const kind = chance.below(kinds.length);
    const tile = kinds[kind] as Tile;
    const tiles = (chance.oneIn(2) ? runsFrom(kind) : undefined) ?? [tile, tile, tile];
    const rest = [...wall];
    const fits = tiles.every((one) => {
      const at = rest.indexOf(one);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
    if (!fits) continue;
    wall.length = 0;
    wall.push(...rest);
    melds.push({ tiles });
  }
  const size = 14 - 3 * melds.length - (chance.oneIn(2) ? 1 : 0);
  const concealed = wall.slice(0, size);
  return melds.length === 0 ? { concealed } : { concealed, melds };
};

test('CS-8: the distance is the least over all ways to lay four sets and a pair', () => {
  const chance = chanceFrom(5);
  const reached = newCoverage({ melds: ['0', '1', '2', '3'], distance: ['0', '1', '2', '3', '4', '5'] });
  for (let made = 0; made < HANDS; made++) {
    const hand = generated(chance);
    const found = distanceIn(hand, rules);
    expect(found, JSON.stringify(hand)).toBe(naiveChineseDistance(hand));
    count(reached, 'melds', String(hand.melds?.length ?? 0));
    count(reached, 'distance', String(found));
  }
  const report = coverageReport(reached).filter(({ cell }) => cell !== '0' || HANDS > 1_000);
  assertNoEmptyCell(report);
}, 600_000);

test.each([
  ['CS-8: it wins', '111222333B 44455C', 0],
  ['CS-8: it waits', '111222333B 4445C', 1],
  ['CS-8: a wait for a fifth tile is none', '1111B 222333444C', 2],
  ['CS-8: nor is one for a tile that is melded', '1B 222333444C [111D]', 1],
  ['CS-8: a fifth tile in a meld is none either', '1B 222C 333C 444C [111B]', 2],
  ['CS-7: a melded kong is a set', '11B 222C 333C 444C [5555D]', 0],
  ['CS-8: fifteen tiles hold a concealed kong', '1111B 222C 333C 444C 55D', 0],
  ['CS-8: nothing goes together', '147B 258C 369D ESWN RD', 9],
] as const)('%s', (_, text, expected) => {
  const hand = parseHandText(text);
  if (!hand.ok) throw new Error(text);
  expect(distanceIn(hand.value, rules)).toBe(expected);
});

test('CS-8: an exchange changes the distance by one at most, and 0 is a win', () => {
  const chance = chanceFrom(6);
  for (let made = 0; made < 3_000; made++) {
    const hand = generated(chance);
    const before = distanceIn(hand, rules);
    expect(before === 0, JSON.stringify(hand)).toBe(isWinningHand(hand, { rules }));
    const at = chance.below(hand.concealed.length);
    const tile = chance.pick(toBeHad({ ...hand, concealed: hand.concealed.toSpliced(at, 1) }));
    expectOneApart(before, distanceIn(exchanged(hand, at, tile), rules), JSON.stringify({ hand, at, tile }));
  }
});

test('CS-8: a breadth-first search by exchanges needs as many', () => {
  const chance = chanceFrom(9);
  const reached = newCoverage({ distance: ['0', '1', '2', 'more'] });
  const wanted = new Map([
    ['0', 4],
    ['1', 8],
    ['2', 4],
    ['more', 2],
  ]);
  for (let made = 0; made < 4_000 && [...wanted.values()].some((left) => left > 0); made++) {
    const hand = generated(chance);
    if (hand.concealed.length % 3 !== 2) continue;
    const found = distanceIn(hand, rules);
    const cell = found > 2 ? 'more' : String(found);
    const left = wanted.get(cell) ?? 0;
    // Where two exchanges do not do, all of some hundred thousand hands are looked at.
    if (left === 0 || (cell === 'more' && hand.concealed.length > 8)) continue;
    wanted.set(cell, left - 1);
    count(reached, 'distance', expectSearched(hand, rules, toBeHad, 2));
  }
  assertNoEmptyCell(coverageReport(reached));
}, 600_000);

test('CS-8: the distance of counts is that of their tiles; of melds only how many sets are left is known', () => {
  const chance = chanceFrom(11);
  for (let made = 0; made < 2_000; made++) {
    const hand = generated(chance);
    const melds = hand.melds?.length ?? 0;
    const row = countHand(hand.concealed) ?? new Uint8Array();
    expect(row.length).toBe(34);
    const found = distanceOfCounts(row, 0, 4 - melds);
    if (melds === 0) expect(found, JSON.stringify(hand)).toBe(distanceIn(hand, rules));
    else expect(found, JSON.stringify(hand)).toBeLessThanOrEqual(distanceIn(hand, rules));
    const rows = new Uint8Array(3 * row.length);
    rows.set(row, row.length);
    expect(distanceOfCounts(rows, row.length, 4 - melds)).toBe(found);
  }
});

test('CS-8: a hand waits for a tile exactly when its distance is one', () => {
  const chance = chanceFrom(12);
  const reached = newCoverage({ waiting: ['true', 'false'] });
  for (let made = 0; made < 400; made++) {
    const hand = generated(chance);
    if (hand.concealed.length % 3 !== 1) continue;
    const answer = waits(hand, { rules });
    expect(answer.ok && answer.value.length > 0, JSON.stringify(hand)).toBe(distanceIn(hand, rules) === 1);
    count(reached, 'waiting', String(distanceIn(hand, rules) === 1));
  }
  assertNoEmptyCell(coverageReport(reached));
});
