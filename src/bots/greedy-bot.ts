import type { Action } from '../game/actions';
import type { PlayerView } from '../game/player-view';
import type { Tile } from '../tiles/tile';
import { type Bot, owed } from './bot';

/** How much a tile is worth keeping: jokers most, then tiles of which there are several, then tiles with neighbors. */
const worthOf = (rack: readonly Tile[], tile: Tile): number => {
  if (tile === 'J') return 100;
  const alike = rack.filter((one) => one === tile).length;
  const [number, suit] = [Number(tile[0]), tile[1]];
  const near = Number.isNaN(number)
    ? 0
    : rack.filter((one) => one[1] === suit && Math.abs(Number(one[0]) - number) <= 2 && one !== tile).length;
  return 10 * alike + near;
};

const sumOf = (rack: readonly Tile[], tiles: readonly Tile[]): number =>
  tiles.reduce((sum, tile) => sum + worthOf(rack, tile), 0);

/** How good an action looks: wins first, then exchanges; what is given away should be worth little. */
const scoreOf = ({ rack }: PlayerView, action: Action): number => {
  switch (action.type) {
    case 'mahjongg':
      return 10_000;
    case 'exchange':
      return 5_000;
    case 'pass':
      return -sumOf(rack, action.tiles) - 15 * (action.blind ?? 0);
    case 'discard':
      return action.named === undefined ? -worthOf(rack, action.tile) : -1_000;
    case 'call':
      return -500;
    case 'stop':
    case 'wish':
    case 'rearrange':
    case 'takeBack':
    case 'show':
      return -2_000;
    default:
      return 0;
  }
};

/** Takes every win and every joker, and gives away the tiles that go least with the others; it calls nothing for an exposure. */
export const greedyBot: Bot = (view, random) => {
  const actions = owed(view);
  const scores = actions.map((action) => scoreOf(view, action));
  const most = Math.max(...scores);
  const best = actions.filter((_, place) => scores[place] === most);
  return best[random(best.length)] as Action;
};
