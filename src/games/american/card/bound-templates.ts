import { boundBy, type Exposure, exactFit, type Laid, layExposures, leftOf, withoutTiles } from './exposures';
import type { Choosing } from './layouts/ground';
import { COPIES, type HandGroup } from './layouts/groups';
import { choosingOf, type Template } from './layouts/templates';

/** A template with exposures in groups of their own. */
export interface BoundTemplate {
  /** The exposure that lies in each group, if one does. */
  readonly laid: Laid;
  /** The places of the exposures that lie in no group. */
  readonly leftOut: readonly number[];
  /** Its groups, those of anything that exposures fill made of their tiles. */
  readonly groups: readonly HandGroup[];
  /** The groups that no exposure fills. */
  readonly left: readonly HandGroup[];
  /** What is to be chosen for these. */
  readonly choosing: Choosing;
}

/** Every way to lay exposures into groups of a template, but for so many. */
export function* bindTemplate(
  template: Pick<Template, 'groups'>,
  exposures: readonly Exposure[],
  spare = 0,
): Generator<BoundTemplate> {
  for (const laid of layExposures(template.groups, exposures, exactFit, spare)) {
    const groups = boundBy(template.groups, laid, exposures);
    const left = leftOf(groups, laid);
    const onTable = exposures.flatMap(({ tiles }, place) => (laid.includes(place) ? tiles : []));
    yield {
      ...{ laid, groups, left },
      leftOut: [...exposures.keys()].filter((place) => !laid.includes(place)),
      choosing: { ...choosingOf(left), supply: withoutTiles(COPIES, onTable) },
    };
  }
}
