import { type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import type { PlayedBy } from '../games/game-of';
import type { Win } from '../hands/hand';
import type { HasPayouts } from '../hands/payouts';
import type { HasGoals, HasHands, HasPossible, HasScore } from '../hands/rule-parts';
import type { HandText, Open, RuleSet, SheetForm } from './rule-set';

/** What a command may need of a rule set, and what is said where it has none. */
const MISSING = {
  hands: 'reads no hands of tiles',
  goals: 'does not say what to aim for',
  score: 'has no score sheet for hands of tiles',
  sheet: 'has no sheet that a person fills in',
  payouts: 'has no payments',
  possible: 'does not prove hands dead',
  dragonHands: 'has no Dragon Hands',
  table: 'is not played at a table',
} as const;

/** A part of a rule set that a command asks for. */
type Part = keyof typeof MISSING;

/** Where the hands of the American solitaire are read (AS-1). */
const BY_THEIR_RULES = 'by the rules that they belong to: --rules card-free, or only --card FILE';

/** What can be done instead; empty if nothing is known. */
const instead = (part: Part, { set, rules, fillSheet }: Open): string => {
  if (part === 'goals' && set.name === 'american-solitaire')
    return `; its hands are analyzed ${BY_THEIR_RULES}`;
  if (part === 'hands' && set.name === 'american-solitaire')
    return `; its hands are read ${BY_THEIR_RULES}. “score” takes its sheet, filled in by a person`;
  if (part === 'goals' && set.takesCard && set.hands !== undefined)
    return ' without a card; name one with --card';
  const needsHands = part === 'hands' || part === 'score' || part === 'possible' || part === 'table';
  if ((part === 'hands' || part === 'score') && fillSheet !== undefined)
    return '; “score” takes its sheet, filled in by a person';
  if (needsHands && set.takesCard && set.hands !== undefined) return ' without a card; name one with --card';
  if (part === 'score' && rules.hands !== undefined) return '; “validate” lists the readings of a hand';
  return '';
};

/** The rejection of a request that needs a part which these rules do not have. */
export const without = (part: Part, open: Open): ReturnType<typeof rejected> => {
  const { name } = open.set;
  const reason: Reason = {
    code: part === 'payouts' ? 'notPaid' : 'notInRules',
    rule: '',
    message: `The rule set “${name}” ${MISSING[part]}${instead(part, open)}.`,
    params: { rules: name, part },
  };
  return rejected(reason);
};

/** How the hands of any game are written. */
export type Written = HandText<unknown, unknown, object>;

/** Rules that read hands, with the way these are written. */
export interface Hands {
  /** The rules. */
  readonly rules: HasHands<unknown, Win>;
  /** How their hands are written. */
  readonly text: Written;
}

/** The rules as ones that read hands, or why they do not. */
export const handsOf = (open: Open): Result<Hands, Rejection> => {
  const { rules, set } = open;
  return rules.hands === undefined || rules.tiles === undefined || set.hands === undefined
    ? without('hands', open)
    : success({ rules: rules as Hands['rules'], text: set.hands });
};

/** Rules that know the way to a winning hand, with the way hands are written. */
export interface Goals {
  /** The rules. */
  readonly rules: HasGoals;
  /** How their hands are written. */
  readonly text: Written;
}

/** The rules as ones that know the way to a winning hand, or why they do not. */
export const goalsOf = (open: Open): Result<Goals, Rejection> => {
  const { rules, set } = open;
  return rules.goals === undefined || rules.tiles === undefined || set.hands === undefined
    ? without('goals', open)
    : success({ rules: rules as unknown as HasGoals, text: set.hands });
};

/** Rules that score hands, with the way these and their sheets are written. */
export interface Scores extends Hands {
  /** The rules. */
  readonly rules: HasHands<unknown, Win> & HasScore<unknown, Win, object>;
  /** A score sheet as on paper. */
  readonly lines: NonNullable<Written['sheet']>;
}

/** The rules as ones that score hands, or why they do not. */
export const scoresOf = (open: Open): Result<Scores, Rejection> => {
  const hands = handsOf(open);
  if (!hands.ok) return hands;
  const { rules, text } = hands.value;
  return open.rules.score === undefined || text.sheet === undefined
    ? without('score', open)
    : success({ rules: rules as Scores['rules'], text, lines: text.sheet });
};

/** The rules as ones that say who pays whom, or why they do not. */
export const payoutsOf = (open: Open): Result<HasPayouts, Rejection> =>
  open.rules.payouts === undefined ? without('payouts', open) : success(open.rules as HasPayouts);

/** The rules as ones that bots can play by, or why they cannot. */
export const playedOf = (open: Open): Result<PlayedBy, Rejection> =>
  open.rules.table === undefined ? without('table', open) : success(open.rules as unknown as PlayedBy);

/** Rules that prove hands dead, with the way hands are written. */
export interface Possibles {
  /** The rules. */
  readonly rules: HasPossible;
  /** How hands are written. */
  readonly text: Written;
}

/** The rules as ones that prove hands dead, or why they do not. */
export const possiblesOf = (open: Open): Result<Possibles, Rejection> => {
  const { rules, set } = open;
  return rules.possible === undefined || rules.tiles === undefined || set.hands === undefined
    ? without('possible', open)
    : success({ rules: rules as Possibles['rules'], text: set.hands });
};

/** A sheet that a person fills in. */
export interface Sheets {
  /** The names of what a person writes on it. */
  readonly members: readonly string[];
  /** Fills it in, whatever value is given. */
  readonly fill: NonNullable<Open['fillSheet']>;
  /** The filled sheet as on paper. */
  readonly lines: SheetForm<unknown, object>['lines'];
}

/** The sheet of the rules that a person fills in, or why there is none. */
export const sheetsOf = (open: Open): Result<Sheets, Rejection> => {
  const { fillSheet, set } = open;
  return fillSheet === undefined || set.sheet === undefined
    ? without('sheet', open)
    : success({ fill: fillSheet, lines: set.sheet.lines, members: set.sheet.members });
};

/** What is said where neither a hand nor a sheet is on the command line. */
export const whichHand = ({ hands, sheet }: RuleSet): string =>
  hands === undefined && sheet !== undefined
    ? `which sheet? Give it with --sheet, such as '${JSON.stringify(sheet.example)}'`
    : `which hand? Write it after the command, such as “${hands?.example ?? ''}”`;
