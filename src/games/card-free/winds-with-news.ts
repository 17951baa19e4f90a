import { EAST, FLOWER } from '../../tiles/tile-index';
import { costOf } from './block-cost';
import { besideTable } from './goal-costs';
import type { HeldTiles } from './held-tiles';
import { NEWS } from './kinds';
import type { CardFreeOptions } from './options';
import { PATTERN_SIZES, sizeBit } from './patterns';
import { bitsOf, isWindSet } from './sets';

/*
 * A NEWS block beside blocks of winds (CF-17a) shares their tiles, so its kinds cannot be judged one by one as the
 * others are. There are few such layouts: they are gone through.
 */

const WIND_SETS: readonly number[] = /* @__PURE__ */ Array.from({ length: 16 }, (_, bits) => bits).filter(
  isWindSet,
);
const DRAGON_KINDS: readonly number[] = [10, 20, 30];

/** The choices of kinds: winds, dragons among those allowed, flowers or none; NEWS is left to be added. */
const kindChoices = (dragons: number): readonly (readonly number[])[] =>
  WIND_SETS.flatMap((set) =>
    Array.from({ length: 16 }, (_, bits) => bits)
      .filter((bits) => (bits & 7 & ~dragons) === 0)
      .map((bits) => [
        ...bitsOf(set).map((wind) => EAST + wind),
        ...bitsOf(bits & 7).map((place) => DRAGON_KINDS[place] as number),
        ...(bits & 8 ? [FLOWER] : []),
      ]),
  );

/** The kinds in every choice of so many small and large blocks; flowers are pairs only. */
const sized = (
  kinds: readonly number[],
  small: number,
  smalls: number,
  large: number,
  larges: number,
): readonly (readonly number[])[] => {
  const [kind, ...rest] = kinds;
  if (kind === undefined) return smalls + larges === 0 ? [[]] : [];
  const asSmall = smalls > 0 && (kind !== FLOWER || small === 2);
  const asLarge = larges > 0 && kind !== FLOWER;
  return [
    ...(asSmall
      ? sized(rest, small, smalls - 1, large, larges).map((more) => [kind * 8 + small, ...more])
      : []),
    ...(asLarge
      ? sized(rest, small, smalls, large, larges - 1).map((more) => [kind * 8 + large, ...more])
      : []),
  ];
};

/** The least cost of a Winds hand with a NEWS block and some of the dragons given as bits; Infinity if there is none. */
export const windsWithNews = (held: HeldTiles, dragons: number, options: CardFreeOptions): number => {
  const exposedKinds = held.exposed.map((block) => block >> 3);
  const exposed = held.exposed.reduce((sum, block) => sum + sizeBit(block & 7), sizeBit(4));
  let least = Number.POSITIVE_INFINITY;
  for (const kinds of kindChoices(dragons)) {
    if (!exposedKinds.every((kind) => kinds.includes(kind))) continue;
    const concealed = kinds.filter((kind) => !exposedKinds.includes(kind));
    for (const pattern of PATTERN_SIZES) {
      // NEWS counts as one of the kongs, as if it were on the table.
      const wanted = besideTable(pattern, exposed);
      if (wanted === undefined || wanted.smalls + wanted.larges !== concealed.length) continue;
      const { small, smalls, large, larges } = wanted;
      for (const blocks of sized(concealed, small, smalls, large, larges)) {
        least = Math.min(least, costOf([...blocks, NEWS * 8 + 4], held, options));
      }
    }
  }
  return least;
};
