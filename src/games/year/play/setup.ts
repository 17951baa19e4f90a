import { isRecord, ownValue } from '../../../core/own-values';
import { isNot } from '../../../core/read';
import { success } from '../../../core/result';
import { SEATS, type Seat } from '../../../hands/payouts';
import type { Throw } from '../../../play/chance';
import { noAnswers } from '../../../play/evolve';
import { bySeats, oneOf, type Reader } from '../../../play/fields';
import { badSetup, type ReadSetup, readDice, readInOrder, readWall } from '../../../play/read-setup';
import { type BySeat, forSeats } from '../../../play/seats';
import type { RulesIdentity } from '../../../play/types';
import { firstTable } from '../../../play/walls';
import type { Setup } from '../../../play/way';
import { sortRack } from '../../../tiles/rack-order';
import { SUITS } from '../../../tiles/tile';
import type { YearGame } from '../rules';
import { cutWalls, dealRacks } from '../walls';
import type { YearPlayer, YearSetting, YearTypes } from './types';

const FOUR_PLAYERS: BySeat<YearPlayer> = { E: {}, S: {}, W: {}, N: {} };

/** Reads a player with only these members; undefined for anything else. */
export const readYearPlayer = (
  value: unknown,
  members: readonly string[] = ['personalSuit'],
): YearPlayer | undefined => {
  if (!isRecord(value) || Object.keys(value).some((name) => !members.includes(name))) return undefined;
  const given = ownValue(value, 'personalSuit');
  const personalSuit = oneOf(SUITS)(given);
  if (personalSuit !== undefined) return { personalSuit };
  return given === undefined ? {} : undefined;
};

/** Reads the four players by seat (YG-3); undefined for anything else. */
export const readYearPlayers: Reader<BySeat<YearPlayer>> = /* @__PURE__ */ bySeats(SEATS, readYearPlayer);

const playersOf = (value: unknown): ReadSetup<BySeat<YearPlayer>> => {
  if (value === undefined) return success(FOUR_PLAYERS);
  if (!isRecord(value)) return badSetup('badPlayers', isNot('“players”', 'an object by seat', value));
  const players = readYearPlayers(value);
  if (players !== undefined) return success(players);
  const message = `There are four players, at the seats E, S, W and N; each has a personalSuit out of ${SUITS.join(', ')}, or none.`;
  return badSetup('badPlayers', message, 'YG-3');
};

/** The seats that can deal: with `windsFollowDeal` only East (YG-3a). */
export const dealersOf = ({ options }: YearGame): readonly Seat[] =>
  options.windsFollowDeal ? ['E'] : SEATS;

const dealerOf = (rules: YearGame, value: unknown): ReadSetup<Seat> => {
  const dealer = value === undefined ? 'E' : oneOf(SEATS)(value);
  if (dealer === undefined) {
    const message = isNot('The dealer', `one of ${SEATS.join(', ')}`, value);
    return badSetup('badDealer', message, 'YG-3');
  }
  if (dealersOf(rules).includes(dealer)) return success(dealer);
  const message = 'With windsFollowDeal the winds move with the deal, so the dealer is East.';
  return badSetup('badDealer', message, 'YG-3a');
};

/** How to set up a game of these rules, which starts with the courtesy call (YG-5). */
export const yearSetup = (rules: YearGame, identity: RulesIdentity): Setup<YearTypes> => ({
  names: ['players', 'dealer', 'wall', 'dice'],
  fill: ({ wall, dice, dealer = 'E', players = FOUR_PLAYERS }) => ({ players, dealer, wall, dice }),
  read: (value) =>
    readInOrder<YearSetting>({
      players: () => playersOf(ownValue(value, 'players')),
      dealer: () => dealerOf(rules, ownValue(value, 'dealer')),
      wall: () => readWall(ownValue(value, 'wall'), [rules.tiles.byIndex], rules.tiles.rule),
      dice: () => readDice(ownValue(value, 'dice'), rules.table.throws, 'YG-4'),
    }),
  // Cuts off the Flower Wall, deals, and starts with the dealer (YG-4).
  deal: ({ players, dealer, wall, dice }) => {
    const cut = cutWalls(wall, dealer, dice[0] as Throw, rules.options);
    const dealt = dealRacks(cut, dealer);
    const racks = forSeats(SEATS, (seat) => sortRack(dealt.racks.get(seat) ?? [], 'year'));
    return Object.assign(firstTable(racks, dealt.rest), {
      rules: identity,
      dealer,
      players,
      phase: 'courtesy' as const,
      now: { seat: dealer },
      awaiting: [dealer],
      flowers: forSeats(SEATS, () => []),
      flowerWallLeft: cut.flowerWall.length,
      hopToi: dealt.hopToi,
      flowerWall: cut.flowerWall,
      answers: noAnswers(SEATS),
    });
  },
  begin: () => undefined,
});
