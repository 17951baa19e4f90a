import type { Meld } from '../hands/hand';
import type { Seat } from '../rules/payouts';
import { formatTiles } from '../tiles/format-tiles';
import type { Tile } from '../tiles/tile';
import type { Action } from './actions';
import type { GameSetup } from './create-game';
import type { Event } from './events';
import type { Game } from './game-of';
import { at } from './seats';
import type { GameState, Outcome } from './state';

const tilesText = (tiles: readonly Tile[]): string => (tiles.length === 0 ? '-' : formatTiles(tiles));

const meldText = ({ tiles }: Meld): string => `[${tiles.join(' ')}]`;

/** A value of an action or event on one line: tiles as text, anything else as JSON. */
const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return `(${value.map(valueText).join(' ')})`;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
};

const fieldsText = (fields: object, left: readonly string[]): string =>
  Object.entries(fields)
    .filter(([name, value]) => !left.includes(name) && value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}=${valueText(value)}`)
    .join('');

const actionText = (action: Action): string =>
  `${action.moment} ${action.seat} ${action.type}${fieldsText(action, ['type', 'seat', 'moment'])}`;

/** What an event brings that only some players see: changes of racks. */
const secretText = ({ secret }: Event): string =>
  Object.entries(secret?.seats ?? {})
    .filter(([, change]) => change?.lost !== undefined || change?.gained !== undefined)
    .map(
      ([seat, change]) => ` ${seat}:-${(change?.lost ?? []).join(',')}+${(change?.gained ?? []).join(',')}`,
    )
    .join('');

const LONG = ['moment', 'secret', 'type', 'now', 'racks', 'outcome', 'moves'];

const eventText = (event: Event): string => `    ${event.type}${fieldsText(event, LONG)}${secretText(event)}`;

const seatText = (state: GameState, seat: Seat): string => {
  const dead = state.dead.includes(seat) ? ' dead' : '';
  const melds = at(state.melds, seat).map(meldText).join(' ');
  return `  ${seat}${dead} ${tilesText(at(state.racks, seat))}${melds === '' ? '' : ` ${melds}`}`;
};

const stateText = (state: GameState): readonly string[] => [
  `  phase ${state.phase}, moment ${state.moment}, wall ${state.wallLeft}, awaiting ${state.awaiting.join(' ') || '-'}`,
  ...state.seats.map((seat) => seatText(state, seat)),
];

const outcomeText = (outcome: Outcome): readonly string[] => [
  `ending ${outcome.ending}`,
  ...(outcome.declared === undefined ? [] : [`declared${fieldsText(outcome.declared, ['hand'])}`]),
  ...(outcome.settlement?.payments ?? []).map(({ from, to, amount }) => `${from} pays ${to} ${amount}`),
];

/**
 * A whole game as text that a person can check: the state at the start and at every new phase of the
 * table, every action with its events, and the end. An action that is refused is shown with its code, and
 * the game goes on without it.
 */
export const playthrough = (game: Game, setup: GameSetup, actions: readonly Action[]): string => {
  const created = game.createGame(setup);
  if (!created.ok) return `refused ${created.error.code}\n`;
  let state = created.value;
  const lines = [
    `${state.rules.name}, ${state.manners}`,
    `wall ${setup.wall.join(' ')}`,
    ...stateText(state),
  ];
  for (const action of actions) {
    const taken = game.apply(state, action);
    lines.push(actionText(action));
    if (!taken.ok) {
      lines.push(`    refused ${taken.error.code} ${taken.error.rule}`.trimEnd());
      continue;
    }
    lines.push(...taken.value.events.map(eventText));
    if (taken.value.state.phase !== state.phase) lines.push(...stateText(taken.value.state));
    state = taken.value.state;
  }
  const outcome = game.outcome(state);
  return `${[...lines, ...(outcome === undefined ? [] : outcomeText(outcome))].join('\n')}\n`;
};
