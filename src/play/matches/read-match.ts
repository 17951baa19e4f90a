import { isFingerprint } from '../../core/fingerprint';
import { isRecord, ownList, ownValue } from '../../core/own-values';
import { isNot } from '../../core/read';
import { described, quoted } from '../../core/reason';
import { rejected, success } from '../../core/result';
import { isSameValue } from '../../core/same-value';
import { isWhole } from '../../core/whole-number';
import { SUITS, type Suit, type Tile } from '../../tiles/tile';
import type { Throw } from '../chance';
import { listOf, oneOf, orNull, type Reader, someOf, whole } from '../fields';
import { NOT_A_THROW, notASetup, readNames, readThrows } from '../read-setup';
import { turned } from '../seats';
import { badState, otherRulesFault, type ReadStored, readJson } from '../stored';
import type { Manners, Player } from '../types';
import { eastByDice, placesUpTo, seatedByDraw } from './first-east';
import type { AnyMatch, MatchFault, MatchGame, MatchPlayer, MatchState, ReadMatch } from './match-state';
import {
  CHAIRS,
  type MatchSetting,
  MOST_GAMES,
  MOST_PLAYERS,
  matchAfter,
  matchFault,
  placesOf,
} from './match-state';

/** The setup of a match. */
export interface MatchSetup<P extends object = Player> {
  /** The players, in the order of play from the first East unless seats are drawn; a fifth is the Dreamer. */
  readonly players: readonly MatchPlayer<P>[];
  /** The tile each of them has drawn for a seat: a wind, or the 5 Dot (TG-2, TG-14); left out if seats were not drawn. */
  readonly draw?: readonly Tile[] | undefined;
  /**
   * The throws that decide the first East: one for each player in the order of play, then one for each who is tied for
   * the highest, in that order, until one is highest (AG-3, YG-3); with three players, throws until one points at a
   * player (TG-15).
   */
  readonly dice?: readonly Throw[] | undefined;
  /** The name of the first East (TG-2). Without it and `dice`, it is the first player, or the one who drew East. */
  readonly east?: string | undefined;
  /** The suit taken out, with three players (TG-15). */
  readonly suitOut?: Suit | undefined;
  /** How many rounds to play, 1 to 100; no fixed end if left out. */
  readonly rounds?: number | undefined;
  /** Whether illegal actions are refused (`strict`, the default) or can happen (`table`; not in the Year game). */
  readonly manners?: Manners | undefined;
}

const NAMES = ['players', 'draw', 'dice', 'east', 'suitOut', 'rounds', 'manners'];
const MOST_ROUNDS = 100;
const LONGEST_NAME = 40;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;

/** Reads any value as a player of a match; the names of the players before are taken. */
const readOne = (
  way: AnyMatch,
  value: unknown,
  before: readonly MatchPlayer<object>[],
): ReadMatch<MatchPlayer<object>> => {
  const place = before.length;
  const fault = (message: string, rule = '', params: MatchFault['params'] = {}): ReadMatch<never> =>
    matchFault('badPlayers', `Player ${place + 1} ${message}`, rule, { player: place, ...params });
  if (!isRecord(value)) return fault(`must be an object with a name, not ${described(value)}.`);
  const name = ownValue(value, 'name');
  if (!isName(name)) return fault(`needs a name of 1 to ${LONGEST_NAME} characters, not ${described(name)}.`);
  if (before.some((one) => one.name === name))
    return fault(`needs a different name; ${quoted(name)} is taken.`);
  const player = way.readPlayer(value);
  return player === undefined
    ? fault(`(${quoted(name)}) can have a name and ${way.player.has}.`, way.rules.player, way.player.params)
    : success({ name, ...player });
};

const readPlayers = (way: AnyMatch, value: unknown): ReadMatch<readonly MatchPlayer<object>[]> => {
  const list = ownList(value, MOST_PLAYERS);
  const allowed = [...way.table.players, ...(way.table.dreamer ? [MOST_PLAYERS] : [])];
  if (list === undefined || !allowed.includes(list.length)) {
    const given = Array.isArray(value) ? value.length : described(value);
    const message = `A match of these rules needs ${allowed.join(', ').replace(/, (\d+)$/, ' or $1')} players, not ${given}.`;
    return matchFault('badPlayers', message, way.rules.number, { players: allowed });
  }
  const players: MatchPlayer<object>[] = [];
  for (const one of list) {
    const read = readOne(way, one, players);
    if (!read.ok) return read;
    players.push(read.value);
  }
  return success(players);
};

const readSeating = (value: unknown, players: number, seats: string): ReadMatch<readonly number[]> => {
  if (value === undefined) return success(placesUpTo(players));
  const drawn = ownList(value, MOST_PLAYERS);
  return drawn === undefined
    ? matchFault('badDraw', isNot('“draw”', 'a list of tiles', value), seats)
    : seatedByDraw(drawn, players, seats);
};

/** The place in the seating at which the first East sits. */
const readEast = (
  setup: object,
  players: readonly MatchPlayer<object>[],
  seating: readonly number[],
  rules: AnyMatch['rules'],
): ReadMatch<number> => {
  const [dice, east] = [ownValue(setup, 'dice'), ownValue(setup, 'east')];
  if (dice !== undefined && east !== undefined)
    return matchFault('badEast', 'Name the first East or give dice, not both.', rules.seats);
  const names = seating.slice(0, CHAIRS).map((player) => players[player]?.name as string);
  if (dice !== undefined) {
    const throws = readThrows(dice);
    return throws === undefined
      ? matchFault('badDice', `“dice” must be a list of throws. ${NOT_A_THROW}`, rules.dice)
      : eastByDice(throws, names, rules.dice);
  }
  if (east === undefined) return success(0);
  const place = names.indexOf(east as string);
  return place < 0
    ? matchFault(
        'badEast',
        `“east” must be the name of a player in the first game, not ${described(east)}.`,
        rules.seats,
      )
    : success(place);
};

/** Reads who sits where, with drawn seats or without, from the first East on; the Dreamer stays last. */
const readOrder = (
  setup: object,
  players: readonly MatchPlayer<object>[],
  rules: AnyMatch['rules'],
): ReadMatch<readonly number[]> => {
  const seating = readSeating(ownValue(setup, 'draw'), players.length, rules.seats);
  if (!seating.ok) return seating;
  const east = readEast(setup, players, seating.value, rules);
  if (!east.ok) return east;
  return success([...turned(seating.value.slice(0, CHAIRS), east.value), ...seating.value.slice(CHAIRS)]);
};

/** Reads the suit taken out: one with three players, none with more (TG-15). */
const readSuitOut = (value: unknown, players: number): ReadMatch<Suit | null> => {
  const suit = oneOf(SUITS)(value);
  if (players < CHAIRS && suit !== undefined) return success(suit);
  if (players >= CHAIRS && (value === undefined || value === null)) return success(null);
  const message =
    players < CHAIRS
      ? isNot('With three players “suitOut”', `the suit taken out, one of ${SUITS.join(', ')}`, value)
      : `No suit is taken out with ${players} players.`;
  return matchFault('badSuit', message, 'TG-15', { suits: SUITS });
};

const readRounds = (value: unknown = null): ReadMatch<number | null> => {
  if (value === null || isWhole(value, 1, MOST_ROUNDS)) return success(value);
  const message = isNot('“rounds”', `a whole number from 1 to ${MOST_ROUNDS}`, value);
  return matchFault('badRounds', message);
};

/** Reads the manners of the table, one of those that the game can be played with. */
const readManners = (value: unknown, allowed: readonly Manners[]): ReadMatch<Manners> => {
  const manners = oneOf(allowed)(value);
  return manners === undefined
    ? matchFault('badManners', isNot('“manners”', allowed.join(' or '), value))
    : success(manners);
};

type Parts<T> = { readonly [K in keyof T]: (before: Partial<T>) => ReadMatch<T[K]> | undefined };

/** Reads parts in order and reports all faults; a part that depends on a faulty one returns undefined and is skipped. */
const readParts = <T extends object>(parts: Parts<T>): ReadMatch<T> => {
  const made: Partial<T> = {};
  const reasons: MatchFault[] = [];
  for (const name of Object.keys(parts) as (keyof T & string)[]) {
    const part = parts[name](made);
    if (part?.ok === true) made[name] = part.value;
    else reasons.push(...(part?.error.reasons ?? []));
  }
  return reasons.length > 0 ? rejected(...reasons) : success(made as T);
};

/** Reads the parts of a match that do not change; `readSeats` reads who sits where. */
const readSetting = (
  way: AnyMatch,
  value: object,
  readSeats: (players: readonly MatchPlayer<object>[]) => ReadMatch<readonly number[]>,
  manners: unknown = ownValue(value, 'manners'),
): ReadMatch<MatchSetting<object>> =>
  readParts<MatchSetting<object>>({
    version: () => success(1),
    rules: () => success(way.game.identity),
    players: () => readPlayers(way, ownValue(value, 'players')),
    seating: ({ players }) => players && readSeats(players),
    suitOut: ({ players }) => players && readSuitOut(ownValue(value, 'suitOut'), players.length),
    rounds: () => readRounds(ownValue(value, 'rounds')),
    manners: () => readManners(manners, way.manners),
  });

export const readMatchSetup = (way: AnyMatch, value: unknown): ReadMatch<MatchSetting<object>> => {
  if (!isRecord(value)) return matchFault('notASetup', notASetup(value, 'match', 'players'));
  const named = readNames(value, NAMES, 'match', 'players');
  const manners = ownValue(value, 'manners') ?? 'strict';
  const read = readSetting(way, value, (players) => readOrder(value, players, way.rules), manners);
  if (named.ok) return read;
  return rejected(...named.error.reasons, ...(read.ok ? [] : read.error.reasons));
};

const points: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Makes a reader for the games of a match with this many players. */
const gameOf =
  ({ endings, canPay }: AnyMatch, players: number): Reader<MatchGame> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const ending = oneOf(endings)(ownValue(value, 'ending'));
    const winner = orNull(whole(players - 1))(ownValue(value, 'winner'));
    const net = listOf(points, players)(ownValue(value, 'net'));
    const fingerprint = ownValue(value, 'fingerprint');
    if (ending === undefined || winner === undefined || net?.length !== players) return undefined;
    if (!isFingerprint(fingerprint)) return undefined;
    const game = { ending, winner, net, fingerprint };
    return (ending === 'mahjongg') === (winner !== null) && canPay(game) ? game : undefined;
  };

/** Whether the player who sat out a game did not win it, and neither won nor lost points. */
const stayedOut = ({ winner, net }: MatchGame, out: number | null = null): boolean =>
  out === null || (winner !== out && net[out] === 0);

/** Reads a match from untrusted text or JSON; fails if its games do not lead to it. */
export const decodeMatchOf = (way: AnyMatch, given: unknown): ReadStored<MatchState<object>> => {
  const json = readJson(given);
  if (!json.ok) return json;
  const value = json.value;
  if (!isRecord(value)) return badState('A match must be an object.');
  const other = otherRulesFault(way.game.identity, ownValue(value, 'rules'), 'match');
  if (other !== undefined) return other;
  const setting = readSetting(way, value, ({ length }) => {
    const seating = someOf(placesUpTo(length))(ownValue(value, 'seating'));
    return seating?.length === length
      ? success(seating)
      : matchFault('badDraw', '“seating” must list each player once.');
  });
  if (!setting.ok) return badState('A match cannot have these players.');
  const read = gameOf(way, setting.value.players.length);
  const list = ownValue(value, 'games');
  const games = listOf(read, MOST_GAMES)(list);
  if (games === undefined) {
    const place = ownList(list, MOST_GAMES)?.findIndex((one) => read(one) === undefined) ?? 0;
    return badState('A game of this match is not possible.', 'games', String(place));
  }
  const fingerprints = games.map(({ fingerprint }) => fingerprint);
  const again = fingerprints.findIndex((one, place) => fingerprints.indexOf(one) < place);
  if (again >= 0) return badState('This match has the same game twice.', 'games', String(again));
  const { played } = placesOf(way.table, setting.value, games);
  const wrong = games.findIndex((game, place) => !stayedOut(game, played[place]?.out));
  if (wrong >= 0) return badState('Somebody who sat out has won or paid.', 'games', String(wrong));
  const match = matchAfter(way.table, setting.value, games);
  return isSameValue(match, value)
    ? success(match)
    : badState('The games of this match do not lead to its present state.');
};
