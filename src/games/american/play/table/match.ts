import { isNot } from '../../../../core/read';
import { described } from '../../../../core/reason';
import { success } from '../../../../core/result';
import { type MatchOf, makeMatch } from '../../../../play/matches/match-games';
import { type MatchWay, matchFault, type ReadMatch } from '../../../../play/matches/match-state';
import { expectPlayed } from '../../../../play/played-games';
import { RACK_GAMES, type TableRules } from '../table-rules';
import { readPlayer, whatPlayersHave } from './setup';
import type { Outcome } from './stages';
import { tableWay } from './table';
import { wonOutcome } from './turns';
import type { GameState, RackTypes } from './types';

const VALUE_NEEDED = 'The rules do not say what this hand is worth; give its value.';

/** The outcome with the players’ value for a hand that the rules do not value; unchanged if nothing is missing (TG-8). */
const valued = (
  rules: TableRules,
  state: GameState,
  outcome: Outcome,
  value: unknown,
): ReadMatch<Outcome> => {
  if (outcome.settlement !== null || outcome.ending !== 'mahjongg') return success(outcome);
  if (value === undefined) return matchFault('valueNeeded', VALUE_NEEDED, 'TG-8');
  const bad = (message: string): ReadMatch<never> => matchFault('badValue', message, 'TG-8');
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    return bad(isNot('The value of a hand', 'a number of points', value));
  const again = wonOutcome(rules, state, { ...outcome.declared, value }, outcome.falseWin);
  return again.settlement === null
    ? bad(`A hand cannot be worth ${described(value)} points here.`)
    : success(again);
};

const rackMatch = (rules: TableRules): MatchWay<RackTypes> => {
  const { levels } = rules.table;
  return {
    game: tableWay(rules),
    table: rules.table,
    rules: { number: 'TG-14', seats: 'TG-2', dice: 'AG-3', player: 'CF-34' },
    player: { has: whatPlayersHave(levels), params: { levels } },
    readPlayer: (value) => readPlayer(rules, value, ['name', 'skillLevel']),
    manners: ['strict', 'table'],
    endings: ['mahjongg', 'wallGame', 'mahjonggInError', 'falseWin', 'deadHands'],
    seatingOf: ({ players, manners }) => ({ players, manners, dealer: 'E' }),
    resultOf: (state, outcome, value) => {
      const known = valued(rules, state, outcome, value);
      if (!known.ok) return known;
      const { ending, settlement } = known.value;
      const winner = known.value.ending === 'mahjongg' ? known.value.declared.seat : null;
      return success({ ending, winner, net: settlement?.net ?? {} });
    },
    canPay: ({ net }) => net.reduce((sum, points) => sum + points, 0) === 0,
  };
};

/**
 * Makes the functions that play a match of an American table game, as `matchOf` does.
 *
 * @param rules - The rule set: `cardFree()`, `americanCard(card)` or `freeForm()`.
 * @returns The functions. They throw a `MisuseError` for a match of other rules.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg/card-free';
 * import { seededRandom, tableMatch, throwForEast } from 'mahjongg/game';
 *
 * const match = tableMatch(cardFree());
 * const players = ['Ann', 'Ben', 'Cem', 'Dot'].map((name) => ({ name }));
 * match.startMatch({ players, dice: throwForEast(4, seededRandom('evening')) }).ok; // => true
 * ```
 */
export const tableMatch = (rules: TableRules): MatchOf<RackTypes> => {
  expectPlayed(rules, '`tableMatch`', [RACK_GAMES]);
  return makeMatch(rackMatch(rules));
};
