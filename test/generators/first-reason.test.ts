import { expect, test } from 'vitest';
import type { Reason } from '../../src/core/reason';
import type { CardFreeChoices } from '../../src/games/card-free/options';
import { cardFree } from '../../src/games/card-free/rules';
import type { CardFreeWin } from '../../src/games/card-free/vocabulary';
import { validateHand } from '../../src/questions/validate-hand';
import { CELLS, KNOWN_SLIPS, type SlippedHand, slippedHand } from './card-free-known-slips';
import { chanceFrom } from './chance';
import { assertNoEmptyCell, count, coverageReport, formatReport, newCoverage } from './coverage';

// CF-39a measured: of hands with one known slip, how many are told of it first. SLIPPED_HANDS sets how many hands of
// each kind, SEED where chance starts; with SLIPPED_HANDS the table is printed.

const HANDS = Number(process.env['SLIPPED_HANDS'] ?? 100);
const SEED = Number(process.env['SEED'] ?? 39);
/** What share of all hands, and of the hands of each kind, the first reason must name. */
const OVERALL = 0.97;
const EACH_KIND = 0.9;

function firstReason({ hand, changes, win }: SlippedHand): Reason {
  const answer = validateHand(hand, {
    rules: cardFree(changes as CardFreeChoices),
    win: win as CardFreeWin | undefined,
  });
  if (answer.valid) throw new Error(`it wins: ${JSON.stringify(hand)}`);
  return answer.reasons[0] as Reason;
}

/** Whether the first reason names the slip: its code, its rule, and all of its tiles. */
function isNamed(slipped: SlippedHand): boolean {
  const { code, rule, params } = firstReason(slipped);
  const kind = KNOWN_SLIPS[slipped.made];
  const named = (params['tiles'] ?? []) as string[];
  return (
    kind?.codes.includes(code) === true &&
    (kind.rule === undefined || kind.rule === rule) &&
    slipped.tiles.every((tile) => named.includes(tile))
  );
}

test(`CF-39a: the first reason names the slip in ${HANDS} hands of each kind`, () => {
  const cells = Object.entries(KNOWN_SLIPS).map(([name, kind]) => [name, kind.cells ?? CELLS] as const);
  const coverage = newCoverage(Object.fromEntries(cells));
  const shares = new Map<string, number>();
  for (const name of Object.keys(KNOWN_SLIPS)) {
    const chance = chanceFrom(SEED);
    let named = 0;
    for (let made = 0; made < HANDS; made++) {
      const slipped = slippedHand(name, chance);
      count(coverage, name, slipped.cell);
      if (isNamed(slipped)) named++;
    }
    shares.set(name, named / HANDS);
  }
  const all = [...shares.values()];
  const overall = all.reduce((sum, share) => sum + share, 0) / all.length;
  const report = coverageReport(coverage);
  if (process.env['SLIPPED_HANDS'] !== undefined) {
    const table = [...shares].map(([name, share]) => `${name.padEnd(26)} ${(100 * share).toFixed(1)} %`);
    console.log([`overall ${(100 * overall).toFixed(1)} %`, ...table, formatReport(report)].join('\n'));
  }
  assertNoEmptyCell(report);
  expect([...shares].filter(([, share]) => share < EACH_KIND)).toEqual([]);
  expect(overall).toBeGreaterThanOrEqual(OVERALL);
}, 3_600_000);
