import { lackOf, type Need, tilesIn } from '../../../../jokers/missing';
import { FLOWER, JOKER } from '../../../../tiles/tile-index';
import { ANY_KINDS, type AnyGroup, COPIES, type VariantGroup } from './groups';

/*
 * Finds what groups of anything can or should be for the tiles at hand. Written out, seven pairs of anything would
 * be millions of hands, so kinds are chosen group by group, and choices that already lack too much are dropped.
 * Kinds that make no difference for these tiles are tried once if any will do.
 */

/** Groups of anything, next to definite groups. */
export interface Choosing {
  /** What the definite groups need. */
  readonly needs: readonly Need[];
  /** The groups of anything; equal ones are next to each other. */
  readonly any: readonly AnyGroup[];
  /** How many copies of each tile are available to all groups; the whole set if left out. */
  readonly supply?: ArrayLike<number> | undefined;
}

/**
 * Which kinds to try: all of them; with `held`, each kind held and one that is not; with `unlike`, one kind for
 * each number of copies held.
 */
export type Tried = 'all' | 'held' | 'unlike';

/** The choice for each group of anything, and what all groups lack together. */
interface Chosen {
  readonly groups: readonly VariantGroup[];
  readonly lack: number;
}

const KINDS: readonly number[] = /* @__PURE__ */ Array.from({ length: ANY_KINDS }, (_, kind) => kind);

/** The largest group is a sextet. */
const LARGEST = 6;

const allOf = ({ own, jokers, flowers }: Need): number => own + jokers + flowers;

class Search {
  private readonly any: readonly AnyGroup[];
  private readonly counts: ArrayLike<number>;
  private readonly supply: ArrayLike<number>;
  private readonly tried: Tried;
  private readonly measure: (lack: number) => number;
  private readonly needs: Need[];
  private readonly asked: Uint8Array = new Uint8Array(ANY_KINDS);
  private readonly order: readonly number[];
  /** How many flowers may serve as jokers. */
  private readonly serving: number;
  private readonly chosen: VariantGroup[] = [];
  /** The most that may be lacking, by `measure`. */
  most: number;

  constructor(
    { needs, any, supply = COPIES }: Choosing,
    counts: ArrayLike<number>,
    most: number,
    tried: Tried,
    measure: (lack: number) => number = tilesIn,
  ) {
    this.any = any;
    this.supply = supply;
    this.counts = counts;
    this.most = most;
    this.tried = tried;
    this.measure = measure;
    this.needs = needs.map(({ kind, own, jokers, flowers }) => ({ kind, own, jokers, flowers }));
    for (const need of needs) if (need.kind < ANY_KINDS) this.asked[need.kind] = allOf(need);
    const flowersServe =
      any.some(({ filler }) => filler === 'flowers') || needs.some(({ flowers }) => flowers > 0);
    this.serving = flowersServe ? (counts[FLOWER] ?? 0) : 0;
    this.order = tried === 'all' ? KINDS : this.mostLeftFirst();
  }

  private left(kind: number): number {
    return Math.max(0, (this.counts[kind] ?? 0) - (this.asked[kind] ?? 0));
  }

  private mostLeftFirst(): readonly number[] {
    return [...KINDS].sort((one, other) => this.left(other) - this.left(one) || one - other);
  }

  /** Whether the kind at a place of the order is like the previous one, which is tried instead. */
  private isLikeBefore(place: number, first: number): boolean {
    const [kind = 0, before = 0] = [this.order[place], this.order[place - 1]];
    if (place <= first || kind === FLOWER || before === FLOWER) return false;
    const held = this.counts[kind] ?? 0;
    if (held !== this.counts[before] || this.supply[kind] !== this.supply[before]) return false;
    if (this.tried === 'held' && held > 0) return false;
    return this.asked[kind] === 0 && this.asked[before] === 0;
  }

  /** How many tiles the remaining groups must take so that no more than `most` are lacking. */
  private wanted(next: number): number {
    let wanted = -(this.counts[JOKER] ?? 0) - this.most;
    for (const need of this.needs)
      wanted += Math.max(0, allOf(need) - (need.kind === JOKER ? 0 : (this.counts[need.kind] ?? 0)));
    for (let left = next; left < this.any.length; left++) wanted += this.any[left]?.size ?? 0;
    return wanted;
  }

  /** The most tiles they can take, each of one kind, from the kinds from `first` on. */
  private within(next: number, first: number): number {
    const largest = this.any[next]?.size ?? 0;
    const portions = new Uint8Array(LARGEST + 1);
    for (let place = first; place < this.order.length; place++) {
      const kind = this.order[place] ?? 0;
      for (let left = this.left(kind); left > 0; left -= largest) {
        const portion = Math.min(left, largest);
        portions[portion] = (portions[portion] ?? 0) + 1;
      }
    }
    let within = this.serving;
    let groups = this.any.length - next;
    for (let size = largest; size > 0 && groups > 0; size--) {
      const taken = Math.min(groups, portions[size] ?? 0);
      within += size * taken;
      groups -= taken;
    }
    return within;
  }

  /** Adds a kind chosen for a group, or removes it again. */
  private put({ places }: VariantGroup, sign: 1 | -1): void {
    for (const { kind, count, filler } of places) {
      let need = this.needs.find((one) => one.kind === kind);
      if (need === undefined) {
        need = { kind, own: 0, jokers: 0, flowers: 0 };
        this.needs.push(need);
      }
      need[filler] += sign * count;
      this.asked[kind] = (this.asked[kind] ?? 0) + sign * count;
    }
  }

  /** Yields every choice that lacks no more than `most`, which may be lowered meanwhile. */
  *choices(first = 0): Generator<Chosen> {
    const lack = lackOf(this.needs, this.counts);
    if (this.measure(lack) > this.most || lackOf(this.needs, this.supply) > 0) return;
    const next = this.chosen.length;
    const group = this.any[next];
    if (group === undefined) {
      yield { groups: [...this.chosen], lack };
      return;
    }
    const wanted = this.wanted(next);
    // Equal groups choose kinds in order; groups of another size start over.
    const isLastRun = this.any[this.any.length - 1] === group;
    let within = this.within(next, isLastRun ? first : 0);
    for (let place = first; place < this.order.length && within >= wanted; place++) {
      const kind = this.order[place] ?? 0;
      const left = this.left(kind);
      const one = group.of[kind];
      // If other groups need the kind too, jokers may replace it there.
      const mayBeWild = group.filler !== 'own' || this.asked[kind] !== 0;
      const wild = mayBeWild ? (this.counts[JOKER] ?? 0) + this.serving : 0;
      const isUseful = left + wild + this.most >= group.size;
      if (one !== undefined && isUseful && (this.tried === 'all' || !this.isLikeBefore(place, first))) {
        this.put(one, 1);
        this.chosen.push(one);
        yield* this.choices(this.any[next + 1] === group ? place : 0);
        this.chosen.pop();
        this.put(one, -1);
      }
      // A kind passed over here is not chosen later.
      if (isLastRun && left > 0) within = this.within(next, place + 1);
    }
  }
}

/** Every choice for groups of anything that lacks at most `most` tiles. */
export const choicesWithin = (
  choosing: Choosing,
  counts: ArrayLike<number>,
  most: number,
  tried: Tried = 'all',
): Iterable<Chosen> =>
  tilesIn(lackOf(choosing.needs, counts)) > most ? [] : new Search(choosing, counts, most, tried).choices();

/** The choice that lacks least by a measure; undefined if that is more than `most`. */
export const nearestChoice = (
  choosing: Choosing,
  counts: ArrayLike<number>,
  most: number,
  measure: (lack: number) => number = tilesIn,
): Chosen | undefined => {
  const lack = lackOf(choosing.needs, counts);
  if (measure(lack) > most) return undefined;
  const { any, needs, supply } = choosing;
  if (any.length === 0)
    return supply === undefined || lackOf(needs, supply) === 0 ? { groups: [], lack } : undefined;
  const search = new Search(choosing, counts, most, 'unlike', measure);
  let nearest: Chosen | undefined;
  for (const choice of search.choices()) {
    nearest = choice;
    search.most = measure(choice.lack) - 1;
    if (search.most < 0) break;
  }
  return nearest;
};
