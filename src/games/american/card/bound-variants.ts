import { needsOf } from '../../../jokers/missing';
import { boundBy, type Exposure, exactFit, type Laid, layExposures, leftOf, withoutTiles } from './exposures';
import { COPIES } from './layouts/groups';
import { choosingOf, type Template, type Variant } from './layouts/templates';

/** A variant or template with exposures in groups of their own. */
export interface BoundVariant {
  /** The exposure that lies in each group, if one does. */
  readonly laid: Laid;
  /** What no exposure fills; a group of anything that one fills is made of its tile. */
  readonly left: Variant | Template;
}

/** Every way to lay exposures into groups of a variant or template, but for so many. */
export const boundTo = (
  variant: Variant | Template,
  exposures: readonly Exposure[],
  spare = 0,
): readonly BoundVariant[] => {
  const { hand, groups } = variant;
  if (exposures.length > 0 && !hand.open) return [];
  return layExposures(groups, exposures, exactFit, spare).map((laid) => {
    if (!('any' in variant)) {
      const left = leftOf(variant.groups, laid);
      return { laid, left: { hand, groups: left, needs: needsOf(left), whole: variant.groups } };
    }
    const whole = boundBy(groups, laid, exposures);
    const left = leftOf(whole, laid);
    const onTable = exposures.flatMap(({ tiles }, place) => (laid.includes(place) ? tiles : []));
    const supply = withoutTiles(COPIES, onTable);
    return { laid, left: { hand, groups: left, whole, ...choosingOf(left), supply } };
  });
};
