import { FLOWER } from '../../../tiles/tile-index';
import { type FreeFormRack, HAND_SIZE, KINDS, LARGEST } from './rack';

/*
 * The layouts of winning hands within some exchanges of a rack. Every kind of tile costs by itself: the
 * tiles that its pairs lack, and the places of its larger groups that jokers may fill. The least of
 * both that the kinds from one on can reach is worked out first, so only layouts near enough are made.
 */

/** The sizes of the groups of one kind, the larger first. */
interface Choice {
  readonly sizes: readonly number[];
  readonly tiles: number;
  readonly inPairs: number;
}

/** A kind with the sizes of its groups in a layout. */
export interface KindGroups {
  /** The kind as a place in `TILES`. */
  readonly kind: number;
  /** The sizes, the larger first. */
  readonly sizes: readonly number[];
}

/** What the groups of one kind lack. */
export interface Lack {
  /** Tiles of pairs, which no joker can be. */
  readonly pairs: number;
  /** Places in larger groups. */
  readonly places: number;
}

/** What is to be laid out, and how many tiles there are. */
export interface LayoutTask {
  /** The tiles to lay out. */
  readonly rack: FreeFormRack;
  /** How many tiles the layouts have. */
  readonly tiles: number;
  /** How many naturals of each kind there can be in them. */
  readonly copies: readonly number[];
  /** How many jokers there can be in them. */
  readonly jokers: number;
}

/** All sizes that groups of one kind can have together, in order: the larger first, the longer list before its start. */
const makeChoices = (tiles: number, most: number): readonly (readonly number[])[] => {
  const lists: (readonly number[])[] = [];
  for (let size = Math.min(most, tiles); size > 1; size--) {
    for (const rest of makeChoices(tiles - size, size)) lists.push([size, ...rest]);
  }
  return [...lists, []];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

let choices: readonly Choice[] | undefined;
const allChoices = (): readonly Choice[] => {
  choices ??= makeChoices(HAND_SIZE, LARGEST)
    .filter(({ length }) => length > 0)
    .map((sizes) => ({ sizes, tiles: sum(sizes), inPairs: sum(sizes.filter((size) => size === 2)) }));
  return choices;
};

/** What groups of one kind lack if so many tiles of it are held. */
export const lackOf = (held: number, tiles: number, inPairs: number): Lack => ({
  pairs: Math.max(0, inPairs - held),
  places: tiles - Math.max(Math.min(held, tiles), inPairs),
});

const NEVER = 99;

/** The least number of places lacking, by the first kind, the tiles to lay out and the tiles that pairs may lack. */
type LeastPlaces = readonly (readonly (readonly number[])[])[];

/** The different choices as far as they cost: of each number of tiles and of tiles in pairs one. */
const costsOf = (all: readonly Choice[]): readonly Choice[] => [
  ...new Map(all.map((choice) => [choice.tiles * HAND_SIZE + choice.inPairs, choice])).values(),
];

const leastPlaces = (task: LayoutTask, choicesOf: readonly (readonly Choice[])[]): LeastPlaces => {
  const { rack, tiles } = task;
  const row = (value: number): number[] => Array.from({ length: tiles + 1 }, () => value);
  const least: number[][][] = [Array.from({ length: tiles + 1 }, (_, left) => row(left === 0 ? 0 : NEVER))];
  for (let kind = KINDS - 1; kind >= 0; kind--) {
    const next = least[0] as number[][];
    const own = next.map((places) => [...places]);
    for (const choice of costsOf(choicesOf[kind] as readonly Choice[])) {
      const lack = lackOf(rack.counts[kind] as number, choice.tiles, choice.inPairs);
      for (let left = choice.tiles; left <= tiles; left++) {
        const places = own[left] as number[];
        const after = next[left - choice.tiles] as number[];
        for (let pairs = lack.pairs; pairs <= tiles; pairs++) {
          const lacking = (after[pairs - lack.pairs] as number) + lack.places;
          if (lacking < (places[pairs] as number)) places[pairs] = lacking;
        }
      }
    }
    least.unshift(own);
  }
  return least;
};

/** Layouts with the jokers that can fill their places, flowers that serve as such among them. */
export interface FoundLayout {
  /** The groups by kind, in rack order. */
  readonly groups: readonly KindGroups[];
  /** How many jokers there are for the places. */
  readonly jokers: number;
}

/** A layout as far as it is made: the tiles to come, what it lacks, and the jokers there are for that. */
interface Draft {
  readonly left: number;
  readonly lack: Lack;
  readonly jokers: number;
  /** How many more tiles there can be beyond the naturals of their kinds. */
  readonly spare: number;
}

/** The draft with more groups of one kind, whatever they lack; undefined if there are not so many tiles. */
const draftWith = (draft: Draft, kind: number, choice: Choice, task: LayoutTask): Draft | undefined => {
  const { tiles, inPairs } = choice;
  const held = task.rack.counts[kind] as number;
  const spare = draft.spare - Math.max(0, tiles - (task.copies[kind] as number));
  if (tiles > draft.left || spare < 0) return undefined;
  const own = lackOf(held, tiles, inPairs);
  const lack = { pairs: draft.lack.pairs + own.pairs, places: draft.lack.places + own.places };
  // A flower that is laid as a flower serves as no joker.
  const laid = kind === FLOWER && task.rack.flowersAsJokers ? Math.min(held, tiles) : 0;
  return { left: draft.left - tiles, lack, jokers: draft.jokers - laid, spare };
};

/**
 * Makes the search for layouts of a task: asked for a distance, it gives one by one all layouts for
 * which at most so many tiles must be exchanged, in rack order with the larger groups first. The
 * layouts are lent: each changes after the next is asked for.
 */
export const layoutSearch = (task: LayoutTask): ((distance: number) => Generator<FoundLayout>) => {
  const { rack, tiles, copies } = task;
  const choicesOf = copies.map((most) =>
    allChoices().filter(
      (choice) => choice.inPairs <= most && choice.tiles <= most + task.jokers && choice.tiles <= tiles,
    ),
  );
  const least = leastPlaces(task, choicesOf);

  /** Whether the kinds from one on can complete a draft within the distance. */
  const isNear = ({ left, lack, jokers }: Draft, kind: number, distance: number): boolean =>
    (least[kind]?.[left] ?? []).some(
      (places, pairs) => lack.pairs + pairs + Math.max(0, lack.places + places - jokers) <= distance,
    );

  return function* (distance) {
    const groups: KindGroups[] = [];

    function* goOn(start: number, draft: Draft): Generator<FoundLayout> {
      if (draft.left === 0) yield { groups, jokers: draft.jokers };
      for (let kind = start; kind < KINDS && draft.left > 0; kind++) {
        for (const choice of choicesOf[kind] as readonly Choice[]) {
          const after = draftWith(draft, kind, choice, task);
          if (after === undefined || !isNear(after, kind + 1, distance)) continue;
          groups.push({ kind, sizes: choice.sizes });
          yield* goOn(kind + 1, after);
          groups.pop();
        }
      }
    }

    const serving = rack.flowersAsJokers ? (rack.counts[FLOWER] as number) : 0;
    const jokers = rack.jokers + serving;
    if (tiles >= 0)
      yield* goOn(0, { left: tiles, lack: { pairs: 0, places: 0 }, jokers, spare: task.jokers });
  };
};
