import { afterAll, expect, test, vi } from 'vitest';
import type { CardFreeChoices } from '../../src/games/card-free/options';
import { cardFree } from '../../src/games/card-free/rules';
import { deadReason, possible } from '../../src/questions/possible';
import { naiveReadings } from '../naive/card-free-readings';
import { leastShortage, naiveDeadCode, naivelyPossible, unseenBeside } from '../naive/possible-card-free';
import { samples } from '../samples';
import { chanceFrom } from './chance';
import { assertNoEmptyCell, type Coverage, count, coverageReport, newCoverage } from './coverage';
import { type GeneratedSeenHand, SEEN_OPTIONS, seenHand } from './seen-hands';

// Whether a hand can be completed, against the naive twin, under every option that matters.
// SEED sets where chance starts.

const EACH = samples(2);
const SEED = Number(process.env['SEED'] ?? 5);

// The twin looks through up to 180,000 layouts for a hand.
vi.setConfig({ testTimeout: 600_000 });

const ANSWERS = [
  'possible',
  'wrongTileCount',
  'closedHandExposed',
  'exposuresMatchNoLine',
  'neededTilesGone',
];

const counted = newCoverage({
  answer: ANSWERS,
  exposures: ['0', '1', '2', '3', '4'],
  lacking: ['natural', 'jokers'],
  exchange: ['none', 'some'],
  witness: ['plain', 'jokers', 'dragonHand'],
});

const jokersIn = (tiles: readonly string[]): number => tiles.filter((tile) => tile === 'J').length;

/** The witness is made of the exposures and unseen tiles, and it wins. */
function checkWitness({ melds, visible, changes, options }: GeneratedSeenHand, coverage: Coverage): void {
  const answer = possible({ melds, visible }, { rules: cardFree(changes as CardFreeChoices) });
  if (!answer.possible) throw new Error('the hand can be completed');
  const { hand, reading } = answer.witness;
  const onTable = hand.melds ?? [];
  const left = unseenBeside(
    [],
    [...visible, ...hand.concealed, ...onTable.flatMap(({ tiles }) => tiles)],
    options,
  );
  expect([...left].filter(([, number]) => number < 0)).toEqual([]);
  onTable.forEach(({ tiles }, at) => {
    const before = melds[at]?.tiles ?? [];
    expect(tiles.length).toBe(before.length);
    expect(new Set([...tiles, 'J'])).toEqual(new Set([...before, 'J']));
    expect(jokersIn(tiles)).toBeLessThanOrEqual(jokersIn(before));
  });
  const winning = naiveReadings(hand, options).map(({ bonuses, ...rest }) => ({ ...rest, bonuses }));
  expect(winning).toContainEqual(reading);
  const exchanged =
    jokersIn(melds.flatMap(({ tiles }) => tiles)) - jokersIn(onTable.flatMap(({ tiles }) => tiles));
  count(coverage, 'exchange', exchanged === 0 ? 'none' : 'some');
  count(coverage, 'witness', jokersIn(hand.concealed) > 0 ? 'jokers' : 'plain');
  if (reading.category === 'dragonHand') count(coverage, 'witness', 'dragonHand');
}

/** The tiles said to be missing are as few as the twin finds. */
function checkMissing({ melds, visible, changes, options }: GeneratedSeenHand, coverage: Coverage): void {
  const answer = possible({ melds, visible }, { rules: cardFree(changes as CardFreeChoices) });
  if (answer.possible) throw new Error('the hand is dead');
  const missing = answer.reasons[1]?.params['missing'] as readonly string[];
  const { natural, jokersShort } = leastShortage(melds, unseenBeside(melds, visible, options), options);
  const named = missing.filter((tile) => tile !== 'J').length;
  expect([named, missing.length - named]).toEqual([natural, jokersShort]);
  if (natural > 0) count(coverage, 'lacking', 'natural');
  if (jokersShort > 0) count(coverage, 'lacking', 'jokers');
}

test.each(Object.keys(SEEN_OPTIONS).map((name, at) => [name, at] as const))(
  'AG-31: the twin agrees, %s',
  (name, at) => {
    const chance = chanceFrom(SEED + at);
    for (let made = 0; made < EACH; made++) {
      const seen = seenHand(name, chance);
      const { melds, visible, changes, options } = seen;
      const where = JSON.stringify({ melds, visible, changes });
      const expected = naiveDeadCode(melds, visible, options);
      const dead = deadReason({ melds, visible }, { rules: cardFree(changes as CardFreeChoices) });
      expect(dead.ok && dead.value?.code, where).toBe(expected);
      count(counted, 'answer', expected ?? 'possible');
      count(counted, 'exposures', String(melds.length));
      if (expected === undefined) checkWitness(seen, counted);
      if (expected === 'neededTilesGone') checkMissing(seen, counted);
    }
  },
);

afterAll(() => assertNoEmptyCell(coverageReport(counted)));

test('the twin itself: a pair is left exactly as long as two of a tile are', () => {
  const rules = seenHand('usual', chanceFrom(1)).options;
  const seen = [
    ...['B', 'C', 'D'].flatMap((suit) => [...'123456789'].map((number) => `${number}${suit}`)),
    'E',
    'S',
    'W',
    'N',
    'GD',
    'RD',
    'WD',
  ];
  const all = new Map(seen.map((tile) => [tile, 0]));
  const needed = new Map([...all, ['E', 4], ['W', 4], ['GD', 4], ['RD', 2]]);
  expect(naivelyPossible([], needed, rules)).toBe(true);
  expect(naivelyPossible([], new Map([...needed, ['RD', 1]]), rules)).toBe(false);
});
