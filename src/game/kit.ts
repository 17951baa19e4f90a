import type { Hand, Meld, Win } from '../hands/hand';
import type { HasHands, HasScore } from '../hands/rule-parts';
import type { Seat } from '../rules/payouts';
import type { CharlestonRules, HasTable, PlayedRules, RackTable } from '../rules/table-parts';
import { isWinningHand } from '../rules/validate-hand';
import type { Tile } from '../tiles/tile';
import type { RulesIdentity } from './play';
import { at } from './seats';
import type { Scene } from './state';

/** A rule set that a table can be played by. */
export type TableRules = PlayedRules & HasTable;

/** What the table sees of a hand that is called dead. */
export interface ShownHand {
  /** Its exposures. */
  readonly melds: readonly Meld[];
  /** Every other tile that lies open. */
  readonly visible: readonly Tile[];
  /** How many tiles it has in all; left out if that is not asked about. */
  readonly tileCount?: number;
  /** Whether it is about to discard. */
  readonly toDiscard?: boolean;
}

/** Why a hand is dead (AG-31). */
export interface DeadHand {
  /** The stable name of the reason. */
  readonly code: string;
  /** The rule it comes from. */
  readonly rule: string;
}

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
export const charlestonOf = ({ table }: Kit, scene: Scene): CharlestonRules =>
  scene.seats.length === 3 && table.charlestonOfThree !== undefined
    ? table.charlestonOfThree
    : table.charleston;

/** Whether a call can be taken back at this table (TG-10a). */
export const takesBack = ({ table }: Kit, { manners }: Pick<Scene, 'manners'>): boolean =>
  manners === 'table' && table.mistakes.takeBack;

/** The players who still draw and discard, in the order of play. */
export const playing = ({ table }: Kit, scene: Scene): readonly Seat[] =>
  table.mistakes.deadHands === 'playOn' ? scene.seats : alive(scene);

/** The players whose hands are not dead, in the order of play. */
export const alive = (scene: Scene): readonly Seat[] =>
  scene.dead.length === 0 ? scene.seats : scene.seats.filter((seat) => !scene.dead.includes(seat));
