import type { Command } from './command';

/** A command in the list: its name, what it does, and the command itself, which is loaded when it is needed. */
export interface Listed {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** What each command does, in the order in which the help lists them. */
const SUMMARIES = {
  validate: 'says whether a hand wins, and lists its readings or the reasons why not',
  score: 'fills in the score sheet of a winning hand, with the payments if the winner is named',
  settle: 'says who pays whom for a win, or when a game ends without one',
  ledger: 'adds up the payments of an evening: who won and lost how much',
  possible: 'says whether a hand can still be completed, or why it is dead',
  analyze: 'says how far a hand is from winning, and which winning hands are nearest',
  simulate: 'lets bots play games, and counts who wins',
  play: 'plays a game with you',
  review: 'reviews a game that was played: which choices cost points, and what was better',
  scorecard: 'prints the score card of the games you have finished',
  layouts: 'lists or counts the distinct winning layouts of a game',
  card: 'checks or lists a card of hands',
  explain: 'explains the code of a reason, or a rule',
} as const;

type Name = keyof typeof SUMMARIES;

const LOADERS: Readonly<Record<Name, Listed['load']>> = {
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

/** The commands of the program. */
export const COMMANDS: readonly Listed[] = (Object.keys(SUMMARIES) as Name[]).map((name) => ({
  name,
  summary: SUMMARIES[name],
  load: LOADERS[name],
}));
