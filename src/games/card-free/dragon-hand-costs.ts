import { besideExposures } from '../../jokers/exposures';
import { FLOWER } from '../../tiles/tile-index';
import { concealedCost, LACKING, NEVER, type Outlook } from './completion-costs';
import { FLOWER_PUNG } from './dragon-hands';
import type { CardFreeOptions } from './options';

/** What the flower pungs of Dragon's Love cost together; they share the flowers (CF-25a). */
const flowerCost = (pungs: number, jokers: number, flowers: number, options: CardFreeOptions): number => {
  const perPung = options.allJokerBlocks ? 0 : 1;
  const natural = pungs * (options.jokersInFlowerPungs ? perPung : 3);
  const places = pungs * 3 + jokers;
  return LACKING * Math.max(0, natural - flowers) + Math.max(0, places - Math.max(natural, flowers));
};

/** What a Dragon Hand costs in unseen tiles; `NEVER` if the exposures are not among its blocks (CF-25 to CF-28). */
export const dragonHandCost = (
  blocks: readonly number[],
  { unseen, exposed, exposedJokers }: Outlook,
  options: CardFreeOptions,
): number => {
  const concealed = besideExposures(blocks, exposed);
  if (concealed === undefined) return NEVER;
  const pungs = concealed.filter((block) => block === FLOWER_PUNG).length;
  let cost = 0;
  let flowerJokers = 0;
  exposed.forEach((block, place) => {
    const jokers = exposedJokers[place] as number;
    if (block === FLOWER_PUNG) flowerJokers += jokers;
    else cost += Math.max(0, jokers - (unseen[block >> 3] as number));
  });
  for (const block of concealed) {
    if (block !== FLOWER_PUNG) cost += concealedCost(block & 7, unseen[block >> 3] as number, options);
  }
  return cost + flowerCost(pungs, flowerJokers, unseen[FLOWER] as number, options);
};
