import { frozen } from '../core/frozen';
import { didYouMean } from '../core/nearest-name';
import { isData, isRecord, ownValue } from '../core/own-values';
import { described, type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import type { WinKind } from '../hands/hand';
import type { Payouts } from '../hands/payouts';
import { isPoints, MOST_POINTS } from '../hands/points';

type Path = readonly string[];

/** Reads a value at a place of the table: a copy of it; what is wrong is collected. */
type Reader = (value: unknown, path: Path, reasons: Reason[]) => unknown;

/** A member of an object: how it is read, and whether it may be left out. */
interface Member {
  readonly read: Reader;
  readonly optional?: boolean;
}

/** More names than any object of a table has; further ones are not looked at. */
const NAMES_READ = 100;

/** Every way of winning that any game knows. */
const WIN_KINDS: Readonly<Record<WinKind, true>> = {
  wall: true,
  discard: true,
  jokerExchange: true,
  looseTile: true,
  exchangeTile: true,
  misnamedDiscard: true,
  charleston: true,
  steal: true,
};

const badPayouts = (message: string, path: Path): Reason => ({
  code: 'badPayouts',
  rule: '',
  message,
  at: { path },
  params: {},
});

const placeOf = (path: Path): string => (path.length === 0 ? 'a table of payments' : `“${path.join('.')}”`);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A value that passes a test, or a reason that says what was expected. */
const plainly =
  (isGood: (value: unknown) => boolean, expected: string): Reader =>
  (value, path, reasons) => {
    if (!isGood(value)) {
      const place = sentence(placeOf(path));
      const message =
        value === undefined
          ? `${place} is missing: it is ${expected}.`
          : `${place} is ${expected}, not ${described(value)}.`;
      reasons.push(badPayouts(message, path));
    }
    return value;
  };

const text = /* @__PURE__ */ plainly(
  (value) => typeof value === 'string',
  'a text, such as the number of a rule',
);
const flag = /* @__PURE__ */ plainly((value) => typeof value === 'boolean', 'true or false');
const times = /* @__PURE__ */ plainly(
  (value) => typeof value === 'number' && value >= 0 && value <= MOST_POINTS,
  `a number of times the value, from 0 to ${MOST_POINTS}`,
);
const points = /* @__PURE__ */ plainly(isPoints, `a number of whole or half points from 0 to ${MOST_POINTS}`);
const giver = /* @__PURE__ */ plainly(
  (value) => value === 'discarder' || value === 'exchanger',
  'discarder or exchanger',
);

/** An object with these members and no others, as a copy. */
const record =
  (members: Readonly<Record<string, Member>>, expected: string): Reader =>
  (value, path, reasons) => {
    if (!isRecord(value) || !isData(value)) return plainly(() => false, expected)(value, path, reasons);
    const known = Object.keys(members);
    for (const name of Object.keys(value).slice(0, NAMES_READ)) {
      if (known.includes(name)) continue;
      const what = path.length === 0 ? 'A table of payments' : placeOf(path);
      const message = `${what} has no ${described(name)}.${didYouMean(name, known)}`;
      reasons.push(badPayouts(message, [...path, name.slice(0, 40)]));
    }
    const read = known.flatMap((name) => {
      const given = ownValue(value, name);
      const { read: reader, optional } = members[name] as Member;
      return given === undefined && optional === true
        ? []
        : [[name, reader(given, [...path, name], reasons)] as const];
    });
    return Object.fromEntries(read);
  };

const optional = (read: Reader): Member => ({ read, optional: true });

/** An object with such a member for any of the ways of winning. */
const byWin = (member: Reader): Reader =>
  record(
    Object.fromEntries(Object.keys(WIN_KINDS).map((kind) => [kind, optional(member)])),
    'an object with the ways of winning that are paid',
  );

const shares = /* @__PURE__ */ record(
  { discarder: { read: times }, others: { read: times } },
  'an object with what the discarder and the others pay',
);

const winPayout = /* @__PURE__ */ record(
  {
    rule: { read: text },
    fromDiscarder: { read: flag },
    giver: /* @__PURE__ */ optional(giver),
    plain: { read: shares },
    jokerless: { read: shares },
    paysForAll: /* @__PURE__ */ optional(flag),
    mostByDead: /* @__PURE__ */ optional(times),
    ownJokerWins: /* @__PURE__ */ optional(flag),
  },
  'an object with rule, fromDiscarder, plain and jokerless',
);

const readTable = /* @__PURE__ */ record(
  {
    wins: { read: /* @__PURE__ */ byWin(winPayout) },
    allPairsExempt: /* @__PURE__ */ optional(flag),
    mahjonggInError: /* @__PURE__ */ optional(
      /* @__PURE__ */ record(
        { rule: { read: text }, toIntact: { read: times } },
        'an object with rule and toIntact',
      ),
    ),
    falseWin: /* @__PURE__ */ optional(
      /* @__PURE__ */ record(
        {
          rule: { read: text },
          highestValue: /* @__PURE__ */ optional(points),
          wins: {
            read: /* @__PURE__ */ byWin(
              /* @__PURE__ */ record(
                { giver: /* @__PURE__ */ optional(giver), shares: { read: shares } },
                'an object with shares',
              ),
            ),
          },
        },
        'an object with rule and wins',
      ),
    ),
  },
  'an object with wins',
);

/**
 * A table of payments from whatever was given, such as a club’s own as JSON: a frozen copy, or
 * everything that is wrong with it. `settle` takes it as the `payouts` of a rule set.
 */
export const readPayouts = (table: unknown): Result<Payouts, Rejection> => {
  const reasons: Reason[] = [];
  const read = readTable(table, [], reasons);
  return reasons.length > 0 ? rejected(...reasons) : success(frozen(read as Payouts));
};
