import type { Seat } from '../rules/payouts';
import type { Tile } from '../tiles/tile';
import type { Choice, ExchangeAction } from './actions';
import { exposureOf } from './calls';
import { type IllegalAction, illegal } from './illegal';
import { isJoker, type Kit } from './kit';
import { at, forSeat } from './seats';
import type { Scene, TurnStage } from './state';
import { emit, type Own, type Step } from './step';

/** What of a table is looked at when a joker is redeemed. */
export type ExchangeScene = Pick<Scene, 'seats' | 'melds' | 'dead'>;

const isLocked = (kit: Kit, scene: ExchangeScene, seat: Seat): boolean =>
  kit.table.mistakes.deadJokers === 'locked' && scene.dead.includes(seat);

/** The first joker of an exposure; -1 if there is none. */
const jokerIn = (kit: Kit, tiles: readonly Tile[]): number =>
  tiles.findIndex((tile) => tile !== tiles[0] && isJoker(kit, tile));

/** Whether jokers are exchanged in a turn that began so (AG-21, TG-6). */
export const mayExchange = ({ table }: Kit, { by }: Pick<TurnStage, 'by'>): boolean =>
  by !== 'call' || table.calls.exchangeAfterCall;

/** Why a natural tile cannot be swapped for a joker there (AG-21, AG-22a). */
export const exchangeFault = (
  kit: Kit,
  scene: ExchangeScene,
  own: Pick<Own, 'rack'>,
  { tile, from, meld }: Choice<ExchangeAction>,
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
export const exchangeChoices = (
  kit: Kit,
  scene: ExchangeScene,
  own: Pick<Own, 'rack'>,
): readonly Choice<ExchangeAction>[] => {
  const answers: Choice<ExchangeAction>[] = [];
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

/** An exposure after a natural tile took the place of a joker in it, and that joker. */
export const redeemed = (
  kit: Kit,
  old: readonly Tile[],
  tile: Tile,
): { readonly tiles: readonly Tile[]; readonly joker: Tile } => {
  const place = jokerIn(kit, old);
  const others = [tile, ...old.slice(1).filter((_, index) => index !== place - 1)];
  return { tiles: exposureOf(kit, tile, others).tiles, joker: old[place] as Tile };
};

/** Lays the offered natural tile into the exposure and takes the joker to the rack. */
export const swapJoker = (step: Step, seat: Seat, tile: Tile, from: Seat, meld: number): void => {
  const old = at(step.draft.melds, from)[meld]?.tiles as readonly Tile[];
  const { tiles, joker } = redeemed(step.kit, old, tile);
  emit(
    step,
    { type: 'exchanged', seat, tile, from, meld, joker, tiles },
    { faceDown: null, seats: forSeat(seat, { gained: [joker] }) },
  );
};
