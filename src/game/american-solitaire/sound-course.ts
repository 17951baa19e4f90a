import { claimsIn, drawnTiles, isDrawnInOrder, isWithin } from '../solitaire/course';
import { meldsOf, type SolitaireKit } from './solitaire-kit';
import type { AmericanGameState } from './types';

/* Whether the wall, the discards, the sets and the moment of a state tell of one and the same course of the game. */

/** Whether the wall is as the deal left it, with what was drawn from it at its front, but for jokers laid there (AS-4). */
const isWallWhole = ({ rules, hands }: SolitaireKit, { wall }: AmericanGameState): boolean => {
  const { byIndex } = rules.tiles;
  const naturals = wall.filter((tile) => !hands.table.calls.jokers.includes(tile));
  return (
    isWithin(naturals, byIndex) &&
    wall.length === byIndex.reduce((sum, count) => sum + count, -rules.table.handSize)
  );
};

/**
 * Whether the tile drawn last is the one that the phase is about: in a turn, after North’s discard, it may have redeemed
 * a joker since.
 */
const isLastDrawn = (state: AmericanGameState): boolean => {
  const last = drawnTiles(state).at(-1);
  if (state.phase === 'claims') return last === state.now.tile;
  if (state.phase === 'turn' && state.now.by === 'wall' && state.discards.at(-1)?.seat !== 'N') return false;
  return state.drawn === null || (state.phase === 'turn' && state.now.by === 'wall' && last === state.drawn);
};

const playedOf = ({ discards, passed }: AmericanGameState): AmericanGameState['discards'] =>
  discards.slice(passed);

/** Whether the player has discarded after each claim but one that the turn goes on from (AS-6). */
const isClaimDiscarded = (state: AmericanGameState): boolean => {
  const more = meldsOf(state).length - claimsIn(playedOf(state));
  if (state.phase === 'turn') return more === (state.now.by === 'call' ? 1 : 0);
  const isAfterCall =
    state.phase === 'over' &&
    state.now.outcome.ending === 'mahjongg' &&
    state.now.outcome.declared.by === 'discard' &&
    state.now.outcome.declared.from === null;
  return more === (isAfterCall ? 1 : 0);
};

/** The least and the greatest number of tiles passed in a whole round (AS-2). */
export const roundOf = ({ rules }: SolitaireKit): readonly [number, number] => {
  const { passes } = rules.table;
  const sum = (place: 0 | 1): number => passes.reduce((all, sizes) => all + sizes[place], 0);
  return [sum(0), sum(1)];
};

/** The least and the greatest number of decisions of the Charleston so far; the tiles passed tell the rounds (AS-2, AS-3). */
const passesDecided = (kit: SolitaireKit, state: AmericanGameState): readonly [number, number] => {
  const { passes, courtesy, courtesyAfterFirst } = kit.rules.table;
  const [least, most] = roundOf(kit);
  const first = passes.length + 1;
  const second = first + passes.length;
  if (state.phase === 'charleston') {
    const before = (state.now.round === 1 ? 0 : first) + state.now.pass - 1;
    return [before, before];
  }
  if (state.phase === 'secondCharleston') return [passes.length, passes.length];
  const mayHaveStopped = state.passed <= most + (courtesyAfterFirst ? courtesy : 0);
  const mayHaveGoneOn = state.passed >= 2 * least;
  const inCourtesy = state.phase === 'courtesyPass';
  const stopped = first + (courtesyAfterFirst && !inCourtesy ? 1 : 0);
  const wentOn = second + (inCourtesy ? 0 : 1);
  return [mayHaveStopped ? stopped : wentOn, mayHaveGoneOn ? wentOn : stopped];
};

/** Whether there were as many decisions as the table shows; each natural tile of a set may have redeemed a joker. */
const isMomentRight = (kit: SolitaireKit, state: AmericanGameState): boolean => {
  const { phase, moment } = state;
  const { jokers } = kit.hands.table.calls;
  const melds = meldsOf(state);
  const isWon = phase === 'over' && state.now.outcome.ending === 'mahjongg';
  const decided = playedOf(state).length - (phase === 'claims' ? 1 : 0) + melds.length + (isWon ? 1 : 0);
  const naturals = melds.flatMap(({ tiles }) => tiles).filter((tile) => !jokers.includes(tile)).length;
  const [least, most] = passesDecided(kit, state);
  return moment >= least + decided && moment <= most + decided + naturals;
};

/** Whether the parts of a state tell of one course of the game. */
export const isCourseSound = (kit: SolitaireKit, state: AmericanGameState): boolean =>
  isWallWhole(kit, state) &&
  isDrawnInOrder(drawnTiles(state), state.discards) &&
  isLastDrawn(state) &&
  isClaimDiscarded(state) &&
  isMomentRight(kit, state);
