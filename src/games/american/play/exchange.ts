import type { Meld } from '../../../hands/hand';
import { type IllegalAction, illegal, notOnRack } from '../../../play/illegal';
import { at } from '../../../play/seats';
import type { Answer } from '../../../play/types';
import type { Tile } from '../../../tiles/tile';
import { type Caller, type ExposureScene, exposureOf } from './calls';
import type { ExchangeAction } from './table/actions';
import { isJoker, type Kit } from './table-rules';

/** The first joker of an exposure; -1 if there is none. */
const jokerIn = (kit: Kit, tiles: readonly Tile[]): number =>
  tiles.findIndex((tile) => tile !== tiles[0] && isJoker(kit, tile));

/** Why a natural tile cannot be swapped for a joker there (AG-21, AG-22a). */
export const exchangeFault = (
  kit: Kit,
  scene: ExposureScene,
  { rack }: Caller,
  { tile, from, meld }: Answer<ExchangeAction>,
): IllegalAction | undefined => {
  const tiles = at(scene.melds, from)[meld]?.tiles;
  if (tiles === undefined)
    return illegal('noSuchExposure', 'AG-21', `${from} has no exposure ${meld}.`, { from, meld });
  const missing = notOnRack('AG-21', rack, tile);
  if (missing !== undefined) return missing;
  if (jokerIn(kit, tiles) < 0)
    return illegal('noJokerThere', 'AG-21', 'There is no joker in that exposure.', { from, meld });
  const [expected] = tiles;
  if (expected !== tile) {
    const message = `The joker stands for ${expected}, not for ${tile}.`;
    return illegal('wrongNaturalTile', 'AG-21', message, { expected, tile });
  }
  return kit.table.mistakes.deadJokers === 'locked' && scene.dead.includes(from)
    ? illegal('jokerLocked', 'AG-22a', 'You cannot take the jokers of a dead hand here.', { from })
    : undefined;
};

export const exchangeChoices = (
  kit: Kit,
  scene: ExposureScene,
  own: Caller,
): readonly Answer<ExchangeAction>[] =>
  scene.seats.flatMap((from) =>
    at(scene.melds, from).flatMap(({ tiles: [tile] }, meld) => {
      // Most exposures are of tiles that the player does not hold, and need no message.
      if (tile === undefined || !own.rack.includes(tile)) return [];
      const answer = { type: 'exchange' as const, tile, from, meld };
      return exchangeFault(kit, scene, own, answer) === undefined ? [answer] : [];
    }),
  );

/** An exposure after a natural tile took the place of a joker in it, and that joker. */
export const redeemed = (kit: Kit, old: readonly Tile[], tile: Tile): readonly [Meld, Tile] => {
  const place = jokerIn(kit, old);
  const others = [tile, ...old.slice(1).filter((_, index) => index !== place - 1)];
  return [exposureOf(kit, tile, others), old[place] as Tile];
};
