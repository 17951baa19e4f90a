/**
 * The games of the rulebook, by the prefix of their rule numbers.
 *
 * @example
 * ```ts
 * import { RULE_GAMES } from 'mahjongg/rulebook';
 *
 * RULE_GAMES.CF; // => 'Card Free American Mah Jongg'
 * ```
 */
export const RULE_GAMES: Readonly<Record<RulePrefix, string>> = /* @__PURE__ */ Object.freeze({
  CF: 'Card Free American Mah Jongg',
  AG: 'American Mah Jongg by card',
  TG: '“The American Game”',
  CS: 'Chinese Mah Jongg Solitaire',
  AS: 'American Mah Jongg Solitaire',
  YG: 'The Year game',
});

/** The prefix of a game’s rule numbers. */
export type RulePrefix = 'CF' | 'AG' | 'TG' | 'CS' | 'AS' | 'YG';

/** A rule of the rulebook, in a few words. */
export interface Rule {
  /** Its permanent number, which reasons, score sheets and tests cite. A letter marks a point that can be played several ways. */
  readonly number: string;
  /** The name of its game. */
  readonly game: string;
  /** What it is about. */
  readonly title: string;
  /** What it says, in a few sentences of plain text. */
  readonly text: string;
  /** The options that change it, with house rules written as `houseRules.requireBonus`; empty if there are none. */
  readonly options: readonly string[];
}

/** A rule as the rulebook tables list it: number, title, text, options. */
export type RuleRow = readonly [number: string, title: string, text: string, options?: readonly string[]];
