import { isRecord, ownValue } from '../result/own-values';
import { described } from '../result/reason';
import type { Result } from '../result/result';
import { isSameValue } from '../result/same-value';
import type { GameTypes, RulesIdentity } from '../play/types';
import { readJson, type StoredFault, storedFault } from '../play/read-json';

/** A state that is refused, with the names of the parts that lead to what is wrong. */
export const badState = (message: string, ...path: readonly string[]): Result<never, StoredFault> =>
  storedFault('badState', message, ...path);

/** What a way of playing says of its states as they are stored. */
export interface Stored<T extends Pick<GameTypes, 'state'>> {
  readonly identity: RulesIdentity;
  readonly stateNames: readonly string[];
  readonly decode: (given: object) => Result<T['state'], StoredFault>;
}

/** Reads a state of anybody's: made anew from own data properties, and refused if it cannot arise. */
export const decodeStored = <T extends Pick<GameTypes, 'state'>>(
  { identity, stateNames, decode }: Stored<T>,
  given: unknown,
): Result<T['state'], StoredFault> => {
  const json = readJson(given);
  if (!json.ok) return json;
  const value = json.value;
  if (!isRecord(value)) return badState(`A state is an object, not ${described(value)}.`);
  if (ownValue(value, 'version') !== 1) return badState('A state of version 1 was expected.', 'version');
  const rules = ownValue(value, 'rules');
  if (!isRecord(rules))
    return badState(
      `A state names its rules as an object, with their options; not ${described(rules)}.`,
      'rules',
    );
  if (!isSameValue(identity, rules)) {
    const message = `This state does not belong to ${identity.name} with these options.`;
    return storedFault('unknownRules', message, 'rules');
  }
  const stranger = Object.keys(value).find((name) => !stateNames.includes(name));
  if (stranger !== undefined)
    return badState(`A state has no part ${described(stranger)}.`, stranger.slice(0, 40));
  return decode(value);
};
