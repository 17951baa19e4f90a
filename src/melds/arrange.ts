import { addTo, type Counts, countOf, type Part, type SetShape } from './set-shape';

/*
 * All ways to lay out tiles as sets. The first kind left in a part must be in a set that starts with it, and sets with
 * the same start are tried in table order, so no arrangement comes up twice.
 */

/** How many sets of each kind a hand needs; it may have any number of kinds not named. */
export type Wanted = Readonly<Record<string, number>>;

const ANY: Wanted = {};

/**
 * Calls `visit` with the sets of each arrangement of all the tiles until it returns true. The list is reused and
 * changes after each call. Returns whether `visit` ever returned true.
 */
const visitArrangements = <S extends SetShape>(
  parts: readonly Part<S>[],
  counts: Counts,
  wanted: Wanted,
  visit: (sets: readonly S[]) => boolean,
): boolean => {
  const left = Uint8Array.from(counts);
  const sets: S[] = [];
  const hasAll = (kind: string): boolean => sets.filter((set) => set.kind === kind).length === wanted[kind];
  /** Whether enough is left for one of the tiles of a set, of which equal ones are neighbors. */
  const isLeft = (kind: number, place: number, kinds: readonly number[]): boolean =>
    countOf(left, kind) > place - kinds.indexOf(kind);
  const lay = (set: S, at: number, place: number, next: number): boolean => {
    if (hasAll(set.kind) || !set.kinds.every(isLeft)) return false;
    for (const kind of set.kinds) addTo(left, kind, -1);
    sets.push(set);
    const found = goOn(at, place, next);
    sets.pop();
    for (const kind of set.kinds) addTo(left, kind, 1);
    return found;
  };
  const goOn = (at: number, start: number, from: number): boolean => {
    const part = parts[at];
    if (part === undefined) return Object.keys(wanted).every(hasAll) && visit(sets);
    const place = part.kinds.findIndex((kind, one) => one >= start && countOf(left, kind) > 0);
    if (place < 0) return goOn(at + 1, 0, 0);
    const first = place === start ? from : 0;
    return (part.shapes[place] ?? []).some((set, next) => next >= first && lay(set, at, place, next));
  };
  return goOn(0, 0, 0);
};

/** Every way to lay out all the tiles as sets, each once; a single empty one if there are no tiles. */
export const arrange = <S extends SetShape>(
  parts: readonly Part<S>[],
  counts: Counts,
  wanted: Wanted = ANY,
): readonly (readonly S[])[] => {
  const found: (readonly S[])[] = [];
  visitArrangements(parts, counts, wanted, (sets) => {
    found.push([...sets]);
    return false;
  });
  return found;
};

/** Whether some arrangement of the tiles passes a test; without one, whether there is any arrangement. */
export const hasArrangement = <S extends SetShape>(
  parts: readonly Part<S>[],
  counts: Counts,
  wanted: Wanted = ANY,
  passes: (sets: readonly S[]) => boolean = () => true,
): boolean => visitArrangements(parts, counts, wanted, passes);
