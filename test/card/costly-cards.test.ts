import { type Profiler, Session } from 'node:inspector';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distance, targets } from '../../src/analysis';
import { practiceCard } from '../../src/cards';
import {
  americanCard,
  isWinningHand,
  layouts,
  parseCard,
  possible,
  scoreHand,
  validateHand,
} from '../../src/index';
import { chanceFrom } from '../generators/chance';
import {
  CHOICES,
  costlyHand,
  costlyLine,
  costlyTable,
  fullCard,
  questionsTo,
} from '../generators/costly-cards';

// A card from a stranger must not stall a server. Steps are counted by the engine, block by block, so that a bound is the same
// on every machine; test/bench/costly-cards.mjs says what they come to in milliseconds.

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
    .filter(({ url }) => /\/src\/(?!.*node_modules)/.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
};

const CARDS = Number(process.env['CARDS'] ?? 6);
const HANDS = Number(process.env['HANDS'] ?? 4);
const MOST_STEPS = Number(process.env['STEPS'] ?? 1e12);

describe('no question about a card within the limits takes more than so many steps', () => {
  const chance = chanceFrom(Number(process.env['SEED'] ?? 31));
  const isSound = (card: unknown): boolean => parseCard(card).ok;
  test.each(Array.from({ length: CARDS }, (_, at) => at))('card %i', () => {
    let card = fullCard(costlyLine(chance), !chance.oneIn(4), isSound);
    while (card === undefined) card = fullCard(costlyLine(chance), !chance.oneIn(4), isSound);
    const read = parseCard(card);
    if (!read.ok) throw new Error('a card that was read before');
    const rules = americanCard(read.value, chance.pick(CHOICES));
    const all = [...layouts(rules)];
    const most = new Map<string, number>();
    for (let made = 0; made < HANDS; made++) {
      const hand = costlyHand(all, chance);
      const table = costlyTable(hand, chance);
      for (const { name, ask, prepare } of questionsTo(library)) {
        const asked = prepare?.(rules, hand) ?? rules;
        const steps = stepsOf(() => ask(asked, hand, table));
        most.set(name, Math.max(steps, most.get(name) ?? 0));
        expect(steps, JSON.stringify({ name, line: card.sections[0]?.lines[0], hand, table })).toBeLessThan(
          MOST_STEPS,
        );
      }
    }
    if (process.env['SHOW'])
      console.log(
        card.sections[0]?.lines[0]?.hand,
        card.sections[0]?.lines.length,
        all.length,
        JSON.stringify([...most].map(([k, v]) => [k, (v / 1e6).toFixed(2)])),
      );
  });
});

test('the practice card is far from the limits', () => {
  expect([...layouts(americanCard(practiceCard))].length).toBeLessThan(1);
});
