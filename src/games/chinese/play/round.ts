import { sumOf } from '../../../play/chance';
import { DUMMIES, type Dummy, PLAYER, PLAYERS, sizeOf } from '../../../play/one-player';
import { sorted } from '../../../play/racks';
import { emit, enter, finish } from '../../../play/step';
import type { RulesIdentity } from '../../../play/types';
import { firstTable, leftOf, nextOf } from '../../../play/walls';
import type { Step } from '../../../play/way';
import type { Tile } from '../../../tiles/tile';
import type { ChineseTableOptions } from '../options';
import type { ChineseSolitaire } from '../rules';
import { isFlower } from '../tiles';
import type { ChineseGameState, ChineseStages, ChineseTable, ChineseTypes } from './types';

type ChineseStep = Step<ChineseTypes>;

/*
 * The walls are a ring of tiles in drawing order, clockwise: East’s wall from its right, then the walls at East’s
 * left, across and at East’s right, the upper tile of each stack first.
 */

/** The wall after it was broken. */
export interface BrokenWall {
  /** The tiles to draw, in order. */
  readonly wall: readonly Tile[];
  /** The loose tiles, in the order they are taken. */
  readonly loose: readonly Tile[];
}

const STACK = 2;
/** The stacks in a wall (CS-1). */
const STACKS = 18;
/** The ring goes clockwise, so these are the walls’ places in it, counted counterclockwise from East. */
const PLACE_IN_RING = [0, 3, 2, 1];

/** The place in the ring of the wall that a roll picks: East is 1, counted counterclockwise (CS-3). */
const pickedWall = (roll: number): number => PLACE_IN_RING[(roll - 1) % PLACE_IN_RING.length] ?? 0;

/**
 * Breaks the wall with two rolls of two dice: the first picks the wall, and their sum counts stacks from its right
 * (CS-3). The stack reached is removed as the loose tiles (CS-4); tiles are drawn from the left of it (CS-5).
 */
export const breakWall = (
  tiles: readonly Tile[],
  first: number,
  second: number,
  { overrun }: Pick<ChineseTableOptions, 'overrun'>,
): BrokenWall => {
  const count = first + second;
  const stack = overrun === 'wrap' ? (count - 1) % STACKS : count - 1;
  const gap = (STACK * (pickedWall(first) * STACKS + stack)) % tiles.length;
  const after = gap + STACK;
  return { loose: tiles.slice(gap, after), wall: [...tiles.slice(after), ...tiles.slice(0, gap)] };
};

/** Breaks the wall and deals 14 tiles (CS-1, CS-3 to CS-5). */
export const deal = (
  { table }: ChineseSolitaire,
  rules: RulesIdentity,
  { wall: tiles, dice }: ChineseTypes['setting'],
): ChineseGameState => {
  const [first = 0, second = 0] = dice.map(sumOf);
  const { wall, loose } = breakWall(tiles, first, second, table);
  return Object.assign(firstTable({ E: sorted(wall.slice(0, table.handSize)) }, wall.slice(table.handSize)), {
    rules,
    phase: 'turn' as const,
    now: { by: 'deal' as const, afterKong: false },
    flowers: { E: [], S: [], W: [], N: [] },
    looseLeft: loose.length,
    loose,
  });
};

/** Whether a loose tile can be drawn (CS-4, CS-4a). */
export const hasLoose = ({ table }: ChineseSolitaire, { looseLeft, wallLeft }: ChineseTable): boolean =>
  looseLeft > 0 || (table.looseTiles === 'follow' && wallLeft > 0);

/** The next loose tile; after both, the upper tile of the last stack in the wall, if it has two (CS-4a). */
const looseTile = (state: ChineseGameState): Tile | undefined => state.loose[0] ?? leftOf(state).slice(-2)[0];

/** Draws a tile, which must exist. */
const drawTile = (step: ChineseStep, from: 'wall' | 'loose'): Tile => {
  const tile = (from === 'wall' ? nextOf : looseTile)(step.state) as Tile;
  emit(step, { type: 'drew', seat: PLAYER, from }, { seats: { E: { gained: [tile] } } });
  return tile;
};

/** Draws a loose tile if there is one; a flower is laid aside and replaced by the next one (CS-7). */
const drawLoose = (step: ChineseStep): void => {
  if (!hasLoose(step.rules, step.state)) return;
  const tile = drawTile(step, 'loose');
  if (isFlower(tile)) replaceFlower(step, tile);
};

const replaceFlower = (step: ChineseStep, tile: Tile): void => {
  emit(step, { type: 'laidAside', seat: PLAYER, tile }, { seats: { E: { lost: [tile] } } });
  drawLoose(step);
};

/** Starts the player’s turn; a hand that lacks tiles because its flowers were not replaced discards nothing. */
export const beginTurn = (step: ChineseStep, now: ChineseStages['turn']): void => {
  if (sizeOf(step.state) === step.rules.table.handSize) enter(step, 'turn', now, PLAYERS);
  else goRound(step, DUMMIES);
};

/** Draws a loose tile after a kong (CS-7). */
export const drawAfterKong = (step: ChineseStep): void => {
  drawLoose(step);
  beginTurn(step, { by: 'loose', afterKong: true });
};

const playerDraws = (step: ChineseStep): void => {
  const tile = drawTile(step, 'wall');
  if (isFlower(tile)) replaceFlower(step, tile);
  beginTurn(step, { by: isFlower(tile) ? 'loose' : 'wall', afterKong: false });
};

/** Lets a dummy draw and discard (CS-2); returns whether its discard can be claimed, which a flower cannot (CS-7a). */
const dummyPlays = (step: ChineseStep, seat: Dummy): boolean => {
  for (let tile = nextOf(step.state); tile !== undefined; tile = nextOf(step.state)) {
    emit(step, { type: 'drew', seat, from: 'wall' });
    if (isFlower(tile) && step.rules.table.dummyFlowers === 'replaced') {
      emit(step, { type: 'laidAside', seat, tile });
      continue;
    }
    emit(step, { type: 'discarded', seat, tile });
    if (isFlower(tile)) return false;
    enter(step, 'claims', { from: seat, tile }, PLAYERS);
    return true;
  }
  return false;
};

/** Lets these dummies play, then the player, up to the next decision or the end of the wall (CS-5, CS-8). */
export const goRound = (step: ChineseStep, dummies: readonly Dummy[]): void => {
  if (dummies.some((dummy) => step.state.wallLeft > 0 && dummyPlays(step, dummy))) return;
  if (step.state.wallLeft === 0) finish(step, { ending: 'wallGame' });
  else playerDraws(step);
};

/** Replaces the flowers of the deal and goes to the first decision (CS-7). */
export const begin = (step: ChineseStep): void => {
  for (const tile of step.state.racks.E?.filter(isFlower) ?? []) replaceFlower(step, tile);
  beginTurn(step, { by: 'deal', afterKong: false });
};
