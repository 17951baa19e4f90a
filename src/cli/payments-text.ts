import { SEATS } from '../rules/payouts';
import type { Settlement } from '../rules/settlement';
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
