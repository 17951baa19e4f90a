import { illegal, notHeld } from '../../../../../play/illegal';
import type { Move, Phase } from '../../../../../play/way';
import { passChoices } from '../../table/phases/charleston';
import { charlestonOf } from '../../table-rules';
import { beginTurn, exchangeWithWall, goToCourtesy, goToPass } from '../round';
import type { AmericanTypes, SolitaireStages } from '../types';

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
      const message = `${size} tiles are passed here, not ${tiles.length}.`;
      return illegal('wrongPassCount', rule, message, { least, most });
    }
    if (charlestonOf(hands, { seats }).neverPassed.some((tile) => tiles.includes(tile)))
      return illegal('tileNeverPassed', 'AS-2', 'Jokers are passed in no round.');
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
