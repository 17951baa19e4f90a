/**
 * The games of the rulebook, by the beginnings of their rules’ numbers.
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

/** What the numbers of a game’s rules begin with. */
export type RulePrefix = 'CF' | 'AG' | 'TG' | 'CS' | 'AS' | 'YG';

/** A rule of the rulebook, in a few words. */
export interface Rule {
  /** Its number, which is permanent: reasons, score sheets and tests cite it. A letter marks a point that can be played in more than one way. */
  readonly number: string;
  /** The name of its game. */
  readonly game: string;
  /** What it is about. */
  readonly title: string;
  /** What it says, in one to three sentences of plain text. */
  readonly text: string;
  /** The options that play it another way, house rules as `houseRules.requireBonus`; empty if there are none. */
  readonly options: readonly string[];
}

/** A rule as the tables have it: number, title, text, options. */
export type RuleRow = readonly [number: string, title: string, text: string, options?: readonly string[]];
