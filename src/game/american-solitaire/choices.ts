import type { Tile } from '../../tiles/tile';
import { callChoices, callFault } from '../calls';
import { exchangeChoices, exchangeFault } from '../exchange';
import { type IllegalAction, illegal } from '../../play/illegal';
import { choicesOf, holds, kindsOf } from '../../play/racks';
import { type Own, PLAYER as seat } from '../solitaire/machine';
import { isNeverPassed, notWinning, type SolitaireKit, tableOf, winsNow } from './solitaire-kit';
import type { AmericanScene, SolitaireAction } from './types';

/** The least and greatest number of tiles that can be passed now; none if nothing is passed. */
const sizesOf = (scene: AmericanScene): readonly [number, number] => {
  if (scene.phase === 'charleston') return [scene.now.least, scene.now.most];
  return scene.phase === 'courtesyPass' ? [0, scene.now.most] : [0, 0];
};

const passChoices = (kit: SolitaireKit, scene: AmericanScene, { rack }: Own): readonly SolitaireAction[] => {
  const { moment } = scene;
  const [least, most] = sizesOf(scene);
  const free = rack.filter((tile) => !isNeverPassed(kit, tile));
  const actions: SolitaireAction[] = [];
  for (let size = least; size <= most; size++)
    for (const tiles of choicesOf(free, size)) actions.push({ type: 'pass', tiles, seat, moment });
  return actions;
};

const turnChoices = (kit: SolitaireKit, scene: AmericanScene, own: Own): readonly SolitaireAction[] => {
  const { moment } = scene;
  const actions: SolitaireAction[] = kindsOf(own.rack).map((tile) => ({
    type: 'discard',
    tile,
    seat,
    moment,
  }));
  for (const { tile, meld } of exchangeChoices(kit.hands, tableOf(scene), own))
    actions.push({ type: 'exchange', tile, meld, seat, moment });
  if (winsNow(kit, scene, own)) actions.push({ type: 'mahjongg', seat, moment });
  return actions;
};

const claimChoices = (
  kit: SolitaireKit,
  scene: AmericanScene & { readonly phase: 'claims' },
  own: Own,
): readonly SolitaireAction[] => {
  const { moment, now } = scene;
  const { tile } = now;
  const calls = callChoices(kit.hands, tableOf(scene), { seat, rack: own.rack }, tile);
  const actions: SolitaireAction[] = [
    { type: 'decline', seat, moment },
    ...calls.map((shown) => ({ type: 'call', tile, with: shown, seat, moment }) as const),
  ];
  if (winsNow(kit, scene, own)) actions.push({ type: 'mahjongg', tile, seat, moment });
  return actions;
};

/** Everything the player may do, in a stable order. */
export const americanChoices = (
  kit: SolitaireKit,
  scene: AmericanScene,
  own: Own,
): readonly SolitaireAction[] => {
  const { moment } = scene;
  switch (scene.phase) {
    case 'charleston':
    case 'courtesyPass':
      return passChoices(kit, scene, own);
    case 'secondCharleston':
      return [
        { type: 'continue', seat, moment },
        { type: 'stop', seat, moment },
      ];
    case 'claims':
      return claimChoices(kit, scene, own);
    default:
      return turnChoices(kit, scene, own);
  }
};

const notHeld = (rule: string, tiles: readonly Tile[]): IllegalAction =>
  illegal('tilesNotHeld', rule, 'These tiles are not all on the rack.', { tiles });

const passFault = (
  kit: SolitaireKit,
  scene: AmericanScene,
  { rack }: Own,
  tiles: readonly Tile[],
): IllegalAction | undefined => {
  const [least, most] = sizesOf(scene);
  const rule =
    scene.phase === 'courtesyPass' || (scene.phase === 'charleston' && scene.now.round > 1) ? 'AS-3' : 'AS-2';
  if (tiles.length < least || tiles.length > most) {
    const size = least === most ? `${least}` : `${least} to ${most}`;
    return illegal('wrongPassCount', rule, `${size} tiles are passed here, not ${tiles.length}.`, {
      least,
      most,
    });
  }
  if (tiles.some((tile) => isNeverPassed(kit, tile)))
    return illegal('tileNeverPassed', 'AS-2', 'Jokers are passed in no round.');
  return holds(rack, tiles) ? undefined : notHeld(rule, tiles);
};

const claimFault = (
  kit: SolitaireKit,
  scene: AmericanScene,
  own: Own,
  action: Extract<SolitaireAction, { readonly type: 'call' | 'mahjongg' }>,
): IllegalAction | undefined => {
  const expected = scene.phase === 'claims' ? scene.now.tile : undefined;
  if (action.tile !== expected) {
    const message =
      expected === undefined ? 'There is no tile to be claimed.' : `The tile to be claimed is ${expected}.`;
    return illegal('otherTileClaimed', 'AS-6', message, { tile: expected ?? null });
  }
  if (action.type === 'call')
    return callFault(kit.hands, tableOf(scene), { seat, rack: own.rack }, action.tile, action.with);
  return winsNow(kit, scene, own) ? undefined : notWinning(kit, scene, own);
};

/** Why the player may not do this, which belongs to the phase; undefined if it is legal. */
export const americanFault = (
  kit: SolitaireKit,
  scene: AmericanScene,
  own: Own,
  action: SolitaireAction,
): IllegalAction | undefined => {
  switch (action.type) {
    case 'pass':
      return passFault(kit, scene, own, action.tiles);
    case 'discard':
      return own.rack.includes(action.tile) ? undefined : notHeld('AS-6', [action.tile]);
    case 'exchange':
      return exchangeFault(kit.hands, tableOf(scene), own, { ...action, from: seat });
    case 'call':
    case 'mahjongg':
      return claimFault(kit, scene, own, action);
    default:
      return undefined;
  }
};
