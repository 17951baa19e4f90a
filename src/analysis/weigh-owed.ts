import { onFirstUseOf } from '../core/first-use';
import { choice, type Form } from '../core/read';
import { type Rejection, reasonAt, rejected } from '../core/reason';
import { type Failure, type Result, success } from '../core/result';
import type { Action } from '../games/american/play/table/stages';
import type { PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import type { Goal, HasGoals } from '../hands/rule-parts';
import { checkedRandom, type Random, seededRandom } from '../play/chance';
import { countOf } from '../play/racks';
import { tileIndex } from '../tiles/tile-index';
import type { CompletionChance } from './chances';
import { goalsInReach } from './goals-in-reach';
import { countsOf, usedOf } from './kind-counts';
import { CARES, type Knowledge, knowledgeOf, STRENGTHS, type Strength } from './knowledge';
import { isPossible, needsOf, needsWithout, usefulFor } from './missing-tiles';
import type { OwnTiles } from './own-tiles';
import { isAlive, type Position, usefulKinds } from './position';
import { keptBy, positionWith, rankChoices, type Weighed } from './rank-choices';
import { ANYTHING } from './supported';
import { sumOver } from './unseen';
import { expectView, owedActions } from './view';

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

/** What the own tiles come to. */
export interface Outlook {
  /** How many tiles are missing from the nearest layout that can still be completed; null if none can. */
  readonly distance: number | null;
  /** How many unseen tiles would bring the hand nearer. */
  readonly useful: number;
  /** The chance that the next draws complete the hand if all of them are kept; tiles that come in by a pass are draws beside them. */
  readonly chance: CompletionChance;
}

/** The same without the chance. */
export type Figures = Omit<Outlook, 'chance'>;

/** Tiles that can still win. */
export interface Alive {
  /** Their position, as far as it is from the nearest hand that the unseen tiles can complete. */
  readonly position: Position;
  /** The kinds of unseen tiles that bring them nearer, as places in `TILES`. */
  readonly useful: readonly number[];
  /** That hand. */
  readonly nearest: Goal<unknown>;
}

/** What becomes of own tiles. */
interface Prospect {
  readonly figures: Figures;
  /** Left out if no winning hand has them, or all that have them lack tiles that are gone (AG-31). */
  readonly alive?: Alive;
}

/** The position of own tiles; undefined if no winning hand has the exposures, or the number of tiles is wrong. */
export const standing = (own: OwnTiles, known: Knowledge): Position | undefined => {
  const position = known.miscount === undefined ? positionWith(own, known) : undefined;
  return position && isAlive(position) ? position : undefined;
};

const prospectOf = (own: OwnTiles, known: Knowledge): Prospect => {
  const { unseen } = known;
  const found = standing(own, known);
  const ways = found === undefined ? [] : goalsInReach(found, unseen, {});
  const [first] = ways;
  if (found === undefined || first === undefined) return { figures: { distance: null, useful: 0 } };
  const { goal: nearest } = first;
  const position = { ...found, distance: nearest.distance };
  // Where not all ways are listed, the others may need other tiles.
  const useful =
    ways.length < (found.goals.most ?? Number.POSITIVE_INFINITY)
      ? [...new Set(ways.flatMap(({ needs }) => [...usefulFor(needs, unseen)]))]
      : usefulKinds(position, unseen);
  return {
    figures: { distance: nearest.distance, useful: sumOver(useful, unseen) },
    alive: { position, useful, nearest },
  };
};

/** What is asked of advice and of judgments. */
export const ADVISING: Readonly<Record<'rules' | 'strength' | 'random', Form<unknown>>> =
  /* @__PURE__ */ (() => ({
    rules: ANYTHING,
    strength: choice(...STRENGTHS),
    random: {
      read: (value) => (typeof value === 'function' ? checkedRandom(value as Random) : undefined),
      expected: 'a function',
    },
  }))();

const nothingOwed = (): Failure<Rejection> => {
  const message = 'This player has nothing to choose now, so there is no advice to give.';
  return rejected(reasonAt('noChoiceOwed', '', message, []));
};

/** A text that is the same for views of the same tiles at the same moment. */
export const seedOf = ({ moment, rack }: PlayerView): string => `${moment} ${rack.join(' ')}`;

/** The choices that a player owes, the best first. */
export interface Owed {
  /** All of them. */
  readonly actions: readonly Action[];
  /** What the player knows. */
  readonly known: Knowledge;
  /** The same choices, weighed. */
  readonly ranked: readonly Weighed[];
  /** What becomes of own tiles. */
  readonly prospect: (own: OwnTiles) => Prospect;
}

/** The most promising layout after a choice; the nearest one where that cannot be completed, or is farther than it seemed. */
export const aimOf = (weighed: Weighed, { known, prospect }: Owed): Aim<unknown> | undefined => {
  const goal = weighed.left().best;
  const { alive } = prospect(keptBy(weighed));
  if (goal === undefined || alive === undefined) return undefined;
  const { position, nearest } = alive;
  // Layouts are of the tiles before any was given.
  const gone = weighed.own === known.own ? [] : weighed.given;
  const given = gone.map(tileIndex);
  const spare = countsOf(goal.spare());
  const jokers = countOf([...weighed.own.rack, ...gone], 'J');
  const isSure =
    goal.distance + usedOf(spare, given) === position.distance &&
    isPossible(needsWithout(needsOf(goal, jokers), spare, given), known.unseen);
  const aim = isSure ? goal : nearest;
  return {
    layout: aim.layout(),
    group: aim.group(),
    value: aim.value(),
    mayExpose: aim.mayExpose,
    distance: position.distance,
  };
};

/** Weighs the choices that a view owes; with no source of chance the same view is always weighed alike. */
export const weighOwed = (
  view: PlayerView,
  rules: TableRules & HasGoals,
  strength: Strength,
  random: Random | undefined,
): Result<Owed, Rejection> => {
  expectView(view, rules);
  const actions = owedActions<Action>(view);
  if (view.viewer === 'spectator' || !view.awaiting.includes(view.viewer) || actions.length === 0)
    return nothingOwed();
  // Orders and draws are tried apart, so that the figures do not depend on how carefully the choices were weighed.
  const orders = random ?? seededRandom(`${seedOf(view)} in order`);
  const found = knowledgeOf(view, rules, orders, CARES[strength]);
  if (!found.ok) return found;
  const known = found.value;
  const ranked = rankChoices(actions, known);
  if (ranked === undefined) return nothingOwed();
  return success({ actions, known, ranked, prospect: onFirstUseOf((own) => prospectOf(own, known)) });
};
