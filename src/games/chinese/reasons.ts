import type { Reason } from '../../core/reason';
import type { CheckedHand } from '../../hands/check-hand';
import { formatTiles } from '../../tiles/format-tiles';
import { TILES, type Tile } from '../../tiles/tile';
import { type Block, hasArrangement, SIZES } from './arrangements';
import { concealedPart } from './hand-parts';
import { hasReading } from './list-readings';
import { findNearest, type NearHand } from './nearest';
import type { ChineseOptions } from './options';
import type { ChineseWin } from './vocabulary';

const blockTiles = ({ shape, kind }: Block): readonly Tile[] =>
  Array.from({ length: SIZES[shape] }, (_, place) => TILES[shape === 'run' ? kind + place : kind] as Tile);

const nearestReason = ({ distance, missing, tooMany, blocks }: NearHand): Reason => {
  const exchange = [
    ...(missing.length > 0 ? [`with ${missing.join(' ')}`] : []),
    ...(tooMany.length > 0 ? [`without ${tooMany.join(' ')}`] : []),
  ].join(' and ');
  const laid = blocks.map((block) => formatTiles(blockTiles(block))).join(', ');
  return {
    code: 'nearestLayout',
    rule: 'CS-8',
    message: `${exchange.charAt(0).toUpperCase()}${exchange.slice(1)} the hand wins: ${laid}.`,
    params: {
      distance,
      missing,
      tooMany,
      sets: blocks.map(({ shape, kind }) => ({ kind: shape, tile: TILES[kind] })),
    },
  };
};

const noArrangement = (distance: number): Reason => ({
  code: 'noArrangement',
  rule: 'CS-8',
  message: `These tiles are not four sets and a pair; ${distance === 1 ? 'one of them would have to be another' : `${distance} of them would have to be others`}.`,
  params: { distance },
});

/** Why a hand that is four sets and a pair does not win with this tile. */
const noPlace = (hand: CheckedHand, win: ChineseWin | undefined, options: ChineseOptions): Reason => {
  const isBarred = hasReading(hand, win, { ...options, winOnDiscard: 'anything' });
  const at = { path: ['win', 'tile'] };
  const params = win?.tile === undefined ? {} : { tile: win.tile };
  return isBarred
    ? {
        code: 'noPlaceForWin',
        rule: 'CS-6b',
        message: 'Here a discard may complete a set to win, not the pair.',
        at,
        params,
      }
    : {
        code: 'noPlaceForWin',
        rule: 'CS-7',
        message: 'The winning tile completes no set: its four are a kong, after which a loose tile is drawn.',
        at,
        params,
      };
};

/** Why a hand does not win: faults of its tiles, else that they fit nowhere; then the nearest winning hands. */
export const reasonsFor = (
  hand: CheckedHand,
  win: ChineseWin | undefined,
  faults: readonly Reason[],
  options: ChineseOptions,
): readonly Reason[] => {
  if (faults.some(({ code }) => code !== 'wrongTileCount')) return faults;
  if (faults.length === 0 && hasArrangement(concealedPart(hand))) return [noPlace(hand, win, options)];
  const nearest = findNearest(hand);
  const own = faults.length > 0 ? faults : [noArrangement(nearest[0]?.distance ?? 0)];
  return [...own, ...nearest.map(nearestReason)];
};
