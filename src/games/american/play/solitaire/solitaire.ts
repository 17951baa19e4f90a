import { count, optional, tile, tiles } from '../../../../play/action-fields';
import { drawnAlone } from '../../../../play/drawn';
import { type GameOf, makeGame } from '../../../../play/make-game';
import { solitaireSetup } from '../../../../play/one-player';
import { expectPlayed } from '../../../../play/played-games';
import type { Way } from '../../../../play/way';
import type { AmericanSolitaire } from '../../solitaire-rules';
import { identityOf, makeKit, type TableRules } from '../table-rules';
import { changes, changeWall } from './changes';
import { charleston, claims, courtesyPass, secondCharleston, turn } from './phases';
import { AMERICAN_SOLITAIRES } from './played-games';
import { deal, goToPass } from './round';
import { stored } from './stored';
import type { AmericanTypes, SolitaireKit } from './types';

/** The American solitaire by one choice of options and hands (AS-1 to AS-11). */
export const americanSolitaireWay = (rules: AmericanSolitaire): Way<AmericanTypes> => {
  const identity = identityOf(rules);
  const kit: SolitaireKit = { rules, hands: makeKit(rules.game as TableRules) };
  const { byIndex } = rules.tiles;
  return {
    identity,
    card: rules.card,
    kit,
    setup: {
      ...solitaireSetup({ byIndex, rule: 'AS-1', throws: rules.table.throws, throwRule: 'AS-1' }),
      deal: (setting) => deal(rules, identity, setting),
      begin: (step) => goToPass(step, 1, 1),
    },
    actions: new Map([
      ['pass', [tiles('tiles')]],
      ['continue', []],
      ['stop', []],
      ['discard', [tile('tile')]],
      ['exchange', [tile('tile'), count('meld')]],
      ['decline', []],
      ['call', [tile('tile'), tiles('with')]],
      ['mahjongg', [optional(tile('tile'))]],
    ]),
    phases: { charleston, secondCharleston, courtesyPass, turn, claims },
    waits: { answered: 'AS-6', turn: 'AS-6' },
    changes,
    changeHidden: changeWall,
    drawn: drawnAlone,
    returns: (_, outcome) => ({
      E: outcome.ending === 'mahjongg' ? outcome.sheet.final.n / outcome.sheet.final.d : 0,
    }),
    stored: stored(kit),
  };
};

/**
 * Gives the functions that play the American solitaire (AS-1 to AS-11), as `gameOf` does; a bundle has no other
 * way of playing.
 *
 * @param rules - The rule set, `americanSolitaire()`.
 * @returns The functions. A state of other rules ends with a `MisuseError`.
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
