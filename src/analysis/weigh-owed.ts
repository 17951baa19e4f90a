import { type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import type { Action } from '../games/american/play/table/actions';
import type { PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import type { HasGoals } from '../hands/rule-parts';
import { type Random, seededRandom } from '../play/chance';
import { tileIndex } from '../tiles/tile-index';
import { sumOver, usefulKinds } from './completion-chance';
import { goalsInReach } from './goals-in-reach';
import { countsOf, usedOf } from './kind-counts';
import { CARES, type Knowledge, knowledgeOf, type Strength } from './knowledge';
import { isPossible, needsOf } from './missing-tiles';
import { copiesIn } from './near-ways';
import type { OwnTiles } from './own-tiles';
import { isAlive, type Position } from './position';
import { positionWith, rankChoices, type Weighed } from './rank-choices';
import { expectSameRules, expectView, owedActions } from './view';
import { type Figures, givenBy } from './why';

/* The choices that a player owes, weighed, and what their tiles come to: what advice and judgments are made of. */

/** The layout that a choice leads to. */
export interface Aim<Layout> {
  /** The layout. */
  readonly layout: Layout;
  /** What it belongs to, from the widest name to the narrowest. */
  readonly group: readonly string[];
  /** Its value if it is won from the wall and nothing more is exposed. */
  readonly value: number;
  /** Whether tiles may be exposed on the way to it. */
  readonly mayExpose: boolean;
  /** How many tiles it lacks after the choice. */
  readonly distance: number;
}

/** The figures of tiles that no winning hand has. */
export const NOWHERE: Figures = { distance: null, useful: 0 };

/** Tiles that can still win. */
interface Alive {
  readonly position: Position;
  /** The kinds of unseen tiles that bring them nearer, as places in `TILES`. */
  readonly useful: readonly number[];
}

/** Own tiles that some winning hand still has; undefined if none has. */
export const aliveWith = (own: OwnTiles, known: Knowledge<unknown>): Alive | undefined => {
  const position = positionWith(own, known);
  if (position === undefined || !isAlive(position)) return undefined;
  return { position, useful: usefulKinds(position, known.horizon.unseen) };
};

/** The figures of tiles; undefined are those that can win no more. */
export const figuresOf = (alive: Alive | undefined, { horizon }: Knowledge<unknown>): Figures =>
  alive === undefined
    ? NOWHERE
    : { distance: alive.position.distance, useful: sumOver(alive.useful, horizon.unseen) };

const NOTHING_OWED: Reason = /* @__PURE__ */ Object.freeze({
  code: 'noChoiceOwed',
  rule: '',
  message: 'This player has nothing to choose now, so there is no advice to give.',
  params: {},
});

/** The most promising layout after a choice; the nearest one where that cannot be completed, or is farther than it seemed. */
export const aimOf = <Layout>(
  { action, own, left }: Weighed<Layout>,
  { distance }: Pick<Figures, 'distance'>,
  known: Knowledge<Layout>,
): Aim<Layout> | undefined => {
  const goal = left()?.best;
  if (goal === undefined || distance === null) return undefined;
  const { unseen } = known.horizon;
  const given = givenBy(action).map(tileIndex);
  const used = usedOf(countsOf(goal.spare()), given);
  const needs = needsOf(goal, copiesIn(own.rack, 'J').length);
  const isSure =
    goal.distance + used === distance &&
    isPossible(used === 0 ? needs : { ...needs, bare: [...needs.bare, ...given] }, unseen);
  const position = isSure ? undefined : positionWith(own, known);
  const [nearest] = position === undefined ? [] : goalsInReach(position, unseen, {});
  const aim = isSure ? goal : nearest?.goal;
  return (
    aim && {
      layout: aim.layout(),
      group: aim.group(),
      value: aim.value(),
      mayExpose: aim.mayExpose,
      distance: isSure ? distance : aim.distance,
    }
  );
};

/** A text that is the same for views of the same tiles at the same moment. */
export const seedOf = ({ moment, rack }: PlayerView): string => `${moment} ${rack.join(' ')}`;

/** The choices that a player owes, the best first. */
export interface Owed<Layout> {
  /** All of them. */
  readonly actions: readonly Action[];
  /** What the player knows. */
  readonly known: Knowledge<Layout>;
  /** The same choices, weighed. */
  readonly ranked: readonly Weighed<Layout>[];
}

/** Weighs the choices that a view owes; with no source of chance the same view is always weighed alike. */
export const weighOwed = <Layout>(
  view: PlayerView,
  rules: TableRules & HasGoals<Layout>,
  strength: Strength,
  random: Random | undefined,
): Result<Owed<Layout>, Rejection> => {
  expectView(view);
  const actions = owedActions<Action>(view);
  if (view.viewer === 'spectator' || !view.awaiting.includes(view.viewer) || actions.length === 0)
    return rejected(NOTHING_OWED);
  expectSameRules(view, rules);
  // Orders and draws are tried apart, so that the figures do not depend on how carefully the choices were weighed.
  const orders = random ?? seededRandom(`${seedOf(view)} in order`);
  const known = knowledgeOf(view, rules, orders, CARES[strength]);
  if (!known.ok) return known;
  const ranked = rankChoices(actions, known.value);
  return ranked === undefined ? rejected(NOTHING_OWED) : success({ actions, known: known.value, ranked });
};
