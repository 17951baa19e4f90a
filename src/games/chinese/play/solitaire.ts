import { optionalField, tileField, tilesField } from '../../../play/fields';
import { type GameOf, makeGame } from '../../../play/make-game';
import { solitaireSetup } from '../../../play/one-player';
import { expectPlayed } from '../../../play/played-games';
import type { Way } from '../../../play/way';
import type { ChineseSolitaire } from '../rules';
import { evolution } from './changes';
import { claims, turn } from './phases';
import { CHINESE_SOLITAIRES } from './played-games';
import { begin, deal } from './round';
import { stored } from './stored';
import type { ChineseTypes } from './types';

/** The Chinese solitaire by one choice of options (CS-1 to CS-8). */
export const chineseSolitaireWay = (rules: ChineseSolitaire): Way<ChineseTypes> => {
  const { name, options, table, tiles: wall } = rules;
  const identity = Object.freeze({ name, options });
  return {
    identity,
    kit: rules,
    setup: {
      ...solitaireSetup({ byIndex: wall.byIndex, rule: wall.rule, throws: table.throws, throwRule: 'CS-3' }),
      deal: (setting) => deal(rules, identity, setting),
      begin,
    },
    actions: new Map([
      ['discard', [tileField('tile')]],
      ['kong', [tileField('tile')]],
      ['decline', []],
      ['call', [tileField('tile'), tilesField('with')]],
      ['mahjongg', [optionalField(tileField('tile'))]],
    ]),
    phases: { turn, claims },
    waits: { answered: 'CS-5', turn: 'CS-5' },
    ...evolution,
    returns: (_, outcome) => ({
      E: outcome.ending === 'mahjongg' ? outcome.score.final.n / outcome.score.final.d : 0,
    }),
    stored: stored(rules),
  };
};

/**
 * Gives the functions that play the Chinese solitaire (CS-1 to CS-22), as `gameOf` does; a bundle has no other way
 * of playing.
 *
 * @param rules - The rule set, `chineseSolitaire()`.
 * @returns The functions. A state of other rules ends with a `MisuseError`.
 * @example
 * ```ts
 * import { chineseSolitaire, unwrap } from 'mahjongg/chinese';
 * import { chineseSolitaireGame, seededRandom, shuffleWall, throwDice } from 'mahjongg/game';
 *
 * const rules = chineseSolitaire();
 * const random = seededRandom('a quiet evening');
 * const setup = { wall: shuffleWall(rules, random), dice: throwDice(rules, random) };
 * unwrap(chineseSolitaireGame(rules).createGame(setup)).phase; // => 'turn'
 * ```
 */
export const chineseSolitaireGame = (rules: ChineseSolitaire): GameOf<ChineseTypes> => {
  expectPlayed(rules, '`chineseSolitaireGame`', [CHINESE_SOLITAIRES]);
  return makeGame(chineseSolitaireWay(rules));
};
