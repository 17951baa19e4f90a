import { isRecord } from '../core/own-values';
import { type Child, h } from './dom';
import type { Part, Ui } from './element';
import { part, seatIn, shortText, textIn } from './given';
import { button } from './rack';
import { table } from './table';
import { fault } from './tiles';

interface Replaying {
  readonly replay: (record: unknown, actions?: number) => unknown;
  readonly viewFor: (state: unknown, viewer: unknown) => unknown;
}

const isGame = (game: unknown): game is Replaying =>
  isRecord(game) && typeof part(game, 'replay') === 'function' && typeof part(game, 'viewFor') === 'function';

const controls = (move: number, all: number, ui: Ui): Child => {
  const go = (to: number): void => {
    if (to === move) return;
    ui.set({ move: to });
    ui.tell('move', { move: to });
  };
  const step = (label: string, sign: string, to: number): Child =>
    button(ui, to < 0 || to > all ? undefined : () => go(to), { 'aria-label': label }, sign);
  const back = step('Previous move', '◀', move - 1);
  const press = ui.press((value) => go(Number(value)));
  const range = { type: 'range', min: 0, max: all, value: move, 'aria-label': `Move, of ${all}` };
  const next = step('Next move', '▶', move + 1);
  const place = h('span', { role: 'status', part: 'move' }, `${move} of ${all}`);
  return h('div', { part: 'actions controls' }, back, h('input', { ...press, ...range }), next, place);
};

/** `<mahjongg-replay>`: a recorded game, move by move, with all racks open. */
export const REPLAY: Part = {
  attributes: ['look', 'seat', 'move'],
  properties: ['game', 'record', 'names'],
  render: (given, ui) => {
    const { game, record, look, names } = given;
    if (record === undefined) return undefined;
    if (!isGame(game)) return fault('A replay needs its game, as gameOf(rules) makes it.');
    const whole = game.replay(record);
    const value = part(whole, 'value');
    const actions = part(value, 'actions');
    if (!Array.isArray(actions)) {
      const message = textIn(part(whole, 'error'), 'message');
      return fault(`This record cannot be played again. ${message}`.trim());
    }
    const all = actions.length;
    const asked = Number(shortText(given['move']) || all);
    const move = Number.isInteger(asked) ? Math.max(0, Math.min(all, asked)) : all;
    const state = part(move === all ? value : part(game.replay(record, move), 'value'), 'state');
    const stopped = textIn(part(value, 'stopped'), 'message');
    const view = game.viewFor(state, seatIn(given['seat']) ?? 'spectator');
    const seen = isRecord(view) ? { ...view, legal: [] } : view;
    return [
      controls(move, all, ui),
      stopped !== '' && fault(`The record cannot be played further. ${stopped}`),
      table({ view: seen, racks: part(state, 'racks'), look, names }, ui),
    ];
  },
};
