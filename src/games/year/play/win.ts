import type { Hand } from '../../../hands/hand';
import type { Seat } from '../../../hands/payouts';
import type { IllegalAction } from '../../../play/illegal';
import { tilesOf } from '../../../play/racks';
import { at, seatAfter } from '../../../play/seats';
import { emit, enter, finish } from '../../../play/step';
import type { Discard } from '../../../play/types';
import type { Own, Step } from '../../../play/way';
import { notWinning } from '../../../questions/not-winning';
import { scoreHand } from '../../../questions/score-hand';
import { isWinningHand } from '../../../questions/validate-hand';
import { sortRack } from '../../../tiles/rack-order';
import type { Tile } from '../../../tiles/tile';
import { HAND_SIZE, revealedFours } from '../parts';
import type { YearGame } from '../rules';
import type { YearWin } from '../vocabulary';
import type { YearDeclaration, YearEvents, YearOutcome, YearScene, YearStages, YearTypes } from './types';

/** What a player knows in addition to what everybody sees. */
export type YearOwn = Omit<Own<YearTypes>, 'answer'>;

const handWith = ({ melds, flowers }: YearScene, seat: Seat, concealed: readonly Tile[]): Hand => ({
  concealed,
  melds: at(melds, seat),
  flowers: at(flowers, seat),
});

/** How many revealed kongs and Years a player has, each with a replacement taken (YG-9). */
const foursOf = ({ melds }: YearScene, seat: Seat): number => revealedFours({ melds: at(melds, seat) });

/** How many more tiles a player has than a waiting hand (YG-9): one after drawing or calling, otherwise none. */
export const surplusOf = (scene: YearScene, seat: Seat): number => {
  const waiting = HAND_SIZE - 1 + foursOf(scene, seat);
  return at(scene.counts, seat) + tilesOf(at(scene.melds, seat)).length - waiting;
};

/** How a hand is won, with its replacements and the player’s suit filled in (YG-9, YG-13). */
const winOf = (scene: YearScene, seat: Seat, by: YearWin['by'], tile: Tile | null): YearWin => {
  const { personalSuit } = at(scene.players, seat);
  return {
    by,
    ...(tile !== null && { tile }),
    replacements: foursOf(scene, seat),
    ...(personalSuit !== undefined && { personalSuit }),
  };
};

/** What a player would declare with the tiles held; a called discard is already in its meld (YG-11). */
export const declaredAlone = (
  scene: YearScene,
  { called }: YearStages['turn'],
  { seat, rack, drawn }: YearOwn,
): YearDeclaration => {
  const last = drawn === null ? called : null;
  const [by, tile, from] =
    last === null ? (['wall', drawn, null] as const) : (['discard', last.tile, last.seat] as const);
  return { seat, hand: handWith(scene, seat, rack), by, tile, from, win: winOf(scene, seat, 'wall', drawn) };
};

/** What a player would declare with another player’s tile: a discard, or one that is face up (YG-7, YG-12). */
export const declaredWith = (
  scene: YearScene,
  { seat, rack }: YearOwn,
  by: 'discard' | 'steal',
  { tile, seat: from }: Discard,
): YearDeclaration => {
  const hand = handWith(scene, seat, sortRack([...rack, tile], 'year'));
  return { seat, by, tile, from, hand, win: winOf(scene, seat, by, tile) };
};

export const isWin = (rules: YearGame, { hand, win }: YearDeclaration): boolean =>
  isWinningHand(hand, { rules, win });

/** Why what would be declared does not win (YG-11); undefined if it does. */
export const winFault = (rules: YearGame, { hand, win }: YearDeclaration): IllegalAction | undefined =>
  notWinning(hand, rules, win, 'YG-11');

/** The outcome with this hand, or without a winner (YG-13, YG-14); undefined if the hand does not win. */
export const outcomeOf = (
  rules: YearGame,
  { dealer, seats }: YearScene,
  declared: YearDeclaration | null,
): YearOutcome | undefined => {
  // The deal moves on, or the winds move and East deals again (YG-3a).
  const nextDealer = rules.options.windsFollowDeal ? 'E' : seatAfter(seats, dealer);
  if (declared === null) return { ending: 'wallGame', nextDealer };
  const score = scoreHand(declared.hand, { win: declared.win, rules });
  return score.ok ? { ending: 'mahjongg', declared, score: score.value, nextDealer } : undefined;
};

/** Ends the game, with or without a winner (YG-14). */
export const end = (step: Step<YearTypes>, declared: YearDeclaration | null): void => {
  const { rules, state } = step;
  const outcome = outcomeOf(rules, state, declared);
  if (outcome === undefined) return;
  emit(step, { type: 'ended', outcome, racks: state.racks });
  finish(step, outcome);
};

/** Declares Mah Jong and takes the winning tile from where it lies, if it is another player’s. */
export const declare = (
  step: Step<YearTypes>,
  declared: YearDeclaration,
  lying: Pick<YearEvents['taken'], 'place' | 'meld'> | null = null,
): void => {
  const { seat, from, tile } = declared;
  emit(step, { type: 'declared', declared });
  if (lying !== null && from !== null && tile !== null)
    emit(step, { type: 'taken', seat, from, tile, ...lying }, { seats: { [seat]: { gained: [tile] } } });
  end(step, declared);
};

/** Lets a player draw (YG-15), or ends the game if there is nothing to draw (YG-14). */
export const enterDraw = (step: Step<YearTypes>, now: YearStages['draw']): void => {
  if (step.state.wallLeft === 0) end(step, null);
  else enter(step, 'draw', now, [now.seat]);
};
