import { expectSameRules, expectView, seenTiles, suitsAbsent, without } from '../analysis/viewer';
import { expectSound } from '../core/misuse';
import { RACK_GAMES } from '../games/american/play/table/played-games';
import { tableGame } from '../games/american/play/table/table';
import type { GameState, PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import type { Seat } from '../hands/payouts';
import { allTiles, checkedRandom, type Random, shuffled } from '../play/chance';
import { expectPlayed } from '../play/played-games';
import { sorted } from '../play/racks';
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

/**
 * A whole state that looks to its player just as the view does: what the player cannot see is dealt out by
 * chance, and sealed answers of others are legal ones. For bots that search. A game that is over, or
 * in which hands are being laid open, has nothing to be sampled for: undefined. Rules of another game are a misuse.
 */
export const sampleState = (view: PlayerView, rules: TableRules, random: Random): GameState | undefined => {
  expectPlayed(rules, 'sampleState', [RACK_GAMES]);
  expectView(view);
  if (view.phase === 'over' || view.phase === 'showing') return undefined;
  expectSameRules(view, rules);
  const draw = checkedRandom(random);
  const { viewer, rack, answer, drawn: _drawn, legal: _legal, ...scene } = view;
  const pool = shuffled(unseenTiles(view, rules, draw), draw);
  const racks: Partial<Record<Seat, readonly Tile[]>> = {};
  for (const seat of view.seats)
    racks[seat] = seat === viewer ? rack : sorted(pool.splice(0, view.counts[seat] ?? 0));
  const mover = view.phase === 'turn' && view.now.by === 'wall' ? view.now.seat : undefined;
  const drawnNow = mover === undefined ? null : mover === viewer ? view.drawn : (racks[mover]?.[0] ?? null);
  const size = rules.table.handSize - 1;
  const dealt = view.seats.length * size + 1;
  const passed = allTilesOf(view, rules) - dealt - view.wallLeft;
  expectSound(
    Number.isInteger(view.wallLeft) && view.wallLeft >= 0 && passed >= 0,
    '`sampleState` needs a view with as many tiles as the wall can have left',
    view.wallLeft,
  );
  const wall = [...view.discards.map(({ tile }) => tile), ...sorted(rack), ...pool].slice(0, passed);
  while (wall.length < passed) wall.push(pool[0] ?? ('J' as Tile));
  const state = {
    ...scene,
    awaiting: view.seats.filter((seat) => takesPart(view, seat)),
    wall: [...wall, ...pool.slice(0, view.wallLeft)],
    racks,
    answers: Object.fromEntries(view.seats.map((seat) => [seat, null])),
    setAside: null,
    faceDown: view.phase === 'claims' ? view.now.tile : null,
    drawn: drawnNow,
  } as unknown as GameState;
  return seal(state, view, rules, draw, answer);
};

const allTilesOf = (view: PlayerView, rules: TableRules): number =>
  allTiles(rules).length - (view.seats.length === 3 ? 36 : 0);

/** Whether a player takes part in what is going on, answered or not. */
const takesPart = (view: PlayerView, seat: Seat): boolean => {
  if (view.phase === 'turn' || view.phase === 'over') return view.awaiting.includes(seat);
  if (view.phase === 'courtesyPass') return (view.now.counts[seat] ?? 0) > 0;
  return view.phase !== 'claims' || (seat !== view.now.from && !view.dead.includes(seat));
};

/** Gives the answers that were given: the viewer's own, and any legal ones of the others. */
const seal = (
  open: GameState,
  view: PlayerView,
  rules: TableRules,
  draw: Random,
  own: PlayerView['answer'],
): GameState => {
  const game = tableGame(rules);
  return open.awaiting
    .filter((seat) => !view.awaiting.includes(seat))
    .reduce((state, seat) => {
      const legal = game.legalActions(state, seat).filter(({ type }) => type !== 'challenge');
      const action =
        seat === view.viewer && own !== null
          ? { ...own, seat, moment: state.moment }
          : legal[draw(Math.max(1, legal.length))];
      return action === undefined ? state : game.reducer(state, action);
    }, open);
};
