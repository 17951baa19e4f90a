import { TILES, type Tile } from 'mahjongg';
import { useContext } from 'preact/hooks';
import type { OpenGame } from '../games/game';
import { TileLookContext } from '../parts/tile';
import { heldOf, type PageState } from '../state/page-state';

// biome-ignore format: a row for each group of tiles
const ORDER: readonly Tile[] = [
  '1B', '2B', '3B', '4B', '5B', '6B', '7B', '8B', '9B', 'GD',
  '1C', '2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C', 'RD',
  '1D', '2D', '3D', '4D', '5D', '6D', '7D', '8D', '9D', 'WD',
  'E', 'S', 'W', 'N', 'YD', 'F', 'J',
  'F1', 'F2', 'F3', 'F4', 'S1', 'S2', 'S3', 'S4',
];

/** Every tile of the game, to be added to the hand. */
export const Palette = ({
  state,
  game,
  onAdd,
}: {
  readonly state: PageState;
  readonly game: OpenGame;
  readonly onAdd: (tile: Tile) => void;
}) => {
  const copiesOf = (tile: Tile): number => game.tiles.byIndex[TILES.indexOf(tile)] ?? 0;
  const tiles = ORDER.filter((tile) => copiesOf(tile) > 0);
  return (
    <mahjongg-rack
      class="palette"
      tiles={tiles}
      copies={tiles.map(copiesOf)}
      counts={tiles.map((tile) => Math.max(0, copiesOf(tile) - heldOf(state, tile)))}
      label="Tiles to add"
      choose="one"
      look={useContext(TileLookContext)}
      onmahjongg-tile={({ detail }) => onAdd(detail.tile)}
    />
  );
};
