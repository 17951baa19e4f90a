// The obvious way to arrange a row of 34 counts: take the first tile there is, try everything it could stand in,
// and let nobody ask how long it takes. Written without a look at the library.

const SUITS = [0, 10, 20];

/** The columns that a run can begin in. */
const RUN_STARTS = new Set(SUITS.flatMap((suit) => [0, 1, 2, 3, 4, 5, 6].map((number) => suit + number)));

/** The groups of tiles a tile could stand in, each as a name and the columns it takes. */
const groupsWith = (column: number): readonly { name: string; columns: readonly number[] }[] => [
  { name: `pair ${column}`, columns: [column, column] },
  { name: `pung ${column}`, columns: [column, column, column] },
  ...(RUN_STARTS.has(column) ? [{ name: `run ${column}`, columns: [column, column + 1, column + 2] }] : []),
];

const partitions = (counts: readonly number[]): readonly (readonly string[])[] => {
  const column = counts.findIndex((count) => count > 0);
  if (column < 0) return [[]];
  return groupsWith(column).flatMap(({ name, columns }) => {
    const rest = [...counts];
    for (const taken of columns) rest[taken] = (rest[taken] ?? 0) - 1;
    return rest.some((count) => count < 0) ? [] : partitions(rest).map((names) => [name, ...names]);
  });
};

/** Every distinct arrangement as a text: the names of its groups in alphabetical order, exactly one of them a pair. */
export const naiveArrangements = (counts: readonly number[]): readonly string[] => {
  const tiles = counts.reduce((sum, count) => sum + count, 0);
  if (tiles > 14 || tiles % 3 !== 2 || counts.some((count) => count > 4)) return [];
  const whole = partitions(counts).filter(
    (names) => names.filter((name) => name.startsWith('pair')).length === 1,
  );
  return [...new Set(whole.map((names) => [...names].sort().join(', ')))].sort();
};

const canFinish = (counts: number[], pairs: number): boolean => {
  const column = counts.findIndex((count) => count > 0);
  if (column < 0) return pairs === 1;
  return groupsWith(column).some(({ columns }) => {
    const takesPair = columns.length === 2;
    if (takesPair && pairs === 1) return false;
    for (const taken of columns) counts[taken] = (counts[taken] ?? 0) - 1;
    const possible = columns.every((taken) => (counts[taken] ?? 0) >= 0);
    const finished = possible && canFinish(counts, pairs + (takesPair ? 1 : 0));
    for (const taken of columns) counts[taken] = (counts[taken] ?? 0) + 1;
    return finished;
  });
};

/** Whether a row of counts is four sets and a pair, less any number of sets, with at most four of a kind. */
export const naiveWins = (counts: readonly number[]): boolean => {
  const tiles = counts.reduce((sum, count) => sum + count, 0);
  return tiles <= 14 && tiles % 3 === 2 && counts.every((count) => count <= 4) && canFinish([...counts], 0);
};

/** The columns whose tile makes the row a winning one. */
export const naiveWaits = (counts: readonly number[]): readonly number[] =>
  counts.flatMap((count, column) => (naiveWins(counts.with(column, count + 1)) ? [column] : []));
