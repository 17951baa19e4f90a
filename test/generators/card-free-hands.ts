import type { Hand } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';
import { KINDS } from '../naive/card-free-kinds';
import { type Layout, naiveLayouts } from '../naive/card-free-layouts';
import {
  flowersInGame,
  jokersInGame,
  type NaiveOptionChanges,
  type NaiveOptions,
  type NaiveWin,
  naiveOptions,
} from '../naive/card-free-options';
import { readAs } from '../naive/card-free-readings';
import { type Draft, draftOf, handOf, withExposures, withJokers } from './card-free-drafts';
import { SLIPS } from './card-free-slips';
import type { Chance } from './chance';

// Generators of Card Free hands: winning ones, near misses and random ones, from a seeded source of chance.

/** A hand with the rules that it is played by. */
export interface GeneratedHand {
  readonly hand: Hand;
  readonly options: NaiveOptions;
  /** What to hand to the library so that its options are the same. */
  readonly changes: NaiveOptionChanges;
  readonly win: NaiveWin | undefined;
  /** `winning`, `random`, or the name of the slip. */
  readonly made: string;
}

/** The options that the generators choose from. */
export const OPTION_CHOICES: readonly NaiveOptionChanges[] = [
  {},
  { allJokerBlocks: false },
  { newsWithWinds: true },
  { suitAllowsFlowers: false, suitAllowsNews: false },
  { jokersInFlowerPungs: true },
  { callFlowerPungs: false },
  { jokersInFlowerPungs: true, allJokerBlocks: false, houseRules: { removeFlowersAndJokers: true } },
  { houseRules: { removeFlowersAndJokers: true } },
  { houseRules: { requireBonus: true } },
  { houseRules: { requireBonus: true, skipSecondCharleston: true }, baseValue: 20 },
  { houseRules: { requireBonus: true }, baseValue: 20, minimumValue: 20 },
  { skillLevel: 1 },
  { skillLevel: 1, level1NewsCounts: true },
  { skillLevel: 2 },
  { skillLevel: 3 },
  { skillLevel: 4, suitAllowsFlowers: false },
  { skillLevel: 5 },
  { skillLevel: 5, levelsBindDragonHands: false, newsWithWinds: true },
];

/** The defaults half of the time, else one of the choices. */
function chooseOptions(chance: Chance): NaiveOptionChanges {
  return chance.oneIn(2) ? {} : chance.pick(OPTION_CHOICES);
}

const WINS: readonly NaiveWin['by'][] = ['wall', 'discard', 'jokerExchange', 'misnamedDiscard', 'charleston'];

function chooseWin(hand: Hand, chance: Chance): NaiveWin | undefined {
  if (chance.oneIn(3) || hand.concealed.length === 0) return undefined;
  const by = chance.pick(['discard', ...WINS] as const);
  return chance.oneIn(2) ? { by } : { by, tile: chance.pick(hand.concealed) };
}

/** The layouts of some options by category and pattern, so that rare ones are picked as often as common ones. */
const CELLS = new WeakMap<readonly Layout[], Layout[][][]>();

function cellsOf(options: NaiveOptions): Layout[][][] {
  const layouts = naiveLayouts(options, { dragonHands: true });
  const known = CELLS.get(layouts);
  if (known !== undefined) return known;
  const categories = new Map<string, Map<string, Layout[]>>();
  for (const layout of layouts) {
    const patterns = categories.get(layout.category) ?? new Map<string, Layout[]>();
    categories.set(layout.category, patterns);
    const cell = patterns.get(layout.pattern) ?? [];
    patterns.set(layout.pattern, cell);
    cell.push(layout);
  }
  const cells = [...categories.values()].map((patterns) => [...patterns.values()]);
  CELLS.set(layouts, cells);
  return cells;
}

/** A layout: any category, then any of its patterns, then any of its layouts. */
export function chooseLayout(options: NaiveOptions, chance: Chance): Layout {
  return chance.pick(chance.pick(chance.pick(cellsOf(options))));
}

interface Drafted {
  readonly draft: Draft;
  readonly layout: Layout;
}

function chooseDraft(options: NaiveOptions, chance: Chance): Drafted {
  const layout = chooseLayout(options, chance);
  const jokered = withJokers(draftOf(layout), chance.below(jokersInGame(options) + 1), options, chance);
  const exposures = chance.oneIn(2) ? 0 : 1 + chance.below(4);
  return { layout, draft: withExposures(jokered, exposures, options, chance) };
}

/** A hand that wins, with jokers and exposures wherever the rules let them be. */
export function winningHand(
  chance: Chance,
  changes: NaiveOptionChanges = chooseOptions(chance),
): GeneratedHand {
  const options = naiveOptions(changes);
  for (let attempt = 0; attempt < 1000; attempt++) {
    const { draft, layout } = chooseDraft(options, chance);
    const hand = handOf(draft, chance);
    const win = chooseWin(hand, chance);
    if (readAs(layout, hand, options, win) !== undefined)
      return { hand, options, changes, win, made: 'winning' };
  }
  throw new Error('no winning hand found for these options');
}

/** A hand that a slip or a changed tile may have spoiled; now and then it still wins. */
export function nearMiss(chance: Chance, changes: NaiveOptionChanges = chooseOptions(chance)): GeneratedHand {
  const options = naiveOptions(changes);
  for (let attempt = 0; attempt < 1000; attempt++) {
    const made = chance.pick(Object.keys(SLIPS));
    const slip = SLIPS[made];
    const draft = slip?.(chooseDraft(options, chance).draft, chance, options);
    if (draft === undefined) continue;
    const hand = handOf(draft, chance);
    return { hand, options, changes, win: chooseWin(hand, chance), made };
  }
  throw new Error('no slip could be made');
}

/** The choices that forbid hands which win by default. */
const STRICT_CHOICES = OPTION_CHOICES.filter(
  ({ skillLevel, houseRules, allJokerBlocks }) =>
    skillLevel !== undefined || houseRules?.requireBonus === true || allJokerBlocks === false,
);

function hasJoker({ concealed, melds }: Hand): boolean {
  return [...concealed, ...(melds ?? []).flatMap(({ tiles }) => tiles)].includes('J');
}

/** A hand that wins by the default rules, judged by stricter ones; mostly with exposures and jokers. */
export function strictlyJudgedHand(chance: Chance): GeneratedHand {
  const changes = chance.pick(STRICT_CHOICES);
  let { hand } = winningHand(chance, {});
  for (let attempt = 0; attempt < 5 && (hand.melds === undefined || !hasJoker(hand)); attempt++) {
    hand = winningHand(chance, {}).hand;
  }
  return {
    hand,
    options: naiveOptions(changes),
    changes,
    win: chooseWin(hand, chance),
    made: 'strictlyJudged',
  };
}

/** All tiles of the game. */
function allTiles(options: NaiveOptions): Tile[] {
  const copies = (type: string): number => (type === 'flower' ? flowersInGame(options) : 4);
  const naturals = KINDS.filter(({ type }) => type !== 'news').flatMap(({ tile, type }) =>
    Array.from({ length: copies(type) }, () => tile as Tile),
  );
  return [...naturals, ...Array.from({ length: jokersInGame(options) }, (): Tile => 'J')];
}

/** Any 14 tiles. */
export function randomHand(
  chance: Chance,
  changes: NaiveOptionChanges = chooseOptions(chance),
): GeneratedHand {
  const options = naiveOptions(changes);
  const hand = { concealed: chance.shuffle(allTiles(options)).slice(0, 14) };
  return { hand, options, changes, win: chooseWin(hand, chance), made: 'random' };
}

/** A hand of any of these sorts. */
export function anyHand(chance: Chance): GeneratedHand {
  const sort = chance.below(10);
  if (sort < 4) return winningHand(chance);
  if (sort < 8) return nearMiss(chance);
  return sort === 8 ? strictlyJudgedHand(chance) : randomHand(chance);
}
