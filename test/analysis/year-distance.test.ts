import { expect, test } from 'vitest';
import { distance, targets, waits } from '../../src/analysis';
import { yearGame } from '../../src/games/year/rules';
import type { Hand } from '../../src/hands/hand';
import { isWinningHand } from '../../src/questions/validate-hand';
import { TILES, type Tile } from '../../src/tiles/tile';
import { type Chance, chanceFrom } from '../generators/chance';
import { assertNoEmptyCell, count, coverageReport, newCoverage } from '../generators/coverage';
import { exchanged } from '../generators/drifted-hands';
import { anyYearHand, type GeneratedYearHand } from '../generators/year-hands';
import { copiesOf, KINDS } from '../naive/year-arranger';
import { naiveYearDistance } from '../naive/year-distance';
import { samples } from '../samples';
import { unwrap } from '../unwrap';
import { checked, countIn, distanceIn, expectOneApart } from './distances';

// The distance of hands of the Year game against a naive count over all layouts, and its own laws.

const HANDS = samples(35);

const meldTiles = ({ melds = [] }: Hand): readonly Tile[] => melds.flatMap(({ tiles }) => tiles);

/** The tiles that are not held, by the options. */
const unheld = (hand: Hand, bonusCopies?: 1 | 2): readonly Tile[] => {
  const held = [...hand.concealed, ...meldTiles(hand), ...(hand.flowers ?? [])];
  return KINDS.flatMap((tile) => Array<Tile>(copiesOf(tile, bonusCopies) - countIn(held, tile)).fill(tile));
};

/** A hand of the generators, with some of its tiles exchanged; a tile short now and then. */
const generated = (chance: Chance): GeneratedYearHand & { readonly size: number; readonly least: number } => {
  for (;;) {
    const { hand, options, ...others } = anyYearHand(chance);
    const fresh = chance.shuffle(unheld(hand, options.bonusCopies));
    const concealed = chance.shuffle(hand.concealed);
    const changes = chance.oneIn(6) ? concealed.length : chance.below(Math.min(5, concealed.length));
    const changed = [...fresh.slice(0, changes), ...concealed.slice(changes)];
    const isShort = chance.oneIn(3) && changed.length > 1;
    const whole = { ...hand, concealed: isShort ? changed.slice(1) : changed };
    const fours = (hand.melds ?? []).filter(
      ({ tiles, concealed: isHidden }) => tiles.length === 4 && !isHidden,
    );
    const tiles = whole.concealed.length + meldTiles(whole).length;
    if (tiles < 13 || tiles > 14 + fours.length) continue;
    const least = tiles < 14 ? 1 : 0;
    return { ...others, hand: whole, options, size: whole.concealed.length + least, least };
  }
};

test('YG-2, YG-6, YG-9, YG-11: the distance is the least over all layouts, with more tiles drawn, too', () => {
  const chance = chanceFrom(90);
  const reached = newCoverage({
    made: ['winning', 'changed', 'random'],
    distance: ['0', '1', '2', '3', '4', '5'],
    melds: ['0', '1', '2', '3'],
    growing: ['true', 'false'],
    stage: ['complete', 'waiting'],
    options: ['mixedSaws', 'bonusPair', 'bonusCopies', 'none'],
    flowers: ['true', 'false'],
    hidden: ['true', 'false'],
  });
  for (let round = 0; round < HANDS; round++) {
    const { hand, options, made, size, least } = generated(chance);
    const { points: _, ...asked } = options;
    const rules = yearGame(asked);
    const said = JSON.stringify({ hand, asked });
    const stage = least > 0 ? 'waiting' : 'complete';
    const found = rules.goals.distance(checked(hand), stage);
    expect(found, said).toBe(naiveYearDistance(hand, size, options));
    expect(distanceIn(hand, rules), said).toBe(found);
    expect(found === 0, said).toBe(isWinningHand(hand, { rules }));
    const drawn = chance.shuffle(unheld(hand, options.bonusCopies)).slice(0, chance.below(8));
    const counts = new Uint8Array(TILES.length);
    for (const tile of drawn) counts[TILES.indexOf(tile)]!++;
    expect(rules.goals.distance(checked(hand), stage, counts), `${said} ${drawn.join(' ')}`).toBe(
      naiveYearDistance({ ...hand, concealed: [...hand.concealed, ...drawn] }, size, options),
    );
    const melds = hand.melds ?? [];
    const isGrowing = melds.some(
      ({ tiles }) =>
        new Set(tiles).size === 1 && tiles.length === 3 && hand.concealed.includes(tiles[0] as Tile),
    );
    count(reached, 'made', made);
    count(reached, 'distance', String(found));
    count(reached, 'melds', String(melds.length));
    count(reached, 'growing', String(isGrowing));
    count(reached, 'stage', stage);
    for (const name of [...Object.keys(asked), ...(Object.keys(asked).length === 0 ? ['none'] : [])])
      count(reached, 'options', name);
    count(reached, 'flowers', String((hand.flowers ?? []).length > 0));
    count(reached, 'hidden', String(hand.concealed.some((tile) => /^[FS][1-4]$/.test(tile))));
  }
  assertNoEmptyCell(coverageReport(reached));
}, 600_000);

test('YG-11: what a layout lacks, in place of what it has no use for, completes the hand', () => {
  const chance = chanceFrom(91);
  const reached = newCoverage({ farther: ['0', '1'], mayExpose: ['true', 'false'] });
  for (let round = 0; round < HANDS; round++) {
    const { hand, options, least } = generated(chance);
    const { points, ...asked } = options;
    const rules = yearGame({ ...asked, ...(points && { points }) });
    const read = checked(hand);
    const stage = least > 0 ? 'waiting' : 'complete';
    const nearest = rules.goals.distance(read, stage);
    if (!Number.isFinite(nearest)) continue;
    const goals = rules.goals.goals(read, stage, nearest + 1);
    expect(new Set(goals.map((goal) => goal.layout().tiles.join())).size).toBe(goals.length);
    expect(goals[0]?.distance).toBe(nearest);
    for (const goal of goals.filter((_, at) => at < 20 || at % 97 === 0)) {
      const kept = [...hand.concealed];
      for (const kind of goal.spare()) kept.splice(kept.indexOf(TILES[kind] as Tile), 1);
      const whole = { ...hand, concealed: [...kept, ...goal.bare.map((kind) => TILES[kind] as Tile)] };
      const said = JSON.stringify({ hand, options, layout: goal.layout() });
      expect(goal.bare.length, said).toBe(goal.distance);
      expect([...whole.concealed].sort(), said).toEqual([...goal.layout().tiles].sort());
      expect(isWinningHand(whole, { rules }), said).toBe(true);
      count(reached, 'farther', String(goal.distance - nearest));
      count(reached, 'mayExpose', String(goal.mayExpose));
    }
  }
  assertNoEmptyCell(coverageReport(reached));
}, 600_000);

test('YG-11: an exchange changes the distance by one at most', () => {
  const chance = chanceFrom(92);
  for (let round = 0; round < 5 * HANDS; round++) {
    const { hand, options } = generated(chance);
    const rules = yearGame(options.bonusCopies === undefined ? {} : { bonusCopies: options.bonusCopies });
    const before = distance(hand, { rules });
    if (!before.ok) continue;
    const at = chance.below(hand.concealed.length);
    const tile = chance.pick(unheld(hand, options.bonusCopies));
    const after = distanceIn(exchanged(hand, at, tile), rules);
    expectOneApart(before.value, after, JSON.stringify({ hand, at, tile }));
  }
});

const YEAR = yearGame();

test.each([
  ['YG-11: it wins', '123B 456C 789D EEE RR', 0],
  ['YG-2: a Year is a set', 'NEWS 123B 456C 00 77D', 0],
  ['YG-10: so is a Pung-Pair', 'NNEWS 123B 456C 777D', 0],
  ['YG-6: a hidden single flower is of no use', '123B 456C 789D EEE R + F1', 1],
  ['YG-9: the fourth tile joins a pung on the table', '123B 456C 789D E R [EEE]', 1],
  ['YG-9: a replacement for a revealed kong makes it fifteen tiles', '123B 456C 789D RR [EEEE]', 0],
  ['YG-9: fourteen tiles with a replacement wait for one', '33B F1 F2 F4 NN [678B] [GD RD YD WD]', 1],
  ['YG-9: so they do with a kong', '456B E [678B] [456B] [7777C]', 1],
  ['YG-9: fourteen tiles without a replacement are full', '123B 456C 78D RR [NNNN]', 1],
] as const)('%s', (_, text, expected) => {
  expect(unwrap(distance(text, { rules: YEAR }))).toBe(expected);
});

test('YG-9: a hand that waits may have a replacement, too, and its size is said', () => {
  const tilesOf = (text: string) =>
    unwrap(waits(text, { rules: YEAR })).map(({ tile, unseen }) => `${tile} ${unseen}`);
  expect(tilesOf('123B 456C 789D R [EEEE]')).toEqual(['RD 3']);
  expect(tilesOf('123B 456C 78D RR [EEE]')).toEqual(['6D 4', '9D 4']);
  const short = waits('123B 456C', { rules: YEAR });
  expect(short.ok || short.error.message).toBe(
    'A waiting hand has 13 tiles and one more for each replacement taken for a revealed kong or Year, here 13 tiles; this one has 6.',
  );
});

test('YG-9: a hand in which a tile completes sets is at most one tile away', () => {
  const chance = chanceFrom(93);
  const reached = newCoverage({ waits: ['true', 'false'], fours: ['true', 'false'] });
  for (let round = 0; round < 5 * HANDS; round++) {
    const { hand: whole, options } = generated(chance);
    const { points: _, ...asked } = options;
    const rules = yearGame(asked);
    const at = chance.below(whole.concealed.length);
    const hand = { ...whole, concealed: whole.concealed.filter((_tile, place) => place !== at) };
    const waiting = waits(hand, { rules });
    const isNear = waiting.ok && waiting.value.length > 0;
    if (isNear) expect(unwrap(distance(hand, { rules })), JSON.stringify(hand)).toBeLessThan(2);
    count(reached, 'waits', String(isNear));
    count(reached, 'fours', String((hand.melds ?? []).some(({ tiles }) => tiles.length === 4)));
  }
  assertNoEmptyCell(coverageReport(reached));
});

test('YG-13: the value is by the players’ table, and 0 without one', () => {
  const hand = '123B 456C 789D EEE R';
  const [plain] = unwrap(targets(hand, { rules: YEAR })).targets;
  expect([plain?.value, plain && 'exposedValue' in plain]).toEqual([0, false]);
  const rules = yearGame({
    points: { chow: { concealed: 3 }, pung: { concealed: 8 }, pair: { concealed: 1 } },
  });
  expect(unwrap(targets(hand, { rules })).targets[0]?.value).toBe(18);
  expect(unwrap(targets('123B 456C 789D R [EEE]', { rules })).targets[0]?.value).toBe(10);
});

test('YG-7: pairs and Years are not claimed on the way', () => {
  const mayExpose = (text: string) => unwrap(targets(text, { rules: YEAR, limit: 1 })).targets[0]?.mayExpose;
  expect(mayExpose('11B 33B 55B 77B 99B 11C 3C')).toBe(false);
  expect(mayExpose('NEWS 11B 33C 55D 77D R 9B')).toBe(false);
  const found = unwrap(targets('NNEWS 11B 33C 55D 77D 9B', { rules: YEAR, limit: 1_000 })).targets;
  const withPungPair = found.filter(({ layout }) => countIn(layout.tiles, 'N') === 2);
  expect(withPungPair.map((target) => target.mayExpose)).toContain(true);
  expect(withPungPair.length).toBeLessThan(found.length);
});

test('YG-11: one hand is the tiles that are kept; the nearest five hundred hands are listed', () => {
  const { groups } = unwrap(targets('123B 456C 78D EEE RR', { rules: YEAR }));
  expect(groups.map(({ group, ways }) => [...group, ways])).toEqual([['123B456C78DEEERR', 2]]);
  expect(YEAR.goals.goals(checked({ concealed: ['1B', '5C', '9D'] }), 'waiting', 14).length).toBe(500);
});

test.each([
  ['[1111B] [2222B] [3333B] [4444B] E', 'E'],
  ['[NEWS] [GDRDYDWD] [2222B] [3333B] E', 'E'],
])('YG-9: a hand whose number of tiles fits a winning hand, too, may wait: %s', (text, tile) => {
  const rules = yearGame();
  expect(distance(text, { rules })).toEqual({ ok: true, value: 1 });
  const found = targets(text, { rules });
  expect(found.ok && found.value.targets.map(({ missing }) => missing.map((one) => one.tile))).toContainEqual(
    [tile],
  );
  const waiting = waits(text, { rules });
  expect(waiting.ok && waiting.value.map((one) => one.tile)).toContain(tile);
  expect(distance(`${text}${tile}`, { rules })).toEqual({ ok: true, value: 0 });
});
