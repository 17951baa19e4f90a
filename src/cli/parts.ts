import type { HasGoals, HasHands, HasPayouts, HasPossible, HasScore, Rejection, Win } from 'mahjongg';
import type { PlayedBy } from 'mahjongg/game';
import type { SheetForm, Written } from './hand-text';
import { Refused } from './mistakes';
import type { Open, RuleSet } from './rule-set';

/** What is said where a rule set does not have what a command needs. */
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

type Part = keyof typeof MISSING;

/** Where the hands of the American solitaire are read (AS-1). */
const BY_THEIR_RULES = 'by the rules that they belong to: --rules card-free, or only --card FILE';
const BY_CARD = ' without a card; name one with --card';
const BY_SHEET = '; “score” takes its sheet, filled in by a person';

/** What can be done instead; empty if nothing is known. */
const instead = (part: Part, { set, rules, fillSheet }: Open): string => {
  if (part === 'payouts' || part === 'sheet' || part === 'dragonHands') return '';
  const ofHands = part === 'hands' || part === 'score';
  if (set.hands === undefined) {
    if (part === 'goals' && set.takesCard) return `; its hands are analyzed ${BY_THEIR_RULES}`;
    if (part === 'hands' && set.takesCard)
      return `; its hands are read ${BY_THEIR_RULES}. ${BY_SHEET.slice(2)}`;
  }
  if (ofHands && fillSheet !== undefined) return BY_SHEET;
  if (set.takesCard && set.hands !== undefined) return BY_CARD;
  return part === 'score' && rules.hands !== undefined ? '; “validate” lists the readings of a hand' : '';
};

/** Why there is no answer where these rules do not have a part. */
export const without = (part: Part, open: Open): Rejection => {
  const { name } = open.set;
  return {
    reasons: [
      {
        code: part === 'payouts' ? 'notPaid' : 'notInRules',
        rule: '',
        message: `The rule set “${name}” ${MISSING[part]}${instead(part, open)}.`,
        params: { rules: name, part },
      },
    ],
  };
};

const need = (part: Part, open: Open, isThere: boolean): void => {
  if (!isThere) throw new Refused(without(part, open));
};

/** Rules with a part that reads hands, and how these are written. */
interface With<R> {
  readonly rules: R;
  readonly text: Written;
}

const withHands = <R>(part: 'hands' | 'goals' | 'possible', open: Open): With<R> => {
  const { rules, set } = open;
  need(part, open, rules[part] !== undefined && rules.tiles !== undefined && set.hands !== undefined);
  return { rules: rules as R, text: set.hands as Written };
};

/** The rules as ones that read hands; refused if they do not. */
export const handsOf = (open: Open): With<HasHands<unknown, Win>> => withHands('hands', open);

/** Rules that know the way to a winning hand. */
export type Goals = With<HasGoals>;

/** The rules as ones that know the way to a winning hand; refused if they do not. */
export const goalsOf = (open: Open): Goals => withHands('goals', open);

/** The rules as ones that prove hands dead; refused if they do not. */
export const possiblesOf = (open: Open): With<HasPossible> => withHands('possible', open);

/** Rules that score hands, and how these and their sheets are written. */
export interface Scores extends With<HasHands<unknown, Win> & HasScore<unknown, Win, object>> {
  /** A score sheet as on paper. */
  readonly lines: NonNullable<Written['sheet']>;
}

/** The rules as ones that score hands; refused if they do not. */
export const scoresOf = (open: Open): Scores => {
  const { rules, text } = handsOf(open);
  const { sheet } = text;
  need('score', open, open.rules.score !== undefined && sheet !== undefined);
  return { rules: rules as Scores['rules'], text, lines: sheet as Scores['lines'] };
};

/** The rules as ones that say who pays whom; refused if they do not. */
export const payoutsOf = (open: Open): HasPayouts => {
  need('payouts', open, open.rules.payouts !== undefined);
  return open.rules as HasPayouts;
};

/** The rules as ones that bots can play by; refused if they cannot. */
export const playedOf = (open: Open): PlayedBy => {
  need('table', open, open.rules.table !== undefined);
  return open.rules as unknown as PlayedBy;
};

/** A sheet that a person fills in. */
export interface Sheets extends Pick<SheetForm<unknown, object>, 'members' | 'lines'> {
  /** Fills it in, whatever value is given. */
  readonly fill: NonNullable<Open['fillSheet']>;
}

/** The sheet of the rules that a person fills in; refused if there is none. */
export const sheetsOf = (open: Open): Sheets => {
  const { fillSheet, set } = open;
  need('sheet', open, fillSheet !== undefined && set.sheet !== undefined);
  return { ...set.sheet, fill: fillSheet } as unknown as Sheets;
};

/** What is said where neither a hand nor a sheet is on the command line. */
export const whichHand = ({ hands, sheet }: RuleSet): string =>
  hands === undefined && sheet !== undefined
    ? `which sheet? Give it with --sheet, such as '${JSON.stringify(sheet.example)}'`
    : `which hand? Write it after the command, such as “${hands?.example ?? ''}”`;
