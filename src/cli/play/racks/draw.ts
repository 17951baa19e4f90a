import type { PlayerView } from '../../../games/american/play/table/types';
import type { Seat } from '../../../hands/payouts';
import { at, seatsAfter } from '../../../play/seats';
import { columns } from '../../columns';
import { seatName } from '../../players';
import { discardLines, leftInWall, TABLE_WIDTH } from '../discard-lines';
import type { Look } from '../look';
import { meldsText } from '../meld-text';
import { rackLines } from '../rack-lines';

const seatRow = (view: PlayerView, seat: Seat): readonly string[] => [
  seatName(seat),
  `${at(view.counts, seat)} on the rack`,
  meldsText(at(view.melds, seat)),
  view.dead.includes(seat) ? 'dead' : '',
];

/** Whether the question itself shows the rack. */
const asksForTiles = ({ phase }: PlayerView): boolean =>
  phase === 'turn' || phase === 'charleston' || phase === 'courtesyPass';

/** The table as the player at this seat sees it; the rack too, unless the question shows it with its tiles to choose. */
export const tableLines = (view: PlayerView, me: Seat, look: Look): readonly string[] => {
  const others = seatsAfter(view.seats, me).map((seat) => seatRow(view, seat));
  const melds = meldsText(at(view.melds, me));
  const { dim } = look.style;
  return [
    dim('-'.repeat(TABLE_WIDTH)),
    ...columns(others, ['left', 'left', 'left', 'left']),
    ...discardLines(view.discards.map(({ tile }) => tile)),
    `${leftInWall(view.wallLeft)}. You are ${seatName(me)}${view.dead.includes(me) ? '; your hand is dead' : ''}.${melds === '' ? '' : ` Your exposures: ${melds}`}`,
    ...(asksForTiles(view) ? [] : rackLines(view.rack, look)),
  ];
};
