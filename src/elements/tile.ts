import { isTileName } from '../tiles/tile';
import type { Part } from './element';
import { shortText } from './given';
import { fault, image, lookOf } from './tiles';

/** `<mahjongg-tile>`: one tile, or the back of one. */
export const TILE: Part = {
  attributes: ['tile', 'look'],
  properties: [],
  render: ({ tile, look }) => {
    const hidden = tile === undefined || tile === null || tile === '';
    if (!hidden && !isTileName(tile)) return fault(`“${shortText(tile, 40)}” is not a tile.`);
    return image(hidden ? undefined : tile, lookOf(look));
  },
};
