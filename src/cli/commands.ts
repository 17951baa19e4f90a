import type { Command, Work } from './command';

/** The commands of the program by their names, in the order in which the help lists them. */
const WORKS: Readonly<Record<string, () => Promise<Work>>> = {
  validate: async () => (await import('./commands/validate')).validate,
  score: async () => (await import('./commands/score')).score,
  settle: async () => (await import('./commands/settle')).settle,
  ledger: async () => (await import('./commands/ledger')).ledger,
  possible: async () => (await import('./commands/possible')).possible,
  analyze: async () => (await import('./commands/analyze')).analyze,
  simulate: async () => (await import('./commands/simulate')).simulate,
  play: async () => (await import('./commands/play')).play,
  review: async () => (await import('./commands/review')).review,
  scorecard: async () => (await import('./commands/scorecard')).scorecard,
  layouts: async () => (await import('./commands/layouts')).layouts,
  card: async () => (await import('./commands/card')).card,
  explain: async () => (await import('./commands/explain')).explain,
};

/** The commands with their help; each is loaded when needed. */
export const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map(
  Object.entries(WORKS).map(([name, load]) => [
    name,
    async () => ({ ...(await import('./help')).helpOf(name), ...(await load()) }),
  ]),
);
