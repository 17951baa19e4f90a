import { readdirSync, readFileSync } from 'node:fs';
import type { ChineseChoices, ChineseSet, ChineseWin, Hand, Meld, Reason } from '../../src/index';
import { tilesOf } from '../hand-text';

/** A case of the sheets, in the form test/vectors/README.md describes. */
export interface SheetCase {
  readonly rule: string;
  readonly name: string;
  readonly sheet: unknown;
  readonly options?: unknown;
  readonly expect: {
    readonly valid: boolean;
    readonly reasons?: readonly string[];
    readonly notes?: readonly string[];
    readonly [figure: string]: unknown;
  };
}

/** A case of hands given as tiles. */
export interface HandCase {
  readonly rule: string;
  readonly name: string;
  readonly text?: string;
  readonly table?: readonly string[];
  readonly hidden?: readonly string[];
  readonly flowers?: string;
  readonly hand?: unknown;
  readonly options?: ChineseChoices;
  readonly win?: ChineseWin;
  readonly expect: {
    readonly valid?: boolean;
    readonly arrangements?: readonly (readonly string[])[];
    readonly readings?: number;
    readonly product?: number;
    readonly products?: readonly number[];
    readonly wait?: string;
    readonly onlyPlace?: boolean;
    readonly final?: { readonly n: number; readonly d: number; readonly rounded: number };
    readonly conditions?: readonly string[];
    readonly reasons?: readonly string[];
    readonly rules?: readonly string[];
    readonly nearest?: number;
    readonly waits?: readonly string[];
  };
}

const VECTORS = new URL('../vectors/', import.meta.url);

/** The cases of the files of a folder whose names pass, each with its file. */
export const casesIn = <C>(
  folder: string,
  passes: (name: string) => boolean,
): readonly (readonly [string, readonly C[]])[] =>
  readdirSync(new URL(`${folder}/`, VECTORS))
    .filter((name) => name.endsWith('.json') && passes(name))
    .sort()
    .map((name) => {
      const { cases } = JSON.parse(readFileSync(new URL(`${folder}/${name}`, VECTORS), 'utf8')) as {
        cases: C[];
      };
      return [name, cases] as const;
    });

/** The hand of a case: as it stands, or from its texts. */
export const handOf = ({
  hand,
  text = '',
  table = [],
  hidden = [],
  flowers = '',
}: Partial<HandCase>): Hand => {
  if (hand !== undefined) return hand as Hand;
  const melds: readonly Meld[] = [
    ...table.map((meld) => ({ tiles: tilesOf(meld) })),
    ...hidden.map((meld) => ({ tiles: tilesOf(meld), concealed: true })),
  ];
  return { concealed: tilesOf(text), melds, flowers: tilesOf(flowers) };
};

/** A set in a few words. */
export const setText = ({ kind, tile }: Pick<ChineseSet, 'kind' | 'tile'>): string => `${kind} ${tile}`;

/** The codes of reasons, the nearest hands left out. */
export const codesOf = (reasons: readonly Reason[]): readonly string[] =>
  reasons.map(({ code }) => code).filter((code) => code !== 'nearestLayout');

/** Cases with their titles, for `test.each`. */
export const named = <C extends { readonly rule: string; readonly name: string }>(
  cases: readonly C[],
): (readonly [string, C])[] => cases.map((one) => [`${one.rule}: ${one.name}`, one] as const);
