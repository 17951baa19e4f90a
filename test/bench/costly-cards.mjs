// How long the costliest cards and hands that chance finds take, within the limits of cards: every question about one hand is to be
// answered in less than 250 ms, so that a card from a stranger does not stall a server. `waits` asks about every tile that may
// come, and `advise` about every choice of a player, so these have bounds of their own. It fails if one takes longer.
//
//   npm run build && node test/bench/costly-cards.mjs
//
// CARDS says how many lines of chance are tried beside those that are known to cost much, HANDS how many hands for each, SEED which. Each question that takes long is asked three times, and the least counts.
import * as analysis from '../../dist/analysis.js';
import { gameOf, seededRandom, shuffleWall } from '../../dist/game.js';
import * as library from '../../dist/index.js';
import { bundled } from './bundle.mjs';
import { CLOCKS, leastTime, numberOf } from './frame.mjs';

const CARDS = numberOf('CARDS', 60);
const HANDS = numberOf('HANDS', 10);
const SEED = numberOf('SEED', 31);
const BOUND = 250;
const TRIES = 3;

const { costlyHand, costlyLine, costlyTable, fullCard, questionsTo, CHOICES, LINES } = await bundled(
  '../generators/costly-cards.ts',
);
const { chanceFrom } = await bundled('../generators/chance.ts');

/** @type {ReturnType<typeof import('../generators/costly-cards').questionsTo>} */
const ofOneHand = questionsTo({ ...library, ...analysis });
/** What asks about many hands at once, with bounds of its own in milliseconds. @type {Readonly<Record<string, number>>} */
const BOUNDS = { waits: 4_000, advise: 2_000 };
/** Jokers and flowers that any tile completes. */
const WAITING = /** @type {import('mahjongg').Hand} */ ({ concealed: [...'JJJJJJJFFFFFF'] });
/** @type {typeof ofOneHand} */
const ofMany = [
  { name: 'waits', ask: (rules) => analysis.waits(WAITING, { rules }) },
  {
    name: 'advise',
    ask: (rules) => {
      const game = gameOf(rules);
      const dealt = game.createGame({ wall: shuffleWall(rules, seededRandom('costly')) });
      return dealt.ok && analysis.advise(game.viewFor(dealt.value, 'E'), { rules });
    },
  },
];
const questions = [...ofOneHand, ...ofMany];
/** @type {import('../generators/chance').Chance} */
const chance = chanceFrom(SEED);

/** The processor time of a question: other programs on the machine are not meant. @param {() => () => unknown} prepare */
const timeOf = (prepare) => {
  const once = () => leastTime(prepare(), 1, CLOCKS.processor);
  const first = once();
  return first > BOUND / 2 ? Math.min(first, ...Array.from({ length: TRIES - 1 }, once)) : first;
};

/** @typedef {{ name: string, most: number, line: unknown, variants: number, hand: import('mahjongg').Hand, table: readonly string[] }} Worst */
/** @type {Map<string, Worst>} */
const worst = new Map();
const lines = [...LINES, '1?* 2?* 3?* 4?* 5?* 6?* FFFFFF~ 77?*'];
while (lines.length <= LINES.length + CARDS) lines.push(costlyLine(chance));
for (const line of lines) {
  const card = fullCard(line, !chance.oneIn(4), library.parseCard);
  if (card === undefined) continue;
  const rules = library.americanCard(card, chance.pick(CHOICES));
  const all = [...library.layouts({ rules })];
  for (let time = 0; time < HANDS; time++) {
    const hand = costlyHand(all, chance);
    const table = costlyTable(hand, chance);
    for (const { name, ask, prepare } of questions) {
      const took = timeOf(() => {
        const asked = prepare?.(rules, hand) ?? rules;
        return () => ask(asked, hand, table);
      });
      if (took <= (worst.get(name)?.most ?? 0)) continue;
      worst.set(name, {
        name,
        most: took,
        line: card.sections[0].lines[0].hand,
        variants: all.length,
        hand,
        table,
      });
    }
  }
}
for (const { name, most, line, variants } of worst.values())
  console.log(`${name.padEnd(22)} ${most.toFixed(0).padStart(4)} ms  ${variants} variants, ${line}`);
if (process.env['SHOW'] !== undefined)
  for (const { name, hand, table } of worst.values())
    console.log(name, JSON.stringify(hand), table.join(' '));
const tooLong = [...worst.values()].filter(({ name, most }) => most >= (BOUNDS[name] ?? BOUND));
if (tooLong.length > 0) throw new Error(`too long: ${tooLong.map(({ name }) => name).join(', ')}`);
