import { describe, expect, test } from 'vitest';
import type { TableRules } from '../../src/game';
import { cardFree, type Seat } from '../../src/index';
import { EAST, eastWith, SOUTH, WAITING, WEST } from './racks';
import { playUntil, type Sitting, sit } from './sitting';
import { guide, plain } from './subjects';

/** The League's practice with everything else as it is. */
const nmjl = (choices: object = {}): TableRules => guide({ preset: 'nmjl', ...choices } as never);

const RACKS = { E: EAST, S: SOUTH, W: WEST };

const NOBODY_PAYS = { E: 0, S: 0, W: 0, N: 0 };

/** South calls East's 5D for a pung with a joker. */
const exposed = (rules: TableRules = plain, draws = ''): Sitting => {
  const sitting = sit({ rules, racks: RACKS, draws, manners: 'table' });
  sitting.play('E discard 5D; S call 5D 5D J; W N decline');
  return sitting;
};

/** Somebody declares a hand that does not win; these lay theirs open. */
const declaresFalsely = (sitting: Sitting, seat: Seat, shown: readonly Seat[], value?: number): void => {
  sitting.act(seat, { type: 'mahjongg', ...(value !== undefined && { value }) });
  for (const other of [...sitting.state().awaiting])
    sitting.act(other, { type: shown.includes(other) ? 'show' : 'keep' });
};

/** South exposes a pair, which no hand has (CF-28), and discards. */
const wrongly = (rules: TableRules = plain): Sitting => {
  const sitting = sit({ rules, racks: RACKS, manners: 'table' });
  sitting.play('E discard 5D; S call 5D 5D; W N decline; S discard 1C; W N E decline');
  return sitting;
};

describe('dead hands', () => {
  test('AG-31: a hand that exposes what no winning hand has is dead once it is called so', () => {
    const sitting = wrongly();
    expect(sitting.state().dead).toEqual([]);
    expect(sitting.play('N challenge S')[0]).toMatchObject({ upheld: true, reason: 'exposuresMatchNoLine' });
    expect(sitting.state().dead).toEqual(['S']);
  });

  test('AG-31: a hand with too few tiles is dead; one with thirteen is not', () => {
    const short = sit({ manners: 'table', from: 'deal' });
    for (const seat of ['E', 'S', 'W', 'N'] as const) {
      const rack = (short.state().racks[seat] ?? []).filter((tile) => tile !== 'J');
      short.act(seat, { type: 'pass', tiles: rack.slice(0, seat === 'W' ? 2 : 3) });
    }
    while (short.state().phase !== 'turn') {
      const { phase, racks, awaiting } = short.state();
      const [seat] = awaiting as [Seat];
      const tiles = (racks[seat] ?? []).filter((tile) => tile !== 'J').slice(0, 3);
      if (phase === 'charleston') short.act(seat, { type: 'pass', tiles });
      else short.act(seat, phase === 'courtesy' ? { type: 'wish', count: 0 } : { type: 'stop' });
    }
    expect(short.state().counts).toEqual({ E: 14, S: 13, W: 14, N: 12 });
    const dead = (['S', 'W', 'N'] as const).map(
      (against) => short.play(`E challenge ${against}`)[0] as { upheld?: boolean; reason?: string },
    );
    expect(dead.map(({ upheld, reason }) => [upheld, reason])).toEqual([
      [false, null],
      [true, 'wrongTileCount'],
      [true, 'wrongTileCount'],
    ]);
  });

  test('AG-32: the dead stop drawing and discarding, and pay at the end', () => {
    const sitting = wrongly();
    sitting.play('N challenge S');
    const turns: string[] = [];
    playUntil(sitting, ({ phase, awaiting }) => {
      if (phase === 'turn') turns.push(awaiting.join());
      return turns.length >= 6;
    });
    expect([turns.includes('S'), new Set(turns)]).toEqual([false, new Set(['W', 'N', 'E'])]);
  });

  test('AG-32: who is awaited and dies is waited for no longer', () => {
    const sitting = wrongly();
    sitting.play(`W discard ${sitting.state().drawn ?? WEST[0]}; N E decline`);
    expect(sitting.state()).toMatchObject({ phase: 'claims', awaiting: ['S'] });
    sitting.play('N challenge S');
    expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['N'], dead: ['S'] });
  });

  test('AG-32a: a wrong challenge costs nothing, or the hand', () => {
    for (const [rules, dead] of [
      [plain, []],
      [guide(), []],
      [guide({ wrongChallenge: 'dead' }), ['N']],
      [nmjl(), ['N']],
    ] as const) {
      const sitting = sit({ rules });
      sitting.play('N challenge S');
      expect([rules.name, sitting.state().dead]).toEqual([rules.name, dead]);
    }
  });

  test('AG-32a: the same hand again only when its exposures have changed', () => {
    const sitting = sit({ racks: RACKS });
    sitting.play('W challenge S');
    expect(sitting.refusal('W challenge S')[0]).toBe('challengedAlready');
    expect(sitting.refusal('N challenge S')).toEqual(['taken']);
    sitting.play('E discard 5D; S call 5D 5D 5D; W N decline');
    expect(sitting.refusal('W challenge S')).toEqual(['taken']);
  });

  test.each([
    ['exchangeable', ['taken']],
    ['locked', ['jokerLocked', 'AG-22a']],
  ] as const)('AG-22a: jokers exposed before the hand died: %s', (deadJokers, refusal) => {
    const sitting = exposed(guide({ deadJokers }), '5D');
    declaresFalsely(sitting, 'S', []);
    expect(sitting.state()).toMatchObject({ dead: ['S'], phase: 'turn', awaiting: ['W'], drawn: '5D' });
    expect(sitting.refusal('W exchange 5D S 0')).toEqual(refusal);
  });

  test('AG-22: the exposure that killed the hand goes back to the rack, earlier ones stay', () => {
    const sitting = wrongly();
    const before = sitting.state().counts.S ?? 0;
    sitting.play('N challenge S');
    expect([sitting.state().melds.S, sitting.state().counts.S]).toEqual([[], before + 2]);
    const error = exposed();
    declaresFalsely(error, 'S', []);
    expect(error.state().melds.S).toHaveLength(1);
  });

  /** South is dead; East discards the tile that West waits for. */
  const deadPaying = (rules: TableRules): Sitting => {
    const racks = { S: 'NN WW', W: '11C 22C 33C 44C 55D 66D 7D' };
    const sitting = sit({ rules, racks, draws: '123B 7D', manners: 'table' });
    sitting.play(`E discard ${sitting.state().racks.E?.[0]}; S W N decline`);
    declaresFalsely(sitting, 'S', []);
    playUntil(sitting, ({ awaiting, drawn }) => awaiting[0] === 'W' && drawn === '7D');
    sitting.play('W mahjongg; all keep');
    return sitting;
  };

  test('AG-30a: a dead player pays with the same multipliers, or the value once', () => {
    // Seven pairs are worth 50; drawn without jokers everybody pays four times (AG-29).
    const same = deadPaying(guide());
    expect([same.state().dead, same.net()]).toEqual([['S'], { E: -200, S: -200, W: 600, N: -200 }]);
    const single = deadPaying(guide({ deadPays: 'single' }));
    expect(single.net()).toEqual({ E: -200, S: -50, W: 450, N: -200 });
  });
});

describe('AG-31, AG-37: the name of a discard proves no hand dead as long as it may be a wrong one', () => {
  test.each(['N discard 6B 5B', 'N discard 6B'])('a fifth copy of a tile: %s', (discard) => {
    // All four 5B lie open.
    const sitting = sit({ racks: { E: '5B 9C', W: '555B 9C', N: '6B' }, manners: 'table' });
    sitting.play('E discard 5B; W call 5B 5B 5B 5B; S N decline; W discard 9C; N E S decline');
    const events = sitting.play(`${discard}; E challenge S`);
    const challenged = events.find(({ type }) => type === 'challenged');
    expect(challenged).toMatchObject({ upheld: false, reason: null });
  });
});

describe('misnamed discards', () => {
  const misnamed = (): Sitting =>
    sit({ racks: { E: eastWith('2D'), S: SOUTH, W: WAITING }, manners: 'table' });

  test('AG-33: called for Mah Jongg, the misnamer alone pays four times; rightly named, all pay', () => {
    const wrong = misnamed();
    wrong.play('E discard 2D 9C; W mahjongg 9C; S N decline; all keep');
    const right = sit({ racks: { E: EAST, W: WAITING } });
    right.play('E discard 9C; W mahjongg 9C; S N decline');
    // On a discard without jokers the discarder pays four times and the others twice (AG-29a, CF-29).
    const value = -(right.net().S ?? 0) / 2;
    expect(value).toBeGreaterThan(0);
    expect(right.net()).toEqual({ E: -4 * value, S: -2 * value, W: 8 * value, N: -2 * value });
    expect(wrong.net()).toEqual({ E: -4 * value, S: 0, W: 4 * value, N: 0 });
  });

  test('AG-34: called for an exposure, it gets its right name, and anybody may call that', () => {
    const sitting = misnamed();
    const events = sitting.play('E discard 2D 5D; S call 5D 5D 5D; W N decline');
    expect(events.map(({ type }) => type)).toContain('renamed');
    expect(sitting.state()).toMatchObject({
      phase: 'claims',
      awaiting: ['S', 'W', 'N'],
      now: { tile: '2D', corrected: true },
      melds: { S: [] },
    });
    sitting.play('S W N decline');
    expect(sitting.state().discards.at(-1)).toEqual({ seat: 'E', tile: '2D' });
  });

  test('AG-34: not called, nothing comes of it', () => {
    const sitting = misnamed();
    sitting.play('E discard 2D 5D');
    expect(sitting.state().now).toMatchObject({ tile: '5D', corrected: false });
    const events = sitting.play('S W N decline');
    expect(events.map(({ type }) => type)).not.toContain('renamed');
    expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['S'] });
  });
});

describe('Mah Jongg in error', () => {
  test('AG-35: nobody else has opened a hand: the declarer is dead, three play on', () => {
    const sitting = sit({ racks: RACKS, manners: 'table' });
    declaresFalsely(sitting, 'E', []);
    expect(sitting.state()).toMatchObject({ dead: ['E'], phase: 'turn', awaiting: ['S'] });
  });

  test('AG-35: one other has: two play on', () => {
    const sitting = sit({ racks: RACKS, manners: 'table' });
    declaresFalsely(sitting, 'E', ['S']);
    expect(sitting.state()).toMatchObject({ dead: ['E', 'S'], phase: 'turn', awaiting: ['W'] });
  });

  test('AG-35: two others have: the game is over', () => {
    const sitting = sit({ rules: guide(), racks: RACKS, manners: 'table' });
    declaresFalsely(sitting, 'E', ['S', 'W']);
    expect([sitting.ending(), sitting.net()]).toEqual(['mahjonggInError', NOBODY_PAYS]);
  });

  test('AG-35a: nobody pays, or the declarer pays double the declared value to the one left intact', () => {
    for (const [rules, net] of [
      [guide(), NOBODY_PAYS],
      [guide({ errorPayment: 'nmjl' }), { E: -60, S: 0, W: 0, N: 60 }],
      [nmjl(), { E: -60, S: 0, W: 0, N: 60 }],
    ] as const) {
      const sitting = sit({ rules, racks: RACKS, manners: 'table' });
      declaresFalsely(sitting, 'E', ['S', 'W'], 30);
      expect([rules.name, sitting.net()]).toEqual([rules.name, net]);
    }
  });

  test('AG-35: so too when the others are dead from before: the last to declare falsely ends the game', () => {
    for (const [rules, net] of [
      [guide(), NOBODY_PAYS],
      [nmjl(), { E: 0, S: 0, W: -60, N: 60 }],
    ] as const) {
      const sitting = sit({ rules, racks: RACKS, manners: 'table' });
      declaresFalsely(sitting, 'E', []);
      declaresFalsely(sitting, 'S', []);
      expect(sitting.state()).toMatchObject({ dead: ['E', 'S'], phase: 'turn', awaiting: ['W'] });
      declaresFalsely(sitting, 'W', [], 30);
      expect([sitting.ending(), sitting.net()]).toEqual(['mahjonggInError', net]);
    }
  });

  test('AG-35: a true declaration ends the game, whoever shows', () => {
    const sitting = sit({ racks: { E: [...WAITING, '9C'] }, manners: 'table' });
    sitting.play('E mahjongg; S W N show');
    expect([sitting.ending(), sitting.state().dead]).toEqual(['mahjongg', []]);
  });
});

test('CF-32: without four flowers and four jokers 91 tiles are left after the deal, else 99', () => {
  const small = cardFree({ houseRules: { removeFlowersAndJokers: true } });
  const tiles = ({ counts, wallLeft }: ReturnType<Sitting['state']>) =>
    [wallLeft, Object.values(counts).reduce((sum, count) => sum + (count ?? 0), wallLeft)] as const;
  const random = sit({ from: 'deal' }).state();
  expect(tiles(random)).toEqual([99, 152]);
  expect(tiles(sit({ from: 'deal', rules: small }).state())).toEqual([91, 144]);
});
