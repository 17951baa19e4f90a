import type { Hand, Meld } from '../../src/hands/hand';
import type { NaiveGroup, NaiveVariant } from './card-lines';

// Hands against the definite hands of a card, place by place, from docs/card-language.md: "When a hand fits".

/** How a group is filled. */
export interface NaiveFilling {
  readonly tiles: readonly string[];
  readonly jokers: number;
  readonly exposed: boolean;
}

/** A hand read as a definite hand of a card. */
export interface NaiveCardReading {
  readonly variant: NaiveVariant;
  readonly groups: readonly NaiveFilling[];
}

/** The one tile a group is made of, printed jokers aside. */
function tileOf({ tiles }: NaiveGroup): string | undefined {
  const others = new Set(tiles.filter((tile) => tile !== 'J'));
  return others.size === 1 ? [...others][0] : undefined;
}

const printedIn = ({ tiles }: NaiveGroup): number => tiles.filter((tile) => tile === 'J').length;

/** What else than its own tile may lie in a place of a group. */
export function substitutes(group: NaiveGroup, flowersAsJokers: boolean): string[] {
  if (!group.takesJokers) return [];
  return group.takesFlowers || flowersAsJokers ? ['J', 'F'] : ['J'];
}

/** Whether an exposure fills a group: size, tile, and its jokers where they may be. */
export function fillsGroup(meld: Meld, group: NaiveGroup, flowersAsJokers: boolean): boolean {
  const tile = tileOf(group);
  if (tile === undefined || group.tiles.length < 3 || meld.tiles.length !== group.tiles.length) return false;
  const jokers = meld.tiles.filter((one) => one === 'J').length;
  const strange = meld.tiles.filter((one) => one !== 'J' && one !== tile);
  const may = substitutes(group, flowersAsJokers);
  return (
    meld.tiles.includes(tile as never) &&
    jokers >= printedIn(group) &&
    (jokers === printedIn(group) || may.includes('J')) &&
    strange.every((one) => may.includes(one))
  );
}

/** All ways to lay the exposures into groups of their own: the place of the group of each. */
export function layMelds(
  melds: readonly Meld[],
  fits: (meld: Meld, at: number) => boolean,
  groups: number,
): number[][] {
  let ways: number[][] = [[]];
  for (const meld of melds) {
    ways = ways.flatMap((way) =>
      Array.from({ length: groups }, (_, at) => at)
        .filter((at) => !way.includes(at) && fits(meld, at))
        .map((at) => [...way, at]),
    );
  }
  return ways;
}

const countTiles = (tiles: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
};

/** All ways to fill the places of the groups with the tiles, given as the number of jokers in each group. */
function fillPlaces(
  groups: readonly NaiveGroup[],
  tiles: readonly string[],
  flowersAsJokers: boolean,
): number[][] {
  const left = countTiles(tiles);
  const found = new Map<string, number[]>();
  const jokers = groups.map(() => 0);
  const isHopeless = (from: number): boolean => {
    // A tile that no place from here on takes can never be laid.
    const later = groups.slice(from);
    return [...left].some(
      ([tile, count]) =>
        count > 0 &&
        !later.some(
          (group) => group.tiles.includes(tile) || substitutes(group, flowersAsJokers).includes(tile),
        ),
    );
  };
  const fill = (group: number, place: number, last: number): void => {
    const current = groups[group];
    if (current === undefined) {
      if ([...left.values()].every((count) => count === 0)) found.set(jokers.join(), [...jokers]);
      return;
    }
    if (place === 0 && isHopeless(group)) return;
    const own = current.tiles[place];
    if (own === undefined) {
      fill(group + 1, 0, 0);
      return;
    }
    const options =
      own === 'J' ? ['J'] : [own, ...substitutes(current, flowersAsJokers).filter((one) => one !== own)];
    // Among like places the order says nothing: own tiles first, then jokers, then flowers.
    const isLikeBefore = place > 0 && current.tiles[place - 1] === own;
    options.forEach((tile, choice) => {
      if ((isLikeBefore && choice < last) || (left.get(tile) ?? 0) === 0) return;
      left.set(tile, (left.get(tile) ?? 0) - 1);
      if (tile === 'J') jokers[group] = (jokers[group] ?? 0) + 1;
      fill(group, place + 1, choice);
      if (tile === 'J') jokers[group] = (jokers[group] ?? 0) - 1;
      left.set(tile, (left.get(tile) ?? 0) + 1);
    });
  };
  fill(0, 0, 0);
  return [...found.values()];
}

const PLACES = new WeakMap<NaiveVariant, ReadonlyMap<string, number>>();

/** Whether the tiles that cannot be substitutes all have a place: a quick look before every way is tried. */
function mayFit(variant: NaiveVariant, counts: ReadonlyMap<string, number>): boolean {
  const places = PLACES.get(variant) ?? countTiles(variant.groups.flatMap(({ tiles }) => tiles));
  PLACES.set(variant, places);
  return [...counts].every(
    ([tile, count]) => tile === 'J' || tile === 'F' || count <= (places.get(tile) ?? 0),
  );
}

/** The readings of a hand as one definite hand. */
export function readAsVariant(
  hand: Hand,
  variant: NaiveVariant,
  flowersAsJokers = false,
): NaiveCardReading[] {
  const melds = hand.melds ?? [];
  if (melds.length > 0 && !variant.open) return [];
  const { groups } = variant;
  const ways = layMelds(
    melds,
    (meld, at) => fillsGroup(meld, groups[at] as NaiveGroup, flowersAsJokers),
    groups.length,
  );
  return ways.flatMap((way) => {
    const concealed = groups.filter((_, at) => !way.includes(at));
    return fillPlaces(concealed, hand.concealed, flowersAsJokers).map((jokers) => {
      const each = [...jokers];
      return {
        variant,
        groups: groups.map((group, at): NaiveFilling => {
          const meld = melds[way.indexOf(at)];
          const count = meld === undefined ? each.shift() : meld.tiles.filter((tile) => tile === 'J').length;
          return { tiles: group.tiles, jokers: count ?? 0, exposed: meld !== undefined };
        }),
      };
    });
  });
}

/** A text that is the same for readings that differ in the order of their groups only. */
export function cardReadingText(
  value: number,
  text: string,
  groups: readonly {
    readonly tiles: readonly string[];
    readonly jokers: number;
    readonly exposed: boolean;
  }[],
): string {
  const each = groups.map(
    ({ tiles, jokers, exposed }) => `${[...tiles].sort().join('')}${jokers}${exposed ? 'x' : ''}`,
  );
  return `${value} ${text} ${each.sort().join(' ')}`;
}

/** What a hand is worth as a line: "A bonus for no exposures". */
function naiveValue(hand: Hand, { value, open, bonus }: NaiveVariant, usualBonus: number): number {
  const isExposed = (hand.melds ?? []).length > 0;
  if (!open || isExposed) return value;
  return value + (bonus === undefined ? usualBonus : bonus);
}

/** Every reading of a hand, each once, as texts in order. */
export function naiveCardReadings(
  hand: Hand,
  variants: readonly NaiveVariant[],
  textOf: (variant: NaiveVariant) => string,
  { flowersAsJokers = false, concealedBonus = 0 } = {},
): string[] {
  const counts = countTiles([...hand.concealed, ...(hand.melds ?? []).flatMap(({ tiles }) => tiles)]);
  const found = variants
    .filter((variant) => mayFit(variant, counts))
    .flatMap((variant) => readAsVariant(hand, variant, flowersAsJokers))
    .map(({ variant, groups }) =>
      cardReadingText(naiveValue(hand, variant, concealedBonus), textOf(variant), groups),
    );
  return [...new Set(found)].sort();
}

/** How many of each tile nobody has seen. */
export type Unseen = ReadonlyMap<string, number>;

/** Everything unseen after exchanging so many jokers of each exposure for its natural tile, and the exposures then. */
function exchanges(melds: readonly Meld[], unseen: Unseen): { melds: Meld[]; unseen: Unseen }[] {
  const [meld, ...others] = melds;
  if (meld === undefined) return [{ melds: [], unseen }];
  const natural = meld.tiles.find((tile) => tile !== 'J' && tile !== 'F') ?? 'F';
  const jokers = meld.tiles.filter((tile) => tile === 'J').length;
  const most = Math.min(jokers, unseen.get(natural) ?? 0);
  return Array.from({ length: most + 1 }, (_, count) => {
    const after = new Map(unseen);
    after.set(natural, (unseen.get(natural) ?? 0) - count).set('J', (unseen.get('J') ?? 0) + count);
    let rest = count;
    const tiles = meld.tiles.map((tile) => (tile === 'J' && rest-- > 0 ? natural : tile));
    return exchanges(others, after).map((more) => ({ ...more, melds: [{ tiles }, ...more.melds] }));
  }).flat();
}

/** Whether the unseen tiles fill the groups: what takes least goes first. */
function canFill(groups: readonly NaiveGroup[], unseen: Unseen, flowersAsJokers: boolean): boolean {
  const left = new Map(unseen);
  const take = (tile: string): boolean => {
    const count = left.get(tile) ?? 0;
    if (count > 0) left.set(tile, count - 1);
    return count > 0;
  };
  const places = groups.flatMap((group) =>
    group.tiles.map((tile) => ({ tile, may: tile === 'J' ? [] : substitutes(group, flowersAsJokers) })),
  );
  const strict = [...places].sort((one, other) => one.may.length - other.may.length);
  const open = strict.filter(({ tile }) => !take(tile));
  return open.every(({ may }) => (may.includes('F') && take('F')) || (may.includes('J') && take('J')));
}

/** Whether any of the definite hands can still be made of the exposures and the unseen tiles. */
export function naivelyPossibleWithCard(
  melds: readonly Meld[],
  unseen: Unseen,
  variants: readonly NaiveVariant[],
  { closed = false, flowersAsJokers = false } = {},
): boolean {
  const ways = exchanges(melds, unseen);
  return variants.some((variant) => {
    if (melds.length > 0 && !variant.open && !closed) return false;
    const { groups } = variant;
    return ways.some(({ melds: onTable, unseen: after }) =>
      layMelds(
        onTable,
        (meld, at) => fillsGroup(meld, groups[at] as NaiveGroup, flowersAsJokers),
        groups.length,
      ).some((way) =>
        canFill(
          groups.filter((_, at) => !way.includes(at)),
          after,
          flowersAsJokers,
        ),
      ),
    );
  });
}
