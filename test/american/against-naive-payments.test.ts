import { expect, test } from 'vitest';
import {
  AMERICAN_PRESETS,
  type AmericanChoices,
  americanRules,
  type Claim,
  cardFree,
  type HasPayouts,
  SEATS,
  type Seat,
  settle,
} from '../../src/index';
import { type Chance, chanceFrom } from '../generators/chance';
import { assertNoEmptyCell, count, coverageReport, newCoverage } from '../generators/coverage';
import { type NaiveClaim, type NaiveGame, naiveNet } from '../naive/american-payments';

// Every rule set with every option that says who pays, against the naive twin, on claims of every sort.

interface Game {
  readonly naive: NaiveGame;
  readonly rules: HasPayouts;
}

const BOTH = [true, false];

const guideGames = (name: 'american-2018' | 'nmjl'): readonly Game[] =>
  (['each', 'total', 'nmjl'] as const).flatMap((jokerlessDiscard) =>
    BOTH.flatMap((jokerlessExemptsAllPairs) =>
      (['full', 'single'] as const).flatMap((deadPays) =>
        (['none', 'nmjl'] as const).flatMap((errorPayment) =>
          BOTH.map((ownJokerWin) => {
            const options = {
              jokerlessDiscard,
              jokerlessExemptsAllPairs,
              deadPays,
              errorPayment,
              ownJokerWin,
            };
            return { naive: { name, ...options }, rules: americanRules(name, options) };
          }),
        ),
      ),
    ),
  );

const americanGames: readonly Game[] = (['discarder', 'nmjl'] as const).flatMap((discardPayment) =>
  (['single', 'double'] as const).flatMap((exchangePays) =>
    (['best', 25, 175] as const).flatMap((highestValue) =>
      BOTH.map((ownJokerWin) => {
        const options = { discardPayment, exchangePays, highestValue, ownJokerWin };
        return {
          naive: { name: 'american-game', ...options },
          rules: americanRules('american-game', options as AmericanChoices<'american-game'>),
        };
      }),
    ),
  ),
);

const cardFreeGames: readonly Game[] = BOTH.map((jokerlessExemptsAllPairs) => ({
  naive: { name: 'card-free', jokerlessExemptsAllPairs },
  rules: cardFree({ jokerlessExemptsAllPairs }),
}));

const GAMES = [...guideGames('american-2018'), ...guideGames('nmjl'), ...americanGames, ...cardFreeGames];

const WINS = [
  'wall',
  'discard',
  'jokerExchange',
  'misnamedDiscard',
  'charleston',
  'exchangeTile',
  'looseTile',
  'steal',
] as const;

const SEATINGS: readonly (readonly Seat[])[] = [SEATS, ['E', 'S', 'W'], ['S', 'W', 'N'], ['E', 'N']];

const someOf = (chance: Chance, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter(() => chance.oneIn(3));

/** Whose tile it was, under the name that this way of winning has for them. */
const giverOf = (by: string, other: Seat): NaiveClaim => {
  if (by === 'exchangeTile') return { exchanger: other };
  return by === 'discard' || by === 'misnamedDiscard' ? { discarder: other } : {};
};

const makeClaim = (chance: Chance): NaiveClaim => {
  const seats = chance.oneIn(2) ? SEATS : chance.pick(SEATINGS);
  const own = chance.oneIn(2) && seats === SEATS ? {} : { seats };
  const [one, other] = chance.shuffle(seats) as [Seat, Seat];
  const value = chance.pick([0, 5, 25, 30.5, 50, 75]);
  const event = chance.pick([
    undefined,
    undefined,
    undefined,
    'wallGame',
    'mahjonggInError',
    'falseWin',
  ] as const);
  const by = chance.pick(WINS);
  if (event === 'wallGame') return { ...own, event };
  if (event === 'mahjonggInError') {
    const exposed = someOf(
      chance,
      seats.filter((seat) => seat !== one),
    );
    return { ...own, event, declarer: one, exposed, value };
  }
  if (event === 'falseWin') {
    const named = chance.oneIn(2) ? {} : { highestValue: chance.pick([25, 50, 75, 12.5]) };
    return { ...own, event, offender: one, by, ...giverOf(by, other), ...named };
  }
  const jokerOf = by === 'jokerExchange' && chance.oneIn(2) ? { jokerOf: chance.pick(seats) } : {};
  const dead = someOf(
    chance,
    seats.filter((seat) => seat !== one),
  );
  const hand = { value, jokerless: chance.oneIn(2), allPairs: chance.oneIn(3) };
  return { ...own, ...hand, winner: one, by, ...giverOf(by, other), ...jokerOf, dead };
};

test('all rule sets and options pay what the naive twin pays, and it adds up to zero', () => {
  const chance = chanceFrom(2018);
  const coverage = newCoverage({
    rules: [...AMERICAN_PRESETS, 'card-free'],
    paid: [...WINS.slice(0, 6), 'wallGame', 'mahjonggInError', 'falseWin'],
    refused: ['looseTile', 'steal', 'exchangeTile', 'mahjonggInError', 'falseWin', 'ownJoker'],
    seats: ['2', '3', '4'],
    dead: ['none', 'some', 'discarder'],
    hand: ['jokerless', 'jokers', 'jokerless pairs'],
    halves: ['whole', 'halves', 'quarters'],
  });
  for (let round = 0; round < 200; round++) {
    for (const { naive, rules } of GAMES) {
      const claim = makeClaim(chance);
      const expected = naiveNet(naive, claim);
      const settled = settle(claim as Claim, { rules });
      const kind = claim.event ?? (claim.by as string);
      if (expected === undefined) {
        expect(
          settled.ok ? 'paid' : settled.error.reasons.map(({ code }) => code),
          JSON.stringify({ claim, naive }),
        ).toEqual(['notPaid']);
        count(coverage, 'refused', claim.jokerOf === undefined ? kind : 'ownJoker');
        continue;
      }
      if (!settled.ok)
        throw new Error(`${JSON.stringify({ claim, naive })}: ${settled.error.reasons[0]?.message}`);
      const { payments, net } = settled.value;
      expect(net, JSON.stringify({ claim, naive })).toEqual(expected);
      expect(Object.values(net).reduce((sum, amount) => sum + amount, 0)).toBe(0);
      const from = payments.map((payment) => SEATS.indexOf(payment.from) * 4 + SEATS.indexOf(payment.to));
      expect(from).toEqual([...from].sort((a, b) => a - b));
      expect(payments.every(({ amount }) => amount > 0)).toBe(true);
      count(coverage, 'rules', rules.name);
      count(coverage, 'paid', kind);
      count(coverage, 'seats', String(claim.seats?.length ?? 4));
      if (claim.dead !== undefined) {
        const isDeadDiscarder = claim.discarder !== undefined && claim.dead.includes(claim.discarder);
        count(coverage, 'dead', claim.dead.length === 0 ? 'none' : isDeadDiscarder ? 'discarder' : 'some');
        const jokerless = claim.allPairs === true ? 'jokerless pairs' : 'jokerless';
        count(coverage, 'hand', claim.jokerless === true ? jokerless : 'jokers');
      }
      const smallest = payments.map(({ amount }) => amount % 1);
      count(
        coverage,
        'halves',
        smallest.some((part) => part % 0.5 > 0)
          ? 'quarters'
          : smallest.some((part) => part > 0)
            ? 'halves'
            : 'whole',
      );
    }
  }
  assertNoEmptyCell(coverageReport(coverage));
});
