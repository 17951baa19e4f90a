import { type IllegalAction, illegal } from '../../../play/illegal';
import { holds, sameTiles } from '../../../play/racks';
import { at } from '../../../play/seats';
import { emit } from '../../../play/step';
import type { Step } from '../../../play/way';
import type { Seat } from '../../../rules/payouts';
import type { YearGame } from '../../../rules/year';
import { sortRack } from '../../../tiles/rack-order';
import type { Tile } from '../../../tiles/tile';
import { meldShape } from '../../../year/melds';
import { type Reveal, revealsFor, takeReplacement } from '../../../year/replacements';
import { isBonus } from '../../../year/year-tiles';
import { hasReplacement, type YearOwn } from './kit';
import type { YearScene } from './scene';
import type { YearTypes } from './types';

/** What a player holds that can be revealed: in the courtesy call flowers and seasons only (YG-5). */
const revealable = (
  { options }: YearGame,
  scene: YearScene,
  { seat, rack }: YearOwn,
  only?: 'bonus',
): readonly Reveal[] =>
  revealsFor(rack, at(scene.melds, seat), options).filter(({ kind }) => only === undefined || kind === only);

/** What a player may reveal for a replacement; nothing if there is none left (YG-15a). */
export const revealChoices = (
  kit: YearGame,
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
  { options }: YearGame,
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
  kit: YearGame,
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
  kit: YearGame,
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
export const mustLayAside = (kit: YearGame, scene: YearScene, { rack }: YearOwn): boolean =>
  rack.every(isBonus) && !hasReplacement(kit, scene);

/** Where among the melds a revealed thing lies from now on; null for a flower or season. */
const placeOf = (step: Step<YearTypes>, seat: Seat, { kind, tiles }: Reveal): number | null => {
  const melds = at(step.state.melds, seat);
  if (kind === 'bonus') return null;
  return kind === 'fourth'
    ? melds.findIndex((meld) => meld.tiles.every((one) => one === tiles[0]))
    : melds.length;
};

/** Reveals tiles and takes the replacement; without one they are laid aside in place of a discard. */
export const reveal = (step: Step<YearTypes>, seat: Seat, tiles: readonly Tile[]): void => {
  const { kit, state } = step;
  const found = revealsFor(at(state.racks, seat), at(state.melds, seat), kit.options).find((one) =>
    sameTiles(one.tiles, tiles),
  ) as Reveal;
  const { tile } = takeReplacement(state.flowerWall, state.wall, kit.options);
  const source = tile === undefined ? null : state.flowerWall.length > 0 ? 'flowerWall' : 'wall';
  const meld = placeOf(step, seat, found);
  emit(
    step,
    { type: 'revealed', seat, kind: found.kind, tiles: found.tiles, meld, source },
    { seats: { [seat]: { lost: found.tiles, gained: tile === undefined ? [] : [tile] } } },
  );
};
