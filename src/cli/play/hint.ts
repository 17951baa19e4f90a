import type { Hand, HasGoals, Rejection, Result, Tile } from 'mahjongg';
import { type Target, type Targets, targets } from 'mahjongg/analysis';
import type { Written } from '../hand-text';
import { success } from '../result';
import { targetLines } from '../targets';

/** How many hands a hint names. */
const SHOWN = 5;

/** Among how many they are chosen. */
const LOOKED_AT = 200;

/** So few hands leave a player no choice. */
const FEW = 3;

/** Some targets of a list, in its order: the first of each group, and then the first of the others. */
const ofManyGroups = <L>(listed: readonly Target<L>[]): readonly Target<L>[] => {
  const groups = new Set<string>();
  const isFirst = ({ group }: Target<L>): boolean => {
    const name = group.join('\n');
    return !groups.has(name) && groups.add(name).size > 0;
  };
  const firsts = new Set(listed.filter(isFirst));
  const chosen = new Set([...new Set([...firsts, ...listed])].slice(0, SHOWN));
  return listed.filter((target) => chosen.has(target));
};

/** The nearest hands for a hint, of many groups; where they are few, with those that are one tile farther. */
export const nearestTargets = (
  hand: Hand,
  rules: HasGoals,
  visible: readonly Tile[],
): Result<Targets<unknown>, Rejection> => {
  const nearest = targets(hand, { rules, visible, limit: LOOKED_AT });
  if (!nearest.ok) return nearest;
  const found =
    nearest.value.found < FEW ? targets(hand, { rules, visible, limit: LOOKED_AT, within: 1 }) : nearest;
  return found.ok ? success({ ...found.value, targets: ofManyGroups(found.value.targets) }) : found;
};

/** What a bot would do, as a sentence, and what is typed for that. */
export const inYourPlace = (choice: string, typed: string): string =>
  `A greedy bot in your place: ${choice}${/[.!?]$/.test(choice) ? '' : '.'} Type: ${typed}`;

/** Chance for a suggestion: of choices that are as good the first one is named. */
export const FIRST_OF_EQUALS = (): number => 0;

/** The nearest winning hands, in lines, or why there are none. */
export const nearestLines = (found: Result<Targets<unknown>, Rejection>, text: Written): readonly string[] =>
  found.ok
    ? targetLines(found.value, text)
    : [found.error.reasons[0]?.message ?? 'There is no hint for this hand.'];
