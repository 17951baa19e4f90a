import { didYouMean } from '../../core/nearest-name';
import { type Members, optional, partOf, record, type Telling, telling, whole } from '../../core/read';
import { described, type Path, type Reason } from '../../core/reason';
import { badOption } from '../../hands/read-options';

/** What a table of points can score; a Pung-Pair counts as its Year and its pair (YG-13). */
export const SCORED_SETS = /* @__PURE__ */ Object.freeze(['chow', 'pung', 'kong', 'year', 'pair'] as const);
/** A kind of set that a table of points can score. */
export type ScoredSet = (typeof SCORED_SETS)[number];

/** The points of one kind of set; those left out are 0. */
export interface SetPoints {
  /** The points if the set is concealed. */
  readonly concealed?: number | undefined;
  /** The points if the set was shown or claimed. */
  readonly revealed?: number | undefined;
  /** The points added if the set is of the player’s personal suit. */
  readonly personalSuit?: number | undefined;
}

/** The players’ own table of points, since the rules give none (YG-13). Sets left out score 0. */
export type YearPoints = Readonly<Partial<Record<ScoredSet, SetPoints>>>;

const MOST = 1_000_000;
/** After 20 unknown names, more are not reported. */
const MOST_NAMES = 20;

const fault = (message: string, path: Path): Reason => badOption(message, 'YG-13', path, 'points');

/** Reads an object with these members; the texts begin the messages for wrong and for unknown values. */
const tableOf = <T extends object>(members: Members<T>, expected: string, has: string): Telling<T> =>
  record(members, expected, {
    wrong: (path, expects, given) => fault(`${expects}, not ${described(given)}.`, path),
    strange: (path, name, known) =>
      fault(`${has} no ${described(name)}.${didYouMean(name, known)}`, partOf(path, name)),
    mostStrange: MOST_NAMES,
  });

const amount: Telling<number> = /* @__PURE__ */ optional(
  /* @__PURE__ */ telling(
    { read: /* @__PURE__ */ whole(MOST), expected: `a whole number from 0 to ${MOST}` },
    (path, expected, given) => fault(`Points must be ${expected}, not ${described(given)}.`, path),
  ),
  0,
);

const setPoints: Telling<SetPoints> = /* @__PURE__ */ optional(
  /* @__PURE__ */ tableOf<SetPoints>(
    { concealed: amount, revealed: amount, personalSuit: amount },
    'The points of a set must be an object such as {"concealed": 8, "revealed": 4}',
    'The points of a set have',
  ),
  /* @__PURE__ */ Object.freeze({ concealed: 0, revealed: 0, personalSuit: 0 }),
);

const table: Telling<YearPoints> = /* @__PURE__ */ tableOf<YearPoints>(
  { chow: setPoints, pung: setPoints, kong: setPoints, year: setPoints, pair: setPoints },
  'The option points must be null or a table of points by kind of set, such as {"pung": {"concealed": 8}}',
  'A table of points has',
);

/** Reads the option `points`: null, or a table of whole numbers (YG-13). */
export const readYearPoints: Telling<YearPoints | null> = (given, path, reasons) =>
  given === null ? null : table(given, path, reasons);
