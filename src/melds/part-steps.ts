import { onFirstUseOf } from '../core/first-use';
import type { Part, SetShape } from './set-shape';

/*
 * A part is searched kind by kind. Sets begun at one kind may take tiles of later kinds, which are then owed. A state
 * is what is owed from a place on, so ways that owe the same continue alike, and no hand comes up twice however many
 * arrangements it has.
 *
 * The size of tiles is their number or, in a hand with one pair, 2 × sets + pairs.
 */

/** A step to the next kind: the number of its state among those there, and what the sizes grow by. */
export interface Step {
  readonly state: number;
  readonly made: number;
}

/** The steps at a kind, by state and by how many tiles of the kind are taken in all. The first state owes nothing. */
export type KindSteps = readonly (readonly (readonly Step[])[])[];

/** How many sizes there are: up to 14 tiles, or four sets and a pair. */
export const sizesOf = ({ onePair }: Part): number => (onePair ? 10 : 15);

/** The size of this many sets and a pair. */
export const setsAndPair = (sets: number): number => 2 * sets + 1;

/** Whether two sizes can be added; two pairs cannot in a hand that has only one. */
export const addUp = ({ onePair }: Part, one: number, other: number): boolean =>
  !onePair || (one & other & 1) === 0;

/** Sets that begin with one kind: the tiles they take from there on, and their size. */
interface Bundle {
  readonly taken: readonly number[];
  readonly made: number;
}

/** The size of a set in a hand with one pair; otherwise 0, since tiles are counted as they are taken. */
const sizeOf = ({ onePair }: Part, { kind }: SetShape): number => (onePair ? (kind === 'pair' ? 1 : 2) : 0);

/** Every choice of sets that begin with one kind, each at most twice: three identical runs are three pungs. */
const bundlesAt = (part: Part, place: number): readonly Bundle[] => {
  const kinds = part.kinds.slice(place);
  const choices = part.shapes[place] ?? [];
  const found = new Map<string, Bundle>();
  const go = (from: number, sets: readonly SetShape[], made: number): void => {
    const all = sets.flatMap((set) => set.kinds);
    const taken = kinds.map((kind) => all.filter((one) => one === kind).length);
    if (taken.some((count) => count > part.copies)) return;
    found.set(`${taken} ${made}`, { taken, made });
    for (const [next, set] of choices.entries()) {
      const isOver = next < from || sets.filter((one) => one === set).length >= (set.isFourth ? 1 : 2);
      const more = sizeOf(part, set);
      if (!isOver && addUp(part, made, more)) go(next, [...sets, set], made + more);
    }
  };
  go(0, [], 0);
  return [...found.values()];
};

/** The steps through a part, worked out once. */
export const partSteps: (part: Part) => readonly KindSteps[] = /* @__PURE__ */ onFirstUseOf((part) => {
  let states: readonly (readonly number[])[] = [part.kinds.map(() => 0)];
  return part.kinds.map((_, place) => {
    const owed = new Map<string, readonly number[]>();
    const numberOf = (rest: readonly number[]): number => {
      owed.set(rest.join(), rest);
      return [...owed.keys()].indexOf(rest.join());
    };
    numberOf(part.kinds.slice(place + 1).map(() => 0));
    const bundles = bundlesAt(part, place);
    const steps = states.map((before) => {
      const byCount: Step[][] = Array.from({ length: part.copies + 1 }, () => []);
      for (const { taken, made } of bundles) {
        const [count = 0, ...rest] = taken.map((tiles, at) => tiles + (before[at] ?? 0));
        if (rest.some((tiles) => tiles > part.copies)) continue;
        byCount[count]?.push({ state: numberOf(rest), made: part.onePair ? made : count });
      }
      return byCount;
    });
    states = [...owed.values()];
    return steps;
  });
}, /* @__PURE__ */ new WeakMap());
