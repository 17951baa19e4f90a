import { TILES, type Tile, tileName } from 'mahjongg';
import { createContext, h, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { Shape } from '../drawings/shape';
import { TILE_SIZE, type TileStyle, tileShapes } from '../drawings/tile-drawing';

/** How tiles are shown on this page. */
export const TileStyleContext = createContext<TileStyle>('drawn');

const [WIDTH, HEIGHT] = TILE_SIZE;
const BOX = `0 0 ${WIDTH} ${HEIGHT}`;

const shapeNode = ({ name, attributes, text }: Shape): VNode => h(name, attributes, text);

/** Every drawing once; the tiles of the page refer to them. */
export const TileSprite = () => {
  const style = useContext(TileStyleContext);
  return (
    <svg class="sprite" aria-hidden="true" focusable="false">
      {TILES.map((tile) => (
        <symbol key={tile} id={`tile-${tile}`} viewBox={BOX}>
          {tileShapes(tile, style).map(shapeNode)}
        </symbol>
      ))}
    </svg>
  );
};

/** The picture of a tile, for places that name it in words themselves. */
export const TilePicture = ({ tile }: { readonly tile: Tile }) => (
  <svg class="tile" viewBox={BOX} aria-hidden="true" focusable="false">
    <use href={`#tile-${tile}`} />
  </svg>
);

/** A tile with its name for those who cannot see it. */
export const TileImage = ({ tile }: { readonly tile: Tile }) => (
  <svg class="tile" viewBox={BOX} role="img" aria-label={tileName(tile)} focusable="false">
    <title>{tileName(tile)}</title>
    <use href={`#tile-${tile}`} />
  </svg>
);

/** Tiles in a row. */
export const TileRow = ({ tiles }: { readonly tiles: readonly Tile[] }) => (
  <span class="tile-row">
    {tiles.map((tile, place) => (
      <TileImage key={`${place}${tile}`} tile={tile} />
    ))}
  </span>
);

/** The back of a tile. */
export const TileBack = () => (
  <svg class="tile" viewBox={BOX} role="img" aria-label="A tile face down" focusable="false">
    <rect x="2" y="5" width="56" height="74" rx="7" fill="#d9cfae" />
    <rect x="2" y="1" width="56" height="74" rx="7" fill="#2f6b4f" stroke="#24543d" />
    <rect x="10" y="9" width="40" height="58" rx="4" fill="none" stroke="#5d9a7c" stroke-width="2" />
  </svg>
);
