import { cardFree } from '../../src/rules/card-free';
import { validateHand } from '../../src/rules/validate-hand';
import { naiveOptions } from './card-free-options';
import { addReports, compareExhaustively, type ExhaustiveReport } from './exhaustive-card-free';

// The slow comparison of every concealed winning hand: `--part 3/16` does one part of sixteen, no argument all.

/** The part to do and the number of parts; undefined if the text is neither. */
function readPart(text: string): { part: number; parts: number } | undefined {
  const [part, parts] = text.split('/').map(Number);
  if (part === undefined || parts === undefined) return undefined;
  if (!Number.isInteger(part) || !Number.isInteger(parts) || part < 1 || part > parts) return undefined;
  return { part, parts };
}

function run(args: readonly string[]): number {
  const at = args.indexOf('--part');
  const chosen = at === -1 ? undefined : readPart(args[at + 1] ?? '');
  if (at !== -1 && chosen === undefined) {
    console.error('usage: --part i/n, with i from 1 to n');
    return 2;
  }
  const all = Array.from({ length: 16 }, (_, index) => ({ part: index + 1, parts: 16 }));
  const rules = cardFree();
  const reports: ExhaustiveReport[] = [];
  for (const choice of chosen === undefined ? all : [chosen]) {
    const started = performance.now();
    const report = compareExhaustively({ ...choice, options: naiveOptions() }, (hand) =>
      validateHand(hand, rules),
    );
    reports.push(report);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `part ${choice.part}/${choice.parts}: ${report.hands} hands, ${report.mismatches} differ, ${seconds} s`,
    );
  }
  const report = addReports(reports);
  console.log(JSON.stringify(report, undefined, 2));
  return report.mismatches === 0 ? 0 : 1;
}

process.exitCode = run(process.argv.slice(2));
