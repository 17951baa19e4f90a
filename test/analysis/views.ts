import type { HasGoals } from '../../src/analysis';
import { greedyBot, playGame } from '../../src/bots';
import type { PlayerView, TableRules } from '../../src/game';
import { parseHandText, type Tile } from '../../src/index';
import { unwrap } from '../unwrap';

// Views of games for advice.

export type Rules = TableRules & HasGoals;

export const tilesOf = (text: string): readonly Tile[] => unwrap(parseHandText(text)).concealed;

/** Views of games that bots play, every so many of them. */
export const viewsOf = (rules: Rules, seed: string, every = 1): readonly PlayerView[] => {
  const views: PlayerView[] = [];
  let seen = 0;
  const greedy = greedyBot(rules);
  const watching = (view: PlayerView, random: (bound: number) => number) => {
    if (view.legal.length > 1 && seen++ % every === 0) views.push(view);
    return greedy(view, random);
  };
  unwrap(playGame(rules, { bots: [watching, watching, watching, watching], seed }));
  return views;
};
