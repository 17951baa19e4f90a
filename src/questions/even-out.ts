import type { LedgerPayment } from './read-payments';

/** What a player has won, negative if lost, in whole millionths. */
export type Standing = readonly [player: string, balance: number];

/** A payment in millionths. */
export type Transfer = Omit<LedgerPayment, 'multiply'>;

/** The most players with a balance for whom the fewest payments are computed, by going through all their subsets. */
export const MOST_EXACT = 16;

/**
 * Divides the players into as many groups as possible whose balances add up to zero, each of which saves a payment. Players are
 * taken out of a subset one by one; a group ends where the rest adds up to zero.
 */
const evenGroups = (standings: readonly Standing[]): readonly (readonly Standing[])[] => {
  const all = 2 ** standings.length - 1;
  const sums = new Float64Array(all + 1);
  const groups = new Uint8Array(all + 1);
  const last = new Uint8Array(all + 1);
  for (let subset = 1; subset <= all; subset++) {
    standings.forEach(([, balance], at) => {
      const rest = subset & ~(1 << at);
      if (rest === subset) return;
      sums[subset] = (sums[rest] ?? 0) + balance;
      if ((groups[rest] ?? 0) < (groups[subset] ?? 0)) return;
      groups[subset] = groups[rest] ?? 0;
      last[subset] = at;
    });
    if (sums[subset] === 0) groups[subset] = (groups[subset] ?? 0) + 1;
  }
  const found: Standing[][] = [];
  for (let subset = all; subset > 0; subset &= ~(1 << (last[subset] ?? 0))) {
    if (sums[subset] === 0) found.push([]);
    found.at(-1)?.push(...standings.slice(last[subset], (last[subset] ?? 0) + 1));
  }
  return found;
};

/** Payments that make a group even, from those who lost most to those who won most: fewer than the group has players. */
const inTurn = (group: readonly Standing[]): readonly Transfer[] => {
  const [winners, losers] = [1, -1].map((sign) =>
    group
      .map(([player, balance]) => ({ player, left: sign * balance }))
      .filter(({ left }) => left > 0)
      .sort((one, other) => other.left - one.left),
  );
  const transfers: Transfer[] = [];
  let at = 0;
  for (const loser of losers ?? [])
    for (let winner = winners?.[at]; loser.left > 0 && winner !== undefined; winner = winners?.[at]) {
      const amount = Math.min(winner.left, loser.left);
      transfers.push({ from: loser.player, to: winner.player, amount });
      loser.left -= amount;
      winner.left -= amount;
      if (winner.left === 0) at++;
    }
  return transfers;
};

/**
 * Payments that settle up between all players, the largest first: the fewest possible for up to `MOST_EXACT` players.
 */
export const evenOut = (standings: readonly Standing[]): readonly Transfer[] => {
  const uneven = standings.filter(([, balance]) => balance !== 0);
  const groups = uneven.length <= MOST_EXACT ? evenGroups(uneven) : [uneven];
  return groups.flatMap(inTurn).sort((one, other) => other.amount - one.amount);
};
