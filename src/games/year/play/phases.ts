import { illegal, notHeld, wrongClaim } from '../../../play/illegal';
import { kindsOf } from '../../../play/racks';
import { at, seatAfter } from '../../../play/seats';
import { emit, enter } from '../../../play/step';
import { ownOf } from '../../../play/take-action';
import type { Phase } from '../../../play/way';
import { isBonus } from '../tiles';
import { call, claimKind, grant, grantedClaim, mahjongg } from './call';
import { reveal } from './reveal';
import type { YearTypes } from './types';
import { declare, declaredAlone, enterDraw, isWin, winFault } from './win';

/** Before play, each player from the dealer on may replace flowers and seasons, or keep them to end their turn (YG-5). */
export const courtesy: Phase<YearTypes, 'courtesy'> = {
  moves: {
    reveal,
    keep: {
      choices: () => [{ type: 'keep' }],
      act: (step, _now, { seat }) => {
        const { dealer, seats } = step.state;
        emit(step, { type: 'kept', seat });
        const next = seatAfter(seats, seat);
        if (next === dealer) enter(step, 'turn', { seat: dealer, by: 'deal', called: null }, [dealer]);
        else enter(step, 'courtesy', { seat: next }, [next]);
      },
    },
  },
};

/** A turn before the draw: tiles revealed now are replaced first (YG-6), and the discard can still be claimed (YG-7, YG-15). */
export const draw: Phase<YearTypes, 'draw'> = {
  moves: {
    draw: {
      choices: () => [{ type: 'draw' }],
      act: (step, _now, { seat }) => {
        const gained = step.state.wall.slice(0, 1);
        emit(step, { type: 'drew', seat }, { seats: { [seat]: { gained } } });
        enter(step, 'turn', { seat, by: 'wall', called: null }, [seat]);
      },
    },
    reveal,
    call,
    mahjongg,
  },
};

/** A turn up to the discard (YG-15): Mah Jong, reveals for replacements, and the discard. */
export const turn: Phase<YearTypes, 'turn'> = {
  moves: {
    discard: {
      choices: (_rules, _scene, { rack }) =>
        kindsOf(rack)
          .filter((tile) => !isBonus(tile))
          .map((tile) => ({ type: 'discard', tile })),
      fault: (_rules, _scene, { rack }, { tile }) => {
        if (isBonus(tile))
          return illegal(
            'flowerDiscarded',
            'YG-6',
            'Flowers and seasons are never discarded: reveal this one, or keep it.',
            { tile },
          );
        return notHeld('YG-15', rack, tile);
      },
      act: (step, _now, { seat, tile }) => {
        emit(step, { type: 'discarded', seat, tile }, { seats: { [seat]: { lost: [tile] } } });
        const others = step.state.seats.filter((one) => one !== seat);
        enter(step, 'claims', { from: seat, tile }, others);
      },
    },
    reveal,
    mahjongg: {
      choices: (rules, scene, own) =>
        isWin(rules, declaredAlone(scene, scene.now, own)) ? [{ type: 'mahjongg' }] : [],
      fault: (rules, scene, own, { tile }) =>
        wrongClaim('YG-11', undefined, tile) ?? winFault(rules, declaredAlone(scene, scene.now, own)),
      act: (step, now, { seat }) => declare(step, declaredAlone(step.state, now, ownOf(step.state, seat))),
    },
  },
};

/** The others answer a discard, all at once, and the strongest claim is granted (YG-7). */
export const claims: Phase<YearTypes, 'claims'> = {
  moves: { decline: { choices: () => [{ type: 'decline' }] }, call, mahjongg },
  resolve: (step, now) => {
    const { seats, answers } = step.state;
    const discard = { seat: now.from, tile: now.tile };
    const claimed = seats.flatMap((seat) => {
      const answer = at(answers, seat);
      if (answer?.type !== 'call' && answer?.type !== 'mahjongg') return [];
      const shown = answer.type === 'call' ? answer.with : null;
      return [{ seat, shown, kind: claimKind(discard.tile, shown) }];
    });
    const granted = grantedClaim(claimed, discard.seat);
    if (granted === undefined)
      enterDraw(step, { seat: seatAfter(seats, discard.seat), discard, renewed: false });
    else grant(step, granted.seat, discard, granted.shown);
  },
};
