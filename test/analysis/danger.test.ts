import { expect, test } from 'vitest';
import { advise } from '../../src/analysis';
import { dangerOf } from '../../src/analysis/danger';
import { gameOf, type PlayerView, seededRandom, shuffleWall, type TableRules } from '../../src/game';
import { cardFree, parseHandText, type Tile } from '../../src/index';

// How dangerous discards are, and where that decides what is advised.

const rules = cardFree();
const OTHERS: readonly Tile[] = ['1B', '2B', '3B', '4B', '5B', '6B', '7B', '8B', '9B', '1C', '2C', '3C'];

/** So many other tiles, none of them more often than the others. */
const others = (count: number): readonly Tile[] =>
  Array.from({ length: count }, (_, place) => OTHERS[place % OTHERS.length] as Tile);

/** A view with these discards, so many tiles being left in the wall. */
const viewWith = (tiles: readonly Tile[], wallLeft: number): PlayerView =>
  ({ discards: tiles.map((tile) => ({ seat: 'S', tile })), wallLeft }) as unknown as PlayerView;

test('AG-15: a tile left to lie a short while ago is the safest, and one never discarded the least safe', () => {
  const danger = (before: number, after: number): number =>
    dangerOf(viewWith([...others(before), '9D', ...others(after)], 40), '9D');
  const never = dangerOf(viewWith(others(30), 40), '9D');
  expect(danger(29, 0)).toBe(danger(22, 7));
  expect(danger(21, 8)).toBeGreaterThan(danger(22, 7));
  expect(danger(14, 15)).toBe(danger(21, 8));
  expect(danger(13, 16)).toBeGreaterThan(danger(14, 15));
  expect(never).toBeGreaterThan(danger(0, 29));
  expect(danger(29, 0)).toBeGreaterThan(0);
});

test('AG-15: discards are the more dangerous the less of the wall is left, and safe as long as all begin', () => {
  const danger = (discards: number, wallLeft: number): number =>
    dangerOf(viewWith(others(discards), wallLeft), '9D');
  expect(danger(15, 85)).toBe(0);
  expect(danger(16, 84)).toBeGreaterThan(0);
  expect(danger(40, 40)).toBeGreaterThan(danger(20, 60));
  expect(danger(99, 0)).toBeLessThan(0.5);
});

test('AG-12: nobody can call a joker; a flower is asked for more often than other tiles', () => {
  const view = viewWith(others(40), 40);
  expect(dangerOf(view, 'J')).toBe(0);
  expect(dangerOf(view, 'F')).toBeGreaterThan(dangerOf(view, '9D'));
});

const tilesOf = (text: string): readonly Tile[] => {
  const hand = parseHandText(text);
  if (!hand.ok) throw new Error(text);
  return hand.value.concealed;
};

/** A turn of East with these tiles, any of which may be discarded, after these discards. */
const turnOf = (playing: TableRules, rack: readonly Tile[], discards: readonly Tile[]): PlayerView => {
  const game = gameOf(playing);
  const players = { E: {}, S: {}, W: {}, N: {} };
  const begun = game.createGame({ wall: shuffleWall(playing, seededRandom('turn')), dice: [], players });
  if (!begun.ok) throw new Error('no game');
  const legal = [...new Set(rack)].map((tile) => ({ seat: 'E', moment: 40, type: 'discard', tile }));
  const turn = { phase: 'turn', now: { seat: 'E', by: 'wall' }, awaiting: ['E'], legal, rack, moment: 40 };
  const open = { discards: discards.map((tile) => ({ seat: 'S', tile })), wallLeft: 30, drawn: null };
  return { ...game.viewFor(begun.value, 'E'), ...turn, ...open } as unknown as PlayerView;
};

test.each(['beginner', 'regular', 'expert'] as const)(
  'AG-10: of tiles that nothing needs the %s gives the one that is safe, whichever it is',
  (strength) => {
    const rack = tilesOf('11B 222B 333B 444B 5B E S');
    const advisedAfter = (...discards: readonly Tile[]): unknown => {
      const view = turnOf(rules, rack, [...tilesOf('77C 88C 99C 77D 88D 99D 66D 66C'), ...discards]);
      const advice = advise(view, { rules, strength, trials: 1 });
      const [first] = advice.ok ? advice.value.choices : [];
      return first?.action.type === 'discard' && first.action.tile;
    };
    expect(advisedAfter('E', 'W', 'N', 'GD', 'WD')).toBe('E');
    expect(advisedAfter('S', 'W', 'N', 'GD', 'WD')).toBe('S');
    // Safe or not, a tile that the hand needs is kept.
    expect(['E', 'S']).toContain(advisedAfter('2B', 'W', 'N', 'GD', 'WD'));
  },
);
