import { isRecord, ownList, ownValue } from '../result/own-values';
import { described } from '../result/reason';
import { type Result, success } from '../result/result';
import { RULES_REVISION } from '../result/rules-revision';
import { isSameValue } from '../result/same-value';
import type { IllegalAction } from './illegal';
import { readJson, type StoredFault, storedFault } from './read-json';
import { startGame } from './step';
import { checkAction, takeAction } from './take-action';
import type { AnyAction, GameTypes } from './types';
import type { AnyTypes, AnyWay } from './way';

/** What every record says beside the setup of its game. */
export interface RecordHead<A extends AnyAction> {
  /** The version of this form of record. */
  readonly version: 1;
  /** The name of the rule set. */
  readonly rules: string;
  /** The revision of the rules that the game was played by (`RULES_REVISION`). */
  readonly rulesRevision?: number | undefined;
  /** Every option with its value. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The whole card, for games by card. */
  readonly card?: unknown;
  /** What the players did, in order. */
  readonly actions: readonly A[];
}

/** A whole game, as plain JSON: what chance brought, and what the players did. */
export type RecordOf<T extends GameTypes> = RecordHead<T['action']> & T['setting'];

/** A record played again. */
export interface ReplayedOf<T extends GameTypes> {
  /** The state after the last action that was played. */
  readonly state: T['state'];
  /** How many actions were played. */
  readonly actions: number;
  /** Why the next one could not be; undefined if all were. */
  readonly stopped?: IllegalAction | undefined;
}

/** The most actions of a record that are read. */
export const MOST_ACTIONS = 5_000;
const HEAD = ['version', 'rules', 'rulesRevision', 'options', 'card', 'actions'];

/** What a record says of how the game began, as `createGame` takes it: all but its head and the actions. */
export const settingIn = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !HEAD.includes(name)));

/** The record of a game; its setup and actions are taken as they are. */
export const makeRecord = (
  { identity, card, setup: { fill } }: AnyWay,
  setup: object,
  actions: readonly AnyAction[],
): RecordOf<AnyTypes> => ({
  version: 1,
  rules: identity.name,
  rulesRevision: RULES_REVISION,
  options: identity.options,
  ...(card !== undefined && { card }),
  ...fill(setup),
  actions,
});

/** What is wrong with the revision of a record: it is none, or a later one than this library has; undefined if nothing is. */
const revisionFault = (revision: unknown): Result<never, StoredFault> | undefined => {
  if (revision === undefined) return undefined;
  if (!Number.isInteger(revision) || (revision as number) < 1)
    return storedFault(
      'badRecord',
      `The revision of the rules is a whole number from 1 on, not ${described(revision)}.`,
      'rulesRevision',
    );
  return (revision as number) <= RULES_REVISION
    ? undefined
    : storedFault(
        'unknownRules',
        `This record was played by revision ${String(revision)} of the rules; this release has revision ${RULES_REVISION}.`,
        'rulesRevision',
      );
};

/** What of a record does not belong to these rules; undefined if all does. */
const foreignPart = (
  { identity, card, setup }: AnyWay,
  given: object,
): Result<never, StoredFault> | undefined => {
  if (ownValue(given, 'version') !== 1)
    return storedFault('badRecord', 'A record of version 1 was expected.', 'version');
  const { name, options } = identity;
  if (ownValue(given, 'rules') !== name)
    return storedFault(
      'unknownRules',
      `This record is not of ${name} but of ${described(ownValue(given, 'rules'))}.`,
      'rules',
    );
  const revision = revisionFault(ownValue(given, 'rulesRevision'));
  if (revision !== undefined) return revision;
  const names: readonly string[] = [...HEAD, ...setup.names];
  const stranger = Object.keys(given).find((name) => !names.includes(name));
  if (stranger !== undefined)
    return storedFault('badRecord', `A record has no part ${described(stranger)}.`, stranger.slice(0, 40));
  if (!isSameValue(options, ownValue(given, 'options')))
    return storedFault('unknownRules', 'This record was played with other options.', 'options');
  return isSameValue(JSON.parse(JSON.stringify(card ?? null)), ownValue(given, 'card') ?? null)
    ? undefined
    : storedFault('unknownRules', 'This record was played with another card.', 'card');
};

/** Plays a record of anybody's again; it stops at the first illegal action, or after so many. */
export const replayRecord = (
  way: AnyWay,
  given: unknown,
  most?: number,
): Result<ReplayedOf<AnyTypes>, StoredFault> => {
  const json = readJson(given);
  if (!json.ok) return json;
  const value = json.value;
  if (!isRecord(value)) return storedFault('badRecord', `A record is an object, not ${described(value)}.`);
  const foreign = foreignPart(way, value);
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
  const setup = way.setup.read(value);
  if (!setup.ok) return storedFault('badRecord', setup.error.message);
  let state = startGame(way, setup.value);
  const last = Math.min(actions.length, Math.max(0, Math.trunc(most ?? actions.length) || 0));
  for (let played = 0; played < last; played++) {
    const checked = checkAction(way, state, actions[played]);
    if (!checked.ok) return success({ state, actions: played, stopped: checked.error });
    state = takeAction(way, state, checked.value).state;
  }
  return success({ state, actions: last });
};
