import type { Action, PassAction } from '../games/american/play/table/actions';
import { tileIndex } from '../tiles/tile-index';
import { type Prospect, prospectsOf } from './prospects';
import { usedOf } from './used-tiles';
import { handOf, type PassCare, type Scales, stageOf } from './weigh-action';

/*
 * What to pass. Before play begins a hand is far from any layout, and many could come of it. So a pass is judged by all layouts
 * within reach, not by the nearest ones alone: each counts by its rough chance, in which a tile that may be called comes more
 * often than one that must be drawn, and by much less for every tile given away that it has use for.
 */

/** What is left of the chance of a layout for each tile given away that it has use for: about that such a tile comes back. */
const GIVEN_AWAY = 0.15;
/** How much better a hand gets by one tile of chance in place of one that it can spare. */
const COMES_IN = 1.15;
/** So many layouts are weighed, the most likely ones: what the others add changes no choice. */
const MOST_WEIGHED = 500;

/** The layouts within reach, one tile farther and farther until there are enough. */
const reached = <L>(scales: Scales<L>, { layouts, farther }: PassCare): readonly Prospect<L>[] => {
  const { view, melds, rules, horizon } = scales;
  const hand = handOf(view.rack, melds, rules);
  if (hand === undefined) return [];
  const stage = stageOf(view.rack, melds, scales);
  const upTo = (spread: number) => prospectsOf(hand, stage, rules.goals, horizon, spread).list;
  let found = upTo(0);
  for (let spread = 1; spread <= farther && found.length < layouts; spread++) found = upTo(spread);
  return found.slice(0, MOST_WEIGHED);
};

/** Whether a choice is what to pass. */
export const isPass = (action: Action): action is PassAction => action.type === 'pass';

/**
 * What each pass is worth; more is better. The chances of the layouts that are left are added up as squares, because
 * layouts much alike are no better together than one of them.
 */
export const passWorths = (
  scales: Scales<unknown>,
  passes: readonly PassAction[],
): ReadonlyMap<Action, number> => {
  const layouts = reached(scales, scales.passing);
  const squares = layouts.map(({ weight }) => weight ** 2);
  const leftOf = Array.from({ length: 4 }, (_, used) => GIVEN_AWAY ** (2 * used));
  const worthOf = ({ tiles }: PassAction): number => {
    const given = tiles.map(tileIndex);
    let sum = 0;
    for (let at = 0; at < layouts.length; at++)
      sum += squares[at]! * leftOf[usedOf(layouts[at]!.spare, given)]!;
    return Math.sqrt(sum) * COMES_IN ** tiles.length;
  };
  return new Map(passes.map((pass) => [pass, worthOf(pass)]));
};
