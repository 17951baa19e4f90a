import { describe, expect, test } from 'vitest';
import { gameOf, matchOf, type TableRules } from '../../src/game';
import { SEATS, type Seat, type Tile } from '../../src/index';
import { playUntil, type Sitting, sit } from './sitting';
import type { Racks } from './stacked';
import { guide, withoutCard } from './subjects';

const EAST = ['9C', '9D', '9D', '8D', '8D', '7D', '7D', '6D', '6D', '5D', 'W', 'N', 'N', 'S'] as const;
/** Wins with a third 5D and a pair, or grows. */
const SOUTH = ['5D', '5D', 'J', '1C', '1C', '2C', '2C', '3B', '3B', '4B', '4B', '6B', '6B'] as const;
/** Six pairs and one 9C. */
const WAITING = ['3C', '3C', '4C', '4C', '5C', '5C', '6C', '6C', '7C', '7C', '8C', '8C', '9C'] as const;

/** Far from winning. */
const LOOSE = ['1B', '3B', '5B', '7B', '9B', '2C', '4C', '6C', '8C', 'E', 'W', 'GD', 'RD'] as const;

interface Begun {
  readonly choices?: Parameters<typeof withoutCard>[0];
  readonly racks?: Racks;
  readonly draws?: readonly Tile[];
  readonly manners?: 'strict' | 'table';
}

const begin = ({
  choices = {},
  racks = { E: EAST, S: SOUTH },
  draws = [],
  manners = 'strict',
}: Begun = {}): Sitting => sit({ rules: withoutCard(choices) as TableRules, racks, draws, manners });

/** East’s 5D, called by South. */
const called = (tiles: readonly Tile[], begun: Begun = {}): Sitting => {
  const sitting = begin(begun);
  sitting.play('E discard 5D');
  sitting.act('S', { type: 'call', tile: '5D', with: tiles });
  sitting.play('W N decline');
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
    const sitting = called(['5D', 'J'], { draws: ['1D', '2D', '3D', '5D'] });
    const grow = { type: 'grow', tile: '5D', meld: 0 };
    expect(sitting.refusal('S', grow)).toEqual(['cannotGrow', 'TG-5']);
    sitting.play('S discard 1C');
    playUntil(sitting, ({ awaiting, drawn }) => awaiting[0] === 'S' && drawn === '5D');
    expect(sitting.refusal('S', { ...grow, tile: '2C' })[0]).toBe('cannotGrow');
    sitting.act('S', grow);
    expect(sitting.state().melds.S).toEqual([{ tiles: ['5D', '5D', '5D', 'J'] }]);
  });

  describe('TG-5: a hand wins by a drawn tile that is laid on an exposure', () => {
    const pairs = ['1C', '1C', '2C', '2C', '3B', '3B', '4B', '4B', '6B', '6B'] as const;
    const grow = { type: 'grow', tile: '5D', meld: 0 };
    const drawing = (manners: 'strict' | 'table'): Sitting => {
      const racks = { E: EAST, S: ['5D', '5D', 'W', ...pairs] } as const;
      const sitting = begin({ racks, draws: ['1D', '2D', '3D', '5D'], manners });
      sitting.play('E discard 5D; S call 5D 5D 5D; W N decline; S discard W');
      playUntil(sitting, ({ awaiting, drawn }) => awaiting[0] === 'S' && drawn === '5D');
      return sitting;
    };

    test.each(['strict', 'table'] as const)('with %s manners', (manners) => {
      const sitting = drawing(manners);
      sitting.act('S', grow);
      expect(sitting.legal('S', 'mahjongg')).toHaveLength(1);
      sitting.play('S mahjongg value=30');
      if (manners === 'table') sitting.play('E W N keep');
      expect(sitting.ending()).toBe('mahjongg');
      // 30 and 20 for the drawn tile (TG-8), twice from each (TG-9).
      expect(sitting.net()).toEqual({ E: -100, S: 300, W: -100, N: -100 });
      const game = gameOf(withoutCard() as TableRules);
      expect(game.decodeState(game.encodeState(sitting.state()))).toMatchObject({ ok: true });
    });

    test('not before it lies there', () => {
      expect(drawing('strict').refusal('S mahjongg')[0]).toBe('notAWinningHand');
    });

    /** Every tile of South but the drawn one lies on the table. */
    const spent = (last: Tile): Sitting => {
      const south = ['5D', '5D', '1C', '1C', '2C', '2C', '3B', '3B', '3B', 'W', 'N', 'E', 'S'] as const;
      const draws = ['1C', '2C', '3B', '9B', '9B', '9B', last] as const;
      const sitting = begin({ racks: { E: EAST, S: south }, draws });
      const call = (from: Seat, tile: Tile, tiles: readonly Tile[], junk: Tile): void => {
        sitting.act(from, { type: 'discard', tile });
        sitting.act('S', { type: 'call', tile, with: tiles });
        sitting.decline(...SEATS.filter((seat) => seat !== from && seat !== 'S'));
        sitting.act('S', { type: 'discard', tile: junk });
        sitting.play('E W N decline');
      };
      call('E', '5D', ['5D', '5D'], 'W');
      call('W', '1C', ['1C', '1C'], 'N');
      call('W', '2C', ['2C', '2C'], 'E');
      call('W', '3B', ['3B', '3B', '3B'], 'S');
      playUntil(sitting, ({ awaiting, drawn }) => awaiting[0] === 'S' && drawn === last);
      return sitting;
    };

    test('the last tile, too', () => {
      const sitting = spent('5D');
      sitting.act('S', grow);
      expect(sitting.state().racks.S).toEqual([]);
      expect(gameOf(withoutCard() as TableRules).legalActions(sitting.state(), 'S')).toMatchObject([
        { type: 'mahjongg' },
      ]);
      sitting.play('S mahjongg value=30');
      expect(sitting.ending()).toBe('mahjongg');
    });

    test('a last tile that belongs to none is discarded', () => {
      const sitting = spent('9B');
      expect(sitting.legal('S', 'grow')).toEqual([]);
      expect(sitting.refusal('S', { ...grow, tile: '9B' })[0]).toBe('cannotGrow');
    });
  });

  test('TG-6: having drawn, a player with a concealed hand swaps a tile for a joker too', () => {
    const sitting = called(['5D', 'J'], { draws: ['5D'] });
    const swap = { type: 'exchange', tile: '5D', from: 'S', meld: 0 };
    sitting.play('S discard 1C');
    expect(sitting.refusal('W', swap)[0]).toBe('wrongPhase');
    sitting.play('W N E decline');
    sitting.act('W', swap);
    sitting.play('N E S decline');
    expect(sitting.state()).toMatchObject({
      awaiting: ['W'],
      melds: { S: [{ tiles: ['5D', '5D', '5D'] }], W: [] },
    });
    expect(sitting.state().racks.W).toContain('J');
  });

  describe('TG-6: the turn of a call is not one in which a tile was drawn', () => {
    const swap = { type: 'exchange', tile: '5D', from: 'S', meld: 0 };

    test('a joker waits for the next draw', () => {
      const sitting = called(['5D', 'J'], { draws: ['1D', '2D', '3D', '4D'] });
      expect(sitting.legal('S', 'exchange')).toEqual([]);
      expect(sitting.refusal('S', swap)).toEqual(['notDrawn', 'TG-6']);
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
    const sitting = begin({ racks: { E: EAST, S: WAITING }, draws: ['9C'] });
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
  const robbed = (choices: Begun['choices']): Sitting => {
    const north = ['5D', '3C', '3C', '4C', '4C', '5C', '5C', '6C', '6C', '7C', '7C', '8C', '8C'] as const;
    const south = ['J', 'J', 'W', 'W', '1C', '1C', '2C', '2C', '3B', '3B', '4B', '4B', '6B'] as const;
    const sitting = begin({ choices, racks: { E: EAST, S: south, N: north }, draws: ['5D'] });
    sitting.play('E discard 5D; S call 5D J J; W N decline; S discard 6B; W N E decline');
    sitting.play('W exchange 5D S 0; E S decline; N mahjongg 5D value=40');
    return sitting;
  };

  test('TG-9b: on a tile offered in an exchange the exchanger pays for all, single or double', () => {
    expect(robbed({}).net()).toEqual({ E: 0, S: 0, W: -120, N: 120 });
    expect(robbed({ exchangePays: 'double' }).net()).toEqual({ E: 0, S: 0, W: -240, N: 240 });
  });

  test('TG-9: nobody claims it: the exchange goes on, and the turn', () => {
    const sitting = called(['5D', 'J'], { draws: ['5D'] });
    sitting.play('S discard 1C; W N E decline; W exchange 5D S 0');
    expect(sitting.state()).toMatchObject({ phase: 'claims', now: { by: 'exchange', from: 'W' } });
    sitting.play('N E S decline');
    expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['W'], now: { redeemed: 'S' } });
  });
});

describe('mistakes', () => {
  test('TG-10: a wrong exposure kills once its owner discards; the hand draws and discards on', () => {
    const sitting = called(['5D'], { manners: 'table' });
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
    const sitting = called(['5D', '5D'], { manners: 'table' });
    sitting.play('S discard 1C');
    expect(sitting.state().dead).toEqual([]);
  });

  test('TG-10a: exposed but not yet discarded it may be put right, or not', () => {
    const sitting = called(['5D'], { manners: 'table' });
    sitting.play('S takeBack');
    expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['S'], melds: { S: [] }, dead: [] });
    expect(sitting.state().discards.at(-1)).toEqual({ seat: 'E', tile: '5D' });
    const never = called(['5D'], { manners: 'table', choices: { correctAfterExposing: false } });
    expect(never.refusal('S takeBack')).toEqual(['cannotTakeBack', 'TG-10']);
    for (const [choices, refused, dead] of [
      [{}, ['taken'], []],
      [{ correctAfterExposing: false }, ['nothingToRearrange', 'TG-10'], ['S']],
    ] as const) {
      const sitting = called(['5D'], { manners: 'table', choices });
      expect(sitting.refusal('S rearrange 5D 5D')).toEqual(refused);
      expect(sitting.legal('S', 'rearrange').length > 0).toBe(refused[0] === 'taken');
      if (refused[0] === 'taken') sitting.play('S rearrange 5D 5D');
      sitting.play('S discard 1C');
      expect(sitting.state().dead).toEqual(dead);
    }
  });

  test('TG-10a, AG-19: a right exposure may be laid out anew where wrong ones may not be put right', () => {
    const sitting = called(['5D', '5D'], { manners: 'table', choices: { correctAfterExposing: false } });
    expect(sitting.refusal('S rearrange 5D 5D J')).toEqual(['taken']);
  });

  describe('TG-10b: a claim that is taken back', () => {
    /** South claims with a single, which is wrong; West with a pair. */
    const racks = {
      E: EAST,
      S: ['5D', ...SOUTH.slice(3), '7B', '7B'],
      W: ['5D', '5D', '1B', '1B', '2B', '2B', '9B', '9B', 'RD', 'RD', 'GD', 'GD', 'E'],
    } as const;
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
    const racks = { E: ['9C', ...EAST.slice(1)], S: LOOSE, W: WAITING } as const;
    const claimed = (claims: Partial<Record<Seat, object>>, held: Racks = racks): Sitting => {
      const sitting = begin({ manners: 'table', racks: held });
      sitting.play('E discard 9C');
      for (const seat of ['S', 'W', 'N'] as const)
        sitting.act(
          seat,
          claims[seat] ? { type: 'mahjongg', tile: '9C', ...claims[seat] } : { type: 'decline' },
        );
      sitting.keepAll();
      return sitting;
    };
    const game = gameOf(withoutCard());

    test('is paid for, and so is the win', () => {
      const sitting = claimed({ S: {}, W: { value: 40 } });
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
      const state = claimed({ S: {}, W: {} }).state();
      expect(game.outcome(state)?.settlement).toBeNull();
      const after = match.ok ? recordGame(match.value, state, 40) : match;
      expect(after).toMatchObject({ ok: true, value: { scores: [60, -200, 90, 50] } });
    });

    test('alone, if the other win is false, too', () => {
      const sitting = claimed({ S: {}, N: {} });
      expect([sitting.ending(), sitting.net()]).toEqual(['falseWin', { E: 100, S: -200, W: 50, N: 50 }]);
    });

    test('comes to nothing if the right win comes first', () => {
      const sitting = claimed({ S: { value: 40 }, W: {} }, { ...racks, S: WAITING, W: LOOSE });
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
      sitting.play('E discard 5D; S W N decline; S mahjongg');
      sitting.keepAll();
      expect(sitting.net()).toEqual({ E: each, S: -3 * each, W: each, N: each });
    }
  });

  test('TG-12: a short hand is not called dead; it plays on', () => {
    const sitting = begin({ manners: 'table' });
    expect(sitting.refusal('E challenge S')).toEqual(['noChallenges', 'TG-12']);
    expect(sitting.legal('E', 'challenge')).toEqual([]);
  });
});
