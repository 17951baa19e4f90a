import { describe, expect, test } from 'vitest';
import type { CharlestonStage, GameState } from '../../src/game';
import { gameOf, newGame, seededRandom, shuffleWall, throwDice } from '../../src/game';
import { cardFree, SEATS, type Seat, type Tile } from '../../src/index';
import { reasonsOf, unwrap } from '../unwrap';
import { type Sitting, sit, sittingAt } from './sitting';
import { guide, plain, withoutCard } from './subjects';

const passable = (state: GameState, seat: Seat): readonly Tile[] =>
  (state.racks[seat] ?? []).filter((tile) => tile !== 'J');

/** Passes the first tiles of every rack, so many of them unseen. */
const passAll = (sitting: Sitting, blind: Partial<Record<Seat, number>> = {}) => {
  const before = sitting.state();
  const own = Object.fromEntries(
    before.seats.map((seat) => [seat, passable(before, seat).slice(0, 3 - (blind[seat] ?? 0))]),
  ) as unknown as Record<Seat, readonly Tile[]>;
  const events = before.seats.flatMap((seat) => [
    ...sitting.act(seat, { type: 'pass', tiles: own[seat], blind: blind[seat] ?? 0 }),
  ]);
  return { before, own, events };
};

/** The tiles of one rack that another has not, each as often as it is there more often. */
const beyond = (rack: readonly Tile[] = [], other: readonly Tile[] = []): readonly Tile[] => {
  const left = [...other];
  return rack.filter((tile) => {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

const stageOf = (sitting: Sitting): CharlestonStage => sitting.state().now as CharlestonStage;

/** Through a round of passes; the directions it had. */
const round = (sitting: Sitting): readonly string[] => {
  const directions: string[] = [];
  for (const start = stageOf(sitting).round; sitting.state().phase === 'charleston'; ) {
    if (stageOf(sitting).round !== start) break;
    directions.push(stageOf(sitting).direction);
    passAll(sitting);
  }
  return directions;
};

describe('the Charleston', () => {
  test('AG-5: three tiles right, across, left; then left, across, right', () => {
    const sitting = sit({ from: 'deal' });
    expect(round(sitting)).toEqual(['right', 'across', 'left']);
    sitting.play('all continue');
    expect(round(sitting)).toEqual(['left', 'across', 'right']);
    expect(sitting.state().phase).toBe('courtesy');
  });

  test.each([
    ['right', 0, { E: 'S', S: 'W', W: 'N', N: 'E' }],
    ['across', 1, { E: 'W', S: 'N', W: 'E', N: 'S' }],
    ['left', 2, { E: 'N', S: 'E', W: 'S', N: 'W' }],
  ] as const)('AG-5: what is passed %s comes to that player', (direction, before, goesTo) => {
    const sitting = sit({ from: 'deal' });
    for (let pass = 0; pass < before; pass++) passAll(sitting);
    expect(stageOf(sitting).direction).toBe(direction);
    const { before: old, own } = passAll(sitting);
    const { racks } = sitting.state();
    for (const seat of SEATS) {
      const to = goesTo[seat];
      const kept = beyond(old.racks[to], own[to]);
      expect(beyond(racks[to], kept)).toEqual([...own[seat]]);
      expect(racks[to]).toHaveLength(old.racks[to]?.length ?? 0);
    }
  });

  test('AG-5: nobody sees what comes in before everybody has chosen', () => {
    const sitting = sit({ from: 'deal' });
    const game = gameOf(plain);
    const rackOf = (seat: Seat) => game.viewFor(sitting.state(), seat).rack;
    const before = SEATS.map(rackOf);
    for (const seat of ['N', 'E', 'W'] as const)
      sitting.act(seat, { type: 'pass', tiles: passable(sitting.state(), seat).slice(0, 3) });
    expect(SEATS.map(rackOf)).toEqual(before);
    sitting.act('S', { type: 'pass', tiles: passable(sitting.state(), 'S').slice(0, 3) });
    expect(SEATS.map(rackOf)).not.toEqual(before);
  });

  test('AG-6: one stop ends it, and the courtesy pass is left; without one the second round begins', () => {
    for (const stopper of SEATS) {
      const sitting = sit({ from: 'deal' });
      round(sitting);
      const others = SEATS.filter((seat) => seat !== stopper).join(' ');
      sitting.play(`${stopper} stop; ${others} continue`);
      expect([stopper, sitting.state().phase]).toEqual([stopper, 'courtesy']);
    }
    const sitting = sit({ from: 'deal' });
    round(sitting);
    sitting.play('all continue');
    expect(stageOf(sitting)).toMatchObject({ round: 2, pass: 1 });
  });

  test('AG-6a: the answers are sealed; `never` and `always` do not ask', () => {
    const sitting = sit({ from: 'deal' });
    round(sitting);
    sitting.play('E stop');
    expect([sitting.state().phase, sitting.state().awaiting]).toEqual(['secondCharleston', ['S', 'W', 'N']]);
    expect(gameOf(plain).viewFor(sitting.state(), 'S').answer).toBeNull();
    const never = sit({ from: 'deal', rules: guide({ secondCharleston: 'never' }) });
    round(never);
    expect(never.state().phase).toBe('courtesy');
    const always = sit({ from: 'deal', rules: guide({ secondCharleston: 'always' }) });
    round(always);
    expect(always.state()).toMatchObject({ phase: 'charleston', now: { round: 2, direction: 'left' } });
  });

  test('CF-31: the house rule skips the second Charleston, not the courtesy pass', () => {
    const sitting = sit({ from: 'deal', rules: cardFree({ houseRules: { skipSecondCharleston: true } }) });
    round(sitting);
    expect(sitting.state().phase).toBe('courtesy');
  });

  test('AG-7: the lower wish counts, each pair on its own', () => {
    const sitting = sit({ from: 'deal' });
    round(sitting);
    sitting.play('all stop; E wish 3; S wish 0; W wish 1; N wish 2');
    expect(sitting.state()).toMatchObject({
      phase: 'courtesyPass',
      awaiting: ['E', 'W'],
      now: { counts: { E: 1, S: 0, W: 1, N: 0 } },
    });
    const before = sitting.state();
    const [east] = passable(before, 'E') as [Tile];
    const [west] = passable(before, 'W').slice(-1) as [Tile];
    const two = passable(before, 'E').slice(0, 2).join(' ');
    expect(sitting.refusal(`E pass ${two}`)).toEqual(['wrongPassCount', 'AG-7']);
    sitting.play(`E pass ${east}; W pass ${west}`);
    const { racks, phase } = sitting.state();
    expect([beyond(racks.W, before.racks.W), beyond(racks.E, before.racks.E)]).toEqual([[east], [west]]);
    expect([racks.S, racks.N, phase]).toEqual([before.racks.S, before.racks.N, 'turn']);
  });

  test('AG-7: if nobody agrees on a tile, play begins', () => {
    const sitting = sit({ from: 'deal' });
    round(sitting);
    sitting.play('all stop; E wish 3; all wish 0');
    expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['E'] });
  });

  test('AG-8: only the last pass of each round may be blind', () => {
    const sitting = sit({ from: 'deal' });
    const most: number[] = [];
    for (let pass = 0; pass < 6; pass++) {
      if (sitting.state().phase === 'secondCharleston') sitting.play('all continue');
      most.push(stageOf(sitting).blind);
      const [one, two] = passable(sitting.state(), 'E');
      expect(sitting.refusal(`E pass ${one} ${two} blind=1`)).toEqual(
        pass % 3 === 2 ? ['taken'] : ['blindNotAllowed', 'AG-8'],
      );
      passAll(sitting);
    }
    expect(most).toEqual([0, 0, 3, 0, 0, 3]);
  });

  test('AG-8: tiles passed on unseen come from those that came in', () => {
    const sitting = sit({ from: 'deal' });
    passAll(sitting);
    passAll(sitting);
    const { before, own } = passAll(sitting, { E: 2 });
    const { racks } = sitting.state();
    // To the left: South gives to East, East to North.
    const northGot = beyond(racks.N, beyond(before.racks.N, own.N));
    const eastGot = beyond(racks.E, beyond(before.racks.E, own.E));
    expect([own.E.length, northGot.length, eastGot.length]).toEqual([1, 3, 1]);
    expect([...northGot, ...eastGot].sort()).toEqual([...own.E, ...own.S].sort());
    expect(northGot).toContain(own.E[0]);
  });

  test('AG-8a: if all four pass three blind, nothing moves', () => {
    const sitting = sit({ from: 'deal' });
    passAll(sitting);
    passAll(sitting);
    const { before } = passAll(sitting, { E: 3, S: 3, W: 3, N: 3 });
    expect(sitting.state().racks).toEqual(before.racks);
  });

  /** What West got of North, who passes one tile on unseen, while East before passes two. */
  const northPassesOn = (rules: ReturnType<typeof guide>, seed: string): readonly boolean[] => {
    const { game, state } = newGame(rules, { seed });
    const sitting = sittingAt(game, state);
    passAll(sitting);
    passAll(sitting);
    const { before, own } = passAll(sitting, { E: 2, N: 1 });
    const westGot = beyond(sitting.state().racks.W, beyond(before.racks.W, own.W));
    return [beyond(westGot, own.N).includes(own.E[0] as Tile), !own.S.includes(own.E[0] as Tile)];
  };

  test('AG-8a: resolved from East in turn, or whoever passes the fewest blind first', () => {
    const seeds = Array.from({ length: 12 }, (_, seed) => `blind ${seed}`);
    const inTurn = seeds.map((seed) => northPassesOn(guide(), seed));
    // East has sent on two tiles before North takes one of three: it need not be East's own.
    expect(inTurn.some(([ofEast, clear]) => clear && !ofEast)).toBe(true);
    // North goes first and has nothing but the one tile of East's own.
    const fewest = seeds.map((seed) => northPassesOn(guide({ blindOrder: 'fewestFirst' }), seed));
    expect(fewest.every(([ofEast]) => ofEast)).toBe(true);
  });

  test('AG-9: no pass that is offered has a joker in it', () => {
    const sitting = sit({ from: 'deal', seed: 'jokers', racks: { E: 'JJJJJJ' } });
    const passes = sitting.legal('E', 'pass') as readonly { readonly tiles: readonly Tile[] }[];
    expect(sitting.state().racks.E?.filter((tile) => tile === 'J')).toHaveLength(6);
    expect(passes.length).toBeGreaterThan(0);
    expect(passes.filter(({ tiles }) => tiles.includes('J'))).toEqual([]);
    const [one, two] = passable(sitting.state(), 'E');
    expect(sitting.refusal(`E pass ${one} ${two} J`)).toEqual(['tileNeverPassed', 'AG-9']);
  });

  test('TG-3: an exchange ends without a courtesy pass, and only its first round may be blind', () => {
    const rules = withoutCard();
    const sitting = sit({ from: 'deal', rules });
    round(sitting);
    sitting.play('all continue');
    passAll(sitting);
    passAll(sitting);
    expect(stageOf(sitting)).toMatchObject({ round: 2, pass: 3, blind: 0 });
    passAll(sitting);
    expect(sitting.state().phase).toBe('turn');
    const both = sit({ from: 'deal', rules: withoutCard({ blindSecondRound: true }) });
    round(both);
    both.play('all continue');
    passAll(both);
    passAll(both);
    expect(stageOf(both).blind).toBe(3);
  });

  /** Three players at the American Game, right after the deal. */
  const ofThree = (rules: ReturnType<typeof withoutCard>) => {
    const random = seededRandom('three');
    const [wall, dice] = [shuffleWall(rules, random, 'C'), throwDice(rules, random, 3)];
    const setup = { wall, dice, players: { E: {}, S: {}, W: {} } };
    return sittingAt(gameOf(rules), unwrap(gameOf(rules).createGame(setup)));
  };

  test('TG-15: three players have 116 tiles and no suit of craks; one suit must be out', () => {
    const sitting = ofThree(withoutCard());
    const { seats, wallLeft } = sitting.state();
    expect([seats, wallLeft]).toEqual([['E', 'S', 'W'], 116 - 40]);
    const rules = withoutCard();
    const whole = { wall: shuffleWall(rules, seededRandom('four')), dice: [[1, 2]] as const };
    expect(reasonsOf(gameOf(rules).createGame({ ...whole, players: { E: {}, S: {}, W: {} } }))).toMatchObject(
      [{ code: 'badWall' }],
    );
    expect(gameOf(rules).createGame(whole).ok).toBe(true);
  });

  test('TG-15a: without an across pass, or with another to the left', () => {
    expect(round(ofThree(withoutCard()))).toEqual(['right', 'left']);
    expect(round(ofThree(withoutCard({ acrossPass: 'left' })))).toEqual(['right', 'left', 'left']);
  });
});
