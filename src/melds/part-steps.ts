import { onFirstUseOf } from '../core/first-use';
import type { Part, SetShape } from './set-shape';

/*
 * A part is gone through kind by kind. What is begun at one kind may take tiles of later ones; these are owed. A state
 * is what is owed from a place on, so ways that owe the same go on alike, and no hand comes twice however many
 * arrangements it has.
 *
 * What tiles come to, their size, is their number; or, in a hand of one pair, 2 × sets + pairs.
 */

/** A step: the state at the next kind, by its number among those there, and what the sizes grow by. */
export interface Step {
  /** The state after it. */
  readonly state: number;
  /** What the sizes grow by. */
  readonly made: number;
}

/** The steps at a kind: from each state, by how many tiles of the kind are taken in all. The first state owes nothing. */
export type KindSteps = readonly (readonly (readonly Step[])[])[];

/** How many sizes there are: up to 14 tiles, or four sets and a pair. */
export const sizesOf = ({ onePair }: Part): number => (onePair ? 10 : 15);

/** The size of so many sets and the pair. */
export const setsAndPair = (sets: number): number => 2 * sets + 1;

/** Whether two sizes add up: not with two pairs where there is one. */
export const addUp = ({ onePair }: Part, one: number, other: number): boolean =>
  !onePair || (one & other & 1) === 0;

/** Sets that begin with one kind: the tiles they take from there on, and their size. */
interface Bundle {
  readonly taken: readonly number[];
  readonly made: number;
}

/** The size of a set where the hand has one pair; elsewhere tiles are counted as they are taken. */
const sizeOf = ({ onePair }: Part, { kind }: SetShape): number => (onePair ? (kind === 'pair' ? 1 : 2) : 0);

/** Every choice of sets that begin with one kind, none for a third time: three runs alike are three pungs. */
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
