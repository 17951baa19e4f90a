import type { Seat } from '../../rules/payouts';
import { sortRack } from '../../tiles/rack-order';
import type { Tile } from '../../tiles/tile';
import { meldShape } from '../../year/melds';
import { type Reveal, revealsFor, takeReplacement } from '../../year/replacements';
import { isBonus } from '../../year/year-tiles';
import { type IllegalAction, illegal } from '../../play/illegal';
import { holds, sameTiles } from '../../play/racks';
import { at } from '../../play/seats';
import { hasReplacement, type YearKit, type YearOwn } from './kit';
import type { YearScene } from './state';
import { emit, type YearStep } from './step';

/** What a player holds that can be revealed: in the courtesy call flowers and seasons only (YG-5). */
const revealable = (
  { options }: YearKit,
  scene: YearScene,
  { seat, rack }: YearOwn,
  only?: 'bonus',
): readonly Reveal[] =>
  revealsFor(rack, at(scene.melds, seat), options).filter(({ kind }) => only === undefined || kind === only);

/** What a player may reveal for a replacement; nothing if there is none left (YG-15a). */
export const revealChoices = (
  kit: YearKit,
  scene: YearScene,
  own: YearOwn,
  only?: 'bonus',
): readonly { readonly type: 'reveal'; readonly tiles: readonly Tile[] }[] =>
  hasReplacement(kit, scene)
    ? revealable(kit, scene, own, only).map(({ tiles }) => ({
        type: 'reveal',
        tiles: sortRack(tiles, 'year'),
      }))
    : [];

const notRevealable = (
  { options }: YearKit,
  tiles: readonly Tile[],
  only: 'bonus' | undefined,
): IllegalAction => {
  if (only !== undefined)
    return illegal('notRevealable', 'YG-5', 'In the courtesy call only flowers and seasons are replaced.', {
      tiles,
    });
  if (!options.revealKong && meldShape({ tiles }, options)?.kind === 'kong')
    return illegal('notRevealable', 'YG-9a', 'A concealed kong stays concealed.', { tiles });
  const message =
    'Only a flower or season, a Year, a kong, or the fourth tile of a pung that lies revealed is replaced.';
  return illegal('notRevealable', 'YG-9', message, { tiles });
};

/** Why tiles cannot be revealed, whether or not there is a replacement for them. */
const tilesFault = (
  kit: YearKit,
  scene: YearScene,
  own: YearOwn,
  tiles: readonly Tile[],
  only?: 'bonus',
): IllegalAction | undefined => {
  if (!holds(own.rack, tiles))
    return illegal('tilesNotHeld', 'YG-6', 'These tiles are not all on the rack.', { tiles });
  return revealable(kit, scene, own, only).some((one) => sameTiles(one.tiles, tiles))
    ? undefined
    : notRevealable(kit, tiles, only);
};

/** Why a player may not reveal these tiles for a replacement; undefined if it is legal. */
export const revealFault = (
  kit: YearKit,
  scene: YearScene,
  own: YearOwn,
  tiles: readonly Tile[],
  only?: 'bonus',
): IllegalAction | undefined => {
  const fault = tilesFault(kit, scene, own, tiles, only);
  if (fault !== undefined || hasReplacement(kit, scene)) return fault;
  const message = 'There is no tile left to replace it with, so it stays hidden.';
  return illegal('noReplacement', 'YG-15a', message, { tiles });
};

/** Whether a rack holds nothing that can be discarded, and there is nothing to replace its flowers with (YG-6, YG-15a). */
export const mustLayAside = (kit: YearKit, scene: YearScene, { rack }: YearOwn): boolean =>
  rack.every(isBonus) && !hasReplacement(kit, scene);

/** Where among the melds a revealed thing lies from now on; null for a flower or season. */
const placeOf = (step: YearStep, seat: Seat, { kind, tiles }: Reveal): number | null => {
  const melds = at(step.draft.melds, seat);
  if (kind === 'bonus') return null;
  return kind === 'fourth'
    ? melds.findIndex((meld) => meld.tiles.every((one) => one === tiles[0]))
    : melds.length;
};

/** Reveals tiles and takes the replacement; without one they are laid aside in place of a discard. */
export const reveal = (step: YearStep, seat: Seat, tiles: readonly Tile[]): void => {
  const { kit, draft } = step;
  const found = revealsFor(at(draft.racks, seat), at(draft.melds, seat), kit.options).find((one) =>
    sameTiles(one.tiles, tiles),
  ) as Reveal;
  const { tile } = takeReplacement(draft.flowerWall, draft.wall, kit.options);
  const source = tile === undefined ? null : draft.flowerWall.length > 0 ? 'flowerWall' : 'wall';
  const meld = placeOf(step, seat, found);
  emit(
    step,
    { type: 'revealed', seat, kind: found.kind, tiles: found.tiles, meld, source },
    { [seat]: { lost: found.tiles, gained: tile === undefined ? [] : [tile] } },
  );
};
