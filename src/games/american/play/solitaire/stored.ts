import { DUMMIES } from '../../../../chinese/solitaire-claims';
import type { Meld } from '../../../../hands/hand';
import { judged, objectOf, oneOf, orNull, tile, whole } from '../../../../play/fields';
import { PLAYER, PLAYERS } from '../../../../play/one-player';
import { sameTiles } from '../../../../play/racks';
import type { Stored } from '../../../../play/way';
import { ownValue } from '../../../../result/own-values';
import { setFault } from '../calls';
import type {
  AmericanGameState,
  AmericanTypes,
  SolitaireDeclaration,
  SolitaireKit,
  SolitaireStages,
} from './types';
import { isWin, wonOutcome } from './win';

const declaration = /* @__PURE__ */ objectOf<SolitaireDeclaration>({
  seat: oneOf([PLAYER]),
  by: oneOf(['wall', 'discard', 'charleston'] as const),
  tile: orNull(tile),
  from: orNull(oneOf(DUMMIES)),
  hand: judged(),
});

/** The player’s tiles in all. */
const sizeOf = ({ counts, melds }: AmericanGameState): number =>
  (melds.E ?? []).reduce((sum, { tiles }) => sum + tiles.length, counts.E ?? 0);

const isExposure = ({ hands }: SolitaireKit, { tiles }: Meld): boolean => {
  const [first, ...others] = tiles;
  return first !== undefined && setFault(hands, first, others) === undefined;
};

/** Whether the hand, the discards and what is going on agree (AS-2, AS-3, AS-6). */
const isStaged = ({ rules }: SolitaireKit, state: AmericanGameState): boolean => {
  const { passes, handSize } = rules.table;
  const { phase, now, discards, passed } = state;
  const lacks = handSize - sizeOf(state);
  const last = discards.at(-1);
  switch (phase) {
    case 'charleston': {
      const [least, most] = passes[now.pass - 1] ?? [];
      return lacks === 0 && now.least === least && now.most === most;
    }
    case 'claims':
      return lacks === 1 && discards.length > passed && last?.seat === now.from && last.tile === now.tile;
    case 'over':
      return lacks === 0 || lacks === 1;
    default:
      return lacks === 0;
  }
};

/** How stored states of the American solitaire are read. */
export const stored = (kit: SolitaireKit): Stored<AmericanTypes> => {
  const { table, tiles } = kit.rules;
  return {
    seatings: [PLAYERS],
    open: () => ({ passed: whole(256), jokersAtEnd: whole(8) }),
    hidden: () => ({}),
    stages: () => ({
      charleston: objectOf<SolitaireStages['charleston']>({
        round: oneOf([1, 2]),
        pass: oneOf(table.passes.map((_, place) => place + 1)),
        least: whole(table.handSize),
        most: whole(table.handSize),
      }),
      secondCharleston: objectOf<SolitaireStages['secondCharleston']>({ round: oneOf([2]) }),
      courtesyPass: objectOf<SolitaireStages['courtesyPass']>({ most: oneOf([table.courtesy]) }),
      turn: objectOf<SolitaireStages['turn']>({ by: oneOf(['deal', 'wall', 'call'] as const) }),
      claims: objectOf<SolitaireStages['claims']>({ from: oneOf(DUMMIES), tile }),
    }),
    tiles: ({ racks, melds, discards, wall, wallLeft }) => [
      ...(racks.E ?? []),
      ...(melds.E ?? []).flatMap((meld) => meld.tiles),
      ...discards.map((one) => one.tile),
      ...wall.slice(wall.length - wallLeft),
    ],
    sets: [tiles.byIndex],
    fits: (state) =>
      state.jokersAtEnd <= state.wallLeft &&
      state.passed <= state.discards.length &&
      (state.melds.E ?? []).every((meld) => isExposure(kit, meld)) &&
      isStaged(kit, state),
    outcome: (state, given) => {
      if (ownValue(given, 'ending') === 'wallGame') return { ending: 'wallGame' };
      const declared = declaration(ownValue(given, 'declared'));
      if (declared === undefined || !isWin(kit, declared)) return undefined;
      const isHeld = sameTiles(declared.hand.concealed, state.racks.E ?? []);
      return isHeld ? wonOutcome(kit, state, declared) : undefined;
    },
  };
};
