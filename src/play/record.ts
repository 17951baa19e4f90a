import { isRecord, ownList, ownValue } from '../core/own-values';
import { isNot } from '../core/read';
import { described } from '../core/reason';
import { type Rejection, success } from '../core/result';
import { RULES_REVISION } from '../core/rules-revision';
import { isSameValue } from '../core/same-value';
import { isWhole } from '../core/whole-number';
import { LIMITS } from '../hands/limits';
import type { IllegalAction } from './illegal';
import { startGame } from './step';
import { otherRulesFault, type ReadStored, readJson, storedFault, strangerFault } from './stored';
import { checkAction, takeAction } from './take-action';
import type { AnyAction, GameTypes } from './types';
import type { AnyTypes, AnyWay } from './way';

/** What every record holds besides the setup of its game. */
export interface RecordHead<A extends AnyAction> {
  /** The version of this format. */
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

/** A whole game as plain JSON: its setup with the wall and the dice, and what the players did. */
export type RecordOf<T extends GameTypes> = RecordHead<T['action']> & T['setting'];

/** A replayed record. */
export interface ReplayedOf<T extends GameTypes> {
  /** How the game was set up. */
  readonly setup: T['setup'];
  /** The actions that were played, as recorded; the game goes on after the last. */
  readonly actions: readonly T['action'][];
  /** The state after the last of them. */
  readonly state: T['state'];
  /** Why the next one is illegal; undefined if all were played. */
  readonly stopped?: Rejection<IllegalAction> | undefined;
}

/** The most actions of a record that are read. */
export const MOST_ACTIONS = 5_000;
const HEAD = ['version', 'rules', 'rulesRevision', 'options', 'card', 'actions'];

/** The record of a game; its setup and actions are not checked. */
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

/** The fault in the revision of a record: not a revision, or later than this library’s; undefined if there is none. */
const revisionFault = (revision: unknown): ReadStored<never> | undefined => {
  if (revision === undefined || isWhole(revision, 1, RULES_REVISION)) return undefined;
  const isLater = isWhole(revision, 1, Number.MAX_VALUE);
  const message = isLater
    ? `This record was played by revision ${revision} of the rules; this release has revision ${RULES_REVISION}.`
    : isNot('The revision of the rules', 'a whole number, at least 1', revision);
  return storedFault(isLater ? 'unknownRules' : 'badRecord', message, 'rulesRevision');
};

/** The fault in a record that does not belong to these rules; undefined if it does. */
const foreignPart = ({ identity, card, setup }: AnyWay, given: object): ReadStored<never> | undefined => {
  const version = ownValue(given, 'version');
  if (version !== 1)
    return storedFault('badRecord', isNot('The version of a record', '1', version), 'version');
  const rules = ownValue(given, 'rules');
  if (rules !== identity.name) {
    const what = rules === undefined ? 'names no rules; these are' : `is for ${described(rules)}, not`;
    const message = `This record ${what} ${identity.name}.`;
    return storedFault('unknownRules', message, 'rules');
  }
  const fault =
    revisionFault(ownValue(given, 'rulesRevision')) ??
    strangerFault('badRecord', 'A record', given, [...HEAD, ...setup.names]);
  if (fault !== undefined) return fault;
  const { name, options } = identity;
  const played = { name, options: ownValue(given, 'options') };
  const other = otherRulesFault({ name, options }, played, 'record', 'options');
  if (other !== undefined) return other;
  return isSameValue(JSON.parse(JSON.stringify(card ?? null)), ownValue(given, 'card') ?? null)
    ? undefined
    : storedFault('unknownRules', 'This record was played with another card.', 'card');
};

/** A copy of an untrusted action, each part read once. */
const copied = (action: unknown): unknown => {
  if (!isRecord(action)) return action;
  const parts = Object.keys(action).map((name) => [name, ownValue(action, name)] as const);
  return Object.fromEntries(parts.map(([name, part]) => [name, ownList(part, LIMITS.tiles) ?? part]));
};

/** A checked action as it was written, without unknown parts, so that a continued record keeps its text. */
const asWritten = (written: unknown, checked: AnyAction): AnyAction => {
  const known = Object.entries(written as AnyAction).filter(([name]) => name in checked);
  return Object.fromEntries(known) as unknown as AnyAction;
};

/** Replays an untrusted record; stops at the first illegal action, or after `most` actions. */
export const replayRecord = (
  way: AnyWay,
  given: unknown,
  most?: number,
): ReadStored<ReplayedOf<AnyTypes>> => {
  const json = readJson(given);
  if (!json.ok) return json;
  const value = json.value;
  if (!isRecord(value)) return storedFault('badRecord', isNot('A record', 'an object', value));
  const foreign = foreignPart(way, value);
  if (foreign !== undefined) return foreign;
  const list = ownValue(value, 'actions');
  if (!Array.isArray(list))
    return storedFault('badRecord', `The actions must be a list, not ${described(list)}.`, 'actions');
  const actions = ownList(list, MOST_ACTIONS);
  if (actions === undefined) {
    const message = `At most ${MOST_ACTIONS} actions are read; there are ${list.length}.`;
    return storedFault('tooLarge', message, 'actions');
  }
  const setup = way.setup.read(value);
  if (!setup.ok) return storedFault('badRecord', setup.error.message);
  let state = startGame(way, setup.value);
  const played: AnyAction[] = [];
  for (const action of actions.slice(0, most)) {
    // What was parsed from text is our own data.
    const own = typeof given === 'string' ? action : copied(action);
    const checked = checkAction(way, state, own);
    if (!checked.ok) return success({ setup: setup.value, actions: played, state, stopped: checked.error });
    played.push(asWritten(own, checked.value));
    state = takeAction(way, state, checked.value).state;
  }
  return success({ setup: setup.value, actions: played, state });
};
