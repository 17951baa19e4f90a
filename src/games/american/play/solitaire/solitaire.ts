import { ownValue } from '../../../../core/own-values';
import { isSameValue } from '../../../../core/same-value';
import { addCount, addDiscard, drawnAlone, setMeld } from '../../../../play/evolve';
import {
  countField,
  hand,
  objectOf,
  oneOf,
  optionalField,
  orNull,
  tile,
  tileField,
  tilesField,
  whole,
} from '../../../../play/fields';
import { type GameOf, makeGame } from '../../../../play/make-game';
import { CHANGES_ALONE, DUMMIES, PLAYER, PLAYERS, solitaireSetup } from '../../../../play/one-player';
import { expectPlayed } from '../../../../play/played-games';
import { sameTiles, tilesOf } from '../../../../play/racks';
import { at } from '../../../../play/seats';
import { MOST_TILES } from '../../../../play/walls';
import type { Changes, Stored, Way } from '../../../../play/way';
import type { AmericanSolitaire } from '../../solitaire-rules';
import { isExposure } from '../exposures';
import { stageOf } from '../table/stored';
import { AMERICAN_SOLITAIRES, identityOf } from '../table-rules';
import {
  charleston,
  claims,
  courtesyPass,
  deal,
  goToPass,
  isRight,
  passesOf,
  secondCharleston,
  turn,
  wonOutcome,
} from './phases';
import type { AmericanGameState, AmericanTypes, SolitaireDeclaration } from './types';

const changes: Changes<AmericanTypes> = {
  passed: (table, { seat, tiles }) => {
    addCount(table, seat, -tiles.length);
    table.passed += tiles.length;
    for (const tile of tiles) addDiscard(table, seat, tile);
  },
  drew: (table, { seat, count }) => {
    if (seat === PLAYER) addCount(table, seat, count);
    table.wallLeft -= count;
    table.jokersAtEnd = Math.min(table.jokersAtEnd, table.wallLeft);
  },
  jokerLaid: (table, { inward }) => {
    table.jokersAtEnd = Math.max(table.jokersAtEnd, inward + 1);
  },
  exchanged: (table, { seat, meld, tiles }) => setMeld(table, seat, meld, { tiles }),
};

/** Swaps a joker with the tile `inward` tiles from the end of the wall (AS-4). */
const changeWall: NonNullable<Way<AmericanTypes>['changeHidden']> = (draft, event) => {
  if (event.type !== 'jokerLaid') return;
  const laid = draft.wall.length - 1 - event.inward;
  draft.wall = draft.wall.map((tile, place) => (place === laid ? 'J' : tile));
};

const declaration = /* @__PURE__ */ (() =>
  objectOf<SolitaireDeclaration>({
    seat: oneOf([PLAYER]),
    by: oneOf(['wall', 'discard', 'charleston'] as const),
    tile: orNull(tile),
    from: orNull(oneOf(DUMMIES)),
    hand,
  }))();

/** Whether the hand and the discards fit the phase (AS-2, AS-3, AS-6). */
const isStaged = ({ table }: AmericanSolitaire, state: AmericanGameState): boolean => {
  const { phase, now, discards, passed, counts, melds } = state;
  const lacks = table.handSize - at(counts, PLAYER) - tilesOf(at(melds, PLAYER)).length;
  if (phase === 'over') return lacks === 0 || lacks === 1;
  if (phase !== 'claims') return lacks === 0;
  return (
    lacks === 1 &&
    discards.length > passed &&
    isSameValue(discards.at(-1), { seat: now.from, tile: now.tile })
  );
};

const stored = (rules: AmericanSolitaire): Stored<AmericanTypes> => {
  const { table, tiles, game } = rules;
  return {
    seatings: [PLAYERS],
    open: () => ({ passed: whole(MOST_TILES), jokersAtEnd: whole(8) }),
    hidden: () => ({}),
    stages: () => ({
      charleston: stageOf(passesOf(rules).flat()),
      secondCharleston: stageOf([{ round: 2 }]),
      courtesyPass: stageOf([{ most: table.courtesy }]),
      turn: objectOf({ by: oneOf(['deal', 'wall', 'call'] as const) }),
      claims: objectOf({ from: oneOf(DUMMIES), tile }),
    }),
    sets: [tiles.byIndex],
    fits: (state) =>
      state.jokersAtEnd <= state.wallLeft &&
      state.passed <= state.discards.length &&
      at(state.melds, PLAYER).every((meld) => isExposure(game, meld)) &&
      isStaged(rules, state),
    outcome: (state, given) => {
      if (ownValue(given, 'ending') === 'wallGame') return { ending: 'wallGame' };
      const declared = declaration(ownValue(given, 'declared'));
      const isHeld = declared && sameTiles(declared.hand.concealed, at(state.racks, PLAYER));
      return isHeld && isRight(rules, declared) ? wonOutcome(rules, state, declared) : undefined;
    },
  };
};

/** American solitaire under one choice of options and hands (AS-1 to AS-11). */
export const americanSolitaireWay = (rules: AmericanSolitaire): Way<AmericanTypes> => {
  const identity = identityOf(rules);
  const { byIndex } = rules.tiles;
  return {
    identity,
    card: rules.card,
    rules,
    setup: {
      ...solitaireSetup({ byIndex, rule: 'AS-1', throws: rules.table.throws, throwRule: 'AS-1' }),
      deal: (setting) => deal(rules, identity, setting),
      begin: (step) => goToPass(step, 1, 1),
    },
    actions: new Map([
      ['pass', [tilesField('tiles')]],
      ['continue', []],
      ['stop', []],
      ['discard', [tileField('tile')]],
      ['exchange', [tileField('tile'), countField('meld')]],
      ['decline', []],
      ['call', [tileField('tile'), tilesField('with')]],
      ['mahjongg', [optionalField(tileField('tile'))]],
    ]),
    phases: { charleston, secondCharleston, courtesyPass, turn, claims },
    waits: { answered: 'AS-6', turn: 'AS-6' },
    changes: { ...CHANGES_ALONE, ...changes },
    changeHidden: changeWall,
    drawn: drawnAlone,
    returns: (_, outcome) => ({
      E: outcome.ending === 'mahjongg' ? outcome.sheet.final.n / outcome.sheet.final.d : 0,
    }),
    stored: stored(rules),
  };
};

/**
 * Makes the functions that play American solitaire (AS-1 to AS-11), as `gameOf` does, without bundling any other
 * game.
 *
 * @param rules - The rule set, `americanSolitaire()`.
 * @returns The functions. They throw a `MisuseError` for a state of other rules.
 * @example
 * ```ts
 * import { americanSolitaire, unwrap } from 'mahjongg/american';
 * import { americanSolitaireGame, seededRandom, shuffleWall, throwDice } from 'mahjongg/game';
 *
 * const rules = americanSolitaire();
 * const random = seededRandom('a rainy day');
 * const setup = { wall: shuffleWall(rules, random), dice: throwDice(rules, random) };
 * unwrap(americanSolitaireGame(rules).createGame(setup)).phase; // => 'charleston'
 * ```
 */
export const americanSolitaireGame = (rules: AmericanSolitaire): GameOf<AmericanTypes> => {
  expectPlayed(rules, '`americanSolitaireGame`', [AMERICAN_SOLITAIRES]);
  return makeGame(americanSolitaireWay(rules));
};
