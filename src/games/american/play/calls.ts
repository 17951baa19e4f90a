import type { Meld } from '../../../hands/hand';
import { type IllegalAction, illegal, notHeld } from '../../../play/illegal';
import { choicesOf, countOf, exchanged, kindsOf } from '../../../play/racks';
import { at } from '../../../play/seats';
import type { Own, WayTypes } from '../../../play/way';
import type { Tile } from '../../../tiles/tile';
import type { CallException } from '../rack-table';
import type { Scene } from './table/stages';
import { isJoker, type Kit, rulesOf, wins } from './table-rules';

/** What of a table is looked at when tiles are exposed, or jokers redeemed. */
export type ExposureScene = Pick<Scene, 'seats' | 'players' | 'manners' | 'melds' | 'dead'>;
/** Whose tiles are looked at. */
export type Caller = Pick<Own<WayTypes>, 'seat' | 'rack'>;

/** An exposure of a called tile: it comes first, its like next, jokers last. */
export const exposureOf = (kit: Kit, tile: Tile, others: readonly Tile[]): Meld => {
  const rank = (one: Tile): number => (one === tile ? 0 : isJoker(kit, one) ? 2 : 1);
  return { tiles: [tile, ...[...others].sort((one, other) => rank(one) - rank(other))] };
};

/** The tiles that are neither like the called one nor jokers. */
const straysIn = (kit: Kit, tile: Tile, others: readonly Tile[]): readonly Tile[] =>
  others.filter((one) => one !== tile && !isJoker(kit, one));

/** What may be called of a kind of tile (AG-15, CF-18). */
const callable = ({ table }: Kit, tile: Tile): CallException =>
  table.calls.exceptions[tile] ?? { sizes: table.calls.sizes, jokers: true };

const sizeFault = (kit: Kit, tile: Tile, size: number): IllegalAction | undefined => {
  const { sizes } = callable(kit, tile);
  if (sizes.includes(size)) return undefined;
  const message =
    sizes.length === 0
      ? `You cannot call ${tile} for an exposure.`
      : `You can call ${tile} for a set of ${sizes.join(' or ')} tiles, not of ${size}.`;
  return illegal('badExposure', kit.table.calls.rule, message, { sizes, size });
};

/** Why a set may not be called for at all; undefined if it may, whatever the rest of the hand. */
export const setFault = (kit: Kit, tile: Tile, others: readonly Tile[]): IllegalAction | undefined => {
  const { naturals } = kit.table.calls;
  const [stray] = straysIn(kit, tile, others);
  if (stray !== undefined)
    return illegal('badExposure', 'AG-15', `${stray} does not belong to a set of ${tile}.`, { tile: stray });
  const fault = sizeFault(kit, tile, others.length + 1);
  if (fault !== undefined) return fault;
  if (!callable(kit, tile).jokers && others.some((one) => one !== tile))
    return illegal('badExposure', 'CF-16', `A joker cannot stand for ${tile}.`, { tile });
  return countOf(others, tile) >= naturals
    ? undefined
    : illegal('badExposure', 'TG-4a', `You must hold ${naturals} of ${tile}; jokers do not count.`, {
        naturals,
      });
};

export const isExposure = (kit: Kit, { tiles: [tile, ...others] }: Meld): boolean =>
  tile !== undefined && setFault(kit, tile, others) === undefined;

const largest = ({ table }: Kit): number => Math.max(...table.calls.sizes);

/** At a table without refusals any tiles can be exposed, as long as they look like a set with at most one slip. */
const tableFault = (kit: Kit, tile: Tile, others: readonly Tile[]): IllegalAction | undefined => {
  const strays = straysIn(kit, tile, others).length;
  if (others.length > 0 && others.length < largest(kit) && strays <= 1) return undefined;
  const message = `An exposure has 2 to ${largest(kit)} tiles and at most one that does not belong to it.`;
  return illegal('badExposure', 'AG-15', message, { size: others.length + 1, strays });
};

export const callFault = (
  kit: Kit,
  scene: ExposureScene,
  { seat, rack }: Caller,
  tile: Tile,
  others: readonly Tile[],
): IllegalAction | undefined => {
  if (isJoker(kit, tile)) return illegal('jokerCalled', 'AG-12', 'Nobody can call a discarded joker.');
  const missing = notHeld('AG-15', rack, others);
  if (missing !== undefined) return missing;
  if (others.length >= rack.length)
    return illegal('badExposure', 'AG-10', 'You must keep a tile to discard.', { size: others.length + 1 });
  if (scene.manners === 'table') return tableFault(kit, tile, others);
  const fault = setFault(kit, tile, others);
  if (fault !== undefined) return fault;
  const melds = [...at(scene.melds, seat), exposureOf(kit, tile, others)];
  // What no hand could wait with can still be laid down to declare Mah Jongg at once (CF-23, CF-36).
  const winsAtOnce = () =>
    wins(kit, scene, seat, { concealed: exchanged(rack, others, undefined), melds }, { by: 'discard' });
  return kit.deadReason(rulesOf(kit, scene, seat), { melds, visible: [] }) === undefined || winsAtOnce()
    ? undefined
    : illegal('exposureNeverWins', 'AG-31', 'No winning hand has these exposures.', { tiles: others });
};

export const callChoices = (
  kit: Kit,
  scene: ExposureScene,
  own: Caller,
  tile: Tile,
): readonly (readonly Tile[])[] => {
  if (isJoker(kit, tile)) return [];
  const isTable = scene.manners === 'table';
  const alike = own.rack.filter((one) => one === tile || isJoker(kit, one));
  const strays = isTable ? kindsOf(straysIn(kit, tile, own.rack)) : [];
  const sizes = isTable
    ? Array.from({ length: largest(kit) - 1 }, (_, place) => place + 2)
    : callable(kit, tile).sizes;
  return sizes
    .flatMap((size) => [
      ...choicesOf(alike, size - 1),
      ...strays.flatMap((stray) => choicesOf(alike, size - 2).map((tiles) => [...tiles, stray])),
    ])
    .filter((others) => callFault(kit, scene, own, tile, others) === undefined);
};
