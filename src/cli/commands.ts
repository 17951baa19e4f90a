import type { Command } from './command';

/** A command in the list: its name, what it does, and the command itself, which is loaded when it is needed. */
export interface Listed {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** The commands of the program, in the order in which the help lists them. */
export const COMMANDS: readonly Listed[] = [
  {
    name: 'validate',
    summary: 'says whether a hand wins, and lists its readings or the reasons why not',
    load: async () => (await import('./commands/validate')).validate,
  },
  {
    name: 'score',
    summary: 'fills in the score sheet of a winning hand, with the payments if the winner is named',
    load: async () => (await import('./commands/score')).score,
  },
  {
    name: 'settle',
    summary: 'says who pays whom for a win, or when a game ends without one',
    load: async () => (await import('./commands/settle')).settle,
  },
  {
    name: 'ledger',
    summary: 'adds up the payments of an evening: who won and lost how much',
    load: async () => (await import('./commands/ledger')).ledger,
  },
  {
    name: 'possible',
    summary: 'says whether a hand can still be completed, or why it is dead',
    load: async () => (await import('./commands/possible')).possible,
  },
  {
    name: 'analyze',
    summary: 'says how far a hand is from winning, and which winning hands are nearest',
    load: async () => (await import('./commands/analyze')).analyze,
  },
  {
    name: 'simulate',
    summary: 'lets bots play games, and counts who wins',
    load: async () => (await import('./commands/simulate')).simulate,
  },
  {
    name: 'play',
    summary: 'plays a game with you',
    load: async () => (await import('./commands/play')).play,
  },
  {
    name: 'review',
    summary: 'reviews a game that was played: which choices cost points, and what was better',
    load: async () => (await import('./commands/review')).review,
  },
  {
    name: 'scorecard',
    summary: 'prints the score card of the games you have finished',
    load: async () => (await import('./commands/scorecard')).scorecard,
  },
  {
    name: 'layouts',
    summary: 'lists or counts the distinct winning layouts of a game',
    load: async () => (await import('./commands/layouts')).layouts,
  },
  {
    name: 'card',
    summary: 'checks or lists a card of hands',
    load: async () => (await import('./commands/card')).card,
  },
  {
    name: 'explain',
    summary: 'explains the code of a reason, or a rule',
    load: async () => (await import('./commands/explain')).explain,
  },
];
