import type { Part, SetShape } from './set-shapes';

/*
 * A part is gone through kind by kind. What is begun at one kind may take tiles of later ones; these are
 * owed. A state is what is owed from a place on, so ways that owe the same go on alike, and no hand comes
 * twice however many arrangements it has.
 */

/** A step from a state: how many tiles of this kind are taken in all, and the state at the next kind. */
export interface Step {
  /** The tiles of this kind. */
  readonly count: number;
  /** The state after it, by its number among those of the next kind. */
  readonly state: number;
}

/** By kind of the part and by state there, the steps; the first state of each kind owes nothing. */
export type PartSteps = readonly (readonly (readonly Step[])[])[];

/** How many tiles are taken of each kind from a place on. */
type Taken = readonly number[];

const takenBy = (sets: readonly SetShape[], kinds: readonly number[]): Taken =>
  kinds.map((kind) => sets.reduce((sum, set) => sum + set.kinds.filter((one) => one === kind).length, 0));

/** Every choice of sets that begin with one kind, as the tiles they take from there on; the same tiles once. */
const bundlesAt = ({ kinds, copies, shapes }: Part, place: number): readonly Taken[] => {
  const found = new Map<string, Taken>();
  const choices = shapes[place] ?? [];
  const go = (from: number, sets: readonly SetShape[]): void => {
    const taken = takenBy(sets, kinds.slice(place));
    if (taken.some((count) => count > copies)) return;
    found.set(taken.join(), taken);
    for (const [next, shape] of choices.entries()) {
      const isOver = shape.isFourth === true && sets.includes(shape);
      if (next >= from && !isOver) go(next, [...sets, shape]);
    }
  };
  go(0, []);
  return [...found.values()];
};

/** The states of one kind as they are met, each with its number. */
const numbering = () => {
  const owed: Taken[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (taken: Taken): number => {
    const key = taken.join();
    const number = numbers.get(key) ?? owed.push(taken) - 1;
    numbers.set(key, number);
    return number;
  };
  return { owed, numberOf };
};

const makeSteps = (part: Part): PartSteps => {
  let states: readonly Taken[] = [part.kinds.map(() => 0)];
  return part.kinds.map((_, place) => {
    const next = numbering();
    next.numberOf(part.kinds.slice(place + 1).map(() => 0));
    const bundles = bundlesAt(part, place);
    const steps = states.map((owed) => {
      const all = bundles
        .map((bundle) => bundle.map((count, at) => count + (owed[at] as number)))
        .filter((taken) => taken.every((count) => count <= part.copies))
        .map(([count = 0, ...rest]): Step => ({ count, state: next.numberOf(rest) }));
      return [...new Map(all.map((step) => [`${step.count} ${step.state}`, step])).values()];
    });
    states = next.owed;
    return steps;
  });
};

const made = new WeakMap<Part, PartSteps>();

/** The steps through a part, worked out once. */
export const partSteps = (part: Part): PartSteps => {
  const steps = made.get(part) ?? makeSteps(part);
  made.set(part, steps);
  return steps;
};

/** By count, the states that come after some states together. */
export type Joined = readonly (readonly number[])[];

const join = (steps: PartSteps, copies: number, place: number, states: readonly number[]): Joined => {
  const all = states.flatMap((state) => steps[place]?.[state] ?? []);
  return Array.from({ length: copies + 1 }, (_, count) => [
    ...new Set(all.filter((step) => step.count === count).map(({ state }) => state)),
  ]);
};

const joined = new WeakMap<PartSteps, Map<string, Joined>>();

/** By the count of the kind at a place, the states that some states lead to together; each worked out once. */
export const statesAfter = (part: Part, place: number, states: readonly number[]): Joined => {
  const steps = partSteps(part);
  const known = joined.get(steps) ?? new Map<string, Joined>();
  joined.set(steps, known);
  const key = `${place} ${states.join()}`;
  const after = known.get(key) ?? join(steps, part.copies, place, states);
  known.set(key, after);
  return after;
};
