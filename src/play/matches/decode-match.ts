import { isFingerprint } from '../../core/fingerprint';
import { isRecord, ownList, ownValue } from '../../core/own-values';
import { failure, type Result, success } from '../../core/result';
import { isSameValue, otherRulesIn } from '../../core/same-value';
import { listOf, oneOf, orNull, type Reader, someOf, whole } from '../fields';
import { readJson, type StoredFault, storedFault } from '../read-json';
import { placesUpTo } from './first-east';
import { matchAfter, placesOf } from './match-course';
import { MOST_GAMES } from './match-games';
import type { MatchGame, MatchState } from './match-state';
import type { AnyMatch } from './match-way';
import { readSetting } from './read-match';

/** Reads who sits where: everybody of so many players once. */
const readOrder = (value: unknown, players: number): Result<readonly number[], undefined> => {
  const order = someOf(placesUpTo(players))(value);
  return order?.length === players ? success(order) : failure(undefined);
};

const points: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Reads a game of a match of so many players. */
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

/** Whether the player who sat out a game neither won it nor won or lost anything by it. */
const stayedOut = ({ winner, net }: MatchGame, out: number | null = null): boolean =>
  out === null || (winner !== out && net[out] === 0);

/** Reads a match from text or a JSON value of anybody's; one that its games do not lead to is refused. */
export const decodeMatchOf = (way: AnyMatch, given: unknown): Result<MatchState<object>, StoredFault> => {
  const json = readJson(given);
  if (!json.ok) return json;
  const value = json.value;
  if (!isRecord(value)) return storedFault('badState', 'A match is an object.');
  const { identity } = way.game;
  const rules = ownValue(value, 'rules');
  if (!isSameValue(identity, rules)) {
    const message = `This match has other rules: ${otherRulesIn(identity, rules)}.`;
    return storedFault('unknownRules', message, 'rules');
  }
  const setting = readSetting(way, value, ({ length }) => readOrder(ownValue(value, 'seating'), length));
  if (!setting.ok) return storedFault('badState', 'The players of this match cannot be.');
  const read = gameOf(way, setting.value.players.length);
  const list = ownValue(value, 'games');
  const games = listOf(read, MOST_GAMES)(list);
  if (games === undefined) {
    const place = ownList(list, MOST_GAMES)?.findIndex((one) => read(one) === undefined) ?? 0;
    return storedFault('badState', 'A game of this match cannot be.', 'games', String(place));
  }
  const fingerprints = games.map(({ fingerprint }) => fingerprint);
  const again = fingerprints.findIndex((one, place) => fingerprints.indexOf(one) < place);
  if (again >= 0)
    return storedFault('badState', 'A game of this match is there twice.', 'games', String(again));
  const { played } = placesOf(way.table, setting.value, games);
  const wrong = games.findIndex((game, place) => !stayedOut(game, played[place]?.out));
  if (wrong >= 0)
    return storedFault('badState', 'Somebody who sat out has won or paid.', 'games', String(wrong));
  const match = matchAfter(way.table, setting.value, games);
  return isSameValue(match, value)
    ? success(match)
    : storedFault('badState', 'The games of this match do not lead to where it stands.');
};
