import { ownValue } from '../../../core/own-values';
import type { Meld } from '../../../hands/hand';
import { SEATS } from '../../../hands/payouts';
import { bySeats, flag, judged, listOf, objectOf, oneOf, orNull, tile, whole } from '../../../play/fields';
import { DUMMIES, PLAYER, PLAYERS, sizeOf } from '../../../play/one-player';
import { sameTiles } from '../../../play/racks';
import type { Stored } from '../../../play/way';
import { meldSet } from '../parts';
import type { ChineseSolitaire } from '../rules';
import { isFlower } from '../tiles';
import type { ChineseDeclaration, ChineseGameState, ChineseTypes } from './types';
import { wonOutcome } from './win';

const tiles = /* @__PURE__ */ listOf(tile);

/** A set on the table, which may be a concealed kong. */
const meld = (value: unknown): Meld | undefined =>
  objectOf<Pick<Meld, 'tiles'>>({ tiles })(value) ??
  objectOf<Required<Meld>>({ tiles, concealed: oneOf([true]) })(value);

const declarationOf = (value: unknown): ChineseDeclaration | undefined =>
  objectOf<ChineseDeclaration>({
    seat: oneOf([PLAYER]),
    win: judged(),
    from: orNull(oneOf(DUMMIES)),
    hand: judged(),
  })(value);

/** Whether a set is one that can lie on the table; only a kong may be concealed. */
const isSet = (set: Meld): boolean => {
  const shape = meldSet(set)?.kind;
  return set.concealed === true ? shape === 'kong' : shape !== undefined;
};

/** Whether the hand and what is going on agree: a turn has a tile more, and a claim is of the last discard (CS-5, CS-6). */
const isStaged = ({ table }: ChineseSolitaire, state: ChineseGameState): boolean => {
  const surplus = sizeOf(state) - table.handSize;
  if (state.phase === 'turn') return surplus === 0 && (state.drawn === null || state.now.by !== 'claim');
  if (state.phase === 'over') return surplus <= 0;
  const last = state.discards.at(-1);
  return surplus < 0 && last?.seat === state.now.from && last.tile === state.now.tile && !isFlower(last.tile);
};

export const stored = (rules: ChineseSolitaire): Stored<ChineseTypes> => ({
  seatings: [PLAYERS],
  open: () => ({
    melds: objectOf({ E: listOf(meld) }),
    flowers: bySeats(SEATS, tiles),
    looseLeft: whole(2),
  }),
  hidden: () => ({ loose: tiles }),
  stages: () => ({
    turn: objectOf({ by: oneOf(['deal', 'wall', 'loose', 'claim'] as const), afterKong: flag }),
    claims: objectOf({ from: oneOf(DUMMIES), tile }),
  }),
  otherTiles: ({ flowers, loose }) => [...Object.values(flowers).flat(), ...loose],
  sets: [rules.tiles.byIndex],
  fits: (state) =>
    state.looseLeft === state.loose.length &&
    (state.melds.E ?? []).every(isSet) &&
    Object.values(state.flowers).flat().every(isFlower) &&
    !(state.racks.E ?? []).some(isFlower) &&
    isStaged(rules, state),
  outcome: (state, given) => {
    if (ownValue(given, 'ending') === 'wallGame') return { ending: 'wallGame' };
    const declared = declarationOf(ownValue(given, 'declared'));
    const made = declared && wonOutcome(rules, declared);
    return made !== undefined && sameTiles(declared?.hand.concealed ?? [], state.racks.E ?? [])
      ? made
      : undefined;
  },
});
