import { expect, test } from 'vitest';
import type { Reason } from '../../src/core/reason';
import type { CardFreeChoices } from '../../src/games/card-free/options';
import { cardFree } from '../../src/games/card-free/rules';
import type { CardFreeWin } from '../../src/games/card-free/vocabulary';
import { isWinningHand, validateHand } from '../../src/questions/validate-hand';
import { plainReasons, setsOf } from '../card-free/cases';
import { naiveNearest, naiveOrder } from '../naive/card-free-reasons';
import { countHand, naiveAnswer, newCardFreeCoverage } from './card-free-coverage';
import { anyHand, type GeneratedHand, nearMiss } from './card-free-hands';
import { type Chance, chanceFrom } from './chance';
import { assertNoEmptyCell, coverageReport, formatReport } from './coverage';

// The library against the naive twin on generated hands: exposures, near misses, random ones, under every option.
// TWIN_HANDS sets how many hands are compared, NEAR_MISSES how many near misses, SEED where chance starts;
// REASONS_EACH and NEAREST_EACH for every how many of them reasons and nearest layouts are compared too.

const numberOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const HANDS = numberOf('TWIN_HANDS', 2_000);
const NEAR_MISSES = numberOf('NEAR_MISSES', 120);
const SEED = numberOf('SEED', 7);
/** The twin takes milliseconds for the reasons of a hand, and longer for the nearest layouts, a scan of all of them. */
const REASONS_EACH = numberOf('REASONS_EACH', 1);
const NEAREST_EACH = numberOf('NEAREST_EACH', 25);

/** A win that can have happened to the hand: the generators pick it freely (AG-12, AG-27). */
function soundWin({ hand, win }: GeneratedHand): CardFreeWin | undefined {
  if (win === undefined) return undefined;
  const isCalled = win.by === 'discard' || win.by === 'misnamedDiscard';
  const needsJoker = win.by === 'jokerExchange';
  const cannotBe = needsJoker
    ? !hand.concealed.includes('J')
    : isCalled && hand.concealed.every((tile) => tile === 'J');
  return { by: cannotBe ? 'wall' : win.by };
}

/** The codes in the order in which they are told. */
const toldCodes = (reasons: readonly Reason[]): string[] => plainReasons(reasons).map(({ code }) => code);

const codesOf = (reasons: readonly Reason[]): string[] => [...new Set(toldCodes(reasons))].sort();

function nearestOf(reasons: readonly Reason[]): unknown[] {
  return reasons
    .filter(({ code }) => code === 'nearestLayout')
    .map(({ params }) => [params['distance'], spelled(params['blocks'] as { tile: string; size: number }[])]);
}

const spelled = (blocks: readonly { readonly tile: string; readonly size: number }[]): string =>
  blocks.map(({ tile, size }) => `${size} ${tile}`).join(', ');

/** How much of a losing hand's answer is compared. */
interface Depth {
  readonly withReasons: boolean;
  readonly withNearest: boolean;
}

const depthOf = (made: number, reasonsEach: number): Depth => ({
  withReasons: made % reasonsEach === 0,
  withNearest: made % NEAREST_EACH === 0,
});

function compare(
  generated: GeneratedHand,
  { withReasons, withNearest }: Depth,
  counted: ReturnType<typeof newCardFreeCoverage>,
): void {
  const { hand, options, changes } = generated;
  const win = soundWin(generated);
  const rules = cardFree(changes as CardFreeChoices);
  const naive = naiveAnswer({ ...generated, win }, withReasons);
  countHand(counted, generated, naive);
  const where = JSON.stringify({ hand, changes, win });
  if (generated.made === 'winning') expect(naive.readings.length, where).toBeGreaterThan(0);
  expect(isWinningHand(hand, { rules, win }), where).toBe(naive.readings.length > 0);
  if (naive.readings.length === 0 && !withReasons) return;
  const answer = validateHand(hand, { rules, win });
  expect(answer.valid, where).toBe(naive.readings.length > 0);
  if (answer.valid) {
    expect(answer.readings, where).toEqual(naive.readings);
    expect(answer.best, where).toEqual(naive.readings[0]);
  } else if (naive.faults.length > 0) {
    expect(codesOf(answer.reasons), where).toEqual([...new Set(naive.faults)].sort());
  } else {
    expect(setsOf(answer.reasons), where).toEqual(
      naive.reasons.map(({ codes }) => [...codes].sort().join(' + ')).sort(),
    );
    expect(toldCodes(answer.reasons), where).toEqual(naiveOrder(naive.reasons));
    if (withNearest) {
      const { distance, layouts } = naiveNearest(hand, options, win);
      const expected = layouts.map(({ blocks }) => [distance, spelled(blocks)]);
      expect(nearestOf(answer.reasons), where).toEqual(expected);
    }
  }
}

/** The hand, unless it could not lie on a table: a winning tile is always concealed. */
function drawn(make: (chance: Chance) => GeneratedHand, chance: Chance): GeneratedHand {
  for (;;) {
    const generated = make(chance);
    if (generated.hand.concealed.length > 0) return generated;
  }
}

test(`CF-39: readings and reasons are those of the naive twin on ${HANDS} generated hands`, () => {
  const counted = newCardFreeCoverage();
  const chance = chanceFrom(SEED);
  for (let made = 0; made < HANDS; made++)
    compare(drawn(anyHand, chance), depthOf(made, REASONS_EACH), counted);
  const report = coverageReport(counted);
  if (HANDS > 3_000) console.log(formatReport(report));
  assertNoEmptyCell(report);
}, 36_000_000);

test(`CF-39: reasons are those of the naive twin on ${NEAR_MISSES} near misses`, () => {
  const counted = newCardFreeCoverage();
  const chance = chanceFrom(SEED + 1);
  for (let made = 0; made < NEAR_MISSES; made++) compare(drawn(nearMiss, chance), depthOf(made, 1), counted);
}, 36_000_000);
