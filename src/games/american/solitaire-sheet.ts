import { type Exact, exact } from '../../core/exact';
import { isRecord } from '../../core/own-values';
import {
  FLAG,
  isNot,
  type Members,
  noteStrange,
  oneOf,
  optional,
  type Reader,
  readMembers,
  strangeTo,
  type Telling,
  telling,
  whole,
} from '../../core/read';
import { described, type Reason, type ReasonCode, reasonAt } from '../../core/reason';
import { type Result, rejected, success } from '../../core/result';
import { RULES_REVISION } from '../../core/rules-revision';
import { POINTS } from '../../hands/points';
import {
  type Choices,
  type OptionsOf,
  optionList,
  type RulesOption,
  readOptions,
} from '../../hands/read-options';
import type { ScoreLine } from '../../hands/rule-parts';

/** The options of American solitaire, for its sheet and its table. */
export interface AmericanSheetOptions {
  /**
   * Which wins double as wins on a discard: any discard or the Charleston, or only the Charleston (AS-8a). The
   * default is `everyDiscard`.
   */
  readonly discardDouble: 'everyDiscard' | 'charlestonOnly';
  /** What the tiles left are divided by: the 138 tiles not dealt, or the tiles discarded (AS-9). The default is `undealt`. */
  readonly denominator: 'undealt' | 'discarded';
  /** Whether a courtesy pass may follow the first round too, or only the second (AS-3a). The default is `false`. */
  readonly courtesyAfterFirst: boolean;
  /** Whether a joker received for a joker is kept, or the next tile inward is tried (AS-4a). The default is `false`. */
  readonly keepSecondJoker: boolean;
}

/** The facts that the sheet is filled in from. */
export interface AmericanSheetInput {
  /** The value of the hand on the card, in whole or half points from 0. */
  readonly cardValue: number;
  /** Where the winning tile came from: a discard, the wall, or the tiles drawn in the Charleston. */
  readonly by: 'discard' | 'wall' | 'charleston';
  /** Whether the hand has no joker; false if left out. */
  readonly jokerless?: boolean | undefined;
  /** How many tiles were passed in the Charleston (AS-5), 21 at most; 0 if left out. */
  readonly passed?: number | undefined;
  /** How many tiles were discarded in play, including the dummies’; 0 if left out. */
  readonly discards?: number | undefined;
}

/** The filled-in score sheet of American solitaire (AS-8, AS-9). */
export interface AmericanSolitaireSheet {
  /** The card value, then the doubles that apply. */
  readonly lines: readonly ScoreLine[];
  /** The card value times the doubles: the natural score. */
  readonly subtotal: number;
  /** How many of the 138 tiles not dealt were neither passed nor discarded. */
  readonly tilesLeft: number;
  /** The tiles left as a fraction of the denominator that the options choose. */
  readonly factor: Exact;
  /** The subtotal times the factor. */
  readonly final: Exact;
  /** The revision of the rules used (`RULES_REVISION`). */
  readonly rulesRevision: number;
}

/** The 152 tiles minus the 14 dealt (AS-1, AS-9). */
export const UNDEALT = 138;
/** Two rounds of three passes and a courtesy pass, three tiles each (AS-2, AS-3). */
const MOST_PASSED = 7 * 3;

const SPEC: OptionsOf<AmericanSheetOptions> = {
  game: 'American Mah Jongg Solitaire',
  table: {
    discardDouble: ['everyDiscard', 'AS-8a', ['everyDiscard', 'charlestonOnly']],
    denominator: ['undealt', 'AS-9', ['undealt', 'discarded']],
    courtesyAfterFirst: [false, 'AS-3a'],
    keepSecondJoker: [false, 'AS-4a'],
  },
};

/** Every option of American solitaire in order, for a settings screen. */
export const AMERICAN_SHEET_OPTIONS: readonly RulesOption[] = /* @__PURE__ */ optionList(SPEC.table);

/**
 * Reads the options of American solitaire from any value and fills in the defaults.
 *
 * @param value - The options, such as settings as JSON.
 * @returns All options, or a reason for each one refused: an unknown option, or a value that the option does not
 * take.
 * @example
 * ```ts
 * import { readAmericanSheetOptions, unwrap } from 'mahjongg/american';
 *
 * unwrap(readAmericanSheetOptions({ denominator: 'discarded' })).discardDouble; // => 'everyDiscard'
 * ```
 */
export const readAmericanSheetOptions = (value: unknown): Result<AmericanSheetOptions> =>
  readOptions(value, SPEC);

/** Reads a member of the sheet, with the message for a bad value. */
const member = <T>(code: ReasonCode, rule: string, read: Reader<T>, words: string): Telling<T> =>
  telling({ read, expected: words }, (path, expected, given) =>
    reasonAt(code, rule, `${expected} ${described(given)}.`, path),
  );

const tileCount = (name: string, most: number): Telling<number> =>
  optional(
    member('badDiscards', 'AS-9', whole(most), `${name} must be a number of tiles from 0 to ${most}, not`),
    0,
  );

type SheetFacts = { readonly [K in keyof AmericanSheetInput]-?: NonNullable<AmericanSheetInput[K]> };

const MEMBERS: Members<SheetFacts> = {
  cardValue: /* @__PURE__ */ telling(POINTS, (path, expected, given) =>
    reasonAt('badValue', 'AS-8', isNot('The card value', expected, given), path),
  ),
  by: /* @__PURE__ */ member(
    'badWin',
    'AS-8',
    /* @__PURE__ */ oneOf(['discard', 'wall', 'charleston'] as const),
    '“by” must be discard, wall or charleston, not',
  ),
  jokerless: /* @__PURE__ */ optional(
    /* @__PURE__ */ telling(FLAG, (path, expected, given) =>
      reasonAt('notASheet', 'AS-8', isNot('“jokerless”', expected, given), path),
    ),
    false,
  ),
  passed: /* @__PURE__ */ tileCount('passed', MOST_PASSED),
  discards: /* @__PURE__ */ tileCount('discards', UNDEALT),
};

/** The members of a sheet, and the other members that a score’s claim has. */
const NAMES: readonly string[] = /* @__PURE__ */ (() => [
  ...Object.keys(MEMBERS),
  'value',
  'pattern',
  'allPairs',
])();
const NO_MEMBER = /* @__PURE__ */ strangeTo('A sheet', 'notASheet');

/** Reads a sheet and fills in what is left out. */
const readSheet = (sheet: object, { denominator }: AmericanSheetOptions): Result<SheetFacts> => {
  const reasons: Reason[] = [];
  noteStrange(sheet, NAMES, { strange: NO_MEMBER }, [], reasons);
  const facts = readMembers(sheet, MEMBERS, [], reasons);
  const gone = (facts.passed ?? 0) + (facts.discards ?? 0);
  if (gone > UNDEALT) {
    const message = `Only ${UNDEALT} tiles were left to draw; ${gone} cannot have been passed and discarded.`;
    reasons.push(reasonAt('badDiscards', 'AS-9', message, ['discards'], { count: gone, most: UNDEALT }));
  } else if (denominator === 'discarded' && gone === 0 && reasons.length === 0) {
    const message = 'The denominator “discarded” needs at least one discarded tile.';
    reasons.push(reasonAt('badDiscards', 'AS-9', message, ['discards']));
  }
  return reasons.length > 0 ? rejected(...reasons) : success(facts);
};

const winLines = (
  by: AmericanSheetInput['by'],
  { discardDouble }: AmericanSheetOptions,
): readonly ScoreLine[] => {
  if (by === 'wall') return [{ rule: 'AS-8', code: 'fromWall', label: 'Drawn from the wall', factor: 2 }];
  if (by === 'charleston')
    return [{ rule: 'AS-8a', code: 'inCharleston', label: 'Won in the Charleston', factor: 2 }];
  return discardDouble === 'charlestonOnly'
    ? []
    : [{ rule: 'AS-8', code: 'onDiscard', label: 'Won on a discard', factor: 2 }];
};

/**
 * Fills in the score sheet of American solitaire: the card value with its doubles, and the final score (AS-8, AS-9).
 *
 * @param sheet - The card value in points, where the winning tile came from, and how many tiles were passed and
 * discarded; any value is checked.
 * @param options - The options of the game; those left out are as the rulebook plays them.
 * @returns The sheet with the exact final score, or the reasons why it cannot be filled in, such as more discards
 * than tiles.
 * @example
 * ```ts
 * import { americanSolitaireSheet, unwrap } from 'mahjongg/american';
 *
 * const won = { cardValue: 30, by: 'wall', jokerless: true, discards: 40 } as const;
 * const sheet = unwrap(americanSolitaireSheet(won));
 * [sheet.subtotal, sheet.tilesLeft, sheet.final.rounded]; // => [240, 98, 170]
 * ```
 */
export const americanSolitaireSheet = (
  sheet: AmericanSheetInput,
  options: Choices<AmericanSheetOptions> = {},
): Result<AmericanSolitaireSheet> => {
  const read = readAmericanSheetOptions(options);
  if (!read.ok) return read;
  const value: unknown = sheet;
  if (!isRecord(value)) {
    const message = isNot('A sheet', 'an object with cardValue, by and so on', value);
    return rejected(reasonAt('notASheet', '', message, []));
  }
  const facts = readSheet(value, read.value);
  if (!facts.ok) return facts;
  const { cardValue, by, jokerless, passed, discards } = facts.value;
  const doubles: readonly ScoreLine[] = [
    ...winLines(by, read.value),
    ...(jokerless ? [{ rule: 'AS-8', code: 'jokerless', label: 'No jokers', factor: 4 }] : []),
  ];
  const subtotal = doubles.reduce((product, { factor }) => product * (factor ?? 1), cardValue);
  const tilesLeft = UNDEALT - passed - discards;
  const divisor = read.value.denominator === 'discarded' ? passed + discards : UNDEALT;
  return success({
    lines: [{ rule: 'AS-8', code: 'cardValue', label: 'Card value', points: cardValue }, ...doubles],
    subtotal,
    tilesLeft,
    factor: exact(tilesLeft, divisor),
    final: exact(subtotal * tilesLeft, divisor),
    rulesRevision: RULES_REVISION,
  });
};
