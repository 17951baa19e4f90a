import { type IllegalAction, illegal } from '../../../play/illegal';
import { at } from '../../../play/seats';
import { emit, finish } from '../../../play/step';
import type { Discard } from '../../../play/types';
import type { Step } from '../../../play/way';
import type { Seat } from '../../../rules/payouts';
import { scoreHand } from '../../../rules/score-hand';
import { isWinningHand, validateHand } from '../../../rules/validate-hand';
import type { YearGame } from '../../../rules/year';
import type { Tile } from '../../../tiles/tile';
import { nextSeat } from '../../../year/seats';
import type { YearWin } from '../../../year/vocabulary';
import { foursOf, handWith, withTile } from './kit';
import type { YearDeclaration, YearOutcome, YearScene } from './scene';
import type { YearTypes } from './types';

/** How a hand is won: its replacements are known, and so is the player's suit (YG-9, YG-13). */
export const winOf = (scene: YearScene, seat: Seat, by: YearWin['by'], tile: Tile | null): YearWin => {
  const { personalSuit } = at(scene.players, seat);
  return {
    by,
    ...(tile !== null && { tile }),
    replacements: foursOf(scene, seat),
    ...(personalSuit !== undefined && { personalSuit }),
  };
};

/** Whether a player wins with these concealed tiles beside what lies revealed (YG-11). */
export const winsWith = (
  rules: YearGame,
  scene: YearScene,
  seat: Seat,
  concealed: readonly Tile[],
  win: YearWin,
): boolean => isWinningHand(handWith(scene, seat, concealed), rules, win);

/** Why these tiles do not win, with every reason the rules give; undefined if they do. */
export const winFault = (
  rules: YearGame,
  scene: YearScene,
  seat: Seat,
  concealed: readonly Tile[],
  win: YearWin,
): IllegalAction | undefined => {
  const answer = validateHand(handWith(scene, seat, concealed), rules, win);
  if (answer.valid) return undefined;
  const { reasons } = answer;
  const [first] = reasons;
  const message = `This hand does not win. ${first?.message ?? ''}`.trim();
  return illegal('notAWinningHand', first?.rule ?? 'YG-11', message, { reasons });
};

/** Who deals next: the deal moves on, or the winds do and East deals again (YG-3a, YG-14). */
const nextDealer = ({ options }: YearGame, { dealer }: YearScene): Seat =>
  options.windsFollowDeal ? 'E' : nextSeat(dealer);

/** How the game ended if this hand won it; undefined if the hand does not win (YG-13, YG-14). */
export const wonOutcome = (
  rules: YearGame,
  scene: YearScene,
  declared: YearDeclaration,
): YearOutcome | undefined => {
  const score = scoreHand(declared.hand, declared.win, rules);
  if (!score.ok) return undefined;
  return { ending: 'mahjongg', declared, score: score.value, nextDealer: nextDealer(rules, scene) };
};

/** How the game ended if nobody won it (YG-14). */
export const wallOutcome = (rules: YearGame, scene: YearScene): YearOutcome => ({
  ending: 'wallGame',
  nextDealer: nextDealer(rules, scene),
});

/** Where the winning tile lay, if it was another's. */
export type Taking = { readonly place: 'discards' | 'melds' | 'flowers'; readonly meld: number | null };

/** The game is over (YG-14). */
export const end = (step: Step<YearTypes>, outcome: YearOutcome): void => {
  emit(step, { type: 'ended', outcome, racks: step.state.racks });
  finish(step, outcome);
};

/** Somebody wins, and takes the winning tile if it was another's. */
export const declare = (step: Step<YearTypes>, declared: YearDeclaration, taking: Taking | null): void => {
  const { kit, state } = step;
  const { seat, from, tile } = declared;
  const outcome = wonOutcome(kit, state, declared) as YearOutcome;
  emit(step, { type: 'declared', declared });
  if (taking !== null && from !== null && tile !== null)
    emit(step, { type: 'taken', seat, from, tile, ...taking }, { seats: { [seat]: { gained: [tile] } } });
  end(step, outcome);
};

/** Somebody wins on the discard of another (YG-7). */
export const declareOnDiscard = (step: Step<YearTypes>, seat: Seat, { seat: from, tile }: Discard): void => {
  const { state } = step;
  const hand = handWith(state, seat, withTile(at(state.racks, seat), tile));
  const win = winOf(state, seat, 'discard', tile);
  declare(step, { seat, by: 'discard', tile, from, hand, win }, { place: 'discards', meld: null });
};
