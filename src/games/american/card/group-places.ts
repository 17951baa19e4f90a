import { FLOWER, JOKER } from '../../../tiles/tile-index';
import type { Laid } from './lay-exposures';
import type { VariantGroup } from './parsed-line';

/** What a variant takes, as far as options and questions change it. */
export interface Taking {
  /** Whether jokers may stand in a group, printed ones aside. */
  readonly takesJokers: (group: VariantGroup) => boolean;
  /** Whether flowers may serve as jokers in a group. */
  readonly takesFlowers: (group: VariantGroup) => boolean;
}

/** Places for the tiles of some groups, by place in `TILES`. */
export interface Places {
  /** The tiles, in the order of the groups. */
  readonly kinds: readonly number[];
  /** Places that only the tile itself can fill. */
  readonly fixed: Uint8Array;
  /** Places that a joker may fill, but no flower. */
  readonly forJokers: Uint8Array;
  /** Places that a joker or a flower may fill; those of printed jokers are among them. */
  readonly forFlowers: Uint8Array;
}

const KINDS = JOKER + 1;

/** The places of one variant after the other; used again and again, for thousands may be looked at. */
const lent = {
  kinds: [] as number[],
  fixed: /* @__PURE__ */ new Uint8Array(KINDS),
  forJokers: /* @__PURE__ */ new Uint8Array(KINDS),
  forFlowers: /* @__PURE__ */ new Uint8Array(KINDS),
};

export const placesOf = (groups: readonly VariantGroup[], { takesJokers, takesFlowers }: Taking): Places => {
  const { kinds, fixed, forJokers, forFlowers } = lent;
  kinds.length = 0;
  for (const group of groups) {
    const others = takesJokers(group) ? (takesFlowers(group) ? forFlowers : forJokers) : fixed;
    for (const { index, places } of group.needs) {
      if (!kinds.includes(index)) {
        kinds.push(index);
        fixed[index] = 0;
        forJokers[index] = 0;
        forFlowers[index] = 0;
      }
      const isFlower = index === FLOWER && others === forFlowers;
      const list = index === JOKER ? forFlowers : isFlower ? forJokers : others;
      list[index]! += places;
    }
  }
  return lent;
};

export const placesFor = ({ fixed, forJokers, forFlowers }: Places, kind: number): number =>
  fixed[kind]! + forJokers[kind]! + forFlowers[kind]!;

/** The groups that no exposure fills. */
export const leftOf = (groups: readonly VariantGroup[], laid: Laid | undefined): readonly VariantGroup[] =>
  laid === undefined ? groups : groups.filter((_, place) => laid[place] === undefined);

/** How many tiles concealed ones lack of some groups. */
export const missingFrom = (
  groups: readonly VariantGroup[],
  counts: Readonly<Uint8Array>,
  taking: Taking,
): number => {
  const { kinds, fixed, forJokers, forFlowers } = placesOf(groups, taking);
  let [bare, open, served, flowers] = [0, 0, 0, counts[FLOWER]!];
  for (const kind of kinds) {
    const held = kind === JOKER ? 0 : counts[kind]!;
    const [own, others] = [fixed[kind]!, fixed[kind]! + forJokers[kind]!];
    const all = others + forFlowers[kind]!;
    bare += Math.max(0, own - held);
    open += Math.max(0, others - Math.max(own, held));
    if (kind === JOKER) open += all;
    else served += Math.max(0, all - Math.max(others, held));
    if (kind === FLOWER) flowers = Math.max(0, held - all);
  }
  open += Math.max(0, served - flowers);
  return bare + Math.max(0, open - counts[JOKER]!);
};
