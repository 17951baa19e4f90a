import { ownValue } from '../../../core/own-values';
import { isSameValue } from '../../../core/same-value';
import { SEATS } from '../../../hands/payouts';
import {
  bySeats,
  discard,
  flag,
  judged,
  listOf,
  objectOf,
  oneOf,
  orNull,
  someOf,
  tile,
  whole,
} from '../../../play/fields';
import { sameTiles } from '../../../play/racks';
import { at } from '../../../play/seats';
import { MOST_TILES } from '../../../play/walls';
import type { Stored } from '../../../play/way';
import { meldSet } from '../parts';
import type { YearGame } from '../rules';
import { isBonus } from '../tiles';
import { dealersOf, readYearPlayers } from './setup';
import type { YearDeclaration, YearState, YearTypes } from './types';
import { outcomeOf, surplusOf } from './win';

const seat = /* @__PURE__ */ oneOf(SEATS);

const declarationOf = (value: unknown): YearDeclaration | undefined =>
  objectOf<YearDeclaration>({
    seat,
    by: oneOf(['wall', 'discard', 'steal'] as const),
    tile: orNull(tile),
    from: orNull(seat),
    hand: judged(),
    win: judged(),
  })(value);

type Live = Exclude<YearState, { readonly phase: 'over' }>;

/** Whether everybody has the right number of tiles; the player whose turn it is has one more (YG-9). */
const isCounted = (state: Live): boolean => {
  const { seats, phase, now, dealer } = state;
  const mover = phase === 'turn' ? now.seat : phase === 'courtesy' ? dealer : null;
  return seats.every((one) => surplusOf(state, one) === (one === mover ? 1 : 0));
};

/** Whether the phase fits the last discard (YG-7, YG-15). */
const isStaged = ({ phase, now, discards, wallLeft }: Live): boolean => {
  const last = discards.at(-1);
  if (phase === 'claims') return isSameValue(last, { seat: now.from, tile: now.tile });
  return phase !== 'draw' || (wallLeft > 0 && (now.discard === null || isSameValue(now.discard, last)));
};

/** Whether only sets and flowers are revealed, until one is robbed to win, and no flower was discarded (YG-6, YG-11, YG-12). */
const isLaidOut = ({ options }: YearGame, { phase, melds, flowers, discards }: YearState): boolean =>
  discards.every(({ tile: one }) => !isBonus(one)) &&
  Object.values(flowers).flat().every(isBonus) &&
  (phase === 'over' ||
    Object.values(melds)
      .flat()
      .every((meld) => meldSet(meld, options) !== undefined));

export const stored = (rules: YearGame): Stored<YearTypes> => ({
  seatings: [SEATS],
  open: () => ({
    dealer: oneOf(dealersOf(rules)),
    players: readYearPlayers,
    flowers: bySeats(SEATS, listOf(tile)),
    flowerWallLeft: whole(MOST_TILES),
    hopToi: someOf(SEATS),
  }),
  hidden: () => ({ flowerWall: listOf(tile) }),
  stages: () => ({
    courtesy: objectOf({ seat }),
    draw: objectOf({ seat, discard: orNull(discard), renewed: flag }),
    turn: objectOf({ seat, by: oneOf(['deal', 'wall', 'call'] as const), called: orNull(discard) }),
    claims: objectOf({ from: seat, tile }),
  }),
  otherTiles: ({ flowers, flowerWall }) => [...Object.values(flowers).flat(), ...flowerWall],
  sets: [rules.tiles.byIndex],
  takingPart: ({ seats, now }) =>
    seats.filter((one) => ('from' in now ? one !== now.from : 'seat' in now && one === now.seat)),
  fits: (state) =>
    state.wallLeft === state.wall.length &&
    state.flowerWallLeft === state.flowerWall.length &&
    isLaidOut(rules, state) &&
    (state.phase === 'over' || (isStaged(state) && isCounted(state))),
  outcome: (state, given) => {
    if (ownValue(given, 'ending') === 'wallGame') return outcomeOf(rules, state, null);
    const declared = declarationOf(ownValue(given, 'declared'));
    const made = declared && outcomeOf(rules, state, declared);
    const isHeld =
      made?.ending === 'mahjongg' &&
      sameTiles(made.declared.hand.concealed, at(state.racks, made.declared.seat));
    return isHeld ? made : undefined;
  },
});
