import { drawnBy } from '../../../../play/drawn';
import { illegal } from '../../../../play/illegal';
import { type GameOf, makeGame } from '../../../../play/make-game';
import { expectPlayed } from '../../../../play/played-games';
import type { Way } from '../../../../play/way';
import { makeKit, type TableRules } from '../table-rules';
import { ACTIONS } from './actions';
import { challenge } from './challenge';
import { changeFaceDown, changes } from './changes';
import { charleston, courtesy, courtesyPass, enterPass, secondCharleston } from './phases/charleston';
import { claims, showing } from './phases/claims';
import { turn } from './phases/turn';
import { RACK_GAMES } from './played-games';
import { deal, FOUR, readSetup } from './setup';
import type { OutcomeBy } from './stages';
import { stored } from './stored';
import type { RackTypes } from './types';

/** The table game by one rule set, with racks, a Charleston, calls and joker exchanges. */
export const tableWay = (rules: TableRules): Way<RackTypes> => {
  const kit = makeKit(rules);
  return {
    identity: kit.identity,
    card: 'card' in rules ? rules.card : undefined,
    kit,
    setup: {
      names: ['players', 'manners', 'wall', 'dice'],
      fill: ({ wall, dice = [], players = FOUR, manners = 'strict' }) => ({ players, manners, wall, dice }),
      read: (value) => readSetup(kit, value),
      deal: (setting) => deal(kit, setting),
      begin: (step) => enterPass(step, 1, 1),
    },
    actions: ACTIONS,
    phases: { charleston, secondCharleston, courtesy, courtesyPass, turn, claims, showing },
    interrupts: { challenge },
    barred: ({ dead }, seat) =>
      dead.includes(seat)
        ? illegal('handIsDead', 'AG-32', 'A dead hand takes no part.', { seat })
        : undefined,
    waits: { answered: 'AG-6a', turn: 'AG-10' },
    changes,
    changeHidden: changeFaceDown,
    unsealed: (event) => (event.type === 'died' ? event.seat : null),
    drawn: drawnBy('drew'),
    returns: ({ seats }, { settlement }) =>
      Object.fromEntries(seats.map((seat) => [seat, settlement?.net[seat] ?? 0])),
    stored: stored(kit),
  };
};

/**
 * Gives the functions that play an American table game, as `gameOf` does; a bundle has no other way of playing.
 *
 * @param rules - The rule set: `cardFree()`, `americanCard(card)` or `freeForm()`.
 * @returns The functions. A state of other rules ends with a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg/card-free';
 * import { seededRandom, shuffleWall, tableGame, throwDice } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const random = seededRandom('kitchen table');
 * const setup = { wall: shuffleWall(rules, random), dice: throwDice(rules, random) };
 * unwrap(tableGame(rules).createGame(setup)).phase; // => 'charleston'
 * ```
 */
export const tableGame = <Rules extends TableRules>(rules: Rules): GameOf<RackTypes, OutcomeBy<Rules>> => {
  expectPlayed(rules, '`tableGame`', [RACK_GAMES]);
  return makeGame(tableWay(rules)) as GameOf<RackTypes, OutcomeBy<Rules>>;
};
