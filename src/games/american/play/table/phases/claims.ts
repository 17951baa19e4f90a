import { illegal } from '../../../../../play/illegal';
import { at } from '../../../../../play/seats';
import type { Phase } from '../../../../../play/way';
import { callChoices, callFault } from '../../calls';
import { judge, openClaims } from '../claims';
import type { RackTypes } from '../types';
import { mahjongg, otherTile } from '../win';

/** The others answer to a tile they may claim, all at once (AG-15 to AG-18). */
export const claims: Phase<RackTypes, 'claims'> = {
  moves: {
    decline: { choices: () => [{ type: 'decline' }] },
    call: {
      choices: (kit, scene, own) => {
        const { tile, by } = scene.now;
        if (by !== 'discard') return [];
        return callChoices(kit, scene, own, tile).map((others) => ({ type: 'call', tile, with: others }));
      },
      fault: (kit, scene, own, { tile, with: others }) => {
        const fault = otherTile(scene, tile);
        if (fault !== undefined) return fault;
        return scene.now.by === 'exchange'
          ? illegal('onlyMahjongg', 'TG-9', 'You can claim a tile offered in an exchange only for Mah Jongg.')
          : callFault(kit, scene, own, tile, others);
      },
    },
    mahjongg,
  },
  resolve: (step, now) => openClaims(step, now, step.state.answers),
};

/** Who else lays the hand open after Mah Jongg was declared, believing the game to be over (AG-35). */
export const showing: Phase<RackTypes, 'showing'> = {
  moves: {
    keep: { choices: () => [{ type: 'keep' }] },
    show: { choices: () => [{ type: 'show' }] },
  },
  resolve: (step, now) => {
    const { seats, answers } = step.state;
    const shown = seats.filter((seat) => at(answers, seat)?.type === 'show');
    judge(step, now, shown);
  },
};
