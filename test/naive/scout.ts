import type { Meld } from '../../src/hands/hand';
import { WINDS_IN_ORDER } from './card-free-kinds';
import type { Layout } from './card-free-layouts';
import type { NaiveOptions } from './card-free-options';
import type { NaiveGroup, NaiveVariant } from './card-lines';
import { fillsGroup, layMelds, substitutes, type Unseen } from './card-matcher';
import { concealedOf, exchanges, layoutsFor } from './possible-card-free';

// What another player can have, by trying every layout: which groups are left, how many tiles of them at least are not among
// the unseen ones, and which tiles can be the last one. A group is left if the unseen tiles and those of the one who asks,
// all together, make one of its layouts, jokers of the exposures exchanged (AG-21, AG-31).

/** What is known of the other player. */
export interface NaiveHidden {
  readonly melds: readonly Meld[];
  /** What nobody but its holder has seen, the tiles of the one who asks apart. */
  readonly unseen: Unseen;
  /** The tiles of the one who asks. */
  readonly held: readonly string[];
}

/** The groups by name, with how many tiles they lack at least, and the kinds that can be the last tile. */
export interface NaiveScouting {
  readonly groups: ReadonlyMap<string, number>;
  readonly winning: ReadonlySet<string>;
}

const withTiles = (unseen: Unseen, tiles: readonly string[]): Map<string, number> => {
  const sum = new Map(unseen);
  for (const tile of tiles) sum.set(tile, (sum.get(tile) ?? 0) + 1);
  return sum;
};

/** What can be claimed: everything but jokers, unless the rules allow it (AG-12). */
const claimable = (held: readonly string[], jokers = false): string[] =>
  [...new Set(held)].filter((tile) => tile !== 'J' || jokers);

/** All tiles but jokers, so that those of a layout can be counted in lists of numbers: there are 180,000 layouts. */
const NATURAL: readonly string[] = [
  ...['B', 'C', 'D'].flatMap((suit) => [...'123456789'].map((number) => number + suit)),
  ...['GD', 'RD', 'WD', 'F'],
  ...WINDS_IN_ORDER,
];

/** How many of each tile there are, in the order of `NATURAL`, and the jokers after them. */
const countsIn = (unseen: Unseen): number[] => [...NATURAL, 'J'].map((tile) => unseen.get(tile) ?? 0);

/** A block by numbers: which tile, how many of it must be natural, how many it has. */
type Block = readonly [tile: number, natural: number, size: number];

/** The concealed blocks of a layout; NEWS is four blocks of one tile. */
function blocksOf(layout: Layout, melds: readonly Meld[], options: NaiveOptions): Block[] {
  return concealedOf(layout, melds).flatMap(({ tile, size }): Block[] => {
    if (tile === 'NEWS') return WINDS_IN_ORDER.map((wind) => [NATURAL.indexOf(wind), 1, 1]);
    const takesJokers = size > 2 && (tile !== 'F' || options.jokersInFlowerPungs);
    const natural = takesJokers ? Number(!options.allJokerBlocks) : size;
    return [[NATURAL.indexOf(tile), natural, size]];
  });
}

/** How many tiles some counted ones lack of blocks: what must be natural is laid first, jokers fill the rest. */
function lackOf(blocks: readonly Block[], counts: number[]): number {
  let [natural, jokers] = [0, 0];
  for (const [tile, must] of blocks) {
    const left = (counts[tile] as number) - must;
    if (left < 0) natural -= Math.max(left, -must);
    counts[tile] = left;
  }
  for (const [tile, must, size] of blocks) {
    const left = counts[tile] as number;
    jokers += Math.max(0, size - must - Math.max(0, left));
    counts[tile] = left - size + must;
  }
  // The tiles go back, as they are counted again for the next layout.
  for (const [tile, , size] of blocks) counts[tile] = (counts[tile] as number) + size;
  return natural + Math.max(0, jokers - (counts[NATURAL.length] as number));
}

/** The layouts without exposures, by the options: they are looked through again and again. */
const CLOSED = new Map<string, readonly (readonly [string, Block[]])[]>();

/** The layouts left to a hand, each with the name of its group and its concealed blocks. */
function namedLayouts(
  melds: readonly Meld[],
  options: NaiveOptions,
): readonly (readonly [string, Block[]])[] {
  const key = JSON.stringify(options);
  const known = melds.length === 0 ? CLOSED.get(key) : undefined;
  if (known !== undefined) return known;
  const made = layoutsFor(melds, options, false).map(
    (layout) => [`${layout.category} ${layout.pattern}`, blocksOf(layout, melds, options)] as const,
  );
  if (melds.length > 0) return made;
  CLOSED.clear();
  CLOSED.set(key, made);
  return made;
}

/** By Card Free: groups are a category and a pattern. */
export function naiveCardFreeScouting(
  { melds, unseen, held }: NaiveHidden,
  options: NaiveOptions,
): NaiveScouting {
  const groups = new Map<string, number>();
  const winning = new Set<string>();
  const own = exchanges(melds, unseen).map(countsIn);
  const all = exchanges(melds, withTiles(unseen, held)).map(countsIn);
  const sought = new Map(
    claimable(held).map((tile) => [NATURAL.indexOf(tile), countsIn(withTiles(unseen, [tile]))]),
  );
  for (const [name, blocks] of namedLayouts(melds, options)) {
    const lacksOf = (ways: readonly number[][]): number =>
      ways.reduce((least, counts) => Math.min(least, lackOf(blocks, counts)), Number.POSITIVE_INFINITY);
    const known = groups.get(name) ?? Number.POSITIVE_INFINITY;
    if (known > 0) {
      const lacking = lacksOf(own);
      if (lacking < known && lacksOf(all) === 0) groups.set(name, lacking);
    }
    for (const [tile] of blocks) {
      const counts = sought.get(tile);
      if (counts === undefined || lackOf(blocks, counts) > 0) continue;
      winning.add(NATURAL[tile] as string);
      sought.delete(tile);
    }
  }
  return { groups, winning };
}

/** The fewest places of some groups that stay empty, tiles matched to places one by one. */
function emptyPlaces(groups: readonly NaiveGroup[], unseen: Unseen, flowersAsJokers: boolean): number {
  const places = groups.flatMap((group) =>
    group.tiles.map((tile) =>
      tile === 'J' ? ['J'] : [tile, ...substitutes(group, flowersAsJokers).filter((one) => one !== tile)],
    ),
  );
  const lying = new Map<string, number[]>();
  const settle = (place: number, tried: Set<string>): boolean =>
    (places[place] ?? []).some((tile) => {
      if (tried.has(tile)) return false;
      tried.add(tile);
      const there = lying.get(tile) ?? [];
      lying.set(tile, there);
      if (there.length < (unseen.get(tile) ?? 0)) {
        there.push(place);
        return true;
      }
      return [...there].some((other) => {
        if (!settle(other, tried)) return false;
        there[there.indexOf(other)] = place;
        return true;
      });
    });
  return places.filter((_, place) => !settle(place, new Set())).length;
}

/** Some exposures after jokers of theirs were exchanged, what is unseen then, and how many tiles for that were not unseen. */
interface Exchanged {
  readonly melds: readonly Meld[];
  readonly unseen: Unseen;
  readonly short: number;
}

/** Every way to exchange jokers of exposures for their natural tiles (AG-21), also for tiles that are still to come. */
function cardExchanges([meld, ...others]: readonly Meld[], unseen: Unseen): Exchanged[] {
  if (meld === undefined) return [{ melds: [], unseen, short: 0 }];
  const natural = meld.tiles.find((tile) => tile !== 'J' && tile !== 'F') ?? 'F';
  const jokers = meld.tiles.filter((tile) => tile === 'J').length;
  const there = unseen.get(natural) ?? 0;
  return Array.from({ length: jokers + 1 }, (_, count) => {
    const after = new Map(unseen);
    after.set(natural, Math.max(0, there - count)).set('J', (unseen.get('J') ?? 0) + count);
    let rest = count;
    const tiles = meld.tiles.map((tile) => (tile === 'J' && rest-- > 0 ? natural : tile));
    return cardExchanges(others, after).map((more) => ({
      ...more,
      melds: [{ tiles }, ...more.melds],
      short: more.short + Math.max(0, count - there),
    }));
  }).flat();
}

/** What a card asks of a winning discard. */
export interface NaiveCardOptions {
  readonly flowersAsJokers?: boolean;
  /** AG-15a. */
  readonly pairOnDiscard?: boolean;
  /** TG-16. */
  readonly concealedWinOnDiscard?: boolean;
  /** AG-12. */
  readonly claimDiscardedJoker?: boolean;
}

/** By a card without growing exposures: groups are its hands, named by `nameOf`. */
export function naiveCardScouting(
  { melds, unseen, held }: NaiveHidden,
  variants: readonly NaiveVariant[],
  nameOf: (variant: NaiveVariant) => string,
  {
    flowersAsJokers = false,
    pairOnDiscard = true,
    concealedWinOnDiscard = true,
    claimDiscardedJoker = false,
  }: NaiveCardOptions = {},
): NaiveScouting {
  const groups = new Map<string, number>();
  const winning = new Set<string>();
  const own = cardExchanges(melds, unseen);
  const all = cardExchanges(melds, withTiles(unseen, held));
  const restsOf = (onTable: readonly Meld[], { groups: each }: NaiveVariant): NaiveGroup[][] =>
    layMelds(
      onTable,
      (meld, at) => fillsGroup(meld, each[at] as NaiveGroup, flowersAsJokers),
      each.length,
    ).map((way) => each.filter((_, at) => !way.includes(at)));
  const lacksOf = (ways: typeof own, variant: NaiveVariant): number =>
    Math.min(
      ...ways.flatMap((way) =>
        restsOf(way.melds, variant).map((rest) => way.short + emptyPlaces(rest, way.unseen, flowersAsJokers)),
      ),
    );
  for (const variant of variants) {
    if (melds.length > 0 && !variant.open) continue;
    const name = nameOf(variant);
    const known = groups.get(name) ?? Number.POSITIVE_INFINITY;
    if (known > 0) {
      const lacking = lacksOf(own, variant);
      if (lacking < known && lacksOf(all, variant) === 0) groups.set(name, lacking);
    }
    if (!variant.open && !concealedWinOnDiscard) continue;
    for (const tile of claimable(held, claimDiscardedJoker)) {
      if (winning.has(tile)) continue;
      // The tile lies in a place of its own, a joker in any that takes one, of a group of three or more alike where it must.
      const takes = (group: NaiveGroup, place: string): boolean =>
        place === tile || (tile === 'J' && substitutes(group, flowersAsJokers).includes('J'));
      const wins = restsOf(melds, variant).some((rest) =>
        rest.some((group, at) => {
          const kinds = new Set(group.tiles.filter((one) => one !== 'J'));
          if (!pairOnDiscard && (group.tiles.length < 3 || kinds.size > 1)) return false;
          return group.tiles.some((own, place) => {
            if (!takes(group, own)) return false;
            const left = { ...group, tiles: group.tiles.filter((_, other) => other !== place) };
            const others = [...rest.filter((_, other) => other !== at), left];
            return emptyPlaces(others, unseen, flowersAsJokers) === 0;
          });
        }),
      );
      if (wins) winning.add(tile);
    }
  }
  return { groups, winning };
}
