import { isFlower } from '../../../chinese/chinese-tiles';
import { DUMMIES } from '../../../chinese/solitaire-claims';
import type { Meld } from '../../../hands/hand';
import { judged, listOf, objectOf, oneOf, orNull, type Reader, tile, whole } from '../../../play/fields';
import { PLAYER, PLAYERS, sizeOf } from '../../../play/one-player';
import { sameTiles } from '../../../play/racks';
import type { Stored } from '../../../play/way';
import { ownValue } from '../../../result/own-values';
import type { ChineseSolitaire } from '../../../rules/chinese-solitaire';
import type { Tile } from '../../../tiles/tile';
import { tileIndex } from '../../../tiles/tile-index';
import type { ChineseDeclaration, ChineseGameState, ChineseTypes } from './types';
import { wonOutcome } from './win';

const tiles = /* @__PURE__ */ listOf(tile);

/** A set on the table, which may be a concealed kong. */
const meld: Reader<Meld> = (value) =>
  objectOf<Pick<Meld, 'tiles'>>({ tiles })(value) ??
  objectOf<{ readonly tiles: readonly Tile[]; readonly concealed: boolean }>({
    tiles,
    concealed: oneOf([true]),
  })(value);

const declaration = /* @__PURE__ */ objectOf<ChineseDeclaration>({
  seat: oneOf([PLAYER]),
  win: judged(),
  from: orNull(oneOf(DUMMIES)),
  hand: judged(),
});

const isRun = (set: readonly Tile[]): boolean => {
  const [low = 0, middle = 0, high = 0] = set.map(tileIndex).sort((one, other) => one - other);
  return (
    set.length === 3 && low % 10 > 0 && low % 10 < 8 && high < 30 && middle === low + 1 && high === low + 2
  );
};

/** Whether a set is one that can lie on the table; only a kong may be concealed. */
const isSet = ({ tiles: set, concealed }: Meld): boolean => {
  const isAlike = set.every((one) => one === set[0] && !isFlower(one));
  if (concealed === true) return isAlike && set.length === 4;
  return (isAlike && (set.length === 3 || set.length === 4)) || isRun(set);
};

/** Whether the hand and what is going on agree: a turn has a tile more, and a claim is of the last discard (CS-5, CS-6). */
const isStaged = ({ table }: ChineseSolitaire, state: ChineseGameState): boolean => {
  const surplus = sizeOf(state) - table.handSize;
  if (state.phase === 'turn') return surplus === 0 && (state.drawn === null || state.now.by !== 'claim');
  if (state.phase === 'over') return surplus <= 0;
  const last = state.discards.at(-1);
  return surplus < 0 && last?.seat === state.now.from && last.tile === state.now.tile && !isFlower(last.tile);
};

/** How stored states of the Chinese solitaire are read. */
export const stored = (rules: ChineseSolitaire): Stored<ChineseTypes> => ({
  seatings: [PLAYERS],
  open: () => ({
    melds: objectOf({ E: listOf(meld) }),
    flowers: objectOf({ E: tiles, S: tiles, W: tiles, N: tiles }),
    looseLeft: whole(2),
  }),
  hidden: () => ({ loose: tiles }),
  stages: () => ({
    turn: objectOf({
      by: oneOf(['deal', 'wall', 'loose', 'claim'] as const),
      afterKong: oneOf([true, false]),
    }),
    claims: objectOf({ from: oneOf(DUMMIES), tile }),
  }),
  tiles: ({ racks, melds, flowers, discards, wall, wallLeft, loose }) => [
    ...(racks.E ?? []),
    ...(melds.E ?? []).flatMap((one) => one.tiles),
    ...Object.values(flowers).flat(),
    ...discards.map((one) => one.tile),
    ...wall.slice(wall.length - wallLeft),
    ...loose,
  ],
  sets: [rules.tiles.byIndex],
  fits: (state) =>
    state.looseLeft === state.loose.length &&
    (state.melds.E ?? []).every(isSet) &&
    Object.values(state.flowers).flat().every(isFlower) &&
    !(state.racks.E ?? []).some(isFlower) &&
    isStaged(rules, state),
  outcome: (state, given) => {
    if (ownValue(given, 'ending') === 'wallGame') return { ending: 'wallGame' };
    const declared = declaration(ownValue(given, 'declared'));
    const made = declared && wonOutcome(rules, declared);
    return made !== undefined && sameTiles(declared?.hand.concealed ?? [], state.racks.E ?? [])
      ? made
      : undefined;
  },
});
