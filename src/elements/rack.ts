import { englishName } from '../tiles/english-names';
import type { Tile } from '../tiles/tile';
import { GROUP } from './arrows';
import { type Attributes, type Child, h } from './dom';
import type { TileLook } from './drawings/tile-drawing';
import type { Part, Ui } from './element';
import { listIn, textIn } from './given';
import { fault, image, lookOf, picture, readTiles } from './tiles';

export interface RackTile {
  readonly tile: Tile;
  /** A remark added to its name; the tile is then highlighted. */
  readonly mark?: string | undefined;
  /** Whether it is chosen; left out where tiles cannot be chosen. */
  readonly isChosen?: boolean | undefined;
  /** How many of it are left; left out if unknown. */
  readonly count?: number | undefined;
  /** Whether that is every copy, so that the count is not shown. */
  readonly isFull?: boolean | undefined;
  /** What a press does; left out if it does nothing. */
  readonly press?: (() => void) | undefined;
}

/** A button; disabled if there is no `act`. */
export const button = (
  ui: Ui,
  act: (() => void) | undefined,
  attributes: Attributes,
  ...children: readonly Child[]
): HTMLElement => {
  const usual = { type: 'button', part: 'action', 'aria-disabled': String(act === undefined) };
  return h('button', { ...usual, ...attributes, ...(act && ui.press(act)) }, ...children);
};

/** The chosen places after a press on one. */
export const toggled = (chosen: readonly unknown[], place: number): readonly unknown[] =>
  chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place];

/** A rack whose tiles are buttons: one Tab stop, with arrow keys from tile to tile. */
export const buttons = (
  tiles: readonly RackTile[],
  { label, verb, look, ui }: { label: string; verb: string; look: TileLook; ui: Ui },
): HTMLElement => {
  const items = tiles.map(({ tile, mark, isChosen, count, isFull, press }) => {
    const name = englishName(tile);
    const left = count !== undefined && `${count} left`;
    const words = [press !== undefined && verb !== '' ? `${verb} ${name}` : name, mark, left];
    const attributes = {
      part: `held-tile${mark === undefined ? '' : ' marked'}${isChosen ? ' chosen' : ''}`,
      'data-tile': tile,
      'data-remove': verb === 'Remove',
      'aria-pressed': isChosen === undefined ? undefined : String(isChosen),
      title: name,
    };
    const hidden = h('span', { part: 'unseen' }, words.filter(Boolean).join(', '));
    const shown = left && !isFull && h('span', { part: 'count', 'aria-hidden': 'true' }, left);
    return button(ui, press, attributes, hidden, picture(tile, look), shown);
  });
  return h('div', { ...GROUP, part: 'held tiles', 'aria-label': label }, items);
};

/** `<mahjongg-rack>`: tiles in a row, to look at or to press. */
export const RACK: Part = {
  attributes: ['tiles', 'label', 'look', 'choose', 'verb'],
  properties: ['marks', 'chosen', 'counts', 'copies'],
  render: (given, ui) => {
    const tiles = readTiles(given['tiles']);
    if (typeof tiles === 'string') return fault(tiles);
    const [look, label] = [lookOf(given['look']), textIn(given, 'label') || 'Tiles'];
    const choose = given['choose'];
    const chosen = listIn(given, 'chosen');
    const counts = listIn(given, 'counts');
    const copies = listIn(given, 'copies');
    const markOf = (place: number): string | undefined => textIn(given['marks'], String(place)) || undefined;
    if (choose !== 'one' && choose !== 'many') {
      const items = tiles.map((tile, place) => h('li', {}, image(tile, look, markOf(place))));
      return h('ul', { part: 'held tiles', 'aria-label': label }, items);
    }

    const press = (tile: Tile, place: number): void => {
      ui.tell('tile', { tile, place });
      if (choose === 'one') return;
      const places = toggled(chosen, place);
      ui.set({ chosen: places });
      ui.tell('chosen', { places, tiles: tiles.filter((_, at) => places.includes(at)) });
    };
    const rackTile = (tile: Tile, place: number): RackTile => {
      const count = counts[place];
      return {
        tile,
        mark: markOf(place),
        isChosen: choose === 'many' ? chosen.includes(place) : undefined,
        count: typeof count === 'number' ? count : undefined,
        isFull: count === copies[place],
        press: count === 0 ? undefined : () => press(tile, place),
      };
    };
    return buttons(tiles.map(rackTile), { label, verb: textIn(given, 'verb'), look, ui });
  },
};
