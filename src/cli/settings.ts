import { nearestName } from '../core/nearest-name';
import { quoted, type Reason, type Rejection } from '../core/reason';
import { failure, type Result, success } from '../core/result';
import type { Win, WinKind } from '../hands/hand';
import { parseTiles } from '../tiles/parse-tiles';
import type { Tile } from '../tiles/tile';
import { readCardFile } from './card-file';
import type { Given, Usage } from './given';
import { readJson } from './read-json';
import type { Open, RuleSet } from './rule-set';
import { RULE_SETS, ruleSetNamed } from './rule-sets';
import { givenWinFacts, inSheet, type WinFacts } from './win-flags';

/** What the command line says about the game. */
export interface Rules extends Open {
  /** The text of the card that was named. */
  readonly card: string | undefined;
}

/** What the command line says about the game and the win; a request may say otherwise. */
export interface Settings extends Rules {
  /** The way of winning that was named. */
  readonly by: WinKind | undefined;
  /** The winning tile that was named. */
  readonly tile: Tile | undefined;
  /** What else was said about the win. */
  readonly facts: WinFacts;
}

/** A rejection as one sentence: its first reason, and how many more there are. */
export const firstReason = ({ reasons }: Rejection): string => {
  const more = reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : '';
  return `${reasons[0]?.message ?? 'This cannot be read.'}${more}`;
};

/** The most reasons that are printed of what is wrong with a command line. */
const MOST_REASONS = 10;

/** A rejection as a line for each reason; the prefix says what it is about. */
export const reasonsOf = (
  { reasons }: Rejection,
  prefix: string | ((reason: Reason) => string) = '',
): string => {
  const lines = reasons.map(
    (reason) => `${typeof prefix === 'string' ? prefix : prefix(reason)}${reason.message}`,
  );
  const more = lines.length > MOST_REASONS ? [`and ${lines.length - MOST_REASONS} more`] : [];
  return [...lines.slice(0, MOST_REASONS), ...more].join('\n');
};

/** A result of the library as one of the command line; the prefix says which option it was about. */
export const asUsage = <T>(result: Result<T, Rejection>, prefix: string): Usage<T> =>
  result.ok ? result : failure(reasonsOf(result.error, prefix));

const givenCard = async ({ options }: Given): Promise<Usage<string | undefined>> => {
  const path = options.get('card');
  return path === undefined ? success(undefined) : readCardFile(path);
};

/** The value of an option that is written in JSON; undefined if it was not given. */
export const jsonGiven = ({ options }: Given, name: string): Usage<unknown> => {
  const text = options.get(name);
  return text === undefined ? success(undefined) : asUsage(readJson(text), `--${name}: `);
};

/** Which option a rejection of the rules is about. */
const faultyOption = ({ reasons }: Rejection): string =>
  reasons[0]?.at?.path?.[0] === 'card' ? 'card' : 'options';

/** Rules that a card was named for, if they are played by it: some options choose other hands (AS-1). */
export const playedByCard = (open: Open): Usage<Open> =>
  'card' in open.rules
    ? success(open)
    : failure(`--card: with these options ${open.set.name} is not played by a card`);

/** The rules of a card if none are named. */
const USUAL_WITH_CARD = 'american-2018';

/** The rules that `--rules`, `--options` and `--card` choose. */
export const givenRules = async (given: Given): Promise<Usage<Rules>> => {
  const name = given.options.get('rules');
  const usual = given.options.has('card') ? USUAL_WITH_CARD : RULE_SETS[0].name;
  const set = asUsage(ruleSetNamed(name ?? usual), '');
  if (!set.ok) return set;
  const options = jsonGiven(given, 'options');
  if (!options.ok) return options;
  const card = await givenCard(given);
  if (!card.ok) return card;
  const open = set.value.open({ options: options.value ?? {}, card: card.value });
  if (!open.ok) return failure(reasonsOf(open.error, `--${faultyOption(open.error)}: `));
  const played = card.value === undefined ? open : playedByCard(open.value);
  return played.ok ? success({ ...played.value, card: card.value }) : played;
};

/** The ways of winning that these rules know. */
export const winsOf = ({ rules }: Open): readonly string[] =>
  rules.hands?.wins ?? Object.keys(rules.payouts?.wins ?? {});

const givenBy = ({ options }: Given, open: Open): Usage<WinKind | undefined> => {
  const by = options.get('by');
  const wins = winsOf(open);
  const known = wins.find((win) => win === by);
  if (by === undefined || known !== undefined) return success(known as WinKind | undefined);
  if (wins.length === 0)
    return failure(
      inSheet(open.set, 'by', 'by', by) ?? `--by is not for ${open.set.name}, which knows no ways of winning`,
    );
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
export const readSettings = async (given: Given): Promise<Usage<Settings>> => {
  const rules = await givenRules(given);
  if (!rules.ok) return rules;
  const by = givenBy(given, rules.value);
  if (!by.ok) return by;
  const tile = givenTile(given);
  if (!tile.ok) return tile;
  const facts = givenWinFacts(given, rules.value.set);
  if (!facts.ok) return facts;
  if (rules.value.card !== undefined && facts.value['value'] !== undefined)
    return failure('--hand-value is for hands without a card; with a card the line says the value');
  return success({ ...rules.value, by: by.value, tile: tile.value, facts: facts.value });
};

/** A win of this kind in this game as the command line says: the facts it gives are those of its own game only. */
export const winOf = (by: WinKind, { tile, facts, set: own }: Settings, set: RuleSet): Win => ({
  by,
  ...(tile !== undefined && { tile }),
  ...(set === own && facts),
});
