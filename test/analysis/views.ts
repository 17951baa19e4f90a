import type { HasGoals } from '../../src/analysis';
import { type Bot, greedyBot, playGame } from '../../src/bots';
import type { PlayerView, TableRules } from '../../src/game';
import { parseHandText, type Tile } from '../../src/index';
import { unwrap } from '../unwrap';

// Views of games for advice.

export type Rules = TableRules & HasGoals;

export const tilesOf = (text: string): readonly Tile[] => unwrap(parseHandText(text)).concealed;

/** The views of the choices in a game that bots play. */
const played = (rules: Rules, seed: string): readonly PlayerView[] => {
  const views: PlayerView[] = [];
  const greedy = greedyBot(rules);
  const watching: Bot = (view, random) => {
    if (view.legal.length > 1) views.push(view);
    return greedy(view, random);
  };
  unwrap(playGame(rules, { bots: [watching, watching, watching, watching], seed }));
  return views;
};

/** The games that were played before, by their rules and seed. */
const PLAYED = new WeakMap<Rules, Map<string, readonly PlayerView[]>>();

/** Views of games that bots play, every so many of them; a game is played once, whoever asks for it. */
export const viewsOf = (rules: Rules, seed: string, every = 1): readonly PlayerView[] => {
  const games = PLAYED.get(rules) ?? new Map<string, readonly PlayerView[]>();
  PLAYED.set(rules, games);
  const views = games.get(seed) ?? played(rules, seed);
  games.set(seed, views);
  return views.filter((_, at) => at % every === 0);
};
