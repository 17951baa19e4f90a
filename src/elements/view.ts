import { isRecord } from '../core/own-values';
import { SEATS, type Seat } from '../hands/payouts';
import { isTileName, type Tile } from '../tiles/tile';
import { listIn, numberIn, part, recordsIn, seatIn, textIn, tilesIn } from './given';

interface ShownDiscard {
  readonly seat: unknown;
  readonly tile: Tile;
}

/** A table of any game as shown: the parts of a view, each read once. */
export interface ShownView {
  readonly seats: readonly Seat[];
  readonly viewer: Seat | undefined;
  readonly phase: string;
  /** What is going on in the phase. */
  readonly now: object;
  readonly moment: number;
  readonly awaiting: readonly unknown[];
  readonly rack: readonly Tile[];
  readonly drawn: unknown;
  readonly wall: string;
  readonly discards: readonly ShownDiscard[];
  readonly legal: readonly object[];
  readonly dead: readonly unknown[];
  /** How many tiles a player has on the rack. */
  readonly count: (seat: Seat) => string;
  /** The tiles in front of a player: melds, then flowers laid aside. */
  readonly laid: (seat: Seat) => readonly (readonly Tile[])[];
}

const WALLS = { wallLeft: 'in the wall', looseLeft: 'loose', flowerWallLeft: 'in the Flower Wall' };

const wallText = (view: unknown): string =>
  Object.entries(WALLS)
    .map(([name, words]) => [numberIn(view, name), words] as const)
    .flatMap(([count, words]) => (count === undefined ? [] : [`${count} ${words}`]))
    .join(', ');

const discardOf = (value: object): readonly ShownDiscard[] => {
  const tile = part(value, 'tile');
  return isTileName(tile) ? [{ seat: part(value, 'seat'), tile }] : [];
};

/** Reads an untrusted view; undefined if it is not one. */
export const readView = (view: unknown): ShownView | undefined => {
  const [phase, now, moment] = [textIn(view, 'phase', 40), part(view, 'now'), numberIn(view, 'moment')];
  if (phase === '' || moment === undefined) return undefined;
  const from = part(now, 'from');
  const claimed = part(now, 'tile');
  const lain = recordsIn(view, 'discards').flatMap(discardOf);
  const last = lain.at(-1);
  // A tile that can be claimed is not among the discards yet.
  const isNew = phase === 'claims' && (last?.seat !== from || last?.tile !== claimed);
  const discards = isNew ? [...lain, ...discardOf({ seat: from, tile: claimed })] : lain;
  const seats = listIn(view, 'seats');
  return {
    // The dummies of a solitaire have discards but no seat.
    seats: SEATS.filter((seat) => seats.includes(seat) || discards.some((discard) => discard.seat === seat)),
    viewer: seatIn(part(view, 'viewer')),
    phase,
    now: isRecord(now) ? now : {},
    moment,
    awaiting: listIn(view, 'awaiting'),
    rack: tilesIn(view, 'rack'),
    drawn: part(view, 'drawn'),
    wall: wallText(view),
    discards,
    legal: recordsIn(view, 'legal'),
    dead: listIn(view, 'dead'),
    count: (seat) => textIn(part(view, 'counts'), seat),
    laid: (seat) => [
      ...listIn(part(view, 'melds'), seat).map((meld) => tilesIn(meld, 'tiles')),
      tilesIn(part(view, 'flowers'), seat),
    ],
  };
};
