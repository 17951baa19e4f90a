import { onFirstUseOf } from '../../core/first-use';
import { frozen } from '../../core/frozen';
import { MisuseError, misused, soundOf } from '../../core/misuse';
import { isRecord } from '../../core/own-values';
import { quoted } from '../../core/reason';
import { expectRules, GOALS_PART, HANDS_PART, SCORE_PART } from '../../hands/expect-rules';
import type { Choices } from '../../hands/read-options';
import type { HasTiles } from '../../hands/rule-parts';
import type { HasAnyTable } from '../../hands/table-parts';
import { playOf } from '../../play/played-games';
import { keptRules } from '../../questions/kept-rules';
import { type CardFree, cardFree } from '../card-free/rules';
import type { AmericanCard } from './card/rules';
import { RACK_GAMES } from './play/table-rules';
import { recordedOptions } from './recorded-options';
import { type AmericanSheetOptions, readAmericanSheetOptions } from './solitaire-sheet';
import type { AmericanSolitaireTable } from './solitaire-table';

/** The rule sets that American solitaire can use: a card or Card Free (AS-1). */
export type SolitaireHands = CardFree | AmericanCard;

/** American Mah Jongg Solitaire under one choice of options; another rule set reads, scores and finds its hands (AS-1). */
export interface AmericanSolitaire<Hands extends SolitaireHands = SolitaireHands>
  extends HasTiles,
    HasAnyTable<AmericanSolitaireTable> {
  /** Always `american-solitaire`. */
  readonly name: 'american-solitaire';
  /** The options in force, with defaults filled in; `hands` names the rule set of the hands and its options. */
  readonly options: AmericanSheetOptions & Readonly<Record<string, unknown>>;
  /** The rule set that says which hands win and what they are worth. */
  readonly game: Hands;
  /** How hands are read. */
  readonly hands: Hands['hands'];
  /** How to find the way to a winning hand. */
  readonly goals: Hands['goals'];
  /** Scores one reading. */
  readonly score: Hands['score'];
  /** The card in play; left out with Card Free. */
  readonly card?: AmericanCard['card'] | undefined;
  /** The card’s fingerprint; left out with Card Free. */
  readonly fingerprint?: string | undefined;
}

/** How many tiles the game has (AS-1); tiles left are counted from this (AS-9). */
const TILES_IN_GAME = 152;

const tableOf = ({ courtesyAfterFirst, keepSecondJoker }: AmericanSheetOptions): AmericanSolitaireTable =>
  frozen({
    play: 'americanSolitaire',
    players: [1],
    throws: 1,
    handSize: 14,
    passes: [
      [3, 3],
      [3, 3],
      [0, 3],
    ],
    courtesy: 3,
    courtesyAfterFirst,
    keepSecondJoker,
  });

const make = (options: AmericanSheetOptions, given: SolitaireHands): AmericanSolitaire => {
  // Exposures keep their size (AS-6), even if they grow at a table (TG-5).
  const game = ('keepingExposures' in given ? given.keepingExposures?.() : undefined) ?? given;
  const { name, tiles, hands, goals, score } = game;
  return Object.freeze({
    name: 'american-solitaire' as const,
    options: Object.freeze({
      ...options,
      hands: Object.freeze({ name, options: recordedOptions(game.options) }),
    }),
    game,
    ...('card' in game && { card: game.card, fingerprint: game.fingerprint }),
    tiles,
    hands,
    goals,
    score,
    table: tableOf(options),
  });
};

const keptFor = /* @__PURE__ */ onFirstUseOf(
  (game: SolitaireHands) => keptRules((options: AmericanSheetOptions) => make(options, game)),
  /* @__PURE__ */ new WeakMap(),
);

/**
 * Makes the rule set of American Mah Jongg Solitaire (AS-1 to AS-11).
 *
 * @param choices - Its options; those left out are as the rulebook plays them.
 * @param hands - The rule set whose hands and values count: `americanCard(card)`, or Card Free, the default.
 * @returns The rule set, for `gameOf`; the same options and hands return the same object. Unknown or bad options,
 * hands of another game, and hands for other than 152 tiles throw a `MisuseError`. To check options, call
 * `readAmericanSheetOptions`, which returns reasons instead.
 * @example
 * ```ts
 * import { americanCard, americanSolitaire, practiceCard } from 'mahjongg/american';
 * import { newGame } from 'mahjongg/game';
 *
 * const rules = americanSolitaire({ denominator: 'discarded' }, americanCard(practiceCard));
 * newGame(rules, { seed: 'a rainy day' }).state.phase; // => 'charleston'
 * ```
 */
export const americanSolitaire = <Hands extends SolitaireHands = CardFree>(
  choices: Choices<AmericanSheetOptions> = {},
  hands: Hands = cardFree() as Hands,
): AmericanSolitaire<Hands> => {
  if (isRecord(choices) && 'hands' in choices)
    misused(
      '`americanSolitaire` takes its options before the hands: americanSolitaire({}, rules).',
      'badOption',
    );
  const options = soundOf(readAmericanSheetOptions(choices));
  for (const part of [GOALS_PART, HANDS_PART, SCORE_PART]) expectRules(hands, part, '`americanSolitaire`');
  const count = hands.tiles.byIndex.reduce((sum, copies) => sum + copies, 0);
  const isFreeForm = hands.name === 'american-game' && !('card' in hands);
  if (count === TILES_IN_GAME && !isFreeForm && playOf(hands) === RACK_GAMES.play)
    return keptFor(hands)(options) as AmericanSolitaire<Hands>;
  const message =
    count === TILES_IN_GAME
      ? `American solitaire needs the hands of a card or Card Free, not of ${quoted(hands.name)}.`
      : `American solitaire needs ${TILES_IN_GAME} tiles; ${quoted(hands.name)} has ${count} with these options.`;
  throw new MisuseError([{ code: 'badOption', rule: 'AS-1', message, params: { count } }]);
};
