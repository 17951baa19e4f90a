import type { GameState } from '../../src/game';
import type { Seat, Tile } from '../../src/index';

// What the player who is awaited first may do at a table with strict manners, found by trying every set of
// tiles of the rack. Written from the rules alone; whether a hand wins is asked of whoever calls.

/** What the naive table is told about the game. */
export interface NaiveRules {
  /** The sizes of set that a tile can be called for (AG-15, CF-18, CF-28). */
  readonly sizesOf: (tile: Tile) => readonly number[];
  /** Whether jokers stand for this tile. */
  readonly jokersFor: (tile: Tile) => boolean;
  /** Whether hands are called dead (AG-32, TG-12). */
  readonly challenges: boolean;
  /** Whether a joker may be exchanged without drawing first (AG-21, but not TG-6). */
  readonly exchangesUndrawn: boolean;
  /** Whether exposures grow (TG-5). */
  readonly grows: boolean;
  /** Whether a discarded joker is claimed like other tiles (AG-12, `claimDiscardedJoker`); never if left out. */
  readonly claimsJokers?: boolean;
  /** Whether the state's next player wins now, with the claimed tile if there is one. */
  readonly wins: (state: GameState, seat: Seat) => boolean;
  /** Whether these exposures can be part of a winning hand. */
  readonly canExpose: (melds: readonly (readonly Tile[])[]) => boolean;
}

const subsets = (rack: readonly Tile[], most: number): readonly (readonly Tile[])[] => {
  let found: readonly (readonly Tile[])[] = [[]];
  for (const tile of rack)
    found = [...found, ...found.filter((one) => one.length < most).map((one) => [...one, tile])];
  return found;
};

const keyOf = (parts: readonly unknown[]): string => JSON.stringify(parts);

const distinct = (sets: readonly (readonly Tile[])[]): readonly (readonly Tile[])[] => {
  const byKey = new Map(sets.map((one) => [[...one].sort().join(), one]));
  return [...byKey.values()];
};

/** The sets that can be laid down with a called joker: tiles of one kind, at least one natural, and more jokers. */
const callsOfJoker = (
  rules: NaiveRules,
  rack: readonly Tile[],
  others: readonly (readonly Tile[])[],
): readonly (readonly Tile[])[] => {
  if (rules.claimsJokers !== true) return [];
  const kinds = [...new Set(rack)].filter((tile) => tile !== 'J' && rules.jokersFor(tile));
  return kinds.flatMap((kind) =>
    distinct(
      subsets(
        rack.filter((tile) => tile === kind || tile === 'J'),
        5,
      ),
    ).filter(
      (one) =>
        one.includes(kind) &&
        one.length < rack.length &&
        rules.sizesOf(kind).includes(one.length + 1) &&
        rules.canExpose([...others, [...one, 'J']]),
    ),
  );
};

/** The sets that can be laid down with a called tile. */
const callsOf = (
  rules: NaiveRules,
  tile: Tile,
  rack: readonly Tile[],
  others: readonly (readonly Tile[])[],
): readonly (readonly Tile[])[] =>
  tile === 'J'
    ? callsOfJoker(rules, rack, others)
    : distinct(
        subsets(
          rack.filter((each) => each === tile || each === 'J'),
          5,
        ),
      ).filter(
        (one) =>
          one.length < rack.length &&
          rules.sizesOf(tile).includes(one.length + 1) &&
          one.every((each) => each === tile || (each === 'J' && rules.jokersFor(tile))) &&
          rules.canExpose([...others, [tile, ...one]]),
      );

const passes = (rack: readonly Tile[], size: number, blind: number): readonly string[] =>
  Array.from({ length: blind + 1 }, (_, unseen) =>
    distinct(subsets(rack, size))
      .filter((one) => one.length === size - unseen && !one.includes('J'))
      .map((one) => keyOf(['pass', [...one].sort(), unseen])),
  ).flat();

const turnChoices = (rules: NaiveRules, state: GameState, seat: Seat): readonly string[] => {
  if (state.phase !== 'turn') return [];
  const rack = state.racks[seat] ?? [];
  const melds = (state.melds[seat] ?? []).map(({ tiles }) => tiles);
  const kinds = [...new Set(rack)];
  const { called, rearranged, redeemed, by } = state.now;
  const found = kinds.map((tile) => keyOf(['discard', tile]));
  if (rules.wins(state, seat)) found.push(keyOf(['mahjongg']));
  for (const from of state.seats)
    for (const [place, { tiles }] of (state.melds[from] ?? []).entries())
      if (tiles[0] !== undefined && tiles.includes('J') && rack.includes(tiles[0]))
        if (rules.exchangesUndrawn || by === 'wall') found.push(keyOf(['exchange', tiles[0], from, place]));
  if (called !== null && !rearranged && redeemed === null) {
    const laid = [...(melds.at(-1) ?? [])];
    laid.splice(laid.indexOf(called.tile), 1);
    const again = callsOf(rules, called.tile, [...rack, ...laid], melds.slice(0, -1));
    for (const one of again)
      if ([...one].sort().join() !== [...laid].sort().join())
        found.push(keyOf(['rearrange', [...one].sort()]));
  }
  if (rules.grows && by === 'wall' && rack.length > 1)
    for (const [place, [first]] of melds.entries())
      for (const tile of kinds)
        if (tile === first || tile === 'J')
          if ((melds[place]?.length ?? 0) < 6) found.push(keyOf(['grow', tile, place]));
  return found;
};

const claimChoices = (rules: NaiveRules, state: GameState, seat: Seat): readonly string[] => {
  if (state.phase !== 'claims') return [];
  const { tile, by } = state.now;
  const melds = (state.melds[seat] ?? []).map(({ tiles }) => tiles);
  const calls = by === 'discard' ? callsOf(rules, tile, state.racks[seat] ?? [], melds) : [];
  return [
    keyOf(['decline']),
    ...calls.map((one) => keyOf(['call', tile, [...one].sort()])),
    ...((tile !== 'J' || rules.claimsJokers === true) && rules.wins(state, seat)
      ? [keyOf(['mahjongg', tile])]
      : []),
  ];
};

/** What this player may do as part of the phase, each choice as a text that is the same for the same choice. */
const ofPhase = (rules: NaiveRules, state: GameState, seat: Seat): readonly string[] => {
  const rack = state.racks[seat] ?? [];
  switch (state.phase) {
    case 'charleston':
      return passes(rack, state.now.size, state.now.blind);
    case 'secondCharleston':
      return [keyOf(['continue']), keyOf(['stop'])];
    case 'courtesy':
      return [0, 1, 2, 3].map((count) => keyOf(['wish', count]));
    case 'courtesyPass':
      return passes(rack, state.now.counts[seat] ?? 0, 0);
    case 'turn':
      return turnChoices(rules, state, seat);
    default:
      return claimChoices(rules, state, seat);
  }
};

/** Everything that this player, who is awaited, may do. */
export const naiveChoices = (rules: NaiveRules, state: GameState, seat: Seat): readonly string[] => {
  const challenges =
    rules.challenges && (state.phase === 'turn' || state.phase === 'claims')
      ? state.seats
          .filter((against) => against !== seat && !state.dead.includes(against))
          .filter((against) => !state.challenges.some((one) => one.by === seat && one.against === against))
          .map((against) => keyOf(['challenge', against]))
      : [];
  return [...ofPhase(rules, state, seat), ...challenges];
};
