import { isRecord, ownList, ownValue } from '../result/own-values';
import { described } from '../result/reason';
import { type Result, success } from '../result/result';
import { isSameValue } from '../result/same-value';
import type { Tile } from '../tiles/tile';
import type { Action } from './actions';
import type { Throw } from './chance';
import { type GameSetup, readSetup, startGame } from './create-game';
import type { IllegalAction } from './illegal';
import type { Kit } from './kit';
import { readJson, type StoredFault, storedFault } from './read-json';
import type { BySeat } from './seats';
import type { GameState, Manners, Player } from './state';
import { takeAction } from './take-action';

/** A whole game, as plain JSON: what chance brought, and what the players did. */
export interface GameRecord {
  /** The version of this form of record. */
  readonly version: 1;
  /** The name of the rule set. */
  readonly rules: string;
  /** Every option with its value. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The whole card, for games by card. */
  readonly card?: unknown;
  /** The players by seat. */
  readonly players: BySeat<Player>;
  /** Whether illegal things were refused. */
  readonly manners: Manners;
  /** The tiles as the walls were built. */
  readonly wall: readonly Tile[];
  /** The throws of the dice. */
  readonly dice: readonly Throw[];
  /** What the players did, in order. */
  readonly actions: readonly Action[];
}

/** A record played again. */
export interface Replayed {
  /** The state after the last action that was played. */
  readonly state: GameState;
  /** How many actions were played. */
  readonly actions: number;
  /** Why the next one could not be; undefined if all were. */
  readonly stopped?: IllegalAction | undefined;
}

/** The most actions of a record that are read. */
export const MOST_ACTIONS = 5_000;
const NAMES = ['version', 'rules', 'options', 'card', 'players', 'manners', 'wall', 'dice', 'actions'];

const cardOf = ({ rules }: Kit): unknown => (rules as { readonly card?: unknown }).card;

/** The record of a game; its setup and actions are taken as they are. */
export const makeRecord = (kit: Kit, setup: GameSetup, actions: readonly Action[]): GameRecord => {
  const { wall, dice = [], players = { E: {}, S: {}, W: {}, N: {} }, manners = 'strict' } = setup;
  const card = cardOf(kit);
  const { name, options } = kit.identity;
  return {
    version: 1,
    rules: name,
    options,
    ...(card !== undefined && { card }),
    players,
    manners,
    wall,
    dice,
    actions,
  };
};

/** What of a record does not belong to these rules; undefined if all does. */
const foreignPart = (kit: Kit, given: object): Result<never, StoredFault> | undefined => {
  const stranger = Object.keys(given).find((name) => !NAMES.includes(name));
  if (stranger !== undefined)
    return storedFault('badRecord', `A record has no part ${described(stranger)}.`, stranger.slice(0, 40));
  if (ownValue(given, 'version') !== 1)
    return storedFault('badRecord', 'A record of version 1 was expected.', 'version');
  const { name, options } = kit.identity;
  if (ownValue(given, 'rules') !== name)
    return storedFault(
      'unknownRules',
      `This record is not of ${name} but of ${described(ownValue(given, 'rules'))}.`,
      'rules',
    );
  if (!isSameValue(options, ownValue(given, 'options')))
    return storedFault('unknownRules', 'This record was played with other options.', 'options');
  return isSameValue(JSON.parse(JSON.stringify(cardOf(kit) ?? null)), ownValue(given, 'card') ?? null)
    ? undefined
    : storedFault('unknownRules', 'This record was played with another card.', 'card');
};

/** Plays a record of anybody's again; it stops at the first illegal action, or after so many. */
export const replayRecord = (kit: Kit, given: unknown, most?: number): Result<Replayed, StoredFault> => {
  const json = readJson(given);
  if (!json.ok) return json;
  const value = json.value;
  if (!isRecord(value)) return storedFault('badRecord', `A record is an object, not ${described(value)}.`);
  const foreign = foreignPart(kit, value);
  if (foreign !== undefined) return foreign;
  const list = ownValue(value, 'actions');
  if (Array.isArray(list) && list.length > MOST_ACTIONS)
    return storedFault(
      'tooLarge',
      `At most ${MOST_ACTIONS} actions are read; there are ${list.length}.`,
      'actions',
    );
  const actions = ownList(list, MOST_ACTIONS);
  if (actions === undefined)
    return storedFault('badRecord', `The actions are a list, not ${described(list)}.`, 'actions');
  const setup = readSetup(kit, value);
  if (!setup.ok) return storedFault('badRecord', setup.error.message);
  let state = startGame(kit, setup.value);
  const last = Math.min(actions.length, most ?? actions.length);
  for (let played = 0; played < last; played++) {
    const taken = takeAction(kit, state, actions[played]);
    if (!taken.ok) return success({ state, actions: played, stopped: taken.error });
    state = taken.value.state;
  }
  return success({ state, actions: last });
};
