import { expectSameRules, expectView, owedActions, seenTiles, suitsAbsent } from '../analysis/view';
import { expectSound } from '../core/misuse';
import type { Action } from '../games/american/play/table/stages';
import { tableGame } from '../games/american/play/table/table';
import type { GameState, PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import { RACK_GAMES } from '../games/american/play/table-rules';
import type { Seat } from '../hands/payouts';
import { allTiles, checkedRandom, type Random, shuffled } from '../play/chance';
import { expectPlayed } from '../play/played-games';
import { sorted, without } from '../play/racks';
import { forSeats } from '../play/seats';
import { isNumberOf, type Tile } from '../tiles/tile';

/** The tiles the viewer has not seen; with three players one suit is not in the game, some suit that was never seen. */
const unseenTiles = (view: PlayerView, rules: TableRules, random: Random): readonly Tile[] => {
  const seen = seenTiles(view);
  const absent = suitsAbsent(seen);
  const gone = view.seats.length === 3 ? absent[random(Math.max(1, absent.length))] : undefined;
  return without(
    allTiles(rules).filter((tile) => !isNumberOf(tile, gone)),
    seen,
  );
};

/** A possible wall: any tiles in place of those already drawn, then the tiles left. */
const wallFor = (view: PlayerView, rules: TableRules, pool: readonly Tile[]): readonly Tile[] => {
  const { seats, wallLeft } = view;
  const inGame = allTiles(rules).length - (seats.length === 3 ? 36 : 0);
  const dealt = seats.length * (rules.table.handSize - 1) + 1;
  const taken = inGame - dealt - wallLeft;
  expectSound(
    Number.isInteger(wallLeft) && wallLeft >= 0 && taken >= 0,
    '`sampleState` needs a view with as many tiles as the wall can have left',
    wallLeft,
  );
  const others = Array.from({ length: taken }, () => pool[0] ?? 'J');
  const known = [...view.discards.map(({ tile }) => tile), ...sorted(view.rack), ...pool];
  return [...[...known, ...others].slice(0, taken), ...pool.slice(0, wallLeft)];
};

/** Whether a player takes part in what is going on, answered or not. */
const takesPart = (view: PlayerView, seat: Seat): boolean => {
  if (view.phase === 'turn' || view.phase === 'over') return view.awaiting.includes(seat);
  if (view.phase === 'courtesyPass') return (view.now.counts[seat] ?? 0) > 0;
  return view.phase !== 'claims' || (seat !== view.now.from && !view.dead.includes(seat));
};

/** Gives the answers that were given: the viewer's own, and any legal ones of the others. */
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
 * Makes a whole state of the American table that looks to its player just as the view does, for bots that search.
 *
 * What the player cannot see is dealt out by chance, and sealed answers of others are legal ones.
 *
 * @param view - The player’s view, as `viewFor` gives it.
 * @param rules - The rules of the game.
 * @param random - The source of chance.
 * @returns The state; undefined if the game is over or hands are being laid open. Rules of another game end with a
 * `MisuseError`.
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
  expectView(view);
  if (view.phase === 'over' || view.phase === 'showing') return undefined;
  expectSameRules(view, rules);
  const draw = checkedRandom(random);
  const { viewer, rack, answer: _answer, drawn, legal: _legal, ...scene } = view;
  const pool = shuffled(unseenTiles(view, rules, draw), draw);
  const racks = forSeats(view.seats, (seat) =>
    seat === viewer ? rack : sorted(pool.splice(0, view.counts[seat] ?? 0)),
  );
  const mover = view.phase === 'turn' && view.now.by === 'wall' ? view.now.seat : undefined;
  const drawnByOther = mover === undefined ? null : (racks[mover]?.[0] ?? null);
  const state = {
    ...scene,
    awaiting: view.seats.filter((seat) => takesPart(view, seat)),
    wall: wallFor(view, rules, pool),
    racks,
    answers: forSeats(view.seats, () => null),
    setAside: null,
    faceDown: view.phase === 'claims' ? view.now.tile : null,
    drawn: mover === viewer ? drawn : drawnByOther,
  } as GameState;
  return sealed(state, view, rules, draw);
};
