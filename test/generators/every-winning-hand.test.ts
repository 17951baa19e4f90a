import { expect, test } from 'vitest';
import { validateHand } from '../../src/questions/validate-hand';
import { DEFAULT_OPTIONS } from '../naive/card-free-options';
import { addReports, compareExhaustively, type ExhaustiveReport } from '../naive/exhaustive-card-free';

// Every concealed winning hand with 0 to 8 jokers, the library against the naive twin. By default one part in a
// hundred; EVERY_HAND=all does them all, EVERY_HAND=3/16 the third part of sixteen.

interface Part {
  readonly part: number;
  readonly parts: number;
}

function partsOf(text: string): Part[] {
  if (text === 'all') return Array.from({ length: 16 }, (_, at) => ({ part: at + 1, parts: 16 }));
  const [part, parts] = text.split('/').map(Number);
  if (part === undefined || parts === undefined || !(part >= 1 && part <= parts)) {
    throw new Error('EVERY_HAND is "all" or "i/n" with i from 1 to n');
  }
  return [{ part, parts }];
}

const chosen = process.env['EVERY_HAND'] ?? '1/100';

test(`CF-24: the library reads every winning hand as the naive twin does (${chosen})`, () => {
  const reports: ExhaustiveReport[] = [];
  for (const part of partsOf(chosen)) {
    reports.push(compareExhaustively({ ...part, options: DEFAULT_OPTIONS }, (hand) => validateHand(hand)));
    if (chosen === 'all')
      console.log(`part ${part.part} of ${part.parts}: ${JSON.stringify(reports.at(-1))}`);
  }
  const report = addReports(reports);
  if (chosen !== '1/100') console.log(JSON.stringify(report, undefined, 2));
  expect(report).toMatchObject({ mismatches: 0, examples: [] });
  expect(report.handsByJokers.every((hands) => hands > 0)).toBe(true);
  // The number of readings is counted in another way by a test of the naive twin.
  if (chosen === 'all') expect(report).toMatchObject({ hands: 1_815_929, readings: 8_705_436 });
}, 3_600_000);
