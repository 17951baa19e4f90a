import type { Seat } from '../hands/payouts';
import { isTileName, type Tile } from '../tiles/tile';
import { type Child, h } from './dom';
import type { TileLook } from './drawings/tile-drawing';
import type { Given, Part, Ui } from './element';
import { listIn, nameIn, part, textIn, tilesIn } from './given';
import { buttons, type RackTile } from './rack';
import { fault, image, lookOf, picture, row } from './tiles';
import { readView, type ShownView } from './view';
import { actionWords, phaseWords, tilesWords } from './words';

interface Scene {
  readonly view: ShownView;
  readonly look: TileLook;
  readonly names: unknown;
  /** The racks of others, where they lie open. */
  readonly racks: unknown;
  readonly ui: Ui;
}

/** The tiles of a rack or a choice, in one order. */
const keyOf = (tiles: readonly Tile[]): string => [...tiles].sort().join(' ');

const typeOf = (action: object): unknown => part(action, 'type');

const discards = ({ view, look, names }: Scene, seat: Seat): Child => {
  const newest = view.discards.length - 1;
  return h(
    'ol',
    { part: 'discards', 'aria-label': `Discards of ${nameIn(names, seat)}` },
    view.discards.flatMap(({ seat: owner, tile }, place) =>
      owner === seat ? [h('li', {}, image(tile, look, place === newest ? 'the newest' : undefined))] : [],
    ),
  );
};

const player = (scene: Scene, seat: Seat): Child => {
  const { view, look, names, racks } = scene;
  const isOwn = seat === view.viewer;
  const facts = [
    isOwn && textIn(names, seat) === '' && 'you',
    !isOwn && view.count(seat) !== '' && `${view.count(seat)} tiles`,
    view.dead.includes(seat) && 'dead hand',
    view.awaiting.includes(seat) && view.phase !== 'over' && 'to act',
  ];
  const laid = view.laid(seat).filter((tiles) => tiles.length > 0);
  const open = isOwn ? [] : tilesIn(racks, seat);
  return h(
    'div',
    {
      part: view.awaiting.includes(seat) ? 'player awaited' : 'player',
      role: 'group',
      'aria-label': nameIn(names, seat),
    },
    h('h3', {}, nameIn(names, seat), ' ', h('span', { part: 'small' }, facts.filter(Boolean).join(', '))),
    open.length > 0 && row(open, look, { part: 'row open' }),
    laid.length > 0 &&
      h(
        'div',
        { part: 'laid melds' },
        laid.map((tiles) => row(tiles, look, { part: 'row laid-set' })),
      ),
    discards(scene, seat),
  );
};

/** What tells one decision from another, of another game, too. */
const decisionOf = ({ moment, rack }: ShownView): string => `${moment} ${rack.join(' ')}`;

/** The places of the rack that were chosen for this decision. */
const chosenIn = (given: Given, view: ShownView): readonly number[] => {
  const chosen = given['chosen'];
  if (part(chosen, 'decision') !== decisionOf(view)) return [];
  return listIn(chosen, 'places').filter((place) => typeof place === 'number');
};

/** The actions that are buttons of their own, with the tiles they take from the rack. */
const actions = ({ view, look, names, ui }: Scene, choices: readonly object[]): Child =>
  choices.map((action, place) => {
    const tiles = [...tilesIn(action, 'with'), ...tilesIn(action, 'tiles')];
    return h(
      'button',
      {
        part: typeOf(action) === 'mahjongg' ? 'action primary' : 'action',
        'data-next': place === 0 && view.phase !== 'turn',
        ...ui.press(() => ui.tell('action', action)),
      },
      actionWords(action, names),
      tiles.length > 0 && [
        h('span', { part: 'unseen' }, ` with ${tilesWords(tiles)}`),
        h(
          'span',
          { part: 'row', 'aria-hidden': 'true' },
          tiles.map((tile) => h('span', { part: 'tile' }, picture(tile, look))),
        ),
      ],
    );
  });

/** The button that passes what was chosen. */
const passing = (scene: Scene, passes: readonly object[], chosen: readonly Tile[]): Child => {
  if (passes.length === 0) return undefined;
  const { ui } = scene;
  const sizes = passes.map((pass) => tilesIn(pass, 'tiles').length);
  const action = passes.find((pass) => keyOf(tilesIn(pass, 'tiles')) === keyOf(chosen));
  const blind = part(action, 'blind');
  const words =
    chosen.length === 0 && Math.min(...sizes) === 0
      ? 'Pass none'
      : `Pass ${chosen.length} of ${Math.max(...sizes)}`;
  return h(
    'button',
    {
      part: 'action primary',
      'aria-disabled': String(action === undefined),
      ...ui.press(() => ui.tell('action', action)),
    },
    typeof blind === 'number' ? `${words} and ${blind} unseen` : words,
  );
};

const rack = (
  scene: Scene,
  passes: readonly object[],
  chosen: readonly number[],
  marked: readonly Tile[],
): Child => {
  const { view, look, ui } = scene;
  if (view.viewer === undefined) return undefined;
  const passed = new Set(passes.flatMap((pass) => tilesIn(pass, 'tiles')));
  const discard = (tile: Tile): object | undefined =>
    view.legal.find(
      (action) =>
        typeOf(action) === 'discard' && part(action, 'tile') === tile && part(action, 'named') === undefined,
    );
  const drawn = isTileName(view.drawn) ? view.rack.lastIndexOf(view.drawn) : -1;
  const choose = (place: number): void => {
    const places = chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place];
    ui.set({ chosen: { decision: decisionOf(view), places } });
  };
  const rackTile = (tile: Tile, place: number): RackTile => {
    const action = discard(tile);
    const discarding = action && (() => ui.tell('action', action));
    const isHinted = marked.includes(tile) && 'marked';
    return {
      tile,
      mark: place === drawn ? 'just drawn' : isHinted || undefined,
      isChosen: passes.length > 0 ? chosen.includes(place) : undefined,
      press: passed.has(tile) ? () => choose(place) : discarding,
    };
  };
  const verb = passes.length > 0 ? 'Pass' : 'Discard';
  return h('div', { part: 'rack' }, buttons(view.rack.map(rackTile), { label: 'Your rack', verb, look, ui }));
};

/** A table of any game as one viewer sees it, and what that viewer can do. */
export const table = (given: Given, ui: Ui): Child => {
  const { names } = given;
  if (given['view'] === undefined) return undefined;
  const view = readView(given['view']);
  if (view === undefined) return fault('This is no view of a table. viewFor makes one.');
  const scene: Scene = {
    view,
    look: lookOf(given['look']),
    names,
    racks: given['racks'] ?? part(view.now, 'racks'),
    ui,
  };
  const passes = view.legal.filter((action) => typeOf(action) === 'pass');
  const others = view.legal.filter((action) => !['pass', 'discard'].includes(String(typeOf(action))));
  const places = chosenIn(given, view);
  const chosen = view.rack.filter((_, place) => places.includes(place));
  return [
    h(
      'div',
      { part: 'felt' },
      h('p', { part: 'wall' }, view.wall),
      h(
        'div',
        { part: 'players' },
        view.seats.map((seat) => player(scene, seat)),
      ),
    ),
    h('p', { part: 'phase', role: 'status' }, phaseWords(view, names)),
    h('div', { part: 'actions' }, actions(scene, others), passing(scene, passes, chosen)),
    rack(scene, passes, places, tilesIn(given, 'marked')),
  ];
};

/** `<mahjongg-table>`: a table from a view, with everything its player can do. */
export const TABLE: Part = {
  attributes: ['look'],
  properties: ['view', 'names', 'racks', 'marked'],
  render: table,
};
