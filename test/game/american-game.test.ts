import { describe, expect, test } from 'vitest';
import { gameOf, matchOf } from '../../src/game';
import type { Tile } from '../../src/index';
import { EAST, SOUTH, WAITING } from './racks';
import { type Begun, playUntil, type Sitting, sit } from './sitting';
import { guide, withoutCard } from './subjects';

/** Far from winning. */
const LOOSE = '13579B 2468C E W G R';

type Choices = Parameters<typeof withoutCard>[0];

const begin = ({ choices = {}, ...begun }: Begun & { readonly choices?: Choices } = {}): Sitting =>
  sit({ rules: withoutCard(choices), racks: { E: EAST, S: SOUTH }, ...begun });

/** East’s 5D, called by South with these tiles. */
const called = (tiles: string, begun: Parameters<typeof begin>[0] = {}): Sitting => {
  const sitting = begin(begun);
  sitting.play(`E discard 5D; S call 5D ${tiles}; W N decline`);
  return sitting;
};

describe('claims and exposures', () => {
  test('TG-4: holding a pair, a player claims the third; a single is not enough', () => {
    const sitting = begin();
    sitting.play('E discard 5D');
    expect(sitting.refusal('S call 5D 5D 5D')).toEqual(['taken']);
    expect(sitting.refusal('S call 5D 5D')).toEqual(['badExposure', 'TG-4']);
  });

  test('TG-4a: jokers count as holding, or a natural pair is needed', () => {
    for (const [claimNeedsNaturals, refusal] of [
      [false, ['taken']],
      [true, ['badExposure', 'TG-4a']],
    ] as const) {
      const sitting = begin({ choices: { claimNeedsNaturals } });
      sitting.play('E discard 5D');
      expect(sitting.refusal('S call 5D 5D J')).toEqual(refusal);
      expect(sitting.refusal('S call 5D 5D 5D')).toEqual(['taken']);
    }
  });

  test('TG-5: a drawn tile is added to an exposure; not right after a call', () => {
    const sitting = called('5D J', { draws: '1235D' });
    expect(sitting.refusal('S grow 5D 0')).toEqual(['cannotGrow', 'TG-5']);
    sitting.play('S discard 1C');
    playUntil(sitting, ({ awaiting, drawn }) => awaiting[0] === 'S' && drawn === '5D');
    expect(sitting.refusal('S grow 2C 0')[0]).toBe('cannotGrow');
    sitting.play('S grow 5D 0');
    expect(sitting.state().melds.S).toEqual([{ tiles: ['5D', '5D', '5D', 'J'] }]);
  });

  describe('TG-5: a hand wins by a drawn tile that is laid on an exposure', () => {
    const drawing = (manners: 'strict' | 'table'): Sitting => {
      const racks = { E: EAST, S: '55D W 11C 22C 33B 44B 66B' };
      const sitting = begin({ racks, draws: '1235D', manners });
      sitting.play('E discard 5D; S call 5D 5D 5D; W N decline; S discard W');
      playUntil(sitting, ({ awaiting, drawn }) => awaiting[0] === 'S' && drawn === '5D');
      return sitting;
    };

    test.each(['strict', 'table'] as const)('with %s manners', (manners) => {
      const sitting = drawing(manners);
      sitting.play('S grow 5D 0');
      expect(sitting.legal('S', 'mahjongg')).toHaveLength(1);
      sitting.play('S mahjongg value=30');
      if (manners === 'table') sitting.play('E W N keep');
      expect(sitting.ending()).toBe('mahjongg');
      // 30 and 20 for the drawn tile (TG-8), twice from each (TG-9).
      expect(sitting.net()).toEqual({ E: -100, S: 300, W: -100, N: -100 });
      const game = gameOf(withoutCard());
      expect(game.decodeState(game.encodeState(sitting.state()))).toMatchObject({ ok: true });
    });

    test('not before it lies there', () => {
      expect(drawing('strict').refusal('S mahjongg')[0]).toBe('notAWinningHand');
    });

    /** Every tile of South but the drawn one lies on the table. */
    const spent = (last: Tile): Sitting => {
      const racks = { E: EAST, S: '55D 11C 22C 333B WNES' };
      const sitting = begin({ racks, draws: `1C 2C 3B 999B ${last}` });
      for (const [discard, call, junk] of [
        ['E discard 5D', '5D 5D 5D', 'W'],
        ['W discard 1C', '1C 1C 1C', 'N'],
        ['W discard 2C', '2C 2C 2C', 'E'],
        ['W discard 3B', '3B 3B 3B 3B', 'S'],
      ])
        sitting.play(`${discard}; S call ${call}; all decline; S discard ${junk}; all decline`);
      playUntil(sitting, ({ awaiting, drawn }) => awaiting[0] === 'S' && drawn === last);
      return sitting;
    };

    test('the last tile, too', () => {
      const sitting = spent('5D');
      sitting.play('S grow 5D 0');
      expect(sitting.state().racks.S).toEqual([]);
      expect(gameOf(withoutCard()).legalActions(sitting.state(), 'S')).toMatchObject([{ type: 'mahjongg' }]);
      sitting.play('S mahjongg value=30');
      expect(sitting.ending()).toBe('mahjongg');
    });

    test('a last tile that belongs to none is discarded', () => {
      const sitting = spent('9B');
      expect(sitting.legal('S', 'grow')).toEqual([]);
      expect(sitting.refusal('S grow 9B 0')[0]).toBe('cannotGrow');
    });
  });

  test('TG-6: having drawn, a player with a concealed hand swaps a tile for a joker too', () => {
    const sitting = called('5D J', { draws: '5D' });
    sitting.play('S discard 1C');
    expect(sitting.refusal('W exchange 5D S 0')[0]).toBe('wrongPhase');
    sitting.play('W N E decline; W exchange 5D S 0; N E S decline');
    expect(sitting.state()).toMatchObject({
      awaiting: ['W'],
      melds: { S: [{ tiles: ['5D', '5D', '5D'] }], W: [] },
    });
    expect(sitting.state().racks.W).toContain('J');
  });

  describe('TG-6: the turn of a call is not one in which a tile was drawn', () => {
    const swap = { type: 'exchange', tile: '5D', from: 'S', meld: 0 };

    test('a joker waits for the next draw', () => {
      const sitting = called('5D J', { draws: '1234D' });
      expect(sitting.legal('S', 'exchange')).toEqual([]);
      expect(sitting.refusal('S exchange 5D S 0')).toEqual(['notDrawn', 'TG-6']);
      sitting.play('S discard 1C');
      playUntil(sitting, ({ awaiting, drawn }) => awaiting[0] === 'S' && drawn === '4D');
      expect(sitting.legal('S', 'exchange')).toMatchObject([swap]);
    });

    test('AG-21: by the guide it need not', () => {
      const sitting = sit({ rules: guide(), racks: { E: EAST, S: SOUTH }, manners: 'table' });
      sitting.play('E discard 5D; S call 5D 5D J; W N decline');
      expect(sitting.legal('S', 'exchange')).toMatchObject([swap]);
    });
  });
});

describe('payments', () => {
  const drawnWin = (): Sitting => {
    const sitting = begin({ racks: { E: EAST, S: WAITING }, draws: '9C' });
    sitting.play('E discard 5D; S W N decline');
    return sitting;
  };

  test('TG-9: drawn, everybody pays double', () => {
    const sitting = drawnWin();
    sitting.play('S mahjongg');
    // Concealed and drawn: 100 (TG-8).
    expect(sitting.net()).toEqual({ E: -200, S: 600, W: -200, N: -200 });
  });

  test('TG-9a: on a discard the discarder alone pays, or the League’s way', () => {
    for (const [discardPayment, net] of [
      ['discarder', { E: -40, S: 40, W: 0, N: 0 }],
      ['nmjl', { E: -80, S: 160, W: -40, N: -40 }],
    ] as const) {
      const choices = discardPayment === 'nmjl' ? { discardPayment } : {};
      const sitting = begin({ choices, racks: { E: EAST, S: WAITING } });
      sitting.play('E discard 9C; S mahjongg 9C value=40; W N decline');
      expect([discardPayment, sitting.net()]).toEqual([discardPayment, net]);
    }
  });

  /** West offers 5D in an exchange, and North, who lacks one, claims it. */
  const robbed = (choices: Choices): Sitting => {
    const racks = { E: EAST, S: 'JJ WW 11C 22C 33B 44B 6B', N: '5D 33C 44C 55C 66C 77C 88C' };
    const sitting = begin({ choices, racks, draws: '5D' });
    sitting.play('E discard 5D; S call 5D J J; W N decline; S discard 6B; W N E decline');
    sitting.play('W exchange 5D S 0; E S decline; N mahjongg 5D value=40');
    return sitting;
  };

  test('TG-9b: on a tile offered in an exchange the exchanger pays for all, single or double', () => {
    expect(robbed({}).net()).toEqual({ E: 0, S: 0, W: -120, N: 120 });
    expect(robbed({ exchangePays: 'double' }).net()).toEqual({ E: 0, S: 0, W: -240, N: 240 });
  });

  test('TG-9: nobody claims it: the exchange goes on, and the turn', () => {
    const sitting = called('5D J', { draws: '5D' });
    sitting.play('S discard 1C; W N E decline; W exchange 5D S 0');
    expect(sitting.state()).toMatchObject({ phase: 'claims', now: { by: 'exchange', from: 'W' } });
    sitting.play('N E S decline');
    expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['W'], now: { redeemed: 'S' } });
  });
});

describe('mistakes', () => {
  test('TG-10: a wrong exposure kills once its owner discards; the hand draws and discards on', () => {
    const sitting = called('5D', { manners: 'table' });
    expect(sitting.state().dead).toEqual([]);
    sitting.play('S discard 1C');
    expect(sitting.state().dead).toEqual(['S']);
    sitting.play('W N E decline');
    playUntil(sitting, ({ awaiting, phase }) => phase === 'turn' && awaiting[0] === 'S');
    expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['S'] });
    expect(sitting.refusal('S mahjongg')).toEqual(['handIsDead', 'AG-32']);
    expect(sitting.refusal('S discard 2C')).toEqual(['taken']);
  });

  test('TG-10: a right exposure does not', () => {
    const sitting = called('5D 5D', { manners: 'table' });
    sitting.play('S discard 1C');
    expect(sitting.state().dead).toEqual([]);
  });

  test('TG-10a: exposed but not yet discarded it may be put right, or not', () => {
    const sitting = called('5D', { manners: 'table' });
    sitting.play('S takeBack');
    expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['S'], melds: { S: [] }, dead: [] });
    expect(sitting.state().discards.at(-1)).toEqual({ seat: 'E', tile: '5D' });
    const never = called('5D', { manners: 'table', choices: { correctAfterExposing: false } });
    expect(never.refusal('S takeBack')).toEqual(['cannotTakeBack', 'TG-10']);
    for (const [choices, refused, dead] of [
      [{}, ['taken'], []],
      [{ correctAfterExposing: false }, ['nothingToRearrange', 'TG-10'], ['S']],
    ] as const) {
      const sitting = called('5D', { manners: 'table', choices });
      expect(sitting.refusal('S rearrange 5D 5D')).toEqual(refused);
      expect(sitting.legal('S', 'rearrange').length > 0).toBe(refused[0] === 'taken');
      if (refused[0] === 'taken') sitting.play('S rearrange 5D 5D');
      sitting.play('S discard 1C');
      expect(sitting.state().dead).toEqual(dead);
    }
  });

  test('TG-10a, AG-19: a right exposure may be laid out anew where wrong ones may not be put right', () => {
    const sitting = called('5D 5D', { manners: 'table', choices: { correctAfterExposing: false } });
    expect(sitting.refusal('S rearrange 5D 5D J')).toEqual(['taken']);
  });

  describe('TG-10b: a claim that is taken back', () => {
    /** South claims with a single, which is wrong; West with a pair. */
    const racks = {
      E: EAST,
      S: '5D 11C 22C 33B 44B 66B 77B',
      W: '55D 11B 22B 99B RR GG E',
    };
    const both = (choices = {}): Sitting => {
      const sitting = begin({ manners: 'table', racks, choices });
      sitting.play('E discard 5D; S call 5D 5D; W call 5D 5D 5D; N decline');
      return sitting;
    };
    const decodes = (choices: object, state: unknown): boolean =>
      gameOf(withoutCard(choices)).decodeState(state).ok;

    test('leaves the others’ claims standing', () => {
      const sitting = both();
      expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['S'] });
      expect(decodes({}, sitting.state())).toBe(true);
      sitting.play('S takeBack');
      const { racks: held, melds, discards, setAside } = sitting.state();
      expect(sitting.state()).toMatchObject({ awaiting: ['W'], now: { by: 'call', called: { seat: 'E' } } });
      expect([melds.S, melds.W]).toEqual([[], [{ tiles: ['5D', '5D', '5D'] }]]);
      expect([held.S?.length, held.W?.length, discards]).toEqual([13, 11, []]);
      expect(setAside).toEqual({ E: null, S: null, W: null, N: { type: 'decline' } });
      expect(decodes({}, sitting.state())).toBe(true);
    });

    test('and nobody takes the tile if these are taken back, too', () => {
      const sitting = both();
      sitting.play('S takeBack; W takeBack');
      expect(sitting.state()).toMatchObject({ awaiting: ['S'], now: { by: 'wall' }, setAside: null });
      expect(sitting.state().discards).toEqual([{ seat: 'E', tile: '5D' }]);
    });

    test('not once it was discarded upon', () => {
      const sitting = both();
      sitting.play('S discard 1C');
      expect(sitting.state()).toMatchObject({ dead: ['S'], setAside: null });
    });

    test('nothing waits in a turn that no call began', () => {
      const sitting = both();
      sitting.play('S takeBack');
      const { setAside } = sitting.state();
      sitting.play('W takeBack');
      const state = sitting.state();
      expect([decodes({}, state), decodes({}, { ...state, setAside })]).toEqual([true, false]);
    });

    test('nothing waits where nothing is taken back', () => {
      const choices = { correctAfterExposing: false };
      const state = both(choices).state();
      expect(state.setAside).toBeNull();
      const setAside = { E: null, S: null, W: null, N: { type: 'decline' } };
      expect([decodes(choices, state), decodes(choices, { ...state, setAside })]).toEqual([true, false]);
    });

    test.each([
      ['of tiles that are not held', { W: { type: 'call', tile: '5D', with: ['5D', '5D', '5D'] } }],
      ['of another tile', { W: { type: 'call', tile: '1B', with: ['1B', '1B'] } }],
      ['of the mover', { S: { type: 'decline' } }],
      ['of the discarder', { E: { type: 'decline' } }],
      ['of another phase', { W: { type: 'stop' } }],
    ])('a claim %s does not wait', (_, answers) => {
      const state = both().state();
      const error = { reasons: [{ code: 'badState' }] };
      const decoded = gameOf(withoutCard()).decodeState({
        ...state,
        setAside: { ...state.setAside, ...answers },
      });
      expect(decoded).toMatchObject({ ok: false, error });
    });
  });

  describe('TG-11b: a false win of a tile that another player wins', () => {
    const claimed = (claims: string, racks: Begun['racks'] = { E: EAST, S: LOOSE, W: WAITING }): Sitting => {
      const sitting = begin({ manners: 'table', racks });
      sitting.play(`E discard 9C; ${claims}; all decline; all keep`);
      return sitting;
    };
    const game = gameOf(withoutCard());

    test('is paid for, and so is the win', () => {
      const sitting = claimed('S mahjongg 9C; W mahjongg 9C value=40');
      expect(sitting.ending()).toBe('mahjongg');
      // 100 to East and 50 to the others (TG-11), and 40 from East to West (TG-9a).
      expect(sitting.net()).toEqual({ E: 100 - 40, S: -200, W: 50 + 40, N: 50 });
      expect(game.outcome(sitting.state())).toMatchObject({
        declared: { seat: 'W', value: 40 },
        falseWin: { seat: 'S', tile: '9C', from: 'E' },
      });
      expect(sitting.state().racks.W).toContain('9C');
      expect(game.decodeState(game.encodeState(sitting.state()))).toEqual({
        ok: true,
        value: sitting.state(),
      });
    });

    test('also if what the win is worth is named afterward', () => {
      const { startMatch, recordGame } = matchOf(withoutCard());
      const match = startMatch({ players: [...'ABCD'].map((name) => ({ name })), manners: 'table' });
      const state = claimed('S W mahjongg 9C').state();
      expect(game.outcome(state)?.settlement).toBeNull();
      const after = match.ok ? recordGame(match.value, state, 40) : match;
      expect(after).toMatchObject({ ok: true, value: { scores: [60, -200, 90, 50] } });
    });

    test('alone, if the other win is false, too', () => {
      const sitting = claimed('S N mahjongg 9C');
      expect([sitting.ending(), sitting.net()]).toEqual(['falseWin', { E: 100, S: -200, W: 50, N: 50 }]);
    });

    test('comes to nothing if the right win comes first', () => {
      const sitting = claimed('S mahjongg 9C value=40; W mahjongg 9C', { E: EAST, S: WAITING, W: LOOSE });
      expect([sitting.ending(), sitting.net()]).toEqual(['mahjongg', { E: -40, S: 40, W: 0, N: 0 }]);
      expect(game.outcome(sitting.state())).not.toHaveProperty('falseWin');
    });
  });

  test('TG-11: a false win on a discard costs the highest value to the discarder and half to the others', () => {
    const sitting = begin({ manners: 'table', racks: { E: EAST, S: LOOSE } });
    sitting.play('E discard 5D; S mahjongg 5D; W N decline; E W N keep');
    expect([sitting.ending(), sitting.net()]).toEqual(['falseWin', { E: 100, S: -200, W: 50, N: 50 }]);
  });

  test('TG-11: on a drawn tile it costs the highest value to everybody; TG-11a: or so many points', () => {
    for (const [highestValue, each] of [
      [undefined, 100],
      [64, 64],
    ] as const) {
      const choices = highestValue === undefined ? {} : { highestValue };
      const sitting = begin({ manners: 'table', choices, racks: { E: EAST, S: LOOSE } });
      sitting.play('E discard 5D; S W N decline; S mahjongg; all keep');
      expect(sitting.net()).toEqual({ E: each, S: -3 * each, W: each, N: each });
    }
  });

  test('TG-12: a short hand is not called dead; it plays on', () => {
    const sitting = begin({ manners: 'table' });
    expect(sitting.refusal('E challenge S')).toEqual(['noChallenges', 'TG-12']);
    expect(sitting.legal('E', 'challenge')).toEqual([]);
  });
});
