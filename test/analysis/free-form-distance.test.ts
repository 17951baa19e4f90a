import { describe, expect, test } from 'vitest';
import { distance, targets, waits } from '../../src/analysis';
import { freeForm } from '../../src/games/american/free-form/rules';
import { type CheckedHand, checkHand } from '../../src/hands/check-hand';
import type { Hand, Meld } from '../../src/hands/hand';
import type { Goal } from '../../src/hands/rule-parts';
import { TILES, type Tile } from '../../src/tiles/tile';
import { JOKER } from '../../src/tiles/tile-index';
import { type Chance, chanceFrom } from '../generators/chance';
import { assertNoEmptyCell, count, coverageReport, newCoverage } from '../generators/coverage';
import { exchanged, tilesOf } from '../generators/drifted-hands';
import { anyFreeFormHand } from '../generators/free-form-hands';
import { layoutOf, naiveReadings } from '../naive/free-form';
import { naiveFreeFormDistance } from '../naive/free-form-distance';
import { naiveGrown, naiveGrownDistance } from '../naive/grown-hands';
import { samples } from '../samples';
import { unwrap } from '../unwrap';
import { checked, countIn, few, winsGrown } from './distances';

// The distance of hands without a card against a naive count over all layouts, and its own laws.

const HANDS = samples(45);
const SEED = Number(process.env['SEED'] ?? 5);
const USED: readonly Tile[] = TILES.filter((tile) => !/^([FS][1-4]|YD)$/.test(tile));
const copiesOf = (tile: Tile): number => (tile === 'F' || tile === 'J' ? 8 : 4);

const fits = (hand: Hand): boolean => USED.every((tile) => countIn(tilesOf(hand), tile) <= copiesOf(tile));

/** Exposures that hold most jokers of the game, and tiles of the same kinds concealed. */
const scarce = (chance: Chance, filler: Tile): Hand => {
  const kinds = chance.shuffle(USED.filter((tile) => tile !== 'J' && tile !== 'F')).slice(0, 4);
  const melds: Meld[] = kinds.slice(0, 2).map((tile) => {
    const naturals = 1 + chance.below(4);
    const jokers = Math.max(3 - naturals, chance.below(7 - naturals));
    return { tiles: [...Array(naturals).fill(tile), ...Array(jokers).fill(filler)] as Tile[] };
  });
  const size = 14 - melds.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const pool = [...kinds, ...kinds, ...kinds, 'J', 'F'] as Tile[];
  return { concealed: Array.from({ length: size }, () => chance.pick(pool)), melds };
};

const generated = (
  chance: Chance,
  flowersAsJokers: boolean,
): { readonly made: string; readonly hand: Hand } => {
  for (;;) {
    const isScarce = chance.oneIn(4);
    const filler = flowersAsJokers && chance.oneIn(2) ? 'F' : 'J';
    const { made, hand } = isScarce
      ? { made: 'scarce', hand: scarce(chance, filler) }
      : anyFreeFormHand(chance);
    if (chance.oneIn(6)) return { made: 'lone', hand: { concealed: chance.shuffle(USED).slice(0, 13) } };
    const melds = hand.melds?.map(({ tiles }) => ({
      tiles: tiles.map((tile) => (tile === 'J' ? filler : tile)),
    }));
    const whole = melds === undefined ? hand : { ...hand, melds };
    if (fits(whole) && whole.concealed.length > 0) return { made, hand: whole };
  }
};

/** The tiles that complete a layout beside the jokers of the hand: natural ones as long as there are any. */
const missingOf = ({ bare, open }: Goal<unknown>, hand: Hand, kept: readonly Tile[]): readonly Tile[] => {
  const jokers = countIn(hand.concealed, 'J');
  const taken: Tile[] = [];
  for (const kind of [...bare, ...open.slice(0, Math.max(0, open.length - jokers))]) {
    const tile = TILES[kind] as Tile;
    const all = [...tilesOf({ ...hand, concealed: kept }), ...taken];
    const isLeft = (one: Tile): boolean => countIn(all, one) < copiesOf(one);
    taken.push([tile, 'J', 'F'].find((one) => isLeft(one as Tile)) as Tile);
  }
  return taken;
};

describe.each([false, true])('flowersAsJokers: %s', (flowersAsJokers) => {
  const rules = freeForm({ flowersAsJokers });
  const naive = (hand: Hand): number =>
    naiveGrownDistance(hand, flowersAsJokers, (grown) => naiveFreeFormDistance(grown, { flowersAsJokers }));
  const wins = (hand: Hand): boolean => winsGrown(hand, rules, flowersAsJokers);
  /** The layouts that a hand reaches by exchanging one concealed tile, and by tiles laid on its exposures (TG-5). */
  const oneAway = (hand: Hand): readonly string[] => {
    const found = new Set<string>();
    for (const gone of new Set(hand.concealed))
      for (const fresh of USED) {
        const whole = exchanged(hand, hand.concealed.indexOf(gone), fresh);
        for (const grown of fits(whole) ? naiveGrown(whole, flowersAsJokers, () => 0) : [])
          for (const reading of naiveReadings(grown.hand, undefined, rules.options))
            found.add(layoutOf(reading).join());
      }
    return [...found].sort();
  };

  test('TG-1, TG-2, TG-7: the distance is the least over all layouts, with more tiles drawn, too', () => {
    const chance = chanceFrom(SEED + (flowersAsJokers ? 1 : 0));
    const reached = newCoverage({
      made: ['winning', 'changed', 'random', 'short', 'scarce', 'lone'],
      distance: ['0', '1', '2', '3', '4', '7'],
      jokers: ['0', '1', '2 or more'],
      flowers: ['0', '1', '2 or more'],
      drawn: ['none', 'some'],
      shown: ['none', 'some', 'jokers'],
    });
    for (let round = 0; round < HANDS; round++) {
      const { made, hand } = generated(chance, flowersAsJokers);
      const said = JSON.stringify({ hand, flowersAsJokers });
      const found = unwrap(distance(hand, { rules }));
      expect(found, said).toBe(naive(hand));
      if (tilesOf(hand).length === 14) expect(found === 0, said).toBe(wins(hand));
      const left = USED.flatMap((tile) =>
        Array<Tile>(copiesOf(tile) - countIn(tilesOf(hand), tile)).fill(tile),
      );
      const drawn = chance.shuffle(left).slice(0, chance.below(8));
      const counts = new Uint8Array(TILES.length);
      for (const tile of drawn) counts[TILES.indexOf(tile)]!++;
      expect(rules.goals.distance(checked(hand), 'complete', counts), said + drawn.join(' ')).toBe(
        naive({ ...hand, concealed: [...hand.concealed, ...drawn] }),
      );
      count(reached, 'made', made);
      count(reached, 'distance', String(found));
      count(reached, 'jokers', few(countIn(hand.concealed, 'J'), 2));
      count(reached, 'flowers', few(countIn(hand.concealed, 'F'), 2));
      count(reached, 'drawn', drawn.length > 0 ? 'some' : 'none');
      const shown = hand.melds?.flatMap(({ tiles }) => tiles) ?? [];
      count(reached, 'shown', shown.includes('J') ? 'jokers' : shown.length > 0 ? 'some' : 'none');
    }
    assertNoEmptyCell(coverageReport(reached));
  }, 600_000);

  test('TG-1, TG-2: what a layout lacks, in place of what it has no use for, completes the hand', () => {
    const chance = chanceFrom(72);
    const reached = newCoverage({ within: ['0', '1'], open: ['none', 'some'], served: ['none'] });
    if (flowersAsJokers) reached.get('served')?.set('some', 0);
    for (let round = 0; round < HANDS; round++) {
      const { hand } = generated(chance, flowersAsJokers);
      const read = checked(hand);
      const stage = tilesOf(hand).length === 14 ? 'complete' : 'waiting';
      const nearest = rules.goals.distance(read, stage);
      const goals = rules.goals.goals(read, stage, nearest + 1);
      const layouts = goals.map((goal) => JSON.stringify(goal.layout()));
      expect(new Set(layouts).size).toBe(layouts.length);
      expect(goals.some((goal) => goal.distance === nearest)).toBe(true);
      for (const goal of goals.filter((_, at) => at < 20 || at % 97 === 0)) {
        const kept = [...hand.concealed];
        for (const kind of goal.spare()) kept.splice(kept.indexOf(TILES[kind] as Tile), 1);
        const missing = missingOf(goal, hand, kept);
        const said = JSON.stringify({ hand, layout: goal.layout(), missing, kept });
        expect(missing.length, said).toBe(goal.distance);
        const whole = { ...hand, concealed: [...kept, ...missing] };
        expect(fits(whole) && wins(whole), said).toBe(true);
        count(reached, 'within', String(goal.distance - nearest));
        count(reached, 'open', goal.open.length > 0 ? 'some' : 'none');
        count(reached, 'served', goal.flowersServe === undefined ? 'none' : 'some');
      }
    }
    assertNoEmptyCell(coverageReport(reached));
  }, 600_000);

  test('TG-7: the layouts one tile away are those that an exchange reaches', () => {
    const chance = chanceFrom(73);
    let compared = 0;
    const listed = (hand: Hand): readonly string[] =>
      unwrap(targets(hand, { rules, limit: 1_000, impossible: true }))
        .targets.map(({ layout }) => layout.groups.map(({ tile, size }) => `${tile} ${size}`).join())
        .sort();
    // No copies are left of one kind, and flowers, which come first, can grow.
    const flowers = checked('[FFF] [4444C] 11B 22B 3B N N');
    expect(listed(flowers)).toEqual(oneAway(flowers));
    for (let round = 0; round < 12 * HANDS && compared < 6; round++) {
      const { hand } = generated(chance, flowersAsJokers);
      const wild = hand.concealed.filter((tile) => tile === 'J' || (flowersAsJokers && tile === 'F'));
      if (wild.length > 1 || tilesOf(hand).length < 14 || unwrap(distance(hand, { rules })) !== 1) continue;
      expect(listed(hand), JSON.stringify(hand)).toEqual(oneAway(hand));
      compared++;
    }
    expect(compared).toBe(6);
  }, 600_000);
});

const FREE = freeForm();

test.each([
  ['TG-7: it wins', '11B 222C 333D 4444D EE', 0],
  ['TG-7: a run is nothing', '11B 222C 333D 456D EEE', 2],
  ['TG-1: no joker is in a pair', '11B 22C 33D 44D 55D EE SJ', 1],
  ['TG-1: two jokers and one tile are a pung', '11B 22C 33D 44D 55D E JJJ', 0],
  ['TG-5: a tile joins an exposure of its kind', '1B 22C 33D 44D 55D EE [111B]', 0],
  ['TG-5: one of another kind does not', '1C 22C 33D 44D 55D EE [111B]', 1],
  ['TG-5: it joins one of up to five tiles', '1B 22C 33D 44D EE [11BJJJ]', 0],
  ['TG-5: two jokers, which make no pair, join two exposures', '[333B] [444C] [555D] [666D] JJ', 0],
  ['TG-5: a sextet takes no more', '1B 22C 33D 444D [11BJJJJ]', 1],
  ['TG-7: seven lone tiles lack six, and make seven pairs', '1B 2C 3D 5D 7D E S WW NN 99C 8B', 4],
] as const)('%s', (_, text, expected) => {
  expect(unwrap(distance(text, { rules: FREE }))).toBe(expected);
});

test('TG-2: flowers may serve as jokers, and one that serves is not missing', () => {
  const text = '11B 22C 33D 44D 55D E FFF';
  expect(unwrap(distance(text, { rules: FREE }))).toBe(1);
  expect(unwrap(distance(text, { rules: freeForm({ flowersAsJokers: true }) }))).toBe(0);
});

test('TG-5: exposures of thirteen tiles grow by one, and those of more than fourteen leave no layout', () => {
  expect(unwrap(distance('1B [222B] [333B] [444B] [5555B]', { rules: FREE }))).toBe(1);
  const over = rulesDistance('1B [2222B] [3333B] [4444B] [555B]');
  expect(over).toBe(Number.POSITIVE_INFINITY);
});

const rulesDistance = (text: string): number => {
  const { hand } = checkHand(text);
  return hand === undefined ? Number.NaN : FREE.goals.distance(hand, 'complete');
};

test('TG-8: the value is the jackpot, with exposures the points of a drawn tile, and depends on more if it is exposed', () => {
  const valuesOf = (text: string, rules = FREE) =>
    unwrap(targets(text, { rules, limit: 1 })).targets.map((target) => [
      target.value,
      target.mayExpose,
      'exposedValue' in target,
    ]);
  expect(valuesOf('11B 222C 333D 4444D E')).toEqual([[100, true, false]]);
  expect(valuesOf('11B 222C 333D 4444D E', freeForm({ jackpotAdds: true }))).toEqual([[120, true, false]]);
  expect(valuesOf('11B [222C] 333D 4444D E')).toEqual([[20, true, false]]);
  expect(valuesOf('11B 22C 33D 44D 55D EE S')[0]?.[1]).toBe(false);
});

test('TG-4: a layout of pairs stays concealed; flowers may be exposed, also where they are jokers (TG-2)', () => {
  const mayExpose = (text: string, flowersAsJokers: boolean) =>
    unwrap(targets(text, { rules: freeForm({ flowersAsJokers }), limit: 1 })).targets[0]?.mayExpose;
  expect(mayExpose('11B 22C 33D 44D 55D EE SS', false)).toBe(false);
  expect(mayExpose('FFFF 33D 44D 55D EE SS', false)).toBe(true);
  expect(mayExpose('FFFFFF 44D 55D EE SS', true)).toBe(true);
});

test('TG-7: one hand is the kinds of its groups', () => {
  const { groups, found } = unwrap(targets('11B 22C 33D 44D 55D EE S', { rules: FREE }));
  expect(groups.map(({ group, ways }) => [...group, ways])).toEqual([['7 Pairs', 1]]);
  expect(found).toBe(1);
  const more = unwrap(targets('11B 22C 33D 44D E [5555D]', { rules: FREE }));
  expect(more.groups.map(({ group, ways }) => [...group, ways])).toEqual([['5 Pairs 1 Kong', 1]]);
});

test('TG-7, TG-8: waits have their sheets; where the players set the value, it must be given', () => {
  const concealed = unwrap(waits('11B 22C 33D 44D 55D EE S', { rules: FREE }));
  expect(concealed.map(({ tile, unseen, score }) => [tile, unseen, score.total])).toEqual([['S', 3, 100]]);
  const exposed = '11B 22C 33D [444D] EE NN';
  const untold = waits(exposed, { rules: FREE });
  expect(untold.ok || untold.error.reasons[0]?.code).toBe('valueNeeded');
  const told = unwrap(waits(exposed, { rules: FREE, value: 25 }));
  expect(told.map(({ tile, score }) => [tile, score.total])).toEqual(
    (['1B', '2C', '3D', '4D', 'E', 'N', 'J'] as const).map((tile) => [tile, 45]),
  );
  // A drawn tile joins an exposure, a claimed one does not (TG-5).
  const [first, ...others] = ['[333B] 3B 11C 22C 44D 55D E', exposed].map((text) =>
    unwrap(waits(text, { rules: FREE, by: 'discard', value: 25 })),
  );
  expect(first).toEqual([]);
  expect(unwrap(waits('[333B] 3B 11C 22C 44D 55D E', { rules: FREE, value: 25 })).length).toBe(1);
  const claimed = others.flat();
  expect(claimed.map(({ tile }) => tile)).toEqual(['1B', '2C', '3D', 'E', 'N']);
  const discard = unwrap(waits('11B 22C 33D 44D 55D EE S', { rules: FREE, by: 'discard', value: 30 }));
  expect(discard.map(({ score }) => score.total)).toEqual([30]);
});

test('TG-7: of very many layouts two thousand are listed', () => {
  const hand = checked({ concealed: ['J', ...USED.slice(1, 13)] });
  expect(countIn(hand.concealed, 'J')).toBe(1);
  expect(hand.counts[JOKER]).toBe(1);
  const goals = FREE.goals.goals(hand, 'waiting', 14);
  expect(goals.length).toBe(2_000);
  expect(new Set(goals.map((goal) => goal.distance))).toEqual(
    new Set([FREE.goals.distance(hand, 'waiting')]),
  );
});

test('TG-7: asked for fewer layouts it lists the first ones, whatever was asked about before', () => {
  const [one, other] = [checked('11B 222B 333C 44D 5D 6D 7D'), checked('11B 22B 3B 4B 5C 6C 7C 8C 9D NW SW')];
  const listed = (hand: CheckedHand, farthest: number, most?: number) =>
    FREE.goals.goals(hand, 'waiting', farthest, most).map((goal) => [goal.distance, goal.layout()] as const);
  const first = listed(one, 2, 3);
  const far = listed(one, 3);
  const near = listed(one, 2);
  expect(far.length).toBeGreaterThan(near.length);
  expect(near.every(([distance]) => distance === 2)).toBe(true);
  expect(far.slice(0, near.length)).toEqual(near);
  expect(first).toEqual(near.slice(0, 3));
  expect(listed(one, 3, 3)).toEqual(first);
  expect(listed(other, 9)).toHaveLength(2_000);
  expect(listed(one, 3)).toEqual(far);
});
