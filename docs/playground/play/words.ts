import { type Seat, type Tile, tileName } from 'mahjongg';
import type { BoardAction, BoardView } from './session';

const SEATS: Readonly<Record<Seat, string>> = { E: 'You', S: 'South', W: 'West', N: 'North' };

/** The name of a player; East is the one who reads it. */
export const playerName = (seat: Seat): string => SEATS[seat];

const kindOf = (tile: Tile, others: readonly Tile[]): string => {
  const naturals = others.filter((one) => one !== 'J');
  if (naturals.some((one) => one !== tile)) return 'run';
  return ['', '', 'pair', 'pung', 'kong', 'quint', 'sextet'][others.length + 1] ?? 'set';
};

/** What a button that does an action says. */
export const actionWords = (action: BoardAction): string => {
  const { type, tile, with: others = [], meld } = action;
  switch (type) {
    case 'mahjongg':
      return 'Mah Jongg!';
    case 'decline':
      return 'No claim';
    case 'kong':
      return `Kong of ${tile === undefined ? '' : tileName(tile)}`;
    case 'call':
      return tile === undefined ? 'Claim' : `Claim for a ${kindOf(tile, others)}`;
    case 'exchange':
      return `Take the joker of exposure ${(meld ?? 0) + 1} for ${tile === undefined ? '' : tileName(tile)}`;
    case 'continue':
      return 'A second round';
    case 'stop':
      return 'No second round';
    default:
      return type;
  }
};

/** The tiles of the rack that a claim takes, for whoever does not see them on its button. */
export const withWords = (tiles: readonly Tile[]): string =>
  `with ${tiles.map((tile) => tileName(tile)).join(' and ')}`;

interface PassNow {
  readonly round?: number;
  readonly pass?: number;
  readonly least?: number;
  readonly most?: number;
}

/** How many tiles to pass now; undefined while none are passed. */
export const passNow = ({
  phase,
  now,
}: BoardView): { readonly least: number; readonly most: number } | undefined => {
  if (phase !== 'charleston' && phase !== 'courtesyPass') return undefined;
  const { least = 0, most = 3 } = now as PassNow;
  return { least, most };
};

const range = (least: number, most: number): string =>
  least === most
    ? `${most} tiles`
    : least === 0
      ? `up to ${most} tiles, or none`
      : `${least} to ${most} tiles`;

const turnWords = ({ drawn, now }: BoardView): string => {
  const { by } = now as { readonly by?: string };
  if (by === 'claim' || by === 'call') return 'You claimed it. Discard a tile.';
  return drawn === null ? 'Your turn: discard a tile.' : `You drew ${tileName(drawn)}. Discard a tile.`;
};

/** What is going on, in a sentence. */
export const phaseWords = (view: BoardView): string => {
  const { phase, now } = view;
  const pass = passNow(view);
  if (phase === 'charleston' && pass !== undefined) {
    const { round = 1, pass: number = 1 } = now as PassNow;
    return `Charleston, round ${round}, pass ${number}: choose ${range(pass.least, pass.most)} to pass. Jokers stay.`;
  }
  if (pass !== undefined) return `Courtesy pass: choose ${range(pass.least, pass.most)}.`;
  if (phase === 'secondCharleston') return 'Do you want a second round of the Charleston?';
  if (phase === 'claims') {
    const { from, tile } = now as { readonly from: Seat; readonly tile: Tile };
    return `${playerName(from)} discarded ${tileName(tile)}. Do you claim it?`;
  }
  return phase === 'turn' ? turnWords(view) : 'The game is over.';
};
