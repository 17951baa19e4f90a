import { expectView, owedActions, seenTiles, suitsAbsent } from '../analysis/view';
import { expectSound } from '../core/misuse';
import type { Action } from '../games/american/play/table/stages';
import { takingPart } from '../games/american/play/table/stored';
import { tableGame } from '../games/american/play/table/table';
import type { GameState, PlayerView } from '../games/american/play/table/types';
import { RACK_GAMES, type TableRules } from '../games/american/play/table-rules';
import { allTiles, checkedRandom, type Random, shuffled } from '../play/chance';
import { expectPlayed } from '../play/played-games';
import { countOf, sorted, without } from '../play/racks';
import { forSeats } from '../play/seats';
import { isNumberOf, type Tile } from '../tiles/tile';

/** The tiles of the game; with three players one suit is left out, chosen at random from those never seen. */
const tilesInGame = (
  { seats }: PlayerView,
  rules: TableRules,
  seen: readonly Tile[],
  random: Random,
): readonly Tile[] => {
  if (seats.length > 3) return allTiles(rules);
  // If all three suits were seen, the last discard named is not what it was called (AG-37).
  const absent = [seen, seen.slice(0, -1)].map(suitsAbsent).find((suits) => suits.length > 0) ?? [];
  const gone = absent[random(Math.max(1, absent.length))];
  return allTiles(rules).filter((tile) => !isNumberOf(tile, gone));
};

/** The discard that may be called: the tile that was named, or another if no more copies of that exist (AG-37). */
const calledTile = (
  { phase, now }: PlayerView,
  inGame: readonly Tile[],
  seen: readonly Tile[],
  pool: Tile[],
): Tile | null => {
  if (phase !== 'claims') return null;
  const { tile } = now;
  const isMisnamed = countOf(seen, tile) > countOf(inGame, tile);
  return isMisnamed ? (pool.shift() ?? tile) : tile;
};

/** A possible wall: any tiles for those already drawn, then the tiles left. */
const wallFor = (
  view: PlayerView,
  { table }: TableRules,
  inGame: readonly Tile[],
  pool: readonly Tile[],
): readonly Tile[] => {
  const { seats, wallLeft } = view;
  const dealt = seats.length * (table.handSize - 1) + 1;
  const taken = inGame.length - dealt - wallLeft;
  const isSound = Number.isInteger(wallLeft) && wallLeft >= 0 && taken >= 0;
  const needs = '`sampleState` needs a view with as many tiles as the wall can have left';
  expectSound(isSound, needs, wallLeft);
  const others = Array.from({ length: taken }, () => pool[0] ?? 'J');
  const known = [...view.discards.map(({ tile }) => tile), ...sorted(view.rack), ...pool];
  return [...[...known, ...others].slice(0, taken), ...pool.slice(0, wallLeft)];
};

/** Repeats the sealed answers: the viewer’s own, and random legal ones for the others. */
const sealed = (open: GameState, view: PlayerView, rules: TableRules, draw: Random): GameState => {
  const game = tableGame(rules);
  const answered = open.awaiting.filter((seat) => !view.awaiting.includes(seat));
  return answered.reduce((state, seat) => {
    const legal = owedActions<Action>({ legal: game.legalActions(state, seat) });
    const isOwn = seat === view.viewer && view.answer !== null;
    const action = isOwn
      ? { ...view.answer, seat, moment: state.moment }
      : legal[draw(Math.max(1, legal.length))];
    return action === undefined ? state : game.reducer(state, action);
  }, open);
};

/**
 * Makes a complete state of the American table that fits a player’s view, for bots that search.
 *
 * Everything the player cannot see is random: the other tiles, and the others’ sealed answers, which are legal.
 *
 * @param view - The player’s view, as `viewFor` gives it.
 * @param rules - The rules of the game.
 * @param random - The random source.
 * @returns The state; undefined if the game is over or hands are being shown. Rules of another game throw a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree } from 'mahjongg';
 * import { sampleState } from 'mahjongg/bots';
 * import { newGame, seededRandom } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const { game, state } = newGame(rules, { seed: 'kitchen table' });
 * const sampled = sampleState(game.viewFor(state, 'E'), rules, seededRandom('what may be hidden'));
 * sampled?.racks.S?.length; // => 13
 * ```
 */
export const sampleState = (view: PlayerView, rules: TableRules, random: Random): GameState | undefined => {
  expectPlayed(rules, 'sampleState', [RACK_GAMES]);
  expectView(view, rules);
  if (view.phase === 'over' || view.phase === 'showing') return undefined;
  const draw = checkedRandom(random);
  const { viewer, rack, answer: _answer, drawn, legal: _legal, ...scene } = view;
  const seen = seenTiles(view);
  const inGame = tilesInGame(view, rules, seen, draw);
  const pool = shuffled(without(inGame, seen), draw);
  const faceDown = calledTile(view, inGame, seen, pool);
  const racks = forSeats(view.seats, (seat) =>
    seat === viewer ? rack : sorted(pool.splice(0, view.counts[seat] ?? 0)),
  );
  const mover = view.phase === 'turn' && view.now.by === 'wall' ? view.now.seat : undefined;
  const drawnByOther = mover === undefined ? null : (racks[mover]?.[0] ?? null);
  const state = {
    ...scene,
    awaiting: takingPart(view),
    wall: wallFor(view, rules, inGame, pool),
    racks,
    answers: forSeats(view.seats, () => null),
    setAside: null,
    faceDown,
    drawn: mover === viewer ? drawn : drawnByOther,
  } as GameState;
  return sealed(state, view, rules, draw);
};
