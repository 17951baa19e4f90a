import { illegal, notHeld } from '../../../../play/illegal';
import { DUMMIES, otherTile } from '../../../../play/one-player';
import { kindsOf } from '../../../../play/racks';
import { emit } from '../../../../play/step';
import type { Move, Phase } from '../../../../play/way';
import { callChoices, callFault, exposureOf } from '../calls';
import { exchangeChoices, exchangeFault, redeemed } from '../exchange';
import { passChoices } from '../table/phases/charleston';
import { charlestonOf } from '../table-rules';
import { beginTurn, exchangeWithWall, goRound, goToCourtesy, goToPass, tableOf } from './round';
import type { AmericanTypes, SolitaireStages } from './types';
import { mahjongg } from './win';

type PassStage = SolitaireStages['charleston' | 'courtesyPass'];

const leastOf = (now: PassStage): number => ('least' in now ? now.least : 0);

/** A pass against the wall; in the courtesy pass it may be none (AS-2, AS-3). */
const pass: Move<AmericanTypes, 'charleston' | 'courtesyPass', 'pass'> = {
  choices: ({ hands }, { now, seats }, { rack }) => {
    const least = leastOf(now);
    const sizes = Array.from({ length: now.most - least + 1 }, (_, more) => least + more);
    return passChoices(hands, { seats }, rack, sizes);
  },
  fault: ({ hands }, { now, seats }, { rack }, { tiles }) => {
    const { most } = now;
    const least = leastOf(now);
    const rule = 'round' in now && now.round === 1 ? 'AS-2' : 'AS-3';
    if (tiles.length < least || tiles.length > most) {
      const size = least === most ? `${least}` : `${least} to ${most}`;
      const message = `Pass ${size} tiles here, not ${tiles.length}.`;
      return illegal('wrongPassCount', rule, message, { least, most });
    }
    if (charlestonOf(hands, { seats }).neverPassed.some((tile) => tiles.includes(tile)))
      return illegal('tileNeverPassed', 'AS-2', 'Jokers are never passed.');
    return notHeld(rule, rack, tiles);
  },
  act: (step, now, { tiles }) => {
    exchangeWithWall(step, tiles);
    if ('pass' in now) goToPass(step, now.round, now.pass + 1);
    else beginTurn(step, 'deal');
  },
};

/** The Charleston against the wall (AS-2, AS-3). */
export const charleston: Phase<AmericanTypes, 'charleston'> = { moves: { pass } };

/** Whether there is a second round (AS-3). */
export const secondCharleston: Phase<AmericanTypes, 'secondCharleston'> = {
  moves: {
    continue: { choices: () => [{ type: 'continue' }], act: (step) => goToPass(step, 2, 1) },
    stop: {
      choices: () => [{ type: 'stop' }],
      act: (step) => {
        if (step.kit.rules.table.courtesyAfterFirst) goToCourtesy(step);
        else beginTurn(step, 'deal');
      },
    },
  },
};

/** The courtesy pass, which may be none (AS-3). */
export const courtesyPass: Phase<AmericanTypes, 'courtesyPass'> = { moves: { pass } };

/** The player’s turn, up to the discard (AS-6). */
export const turn: Phase<AmericanTypes, 'turn'> = {
  moves: {
    discard: {
      choices: (_kit, _scene, { rack }) => kindsOf(rack).map((tile) => ({ type: 'discard', tile })),
      fault: (_kit, _scene, { rack }, { tile }) => notHeld('AS-6', rack, [tile]),
      act: (step, _now, { seat, tile }) => {
        emit(step, { type: 'discarded', seat, tile }, { seats: { E: { lost: [tile] } } });
        goRound(step, 0);
      },
    },
    exchange: {
      choices: ({ hands }, scene, own) =>
        exchangeChoices(hands, tableOf(scene), own).map(({ from: _own, ...exchange }) => exchange),
      fault: ({ hands }, scene, own, action) =>
        exchangeFault(hands, tableOf(scene), own, { ...action, from: own.seat }),
      act: (step, { by }, { seat, tile, meld }) => {
        const old = step.state.melds.E?.[meld]?.tiles ?? [];
        const [{ tiles }, joker] = redeemed(step.kit.hands, old, tile);
        const change = { lost: [tile], gained: [joker] };
        emit(step, { type: 'exchanged', seat, tile, meld, tiles }, { seats: { E: change } });
        beginTurn(step, by);
      },
    },
    mahjongg,
  },
};

/** A dummy’s discard, which the player may claim (AS-6). */
export const claims: Phase<AmericanTypes, 'claims'> = {
  moves: {
    decline: {
      choices: () => [{ type: 'decline' }],
      act: (step, { from }) => goRound(step, DUMMIES.indexOf(from) + 1),
    },
    call: {
      choices: ({ hands }, scene, own) => {
        const { tile } = scene.now;
        const choices = callChoices(hands, tableOf(scene), own, tile);
        return choices.map((shown) => ({ type: 'call', tile, with: shown }));
      },
      fault: ({ hands }, scene, own, { tile, with: shown }) =>
        otherTile('AS-6', scene.now.tile, tile) ?? callFault(hands, tableOf(scene), own, tile, shown),
      act: (step, { from }, { seat, tile, with: shown }) => {
        const meld = exposureOf(step.kit.hands, tile, shown);
        emit(step, { type: 'called', seat, from, meld }, { seats: { E: { lost: shown } } });
        beginTurn(step, 'call');
      },
    },
    mahjongg,
  },
};
