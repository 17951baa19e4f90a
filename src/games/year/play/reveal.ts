import { onFirstUseOf } from '../../../core/first-use';
import type { Meld } from '../../../hands/hand';
import { tilesAt } from '../../../melds/set-shape';
import { type IllegalAction, illegal, notHeld } from '../../../play/illegal';
import { holds, kindsOf, sameTiles } from '../../../play/racks';
import { at, seatAfter } from '../../../play/seats';
import { emit, enter } from '../../../play/step';
import { ownOf } from '../../../play/take-action';
import type { Move, SceneIn } from '../../../play/way';
import { sortRack } from '../../../tiles/rack-order';
import type { Tile } from '../../../tiles/tile';
import type { YearOptions } from '../options';
import { meldSet, partsOf, pungKind } from '../parts';
import type { YearGame } from '../rules';
import { isBonus } from '../tiles';
import type { Reveal, YearEvents, YearScene, YearTypes } from './types';
import { enterDraw, type YearOwn } from './win';

type Revealing = 'courtesy' | 'draw' | 'turn';
type Scene = SceneIn<YearTypes, Revealing>;

/** The Years and kongs that can be revealed under these options. */
const revealableSets = /* @__PURE__ */ onFirstUseOf(
  (options: YearOptions): readonly Reveal[] =>
    partsOf(options).flatMap(({ shapes }) =>
      shapes.flat().flatMap(({ kind, kinds }) => {
        const isRevealed = kind === 'year' || (kind === 'kong' && options.revealKong);
        return isRevealed ? [{ kind, tiles: Object.freeze(tilesAt(kinds)) }] : [];
      }),
    ),
  /* @__PURE__ */ new WeakMap(),
);

/**
 * What a player can reveal for a replacement: each flower and season (YG-6), each Year (YG-10), each kong unless
 * `revealKong` is off (YG-9a), and the fourth tile of each revealed pung (YG-9), without repeats.
 */
export const revealsFor = (
  rack: readonly Tile[],
  melds: readonly Meld[],
  options: YearOptions,
): readonly Reveal[] => {
  const fourths = melds
    .flatMap((meld) => (meld.concealed === true ? [] : tilesAt([pungKind(meld, options) ?? -1])))
    .filter((tile) => rack.includes(tile));
  return [
    ...kindsOf(rack.filter(isBonus)).map((tile): Reveal => ({ kind: 'bonus', tiles: [tile] })),
    ...revealableSets(options).filter(({ tiles }) => holds(rack, tiles)),
    ...fourths.map((tile): Reveal => ({ kind: 'fourth', tiles: [tile] })),
  ];
};

/** What a player can reveal now; in the courtesy call only flowers and seasons (YG-5). */
const revealable = (
  { options }: YearGame,
  { melds, phase }: Pick<Scene, 'melds'> & { readonly phase: string },
  { seat, rack }: YearOwn,
): readonly Reveal[] =>
  revealsFor(rack, at(melds, seat), options).filter(({ kind }) => phase !== 'courtesy' || kind === 'bonus');

/**
 * Where a replacement comes from: the Flower Wall; once that is empty, nowhere, or with `flowerWallRefill` the end of
 * the wall (YG-15a).
 */
const replacementFrom = (
  { options }: YearGame,
  { flowerWallLeft, wallLeft }: YearScene,
): YearEvents['revealed']['source'] => {
  if (flowerWallLeft > 0) return 'flowerWall';
  return options.flowerWallRefill && wallLeft > 0 ? 'wall' : null;
};

/** Whether a rack has only flowers and seasons, which cannot be discarded, and no replacements are left (YG-6, YG-15a). */
export const mustLayAside = (rules: YearGame, scene: YearScene, { rack }: YearOwn): boolean =>
  rack.every(isBonus) && replacementFrom(rules, scene) === null;

/** Why tiles cannot be revealed without a replacement; a player with nothing to discard lays a flower aside instead. */
const replacementFault = (
  rules: YearGame,
  scene: Scene,
  own: YearOwn,
  tiles: readonly Tile[],
): IllegalAction | undefined => {
  const isLaidAside = scene.phase === 'turn' && tiles.length === 1 && mustLayAside(rules, scene, own);
  if (isLaidAside || replacementFrom(rules, scene) !== null) return undefined;
  const message = 'There is no tile left to replace it with, so it stays hidden.';
  return illegal('noReplacement', 'YG-15a', message, { tiles });
};

const notRevealable = ({ options }: YearGame, phase: Revealing, tiles: readonly Tile[]): IllegalAction => {
  const refuse = (rule: string, message: string): IllegalAction =>
    illegal('notRevealable', rule, message, { tiles });
  if (phase === 'courtesy') return refuse('YG-5', 'In the courtesy call replace only flowers and seasons.');
  if (!options.revealKong && meldSet({ tiles }, options)?.kind === 'kong')
    return refuse('YG-9a', 'You cannot reveal a concealed kong here.');
  const sets = options.revealKong ? 'a Year, a kong,' : 'a Year,';
  return refuse('YG-9', `Reveal only a flower or season, ${sets} or the fourth tile of a revealed pung.`);
};

/** Reveals tiles from the rack for a replacement (YG-5, YG-6, YG-9, YG-10). */
export const reveal: Move<YearTypes, Revealing, 'reveal'> = {
  choices: (rules, scene, own) =>
    revealable(rules, scene, own)
      .filter(({ tiles }) => replacementFault(rules, scene, own, tiles) === undefined)
      .map(({ tiles }) => ({ type: 'reveal', tiles: sortRack(tiles, 'year') })),
  fault: (rules, scene, own, { tiles }) => {
    const missing = notHeld('YG-6', own.rack, ...tiles);
    if (missing !== undefined) return missing;
    return revealable(rules, scene, own).some((one) => sameTiles(one.tiles, tiles))
      ? replacementFault(rules, scene, own, tiles)
      : notRevealable(rules, scene.phase, tiles);
  },
  act: (step, now, { seat, tiles: shown }) => {
    const { rules, state } = step;
    const melds = at(state.melds, seat);
    const found = revealable(rules, state, ownOf(state, seat));
    const revealed = found.find(({ tiles }) => sameTiles(tiles, shown));
    if (revealed === undefined) return;
    const { kind, tiles } = revealed;
    const source = replacementFrom(rules, state);
    const gained = { flowerWall: state.flowerWall.slice(0, 1), wall: state.wall.slice(-1), none: [] }[
      source ?? 'none'
    ];
    const pung = melds.findIndex((meld) => meld.tiles.every((one) => one === tiles[0]));
    const meld = kind === 'bonus' ? null : kind === 'fourth' ? pung : melds.length;
    const secret = { seats: { [seat]: { lost: tiles, gained } } };
    emit(step, { type: 'revealed', seat, kind, tiles, meld, source }, secret);
    if (source === null)
      enterDraw(step, { seat: seatAfter(state.seats, seat), discard: null, renewed: false });
    else if ('renewed' in now) enterDraw(step, { ...now, renewed: true });
    else if ('by' in now) enter(step, 'turn', now, [seat]);
    else enter(step, 'courtesy', now, [seat]);
  },
};
