import type { Action, PassAction } from '../game/actions';
import type { Random } from '../game/chance';
import { TILES, type Tile } from '../tiles/tile';
import type { Unseen } from './draws';
import { without } from './viewer';
import { handOf, type PassCare, type Scales, stageOf } from './weigh-action';

/*
 * What to pass. Before play begins a hand is far from any layout, and many could come of it. So a choice is judged by what
 * becomes of the tiles that are kept: beside each the same draws are tried, about as many as a game brings, and the fewer tiles are
 * missing then, the better. All choices are judged tile by tile, the most promising ones then as a whole.
 */

/** The fewest and the most tiles that are drawn in a trial, those among them that come in for what is passed. */
const FEWEST_DRAWS = 6;
const MOST_DRAWS = 20;

/**
 * How many tiles are drawn beside a hand of such a distance: as many as leave it about three tiles from winning. With fewer it
 * does not tell yet what the tiles are good for; with more, any tiles are.
 */
const drawsFor = (distance: number): number =>
  Math.max(FEWEST_DRAWS, Math.min(MOST_DRAWS, 4 * distance - 11));

/** A hand that lacks one tile fewer then is worth so many times as much. */
const NEARER = 8;
/** What the best of the choices not weighed as a whole is worth beside the worst of the others. */
const BEHIND = 0.99;

/** Tiles drawn out of the unseen ones, as places in `TILES`, one draw after the other. */
const drawsOf = (
  { counts, total }: Unseen,
  size: number,
  trials: number,
  random: Random,
): readonly (readonly number[])[] => {
  const wall = Array.from(counts).flatMap((count, kind) => Array.from({ length: count }, () => kind));
  return Array.from({ length: trials }, () => {
    for (let at = 0; at < Math.min(size, total); at++) {
      const other = at + random(total - at);
      [wall[at], wall[other]] = [wall[other] as number, wall[at] as number];
    }
    return wall.slice(0, size);
  });
};

const countsOf = (kinds: readonly number[]): Uint8Array => {
  const counts = new Uint8Array(TILES.length);
  for (const kind of kinds) counts[kind]!++;
  return counts;
};

/** What tiles are worth that are kept, by the draws tried beside them. */
const keeper = (
  { rules, handSize, horizon }: Scales<unknown>,
  rack: readonly Tile[],
  trials: number,
  random: Random,
): ((passed: readonly Tile[], incoming: number) => number) => {
  const whole = handOf(rack, [], rules);
  const away = whole === undefined ? 0 : rules.goals.distance(whole, stageOf(rack, [], { handSize }));
  const draws = drawsOf(horizon.unseen, drawsFor(away), trials, random);
  const fewer = new Map<number, readonly Uint8Array[]>();
  /** The draws where fewer tiles come in. */
  const drawnWith = (incoming: number): readonly Uint8Array[] => {
    const known = fewer.get(incoming) ?? draws.map((kinds) => countsOf(kinds.slice(3 - incoming)));
    fewer.set(incoming, known);
    return known;
  };
  return (passed, incoming) => {
    const kept = without(rack, passed);
    const hand = handOf(kept, [], rules);
    if (hand === undefined) return 0;
    const stage = stageOf(kept, [], { handSize });
    const worths = drawnWith(incoming).map((drawn) => NEARER ** -rules.goals.distance(hand, stage, drawn));
    return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  };
};

/** Whether a choice is what to pass. */
export const isPass = (action: Action): action is PassAction => action.type === 'pass';

/** What each pass is worth; more is better. */
export const passWorths = (
  scales: Scales<unknown>,
  passes: readonly PassAction[],
  { trials, finalists }: PassCare,
  random: Random,
): ReadonlyMap<Action, number> => {
  const { rack } = scales.view;
  const worthOf = keeper(scales, rack, trials, random);
  const wholes = [0, 1, 2, 3].map((incoming) => worthOf([], incoming));
  const whole = wholes.at(-1) ?? 0;
  const shares = new Map<Tile, number>();
  for (const tile of new Set(passes.flatMap(({ tiles }) => tiles)))
    shares.set(tile, whole > 0 ? worthOf([tile], 3) / whole : 1);
  const rough = passes
    .map((pass) => {
      const share = pass.tiles.reduce((product, tile) => product * (shares.get(tile) ?? 1), 1);
      return { pass, worth: share * (wholes[pass.tiles.length] ?? 0) };
    })
    .sort((one, other) => other.worth - one.worth);
  const weighed = rough
    .slice(0, finalists)
    .map(({ pass }) => ({ pass, worth: worthOf(pass.tiles, pass.tiles.length) }));
  // What was not weighed as a whole comes behind what was.
  const least = Math.min(...weighed.map(({ worth }) => worth));
  const others = rough.slice(finalists);
  const most = others[0]?.worth ?? 1;
  const behind = others.map(({ pass, worth }) => ({
    pass,
    worth: most > 0 ? (BEHIND * least * worth) / most : 0,
  }));
  return new Map([...weighed, ...behind].map(({ pass, worth }) => [pass, worth]));
};
