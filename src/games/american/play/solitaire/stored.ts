import { ownValue } from '../../../../core/own-values';
import { isSameValue } from '../../../../core/same-value';
import { hand, objectOf, oneOf, orNull, tile, whole } from '../../../../play/fields';
import { DUMMIES, PLAYER, PLAYERS } from '../../../../play/one-player';
import { sameTiles, tilesOf } from '../../../../play/racks';
import { at } from '../../../../play/seats';
import type { Stored } from '../../../../play/way';
import { isExposure } from '../calls';
import { stageOf } from '../table/stored';
import { passesOf } from './round';
import type { AmericanGameState, AmericanTypes, SolitaireDeclaration, SolitaireKit } from './types';
import { isRight, wonOutcome } from './win';

const declaration = /* @__PURE__ */ (() =>
  objectOf<SolitaireDeclaration>({
    seat: oneOf([PLAYER]),
    by: oneOf(['wall', 'discard', 'charleston'] as const),
    tile: orNull(tile),
    from: orNull(oneOf(DUMMIES)),
    hand,
  }))();

/** Whether the hand, the discards and what is going on agree (AS-2, AS-3, AS-6). */
const isStaged = ({ rules }: SolitaireKit, state: AmericanGameState): boolean => {
  const { phase, now, discards, passed, counts, melds } = state;
  const lacks = rules.table.handSize - at(counts, PLAYER) - tilesOf(at(melds, PLAYER)).length;
  if (phase === 'over') return lacks === 0 || lacks === 1;
  if (phase !== 'claims') return lacks === 0;
  return (
    lacks === 1 &&
    discards.length > passed &&
    isSameValue(discards.at(-1), { seat: now.from, tile: now.tile })
  );
};

export const stored = (kit: SolitaireKit): Stored<AmericanTypes> => {
  const { table, tiles } = kit.rules;
  return {
    seatings: [PLAYERS],
    open: () => ({ passed: whole(256), jokersAtEnd: whole(8) }),
    hidden: () => ({}),
    stages: () => ({
      charleston: stageOf(passesOf(kit.rules).flat()),
      secondCharleston: stageOf([{ round: 2 }]),
      courtesyPass: stageOf([{ most: table.courtesy }]),
      turn: objectOf({ by: oneOf(['deal', 'wall', 'call'] as const) }),
      claims: objectOf({ from: oneOf(DUMMIES), tile }),
    }),
    sets: [tiles.byIndex],
    fits: (state) =>
      state.jokersAtEnd <= state.wallLeft &&
      state.passed <= state.discards.length &&
      at(state.melds, PLAYER).every((meld) => isExposure(kit.hands, meld)) &&
      isStaged(kit, state),
    outcome: (state, given) => {
      if (ownValue(given, 'ending') === 'wallGame') return { ending: 'wallGame' };
      const declared = declaration(ownValue(given, 'declared'));
      const isHeld = declared && sameTiles(declared.hand.concealed, at(state.racks, PLAYER));
      return isHeld && isRight(kit, declared) ? wonOutcome(kit, state, declared) : undefined;
    },
  };
};
