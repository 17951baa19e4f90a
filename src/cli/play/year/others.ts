import type { Random } from '../../../game/chance';
import type { YearAction, YearCallAction } from '../../../game/year/actions';
import type { YearView } from '../../../game/year/view';
import type { Tile } from '../../../tiles/tile';

/** How near two tiles are to a set: alike, neighbors, or with one between them. */
const nearness = (one: Tile, other: Tile): number => {
  if (one === other) return 4;
  const sameSuit = one[1] === other[1] && /^\d/.test(one) && /^\d/.test(other);
  const apart = Math.abs(Number(one[0]) - Number(other[0]));
  return sameSuit && apart <= 2 ? 3 - apart : 0;
};

/** How much a tile has to do with the others of the rack. */
const ties = (tile: Tile, rack: readonly Tile[]): number =>
  rack.reduce((sum, other) => sum + nearness(tile, other), 0);

/** What is done first; what is not named here is not done. */
const FIRST: readonly YearAction['type'][] = ['mahjongg', 'steal', 'reveal', 'draw', 'keep'];

const isPung = ({ tile, with: others }: YearCallAction): boolean => others.every((one) => one === tile);

/**
 * A plain player of the Year game: declares every win, reveals what brings a replacement, calls pungs, and discards
 * the tile that has least to do with the others.
 */
export const plainYearPlayer = ({ legal, rack }: YearView, random: Random): YearAction => {
  const first = FIRST.flatMap((type) => legal.filter((one) => one.type === type))[0];
  if (first !== undefined) return first;
  const pung = legal.find((one): one is YearCallAction => one.type === 'call' && isPung(one));
  if (pung !== undefined) return pung;
  const discards = legal.filter((one) => one.type === 'discard');
  const least = Math.min(...discards.map(({ tile }) => ties(tile, rack)));
  const loosest = discards.filter(({ tile }) => ties(tile, rack) === least);
  return loosest[random(Math.max(1, loosest.length))] ?? (legal[0] as YearAction);
};
