import {
  type HasAnyTable,
  type HasGoals,
  type HasHands,
  type HasPayouts,
  type HasPossible,
  type HasScore,
  type HasTiles,
  MisuseError,
  type Rejection,
  type Result,
  type Win,
} from 'mahjongg';
import type { HandText, SheetForm, Written } from './hand-text';
import type { Play } from './play/table';
import { reasonOf, rejected, success } from './values';

/** A rule set as far as the program uses it: its name, and of the parts those that the game has (`parts.ts`). */
export type Parts<R, W extends Win, L, S extends object> = { readonly name: string } & Missable<
  HasTiles & HasHands<R, W, L> & HasGoals<L> & HasScore<R, W, S> & HasPossible<R> & HasPayouts & HasAnyTable
>;

type Missable<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The rules of a game under some options. */
export interface Open {
  readonly set: RuleSet;
  readonly rules: Parts<unknown, Win, unknown, object>;
  /** What a score takes for what a win or a sheet leaves out, by the names of its members. */
  readonly assumed: Readonly<Record<string, number>>;
  /** Fills in a sheet under the options; left out if the game has none that a person fills in. */
  readonly fillSheet?: ((sheet: unknown) => Result<object, Rejection>) | undefined;
}

/** What the program knows of a game beside its rules; what a game does not have is left out. */
interface Described {
  /** The name for `--rules`, in requests and in records. */
  readonly name: string;
  readonly title: string;
  /** How it is played in the terminal, loaded when somebody plays; left out if it is not. */
  readonly play?: (() => Promise<Play>) | undefined;
  readonly isSolitaire?: boolean | undefined;
  /** Whether players may have suits of their own (YG-13). */
  readonly hasPersonalSuits?: boolean | undefined;
  readonly isWithoutJokers?: boolean | undefined;
}

/** Everything that a game tells the program of itself. */
export interface Game<O, C, R, W extends Win, L, S extends object, F extends object> extends Described {
  /** Reads the options of the game from any value. */
  readonly readOptions: (options: unknown) => Result<O, Rejection>;
  readonly card?: ((text: string) => Result<C, Rejection>) | undefined;
  /** The rules under these options, by this card if one was named. */
  readonly make: (options: O, card: C | undefined) => Parts<R, W, L, S>;
  readonly hands?: HandText<R, L, S> | undefined;
  /** The sheet that a person fills in. */
  readonly sheet?: SheetForm<O, F> | undefined;
  /** What a score takes for what a win or a sheet leaves out, by the names of its members. */
  readonly assumed?: ((options: O) => Open['assumed']) | undefined;
}

/** A game as the program has it in a list with others. */
export interface RuleSet extends Described {
  /** The rules under these options, by the card of this text if one was named, which is refused where none is played by. */
  readonly open: (choice: {
    readonly options: unknown;
    readonly card: string | undefined;
  }) => Result<Open, Rejection>;
  readonly takesCard: boolean;
  readonly hands?: Written | undefined;
  readonly sheet?: SheetForm<unknown, object> | undefined;
}

const cardRefused = (rules: string): ReturnType<typeof rejected> =>
  rejected(
    reasonOf('notInRules', `The rule set “${rules}” is not played by a card.`, {
      at: { path: ['card'] },
      params: { rules, part: 'card' },
    }),
  );

/** Rules that were made; refused if options and card are sound, but do not go together. */
const madeOf = <T>(make: () => T): Result<T, Rejection> => {
  try {
    return success(make());
  } catch (error) {
    if (error instanceof MisuseError) return rejected(...error.reasons);
    throw error;
  }
};

/**
 * Brings a game whose readings, layouts and sheets are of its own types into a list with others;
 * each is only ever given its own.
 */
export const ruleSet = <O, C, R, W extends Win, L, S extends object, F extends object>({
  readOptions,
  card: readCard,
  make,
  assumed,
  ...described
}: Game<O, C, R, W, L, S, F>): RuleSet => {
  const { name, hands, sheet } = described;
  const set: RuleSet = {
    ...described,
    takesCard: readCard !== undefined,
    hands: hands as RuleSet['hands'],
    sheet: sheet as RuleSet['sheet'],
    open: ({ options: given, card: text }) => {
      const options = readOptions(given);
      if (!options.ok) return options;
      const card = text === undefined ? success(undefined) : (readCard?.(text) ?? cardRefused(name));
      if (!card.ok) return card;
      const rules = madeOf(() => make(options.value, card.value));
      if (!rules.ok) return rules;
      return success({
        set,
        rules: rules.value as unknown as Open['rules'],
        assumed: assumed?.(options.value) ?? {},
        fillSheet: sheet && ((filled) => sheet.fill(filled, options.value)),
      });
    },
  };
  return set;
};
