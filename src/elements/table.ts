import type { Seat } from '../hands/payouts';
import { isTileName, type Tile } from '../tiles/tile';
import { type Child, h } from './dom';
import type { TileLook } from './drawings/tile-drawing';
import type { Given, Part, Ui } from './element';
import { listIn, nameIn, numberIn, part, textIn, tilesIn } from './given';
import { button, buttons, type RackTile, toggled } from './rack';
import { fault, image, lookOf, picture, row } from './tiles';
import { readView, type ShownView } from './view';
import { actionWords, phaseWords, tilesWords } from './words';

interface Scene {
  readonly view: ShownView;
  readonly look: TileLook;
  readonly names: unknown;
  /** The racks of the others, if they are open. */
  readonly racks: unknown;
  readonly ui: Ui;
}

/** Tiles as a text that does not depend on their order. */
const keyOf = (tiles: readonly Tile[]): string => [...tiles].sort().join(' ');

/** What the player can do, by how it is chosen. */
interface Choices {
  readonly passes: ReadonlyMap<string, object>;
  /** The tiles that can be passed. */
  readonly passed: ReadonlySet<Tile>;
  /** The most tiles in one pass. */
  readonly most: number;
  readonly discards: ReadonlyMap<unknown, object>;
  /** The actions that have a button of their own. */
  readonly others: readonly object[];
}

/** Sorts the actions of a view, reading each once: a pass in the Charleston has hundreds. */
const choicesIn = (legal: readonly object[]): Choices => {
  const passes = new Map<string, object>();
  const passed = new Set<Tile>();
  let most = 0;
  const discards = new Map<unknown, object>();
  const others: object[] = [];
  for (const action of legal) {
    const type = part(action, 'type');
    if (type === 'pass') {
      const tiles = tilesIn(action, 'tiles');
      passes.set(keyOf(tiles), action);
      most = Math.max(most, tiles.length);
      for (const tile of tiles) passed.add(tile);
    } else if (type !== 'discard') others.push(action);
    else if (part(action, 'named') === undefined) discards.set(part(action, 'tile'), action);
  }
  return { passes, passed, most, discards, others };
};

const discards = ({ view, look, names }: Scene, seat: Seat): Child => {
  const newest = view.discards.length - 1;
  const items = view.discards.map(
    ({ seat: owner, tile }, place) =>
      owner === seat && h('li', {}, image(tile, look, place === newest ? 'the newest' : undefined)),
  );
  return h('ol', { part: 'discards', 'aria-label': `Discards of ${nameIn(names, seat)}` }, items);
};

const player = (scene: Scene, seat: Seat): Child => {
  const { view, look, names, racks } = scene;
  const isOwn = seat === view.viewer;
  const facts = [
    isOwn && (textIn(names, seat) === '' ? 'you' : nameIn(undefined, seat)),
    !isOwn && view.count(seat) !== '' && `${view.count(seat)} tiles`,
    view.dead.includes(seat) && 'dead hand',
    view.awaiting.includes(seat) && view.phase !== 'over' && 'to act',
  ];
  const laid = view.laid(seat).filter((tiles) => tiles.length > 0);
  const rows = laid.map((tiles) => row(tiles, look, { part: 'row laid-set' }));
  const open = isOwn ? [] : tilesIn(racks, seat);
  const [name, frame] = [nameIn(names, seat), view.awaiting.includes(seat) ? 'player awaited' : 'player'];
  return h(
    'div',
    { part: frame, role: 'group', 'aria-label': name },
    h('h3', {}, name, ' ', h('span', { part: 'small' }, facts.filter(Boolean).join(', '))),
    open.length > 0 && row(open, look, { part: 'row open' }),
    rows.length > 0 && h('div', { part: 'laid melds' }, rows),
    discards(scene, seat),
  );
};

/** A text that differs for every decision, also in another game. */
const decisionOf = ({ moment, rack }: ShownView): string => `${moment} ${rack.join(' ')}`;

/** The places of the rack that were chosen for this decision. */
const chosenIn = (given: Given, view: ShownView): readonly number[] => {
  const chosen = given['chosen'];
  if (part(chosen, 'decision') !== decisionOf(view)) return [];
  return listIn(chosen, 'places').filter((place) => typeof place === 'number');
};

/** The buttons of the other actions, with the tiles they take from the rack. */
const actions = ({ view, look, names, ui }: Scene, { others }: Choices): Child =>
  others.map((action, place) => {
    const tiles = [...tilesIn(action, 'with'), ...tilesIn(action, 'tiles')];
    const pictures = tiles.map((tile) => h('span', { part: 'tile' }, picture(tile, look)));
    const taken = tiles.length > 0 && [
      h('span', { part: 'unseen' }, ` with ${tilesWords(tiles)}`),
      h('span', { part: 'row', 'aria-hidden': 'true' }, pictures),
    ];
    const attributes = {
      part: part(action, 'type') === 'mahjongg' ? 'action primary' : 'action',
      'data-next': place === 0 && !['turn', 'claims'].includes(view.phase),
    };
    return button(ui, () => ui.tell('action', action), attributes, actionWords(action, names), taken);
  });

const passing = ({ ui }: Scene, { passes, most }: Choices, chosen: readonly Tile[]): Child => {
  if (passes.size === 0) return undefined;
  const action = passes.get(keyOf(chosen));
  const blind = numberIn(action, 'blind');
  const own = chosen.length > 0 ? `${chosen.length} and ` : '';
  const words = blind === undefined ? `Pass ${chosen.length} of ${most}` : `Pass ${own}${blind} unseen`;
  return button(ui, action && (() => ui.tell('action', action)), { part: 'action primary' }, words);
};

const rack = (
  { view, look, ui }: Scene,
  { passes, passed, most, discards: legal }: Choices,
  chosen: readonly number[],
  marked: readonly Tile[],
): Child => {
  if (view.viewer === undefined) return undefined;
  const isPassing = passes.size > 0;
  const drawn = isTileName(view.drawn) ? view.rack.lastIndexOf(view.drawn) : -1;
  // A tile too many replaces the one chosen first.
  const choose = (place: number): void => {
    const places = toggled(chosen, place).slice(-most);
    ui.set({ chosen: { decision: decisionOf(view), places } });
  };
  const rackTile = (tile: Tile, place: number): RackTile => {
    const action = legal.get(tile);
    const discarding = action && (() => ui.tell('action', action));
    return {
      tile,
      mark: marked.includes(tile) ? 'marked' : place === drawn ? 'just drawn' : undefined,
      isChosen: isPassing ? chosen.includes(place) : undefined,
      press: passed.has(tile) ? () => choose(place) : discarding,
    };
  };
  const verb = isPassing ? 'Pass' : 'Discard';
  return h('div', { part: 'rack' }, buttons(view.rack.map(rackTile), { label: 'Your rack', verb, look, ui }));
};

/** A table of any game as one viewer sees it, with that viewer’s choices. */
export const table = (given: Given, ui: Ui): Child => {
  const { names } = given;
  if (given['view'] === undefined) return undefined;
  const view = readView(given['view']);
  if (view === undefined) return fault('Not a view of a table. Get one from viewFor.');
  const scene: Scene = {
    view,
    look: lookOf(given['look']),
    names,
    racks: given['racks'] ?? part(view.now, 'racks'),
    ui,
  };
  const choices = choicesIn(view.legal);
  const places = chosenIn(given, view);
  const chosen = view.rack.filter((_, place) => places.includes(place));
  const players = view.seats.map((seat) => player(scene, seat));
  // The focus is outside the buttons, so that no stray key refuses a claim, discards a tile, or passes tiles unseen.
  const isOutside = view.phase === 'claims' || choices.passes.size + choices.discards.size > 0;
  const others = [actions(scene, choices), passing(scene, choices, chosen)];
  return [
    h('div', { part: 'felt' }, h('p', { part: 'wall' }, view.wall), h('div', { part: 'players' }, players)),
    h('slot', {}),
    h(
      'div',
      { part: 'choosing' },
      h('p', { part: 'phase', role: 'status' }, phaseWords(view, names)),
      h('div', { part: 'actions', tabindex: -1, 'data-next': isOutside }, others),
      rack(scene, choices, places, tilesIn(given, 'marked')),
    ),
  ];
};

/** `<mahjongg-table>`: a table from a view, with everything the player can do. */
export const TABLE: Part = {
  attributes: ['look'],
  properties: ['view', 'names', 'racks', 'marked'],
  render: table,
};
