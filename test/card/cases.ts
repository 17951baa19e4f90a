import { readFileSync } from 'node:fs';
import type { AmericanCardChoices } from '../../src/games/american/card/rules';
import { type Card, type CardWin, parseCard } from '../../src/index';
import { unwrap } from '../unwrap';

/** A case of test/vectors/card, as far as all of them are alike. */
export interface CardCase {
  readonly rule: string;
  readonly name: string;
}

/** A hand against a card. */
export interface HandCase extends CardCase {
  readonly lines: Card['sections'][number]['lines'];
  readonly text: string;
  readonly options?: AmericanCardChoices;
  readonly win?: CardWin;
  readonly expect: {
    readonly valid: boolean;
    readonly best?: number;
    readonly bestHand?: string;
    readonly readings?: number;
    readonly groups?: readonly string[];
    readonly reasons?: readonly string[];
    readonly nearest?: { readonly missing: readonly string[]; readonly tooMany: readonly string[] };
    readonly conditions?: readonly string[];
    readonly jokerless?: boolean;
  };
}

/** The mistakes of a hand: code, what was expected, offset, length; and what to write there, if that can be said. */
export interface MistakeCase extends CardCase {
  readonly hand: string;
  readonly expect: readonly (readonly [string, string, number, number, string?])[];
}

/** How many variants a hand has. */
export interface VariantCase extends CardCase {
  readonly hand: string;
  readonly variants: number;
  readonly year?: number;
  readonly options?: AmericanCardChoices;
}

/** The cases of a file of test/vectors/card, each with its name for a test. */
export const cardCases = <T extends CardCase>(file: string): readonly (readonly [string, T])[] => {
  const text = readFileSync(new URL(`../vectors/card/${file}`, import.meta.url), 'utf8');
  const { cases } = JSON.parse(text) as { readonly cases: readonly T[] };
  return cases.map((one) => [`${one.rule}: ${one.name}`, one] as const);
};

/** A card with these lines in one section, and the year 2026 unless another is given. */
export const cardJson = (lines: unknown, more: object = { year: 2026 }): object => ({
  name: 'Test card',
  ...more,
  sections: [{ name: 'Section', lines }],
});

/** The same, read. */
export const cardOf = (lines: unknown, more?: object): Card => unwrap(parseCard(cardJson(lines, more)));

/** A card of these hands, each an open line worth 25. */
export const openCard = (...hands: readonly string[]): Card =>
  cardOf(hands.map((hand) => ({ hand, value: 25, open: true })));
