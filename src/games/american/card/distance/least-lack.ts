import { keptIn } from '../../../../core/first-use';
import { lackOf, tilesIn } from '../../../../jokers/missing';
import { FLOWER, JOKER } from '../../../../tiles/tile-index';
import { nearestChoice, type Tried } from '../layouts/ground';
import { COPIES } from '../layouts/groups';
import { isDefinite, madeWithin, type Template, type Variant } from '../layouts/templates';

/*
 * Counts how many tiles concealed tiles lack of the variants of a card. The places they fill are added up for eight
 * variants at a time, four bits each in one number; eight variants with too few filled, even with jokers, are
 * skipped at once. Hints and bots, which ask about thousands of hands, get answers five times as fast as by a scan
 * (test/bench/distance.mjs).
 */

/** The most tiles of a variant. */
const MOST_LACKING = 14;
const LANES = 8;
const LANE_BITS = 4;
const LANE = 15;
/** Every second lane; a one in each of these; and a flag above the bits in use. */
const HALF = 0x0f0f0f0f;
const ONES = 0x01010101;
const FLAG = 0x80;
const FLAGS = 0x80808080;

/** Variants where flowers may serve as jokers, or variants where they may not. */
interface Tally {
  readonly flowersServe: boolean;
  readonly variants: readonly Variant[];
  /** How many tiles each variant has. */
  readonly size: number;
  /** By tile and number held: how many places each variant fills with them; undefined for none held. */
  readonly rows: readonly (readonly (Int32Array | undefined)[])[];
  /** A row of zeros. */
  readonly none: Int32Array;
  /** How many places the last tiles asked about fill. */
  readonly filled: Int32Array;
}

const makeTally = (variants: readonly Variant[], flowersServe: boolean): Tally => {
  const newRow = (): Int32Array => new Int32Array(Math.ceil(variants.length / LANES));
  const rows = COPIES.map((copies, kind) =>
    Array.from({ length: copies + 1 }, (_, held) => (held > 0 && kind !== JOKER ? newRow() : undefined)),
  );
  let size = 0;
  variants.forEach(({ needs }, at) => {
    size = 0;
    for (const { kind, own, jokers, flowers } of needs) {
      const all = own + jokers + flowers;
      size += all;
      rows[kind]?.forEach((row, held) => {
        const word = Math.floor(at / LANES);
        if (row !== undefined)
          row[word] = (row[word] ?? 0) + (Math.min(held, all) << (LANE_BITS * (at % LANES)));
      });
    }
  });
  return { flowersServe, variants, size, rows, none: newRow(), filled: newRow() };
};

/** What the lines of a card stand for, sorted by how their missing tiles are found. */
interface Sorted {
  readonly tallies: readonly Tally[];
  readonly templates: readonly Template[];
}

const kept = new WeakMap<readonly Template[], Sorted>();

const sort = (variants: readonly Template[]): Sorted => {
  const definite = variants.filter(isDefinite);
  const tallies = [false, true].map((serve) =>
    makeTally(
      definite.filter(({ needs }) => needs.some(({ flowers }) => flowers > 0) === serve),
      serve,
    ),
  );
  return { tallies, templates: variants.filter((one) => !isDefinite(one)) };
};

const sorted = (variants: readonly Template[]): Sorted => keptIn(kept, variants, () => sort(variants));

export const templatesAmong = (variants: readonly Template[]): readonly Template[] =>
  sorted(variants).templates;

/** Adds up how many places the tiles fill, three rows at a time, which takes half as long. */
const addUp = ({ rows, none, filled }: Tally, counts: Readonly<Uint8Array>): void => {
  const held: Int32Array[] = [];
  for (let kind = 0; kind < rows.length; kind++) {
    const row = rows[kind]?.[counts[kind] ?? 0];
    if (row !== undefined) held.push(row);
  }
  filled.fill(0);
  for (let from = 0; from < held.length; from += 3) {
    const [one, two, three] = [held[from] ?? none, held[from + 1] ?? none, held[from + 2] ?? none];
    for (let at = 0; at < filled.length; at++)
      filled[at] = (filled[at] ?? 0) + (one[at] ?? 0) + (two[at] ?? 0) + (three[at] ?? 0);
  }
};

/** A variant with what it lacks. */
type Near = readonly [variant: Variant, lack: number];

/** Passes on the variants that lack at most `atFirst` tiles; `take` returns the limit for the next ones. */
const takeNear = (
  all: readonly Template[],
  counts: Readonly<Uint8Array>,
  atFirst: number,
  take: (...near: Near) => number,
): void => {
  let most = atFirst;
  for (const tally of sorted(all).tallies) {
    const { filled, variants, size, flowersServe } = tally;
    const wanted = size - (counts[JOKER] ?? 0) - (flowersServe ? (counts[FLOWER] ?? 0) : 0);
    addUp(tally, counts);
    let fewest = Math.max(0, wanted - most);
    for (let word = 0; word < filled.length; word++) {
      const lanes = filled[word] ?? 0;
      const toFlag = (FLAG - fewest) * ONES;
      if (((((lanes & HALF) + toFlag) | (((lanes >>> LANE_BITS) & HALF) + toFlag)) & FLAGS) === 0) continue;
      for (let lane = 0; lane < LANES; lane++) {
        const at = LANES * word + lane;
        const variant = variants[at];
        if (variant === undefined || ((lanes >>> (LANE_BITS * lane)) & LANE) < fewest) continue;
        const lack = tilesIn(lackOf(variant.needs, counts));
        if (lack > most) continue;
        most = take(variant, lack);
        fewest = Math.max(0, wanted - most);
      }
    }
  }
};

/** The fewest tiles that any variant lacks, given these concealed tiles. */
export const leastLack = (variants: readonly Template[], counts: Readonly<Uint8Array>): number => {
  let least = Infinity;
  takeNear(variants, counts, MOST_LACKING, (_, lack) => {
    least = lack;
    return lack - 1;
  });
  for (const template of templatesAmong(variants)) {
    const near = nearestChoice(template, counts, Math.min(MOST_LACKING, least - 1));
    if (near !== undefined) least = tilesIn(near.lack);
  }
  return least;
};

/** The definite variants that lack at most `most` tiles, in no order, with what they lack. */
export const definiteLacking = (
  variants: readonly Template[],
  counts: Readonly<Uint8Array>,
  most: number,
): readonly Near[] => {
  const found: Near[] = [];
  takeNear(variants, counts, most, (...near) => {
    found.push(near);
    return most;
  });
  return found;
};

/** The most choices listed for groups of anything: in all if there are few templates, and for each if there are many. */
const MOST_CHOICES = 2_000;
const FEWEST_CHOICES = 10;

/** The variants of a template that lack at most `most` tiles; if there are too many, the nearest ones. */
const choicesLacking = (
  template: Template,
  counts: Readonly<Uint8Array>,
  most: number,
  tried: Tried,
  limit: number,
): readonly Near[] => {
  const least = nearestChoice(template, counts, most);
  if (least === undefined) return [];
  for (let farthest = most; ; farthest--) {
    const found: Near[] = [];
    for (const [variant, lack] of madeWithin(template, counts, farthest, tried))
      if (found.push([variant, lack]) > limit) break;
    if (found.length <= limit || farthest <= tilesIn(least.lack)) return found.slice(0, limit);
  }
};

/** The same for templates; `tried` limits which choices for groups of anything are tried. */
export const templatesLacking = (
  templates: readonly Template[],
  counts: Readonly<Uint8Array>,
  most: number,
  tried: Tried = 'all',
): readonly Near[] => {
  const each = Math.max(FEWEST_CHOICES, Math.floor(MOST_CHOICES / Math.max(1, templates.length)));
  const found: Near[] = [];
  for (const template of templates) {
    // There is no need to list more complete hands than readings that are kept.
    const limit = most === 0 ? Math.max(1, MOST_CHOICES - found.length) : each;
    found.push(...choicesLacking(template, counts, most, tried, limit));
  }
  return found;
};

/** Variants in the order of their list. */
export const inPlace = (near: readonly Near[]): readonly Near[] =>
  [...near].sort(([one], [other]) => one.place - other.place);

/** The variants that lack at most `most` tiles, in card order, with what they lack. */
export const variantsLacking = (
  variants: readonly Template[],
  counts: Readonly<Uint8Array>,
  most: number,
  tried?: Tried,
): readonly Near[] =>
  inPlace([
    ...definiteLacking(variants, counts, most),
    ...templatesLacking(templatesAmong(variants), counts, most, tried),
  ]);
