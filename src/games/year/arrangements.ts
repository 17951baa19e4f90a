import type { Part, SetShape } from './set-shapes';

/*
 * All ways to lay out tiles as sets. The first kind that is left of a part must stand in a set that
 * starts with it, and sets of one start are taken in the order of the table, so no arrangement comes
 * up twice. Each part of the tiles is laid out by itself.
 */

/** How many of each tile of `TILES`. */
export type Counts = Readonly<Uint8Array>;

const canTake = (left: Uint8Array, { kinds }: SetShape): boolean => {
  let taken = 0;
  while (taken < kinds.length && left[kinds[taken] as number]! > 0) left[kinds[taken++] as number]!--;
  if (taken === kinds.length) return true;
  while (taken > 0) left[kinds[--taken] as number]!++;
  return false;
};

const putBack = (left: Uint8Array, { kinds }: SetShape): void => {
  for (const kind of kinds) left[kind]!++;
};

/**
 * Calls `visit` with the sets of each arrangement of a part's tiles until it returns true. The list
 * is lent: it changes after each call. Gives whether `visit` ever returned true.
 */
const visitPart = (
  { kinds, shapes }: Part,
  counts: Counts,
  visit: (sets: readonly SetShape[]) => boolean,
): boolean => {
  const left = Uint8Array.from(counts);
  const sets: SetShape[] = [];
  const goOn = (start: number, from: number): boolean => {
    let place = start;
    while (place < kinds.length && left[kinds[place] as number] === 0) place++;
    const choices = shapes[place];
    if (choices === undefined) return visit(sets);
    for (let next = place === start ? from : 0; next < choices.length; next++) {
      const set = choices[next] as SetShape;
      if (!canTake(left, set)) continue;
      sets.push(set);
      const found = goOn(place, next);
      sets.pop();
      putBack(left, set);
      if (found) return true;
    }
    return false;
  };
  return goOn(0, 0);
};

/** Every way to lay out all the tiles of a part as sets, none twice (YG-11); one of no sets if there are no tiles. */
export const arrangePart = (part: Part, counts: Counts): readonly (readonly SetShape[])[] => {
  const found: (readonly SetShape[])[] = [];
  visitPart(part, counts, (sets) => {
    found.push([...sets]);
    return false;
  });
  return found;
};

/** Whether all the tiles of a part can be laid out as sets. */
export const canArrangePart = (part: Part, counts: Counts): boolean => visitPart(part, counts, () => true);

/** Every way to lay out all the tiles as sets, each in rack order, none twice (YG-11). */
export const arrange = (parts: readonly Part[], counts: Counts): readonly (readonly SetShape[])[] =>
  parts.reduce<readonly (readonly SetShape[])[]>(
    (before, part) => {
      const own = arrangePart(part, counts);
      return before.flatMap((sets) => own.map((more) => [...sets, ...more]));
    },
    [[]],
  );

/** Whether all the tiles can be laid out as sets. */
export const canArrange = (parts: readonly Part[], counts: Counts): boolean =>
  parts.every((part) => canArrangePart(part, counts));
