import { SEATS } from 'mahjongg';
import { type GameResult, type NamedBot, seating } from './simulation';
import { columns } from './words';

/** The ways in which games with others end, and what they are called. */
const ENDINGS = {
  mahjongg: 'Mah Jongg',
  wallGame: 'wall games',
  mahjonggInError: 'Mah Jongg in error',
  falseWin: 'false wins',
  deadHands: 'dead hands',
} as const;
type Ending = keyof typeof ENDINGS;
const WAYS = Object.keys(ENDINGS) as readonly Ending[];

/** What a number of games with others came to. */
export interface Tally {
  readonly games: number;
  /** How many ended in each way. */
  readonly endings: Readonly<Record<Ending, number>>;
  /** How many wins had a value that the rules leave to the players (TG-8); nobody was paid for them. */
  readonly withoutValue: number;
  /** How many actions were chosen. */
  readonly actions: number;
  /** The bots, in the order in which they were named; `drawn` are wins on a tile that nobody discarded. */
  readonly bots: readonly {
    readonly bot: string;
    readonly wins: number;
    readonly drawn: number;
    readonly score: number;
  }[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const count = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length;

/** What these games came to for these bots. */
export const tallyOf = (results: readonly GameResult[], bots: readonly NamedBot[]): Tally => {
  const places = bots.map((_, place) => place);
  const seatIn = (game: number, place: number) => SEATS[seating(places, game).indexOf(place)];
  return {
    games: results.length,
    endings: Object.fromEntries(
      WAYS.map((way) => [way, count(results, ({ ending }) => ending === way)]),
    ) as Tally['endings'],
    withoutValue: count(results, ({ isWithoutValue }) => isWithoutValue),
    actions: sum(results.map(({ actions }) => actions)),
    bots: bots.map(({ name }, place) => {
      const won = results.filter(({ winner }, game) => winner === seatIn(game, place));
      return {
        bot: name,
        wins: won.length,
        drawn: count(won, ({ isDrawn }) => isDrawn),
        score: sum(results.map(({ net }, game) => net[seatIn(game, place) ?? 'E'] ?? 0)),
      };
    }),
  };
};

const percent = (part: number, whole = 1): string => `${((100 * part) / whole).toFixed(1)} %`;
const left = 'left' as const;
const right = 'right' as const;

/** What games with others came to, as text. */
export const tallyLines = ({ games, endings, bots, withoutValue }: Tally): readonly string[] => {
  const ways = WAYS.filter((way) => endings[way] > 0).map((way) => [
    ENDINGS[way],
    String(endings[way]),
    percent(endings[way], games),
  ]);
  const players = bots.map(({ bot, wins, drawn, score }, place) => [
    `${place + 1} ${bot}`,
    String(wins),
    percent(wins, games),
    String(drawn),
    String(score),
    (score / games).toFixed(2),
  ]);
  const valueless =
    withoutValue === 1
      ? 'One win is of a hand whose value the rules do not say (TG-8); nobody has paid for it.'
      : `${withoutValue} wins are of hands whose value the rules do not say (TG-8); nobody has paid for them.`;
  return [
    ...columns([['ended by', 'games', ''], ...ways], [left, right, right]),
    '',
    ...columns(
      [['bot', 'wins', '', 'drawn', 'score', 'a game'], ...players],
      [left, right, right, right, right, right],
    ),
    ...(withoutValue === 0 ? [] : ['', valueless]),
  ];
};

/** How many games scored between two bounds. */
export interface ScoreRange {
  /** The least score. */
  readonly from: number;
  /** The score below which they are. */
  readonly below: number;
  /** How many games. */
  readonly games: number;
}

/** What many solitaires came to. */
export interface AloneTally {
  /** How many were played. */
  readonly games: number;
  /** How many of them were won. */
  readonly wins: number;
  /** The part that was won. */
  readonly winRate: number;
  /** How many actions were chosen. */
  readonly actions: number;
  /** The final scores. */
  readonly scores: {
    /** The sum over all games, divided by their number. */
    readonly mean: number;
    /** The same for the games that were won; 0 if none was. */
    readonly meanOfWins: number;
    /** The middle score of the games that were won; 0 if none was. */
    readonly medianOfWins: number;
    /** The highest score. */
    readonly highest: number;
    /** How the scores of the games that were won are spread; each range begins where the one before ends. */
    readonly histogram: readonly ScoreRange[];
  };
}

/** Where the first range of scores ends; each further one is twice as wide as what lies below it. */
const FIRST_BOUND = 25;

const boundsFor = (highest: number): readonly number[] => {
  const bounds = [0, FIRST_BOUND];
  while ((bounds.at(-1) as number) <= highest) bounds.push((bounds.at(-1) as number) * 2);
  return bounds;
};

const histogramOf = (scores: readonly number[]): readonly ScoreRange[] => {
  if (scores.length === 0) return [];
  const bounds = boundsFor(scores.at(-1) as number);
  return bounds.slice(1).map((below, place) => {
    const from = bounds[place] as number;
    return { from, below, games: scores.filter((score) => score >= from && score < below).length };
  });
};

/** What some games came to. */
export const aloneTallyOf = (results: readonly GameResult[]): AloneTally => {
  const won = results.filter(({ ending }) => ending === 'mahjongg').map(({ net }) => net.E ?? 0);
  won.sort((one, other) => one - other);
  const games = results.length;
  return {
    games,
    wins: won.length,
    winRate: won.length / games,
    actions: sum(results.map(({ actions }) => actions)),
    scores: {
      mean: sum(won) / games,
      meanOfWins: won.length === 0 ? 0 : sum(won) / won.length,
      medianOfWins: won[won.length >> 1] ?? 0,
      highest: won.at(-1) ?? 0,
      histogram: histogramOf(won),
    },
  };
};

/** The width of the longest bar of a histogram. */
const BAR = 40;

const histogramLines = (ranges: readonly ScoreRange[]): readonly string[] => {
  const most = Math.max(...ranges.map(({ games }) => games));
  const rows = ranges.map(({ from, below, games }) => [
    `${from} to ${below}`,
    String(games),
    '#'.repeat(Math.ceil((BAR * games) / most)),
  ]);
  return columns([['score', 'games', ''], ...rows], [left, right, left]);
};

/** What solitaires came to, as text. */
export const aloneLines = (tally: AloneTally): readonly string[] => {
  const { games, wins, winRate, scores } = tally;
  return [
    ...columns(
      [
        ['ended by', 'games', ''],
        ['Mah Jongg', String(wins), percent(winRate)],
        ['wall games', String(games - wins), percent(1 - winRate)],
      ],
      [left, right, right],
    ),
    '',
    ...columns(
      [
        ['final score', ''],
        ['of all games, mean', scores.mean.toFixed(2)],
        ['of games won, mean', scores.meanOfWins.toFixed(2)],
        ['of games won, median', scores.medianOfWins.toFixed(2)],
        ['highest', scores.highest.toFixed(2)],
      ],
      [left, right],
    ),
    ...(wins === 0 ? [] : ['', ...histogramLines(scores.histogram)]),
  ];
};
