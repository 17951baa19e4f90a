import { SEATS } from 'mahjongg/card-free';
import { type Command, valueGiven } from '../command';
import { helpOf } from '../help';
import { partOf } from '../parts';
import { playOf } from '../play/sit';
import { respond } from '../requests';
import { givenPersonalSuits } from '../seats';
import { expectUse, givenRules } from '../settings';
import { type GameResult, givenBots, type NamedBot, playAll, seating } from '../simulation';
import { columns, counted, percent, sum } from '../words';

/** The ways in which games with others end, and what they are called. */
const ENDINGS = {
  mahjongg: 'Mah Jongg',
  wallGame: 'wall games',
  mahjonggInError: 'Mah Jongg in error',
  falseWin: 'false wins',
  deadHands: 'dead hands',
} as const;

/** What these games came to for these bots; `drawn` are wins on a tile that nobody discarded, and nobody was paid for those `withoutValue` (TG-8). */
const tallyOf = (results: readonly GameResult[], bots: readonly NamedBot[]) => {
  const places = [...bots.keys()];
  /** What the games came to for the bot at a place: the seats move on, one place in each game. */
  const scored = (place: number) =>
    results.map(({ winner, isDrawn, net }, game) => {
      const seat = SEATS[seating(places, game).indexOf(place)] ?? 'E';
      return { won: winner === seat, drawn: winner === seat && isDrawn, score: net[seat] ?? 0 };
    });
  return {
    games: results.length,
    endings: Object.fromEntries(
      Object.keys(ENDINGS).map((way) => [way, sum(results, ({ ending }) => Number(ending === way))]),
    ),
    withoutValue: sum(results, ({ isWithoutValue }) => Number(isWithoutValue)),
    actions: sum(results, ({ actions }) => actions),
    bots: bots.map(({ name: bot }, place) => {
      const games = scored(place);
      const [wins, drawn] = [sum(games, ({ won }) => Number(won)), sum(games, (one) => Number(one.drawn))];
      return { bot, wins, drawn, score: sum(games, ({ score }) => score) };
    }),
  };
};

/** What games with others came to, as text. */
const tallyLines = (tally: ReturnType<typeof tallyOf>): readonly string[] => {
  const { games, endings, bots, withoutValue } = tally;
  const ways = Object.entries(ENDINGS).flatMap(([way, name]) => {
    const count = endings[way] ?? 0;
    return count === 0 ? [] : [[name, String(count), percent(count, games)]];
  });
  const players = bots.map(({ bot, wins, drawn, score }, place) => [
    `${place + 1} ${bot}`,
    String(wins),
    percent(wins, games),
    String(drawn),
    String(score),
    (score / games).toFixed(2),
  ]);
  const valueless = `In ${counted(withoutValue, 'game')} nobody paid: the rules give no value for the hand that won (TG-8).`;
  return [
    ...columns([['ended by', 'games', ''], ...ways], 'lrr'),
    '',
    ...columns([['bot', 'wins', '', 'drawn', 'score', 'a game'], ...players], 'lrrrrr'),
    ...(withoutValue === 0 ? [] : ['', valueless]),
  ];
};

/** Where the first range of scores ends; each further one is twice as wide as what lies below it. */
const FIRST_BOUND = 25;

/** How many games scored at least `from` and less than `below`; each range begins where the one before ends. */
const histogramOf = (scores: readonly number[]) => {
  const ranges: { from: number; below: number; games: number }[] = [];
  const highest = scores.at(-1) ?? -1;
  for (let [from, below] = [0, FIRST_BOUND]; from <= highest; [from, below] = [below, 2 * below])
    ranges.push({ from, below, games: scores.filter((score) => score >= from && score < below).length });
  return ranges;
};

/** What some solitaires came to; the scores of wins are 0 if there was none. */
const aloneTallyOf = (results: readonly GameResult[]) => {
  const won = results.filter(({ ending }) => ending === 'mahjongg').map(({ net }) => net.E ?? 0);
  won.sort((one, other) => one - other);
  const games = results.length;
  const total = sum(won, (score) => score);
  return {
    games,
    wins: won.length,
    winRate: won.length / games,
    actions: sum(results, ({ actions }) => actions),
    scores: {
      mean: total / games,
      meanOfWins: won.length === 0 ? 0 : total / won.length,
      medianOfWins: won[won.length >> 1] ?? 0,
      highest: won.at(-1) ?? 0,
      histogram: histogramOf(won),
    },
  };
};

const BAR = 40;

const histogramLines = (ranges: ReturnType<typeof histogramOf>): readonly string[] => {
  const most = Math.max(...ranges.map(({ games }) => games));
  const rows = ranges.map(({ from, below, games }) => [
    `${from} to ${below}`,
    String(games),
    '#'.repeat(Math.ceil((BAR * games) / most)),
  ]);
  return ['', ...columns([['score', 'games', ''], ...rows], 'lrl')];
};

/** What solitaires came to, as text. */
const aloneLines = ({ games, wins, winRate, scores }: ReturnType<typeof aloneTallyOf>): readonly string[] => {
  const ends = [
    ['ended by', 'games', ''],
    ['Mah Jongg', String(wins), percent(winRate)],
    ['wall games', String(games - wins), percent(1 - winRate)],
  ];
  const finals = [
    ['final score', ''],
    ['of all games, mean', scores.mean.toFixed(2)],
    ['of games won, mean', scores.meanOfWins.toFixed(2)],
    ['of games won, median', scores.medianOfWins.toFixed(2)],
    ['highest', scores.highest.toFixed(2)],
  ];
  return [
    ...columns(ends, 'lrr'),
    '',
    ...columns(finals, 'lr'),
    ...(wins === 0 ? [] : histogramLines(scores.histogram)),
  ];
};

/** How many games are played if `--games` does not say. */
const GAMES = 100;
/** The seed if `--seed` gives none. */
const SEED = '1';

/** `mahjongg simulate`. */
export const simulate: Command = {
  ...helpOf('simulate'),
  noText: '“simulate” takes options only',
  refuse: (rejection) => rejection,
  run: async (given, io) => {
    const open = await givenRules(given);
    const { set } = open;
    expectUse(given, set);
    const suits = givenPersonalSuits(given);
    const rules = partOf('table', open).rules;
    const games = valueGiven(given, 'games', 'some') ?? GAMES;
    const seed = given.options.get('seed') ?? SEED;
    const play = await playOf(open);
    const simulated = { set, rules, play, suits, games, seed };
    const bots = await givenBots(given, simulated);
    const isAlone = set.isSolitaire === true;
    // A solitaire is over so soon that progress is not shown.
    const results = playAll(simulated, bots, io, isAlone ? 100 : 1);
    const tally = isAlone ? aloneTallyOf(results) : tallyOf(results, bots);
    const bot = isAlone ? bots[0]?.name : undefined;
    const title = `${counted(games, 'game')} of ${set.name}, seed ${seed}${bot === undefined ? '' : `, bot ${bot}`}`;
    const head = { rules: set.name, options: rules.options, seed, ...(bot !== undefined && { bot }) };
    await respond(io, given, { ...head, ...tally }, () => {
      const lines = 'scores' in tally ? aloneLines(tally) : tallyLines(tally);
      return [title, '', ...lines];
    });
    return 0;
  },
};
