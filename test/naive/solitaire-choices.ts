import type { AmericanGameState, ChineseGameState } from '../../src/game';
import type { Meld, Tile } from '../../src/index';

// What the player of a solitaire may do, found by trying every set of tiles of the rack. Written from the rules alone;
// whether a hand wins, and whether exposures can, is asked of whoever calls.

/** What the naive table is told about the Chinese game. */
export interface NaiveChinese {
  readonly chowFromLeftOnly: boolean;
  readonly claimKong: boolean;
  /** Whether loose tiles follow the first two (CS-4a). */
  readonly follow: boolean;
  readonly wins: (state: ChineseGameState) => boolean;
}

/** What the naive table is told about the American game. */
export interface NaiveAmerican {
  readonly sizesOf: (tile: Tile) => readonly number[];
  readonly jokersFor: (tile: Tile) => boolean;
  readonly wins: (state: AmericanGameState) => boolean;
  readonly canExpose: (melds: readonly (readonly Tile[])[]) => boolean;
}

const keyOf = (parts: readonly unknown[]): string => JSON.stringify(parts);

const subsets = (rack: readonly Tile[], most: number): readonly (readonly Tile[])[] => {
  let found: readonly (readonly Tile[])[] = [[]];
  for (const tile of rack)
    found = [...found, ...found.filter((one) => one.length < most).map((one) => [...one, tile])];
  return [...new Map(found.map((one) => [[...one].sort().join(), [...one].sort()])).values()];
};

const alike = (tiles: readonly Tile[]): boolean => tiles.every((tile) => tile === tiles[0]);

const isRun = (tiles: readonly Tile[]): boolean => {
  const numbers = tiles.map((tile) => Number(tile[0])).sort((one, other) => one - other);
  const suits = new Set(tiles.map((tile) => tile[1]));
  return (
    tiles.every((tile) => /^[1-9][BCD]$/.test(tile)) &&
    suits.size === 1 &&
    numbers.join() === [0, 1, 2].map((up) => (numbers[0] as number) + up).join()
  );
};

const meldsOf = ({ melds }: { readonly melds: { readonly E?: readonly Meld[] } }) => melds.E ?? [];

const chineseClaims = (
  rules: NaiveChinese,
  state: ChineseGameState,
  canLoose: boolean,
): readonly string[] => {
  if (state.phase !== 'claims') return [];
  const { tile, from } = state.now;
  const sets = subsets(state.racks.E ?? [], 3).filter((one) => {
    const whole = [...one, tile];
    if (whole.length === 3 && isRun(whole)) return !rules.chowFromLeftOnly || from === 'N';
    if (!alike(whole)) return false;
    return whole.length === 3 || (whole.length === 4 && rules.claimKong && canLoose);
  });
  return [
    keyOf(['decline']),
    ...sets.map((one) => keyOf(['call', tile, one])),
    ...(rules.wins(state) ? [keyOf(['mahjongg', tile])] : []),
  ];
};

/** Everything the player of the Chinese solitaire may do, each choice as a text that is the same for the same choice. */
export const naiveChinese = (rules: NaiveChinese, state: ChineseGameState): readonly string[] => {
  const rack = state.racks.E ?? [];
  const canLoose = state.loose.length > 0 || (rules.follow && state.wallLeft > 0);
  if (state.phase === 'claims') return chineseClaims(rules, state, canLoose);
  if (state.phase !== 'turn') return [];
  const kinds = [...new Set(rack)];
  const discards = kinds.map((tile) => keyOf(['discard', tile]));
  if (state.now.by === 'claim') return discards;
  const kongs = kinds.filter((tile) => {
    const held = rack.filter((one) => one === tile).length;
    const isPung = meldsOf(state).some(({ tiles }) => tiles.join() === [tile, tile, tile].join());
    return canLoose && (held === 4 || (isPung && held > 0));
  });
  return [
    ...discards,
    ...kongs.map((tile) => keyOf(['kong', tile])),
    ...(rules.wins(state) ? [keyOf(['mahjongg'])] : []),
  ];
};

const passes = (rack: readonly Tile[], least: number, most: number): readonly string[] =>
  subsets(rack, most)
    .filter((one) => one.length >= least && !one.includes('J'))
    .map((one) => keyOf(['pass', one]));

const americanClaims = (rules: NaiveAmerican, state: AmericanGameState): readonly string[] => {
  if (state.phase !== 'claims') return [];
  const { tile } = state.now;
  const rack = state.racks.E ?? [];
  const others = meldsOf(state).map(({ tiles }) => tiles);
  const near = rack.filter((one) => one === tile || one === 'J');
  const calls = subsets(near, 5).filter(
    (one) =>
      tile !== 'J' &&
      one.length < rack.length &&
      rules.sizesOf(tile).includes(one.length + 1) &&
      (rules.jokersFor(tile) || !one.includes('J')) &&
      rules.canExpose([...others, [tile, ...one]]),
  );
  return [
    keyOf(['decline']),
    ...calls.map((one) => keyOf(['call', tile, one])),
    ...(tile !== 'J' && rules.wins(state) ? [keyOf(['mahjongg', tile])] : []),
  ];
};

/** Everything the player of the American solitaire may do. */
export const naiveAmerican = (rules: NaiveAmerican, state: AmericanGameState): readonly string[] => {
  const rack = state.racks.E ?? [];
  switch (state.phase) {
    case 'charleston':
      return state.now.pass === 3 ? passes(rack, 0, 3) : passes(rack, 3, 3);
    case 'secondCharleston':
      return [keyOf(['continue']), keyOf(['stop'])];
    case 'courtesyPass':
      return passes(rack, 0, 3);
    case 'claims':
      return americanClaims(rules, state);
    case 'turn': {
      const found = [...new Set(rack)].map((tile) => keyOf(['discard', tile]));
      for (const [place, { tiles }] of meldsOf(state).entries())
        if (tiles[0] !== undefined && tiles.includes('J') && rack.includes(tiles[0]))
          found.push(keyOf(['exchange', tiles[0], place]));
      return rules.wins(state) ? [...found, keyOf(['mahjongg'])] : found;
    }
    default:
      return [];
  }
};
