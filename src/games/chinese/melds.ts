import type { Meld } from '../../hands/hand';
import type { Tile } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import { type Block, isSuitKind, startsRun } from './arrangements';
import { isFlower } from './chinese-tiles';

const isRun = (kinds: readonly number[]): boolean => {
  const [low, middle, high] = kinds as readonly [number, number, number];
  return kinds.length === 3 && startsRun(low) && middle === low + 1 && high === low + 2;
};

const kindsOf = (tiles: readonly Tile[]): readonly number[] =>
  tiles.map(tileIndex).sort((one, other) => one - other);

/** A meld as a set: a pung, a kong or a run; undefined if it is none (CS-8). */
export const blockOf = ({ tiles }: Meld): Block | undefined => {
  const kinds = kindsOf(tiles);
  const kind = kinds[0] ?? 0;
  if (tiles.some(isFlower)) return undefined;
  if (isRun(kinds)) return { shape: 'run', kind };
  if (kinds.some((other) => other !== kind)) return undefined;
  if (kinds.length === 3) return { shape: 'pung', kind };
  return kinds.length === 4 ? { shape: 'kong', kind } : undefined;
};

/** The melds of a hand that passed the check, as sets. */
export const meldBlocks = (melds: readonly Meld[]): readonly Block[] =>
  melds.flatMap((meld) => blockOf(meld) ?? []);

/** What is wrong with a meld, in a sentence; undefined if nothing is. */
export const meldFault = (meld: Meld): string | undefined => {
  const { tiles } = meld;
  if (blockOf(meld) !== undefined) return undefined;
  if (tiles.some(isFlower)) return 'Flowers are laid aside, not melded.';
  const kinds = kindsOf(tiles);
  if (kinds.length === 0) return 'A meld has at least one tile.';
  if (kinds.every((kind) => kind === kinds[0])) {
    return tiles.length === 2
      ? 'A pair is not melded: the winning tile and its pair are counted among the concealed tiles.'
      : `A set is three or four of a kind, or a run of three; ${tiles.length} alike are none.`;
  }
  if (!kinds.every(isSuitKind)) return 'Winds and dragons form no runs.';
  if (new Set(kinds.map((kind) => Math.floor(kind / 10))).size > 1) return 'A run is of one suit.';
  return 'A set is three or four of a kind, or exactly three numbers in a row.';
};
