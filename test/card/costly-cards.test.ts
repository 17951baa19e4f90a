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
import { samples } from '../samples';
import { unwrap } from '../unwrap';

// A card from a stranger must not stall a server. Steps are counted by the engine, block by block of the source, so that a bound
// is the same on every machine; test/bench/costly-cards.mjs says what they come to in milliseconds. Cards of lines of
// chance are made by SEED.

const CARDS = samples(1);
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

/** What was gone through since the last call. */
const taken = (): readonly Profiler.ScriptCoverage[] => {
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    scripts = result;
  });
  return scripts;
};

/** How often blocks of the library are gone through; nothing else goes through them between two questions. */
const stepsOf = (work: () => unknown): number => {
  work();
  return taken()
    .filter(({ url }) => url.includes('/src/') && !url.includes('node_modules'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
};

/** A card of costly lines of chance. */
const cardOf = (chance: Chance): Card => {
  for (;;) {
    const card = fullCard(costlyLine(chance), !chance.oneIn(4), parseCard);
    if (card !== undefined) return card;
  }
};

/** Something asked about a card. */
interface Asked {
  readonly name: string;
  readonly ask: () => unknown;
}

/** What is asked about a card, with a hand; all that can be made before is made now. */
const questionsAbout = (card: Card, chance: Chance): readonly Asked[] => {
  const rules = americanCard(unwrap(parseCard(card)), chance.pick(CHOICES));
  const hand = costlyHand([...layouts({ rules })], chance);
  const table = costlyTable(hand, chance);
  return questionsTo(library).map(({ name, ask, prepare }) => {
    const asked = prepare?.(rules, hand) ?? rules;
    return { name, ask: () => ask(asked, hand, table) };
  });
};

const CARDS_ASKED = new Map<string, () => readonly Asked[]>([
  ...LINES.map((line): [string, () => readonly Asked[]] => [
    `the line ${line}`,
    () => {
      const card = fullCard(line, true, parseCard);
      if (card === undefined) throw new Error(`no card has the line ${line}`);
      return questionsAbout(card, chanceFrom(SEED));
    },
  ]),
  ...Array.from({ length: CARDS }, (_, at): [string, () => readonly Asked[]] => [
    `lines of chance ${SEED + at}`,
    () => {
      const chance = chanceFrom(SEED + at);
      return questionsAbout(cardOf(chance), chance);
    },
  ]),
]);

describe('a card within the limits, however costly, takes a bounded number of steps', () => {
  const asked = new Map<string, readonly Asked[]>();

  // Counting steps slows the engine down several times, so everything else is done first.
  beforeAll(() => {
    for (const [name, make] of CARDS_ASKED) asked.set(name, make());
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    taken();
  });
  afterAll(() => {
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  });

  test.each([...CARDS_ASKED.keys()])('of %s', (card) => {
    const questions = asked.get(card) ?? [];
    expect(questions.length).toBeGreaterThan(10);
    for (const { name, ask } of questions) {
      const steps = stepsOf(ask);
      expect(steps, name).toBeGreaterThan(0);
      expect(steps, name).toBeLessThan(MOST_STEPS);
    }
  });
});

test('the practice card is far from the limits', () => {
  const variants = [...layouts({ rules: americanCard(practiceCard) })].length;
  expect(variants).toBeGreaterThan(1_000);
  expect(variants).toBeLessThan(CARD_LIMITS.cardVariants / 15);
});
