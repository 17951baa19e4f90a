import { englishName } from '../../tiles/english-names';
import { TILES, type Tile } from '../../tiles/tile';
import type { Shape } from './shape';
import { TILE_BOX, type TileLook, tileShapes } from './tile-drawing';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const shapeText = ({ name, attributes, text }: Shape): string => {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const start = `<${name}${pairs.join('')}`;
  return text === undefined ? `${start}/>` : `${start}>${escaped(text)}</${name}>`;
};

/** A tile as a whole SVG document, with its English name as the title. */
export const tileSvg = (tile: Tile, look: TileLook = 'drawn'): string => {
  const shapes = tileShapes(tile, look).map(shapeText).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${TILE_BOX}" role="img"><title>${escaped(englishName(tile))}</title>${shapes}</svg>\n`;
};

/** Every tile as an SVG document, by the name of its file: `3B.svg`. */
export const tileFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(TILES.map((tile) => [`${tile}.svg`, tileSvg(tile)]));
