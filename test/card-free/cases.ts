import { readdirSync, readFileSync } from 'node:fs';
import type { Block, CardFreeChoices, CardFreeWin, Hand, Reading, Reason } from '../../src/index';
import { tilesOf } from '../hand-text';

/** One case of test/vectors/card-free, in the form test/vectors/README.md describes. */
export interface Case {
  readonly rule: string;
  readonly name: string;
  readonly text?: string;
  readonly exposed?: readonly string[];
  readonly hand?: unknown;
  readonly options?: CardFreeChoices;
  readonly win?: CardFreeWin;
  readonly expect: Expected;
}

export interface Expected {
  readonly valid: boolean;
  readonly best?: {
    readonly category: string;
    readonly set: readonly (number | string)[];
    readonly pattern: string;
    readonly total: number;
    readonly bonuses: Readonly<Record<string, number>>;
    readonly blocks?: readonly string[];
  };
  readonly readings?: number;
  readonly order?: readonly string[];
  readonly conditions?: readonly { readonly code: string; readonly rule: string }[];
  readonly notes?: readonly string[];
  readonly reasons?: readonly string[];
  readonly sets?: readonly (readonly string[])[];
}

interface CaseFile {
  readonly about: string;
  readonly cases: readonly Case[];
}

const FOLDER = new URL('../vectors/card-free/', import.meta.url);

/** A file of the folder, parsed. */
export const readVectors = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

/** Files of another form, which have tests of their own. */
const OTHER_FORMS = new Set(['settle.json', 'options.json']);

/** Every file of cases in this form, by name. */
export const caseFiles = (): readonly (readonly [string, CaseFile])[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json') && !OTHER_FORMS.has(name))
    .sort()
    .map((name) => [name, readVectors(name) as CaseFile] as const);

/** All their cases in one list. */
export const allCases = (): readonly Case[] => caseFiles().flatMap(([, { cases }]) => cases);

/** Cases for test.each, each with its title, which starts with the number of the rule. */
export const named = <C extends { readonly rule: string; readonly name: string }>(
  cases: readonly C[],
): (readonly [string, C])[] => cases.map((one) => [`${one.rule}: ${one.name}`, one] as const);

/** The hand of a case: as it stands, or from its texts. */
export const handOf = ({ hand, text = '', exposed }: Pick<Case, 'hand' | 'text' | 'exposed'>): Hand => {
  if (hand !== undefined) return hand as Hand;
  const concealed = tilesOf(text);
  return exposed === undefined
    ? { concealed }
    : { concealed, melds: exposed.map((meld) => ({ tiles: tilesOf(meld) })) };
};

/** A block in a few words: tile, size, how many jokers, whether exposed. */
export const blockText = ({ tile, size, jokers, exposed }: Block): string =>
  `${tile} ${size}${jokers > 0 ? ` ${jokers}J` : ''}${exposed ? ' exposed' : ''}`;

/** A reading in a few words. */
export const readingText = ({ total, category, set, pattern }: Reading): string =>
  `${total} ${category} ${set.join('')} ${pattern}`;

/** The reasons without the nearest layouts. */
export const plainReasons = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ code }) => code !== 'nearestLayout');

/** The smallest sets of constraints that the reasons speak of, each and all in alphabetical order. */
export const setsOf = (reasons: readonly Reason[]): readonly string[] => {
  const sets = plainReasons(reasons).flatMap(({ code, params }) => {
    const others = (params['with'] ?? []) as readonly (readonly string[])[];
    return [...(params['alone'] === true ? [[code]] : []), ...others.map((other) => [code, ...other])];
  });
  return [...new Set(sets.map((set) => [...set].sort().join(' + ')))].sort();
};
