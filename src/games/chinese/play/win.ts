import { DUMMIES } from '../../../chinese/solitaire-claims';
import type { ChineseWin } from '../../../chinese/vocabulary';
import type { Hand } from '../../../hands/hand';
import { type IllegalAction, illegal } from '../../../play/illegal';
import { PLAYER } from '../../../play/one-player';
import { emit, finish } from '../../../play/step';
import type { Own, Step } from '../../../play/way';
import type { ChineseSolitaire } from '../../../rules/chinese-solitaire';
import { scoreHand } from '../../../rules/score-hand';
import { isWinningHand, validateHand } from '../../../rules/validate-hand';
import type { Tile } from '../../../tiles/tile';
import type { ChineseDeclaration, ChineseOutcome, ChineseScene, ChineseTypes } from './types';

/** What the player holds: the rack, and the tile drawn in this turn. */
export type Held = Pick<Own<ChineseTypes>, 'rack' | 'drawn'>;

/** What the game has counted for the sheet, with one discard less if it is claimed (CS-7a, CS-18, CS-21). */
const countedFor = (
  { discards, wallLeft, flowers }: ChineseScene,
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
const winNow = (scene: ChineseScene, drawn: Tile | null): ChineseWin => {
  const { phase, now } = scene;
  if (phase === 'claims') return { by: 'discard', tile: now.tile, ...countedFor(scene, 1) };
  const counted = countedFor(scene);
  if (phase !== 'turn' || now.by === 'deal' || drawn === null)
    return { by: 'wall', originalDraw: true, ...counted };
  if (now.by === 'wall') return { by: 'wall', tile: drawn, ...counted };
  return { by: 'looseTile', tile: drawn, afterKong: now.afterKong, ...counted };
};

/** The hand as it would be laid open: a tile that is claimed counts among the concealed ones. */
const handNow = (scene: ChineseScene, { rack }: Held): Hand => ({
  concealed: scene.phase === 'claims' ? [...rack, scene.now.tile] : rack,
  melds: scene.melds.E,
  flowers: scene.flowers.E,
});

/** Whether Mah Jongg can be declared now. */
export const winsNow = (rules: ChineseSolitaire, scene: ChineseScene, held: Held): boolean => {
  const hand = handNow(scene, held);
  return rules.mayWin(hand.concealed) && isWinningHand(hand, rules, winNow(scene, held.drawn));
};

/** Why Mah Jongg cannot be declared now, with every reason the rules give; undefined if it can. */
export const winFault = (
  rules: ChineseSolitaire,
  scene: ChineseScene,
  held: Held,
): IllegalAction | undefined => {
  if (winsNow(rules, scene, held)) return undefined;
  const answer = validateHand(handNow(scene, held), rules, winNow(scene, held.drawn));
  const reasons = answer.valid ? [] : answer.reasons;
  const [first] = reasons;
  const message = `This hand does not win. ${first?.message ?? ''}`.trim();
  return illegal('notAWinningHand', first?.rule ?? 'CS-8', message, { reasons });
};

/** The outcome of a hand that wins, with its sheet (CS-9 to CS-22); undefined if it does not win. */
export const wonOutcome = (
  rules: ChineseSolitaire,
  declared: ChineseDeclaration,
): ChineseOutcome | undefined => {
  const score = scoreHand(declared.hand, declared.win, rules);
  return score.ok ? { ending: 'mahjongg', declared, score: score.value } : undefined;
};

/** What the player declares now: the hand, and how it is won. */
const declaredNow = (scene: ChineseScene, held: Held): ChineseDeclaration => ({
  seat: PLAYER,
  win: winNow(scene, held.drawn),
  from: scene.phase === 'claims' ? scene.now.from : null,
  hand: handNow(scene, held),
});

/** Declares Mah Jongg, takes the tile if it was claimed, and ends the game. */
export const declare = (step: Step<ChineseTypes>): void => {
  const { state, kit } = step;
  const declared = declaredNow(state, { rack: state.racks.E ?? [], drawn: state.drawn });
  emit(step, { type: 'declared', declared });
  if (state.phase === 'claims') {
    const { tile } = state.now;
    emit(step, { type: 'taken', seat: PLAYER, tile }, { seats: { E: { gained: [tile] } } });
  }
  const outcome = wonOutcome(kit, declared);
  if (outcome !== undefined) finish(step, outcome);
};
