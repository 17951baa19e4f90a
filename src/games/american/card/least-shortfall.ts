import { FLOWER, JOKER } from '../../../tiles/tile-index';
import type { CompiledCard } from './compile-card';

/** So many jokers count as one natural tile where shortfalls are ordered: more than can be lacking. */
export const NATURAL_WEIGHT = 100;

/**
 * How much a pool of tiles lacks for a variant, no exposure binding any of it: `NATURAL_WEIGHT` for each
 * natural tile and one for each joker. With exposures, whose tiles belong to the pool then, no less is lacking.
 */
export const leastShortfall = (card: CompiledCard, variant: number, pool: ArrayLike<number>): number => {
  const { starts, kinds, places, fixed, serving, printed } = card;
  const end = starts[variant + 1] as number;
  let natural = 0;
  let jokers = printed[variant] as number;
  let flexible = 0;
  let flowers = pool[FLOWER] as number;
  for (let at = starts[variant] as number; at < end; at++) {
    const kind = kinds[at] as number;
    const own = fixed[at] as number;
    const has = pool[kind] as number;
    if (kind === FLOWER) flowers = Math.max(0, has - (places[at] as number));
    if (has < own) natural += own - has;
    const open = (places[at] as number) - Math.max(own, has);
    if (open <= 0) continue;
    const served = Math.min(open, serving[at] as number);
    jokers += open - served;
    flexible += served;
  }
  jokers += Math.max(0, flexible - flowers) - (pool[JOKER] as number);
  return NATURAL_WEIGHT * natural + Math.max(0, jokers);
};
