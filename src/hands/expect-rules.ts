import { misused } from '../core/misuse';
import { isData, isRecord, ownValue } from '../core/own-values';
import { described, quoted } from '../core/reason';
import { hasShape, type Shape } from '../core/shape';
import { TILES } from '../tiles/tile';
import type { HasTiles } from './rule-parts';
import { isCount } from './tile-set';

/** A part that a rule set needs so that a question can be answered. */
export interface Part {
  /** The name of the part, for messages. */
  readonly name: string;
  /** The required shape of the rule set. */
  readonly shape: Shape;
  /** False if the question does not count tiles. */
  readonly tiles?: false;
}

export const TILES_PART: Part = { name: 'tiles', shape: {} };

/** How hands are read. */
export const HANDS_PART: Part = {
  name: 'hands',
  shape: {
    hands: {
      wins: ['string'],
      winMembers: 'list?',
      check: 'function',
      readings: 'function',
      isWinning: 'function?',
      reasons: 'function',
      notes: 'list',
      growing: 'boolean?',
    },
  },
};

/** The list of all layouts. */
export const LAYOUTS_PART: Part = {
  name: 'hands',
  shape: { hands: { layouts: 'function' } },
  tiles: false,
};

/** The scoring of a reading. */
export const SCORE_PART: Part = {
  name: 'score',
  shape: { score: 'function' },
  tiles: false,
};

/** The goals of a hand. */
export const GOALS_PART: Part = {
  name: 'goals',
  shape: { goals: { check: 'function', distance: 'function', goals: 'function' } },
};

/** Whether a hand can still be completed. */
export const POSSIBLE_PART: Part = {
  name: 'possible',
  shape: {
    possible: {
      size: 'number',
      faults: 'function',
      isPossible: 'function',
      witness: 'function',
      missing: 'function',
      growing: 'boolean?',
    },
  },
};

/** The hands other players can still make. */
export const SCOUTING_PART: Part = {
  name: 'scouting',
  shape: { scouting: { groups: 'function', winningKinds: 'function' } },
};

/** The table of who pays whom. */
export const PAYOUTS_PART: Part = {
  name: 'payouts',
  shape: { name: 'string', payouts: 'record' },
  tiles: false,
};

/** The part that says how a game is played. */
export const TABLE_PART: Part = {
  name: 'table',
  shape: { table: { play: 'string', players: ['number'], throws: 'number' } },
};

/** How many throws of the dice come before the deal. */
export const THROWS_PART: Part = { name: 'table', shape: { table: { throws: 'number' } }, tiles: false };

/** The members of every rule set whose tiles are counted. */
const COUNTED: Shape = {
  name: 'string',
  options: 'record',
  tiles: { byIndex: ['number'], rule: 'string' },
};

/** Whether a value is a rule set of some game. */
export const hasTiles = (rules: unknown): rules is HasTiles => {
  if (!hasShape(rules, COUNTED)) return false;
  const { byIndex } = (rules as HasTiles).tiles;
  return byIndex.length === TILES.length && byIndex.every(isCount);
};

/** The parts that each rule set is known to have. */
const sound = /* @__PURE__ */ new WeakMap<object, Part[]>();

/** Throws a `MisuseError` about rules that lack a part, or a value that is not a rule set. */
const expectPart = (rules: unknown, part: string, needs: string): never => {
  if (rules === undefined) return misused(`${needs}; they were left out.`);
  if (typeof rules === 'string') return misused(`${needs}, not their name; got ${described(rules)}.`);
  if (typeof rules === 'function') return misused(`${needs}; got a function. Call it to get the rules.`);
  if (!isRecord(rules)) return misused(`${needs}; got ${described(rules)}.`);
  const name = ownValue(rules, 'name');
  if (typeof name !== 'string') return misused(`${needs}; that is not a rule set.`);
  if (ownValue(rules, part) !== undefined) return misused(`${needs}; those of ${quoted(name)} are invalid.`);
  return misused(`${needs}; ${quoted(name)} has none.`, 'notInRules', { rules: name.slice(0, 40), part });
};

/** Throws a `MisuseError` if the rules given lack the part that a function (`by`) needs. */
export const expectRules = (rules: unknown, part: Part, by: string): void => {
  const known = sound.get(rules as object);
  if (known?.includes(part) === true) return;
  const { name, shape, tiles = true } = part;
  if (!hasShape(rules, shape) || !isData(rules as object) || (tiles && !hasTiles(rules)))
    expectPart(rules, name, `${by} needs rules with “${name}”`);
  if (known === undefined) sound.set(rules as object, [part]);
  else known.push(part);
};
