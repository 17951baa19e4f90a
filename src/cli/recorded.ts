import type { Seat } from 'mahjongg/card-free';
import { textGiven } from './files';
import { readJson } from './json';
import { firstReason, mistaken, orRefused } from './mistakes';
import { readSaved } from './play/saving';
import { type Open, openRules } from './rule-set';
import { ruleSetNamed } from './rule-sets';
import { field, isRecord } from './values';
import { quotedPath } from './words';

/** The rules of a record. */
export const gameOfRecord = async (record: object): Promise<Open> => {
  const card = field(record, 'card');
  const text = card === undefined ? undefined : JSON.stringify(card);
  const set = orRefused(ruleSetNamed(field(record, 'rules')));
  return orRefused(await openRules(set, { options: field(record, 'options'), card: text }));
};

/** A game from a file, and where its player sat, if it was saved by the program. */
export interface Recorded {
  readonly record: object;
  readonly seat?: Seat;
}

/** Reads a file that holds the record of a game, or a game that the program saved. */
export const readRecorded = async (path: string): Promise<Recorded> => {
  const refuse = (why: string): never => mistaken(`the file ${quotedPath(path)} cannot be read: ${why}`);
  const text = await textGiven(path);
  const json = readJson(text);
  if (!json.ok) return refuse(firstReason(json.error));
  const { value } = json;
  if (isRecord(value) && Array.isArray(field(value, 'actions'))) return { record: value };
  if (!isRecord(value) || field(value, 'saved') === undefined)
    return refuse('it is not the record of a game.');
  const saved = readSaved(text);
  return saved.ok ? saved.value : refuse(saved.error);
};
