import { failure, type Result, success } from '../core/result';
import { ownBotOf } from './bot-list';
import { columns } from './columns';
import type { Given, Usage } from './given';
import type { ExitCode, Io } from './io';
import { jsonLine } from './plain';
import { printed } from './reasons-text';
import {
  type AloneGame,
  type AloneResult,
  type AloneTally,
  type ScoreRange,
  tallyOf,
} from './solitaire-tally';

const left = 'left' as const;
const right = 'right' as const;
/** The width of the longest bar of a histogram. */
const BAR = 40;

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

const histogramLines = (ranges: readonly ScoreRange[]): readonly string[] => {
  const most = Math.max(...ranges.map(({ games }) => games));
  const rows = ranges.map(({ from, below, games }) => [
    `${from} to ${below}`,
    String(games),
    '#'.repeat(Math.ceil((BAR * games) / most)),
  ]);
  return columns([['score', 'games', ''], ...rows], [left, right, left]);
};

const linesOf = ({ name }: AloneGame, bot: string, seed: string, tally: AloneTally): readonly string[] => {
  const { games, wins, winRate, scores } = tally;
  return [
    `${games} ${games === 1 ? 'game' : 'games'} of ${name}, seed ${seed}, bot ${bot}`,
    '',
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

const played = (
  game: AloneGame,
  bot: string,
  own: unknown,
  games: number,
  seed: string,
  { progress }: Io,
): Result<readonly AloneResult[], string> => {
  const results: AloneResult[] = [];
  while (results.length < games) {
    const number = results.length + 1;
    const one = game.play(bot, own, `${seed}/${number}`);
    if (!one.ok) return failure(`game ${number}: ${one.error}`);
    results.push(one.value);
    if (number % 100 === 0) progress?.(`${number} of ${games} games`);
  }
  progress?.('');
  return success(results);
};

/** Plays many solitaires and prints what they came to. */
export const simulateAlone = async (
  given: Given,
  game: AloneGame,
  games: number,
  seed: string,
  io: Io,
): Promise<Usage<ExitCode>> => {
  const chosen = await ownBotOf(given, game.name);
  if (!chosen.ok) return chosen;
  const { name, own } = chosen.value;
  const results = played(game, name, own, games, seed, io);
  if (!results.ok) return results;
  const tally = tallyOf(results.value);
  await io.print(
    given.options.has('json')
      ? jsonLine({ rules: game.name, options: game.options, seed, bot: name, ...tally })
      : printed(linesOf(game, name, seed, tally)),
  );
  return success(0);
};
