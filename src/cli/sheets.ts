import {
  describeScore,
  type MahjonggInError,
  type ScoreLine,
  SEATS,
  type Settlement,
  type WinKind,
} from 'mahjongg/card-free';
import type { Written } from './hand-text';
import type { Style } from './io';
import type { Open } from './rule-set';
import { seatName } from './seats';
import { field } from './values';
import { columns, type Lines, oneLine, signed } from './words';

/** A score sheet in aligned columns: the rule, label and points of each line, a dashed line, the total. */
export const sheetLines = (
  sheet: { readonly lines: readonly ScoreLine[]; readonly total: number },
  style: Style,
): Lines => {
  const rows = describeScore(sheet).map(({ rule, label, amount }) => [rule, oneLine(label), amount]);
  const aligned = columns(rows, 'llr');
  const width = Math.max(...aligned.map((line) => line.length));
  return [...aligned.slice(0, -1), style.dim('-'.repeat(width)), style.bold(aligned.at(-1) ?? '')];
};

/** Names in a sentence: `East, South and West`. */
export const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Says which highest value a false win cost (TG-11), or whether the game goes on after Mah Jongg in error (AG-35). */
export const eventLines = (claim: unknown, { rules }: Open): Lines => {
  const highest = field(claim, 'highestValue') ?? rules.payouts?.falseWin?.highestValue;
  if (field(claim, 'event') === 'falseWin')
    return [`The highest hand value is ${highest} (TG-11); --highest-value changes it.`];
  if (field(claim, 'event') !== 'mahjonggInError') return [];
  const { declarer, exposed = [], seats = SEATS } = claim as Partial<MahjonggInError>;
  const dead = SEATS.filter((seat) => seat === declarer || exposed.includes(seat));
  if (seats.length - dead.length < 2) return ['The game is over (AG-35).'];
  const hands = dead.length === 1 ? 'whose hand is dead' : 'whose hands are dead';
  return [`The game goes on without ${listOf(dead.map(seatName))}, ${hands} (AG-35).`];
};

/** How a hand was won, after “won”. */
const WAYS: Readonly<Record<WinKind, string>> = {
  wall: 'from the wall',
  discard: 'on a discard',
  jokerExchange: 'by a joker exchange',
  looseTile: 'on a loose tile',
  exchangeTile: 'on the tile of a joker exchange',
  misnamedDiscard: 'on a misnamed discard',
  charleston: 'in the Charleston',
  steal: 'on a stolen tile',
};

/** What the payments of a claim depend on: `A hand of 25, won from the wall, without jokers:`; nothing if the claim has no hand. */
const claimLines = (claim: unknown): Lines => {
  const [value, by, jokerless] = ['value', 'by', 'jokerless'].map((name) => field(claim, name));
  const without = jokerless === true ? ', without jokers' : '';
  return typeof value === 'number' && by !== undefined
    ? [`A hand of ${value}, won ${WAYS[by as WinKind]}${without}:`]
    : [];
};

/** The payments in aligned columns, each with its multiple of the hand’s value, and the total for each seat. */
export const settlementLines = ({ payments, net }: Settlement, claim?: unknown): Lines => {
  if (payments.length === 0) return ['Nobody pays.'];
  const value = Number(field(claim, 'value'));
  const rows = payments.map(({ from, to, amount }) => [
    `${seatName(from)} pays ${seatName(to)}`,
    String(amount),
    Number.isInteger(amount / value) && amount > value ? `${amount / value} × ${value}` : '',
  ]);
  const sums = SEATS.flatMap((seat) => {
    const amount = net[seat];
    return amount === undefined ? [] : [[seatName(seat), signed(amount)]];
  });
  return [...claimLines(claim), ...columns(rows, 'lrl'), '', ...columns(sums, 'lr')];
};

/** The line that says how a hand was won; `assumed` if that was not given. */
export const wonLine = (by: WinKind, assumed = false, done = 'Won'): string =>
  `${done} ${WAYS[by]}${assumed ? ' (assumed; to change it, add --by)' : ''}`;

/** The lines about a winning hand: its reading, how it was won, and its sheet. */
export const wonLines = (score: object, how: Lines, text: Written, style: Style): Lines => {
  const { title, details } = text.reading(field(score, 'reading'));
  const lines = text.sheet?.(score, style) ?? [];
  return [style.bold(title), ...details.slice(0, 1), ...how, '', ...lines];
};
