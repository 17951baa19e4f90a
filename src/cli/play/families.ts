import { failure } from '../../result/result';
import { SEATS, type Seat } from '../../rules/payouts';
import { BOTS } from '../bot-list';
import type { Usage } from '../given';
import { goalsOf, tablesOf } from '../parts';
import type { Open } from '../rule-set';
import { firstReason } from '../settings';
import type { Look } from './look';
import { racksTable } from './racks/table';
import type { Table } from './table';

/** What a player chooses beside the rules. */
export interface Seating {
  /** Where the player sits. */
  readonly seat: Seat;
  /** How many play; the most that can if undefined. */
  readonly players: number | undefined;
  /** Who plays the other seats. */
  readonly against: string;
  /** How the game is shown. */
  readonly look: Look;
}

/** The game of these rules as a person plays it, or why it cannot be played so. */
export const tableFor = (open: Open, { seat, players, against, look }: Seating): Usage<Table> => {
  const rules = tablesOf(open);
  const { name, title, hands } = open.set;
  if (!rules.ok || hands === undefined)
    return failure(rules.ok ? `${name} cannot be played here` : firstReason(rules.error));
  const count = players ?? Math.max(...rules.value.table.players);
  if (!rules.value.table.players.includes(count))
    return failure(
      `--players: ${name} is for ${rules.value.table.players.join(' or ')} players, not ${count}`,
    );
  if (SEATS.indexOf(seat) >= count) return failure(`--seat: with ${count} players nobody is ${seat}`);
  const bot = BOTS[against]?.(rules.value);
  if (bot === undefined)
    return failure(`--against is one of ${Object.keys(BOTS).join(', ')}, not “${against}”`);
  const goals = goalsOf(open);
  const table = racksTable({
    rules: rules.value,
    title,
    text: hands,
    goals: goals.ok ? goals.value : undefined,
    me: seat,
    players: count,
    botName: against,
    bot,
    look,
  });
  return { ok: true, value: table as unknown as Table };
};
