import type { Hand } from '../../../hands/hand';
import {
  bySeats,
  judged,
  listOf,
  objectOf,
  oneOf,
  orNull,
  type Reader,
  someOf,
  tile,
  whole,
} from '../../../play/fields';
import { sameTiles } from '../../../play/racks';
import { at } from '../../../play/seats';
import type { Discard } from '../../../play/types';
import type { Stored } from '../../../play/way';
import { ownValue } from '../../../result/own-values';
import { isSameValue } from '../../../result/same-value';
import { SEATS } from '../../../rules/payouts';
import type { YearGame } from '../../../rules/year';
import type { Tile } from '../../../tiles/tile';
import { meldShape } from '../../../year/melds';
import { isBonus } from '../../../year/year-tiles';
import { surplusOf } from './kit';
import type { YearDeclaration } from './scene';
import { readDealer, readYearPlayers } from './setup';
import type { YearState, YearTypes } from './types';
import { wallOutcome, wonOutcome } from './win';

const MOST_TILES = 256;

const seat = /* @__PURE__ */ oneOf(SEATS);
const discard: Reader<Discard> = /* @__PURE__ */ objectOf<Discard>({ seat, tile });
const tilesBySeat = /* @__PURE__ */ bySeats(SEATS, listOf(tile));

const declaration = /* @__PURE__ */ objectOf<YearDeclaration>({
  seat,
  by: oneOf(['wall', 'discard', 'steal'] as const),
  tile: orNull(tile),
  from: orNull(seat),
  hand: judged<Hand>(),
  win: judged(),
});

/** Whether everybody has as many tiles as they should at this point; whose turn it is has one more (YG-9). */
const isCounted = (state: YearState): boolean => {
  const { seats, phase, now, dealer } = state;
  if (phase === 'over') return true;
  const mover = phase === 'turn' ? now.seat : phase === 'courtesy' ? dealer : null;
  return seats.every((one) => surplusOf(state, one) === (one === mover ? 1 : 0));
};

/** Whether what is going on belongs to whoever is awaited (YG-5, YG-7, YG-15). */
const isStaged = (state: YearState): boolean => {
  const { phase, now, awaiting, answers, seats, discards, wallLeft } = state;
  if (phase === 'over') return true;
  const last = discards.at(-1);
  if (phase !== 'claims') {
    const isDrawn =
      phase !== 'draw' || (wallLeft > 0 && (now.discard === null || isSameValue(now.discard, last)));
    return awaiting.length === 1 && awaiting[0] === now.seat && isDrawn;
  }
  return (
    last?.seat === now.from &&
    last.tile === now.tile &&
    at(answers, now.from) === null &&
    seats.every((one) => awaiting.includes(one) === (one !== now.from && at(answers, one) === null))
  );
};

/** Whether only sets and flowers lie revealed, until one is robbed for the win, and no flower was discarded (YG-6, YG-11, YG-12). */
const isLaidOut = ({ options }: YearGame, { seats, phase, melds, flowers, discards }: YearState): boolean =>
  discards.every((one) => !isBonus(one.tile)) &&
  seats.every(
    (one) =>
      at(flowers, one).every(isBonus) &&
      (phase === 'over' || at(melds, one).every((meld) => meldShape(meld, options) !== undefined)),
  );

/** All tiles of a state, wherever they lie. */
const tilesOf = ({
  seats,
  racks,
  flowers,
  melds,
  discards,
  wall,
  flowerWall,
}: YearState): readonly Tile[] => [
  ...seats.flatMap((one) => [
    ...at(racks, one),
    ...at(flowers, one),
    ...at(melds, one).flatMap(({ tiles }) => tiles),
  ]),
  ...discards.map((one) => one.tile),
  ...wall,
  ...flowerWall,
];

/** How stored states of the Year game are read. */
export const stored = (rules: YearGame): Stored<YearTypes> => ({
  seatings: [SEATS],
  open: () => ({
    dealer: (value) => {
      const read = readDealer(rules, value ?? null);
      return read.ok ? read.value : undefined;
    },
    players: (value) => {
      const read = readYearPlayers(value ?? null);
      return read.ok ? read.value : undefined;
    },
    flowers: tilesBySeat,
    flowerWallLeft: whole(MOST_TILES),
    hopToi: someOf(SEATS),
  }),
  hidden: () => ({ flowerWall: listOf(tile) }),
  stages: () => ({
    courtesy: objectOf({ seat }),
    draw: objectOf({ seat, discard: orNull(discard), renewed: oneOf([true, false]) }),
    turn: objectOf({ seat, by: oneOf(['deal', 'wall', 'call'] as const), called: orNull(discard) }),
    claims: objectOf({ from: seat, tile }),
  }),
  tiles: tilesOf,
  sets: [rules.tiles.byIndex],
  fits: (state) =>
    state.wallLeft === state.wall.length &&
    state.flowerWallLeft === state.flowerWall.length &&
    isLaidOut(rules, state) &&
    isStaged(state) &&
    isCounted(state),
  outcome: (state, given) => {
    if (ownValue(given, 'ending') === 'wallGame') return wallOutcome(rules, state);
    const declared = declaration(ownValue(given, 'declared'));
    if (declared === undefined) return undefined;
    const made = wonOutcome(rules, state, declared);
    const isHeld = made !== undefined && sameTiles(declared.hand.concealed, at(state.racks, declared.seat));
    return isHeld ? made : undefined;
  },
});
