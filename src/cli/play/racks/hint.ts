import { targets } from '../../../analysis/targets';
import type { PlayerView } from '../../../game/player-view';
import { at } from '../../../game/seats';
import type { Seat } from '../../../rules/payouts';
import type { Tile } from '../../../tiles/tile';
import { targetLines } from '../../analyze';
import type { Goals } from '../../parts';

/** How many hands a hint names. */
const SHOWN = 5;

const visibleTo = (view: PlayerView, me: Seat): readonly Tile[] => [
  ...view.discards.map(({ tile }) => tile),
  ...view.seats
    .filter((seat) => seat !== me)
    .flatMap((seat) => at(view.melds, seat).flatMap(({ tiles }) => tiles)),
];

/** What to aim for: the nearest winning hands, from what the player may know. */
export const hintLines = (view: PlayerView, me: Seat, goals: Goals | undefined): readonly string[] => {
  if (goals === undefined) return ['There is no hint in this game: its rules do not say what to aim for.'];
  const hand = { concealed: view.rack, melds: at(view.melds, me) };
  const found = targets(hand, goals.rules, { visible: visibleTo(view, me), limit: SHOWN });
  return found.ok
    ? targetLines(found.value, goals.text)
    : [found.error.reasons[0]?.message ?? 'There is no hint for this hand.'];
};
