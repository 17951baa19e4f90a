import { expectSound } from '../core/misuse';
import { expectShape, type Shape } from '../core/shape';
import type { Seat } from '../hands/payouts';
import type { GameOf } from '../play/make-game';
import type { BySeat } from '../play/seats';
import type { AnyAction, AnyOutcome, Secret, Told } from '../play/types';
import type { AnyHappening, WayTypes } from '../play/way';
import type { Settlement } from '../questions/settlement';
import { formatTiles } from '../tiles/format-tiles';
import type { Tile } from '../tiles/tile';

/** The types of a game that can be written as text. */
export interface TextTypes extends WayTypes {
  /** The state that is written: racks, exposures, the wall and so on. */
  readonly state: WayTypes['state'] & {
    /** The flowers laid aside, by seat. */
    readonly flowers?: BySeat<readonly Tile[]>;
    /** The seats with dead hands. */
    readonly dead?: readonly Seat[];
    /** The manners of the table: whether illegal actions are refused. */
    readonly manners?: string;
  };
  /** The events, with the changes of racks that they keep secret. */
  readonly event: Told<AnyHappening, Secret<unknown>>;
  /** How it ended. */
  readonly outcome: AnyOutcome & {
    /** The declaration that ended the game. */
    readonly declared?: object | undefined;
    /** Who pays whom. */
    readonly settlement?: Settlement | null;
  };
}

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

const actionText = (action: AnyAction): string =>
  `${action.moment} ${action.seat} ${action.type}${fieldsText(action, ['type', 'seat', 'moment'])}`;

/** The changes of racks in an event, which only some players see. */
const secretText = ({ secret }: TextTypes['event']): string =>
  Object.entries(secret?.seats ?? {})
    .filter(([, change]) => change?.lost !== undefined || change?.gained !== undefined)
    .map(([seat, { lost = [], gained = [] } = {}]) => ` ${seat}:-${lost.join(',')}+${gained.join(',')}`)
    .join('');

const LONG = ['moment', 'secret', 'type', 'now', 'racks', 'outcome', 'moves'];

const eventText = (event: TextTypes['event']): string =>
  `    ${event.type}${fieldsText(event, LONG)}${secretText(event)}`;

const seatText = (state: TextTypes['state'], seat: Seat): string => {
  const dead = state.dead?.includes(seat) === true ? ' dead' : '';
  const melds = (state.melds[seat] ?? []).map(({ tiles }) => ` [${tiles.join(' ')}]`).join('');
  const [rack, flowers] = [state.racks, state.flowers].map((tiles) => formatTiles(tiles?.[seat] ?? []));
  return `  ${seat}${dead} ${rack || '-'}${melds}${flowers ? ` flowers ${flowers}` : ''}`;
};

const stateText = (state: TextTypes['state']): readonly string[] => [
  `  phase ${state.phase}, moment ${state.moment}, wall ${state.wallLeft}, awaiting ${state.awaiting.join(' ') || '-'}`,
  ...state.seats.map((seat) => seatText(state, seat)),
];

const outcomeText = (outcome: TextTypes['outcome']): readonly string[] => [
  `ending ${outcome.ending}`,
  ...(outcome.declared === undefined ? [] : [`declared${fieldsText(outcome.declared, ['hand'])}`]),
  ...(outcome.settlement?.payments ?? []).map(({ from, to, amount }) => `${from} pays ${to} ${amount}`),
];

const GAME: Shape = { createGame: 'function', apply: 'function', outcome: 'function', returns: 'function' };
const ACTION: Shape = { type: 'string', seat: 'string', moment: 'number' };

/** How deep an action may be nested, and how many parts each level may have. */
const [DEEPEST, MOST_PARTS] = [8, 1_000];

/** Whether a value is plain data that can be written on one line. */
const isPlain = (value: unknown, depth = DEEPEST): boolean => {
  if (typeof value !== 'object' || value === null) return !STRANGE.includes(typeof value);
  if (depth === 0 || (Array.isArray(value) && value.length > MOST_PARTS)) return false;
  const parts = Object.values(Object.getOwnPropertyDescriptors(value));
  return (
    parts.length <= MOST_PARTS + 1 && parts.every((part) => 'value' in part && isPlain(part.value, depth - 1))
  );
};

/** The types of values that JSON cannot hold. */
const STRANGE: readonly string[] = ['function', 'symbol', 'bigint'];

/**
 * Writes a whole game as text for a person to check: the state at the start and at every new phase, every action with its events,
 * and the end.
 *
 * @param game - The game.
 * @param setup - Its setup.
 * @param actions - The actions, in order.
 * @returns The text. A refused action is shown with its code, and the game goes on without it.
 * @example
 * ```ts
 * import { cardFree } from 'mahjongg';
 * import { playthrough } from 'mahjongg/debug';
 * import { newGame } from 'mahjongg/game';
 *
 * const { game, setup } = newGame(cardFree(), { seed: '3' });
 * playthrough(game, setup, []).split('\n')[0]; // => 'card-free, strict'
 * ```
 */
export const playthrough = <T extends TextTypes, Outcome extends T['outcome']>(
  game: GameOf<T, Outcome>,
  setup: T['setup'] & { readonly wall: readonly Tile[] },
  actions: readonly T['action'][],
): string => {
  expectShape(game, GAME, '`playthrough` needs a game');
  expectShape(actions, [ACTION], '`playthrough` needs a list of actions');
  const strange = actions.find((action) => !isPlain(action));
  expectSound(strange === undefined, '`playthrough` needs actions that are plain JSON', strange);
  const created = game.createGame(setup);
  if (!created.ok) return `refused ${created.error.reasons.map(({ code }) => code).join(' ')}\n`;
  let state: T['state'] = created.value;
  const lines = [
    [state.rules.name, ...(state.manners === undefined ? [] : [state.manners])].join(', '),
    `wall ${setup.wall.join(' ')}`,
    ...stateText(state),
  ];
  for (const action of actions) {
    const taken = game.apply(state, action);
    lines.push(actionText(action));
    if (!taken.ok) {
      const why = taken.error.reasons.map(({ code, rule }) => `${code} ${rule}`.trimEnd());
      lines.push(`    refused ${why.join(' ')}`);
      continue;
    }
    lines.push(...taken.value.events.map(eventText));
    if (taken.value.state.phase !== state.phase) lines.push(...stateText(taken.value.state));
    state = taken.value.state;
  }
  const outcome = game.outcome(state);
  // If nobody pays anybody, the scores say how the game went.
  const scores = Object.entries(outcome?.settlement === undefined ? game.returns(state) : {});
  lines.push(...(outcome === undefined ? [] : outcomeText(outcome)));
  lines.push(...scores.map(([seat, score]) => `${seat} scores ${score}`));
  return `${lines.join('\n')}\n`;
};
