import { ownValue } from '../core/own-values';
import { choice, FLAG, type Form, isNot, noteStrange, someOf, strangeTo, type Wording } from '../core/read';
import { quoted, type Reason, type ReasonCode, reasonAt } from '../core/reason';
import type { WinKind } from '../hands/hand';
import { type Giver, SEATS, type Seat } from '../hands/payouts';
import { POINTS } from '../hands/points';
import { CLAIM_MEMBERS, type ClaimSort } from './claim';

export interface ClaimRead {
  /** Gives a member of the claim as it is; undefined if left out. */
  readonly given: (name: string) => unknown;
  readonly seats: readonly Seat[];
  /** What is wrong so far. */
  readonly reasons: Reason[];
}

const ALL_MEMBERS: readonly string[] = /* @__PURE__ */ (() => [
  ...new Set(Object.values(CLAIM_MEMBERS).flat()),
])();
/** The members that any claim can have, including the pattern of a scored hand. */
const ANY_CLAIM: readonly string[] = ['event', 'seats', 'pattern'];
const NO_MEMBER = /* @__PURE__ */ strangeTo('A claim', 'notAClaim');

/** The reasons for members that belong only to other sorts of claims, or to none. */
const foreignMembers = (claim: object, sort: ClaimSort): Reason[] => {
  const own = CLAIM_MEMBERS[sort];
  const others = ALL_MEMBERS.filter((name) => !own.includes(name) && ownValue(claim, name) !== undefined);
  const whose = sort === 'win' ? 'A win' : quoted(sort);
  const reasons = others.map((name) => reasonAt('notAClaim', '', `${whose} has no “${name}”.`, [name]));
  const isScore = ownValue(claim, 'claim') !== undefined;
  const strange: Wording['strange'] = (path, name) => {
    if (!isScore) return NO_MEMBER(path, name, [...own, ...ANY_CLAIM], undefined);
    const message = `“${name}” belongs to a score. Pass its claim: { ...score.claim, winner: "E" }.`;
    return reasonAt('notAClaim', '', message, path);
  };
  noteStrange(claim, [...ALL_MEMBERS, ...ANY_CLAIM], { strange }, [], reasons);
  return reasons;
};

/** Begins to read a claim of this sort: the seats taken, and members that do not belong to it. */
export const readClaim = (claim: object, sort: ClaimSort): ClaimRead => {
  const given = (name: string): unknown => ownValue(claim, name);
  const named = given('seats') === undefined ? SEATS : someOf(SEATS)(given('seats'));
  const reasons = foreignMembers(claim, sort);
  if (named !== undefined && named.length >= 2)
    return { given, seats: SEATS.filter((seat) => named.includes(seat)), reasons };
  const message = 'The seats are two to four of E, S, W and N, each once.';
  return { given, seats: SEATS, reasons: [reasonAt('badSeat', '', message, ['seats']), ...reasons] };
};

/** Reads a member by its form; if it does not fit, adds a reason and gives undefined. */
const readValue = <T>(
  { reasons }: ClaimRead,
  [name, value]: readonly [name: string, value: unknown],
  { read, expected }: Form<T>,
  code: ReasonCode,
  params: Reason['params'] = {},
): T | undefined => {
  const found = read(value);
  const subject = name === 'value' ? 'The value' : `“${name}”`;
  if (found === undefined) reasons.push(reasonAt(code, '', isNot(subject, expected, value), [name], params));
  return found;
};

/** Reads a required seat, one of `among`; otherwise adds a reason and gives undefined. */
export const readSeat = (
  { given, reasons }: ClaimRead,
  name: string,
  among: readonly Seat[],
): Seat | undefined => {
  const value = given(name);
  const seat = among.find((one) => one === value);
  if (seat !== undefined) return seat;
  const known = among.join(', ');
  reasons.push(
    value === undefined
      ? reasonAt('missingSeat', '', `The ${name} must be named: one of ${known}.`, [name])
      : reasonAt('badSeat', '', isNot(`The ${name}`, `one of the seats taken (${known})`, value), [name]),
  );
  return undefined;
};

/** Reads a list of seats taken; empty if left out. */
export const readSeatList = (read: ClaimRead, name: string): readonly Seat[] => {
  const value = read.given(name);
  const form = { read: someOf(read.seats), expected: 'a list of seats taken, each once, such as ["S"]' };
  return value === undefined ? [] : (readValue(read, [name, value], form, 'badSeat') ?? []);
};

/** Reads a number of points; if left out, `usual`, without which it is required. */
export const readPoints = (read: ClaimRead, name: string, usual?: number): number =>
  readValue(read, [name, read.given(name) ?? usual], POINTS, 'badValue') ?? 0;

/** Reads a flag; false if left out. */
export const readFlag = (read: ClaimRead, name: string): boolean => {
  const value = read.given(name);
  return value !== undefined && readValue(read, [name, value], FLAG, 'notAClaim') === true;
};

/** Reads the way of winning (`by`) and gives its payout; adds a reason if it is not paid. */
export const readBy = <T>(
  read: ClaimRead,
  wins: Readonly<Partial<Record<WinKind, T>>>,
  rules: string,
): T | undefined => {
  const kinds = (Object.keys(wins) as WinKind[]).filter((kind) => wins[kind] !== undefined);
  const by = readValue(read, ['by', read.given('by')], choice(...kinds), 'notPaid', { rules });
  return by && wins[by];
};

const GIVERS: readonly Giver[] = ['discarder', 'exchanger'];

/**
 * Reads the player whose tile it was, under the name `giver`; undefined if the tile was nobody else’s. The last argument is the
 * player who took it, with that player’s name in the claim.
 */
export const readGiver = (
  read: ClaimRead,
  giver: Giver | undefined,
  [takerName, taker]: readonly [name: string, seat: Seat | undefined],
): Seat | undefined => {
  const { given, seats, reasons } = read;
  const tile = giver === undefined ? 'A self-drawn win' : 'A win on this tile';
  for (const name of GIVERS)
    if (name !== giver && given(name) !== undefined)
      reasons.push(reasonAt('badSeat', '', `${tile} has no ${name}.`, [name]));
  if (giver === undefined) return undefined;
  const others = seats.filter((seat) => seat !== taker);
  const seat = readSeat(read, giver, given(giver) === undefined ? others : seats);
  if (seat !== undefined && seat === taker)
    reasons.push(reasonAt('badSeat', '', `The ${takerName} cannot be the ${giver} too.`, [giver]));
  return seat;
};
