import type { Meld } from '../../../../hands/hand';
import type { Seat } from '../../../../hands/payouts';
import { addCount, addDiscard, drawnBy, setMeld } from '../../../../play/evolve';
import { illegal } from '../../../../play/illegal';
import { type GameOf, makeGame } from '../../../../play/make-game';
import { expectPlayed } from '../../../../play/played-games';
import { at } from '../../../../play/seats';
import type { Changes, Draft, Way } from '../../../../play/way';
import { identityOf, justCalled, RACK_GAMES, type TableRules } from '../table-rules';
import { challenge } from './challenge';
import { charleston, courtesy, courtesyPass, enterPass, secondCharleston } from './phases/charleston';
import { claims, showing } from './phases/claims';
import { turn } from './phases/turn';
import { deal, FOUR, readSetup } from './setup';
import type { OutcomeBy, Scene } from './stages';
import { ACTIONS, stored } from './stored';
import type { RackTypes } from './types';

/** A changed hand may be judged differently, so it can be challenged again (AG-32a). */
const freeChallenges = (table: Draft<Scene>, seat: Seat): void => {
  if (table.challenges.some(({ against }) => against === seat))
    table.challenges = table.challenges.filter(({ against }) => against !== seat);
};

/** Replaces an exposure or takes it away. */
const changeMeld = (table: Draft<Scene>, seat: Seat, place: number, meld: Meld | null): void => {
  setMeld(table, seat, place, meld);
  freeChallenges(table, seat);
};

/** Ends the moment after a call when the hand could be declared as before the call (CF-23). */
const endCall = (table: Draft<Scene>, seat: Seat): void => {
  const { phase, now } = table as Draft<Scene> & Pick<RackTypes['state'], 'phase' | 'now'>;
  if (justCalled({ phase, now }, seat)) freeChallenges(table, seat);
};

const changes: Changes<RackTypes> = {
  passed: (table, { moves }) => {
    for (const { from, to, count } of moves) {
      addCount(table, from, -count);
      addCount(table, to, count);
    }
  },
  taken: (table, { seat }) => addCount(table, seat, 1),
  drew: (table, { seat }) => {
    addCount(table, seat, 1);
    table.wallLeft--;
  },
  discarded: (table, { seat }) => {
    endCall(table, seat);
    addCount(table, seat, -1);
  },
  offered: (table, { seat }) => addCount(table, seat, -1),
  unclaimed: (table, { seat, tile }) => addDiscard(table, seat, tile),
  called: (table, { seat, meld }) => {
    addCount(table, seat, 1 - meld.tiles.length);
    changeMeld(table, seat, at(table.melds, seat).length, meld);
  },
  rearranged: (table, { seat, meld }) => {
    const place = at(table.melds, seat).length - 1;
    const before = at(table.melds, seat)[place]?.tiles.length ?? 0;
    // When a call is taken back, the called tile does not go to the rack.
    addCount(table, seat, before - (meld?.tiles.length ?? 1));
    changeMeld(table, seat, place, meld);
  },
  exchanged: (table, { seat, from, meld, tiles }) => {
    endCall(table, seat);
    addCount(table, seat, 1);
    changeMeld(table, from, meld, { tiles });
  },
  grew: (table, { seat, meld, tiles }) => {
    addCount(table, seat, -1);
    changeMeld(table, seat, meld, { tiles });
  },
  challenged: (table, { seat, against }) => {
    table.challenges = [...table.challenges, { by: seat, against }];
  },
  died: (table, { seat, returned }) => {
    table.dead = [...table.dead, seat];
    table.awaiting = table.awaiting.filter((one) => one !== seat);
    if (returned === null) return;
    addCount(table, seat, at(table.melds, seat)[returned]?.tiles.length ?? 0);
    changeMeld(table, seat, returned, null);
  },
};

const changeFaceDown: NonNullable<Way<RackTypes>['changeHidden']> = (draft, event, secret) => {
  if (event.type === 'discarded') draft.setAside = null;
  if (secret?.faceDown !== undefined) draft.faceDown = secret.faceDown;
  if (secret?.setAside !== undefined) draft.setAside = secret.setAside;
};

/** The table game of one rule set, with racks, a Charleston, calls and joker exchanges. */
export const tableWay = (rules: TableRules): Way<RackTypes> => {
  const identity = identityOf(rules);
  return {
    identity,
    card: 'card' in rules ? rules.card : undefined,
    rules,
    setup: {
      names: ['players', 'manners', 'wall', 'dice'],
      fill: ({ wall, dice = [], players = FOUR, manners = 'strict' }) => ({ players, manners, wall, dice }),
      read: (value) => readSetup(rules, value),
      deal: (setting) => deal(identity, setting),
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
    stored: stored(rules),
  };
};

/**
 * Makes the functions that play an American table game, as `gameOf` does, without bundling any other game.
 *
 * @param rules - The rule set: `cardFree()`, `americanCard(card)` or `freeForm()`.
 * @returns The functions. They throw a `MisuseError` for a state of other rules.
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
