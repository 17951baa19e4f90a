import { type RackTypes, type TableRules, tableGame, tableMatch } from 'mahjongg/game';
import { type MatchTable, matchTable } from './match';

type Dealt = Parameters<typeof matchTable<RackTypes>>[2];

/** Matches at an American table. */
export const racksMatch = (rules: TableRules, deal: Dealt): MatchTable =>
  matchTable<RackTypes>(tableGame(rules), tableMatch(rules), deal);
