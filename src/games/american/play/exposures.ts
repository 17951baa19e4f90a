import type { Meld } from '../../../hands/hand';
import { type IllegalAction, illegal, notHeld } from '../../../play/illegal';
import { choicesOf, countOf, exchanged, kindsOf, sorted, without } from '../../../play/racks';
import { at } from '../../../play/seats';
import type { Answer } from '../../../play/types';
import type { Own, WayTypes } from '../../../play/way';
import type { Tile } from '../../../tiles/tile';
import type { CallException } from '../rack-table';
import { judgeHand } from './dead-hand-judge';
import type { Action, Scene } from './table/stages';
import { isClaimable, isJoker, rulesOf, type TableRules, wins } from './table-rules';

/** The parts of a table that exposures and joker exchanges depend on. */
export type ExposureScene = Pick<Scene, 'seats' | 'players' | 'manners' | 'melds' | 'dead'>;
export type Caller = Pick<Own<WayTypes>, 'seat' | 'rack'>;

/**
 * The tile an exposure stands for, and the tiles next to one of it; a called joker stands for its most frequent
 * neighbor (AG-12, AG-19).
 */
const laidAs = (rules: TableRules, tile: Tile, others: readonly Tile[]): readonly [Tile, readonly Tile[]] => {
  if (tile !== 'J') return [tile, others];
  const natural = others.filter((one) => !isJoker(rules, one));
  const own = sorted(natural.length > 0 ? natural : others.filter((one) => one !== tile));
  const [stands = tile] = own.sort((one, other) => countOf(own, other) - countOf(own, one));
  return [stands, [...without(others, [stands]), tile]];
};

/** The exposure of a called tile: the tile it stands for first, then the same tiles, jokers last. */
export const exposureOf = (rules: TableRules, called: Tile, shown: readonly Tile[]): Meld => {
  const [tile, others] = laidAs(rules, called, shown);
  const rank = (one: Tile): number => (one === tile ? 0 : isJoker(rules, one) ? 2 : 1);
  return { tiles: [tile, ...[...others].sort((one, other) => rank(one) - rank(other))] };
};

/** The tiles that are neither the called tile nor jokers. */
const straysIn = (rules: TableRules, tile: Tile, others: readonly Tile[]): readonly Tile[] =>
  others.filter((one) => one !== tile && !isJoker(rules, one));

/** What a tile may be called for (AG-15, CF-18). */
const callable = ({ table }: TableRules, tile: Tile): CallException =>
  table.calls.exceptions[tile] ?? { sizes: table.calls.sizes, jokers: true };

const sizeFault = (rules: TableRules, tile: Tile, size: number): IllegalAction | undefined => {
  const { sizes } = callable(rules, tile);
  if (sizes.includes(size)) return undefined;
  const message =
    sizes.length === 0
      ? `You cannot call ${tile} for an exposure.`
      : `You can call ${tile} for a set of ${sizes.join(' or ')} tiles, not of ${size}.`;
  return illegal('badExposure', rules.table.calls.rule, message, { sizes, size });
};

/** Why a set can never be called for, whatever the rest of the hand; undefined if it can. */
export const setFault = (
  rules: TableRules,
  called: Tile,
  shown: readonly Tile[],
): IllegalAction | undefined => {
  const { naturals } = rules.table.calls;
  const [tile, others] = laidAs(rules, called, shown);
  if (tile === 'J')
    return illegal('badExposure', 'AG-19', 'An exposure shows what a called joker stands for.', { tile });
  const [stray] = straysIn(rules, tile, others);
  if (stray !== undefined)
    return illegal('badExposure', 'AG-15', `${stray} does not belong to a set of ${tile}.`, { tile: stray });
  const fault = sizeFault(rules, tile, others.length + 1);
  if (fault !== undefined) return fault;
  if (!callable(rules, tile).jokers && others.some((one) => one !== tile))
    return illegal('badExposure', 'CF-16', `A joker cannot stand for ${tile}.`, { tile });
  return countOf(shown, tile) >= naturals
    ? undefined
    : illegal('badExposure', 'TG-4a', `You must hold ${naturals} of ${tile}; jokers do not count.`, {
        naturals,
      });
};

/** Whether an exposure is legal, made by calling this tile, or by any call if left out. */
export const isExposure = (rules: TableRules, { tiles }: Meld, called?: Tile): boolean => {
  const [first] = tiles;
  const callable = kindsOf(tiles).filter(
    (tile) => tile === first || (tile === 'J' && isClaimable(rules, tile)),
  );
  return (called === undefined ? callable : [called]).some(
    (tile) => setFault(rules, tile, without(tiles, [tile])) === undefined,
  );
};

const largest = ({ table }: TableRules): number => Math.max(...table.calls.sizes);

/** With manners `table`, any tiles can be exposed that look like a set with at most one mistake. */
const tableFault = (rules: TableRules, tile: Tile, others: readonly Tile[]): IllegalAction | undefined => {
  const strays = straysIn(rules, tile, others).length;
  if (others.length > 0 && others.length < largest(rules) && strays <= 1) return undefined;
  const message = `An exposure has 2 to ${largest(rules)} tiles and at most one that does not belong to it.`;
  return illegal('badExposure', 'AG-15', message, { size: others.length + 1, strays });
};

export const callFault = (
  rules: TableRules,
  scene: ExposureScene,
  { seat, rack }: Caller,
  tile: Tile,
  others: readonly Tile[],
): IllegalAction | undefined => {
  if (!isClaimable(rules, tile)) return illegal('jokerCalled', 'AG-12', 'Nobody can call a discarded joker.');
  const missing = notHeld('AG-15', rack, ...others);
  if (missing !== undefined) return missing;
  if (others.length >= rack.length)
    return illegal('badExposure', 'AG-10', 'You must keep a tile to discard.', { size: others.length + 1 });
  const [stands, beside] = laidAs(rules, tile, others);
  if (scene.manners === 'table' && stands !== 'J') return tableFault(rules, stands, beside);
  const fault = setFault(rules, tile, others);
  if (fault !== undefined) return fault;
  const melds = [...at(scene.melds, seat), exposureOf(rules, tile, others)];
  // Exposures that could not wait for another tile can still be made to declare Mah Jongg at once (CF-23, CF-36).
  const winsAtOnce = () =>
    wins(rules, scene, seat, { concealed: exchanged(rack, others), melds }, { by: 'discard' });
  return judgeHand(rulesOf(rules, scene, seat), { melds, visible: [] }) === undefined || winsAtOnce()
    ? undefined
    : illegal('exposureNeverWins', 'AG-31', 'No winning hand has these exposures.', { tiles: others });
};

/** The sets of tiles from the rack that can be exposed with a called tile, for an exposure of `stands`. */
const choicesFor = (
  rules: TableRules,
  scene: ExposureScene,
  own: Caller,
  [tile, stands]: readonly [called: Tile, stands: Tile],
): readonly (readonly Tile[])[] => {
  const isTable = scene.manners === 'table';
  const alike = own.rack.filter((one) => one === stands || isJoker(rules, one));
  const strays = isTable ? kindsOf(straysIn(rules, stands, own.rack)) : [];
  const sizes = isTable
    ? Array.from({ length: largest(rules) - 1 }, (_, place) => place + 2)
    : callable(rules, stands).sizes;
  return sizes
    .flatMap((size) => [
      ...choicesOf(alike, size - 1),
      ...strays.flatMap((stray) => choicesOf(alike, size - 2).map((tiles) => [...tiles, stray])),
    ])
    .filter(
      (others) =>
        laidAs(rules, tile, others)[0] === stands && callFault(rules, scene, own, tile, others) === undefined,
    );
};

export const callChoices = (
  rules: TableRules,
  scene: ExposureScene,
  own: Caller,
  tile: Tile,
): readonly (readonly Tile[])[] => {
  if (!isClaimable(rules, tile)) return [];
  const kinds = tile === 'J' ? kindsOf(own.rack).filter((one) => one !== tile) : [tile];
  return kinds.flatMap((stands) => choicesFor(rules, scene, own, [tile, stands]));
};

/** The index of the first joker in an exposure; -1 if there is none. */
const jokerIn = (rules: TableRules, tiles: readonly Tile[]): number =>
  tiles.findIndex((tile) => tile !== tiles[0] && isJoker(rules, tile));

/** Why a natural tile cannot be exchanged for a joker there (AG-21, AG-22a). */
export const exchangeFault = (
  rules: TableRules,
  scene: ExposureScene,
  { rack }: Caller,
  { tile, from, meld }: Answer<Action<'exchange'>>,
): IllegalAction | undefined => {
  const tiles = at(scene.melds, from)[meld]?.tiles;
  if (tiles === undefined)
    return illegal('noSuchExposure', 'AG-21', `${from} has no exposure ${meld}.`, { from, meld });
  const missing = notHeld('AG-21', rack, tile);
  if (missing !== undefined) return missing;
  if (jokerIn(rules, tiles) < 0)
    return illegal('noJokerThere', 'AG-21', 'There is no joker in that exposure.', { from, meld });
  const [expected] = tiles;
  if (expected !== tile) {
    const message = `The joker stands for ${expected}, not for ${tile}.`;
    return illegal('wrongNaturalTile', 'AG-21', message, { expected, tile });
  }
  return rules.table.mistakes.deadJokers === 'locked' && scene.dead.includes(from)
    ? illegal('jokerLocked', 'AG-22a', 'You cannot take the jokers of a dead hand here.', { from })
    : undefined;
};

export const exchangeChoices = (
  rules: TableRules,
  scene: ExposureScene,
  own: Caller,
): readonly Answer<Action<'exchange'>>[] =>
  scene.seats.flatMap((from) =>
    at(scene.melds, from).flatMap(({ tiles: [tile] }, meld) => {
      // Most exposures are of tiles the player does not hold, so no message is needed.
      if (tile === undefined || !own.rack.includes(tile)) return [];
      const answer = { type: 'exchange' as const, tile, from, meld };
      return exchangeFault(rules, scene, own, answer) === undefined ? [answer] : [];
    }),
  );

/** The exposure after a natural tile replaced a joker in it, and that joker. */
export const redeemed = (rules: TableRules, old: readonly Tile[], tile: Tile): readonly [Meld, Tile] => {
  const place = jokerIn(rules, old);
  const others = [tile, ...old.slice(1).filter((_, index) => index !== place - 1)];
  return [exposureOf(rules, tile, others), old[place] as Tile];
};
