import { ownList } from '../core/own-values';
import { englishName } from '../tiles/english-names';
import { isTileName, type Tile } from '../tiles/tile';
import { type Attributes, h, svg } from './dom';
import type { Shape } from './drawings/shape';
import { BACK, TILE_BOX, type TileLook, tileShapes } from './drawings/tile-drawing';
import { MOST_TILES, shortText } from './given';

const LOOKS: readonly TileLook[] = ['drawn', 'words', 'unicode'];

/** How tiles look; `drawn` for any other value. */
export const lookOf = (value: unknown): TileLook => LOOKS.find((look) => look === value) ?? 'drawn';

const pictures = new Map<string, SVGElement>();

const drawing = (shapes: readonly Shape[], key: string): Node => {
  const kept = pictures.get(key);
  if (kept !== undefined) return kept.cloneNode(true);
  const frame = { viewBox: TILE_BOX, 'data-key': key, part: 'picture', 'aria-hidden': 'true' };
  const drawn = shapes.map(({ name, attributes, text }) => svg(name, attributes, text));
  const made = svg('svg', frame, drawn);
  pictures.set(key, made);
  return made.cloneNode(true);
};

/** The picture of a tile, or of a tile’s back, for places that name it in words themselves. */
export const picture = (tile: Tile | undefined, look: TileLook): Node =>
  drawing(tile === undefined ? BACK : tileShapes(tile, look), `${tile ?? 'back'} ${look}`);

/** A tile with its name for screen readers, and the remark of a marked tile. */
export const image = (tile: Tile | undefined, look: TileLook, mark?: string): HTMLElement => {
  const name = tile === undefined ? 'A tile face down' : englishName(tile);
  const [label, classes] = mark === undefined ? [name, 'tile'] : [`${name}, ${mark}`, 'tile marked'];
  return h('span', { part: classes, role: 'img', 'aria-label': label, title: name }, picture(tile, look));
};

export const row = (tiles: readonly Tile[], look: TileLook, attributes: Attributes = {}): HTMLElement => {
  const images = tiles.map((tile) => image(tile, look));
  return h('span', { part: 'row', ...attributes }, images);
};

/** A sentence shown instead of something that cannot be shown. */
export const fault = (sentence: string): HTMLElement => h('p', { part: 'fault' }, sentence);

/** Reads tiles from a list, or from a text with their names; or returns a sentence that says what is wrong. */
export const readTiles = (value: unknown): readonly Tile[] | string => {
  if (value === undefined || value === null) return [];
  const names = typeof value === 'string' ? (value.match(/\S+/g) ?? []) : value;
  const list = ownList(names, MOST_TILES);
  if (list === undefined) return `This is not a list of tiles, or it has more than ${MOST_TILES}.`;
  const tiles = list.filter(isTileName);
  const wrong = list.find((one) => !isTileName(one));
  return tiles.length === list.length ? tiles : `“${shortText(wrong, 40)}” is not a tile.`;
};
