import type {
  HasGoals,
  HasHands,
  HasPayouts,
  HasPossible,
  HasScore,
  Rejection,
  Win,
} from 'mahjongg/card-free';
import type { PlayedBy } from 'mahjongg/game';
import type { SheetForm, Written } from './hand-text';
import { Refused } from './mistakes';
import type { Open } from './rule-set';
import { reasonAt, rejection } from './values';

const MISSING = {
  hands: 'reads no hands of tiles',
  goals: 'does not say what to aim for',
  score: 'has no score sheet for hands of tiles',
  sheet: 'has no sheet that a person fills in',
  payouts: 'has no payments',
  possible: 'cannot tell whether a hand is dead',
  dragonHands: 'has no Dragon Hands',
  table: 'is not played at a table',
} as const;

type Part = keyof typeof MISSING;

const BY_SHEET = '“score” takes a sheet that you fill in';

/** What to do instead; empty if nothing is known. */
const instead = (part: Part, { set, rules, sheet }: Open): string => {
  if (part === 'payouts' || part === 'sheet' || part === 'dragonHands') return '';
  const ofHands = part === 'hands' || part === 'score';
  if (ofHands && sheet !== undefined) return `; ${BY_SHEET}`;
  if (set.takesCard && sheet === undefined) return ' without a card; name one with --card';
  return part === 'score' && rules.hands !== undefined ? '; “validate” lists the readings of a hand' : '';
};

/** Why there is no answer where these rules do not have a part. */
export const without = (part: Part, open: Open): Rejection => {
  const rules = open.set.name;
  const message = `The rule set “${rules}” ${MISSING[part]}${instead(part, open)}.`;
  const code = part === 'payouts' ? 'notPaid' : 'notInRules';
  return rejection([reasonAt(code, '', message, [], { rules, part })]);
};

/** Rules with a part, and how their hands are written. */
export interface With<R> {
  readonly rules: R;
  readonly text: Written;
}

/** Rules that score hands, and their sheet as on paper. */
export interface Scores extends With<HasHands<unknown, Win> & HasScore<unknown, Win, object>> {
  readonly lines: NonNullable<Written['sheet']>;
}

/** What a command gets when it asks for a part. */
interface Found {
  readonly hands: With<HasHands<unknown, Win>>;
  readonly goals: With<HasGoals>;
  readonly possible: With<HasPossible>;
  readonly score: Scores;
  readonly payouts: With<HasPayouts>;
  readonly table: With<PlayedBy>;
  readonly sheet: SheetForm<object>;
}

const has = (part: keyof Found, { rules, text, sheet }: Open): boolean => {
  if (part === 'sheet') return sheet !== undefined;
  if (part === 'payouts' || part === 'table') return rules[part] !== undefined;
  const isWritten = rules.tiles !== undefined && text !== undefined;
  return isWritten && rules[part] !== undefined && (part !== 'score' || text.sheet !== undefined);
};

/** What these rules have of a part; refused if they do not have it. */
export const partOf = <P extends keyof Found>(part: P, open: Open): Found[P] => {
  const needed = part === 'score' ? (['hands', 'score'] as const) : [part];
  const missing = needed.find((one) => !has(one, open));
  if (missing !== undefined) throw new Refused(without(missing, open));
  const { rules, text, sheet } = open;
  const found: unknown = part === 'sheet' ? sheet : { rules, text, lines: text?.sheet };
  // A part that is there is of its own type.
  return found as Found[P];
};

/** What is said where neither a hand nor a sheet is on the command line; `hands` are those that the command reads. */
export const whichHand = ({ sheet }: Open, hands: Written | undefined): string =>
  hands === undefined && sheet !== undefined
    ? `which sheet? Give it with --sheet, such as '${JSON.stringify(sheet.example)}'`
    : `which hand? Write it after the command, such as “${hands?.example ?? ''}”`;
