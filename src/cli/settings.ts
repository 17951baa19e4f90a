import type { Win, WinKind } from '../hands/hand';
import { nearestName } from '../result/nearest-name';
import { quoted, type Rejection } from '../result/reason';
import { failure, type Result, success } from '../result/result';
import { parseTiles } from '../tiles/parse-tiles';
import type { Tile } from '../tiles/tile';
import type { Given, Usage } from './given';
import { readJson } from './read-json';
import type { RuleSet, Rules } from './rule-set';
import { RULE_SETS, ruleSetNamed } from './rule-sets';

/** A rule set with the rules it gives under some options. */
export interface Open {
  /** The rule set. */
  readonly set: RuleSet;
  /** Its rules under the options. */
  readonly rules: Rules;
}

/** What the command line says about the game and the win; a request may say otherwise. */
export interface Settings extends Open {
  /** The way of winning that was named. */
  readonly by: WinKind | undefined;
  /** The winning tile that was named. */
  readonly tile: Tile | undefined;
}

/** A rejection as one sentence: its first reason, and how many more there are. */
export const firstReason = ({ reasons }: Rejection): string => {
  const more = reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : '';
  return `${reasons[0]?.message ?? 'This cannot be read.'}${more}`;
};

const asUsage = <T>(result: Result<T, Rejection>, prefix: string): Usage<T> =>
  result.ok ? result : failure(`${prefix}${firstReason(result.error)}`);

/** The rules that `--rules` and `--options` choose. */
export const givenRules = ({ options }: Given): Usage<Open> => {
  const name = options.get('rules');
  const set = name === undefined ? success(RULE_SETS[0]) : asUsage(ruleSetNamed(name), '');
  if (!set.ok) return set;
  const text = options.get('options');
  const json = text === undefined ? success({}) : asUsage(readJson(text), '--options: ');
  if (!json.ok) return json;
  const rules = asUsage(set.value.open(json.value), '--options: ');
  return rules.ok ? success({ set: set.value, rules: rules.value }) : rules;
};

const givenBy = ({ options }: Given, wins: readonly WinKind[]): Usage<WinKind | undefined> => {
  const by = options.get('by');
  const known = wins.find((kind) => kind === by);
  if (by === undefined || known !== undefined) return success(known);
  const nearest = nearestName(by, wins);
  const hint = nearest === undefined ? '' : `; did you mean “${nearest}”?`;
  return failure(`--by is one of ${wins.join(', ')}, not ${quoted(by)}${hint}`);
};

const givenTile = ({ options }: Given): Usage<Tile | undefined> => {
  const text = options.get('tile');
  if (text === undefined) return success(undefined);
  const tiles = asUsage(parseTiles(text), '--tile: ');
  if (!tiles.ok) return tiles;
  return tiles.value.length === 1
    ? success(tiles.value[0])
    : failure(`--tile is one tile, such as 3B, not ${quoted(text)}`);
};

/** What the command line says about the game and the win. */
export const readSettings = (given: Given): Usage<Settings> => {
  const open = givenRules(given);
  if (!open.ok) return open;
  const by = givenBy(given, open.value.rules.hands.wins);
  if (!by.ok) return by;
  const tile = givenTile(given);
  if (!tile.ok) return tile;
  return success({ ...open.value, by: by.value, tile: tile.value });
};

/** A win of this kind with the winning tile, if one was named. */
export const winOf = (by: WinKind, tile: Tile | undefined): Win =>
  tile === undefined ? { by } : { by, tile };
