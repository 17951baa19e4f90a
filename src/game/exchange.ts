import type { Seat } from '../rules/payouts';
import type { Tile } from '../tiles/tile';
import type { Answer, ExchangeAction } from './actions';
import { exposureOf } from './calls';
import { type IllegalAction, illegal } from './illegal';
import { isJoker, type Kit } from './kit';
import { at } from './seats';
import type { Scene } from './state';
import { emit, type Own, type Step } from './step';

const isLocked = (kit: Kit, scene: Scene, seat: Seat): boolean =>
  kit.table.mistakes.deadJokers === 'locked' && scene.dead.includes(seat);

/** The first joker of an exposure; -1 if there is none. */
const jokerIn = (kit: Kit, tiles: readonly Tile[]): number =>
  tiles.findIndex((tile) => tile !== tiles[0] && isJoker(kit, tile));

/** Why a natural tile cannot be swapped for a joker there (AG-21, AG-22a). */
export const exchangeFault = (
  kit: Kit,
  scene: Scene,
  own: Own,
  { tile, from, meld }: ExchangeAction,
): IllegalAction | undefined => {
  const tiles = at(scene.melds, from)[meld]?.tiles;
  if (tiles === undefined)
    return illegal('noSuchExposure', 'AG-21', `${from} has no exposure ${meld}.`, { from, meld });
  if (!own.rack.includes(tile))
    return illegal('tilesNotHeld', 'AG-21', `There is no ${tile} on the rack.`, { tile });
  if (jokerIn(kit, tiles) < 0)
    return illegal('noJokerThere', 'AG-21', 'There is no joker in that exposure.', { from, meld });
  if (tiles[0] !== tile)
    return illegal('wrongNaturalTile', 'AG-21', `The joker stands for ${tiles[0]}, not for ${tile}.`, {
      expected: tiles[0],
      tile,
    });
  return isLocked(kit, scene, from)
    ? illegal('jokerLocked', 'AG-22a', 'The jokers of a dead hand are not exchanged here.', { from })
    : undefined;
};

/** Every exchange a player can make. */
export const exchangeChoices = (kit: Kit, scene: Scene, own: Own): readonly Answer[] => {
  const answers: Answer[] = [];
  for (const from of scene.seats) {
    const melds = at(scene.melds, from);
    for (let meld = 0; meld < melds.length; meld++) {
      const tiles = melds[meld]?.tiles as readonly Tile[];
      const tile = tiles[0] as Tile;
      if (jokerIn(kit, tiles) >= 0 && own.rack.includes(tile) && !isLocked(kit, scene, from))
        answers.push({ type: 'exchange', tile, from, meld });
    }
  }
  return answers;
};

/** Lays the offered natural tile into the exposure and takes the joker to the rack. */
export const swapJoker = (step: Step, seat: Seat, tile: Tile, from: Seat, meld: number): void => {
  const old = at(step.draft.melds, from)[meld]?.tiles as readonly Tile[];
  const place = jokerIn(step.kit, old);
  const joker = old[place] as Tile;
  const others = [tile, ...old.slice(1).filter((_, index) => index !== place - 1)];
  const { tiles } = exposureOf(step.kit, tile, others);
  emit(
    step,
    { type: 'exchanged', seat, tile, from, meld, joker, tiles },
    { faceDown: null, seats: { [seat]: { gained: [joker] } } },
  );
};
