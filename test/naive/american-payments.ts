import type { AmericanGameOptions, GuideOptions } from '../../src/games/american/options';
import type { Seat } from '../../src/hands/payouts';

// Who pays whom, written down from the rulebook sentence by sentence, without a table. Only claims that
// can be are answered; what these rules do not pay gives undefined.

/** How the game is played: the options that say who pays, of one of the four rule sets. */
export type NaiveGame =
  | ({ readonly name: 'american-2018' | 'nmjl' } & Pick<
      GuideOptions,
      'jokerlessDiscard' | 'jokerlessExemptsAllPairs' | 'deadPays' | 'errorPayment' | 'ownJokerWin'
    >)
  | ({ readonly name: 'american-game' } & Pick<
      AmericanGameOptions,
      'discardPayment' | 'exchangePays' | 'highestValue' | 'ownJokerWin'
    >)
  | { readonly name: 'card-free'; readonly jokerlessExemptsAllPairs: boolean };

/** A sound claim: seats that play, each where it can be. */
export interface NaiveClaim {
  readonly event?: 'wallGame' | 'mahjonggInError' | 'falseWin';
  readonly by?: string;
  readonly value?: number;
  readonly winner?: Seat;
  readonly discarder?: Seat;
  readonly exchanger?: Seat;
  readonly jokerOf?: Seat;
  readonly jokerless?: boolean;
  readonly allPairs?: boolean;
  readonly dead?: readonly Seat[];
  readonly seats?: readonly Seat[];
  readonly declarer?: Seat;
  readonly exposed?: readonly Seat[];
  readonly offender?: Seat;
  readonly highestValue?: number;
}

/** What each seat gains or loses. */
export type NaiveNet = Readonly<Partial<Record<Seat, number>>>;

/** The payment of one seat to another. */
type Pay = (from: Seat, to: Seat, amount: number) => void;

const isDrawn = (by: string | undefined): boolean =>
  by === 'wall' || by === 'jokerExchange' || by === 'charleston';
const isDiscard = (by: string | undefined): boolean => by === 'discard' || by === 'misnamedDiscard';

/** AG-28 and AG-29, or CF-29: what one live loser pays, in times the value. */
const guideTimes = (
  game: Exclude<NaiveGame, { name: 'american-game' }>,
  claim: NaiveClaim,
  loser: Seat,
): number => {
  const isDiscarder = loser === claim.discarder;
  // AG-33: the misnamer alone pays four times, whatever the hand.
  if (claim.by === 'misnamedDiscard') return isDiscarder ? 4 : 0;
  const isExempt = claim.allPairs === true && game.jokerlessExemptsAllPairs;
  const isJokerless = claim.jokerless === true && !isExempt;
  if (isDrawn(claim.by)) return isJokerless ? 4 : 2;
  if (!isJokerless) return isDiscarder ? 2 : 1;
  // CF-29: never AG-29a.
  if (game.name === 'card-free' || game.jokerlessDiscard === 'nmjl') return isDiscarder ? 4 : 2;
  return game.jokerlessDiscard === 'each' ? 3 : 1;
};

const payGuideWin = (
  game: Exclude<NaiveGame, { name: 'american-game' }>,
  claim: NaiveClaim,
  seats: readonly Seat[],
  pay: Pay,
): boolean => {
  if (!isDrawn(claim.by) && !isDiscard(claim.by)) return false;
  // AG-27a: whose joker it was matters only where redeeming one's own does not win.
  if (game.name !== 'card-free' && !game.ownJokerWin && claim.jokerOf === claim.winner) return false;
  for (const loser of seats) {
    if (loser === claim.winner) continue;
    const isDead = claim.dead?.includes(loser) === true;
    const isSingle =
      isDead && game.name !== 'card-free' && game.deadPays === 'single' && claim.by !== 'misnamedDiscard';
    pay(
      loser,
      claim.winner as Seat,
      (claim.value as number) * (isSingle ? 1 : guideTimes(game, claim, loser)),
    );
  }
  return true;
};

const payAmericanGameWin = (
  game: Extract<NaiveGame, { name: 'american-game' }>,
  claim: NaiveClaim,
  seats: readonly Seat[],
  pay: Pay,
): boolean => {
  const winner = claim.winner as Seat;
  const value = claim.value as number;
  const losers = seats.filter((seat) => seat !== winner);
  if (!game.ownJokerWin && claim.by === 'jokerExchange' && claim.jokerOf === winner) return false;
  if (isDrawn(claim.by)) {
    for (const loser of losers) pay(loser, winner, 2 * value);
    return true;
  }
  if (isDiscard(claim.by)) {
    // TG-9a.
    for (const loser of losers) {
      if (loser === claim.discarder) pay(loser, winner, game.discardPayment === 'nmjl' ? 2 * value : value);
      else if (game.discardPayment === 'nmjl') pay(loser, winner, value);
    }
    return true;
  }
  if (claim.by !== 'exchangeTile') return false;
  // TG-9b: for everybody, each of them single or as for a drawn win.
  pay(claim.exchanger as Seat, winner, losers.length * (game.exchangePays === 'double' ? 2 * value : value));
  return true;
};

const payError = (game: NaiveGame, claim: NaiveClaim, seats: readonly Seat[], pay: Pay): boolean => {
  if (game.name === 'american-game') return false;
  const playing = seats.filter((seat) => seat !== claim.declarer && !claim.exposed?.includes(seat));
  const isOver = playing.length === 1;
  const isPaid = game.name === 'card-free' || game.errorPayment === 'nmjl';
  if (isOver && isPaid) pay(claim.declarer as Seat, playing[0] as Seat, 2 * (claim.value as number));
  return true;
};

const payFalseWin = (game: NaiveGame, claim: NaiveClaim, seats: readonly Seat[], pay: Pay): boolean => {
  if (game.name !== 'american-game') return false;
  if (!isDrawn(claim.by) && !isDiscard(claim.by) && claim.by !== 'exchangeTile') return false;
  const highest = claim.highestValue ?? (game.highestValue === 'best' ? 100 : game.highestValue);
  const whose = claim.by === 'exchangeTile' ? claim.exchanger : claim.discarder;
  for (const seat of seats) {
    if (seat === claim.offender) continue;
    pay(claim.offender as Seat, seat, isDrawn(claim.by) || seat === whose ? highest : highest / 2);
  }
  return true;
};

/** What each seat gains or loses under a game, or undefined if its rules do not pay that. */
export const naiveNet = (game: NaiveGame, claim: NaiveClaim): NaiveNet | undefined => {
  const seats = claim.seats ?? (['E', 'S', 'W', 'N'] as const);
  const net = Object.fromEntries(seats.map((seat) => [seat, 0])) as Record<Seat, number>;
  const pay: Pay = (from, to, amount) => {
    net[from] -= amount;
    net[to] += amount;
  };
  if (claim.event === 'wallGame') return net;
  if (claim.event === 'mahjonggInError') return payError(game, claim, seats, pay) ? net : undefined;
  if (claim.event === 'falseWin') return payFalseWin(game, claim, seats, pay) ? net : undefined;
  const isPaid =
    game.name === 'american-game'
      ? payAmericanGameWin(game, claim, seats, pay)
      : payGuideWin(game, claim, seats, pay);
  return isPaid ? net : undefined;
};
