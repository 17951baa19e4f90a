import type { Exposure } from './held-hand';
import type { VariantGroup } from './parsed-line';

/** For each group of a variant the place of the exposure that lies in it, if one does. */
export type Laid = readonly (number | undefined)[];

const areAlike = (one: Exposure, other: Exposure): boolean =>
  one.tile === other.tile &&
  one.size === other.size &&
  one.jokers === other.jokers &&
  one.flowers === other.flowers;

/**
 * All ways to lay exposures into groups of their own. Ways that differ only in which of some equal groups, or of some
 * exposures that are alike, come first are given once; equal groups are the same value. As many exposures as `spare` says
 * may be left out.
 */
export function* layExposures(
  groups: readonly VariantGroup[],
  exposures: readonly Exposure[],
  canLie: (group: VariantGroup, exposure: Exposure) => boolean,
  spare = 0,
  laid: Laid = groups.map(() => undefined),
  next = 0,
): Generator<Laid> {
  const exposure = exposures[next];
  if (exposure === undefined) {
    yield laid;
    return;
  }
  let twin = next - 1;
  while (twin >= 0 && !areAlike(exposures[twin] as Exposure, exposure)) twin--;
  for (let place = twin < 0 ? 0 : laid.indexOf(twin) + 1; place < groups.length; place++) {
    const group = groups[place] as VariantGroup;
    if (laid[place] !== undefined || !canLie(group, exposure)) continue;
    if (groups.some((other, at) => at < place && other === group && laid[at] === undefined)) continue;
    const more = laid.map((meld, at) => (at === place ? next : meld));
    yield* layExposures(groups, exposures, canLie, spare, more, next + 1);
  }
  if (spare > 0) yield* layExposures(groups, exposures, canLie, spare - 1, laid, next + 1);
}
