import { type Profiler, Session } from 'node:inspector';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CARD_LIMITS, practiceCard } from '../../src/american';
import { distance, targets } from '../../src/analysis';
import {
  americanCard,
  type Card,
  isWinningHand,
  layouts,
  parseCard,
  possible,
  scoreHand,
  validateHand,
} from '../../src/index';
import { type Chance, chanceFrom } from '../generators/chance';
import {
  CHOICES,
  costlyHand,
  costlyLine,
  costlyTable,
  fullCard,
  LINES,
  questionsTo,
} from '../generators/costly-cards';

// A card from a stranger must not stall a server. Steps are counted by the engine, block by block of the source, so that a bound
// is the same on every machine; test/bench/costly-cards.mjs says what they come to in milliseconds. CARDS more cards and
// HANDS for each are tried, made by SEED.

const CARDS = Number(process.env['CARDS'] ?? 2);
const HANDS = Number(process.env['HANDS'] ?? 1);
const SEED = Number(process.env['SEED'] ?? 31);
/** No question goes through more blocks than these; that is 1,000 for each variant that a card may have. */
const MOST_STEPS = 1_000 * CARD_LIMITS.cardVariants;

const library = {
  americanCard,
  distance,
  isWinningHand,
  parseCard,
  possible,
  scoreHand,
  targets,
  validateHand,
};
const session = new Session();

beforeAll(() => {
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(() => session.disconnect());

/** What was gone through since the last call. */
const taken = (): readonly Profiler.ScriptCoverage[] => {
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    scripts = result;
  });
  return scripts;
};

/** How often blocks of the library are gone through. */
const stepsOf = (work: () => unknown): number => {
  taken();
  work();
  return taken()
    .filter(({ url }) => url.includes('/src/') && !url.includes('node_modules'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
};

const isSound = (card: unknown): boolean => parseCard(card).ok;

/** A card of costly lines of chance. */
const cardOf = (chance: Chance): Card => {
  for (;;) {
    const card = fullCard(costlyLine(chance), !chance.oneIn(4), isSound);
    if (card !== undefined) return card;
  }
};

/** The most steps that each question about a card takes, with some hands. */
const mostSteps = (card: Card, chance: Chance): ReadonlyMap<string, number> => {
  const read = parseCard(card);
  if (!read.ok) throw new Error(read.error.reasons[0]?.message);
  const rules = americanCard(read.value, chance.pick(CHOICES));
  const all = [...layouts({ rules })];
  const most = new Map<string, number>();
  for (let made = 0; made < HANDS; made++) {
    const hand = costlyHand(all, chance);
    const table = costlyTable(hand, chance);
    for (const { name, ask, prepare } of questionsTo(library)) {
      const asked = prepare?.(rules, hand) ?? rules;
      most.set(
        name,
        Math.max(
          most.get(name) ?? 0,
          stepsOf(() => ask(asked, hand, table)),
        ),
      );
    }
  }
  return most;
};

describe('a card within the limits, however costly, takes a bounded number of steps', () => {
  const expectFew = (card: Card, chance: Chance): void => {
    const where = JSON.stringify(card.sections[0]?.lines[0]);
    for (const [name, steps] of mostSteps(card, chance)) {
      expect(steps, `${name}, ${where}`).toBeGreaterThan(0);
      expect(steps, `${name}, ${where}`).toBeLessThan(MOST_STEPS);
    }
  };

  test.each(LINES)('of the line %s', (line) => {
    const card = fullCard(line, true, isSound);
    expect(card).toBeDefined();
    if (card !== undefined) expectFew(card, chanceFrom(SEED));
  });

  test.each(Array.from({ length: CARDS }, (_, at) => SEED + at))('of lines of chance %i', (seed) => {
    const chance = chanceFrom(seed);
    expectFew(cardOf(chance), chance);
  });
});

test('the practice card is far from the limits', () => {
  const variants = [...layouts({ rules: americanCard(practiceCard) })].length;
  expect(variants).toBeGreaterThan(1_000);
  expect(variants).toBeLessThan(CARD_LIMITS.cardVariants / 15);
});
