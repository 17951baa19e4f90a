import { TILES, type Tile, tileName } from 'mahjongg';
import type { OpenGame } from '../games/game';
import { ArrowGroup } from '../parts/arrow-group';
import { TilePicture } from '../parts/tile';
import { heldOf, type PageState } from '../state/page-state';

// biome-ignore format: a row for each group of tiles
const ROWS: readonly (readonly Tile[])[] = [
  ['1B', '2B', '3B', '4B', '5B', '6B', '7B', '8B', '9B', 'GD'],
  ['1C', '2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C', 'RD'],
  ['1D', '2D', '3D', '4D', '5D', '6D', '7D', '8D', '9D', 'WD'],
  ['E', 'S', 'W', 'N', 'YD', 'F', 'J'],
  ['F1', 'F2', 'F3', 'F4', 'S1', 'S2', 'S3', 'S4'],
];

/** How many of a tile the game has. */
const copiesOf = ({ tiles }: OpenGame, tile: Tile): number => tiles.byIndex[TILES.indexOf(tile)] ?? 0;

const PaletteTile = ({
  tile,
  left,
  copies,
  onAdd,
}: {
  readonly tile: Tile;
  readonly left: number;
  readonly copies: number;
  readonly onAdd: (tile: Tile) => void;
}) => (
  <button
    type="button"
    class="pick"
    data-tile={tile}
    // Not disabled, so that the focus stays where it is when the last one is taken.
    aria-disabled={left === 0}
    aria-label={`${tileName(tile)}, ${left} left`}
    title={`${tileName(tile)} (${tile}), ${left} of ${copies} left`}
    onClick={() => left > 0 && onAdd(tile)}
  >
    <TilePicture tile={tile} />
    {left < copies && (
      <span class="left" aria-hidden="true">
        {left}
      </span>
    )}
  </button>
);

/** Every tile of the game, to be added to the hand. */
export const Palette = ({
  state,
  game,
  onAdd,
}: {
  readonly state: PageState;
  readonly game: OpenGame;
  readonly onAdd: (tile: Tile) => void;
}) => (
  <ArrowGroup label="Tiles to add" class="palette">
    {ROWS.map((row) => {
      const tiles = row.filter((tile) => copiesOf(game, tile) > 0);
      return tiles.length === 0 ? null : (
        <div class="palette-row" key={row.join('')}>
          {tiles.map((tile) => (
            <PaletteTile
              key={tile}
              tile={tile}
              copies={copiesOf(game, tile)}
              left={Math.max(0, copiesOf(game, tile) - heldOf(state, tile))}
              onAdd={onAdd}
            />
          ))}
        </div>
      );
    })}
  </ArrowGroup>
);
