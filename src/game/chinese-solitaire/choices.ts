import { DUMMIES, solitaireClaims } from '../../chinese/solitaire-claims';
import type { ChineseWin } from '../../chinese/vocabulary';
import type { Hand, Meld } from '../../hands/hand';
import type { ChineseSolitaire } from '../../rules/chinese-solitaire';
import { isWinningHand, validateHand } from '../../rules/validate-hand';
import type { Tile } from '../../tiles/tile';
import { type IllegalAction, illegal } from '../illegal';
import { countOf, kindsOf, sameTiles } from '../racks';
import { type Own, PLAYER as seat } from '../solitaire/machine';
import type { ChineseAction, ChineseScene } from './types';

const meldsOf = ({ melds }: ChineseScene): readonly Meld[] => melds.E as readonly Meld[];

/** Whether there is a loose tile to be drawn (CS-4, CS-4a). */
export const hasLoose = (
  { table }: Pick<ChineseSolitaire, 'table'>,
  { looseLeft, wallLeft }: Pick<ChineseScene, 'looseLeft' | 'wallLeft'>,
): boolean => looseLeft > 0 || (table.looseTiles === 'follow' && wallLeft > 0);

/** What the game has counted for the sheet, with one discard less if it is claimed (CS-7a, CS-18, CS-21). */
export const countedFor = (
  { discards, wallLeft, flowers }: Pick<ChineseScene, 'discards' | 'wallLeft' | 'flowers'>,
  claimed = 0,
): Pick<ChineseWin, 'lastTile' | 'discards' | 'flowersOfDummies'> => {
  const laid = DUMMIES.reduce((sum, seat) => sum + (flowers[seat]?.length ?? 0), 0);
  return {
    lastTile: wallLeft === 0,
    discards: discards.length - claimed,
    ...(laid > 0 && { flowersOfDummies: laid }),
  };
};

/** How the player would win now, with the figures that the game has counted (CS-14, CS-15, CS-18, CS-21). */
export const winNow = (scene: ChineseScene, drawn: Tile | null): ChineseWin => {
  const { phase, now } = scene;
  if (phase === 'claims') return { by: 'discard', tile: now.tile, ...countedFor(scene, 1) };
  const counted = countedFor(scene);
  if (phase !== 'turn' || now.by === 'deal' || drawn === null)
    return { by: 'wall', originalDraw: true, ...counted };
  if (now.by === 'wall') return { by: 'wall', tile: drawn, ...counted };
  return { by: 'looseTile', tile: drawn, afterKong: now.afterKong, ...counted };
};

/** The hand as it would be laid open: a tile that is claimed counts among the concealed ones. */
export const handNow = (scene: ChineseScene, { rack }: Own): Hand => ({
  concealed: scene.phase === 'claims' ? [...rack, scene.now.tile] : rack,
  melds: meldsOf(scene),
  flowers: scene.flowers.E as readonly Tile[],
});

/** Whether Mah Jongg can be declared now. */
const winsNow = (rules: ChineseSolitaire, scene: ChineseScene, own: Own): boolean => {
  const hand = handNow(scene, own);
  return rules.mayWin(hand.concealed) && isWinningHand(hand, rules, winNow(scene, own.drawn));
};

/** The place of the pung on the table that this tile makes a kong; -1 if there is none. */
export const pungOf = (scene: ChineseScene, tile: Tile): number =>
  meldsOf(scene).findIndex(({ tiles }) => tiles.length === 3 && tiles.every((one) => one === tile));

const makesKong = (scene: ChineseScene, rack: readonly Tile[], tile: Tile): boolean => {
  const count = countOf(rack, tile);
  return count === 4 || (count === 1 && pungOf(scene, tile) >= 0);
};

const turnChoices = (rules: ChineseSolitaire, scene: ChineseScene, own: Own): readonly ChineseAction[] => {
  const { moment } = scene;
  const kinds = kindsOf(own.rack);
  const answers: ChineseAction[] = kinds.map((tile) => ({ type: 'discard', tile, seat, moment }));
  if (scene.phase !== 'turn' || scene.now.by === 'claim') return answers;
  if (hasLoose(rules, scene))
    for (const tile of kinds)
      if (makesKong(scene, own.rack, tile)) answers.push({ type: 'kong', tile, seat, moment });
  if (winsNow(rules, scene, own)) answers.push({ type: 'mahjongg', seat, moment });
  return answers;
};

const claimChoices = (
  rules: ChineseSolitaire,
  scene: ChineseScene & { readonly phase: 'claims' },
  own: Own,
): readonly ChineseAction[] => {
  const { moment, now } = scene;
  const { from, tile } = now;
  const answers: ChineseAction[] = [{ type: 'decline', seat, moment }];
  for (const { kind, shown } of solitaireClaims(own.rack, tile, from, rules.table))
    if (kind !== 'kong' || hasLoose(rules, scene))
      answers.push({ type: 'call', tile, with: shown, seat, moment });
  if (winsNow(rules, scene, own)) answers.push({ type: 'mahjongg', tile, seat, moment });
  return answers;
};

/** Everything the player may do, in a stable order. */
export const chineseChoices = (
  rules: ChineseSolitaire,
  scene: ChineseScene,
  own: Own,
): readonly ChineseAction[] =>
  scene.phase === 'claims' ? claimChoices(rules, scene, own) : turnChoices(rules, scene, own);

const notWinning = (rules: ChineseSolitaire, scene: ChineseScene, own: Own): IllegalAction | undefined => {
  if (winsNow(rules, scene, own)) return undefined;
  const answer = validateHand(handNow(scene, own), rules, winNow(scene, own.drawn));
  const reasons = answer.valid ? [] : answer.reasons;
  const [first] = reasons;
  const message = `This hand does not win. ${first?.message ?? ''}`.trim();
  return illegal('notAWinningHand', first?.rule ?? 'CS-8', message, { reasons });
};

const mustDiscard = (): IllegalAction =>
  illegal('claimedMustDiscard', 'CS-6', 'After a claim for a chow or a pung a tile is discarded.');

const noLoose = (): IllegalAction =>
  illegal('noLooseTile', 'CS-7', 'A kong draws a loose tile, and there is none left.');

const kongFault = (
  rules: ChineseSolitaire,
  scene: ChineseScene,
  { rack }: Own,
  tile: Tile,
): IllegalAction | undefined => {
  if (scene.phase === 'turn' && scene.now.by === 'claim') return mustDiscard();
  if (!rack.includes(tile))
    return illegal('tilesNotHeld', 'CS-7', `There is no ${tile} on the rack.`, { tile });
  if (!makesKong(scene, rack, tile)) {
    const message = `A kong is four of ${tile} on the rack, or the fourth beside a pung of it on the table.`;
    return illegal('notAKong', 'CS-7', message, { tile });
  }
  return hasLoose(rules, scene) ? undefined : noLoose();
};

const callFault = (
  rules: ChineseSolitaire,
  scene: ChineseScene & { readonly phase: 'claims' },
  { rack }: Own,
  shown: readonly Tile[],
): IllegalAction | undefined => {
  const { from, tile } = scene.now;
  const fits = ({ shown: one }: { readonly shown: readonly Tile[] }): boolean => sameTiles(one, shown);
  const claim = solitaireClaims(rack, tile, from, rules.table).find(fits);
  if (claim !== undefined) return claim.kind === 'kong' && !hasLoose(rules, scene) ? noLoose() : undefined;
  if (shown.some((one) => countOf(shown, one) > countOf(rack, one)))
    return illegal('tilesNotHeld', 'CS-6', 'These tiles are not all on the rack.', { tiles: shown });
  // What would be a set under the other way of playing is refused by its own rule.
  const free = { chowFromLeftOnly: false, claimKong: true };
  const isBarred = solitaireClaims(rack, tile, from, free).some(fits);
  const message =
    isBarred && shown[0] !== tile
      ? `A chow is claimed from ${DUMMIES.at(-1)} only.`
      : isBarred
        ? 'The fourth tile is not claimed for a kong.'
        : `${tile} makes no chow, pung or kong with these tiles.`;
  return illegal('badExposure', isBarred ? 'CS-6a' : 'CS-6', message, { tiles: shown });
};

/** Why the player may not do this, which belongs to the phase; undefined if it is legal. */
export const chineseFault = (
  rules: ChineseSolitaire,
  scene: ChineseScene,
  own: Own,
  action: ChineseAction,
): IllegalAction | undefined => {
  switch (action.type) {
    case 'discard':
      return own.rack.includes(action.tile)
        ? undefined
        : illegal('tilesNotHeld', 'CS-5', `There is no ${action.tile} on the rack.`, { tile: action.tile });
    case 'kong':
      return kongFault(rules, scene, own, action.tile);
    case 'decline':
      return undefined;
    default:
      return claimFault(rules, scene, own, action);
  }
};

/** Why Mah Jongg may not be declared, or a discard not be claimed. */
const claimFault = (
  rules: ChineseSolitaire,
  scene: ChineseScene,
  own: Own,
  action: Extract<ChineseAction, { readonly type: 'call' | 'mahjongg' }>,
): IllegalAction | undefined => {
  const expected = scene.phase === 'claims' ? scene.now.tile : undefined;
  if (action.tile !== expected) {
    const message =
      expected === undefined ? 'There is no tile to be claimed.' : `The tile to be claimed is ${expected}.`;
    return illegal('otherTileClaimed', 'CS-6', message, { tile: expected ?? null });
  }
  if (action.type === 'call')
    return scene.phase === 'claims' ? callFault(rules, scene, own, action.with) : undefined;
  return scene.phase === 'turn' && scene.now.by === 'claim' ? mustDiscard() : notWinning(rules, scene, own);
};
