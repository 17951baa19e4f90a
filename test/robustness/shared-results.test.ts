import { describe, expect, test } from 'vitest';
import { bestDiscards, targets, waits } from '../../src/analysis';
import { newGame, seededRandom } from '../../src/game';
import {
  americanCard,
  americanSolitaire,
  americanSolitaireSheet,
  cardFree,
  chineseSheet,
  chineseSolitaire,
  freeForm,
  possible,
  practiceCard,
  scoreHand,
  settle,
  validateHand,
  yearGame,
} from '../../src/index';

// Who changes an answer changes no other: two answers to the same question have nothing in common that can be changed.

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All lists and objects of a value that can be changed, each with the way to it. */
const changeable = (
  value: unknown,
  way = '',
  found = new Map<object, string>(),
): ReadonlyMap<object, string> => {
  if (!isObject(value) || found.has(value)) return found;
  if (!Object.isFrozen(value)) found.set(value, way);
  for (const [name, part] of Object.entries(value)) changeable(part, `${way}.${name}`, found);
  return found;
};

/** What two values share that can be changed. */
const shared = (one: unknown, other: unknown): readonly string[] => {
  const others = changeable(other);
  return [...changeable(one)].flatMap(([part, way]) => (others.has(part) ? [way] : []));
};

const card = americanCard(practiceCard);
const free = freeForm();
const jackpot = freeForm({ jackpotAdds: true });
const level = cardFree({ skillLevel: 5, houseRules: { requireBonus: true } });
const bare = cardFree({ houseRules: { removeFlowersAndJokers: true } });
const CONCEALED = '11B 222C 333D 4444D EE';
const EXPOSED = '11B 222C [333D] 4444D EE';
const DRAGONS = 'EEE 00 GGG 234B [888D]';

test.each<readonly [name: string, ask: () => unknown]>([
  ['TG-8: the jackpot', () => scoreHand(CONCEALED, { rules: free, win: { by: 'wall' } })],
  ['TG-8a: both lines', () => scoreHand(CONCEALED, { rules: jackpot, win: { by: 'wall' } })],
  ['TG-8: a given value', () => scoreHand(EXPOSED, { rules: free, win: { by: 'wall', value: 25 } })],
  ['TG-8: no value', () => scoreHand(EXPOSED, { rules: free, win: { by: 'wall' } })],
  ['TG-8: waits', () => waits('11B 222C 333D 4444D E', { rules: free })],
  ['CF-24: readings', () => validateHand('22D 333D 4444D 555D FF')],
  ['CF-24: a score', () => scoreHand('22D 333D 4444D 555D FF', { win: { by: 'wall' } })],
  ['CF-32: a note', () => validateHand('22D 333D 4444D 55555D', { rules: bare })],
  ['CF-33, CF-38: conditions', () => validateHand('22D 333D JJ44D [555D] [666D]', { rules: level })],
  ['CF-39: reasons', () => validateHand('11B 222B 3333B GGG 00')],
  ['CF-29: payments', () => settle({ value: 25, winner: 'E', by: 'wall' }, { rules: cardFree() })],
  ['readings by card', () => validateHand('11B 222C 333D 4444D EE', { rules: card })],
  ['targets by card', () => targets('11B 222C 333D 4444D E', { rules: card })],
  ['AG-31: a dead hand', () => possible({ melds: '[333D]', visible: '4D' }, { rules: card })],
  ['targets', () => targets('11B 222C 333D 4444D E', { rules: cardFree() })],
  ['the best discards', () => bestDiscards('11B 222C 333D 4444D ER', { rules: cardFree() })],
  [
    'CS-14: a score',
    () => scoreHand(DRAGONS, { rules: chineseSolitaire(), win: { by: 'wall', tile: 'GD', discards: 9 } }),
  ],
  ['CS-14: conditions', () => validateHand(DRAGONS, { rules: chineseSolitaire() })],
  ['a Chinese sheet that is refused', () => chineseSheet({ sets: [{ kind: 'pung', tile: '1B' }] } as never)],
  ['AS-2: a sheet', () => americanSolitaireSheet({ cardValue: 25, by: 'wall' } as never)],
  ['YG-11: conditions', () => validateHand('111222333B EEE SS', { rules: yearGame() })],
  ['waits of the Year game', () => waits('111222333B EEE S', { rules: yearGame() })],
])('%s', (_, ask) => {
  const [one, other] = [ask(), ask()];
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  expect(shared(one, other)).toEqual([]);
});

/** A game by the choices of a seed: its states, views and events, and what could be done in each. */
const course = (rules: Parameters<typeof newGame>[0]): readonly unknown[] => {
  const { game, setup, state: begun } = newGame(rules as ReturnType<typeof cardFree>, { seed: 'shared' });
  const random = seededRandom('choices');
  const seen: unknown[] = [setup];
  let state = begun;
  for (let moves = 0; moves < 120 && state.phase !== 'over'; moves++) {
    const seat = state.awaiting[0] ?? 'E';
    const { legal } = game.viewFor(state, seat);
    const calls = legal.filter(({ type }) => type === 'call');
    const from = calls.length > 0 ? calls : legal;
    const action = from[random(from.length)] as (typeof legal)[number];
    const taken = game.apply(state, action);
    if (!taken.ok) throw new Error(taken.error.message);
    seen.push(state, game.viewFor(state, seat), taken.value.events, game.outcome(taken.value.state));
    state = taken.value.state;
  }
  return seen;
};

/** What views share with their states, and events that players see with what happened, in a game by the choices of a seed. */
const sharedInViews = (rules: Parameters<typeof newGame>[0]): readonly string[] => {
  const { game, state: begun } = newGame(rules as ReturnType<typeof cardFree>, { seed: 'views' });
  const random = seededRandom('other choices');
  const found = new Set<string>();
  let state = begun;
  for (let moves = 0; moves < 120; moves++) {
    const before = game.encodeState(state);
    for (const viewer of [...state.seats, 'spectator'] as const) {
      const view = game.viewFor(state, viewer);
      for (const way of shared(view, state)) found.add(`view${way}`);
      for (const list of changeable(view).keys()) if (Array.isArray(list)) list.push('J');
    }
    expect(game.encodeState(state)).toBe(before);
    const legal = state.awaiting.flatMap((seat) => game.legalActions(state, seat));
    const action = legal[random(Math.max(1, legal.length))];
    if (action === undefined) break;
    const taken = game.apply(state, action);
    if (!taken.ok) throw new Error(taken.error.message);
    for (const event of taken.value.events)
      for (const viewer of [...state.seats, 'spectator'] as const)
        for (const way of shared(game.eventFor(event, viewer), event)) found.add(`${event.type}${way}`);
    state = taken.value.state;
  }
  return [...found];
};

describe('a game', () => {
  const games: readonly (readonly [name: string, make: () => unknown])[] = [
    ['Card Free', () => cardFree()],
    ['by card', () => card],
    ['without a card', () => free],
    ['Chinese solitaire (CS-6)', () => chineseSolitaire()],
    ['American solitaire', () => americanSolitaire({}, cardFree())],
    ['the Year game (YG-7)', () => yearGame()],
  ];

  test.each(games)('%s: who changes a view or an event that a player sees changes no game', (_, make) => {
    expect(sharedInViews(make() as Parameters<typeof newGame>[0])).toEqual([]);
  });

  test.each(games)('%s', (_, make) => {
    const rules = make() as Parameters<typeof newGame>[0];
    const [one, other] = [course(rules), course(rules)];
    expect(one.length).toBeGreaterThan(40);
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect([...new Set(shared(one, other))].slice(0, 8)).toEqual([]);
  });
});
