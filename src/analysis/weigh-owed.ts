import { onFirstUseOf } from '../core/first-use';
import { choice, type Form } from '../core/read';
import { reasonAt } from '../core/reason';
import { type Failure, type Rejection, type Result, rejected, success } from '../core/result';
import type { Action } from '../games/american/play/table/stages';
import type { PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import type { Goal, HasGoals } from '../hands/rule-parts';
import { checkedRandom, type Random, seededRandom } from '../play/chance';
import { without } from '../play/racks';
import { tileIndex } from '../tiles/tile-index';
import { positionWith } from './after-discard';
import type { CompletionChance } from './chances';
import { goalsInReach } from './goals-in-reach';
import { countsOf } from './kind-counts';
import { CARES, type Knowledge, knowledgeOf, STRENGTHS, type Strength } from './knowledge';
import { isPossible, missingIn, needsWithout, usefulFor } from './missing-tiles';
import type { OwnTiles } from './own-tiles';
import { isAlive, type Position, usefulKinds } from './position';
import { byPromise, keptBy, rankChoices, reconsidered, type Weighed } from './rank-choices';
import { ANYTHING } from './supported';
import type { Target } from './targets';
import { sumOver } from './unseen';
import { expectView, owedActions } from './view';

/* Weighs the choices a player must make, and the hands they lead to: the basis of advice and judgments. */

/** The layout that a choice leads to. */
export interface Aim<Layout>
  extends Pick<Target<Layout>, 'layout' | 'group' | 'value' | 'mayExpose' | 'distance'> {}

/** How a player’s tiles stand. */
export interface Outlook {
  /** How many tiles the hand lacks for the nearest layout that can still be completed; null if none can. */
  readonly distance: number | null;
  /** How many unseen tiles would bring the hand nearer. */
  readonly useful: number;
  /**
   * The chance that the next draws complete the hand if all of them are kept; tiles that come in by a pass count as extra draws.
   */
  readonly chance: CompletionChance;
}

/** An outlook without the chance. */
export type Figures = Omit<Outlook, 'chance'>;

/** Tiles that can still win. */
export interface Alive {
  /** Their position, with the distance to the nearest layout that the unseen tiles can complete. */
  readonly position: Position;
  /** The kinds of unseen tiles that bring them nearer, as places in `TILES`. */
  readonly useful: readonly number[];
  /** That layout. */
  readonly nearest: Goal<unknown>;
}

interface Prospect {
  readonly figures: Figures;
  /** Left out if no winning hand is left, or all of them lack tiles that are gone (AG-31). */
  readonly alive?: Alive;
}

/** The position of a player’s tiles; undefined if no winning hand has the exposures, or the number of tiles is wrong. */
export const standing = (own: OwnTiles, known: Knowledge): Position | undefined => {
  const position = known.miscount === undefined ? positionWith(own, known) : undefined;
  return position && isAlive(position) ? position : undefined;
};

const NO_PROSPECT: Prospect = /* @__PURE__ */ Object.freeze({ figures: { distance: null, useful: 0 } });

/** The prospect after the discard that leaves the most useful tiles. */
const afterDiscard = (own: OwnTiles, known: Knowledge): Prospect => {
  const [best = NO_PROSPECT] = [...new Set(own.rack)]
    .map((tile) => prospectOf({ ...own, rack: without(own.rack, [tile]) }, known))
    .sort((one, other) => other.figures.useful - one.figures.useful);
  return best;
};

const prospectOf = (own: OwnTiles, known: Knowledge): Prospect => {
  const { unseen } = known;
  const found = standing(own, known);
  if (found?.distance === 0 && own.isBarred) return afterDiscard(own, known);
  const ways = found === undefined ? [] : goalsInReach(found, unseen, {});
  const [first] = ways;
  if (found === undefined || first === undefined) return NO_PROSPECT;
  const { goal: nearest } = first;
  const position = { ...found, distance: nearest.distance };
  // If not all layouts are listed, the others may need other tiles.
  const useful =
    ways.length < (found.goals.most ?? Infinity)
      ? [...new Set(ways.flatMap(({ needs }) => [...usefulFor(needs, unseen)]))]
      : usefulKinds(position, unseen);
  const figures = { distance: nearest.distance, useful: sumOver(useful, unseen) };
  return { figures, alive: { position, useful, nearest } };
};

/** How to read the options that advice and judgments share. */
export const ADVISING: Readonly<Record<'rules' | 'strength' | 'random', Form<unknown>>> =
  /* @__PURE__ */ (() => ({
    rules: ANYTHING,
    strength: choice(...STRENGTHS),
    random: {
      read: (value) => (typeof value === 'function' ? checkedRandom(value as Random) : undefined),
      expected: 'a function',
    },
  }))();

const NOTHING_OWED = 'This player has nothing to choose now, so there is no advice to give.';
const nothingOwed = (): Failure<Rejection> => rejected(reasonAt('noChoiceOwed', '', NOTHING_OWED, []));

/** A seed that is the same for views of the same rack at the same moment. */
export const seedOf = ({ moment, rack }: PlayerView): string => `${moment} ${rack.join(' ')}`;

/** The choices a player must make, weighed. */
export interface Owed {
  /** All choices, in the order of the view. */
  readonly actions: readonly Action[];
  readonly known: Knowledge;
  /** The same choices weighed, the best first. */
  readonly ranked: readonly Weighed[];
  /** Works out how tiles stand. */
  readonly prospect: (own: OwnTiles) => Prospect;
}

/** The most promising layout after a choice, or the nearest one if that cannot be completed or is farther than it seemed. */
export const aimOf = (weighed: Weighed, { known, prospect }: Owed): Aim<unknown> | undefined => {
  const goal = weighed.left().best;
  const { alive } = prospect(keptBy(weighed));
  if (alive === undefined) return undefined;
  const { position, nearest } = alive;
  // Layouts were found for the tiles before any were given away.
  const gone = weighed.own === known.own ? [] : weighed.given;
  const given = gone.map(tileIndex);
  const before = countsOf([...weighed.own.rack, ...gone].map(tileIndex));
  const needs = goal && needsWithout(goal, before, given);
  const isSure = needs && missingIn(needs) === position.distance && isPossible(needs, known.unseen);
  const aim = goal && isSure ? goal : nearest;
  return {
    layout: aim.layout(),
    group: aim.group(),
    value: aim.value(),
    mayExpose: aim.mayExpose,
    distance: position.distance,
  };
};

/** Weighs the choices in a view; without `random` the same view always gives the same result. */
export const weighOwed = (
  view: PlayerView,
  rules: TableRules & HasGoals,
  strength: Strength,
  random: Random | undefined,
): Result<Owed> => {
  expectView(view, rules);
  const actions = owedActions<Action>(view);
  if (view.viewer === 'spectator' || !view.awaiting.includes(view.viewer) || actions.length === 0)
    return nothingOwed();
  // Orders and draws have separate seeds, so that the figures do not depend on how carefully the choices were weighed.
  const orders = random ?? seededRandom(`${seedOf(view)} in order`);
  const read = knowledgeOf(view, rules, orders, CARES[strength]);
  if (!read.ok) return read;
  const known = read.value;
  const found = rankChoices(actions, known);
  if (found === undefined) return nothingOwed();
  const ranked = found.map((one) => reconsidered(one, known)).sort(byPromise);
  return success({ actions, known, ranked, prospect: onFirstUseOf((own) => prospectOf(own, known)) });
};
