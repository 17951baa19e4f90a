import { TILES } from 'mahjongg';
import { tileSvg } from './tile-drawing';

/** Every tile as an SVG document, by the name of its file: `3B.svg`. */
export const tileFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(TILES.map((tile) => [`${tile}.svg`, tileSvg(tile)]));
