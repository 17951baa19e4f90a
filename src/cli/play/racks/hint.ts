import { greedyBot } from '../../../bots/greedy-bot';
import type { PlayerView } from '../../../games/american/play/table/types';
import type { TableRules } from '../../../games/american/play/table-rules';
import type { Seat } from '../../../hands/payouts';
import type { HasGoals } from '../../../hands/rule-parts';
import { at } from '../../../play/seats';
import type { Tile } from '../../../tiles/tile';
import type { Goals } from '../../parts';
import { targetLines } from '../../target-lines';
import { adviceLines, choiceText } from '../advice-lines';
import type { Look } from '../look';
import { nearestTargets } from '../nearest-targets';
import { FIRST_OF_EQUALS, inYourPlace } from '../suggestion';
import type { Typed } from '../table';

/** What a hint is made from. */
export interface HintOf {
  readonly rules: TableRules;
  readonly goals: Goals | undefined;
  readonly look: Look;
}

const visibleTo = (view: PlayerView, me: Seat): readonly Tile[] => [
  ...view.discards.map(({ tile }) => tile),
  ...view.seats
    .filter((seat) => seat !== me)
    .flatMap((seat) => at(view.melds, seat).flatMap(({ tiles }) => tiles)),
];

/** What to do, and the nearest winning hands, from what the player may know. */
export const hintLines = (
  view: PlayerView,
  me: Seat,
  { rules, goals, look }: HintOf,
  typed: Typed,
): readonly string[] => {
  if (goals === undefined) {
    const action = greedyBot(rules)(view, FIRST_OF_EQUALS);
    return [inYourPlace(choiceText(action, look), typed(action))];
  }
  const hand = { concealed: view.rack, melds: at(view.melds, me) };
  const found = nearestTargets(hand, goals.rules, visibleTo(view, me));
  const away = found.ok ? found.value.distance : 0;
  const how = { written: goals.text, look, typed };
  const advice = adviceLines(view, away, rules as TableRules & HasGoals, how);
  return [
    ...(found.ok
      ? targetLines(found.value, goals.text)
      : [found.error.reasons[0]?.message ?? 'There is no hint for this hand.']),
    ...(advice === undefined ? [] : ['', ...advice]),
  ];
};
