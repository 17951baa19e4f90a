import { isFingerprint } from '../../result/fingerprint';
import { isRecord, ownList, ownValue } from '../../result/own-values';
import { type Result, success } from '../../result/result';
import { isSameValue, otherRulesIn } from '../../result/same-value';
import { readJson, type StoredFault, storedFault } from '../read-json';
import { type MatchSetting, matchAfter, satOut } from './match-course';
import { MOST_GAMES } from './match-games';
import type { Ending, MatchGame, MatchState } from './match-state';
import type { MatchTypes, MatchWay, PlayerOf } from './match-way';
import { readManners, readMatchPlayers, readRounds, readSuitOut } from './read-match';

const isSeating = (list: readonly unknown[] | undefined, players: number): list is readonly number[] =>
  list?.length === players &&
  Array.from({ length: players }, (_, player) => player).every((one) => list.includes(one));

/** What of a match does not change, from any object; undefined if it cannot be. */
const settingOf = <T extends MatchTypes>(
  way: MatchWay<T>,
  value: object,
): MatchSetting<PlayerOf<T>> | undefined => {
  const players = readMatchPlayers(way, ownValue(value, 'players'));
  if (!players.ok) return undefined;
  const suitOut = readSuitOut(ownValue(value, 'suitOut'), players.value.length);
  const rounds = readRounds(ownValue(value, 'rounds'));
  const manners = readManners(ownValue(value, 'manners'), way.manners);
  const seating = ownList(ownValue(value, 'seating'), players.value.length);
  if (!suitOut.ok || !rounds.ok || !manners.ok || !isSeating(seating, players.value.length)) return undefined;
  return {
    version: 1,
    rules: way.play.identity,
    manners: manners.value,
    players: players.value,
    suitOut: suitOut.value,
    rounds: rounds.value,
    seating,
  };
};

const gameFrom = <T extends MatchTypes>(
  { endings, canPay }: MatchWay<T>,
  value: unknown,
  players: number,
): MatchGame | undefined => {
  if (!isRecord(value)) return undefined;
  const [ending, winner] = [ownValue(value, 'ending') as Ending, ownValue(value, 'winner')];
  const fingerprint = ownValue(value, 'fingerprint');
  const net = ownList(ownValue(value, 'net'), players);
  const hasWinner = Number.isInteger(winner) && (winner as number) >= 0 && (winner as number) < players;
  const sound =
    endings.includes(ending) &&
    (ending === 'mahjongg' ? hasWinner : winner === null) &&
    net?.length === players &&
    net.every(Number.isFinite) &&
    isFingerprint(fingerprint);
  const game = { ending, winner, net, fingerprint } as MatchGame;
  return sound && canPay(game) ? game : undefined;
};

/** Whether whoever sat out a game neither won it nor won or lost anything by it. */
const stayedOut = ({ winner, net }: MatchGame, out: number | null): boolean =>
  out === null || (winner !== out && net[out] === 0);

/** Reads a match from text or a JSON value of anybody's; one that its games do not lead to is refused. */
export const decodeMatchOf = <T extends MatchTypes>(
  way: MatchWay<T>,
  given: unknown,
): Result<MatchState<PlayerOf<T>>, StoredFault> => {
  const json = readJson(given);
  if (!json.ok) return json;
  const value = json.value;
  if (!isRecord(value)) return storedFault('badState', 'A match is an object.');
  const { identity } = way.play;
  const rules = ownValue(value, 'rules');
  if (!isSameValue(identity, rules))
    return storedFault(
      'unknownRules',
      `This match has other rules: ${otherRulesIn(identity, rules)}.`,
      'rules',
    );
  const setting = settingOf(way, value);
  if (setting === undefined) return storedFault('badState', 'The players of this match cannot be.');
  const games = ownList(ownValue(value, 'games'), MOST_GAMES)?.map((one) =>
    gameFrom(way, one, setting.players.length),
  );
  const place = games?.indexOf(undefined) ?? 0;
  if (games === undefined || place >= 0)
    return storedFault('badState', 'A game of this match cannot be.', 'games', String(place));
  const sound = games as readonly MatchGame[];
  const fingerprints = sound.map(({ fingerprint }) => fingerprint);
  const again = fingerprints.findIndex((one, at) => fingerprints.indexOf(one) < at);
  if (again >= 0)
    return storedFault('badState', 'A game of this match is there twice.', 'games', String(again));
  const outs = satOut(way.table, setting, sound);
  const wrong = sound.findIndex((game, at) => !stayedOut(game, outs[at] as number | null));
  if (wrong >= 0)
    return storedFault('badState', 'Somebody who sat out has won or paid.', 'games', String(wrong));
  const match = matchAfter(way.table, setting, sound);
  return isSameValue(match, value)
    ? success(match)
    : storedFault('badState', 'The games of this match do not lead to where it stands.');
};
