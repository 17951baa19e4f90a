import type { Meld } from '../../../hands/hand';
import { type IllegalAction, illegal } from '../../../play/illegal';
import { choicesOf, countOf, holds, kindsOf } from '../../../play/racks';
import { at } from '../../../play/seats';
import type { Seat } from '../../../rules/payouts';
import type { CallException } from '../../../rules/table-parts';
import type { Tile } from '../../../tiles/tile';
import type { Scene } from './table/stages';
import { isJoker, type Kit, rulesOf } from './table-rules';

/** An exposure of a called tile: it comes first, its like next, jokers last. */
export const exposureOf = (kit: Kit, tile: Tile, others: readonly Tile[]): Meld => {
  const rank = (one: Tile): number => (one === tile ? 0 : isJoker(kit, one) ? 2 : 1);
  return { tiles: [tile, ...[...others].sort((one, other) => rank(one) - rank(other))] };
};

/** What may be called of a kind of tile (AG-15, CF-18). */
const callable = ({ table }: Kit, tile: Tile): CallException =>
  table.calls.exceptions[tile] ?? { sizes: table.calls.sizes, jokers: true };

/** Why a set may not be called for at all; undefined if it may, whatever the rest of the hand. */
export const setFault = (kit: Kit, tile: Tile, others: readonly Tile[]): IllegalAction | undefined => {
  const { sizes, jokers } = callable(kit, tile);
  const { naturals, rule } = kit.table.calls;
  const stray = others.find((one) => one !== tile && !isJoker(kit, one));
  if (stray !== undefined)
    return illegal('badExposure', 'AG-15', `${stray} does not belong to a set of ${tile}.`, { tile: stray });
  if (!sizes.includes(others.length + 1)) {
    const message =
      sizes.length === 0
        ? `${tile} is not called for an exposure.`
        : `${tile} is called for a set of ${sizes.join(', ')} tiles, not of ${others.length + 1}.`;
    return illegal('badExposure', rule, message, { sizes, size: others.length + 1 });
  }
  if (!jokers && others.some((one) => one !== tile))
    return illegal('badExposure', 'CF-16', `No joker stands for ${tile}.`, { tile });
  if (countOf(others, tile) < naturals)
    return illegal('badExposure', 'TG-4a', `${naturals} of ${tile} must be held; jokers do not count.`, {
      naturals,
    });
  return undefined;
};

/** What of a table is looked at when a discard is called. */
export type CallScene = Pick<Scene, 'manners' | 'melds' | 'players'>;
/** Whose tiles are looked at. */
export interface Caller {
  readonly seat: Seat;
  readonly rack: readonly Tile[];
}

/** Why a player may not expose these tiles with the called one. */
export const callFault = (
  kit: Kit,
  scene: CallScene,
  own: Caller,
  tile: Tile,
  others: readonly Tile[],
): IllegalAction | undefined => {
  if (isJoker(kit, tile)) return illegal('jokerCalled', 'AG-12', 'A discarded joker is never called.');
  if (!holds(own.rack, others))
    return illegal('tilesNotHeld', 'AG-15', 'These tiles are not all on the rack.', { tiles: others });
  if (others.length >= own.rack.length)
    return illegal('badExposure', 'AG-10', 'A tile must be left to discard.', { size: others.length + 1 });
  if (scene.manners === 'table') return tableFault(kit, tile, others);
  const fault = setFault(kit, tile, others);
  if (fault !== undefined) return fault;
  const melds = [...at(scene.melds, own.seat), exposureOf(kit, tile, others)];
  return kit.canExpose(rulesOf(kit, scene, own.seat), melds)
    ? undefined
    : illegal('exposureNeverWins', 'AG-31', 'No winning hand has these exposures.', { tiles: others });
};

const largest = ({ table }: Kit): number => Math.max(...table.calls.sizes);

/** At a table without refusals any tiles can be exposed, as long as they look like a set with at most one slip. */
const tableFault = (kit: Kit, tile: Tile, others: readonly Tile[]): IllegalAction | undefined => {
  const strays = others.filter((one) => one !== tile && !isJoker(kit, one)).length;
  if (others.length > 0 && others.length < largest(kit) && strays <= 1) return undefined;
  const message = `An exposure has 2 to ${largest(kit)} tiles and at most one that does not belong to it.`;
  return illegal('badExposure', 'AG-15', message, { size: others.length + 1, strays });
};

/** How many tiles can lie beside a called one, in ascending order. */
const numbersBeside = (kit: Kit, scene: CallScene, tile: Tile): readonly number[] => {
  const sizes =
    scene.manners === 'table'
      ? Array.from({ length: largest(kit) - 1 }, (_, place) => place + 2)
      : callable(kit, tile).sizes;
  return sizes.map((size) => size - 1);
};

/** Every choice of tiles that can be exposed with a called one. */
export const callChoices = (
  kit: Kit,
  scene: CallScene,
  own: Caller,
  tile: Tile,
): readonly (readonly Tile[])[] => {
  if (isJoker(kit, tile)) return [];
  const rack = own.rack.filter((one) => one === tile || isJoker(kit, one));
  const fits = (others: readonly Tile[]): boolean => callFault(kit, scene, own, tile, others) === undefined;
  const choices: (readonly Tile[])[] = [];
  const strays =
    scene.manners === 'table' ? kindsOf(own.rack).filter((one) => one !== tile && !isJoker(kit, one)) : [];
  for (const number of numbersBeside(kit, scene, tile)) {
    if (rack.length >= number) choices.push(...choicesOf(rack, number).filter(fits));
    for (const stray of rack.length >= number - 1 ? strays : [])
      choices.push(
        ...choicesOf(rack, number - 1)
          .map((tiles) => [...tiles, stray])
          .filter(fits),
      );
  }
  return choices;
};
