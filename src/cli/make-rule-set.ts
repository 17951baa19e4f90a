import { type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import type { Win } from '../hands/hand';
import type { CardForm, HandText, Open, Parts, RuleSet, SheetForm } from './rule-set';

/** What a line of the table of rule sets says. What a game does not have is left out. */
export interface Game<O, C, R, W extends Win, L, S extends object, F extends object> {
  /** The name for `--rules`, in requests and in records. */
  readonly name: string;
  /** The name of the game. */
  readonly title: string;
  /** Reads the options of the game from any value. */
  readonly readOptions: (options: unknown) => Result<O, Rejection>;
  /** How a card is read that the game can be played by. */
  readonly card?: CardForm<C> | undefined;
  /** The rules under these options, by this card if one was named. */
  readonly make: (options: O, card: C | undefined) => Parts<R, W, L, S>;
  /** How hands are written. */
  readonly hands?: HandText<R, L, S> | undefined;
  /** The sheet that a person fills in. */
  readonly sheet?: SheetForm<O, F> | undefined;
  /** What a score takes for what a win or a sheet leaves out, by the names of its members. */
  readonly assumed?: ((options: O) => Open['assumed']) | undefined;
}

const cardRefused = (name: string): ReturnType<typeof rejected> =>
  rejected({
    code: 'notInRules',
    rule: '',
    message: `The rule set “${name}” is not played by a card.`,
    at: { path: ['card'] },
    params: { rules: name, part: 'card' },
  });

const readCard = <C>(
  name: string,
  form: CardForm<C> | undefined,
  text: string | undefined,
): Result<C | undefined, Rejection> => {
  if (text === undefined) return success(undefined);
  return form === undefined ? cardRefused(name) : form.read(text);
};

/**
 * Brings a game whose readings, layouts and sheets are of its own types into a table with others;
 * each is only ever given its own.
 */
export const ruleSet = <O, C, R, W extends Win, L, S extends object, F extends object>(
  game: Game<O, C, R, W, L, S, F>,
): RuleSet => {
  const { name, title, hands, sheet } = game;
  const set: RuleSet = {
    name,
    title,
    takesCard: game.card !== undefined,
    hands: hands as RuleSet['hands'],
    sheet: sheet as RuleSet['sheet'],
    open: (choice) => {
      const options = game.readOptions(choice.options);
      if (!options.ok) return options;
      const card = readCard(name, game.card, choice.card);
      if (!card.ok) return card;
      return success({
        set,
        rules: game.make(options.value, card.value) as unknown as Open['rules'],
        assumed: game.assumed?.(options.value) ?? {},
        fillSheet: sheet && ((given) => sheet.fill(given, options.value)),
      });
    },
  };
  return set;
};
