import type { PlayerView } from '../../../game/player-view';
import { at, seatsAfter } from '../../../game/seats';
import type { Seat } from '../../../rules/payouts';
import { sortRack } from '../../../tiles/rack-order';
import type { Tile } from '../../../tiles/tile';
import { columns } from '../../columns';
import { seatName } from '../../players';
import { tilesText } from '../../tiles-text';
import type { Look } from '../look';
import { rackLines } from '../rack-lines';
import { meldsText } from './meld-text';

/** How long a line of the table is. */
const WIDTH = 72;

/** The tiles on the table, those alike together, over as many lines as they need. */
const discardLines = (tiles: readonly Tile[]): readonly string[] => {
  if (tiles.length === 0) return [];
  const kinds = [...new Set(sortRack(tiles))];
  const words = kinds.map((kind) => tilesText(tiles.filter((tile) => tile === kind)));
  const lines: string[] = [];
  let line = `Discards (${tiles.length}):`;
  for (const word of words) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
};

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
    dim('-'.repeat(WIDTH)),
    ...columns(others, ['left', 'left', 'left', 'left']),
    ...discardLines(view.discards.map(({ tile }) => tile)),
    `${view.wallLeft} tiles left in the wall. You are ${seatName(me)}${view.dead.includes(me) ? '; your hand is dead' : ''}.${melds === '' ? '' : ` Your exposures: ${melds}`}`,
    ...(asksForTiles(view) ? [] : rackLines(view.rack, look)),
  ];
};
