import { isRecord, ownValue } from '../core/own-values';
import { SEATS } from '../hands/payouts';
import type { MahjonggInError } from '../questions/claim';
import type { Settlement } from '../questions/settlement';
import { columns } from './columns';
import { seatName } from './players';

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));

/** The payments in aligned columns, and what they make for each seat. */
export const settlementLines = ({ payments, net }: Settlement): readonly string[] => {
  if (payments.length === 0) return ['Nobody pays.'];
  const rows = payments.map(({ from, to, amount }) => [
    `${seatName(from)} pays ${seatName(to)}`,
    String(amount),
  ]);
  const seats = SEATS.filter((seat) => net[seat] !== undefined);
  return [
    ...columns(rows, ['left', 'right']),
    '',
    ...columns(
      seats.map((seat) => [seatName(seat), signed(net[seat] ?? 0)]),
      ['left', 'right'],
    ),
  ];
};

const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Whether the game goes on after Mah Jongg in error, for a claim that was settled; nothing for other claims (AG-35). */
export const errorLines = (claim: unknown): readonly string[] => {
  if (!isRecord(claim) || ownValue(claim, 'event') !== 'mahjonggInError') return [];
  const { declarer, exposed = [], seats = SEATS } = claim as Partial<MahjonggInError>;
  const dead = SEATS.filter((seat) => seat === declarer || exposed.includes(seat));
  if (seats.length - dead.length < 2) return ['The game is over (AG-35).'];
  const hands = dead.length === 1 ? 'whose hand is dead' : 'whose hands are dead';
  return [`The game goes on without ${listOf(dead.map(seatName))}, ${hands} (AG-35).`];
};
