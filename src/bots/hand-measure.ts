import { distance } from '../analysis/distance';
import type { TableRules } from '../game/kit';
import type { PlayerView } from '../game/player-view';
import type { Hand, Meld } from '../hands/hand';
import type { HasGoals } from '../hands/rule-parts';
import type { PlayedRules } from '../rules/table-parts';
import type { Tile } from '../tiles/tile';

/** How far tiles and exposures are from winning; Infinity if they never win. */
export type Measure = (concealed: readonly Tile[], melds: readonly Meld[]) => number;

/** The rules that the viewer's hand is judged by (CF-34). */
export const rulesOfViewer = (view: PlayerView, rules: TableRules): PlayedRules => {
  const level = view.viewer === 'spectator' ? 0 : (view.players[view.viewer]?.skillLevel ?? 0);
  return level > 0 && rules.atLevel !== undefined ? rules.atLevel(level) : rules;
};

const hasGoals = (rules: object): rules is HasGoals => 'goals' in rules;

/** Where the rules know no distance: pairs of tiles that stand alone, less what jokers save. */
const aloneMeasure: Measure = (concealed) => {
  const alone = concealed.filter(
    (tile) => tile !== 'J' && concealed.indexOf(tile) === concealed.lastIndexOf(tile),
  ).length;
  const jokers = concealed.filter((tile) => tile === 'J').length;
  return Math.ceil(Math.max(0, alone - jokers / 2) / 2);
};

/** How far hands are from winning by these rules. */
export const measureOf = (rules: object): Measure => {
  if (!hasGoals(rules)) return aloneMeasure;
  return (concealed, melds) => {
    const hand: Hand = { concealed, melds };
    const found = distance(hand, rules);
    return found.ok ? found.value : Number.POSITIVE_INFINITY;
  };
};

/** Tiles without some of them, each taken out once. */
export const without = (tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] => {
  const left = [...tiles];
  for (const tile of gone) {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
};
