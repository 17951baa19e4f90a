import { expectSound, misused } from '../core/misuse';
import { isData, isRecord, ownValue } from '../core/own-values';
import { described } from '../core/reason';
import { expectShape, type Shape } from '../core/shape';
import { expectRules, HANDS_PART, SCORE_PART, TABLE_PART } from '../hands/expect-rules';
import type { HasIdentity } from '../hands/rule-parts';
import type { HasAnyTable } from '../hands/table-parts';

/** How a function checks and names the games of one way of playing. */
export interface PlayedGames {
  /** The name of the way of playing, as in `table.play` of their rules. */
  readonly play: string;
  /** What they are called, as in `the Year game`. */
  readonly called: string;
  /** How their rules are made, as in `yearGame()`. */
  readonly made: readonly string[];
  /** Throws a `MisuseError` if such rules lack what their games need. */
  readonly expect: (rules: object) => void;
}

/** The optional parts of its rules that every game checks. */
const ASKED: Shape = { atLevel: 'function?', afterCall: 'function?', mayWin: 'function?' };

/** Throws a `MisuseError` if parts of a rule set are not functions; `shape` says which must be there. */
export const expectFunctions = (rules: unknown, shape: Shape = ASKED): void =>
  expectShape(rules, shape, 'A game needs a rule set');

/** Throws a `MisuseError` if a rule set cannot read and score the hands of its game. */
export const expectHands = (rules: unknown): void => {
  for (const part of [HANDS_PART, SCORE_PART]) expectRules(rules, part, 'A game');
};

/** The rule sets that passed the checks. */
const sound = /* @__PURE__ */ new WeakSet<object>();

/** Throws a `MisuseError` if rules have no table, or lack what their games need. */
export const expectTable = (rules: unknown, { expect }: PlayedGames): void => {
  if (sound.has(rules as object)) return;
  expectRules(rules, TABLE_PART, 'A game');
  const played = rules as HasAnyTable & HasIdentity;
  expectSound(isData(played.table), 'The table of a rule set must be plain data', played.table);
  expectSound(isData(played.options), 'The options of a rule set must be plain data', played.options);
  expect(played);
  sound.add(played);
};

const anyOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');

const part = (whole: unknown, name: string): unknown => (isRecord(whole) ? ownValue(whole, name) : undefined);

/** The name of the way of playing in the table of some rules, if they have one. */
export const playOf = (rules: unknown): unknown => part(part(rules, 'table'), 'play');

/**
 * Throws a `MisuseError` if rules are not those of a game that a function serves; `what` begins the sentence that says
 * which games those are.
 */
export const expectPlayed = (
  rules: unknown,
  what: string,
  served: readonly PlayedGames[],
  called: string = served[0]?.called ?? '',
): void => {
  const play = playOf(rules);
  const given =
    rules === undefined ? '; none were given' : `, not for ${described(part(rules, 'name') ?? rules)}`;
  const made = anyOf(served.flatMap((games) => games.made));
  const played = served.find((games) => games.play === play);
  expectTable(rules, played ?? misused(`${what} is for ${called}: ${made}${given}.`));
};
