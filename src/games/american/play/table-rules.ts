import type { Hand, Meld, Win } from '../../../hands/hand';
import type { HasHands, HasIdentity, HasScore } from '../../../hands/rule-parts';
import { at } from '../../../play/seats';
import type { RulesIdentity } from '../../../play/types';
import type { Seat } from '../../../rules/payouts';
import type { CharlestonRules, HasTable, PlayedRules, RackTable } from '../../../rules/table-parts';
import { isWinningHand } from '../../../rules/validate-hand';
import type { Tile } from '../../../tiles/tile';
import { type DeadHand, makeJudge, type ShownHand } from './dead-hand-judge';
import type { Scene } from './table/stages';

/** A rule set that a table can be played by. */
export type TableRules = PlayedRules & HasTable;

/** Everything the phases ask of the rules. */
export interface Kit {
  /** The rule set. */
  readonly rules: TableRules;
  /** How it is played. */
  readonly table: RackTable;
  /** The rules as data, one value for all states. */
  readonly identity: RulesIdentity;
  /** Whether exposures, taken by themselves, can still be part of a winning hand. */
  readonly canExpose: (rules: PlayedRules, melds: readonly Meld[]) => boolean;
  /** Why a hand is dead; undefined if it is not (AG-31). */
  readonly deadReason: (rules: PlayedRules, hand: ShownHand) => DeadHand | undefined;
}

/** The rules a player's hand is judged by (CF-34). */
export const rulesOf = (
  { rules }: Kit,
  scene: Pick<Scene, 'players'>,
  seat: Seat,
): PlayedRules & Pick<TableRules, 'afterCall'> => {
  const level = at(scene.players, seat).skillLevel ?? 0;
  return level > 0 && rules.atLevel !== undefined ? rules.atLevel(level) : rules;
};

/** The same rules for the functions that read and score hands, which find out by themselves what a reading is. */
export const judging = (rules: PlayedRules): HasHands<unknown> & HasScore<unknown> =>
  rules as unknown as HasHands<unknown> & HasScore<unknown>;

/** The rules that a declared hand is judged by; won on a discard that is not named, it was declared after a call (AG-15a, CF-23). */
export const rulesFor = (kit: Kit, scene: Scene, seat: Seat, { by, tile }: Win): PlayedRules => {
  const rules = rulesOf(kit, scene, seat);
  const isAfterCall = by === 'discard' && tile === undefined;
  return (isAfterCall ? rules.afterCall?.() : undefined) ?? rules;
};

/** Whether a player would win with these tiles. */
export const wins = (kit: Kit, scene: Scene, seat: Seat, hand: Hand, win: Win): boolean => {
  if (kit.rules.mayWin?.(hand.concealed, hand.melds) === false) return false;
  return isWinningHand(hand, judging(rulesFor(kit, scene, seat, win)), win);
};

/** Whether a tile serves as a joker. */
export const isJoker = ({ table }: Kit, tile: Tile): boolean => table.calls.jokers.includes(tile);

/** The Charleston of a table with so many players (TG-15). */
export const charlestonOf = ({ table }: Kit, { seats }: Pick<Scene, 'seats'>): CharlestonRules =>
  seats.length === 3 && table.charlestonOfThree !== undefined ? table.charlestonOfThree : table.charleston;

/** Whether a call can be taken back at this table (TG-10a). */
export const takesBack = ({ table }: Kit, { manners }: Pick<Scene, 'manners'>): boolean =>
  manners === 'table' && table.mistakes.takeBack;

/** The players who still draw and discard, in the order of play. */
export const playing = ({ table }: Kit, scene: Scene): readonly Seat[] =>
  table.mistakes.deadHands === 'playOn' ? scene.seats : alive(scene);

/** The players whose hands are not dead, in the order of play. */
export const alive = (scene: Pick<Scene, 'seats' | 'dead'>): readonly Seat[] =>
  scene.dead.length === 0 ? scene.seats : scene.seats.filter((seat) => !scene.dead.includes(seat));

/** The rules as data, for states and records. */
export const identityOf = (rules: HasIdentity): RulesIdentity => {
  const { fingerprint } = rules as { readonly fingerprint?: string };
  const identity = { name: rules.name, options: rules.options };
  return Object.freeze(fingerprint === undefined ? identity : { ...identity, card: fingerprint });
};

/** What the phases ask of a rule set. */
export const makeKit = (rules: TableRules): Kit => {
  const deadReason = makeJudge();
  return {
    rules,
    table: rules.table,
    identity: identityOf(rules),
    deadReason,
    canExpose: (played, melds) => deadReason(played, { melds, visible: [] }) === undefined,
  };
};
