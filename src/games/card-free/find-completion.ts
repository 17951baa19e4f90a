import { NUMBERS, WINDS } from '../../tiles/tile';
import { EAST } from '../../tiles/tile-index';
import { type AllowedFillers, NEWS_BIT, WITHOUT_NEWS } from './allowed-fillers';
import { costsOf, NEVER, type Outlook } from './completion-costs';
import { costsByLarge } from './costs-by-large';
import { dragonHandCost } from './dragon-hand-costs';
import { DRAGON_HAND_LAYOUTS } from './dragon-hands';
import { type FillerTable, fillerCell, fillerTable } from './filler-table';
import type { Found } from './found';
import { allFillers, type Members } from './members';
import { membersFor, type Needed, neededFor, patternsFor } from './needed-blocks';
import type { CardFreeOptions } from './options';
import { FIRST_DRAGON_HAND, type PatternSizes } from './patterns';
import { type Circumstances, isForbidden } from './restrictions';
import { NO_CATEGORY, WINDS_CATEGORY } from './sets';

/*
 * The search for the cheapest layout that has some exposures among its blocks. Nothing is listed:
 * the fillers of a pattern are settled once, for every number of blocks and of large ones among
 * them, so that each choice of a set's suits only has to be joined with the best of them.
 */

/** A layout and what it costs. */
export interface Completion {
  /** The layout; its blocks ascending. */
  readonly found: Found;
  /** What it costs in unseen tiles; more than the jokers there are if it cannot be completed. */
  readonly cost: number;
}

/** What the search for a completion knows of the rules. */
export interface CompletionRules {
  /** The options in force. */
  readonly options: CardFreeOptions;
  /** The fillers that the levels allow. */
  readonly allowed: AllowedFillers;
  /** Whether the levels see the exposures (CF-36). */
  readonly exposed: boolean;
}

/** One search: the cheapest layout so far, and whether it is cheap enough to end with. */
interface Search extends CompletionRules {
  readonly outlook: Outlook;
  /** No layout that costs more is looked for. */
  readonly most: number;
  best: Completion | undefined;
  isOver: boolean;
}

/** One pattern in a search. */
interface Round {
  readonly search: Search;
  readonly needed: Needed;
  readonly members: readonly Members[];
  readonly pattern: PatternSizes;
  readonly small: readonly number[];
  readonly large: readonly number[];
  /** Whether it is about winds beside a NEWS block (CF-17a), or about everything else. */
  readonly withNews: boolean;
  readonly tables: Map<number, FillerTable>;
}

const leastSoFar = ({ best, most }: Search): number => best?.cost ?? most + 1;

const note = (search: Search, found: Found, cost: number): void => {
  search.best = { found, cost };
  search.isOver = cost <= search.outlook.jokers;
};

/** The kinds as blocks, those large for which it costs least. */
const sized = (kinds: readonly number[], { pattern, small, large }: Round): readonly number[] => {
  const growth = (kind: number): number => (large[kind] as number) - (small[kind] as number);
  const byGrowth = [...kinds].sort((one, other) => growth(one) - growth(other));
  const grown = byGrowth.slice(0, pattern.larges);
  return kinds
    .map((kind) => kind * 8 + (grown.includes(kind) ? pattern.large : pattern.small))
    .sort((one, other) => one - other);
};

/** The best fillers of those that may stand beside this choice. */
const fillersBeside = (round: Round, members: Members, choice: readonly number[]): FillerTable => {
  const { search, needed, pattern, small, large, withNews, tables } = round;
  const allowed = search.allowed(members, choice, pattern.place);
  const isWinds = members.category === WINDS_CATEGORY;
  const mask = isWinds && !withNews ? allowed & WITHOUT_NEWS : allowed;
  const known = tables.get(mask);
  if (known !== undefined) return known;
  const table = fillerTable(mask, withNews ? needed.fillers | NEWS_BIT : needed.fillers, small, large);
  tables.set(mask, table);
  return table;
};

/** Joins one choice of a set's suits with the best fillers for it. */
const searchChoice = (round: Round, members: Members, choice: readonly number[]): void => {
  const { search, pattern, small, large } = round;
  const fillers = pattern.smalls + pattern.larges - choice.length;
  const table = fillersBeside(round, members, choice);
  const costs = costsByLarge(choice, small, large);
  for (let inSet = Math.min(choice.length, pattern.larges); inSet >= 0; inSet--) {
    const cell = fillerCell(fillers, pattern.larges - inSet);
    const cost = (costs[inSet] as number) + (table.cost[cell] as number);
    if (cost >= leastSoFar(search)) continue;
    const kinds = [...choice, ...(allFillers()[table.choice[cell] as number] as readonly number[])];
    const { category, set } = members;
    note(search, { category, set, pattern: pattern.place, blocks: sized(kinds, round) }, cost);
  }
};

const MOST_FILLERS = 5;

const SUITS: readonly number[] = [1, 11, 21];

/** The least that a block of each number costs in any suit, then of each wind: no set is cheaper. */
const leastCosts = ({ small, large, pattern }: Round): readonly number[] => {
  const least = (kind: number): number =>
    pattern.larges > 0 ? Math.min(small[kind] as number, large[kind] as number) : (small[kind] as number);
  const numbers = NUMBERS.map((number) => Math.min(...SUITS.map((first) => least(first + number - 1))));
  return [...numbers, ...WINDS.map((_, wind) => least(EAST + wind))];
};

const sumOf = (places: readonly number[], costs: readonly number[]): number => {
  let sum = 0;
  for (const place of places) sum += costs[place] as number;
  return sum;
};

const searchPattern = (round: Round): void => {
  const { search, needed, pattern, withNews } = round;
  const least = leastCosts(round);
  const blocks = pattern.smalls + pattern.larges;
  for (const members of round.members) {
    const fillers = blocks - members.columns.length;
    if (fillers < 0 || fillers > MOST_FILLERS) continue;
    if (withNews && members.category !== WINDS_CATEGORY) continue;
    if (sumOf(members.columns, least) >= leastSoFar(search)) continue;
    for (const choice of members.choices) {
      if (!needed.members.every((kind) => choice.includes(kind))) continue;
      searchChoice(round, members, choice);
      if (search.isOver) return;
    }
  }
};

const searchPatterns = (search: Search): void => {
  const { outlook, options } = search;
  const needed = neededFor(outlook.exposed);
  if (needed === undefined) return;
  const members = membersFor(needed);
  const patterns = patternsFor(outlook.exposed);
  if (members.length === 0 || patterns.length === 0) return;
  for (const withNews of options.newsWithWinds ? [false, true] : [false]) {
    const costs = costsOf(outlook, options, withNews);
    for (const pattern of patterns) {
      const small = costs[pattern.small] as readonly number[];
      const large = costs[pattern.large] as readonly number[];
      searchPattern({ search, needed, members, pattern, small, large, withNews, tables: new Map() });
      if (search.isOver) return;
    }
  }
};

/** The Dragon Hands (CF-25 to CF-27). */
const searchDragonHands = (search: Search): void => {
  const { outlook, options, exposed } = search;
  const hand: Circumstances = { exposed, jokers: false, selfPicked: undefined };
  for (const { place, blocks } of DRAGON_HAND_LAYOUTS) {
    const found = { category: NO_CATEGORY, set: 0, pattern: FIRST_DRAGON_HAND + place, blocks };
    const cost = dragonHandCost(blocks, outlook, options);
    if (cost < leastSoFar(search) && !isForbidden(found, hand, options)) note(search, found, cost);
    if (search.isOver) return;
  }
};

/**
 * The first layout found that the unseen tiles complete, or else the cheapest one that costs no more
 * than `most`; undefined if no layout with these exposures is as cheap.
 */
export const findCompletion = (
  outlook: Outlook,
  rules: CompletionRules,
  most: number = NEVER - 1,
): Completion | undefined => {
  const search: Search = { ...rules, outlook, most, best: undefined, isOver: false };
  searchPatterns(search);
  if (!search.isOver) searchDragonHands(search);
  return search.best;
};
