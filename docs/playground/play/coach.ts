import type { HasGoals, Tile } from 'mahjongg';
import {
  advise,
  describeAdvice,
  describeJudgment,
  describeReview,
  judge,
  review,
  usefulCalls,
} from 'mahjongg/analysis';
import { advisedBot } from 'mahjongg/bots';
import { type Action, type PlayerView, type RackTypes, type TableRules, tableGame } from 'mahjongg/game';
import type { Aid, Hint } from './session';
import { toldOf } from './told';

type OfTiles = Action & {
  readonly tile?: Tile | undefined;
  readonly tiles?: readonly Tile[];
  readonly with?: readonly Tile[];
};

/** The tiles of the rack that an action takes. */
const tilesOf = ({ type, tile, tiles, with: others }: OfTiles): readonly Tile[] =>
  tiles ?? others ?? (tile === undefined || type === 'mahjongg' ? [] : [tile]);

const hintFor = (view: PlayerView, rules: TableRules & HasGoals): Hint => {
  const advice = advise(view, { rules, limit: 1, trials: 60 });
  if (!advice.ok) return { lines: [advice.error.message], tiles: [] };
  const [best] = advice.value.choices;
  const [row] = describeAdvice(advice.value);
  if (best === undefined || row === undefined) return { lines: ['There is nothing to choose.'], tiles: [] };
  return {
    lines: [row.aim, row.action, row.figures].filter((line) => line !== ''),
    tiles: tilesOf(best.action),
  };
};

const sentences = (...lines: readonly string[]): readonly string[] => lines.filter((line) => line !== '');

/** The coach at an American table, and the bots that follow its advice. */
export const coachOf = (rules: TableRules & HasGoals): Aid<RackTypes> => ({
  tell: toldOf,
  bot: (against) => advisedBot(rules, against === 'expert' || against === 'beginner' ? against : 'regular'),
  useful: (view) => {
    const calls = usefulCalls(view, { rules });
    return calls.ok ? calls.value : view.legal;
  },
  hint: (view) => hintFor(view, rules),
  verdict: (view, action) => {
    const judged = judge(view, action, { rules });
    if (!judged.ok) return [];
    const { verdict, choice, better } = describeJudgment(judged.value);
    return sentences(verdict, choice, better);
  },
  review: (record, seat) => {
    const reviewed = review(record, { rules, game: tableGame(rules), seat });
    if (!reviewed.ok) return { decisions: [], sums: [reviewed.error.message] };
    const { decisions, choices, luck } = describeReview(reviewed.value);
    return {
      decisions: decisions.map(({ move, where, verdict, choice, better }) => {
        const { rack = [], melds = [] } = reviewed.value.decisions.find((one) => one.move === move) ?? {};
        return { where, hand: { concealed: rack, melds }, lines: sentences(verdict, choice, better) };
      }),
      sums: [choices, luck],
    };
  },
});
