import type { HasTiles } from '../hands/rule-parts';
import { isCount } from '../hands/tile-set';
import { misused } from '../result/misuse';
import { isData } from '../result/own-values';
import { hasShape, type Shape } from '../result/shape';
import { TILES } from '../tiles/tile';

/** A question that is asked of a rule set. */
export type Part =
  | 'tiles'
  | 'hands'
  | 'layouts'
  | 'score'
  | 'goals'
  | 'possible'
  | 'payouts'
  | 'table'
  | 'throws';

const WITH_TILES = {
  name: 'string',
  options: 'record',
  tiles: { byIndex: ['number'], rule: 'string' },
} as const;

/** What a rule set must have for the questions that are asked of each of its parts. */
const PARTS: Readonly<Record<Part, Shape & object>> = {
  tiles: WITH_TILES,
  hands: {
    ...WITH_TILES,
    hands: {
      wins: ['string'],
      check: 'function',
      readings: 'function',
      isWinning: 'function?',
      reasons: 'function',
      notes: 'list',
      growing: 'boolean?',
    },
  },
  layouts: { hands: { layouts: 'function' } },
  score: { score: 'function' },
  goals: { ...WITH_TILES, goals: { check: 'function', distance: 'function', goals: 'function' } },
  possible: {
    ...WITH_TILES,
    possible: {
      size: 'number',
      faults: 'function',
      isPossible: 'function',
      witness: 'function',
      missing: 'function',
      growing: 'boolean?',
    },
  },
  payouts: { name: 'string', payouts: 'record' },
  table: { ...WITH_TILES, table: { play: 'string', players: ['number'], throws: 'number' } },
  throws: { table: { throws: 'number' } },
};

/** Another rule set that has the part, by its name. */
const SUCH_AS: Readonly<Partial<Record<Part, string>>> = {
  goals: 'americanCard(card)',
  hands: 'freeForm() or americanCard(card)',
  layouts: 'freeForm() or americanCard(card)',
  payouts: "americanRules('nmjl')",
  score: 'freeForm() or americanCard(card)',
};

/** Whether a rule set counts its tiles as can be. */
const hasSoundTiles = ({ tiles: { byIndex } }: HasTiles): boolean =>
  byIndex.length === TILES.length && byIndex.every(isCount);

const isSound = (rules: unknown, part: Part): boolean =>
  hasShape(rules, PARTS[part]) &&
  isData(rules as object) &&
  (!('tiles' in PARTS[part]) || hasSoundTiles(rules as HasTiles));

/** The questions that each rule set was found to be sound for. */
const sound = /* @__PURE__ */ new WeakMap<object, Part[]>();

/** Ends with a `MisuseError` if what a program gave as rules lacks the part that a function asks for. */
export const expectRules = (rules: unknown, part: Part): void => {
  const known = sound.get(rules as object);
  if (known?.includes(part) === true) return;
  if (!isSound(rules, part))
    misused(
      `The rules must be a rule set with “${part}”, such as cardFree() or ${SUCH_AS[part] ?? 'cardFree({ skillLevel: 2 })'}.`,
    );
  if (known === undefined) sound.set(rules as object, [part]);
  else known.push(part);
};
