import { isRecord, ownValue } from '../../../../core/own-values';
import { isNot } from '../../../../core/read';
import { success } from '../../../../core/result';
import { SEATS, type Seat } from '../../../../hands/payouts';
import { pointedAt, sumOf } from '../../../../play/chance';
import { noAnswers } from '../../../../play/evolve';
import { bySeats, whole } from '../../../../play/fields';
import { sorted } from '../../../../play/racks';
import { badSetup, type ReadSetup, readDice, readWall } from '../../../../play/read-setup';
import { type BySeat, forSeats } from '../../../../play/seats';
import type { Player, RulesIdentity } from '../../../../play/types';
import { deal as dealRacks, drawOrder, firstTable, layWalls } from '../../../../play/walls';
import { isNumberOf, SUITS, TILES, type Tile } from '../../../../tiles/tile';
import type { TableRules } from '../table-rules';
import { turnOf } from './turns';
import type { CheckedSetup, GameState } from './types';

export const FOUR: BySeat<Player> = { E: {}, S: {}, W: {}, N: {} };

/** The tile counts a wall can have: the game’s, or with three players those without one suit (TG-15). */
export const allowedCounts = (rules: TableRules, players: number): readonly (readonly number[])[] =>
  players === 4
    ? [rules.tiles.byIndex]
    : SUITS.map((suit) =>
        TILES.map((tile, index) => (isNumberOf(tile, suit) ? 0 : (rules.tiles.byIndex[index] ?? 0))),
      );

/** Says what a player can have besides a name. */
export const whatPlayersHave = (levels: number): string =>
  levels === 0
    ? 'nothing here: these rules have no skill levels'
    : `a skillLevel from 0 to ${levels} or none`;

/** Reads a player with only these members; undefined for anything else. */
export const readPlayer = (
  rules: TableRules,
  value: unknown,
  members: readonly string[] = ['skillLevel'],
): Player | undefined => {
  if (!isRecord(value) || Object.keys(value).some((name) => !members.includes(name))) return undefined;
  const given = ownValue(value, 'skillLevel');
  const skillLevel = whole(rules.table.levels)(given);
  if (skillLevel !== undefined) return { skillLevel };
  return given === undefined ? {} : undefined;
};

export const readPlayers = (rules: TableRules, value: unknown): ReadSetup<BySeat<Player>> => {
  if (value === undefined) return success(FOUR);
  if (!isRecord(value)) return badSetup('badPlayers', isNot('“players”', 'an object by seat', value));
  const count = Object.keys(value).length;
  const seats = SEATS.slice(0, count);
  if (!rules.table.players.includes(count) || !seats.every((seat) => ownValue(value, seat) !== undefined)) {
    const three = rules.table.players.includes(3) ? '; three sit at E, S and W' : '';
    const message = `These rules are for ${rules.table.players.join(' or ')} players, at the seats E, S, W and N${three}.`;
    return badSetup('badPlayers', message, 'TG-15', { players: rules.table.players });
  }
  const players = bySeats(seats, (one) => readPlayer(rules, one))(value);
  if (players !== undefined) return success(players);
  const { levels } = rules.table;
  const message = `A player has ${whatPlayersHave(levels)}; names belong to a match.`;
  return badSetup('badPlayers', message, 'CF-34', { levels });
};

export const readSetup = (rules: TableRules, value: object): ReadSetup<CheckedSetup> => {
  const manners = ownValue(value, 'manners') ?? 'strict';
  if (manners !== 'strict' && manners !== 'table')
    return badSetup('badManners', isNot('“manners”', 'strict or table', manners));
  const players = readPlayers(rules, ownValue(value, 'players'));
  if (!players.ok) return players;
  const count = Object.keys(players.value).length;
  const wall = readWall(ownValue(value, 'wall'), allowedCounts(rules, count), rules.tiles.rule);
  if (!wall.ok) return wall;
  const dice = readDice(ownValue(value, 'dice'), rules.table.throws, 'AG-4a', count);
  return dice.ok ? success({ wall: wall.value, dice: dice.value, players: players.value, manners }) : dice;
};

/** The tiles in drawing order: the dice break East’s wall (AG-4a), or with three players the wall they point at (TG-15). */
const orderOf = ({ wall, dice }: CheckedSetup, seats: readonly Seat[]): readonly Tile[] => {
  const walls = layWalls(wall, seats);
  const thrown = dice.at(-1);
  if (thrown === undefined) return drawOrder(walls, 0);
  return drawOrder(walls, sumOf(thrown), seats.length === 3 ? seats[pointedAt(thrown)] : undefined);
};

/** Builds and breaks the walls, and deals (AG-2, AG-4). */
export const deal = (rules: RulesIdentity, setting: CheckedSetup): GameState => {
  const { players, manners } = setting;
  const seats = SEATS.filter((seat) => players[seat] !== undefined);
  const dealt = dealRacks(orderOf(setting, seats), seats);
  const racks = forSeats(seats, (seat) => sorted(dealt.racks.get(seat) ?? []));
  return Object.assign(firstTable(racks, dealt.rest), {
    rules,
    manners,
    players,
    // `begin` sets the phase of the first decision.
    phase: 'turn' as const,
    now: turnOf('E', 'deal'),
    awaiting: [],
    dead: [],
    challenges: [],
    answers: noAnswers(seats),
    setAside: null,
    faceDown: null,
  });
};
