import { isFlower } from '../../chinese/chinese-tiles';
import type { Meld } from '../../hands/hand';
import type { ChineseSolitaire } from '../../rules/chinese-solitaire';
import { claimsIn, drawnTiles, isDrawnInOrder, isWithin } from '../solitaire/course';
import { PLAYER } from '../solitaire/machine';
import type { ChineseGameState } from './types';

/* Whether the wall, the discards, the sets and the moment of a state tell of one and the same course of the game. */

const meldsOf = ({ melds }: ChineseGameState): readonly Meld[] => melds.E as readonly Meld[];

/** The sets that were claimed: all but the concealed kongs (CS-6, CS-7). */
const claimedOf = (state: ChineseGameState): readonly Meld[] =>
  meldsOf(state).filter(({ concealed }) => concealed !== true);

const kongsOf = (melds: readonly Meld[]): number => melds.filter(({ tiles }) => tiles.length === 4).length;

/** How many tiles short of its size the hand can be: flowers that no loose tile replaced (CS-4a). */
export const mostLacking = (
  { table }: Pick<ChineseSolitaire, 'table'>,
  { flowers, wallLeft }: Pick<ChineseGameState, 'flowers' | 'wallLeft'>,
): number => (table.looseTiles === 2 || wallLeft === 0 ? (flowers.E?.length ?? 0) : 0);

/** Whether the tile drawn last is the one that the phase is about. */
const isLastDrawn = (rules: ChineseSolitaire, state: ChineseGameState): boolean => {
  const last = drawnTiles(state).at(-1);
  if (state.phase === 'claims') return last === state.now.tile;
  if (state.phase === 'over') return true;
  const { by, afterKong } = state.now;
  const isAfterNorth = state.discards.at(-1)?.seat === 'N' || mostLacking(rules, state) > 0;
  if (by === 'wall') return isAfterNorth && last === state.drawn;
  if (by === 'claim') return last === meldsOf(state).at(-1)?.tiles[0];
  return by === 'deal' ? last === undefined : afterKong || (last !== undefined && isFlower(last));
};

/** Whether as many loose tiles are gone as flowers and kongs drew (CS-4, CS-7). */
const isLooseTaken = ({ tiles, table }: ChineseSolitaire, state: ChineseGameState): boolean => {
  const rest = tiles.byIndex.reduce((sum, count) => sum + count, -table.handSize);
  const taken = rest - state.wall.length - state.loose.length;
  const due = (state.flowers.E?.length ?? 0) + kongsOf(meldsOf(state));
  const isOfTwo = table.looseTiles === 'follow' || taken === 2 - state.loose.length;
  return isOfTwo && taken <= due && taken >= due - mostLacking({ table }, state);
};

/** Whether the player has discarded after each claim but one that the turn goes on from (CS-6). */
const isClaimDiscarded = (rules: ChineseSolitaire, state: ChineseGameState): boolean => {
  const more = claimedOf(state).length - claimsIn(state.discards);
  if (mostLacking(rules, state) > 0) return more >= 0;
  if (state.phase === 'turn' && state.now.by !== 'loose') return more === (state.now.by === 'claim' ? 1 : 0);
  const isOwnTurn =
    state.phase === 'turn' ||
    (state.phase === 'over' &&
      state.now.outcome.ending === 'mahjongg' &&
      state.now.outcome.declared.from === null);
  return more === 0 || (isOwnTurn && more === 1);
};

/** Whether there were as many decisions as the table shows; a kong was claimed at once, or as a pung first. */
const isMomentRight = (state: ChineseGameState): boolean => {
  const { discards, phase, moment } = state;
  const decided = discards.filter(({ seat, tile }) => seat === PLAYER || !isFlower(tile)).length;
  const isWon = phase === 'over' && state.now.outcome.ending === 'mahjongg';
  const least = decided - (phase === 'claims' ? 1 : 0) + meldsOf(state).length + (isWon ? 1 : 0);
  return moment >= least && moment <= least + kongsOf(claimedOf(state));
};

/** Whether the parts of a state tell of one course of the game. */
export const isCourseSound = (rules: ChineseSolitaire, state: ChineseGameState): boolean =>
  isWithin([...state.wall, ...state.loose], rules.tiles.byIndex) &&
  isDrawnInOrder(drawnTiles(state), state.discards) &&
  isLastDrawn(rules, state) &&
  isLooseTaken(rules, state) &&
  isClaimDiscarded(rules, state) &&
  isMomentRight(state);
