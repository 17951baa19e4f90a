import { describe, expect, test } from 'vitest';
import { chancePlayer } from '../../docs/examples/shared/chance-player';
import {
  findLeaks,
  type Script,
  scriptOf,
  type Transcripts,
  twinOf,
} from '../../docs/examples/shared/hidden-tiles';
import { type Event, gameOf, seededRandom, shuffleWall, throwDice, type Viewer } from '../../src/game';
import { cardFree, freeForm, unwrap } from '../../src/index';

const VIEWERS: readonly Viewer[] = ['E', 'S', 'W', 'N', 'spectator'];
const rulesOf = { 'card-free': cardFree(), 'american-game': freeForm() };

describe.each(Object.entries(rulesOf))('%s', (name, rules) => {
  const game = gameOf(rules);

  const begin = (seed: string): Script => {
    const random = seededRandom(seed);
    const setup = { wall: shuffleWall(rules, random), dice: throwDice(rules, random) };
    return scriptOf(game, setup, chancePlayer, random);
  };

  /** What each viewer receives; `leak` adds to it. */
  const play =
    (leak: (event: Event, viewer: Viewer) => unknown = () => undefined) =>
    ({ setup, actions }: Script): Transcripts => {
      let state = unwrap(game.createGame(setup));
      const got = new Map(VIEWERS.map((viewer) => [viewer, [JSON.stringify(game.viewFor(state, viewer))]]));
      for (const action of actions) {
        const taken = unwrap(game.apply(state, action));
        state = taken.state;
        for (const viewer of VIEWERS) {
          const told = taken.events.map((event) => [game.eventFor(event, viewer), leak(event, viewer)]);
          got.get(viewer)?.push(JSON.stringify([told, game.viewFor(state, viewer)]));
        }
      }
      return Object.fromEntries(got);
    };

  test('views and events tell nobody what is hidden', async () => {
    expect(await findLeaks(game, begin(`${name} 1`), play(), seededRandom('1'), 3)).toEqual([]);
  });

  test('a twin has other tiles and other sealed answers', () => {
    const script = begin(`${name} 4`);
    for (const viewer of VIEWERS) {
      const part = { ...script, actions: script.actions.slice(0, 100) };
      const twin = twinOf(game, part, viewer, seededRandom(viewer));
      const moved = twin.setup.wall.filter((tile, place) => tile !== script.setup.wall[place]).length;
      expect(moved).toBeGreaterThan(60);
      expect([...twin.setup.wall].sort()).toEqual([...script.setup.wall].sort());
      expect(twin.actions).not.toEqual(part.actions);
    }
  });

  test.each<readonly [string, (event: Event, viewer: Viewer) => unknown]>([
    ['all that is secret', (event) => event.secret],
    [
      'a tile drawn by another',
      (event) => event.type === 'drew' && event.secret?.seats?.[event.seat]?.gained,
    ],
    ['tiles passed between others', (event) => event.type === 'passed' && event.secret?.seats?.S?.lost],
    ['a sealed answer', (event) => event.type === 'answered' && event.secret?.seats?.[event.seat]?.answer],
  ])('%s, once told, is found', async (_, leak) => {
    const { setup, actions } = begin(`${name} 5`);
    const part = { setup, actions: actions.slice(0, 60) };
    const leaks = await findLeaks(game, part, play(leak), seededRandom('5'), 2);
    expect(leaks.map(({ viewer }) => viewer)).toContain('spectator');
  });
});
