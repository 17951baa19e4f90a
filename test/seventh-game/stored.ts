import { objectReader, oneOfReader, type Stored } from 'mahjongg/game';
import { pointsOf } from './sets';
import { HAND, SEATS, TILES } from './setup';
import type { SparrowRules, SparrowState, SparrowTypes } from './types';

/** Whether what is going on belongs to the rest of a state (SR-1 to SR-3). */
const isStaged = ({ phase, now, counts, discards, wallLeft }: SparrowState): boolean => {
  if (phase === 'over') return true;
  const mover = phase === 'turn' ? now.seat : null;
  const isCounted = SEATS.every((one) => counts[one] === HAND + (one === mover ? 1 : 0));
  return isCounted && discards.length > 0 && (phase === 'turn' || wallLeft > 0);
};

/** Whether the drawn tile is one of the rack of the player whose turn it is. */
const isHeld = ({ drawn, phase, now, racks }: SparrowState): boolean =>
  drawn === null || (phase === 'turn' && racks[now.seat]?.includes(drawn) === true);

const whoseTurn = objectReader({ seat: oneOfReader(SEATS) });

/** How stored states are read. */
export const stored = ({ options }: SparrowRules): Stored<SparrowTypes> => ({
  seatings: [SEATS],
  open: () => ({}),
  hidden: () => ({}),
  stages: () => ({ pass: objectReader({}), draw: whoseTurn, turn: whoseTurn }),
  sets: [TILES.byIndex],
  takingPart: ({ now }) => ('seat' in now ? [now.seat] : SEATS),
  fits: (state) => isStaged(state) && isHeld(state) && Object.values(state.melds).flat().length === 0,
  outcome: ({ racks }, given) => {
    const { ending, winner } = given as { readonly ending?: unknown; readonly winner?: unknown };
    if (ending === 'wallGame') return { ending };
    const found = SEATS.find((one) => one === winner);
    const points = found === undefined ? 0 : pointsOf(racks[found] ?? [], options.alike);
    return found !== undefined && points > 0 ? { ending: 'mahjongg', winner: found, points } : undefined;
  },
});
