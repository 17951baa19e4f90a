import { describe, expect, test } from 'vitest';
import { type GameState, gameOf, type TableRules } from '../../src/game';
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
  sitting.act('E', { type: 'discard', tile: '5D' });
  sitting.act('S', { type: 'call', tile: '5D', with: tiles });
  sitting.decline('W', 'N');
  return sitting;
};

describe('claims and exposures', () => {
  test('TG-4: holding a pair, a player claims the third; a single is not enough', () => {
    const sitting = begin();
    sitting.act('E', { type: 'discard', tile: '5D' });
    expect(sitting.refusal('S', { type: 'call', tile: '5D', with: ['5D', '5D'] })).toEqual(['taken']);
    expect(sitting.refusal('S', { type: 'call', tile: '5D', with: ['5D'] })).toEqual(['badExposure', 'TG-4']);
  });

  test('TG-4a: jokers count as holding, or a natural pair is needed', () => {
    for (const [claimNeedsNaturals, refusal] of [
      [false, ['taken']],
      [true, ['badExposure', 'TG-4a']],
    ] as const) {
      const sitting = begin({ choices: { claimNeedsNaturals } });
      sitting.act('E', { type: 'discard', tile: '5D' });
      expect(sitting.refusal('S', { type: 'call', tile: '5D', with: ['5D', 'J'] })).toEqual(refusal);
      expect(sitting.refusal('S', { type: 'call', tile: '5D', with: ['5D', '5D'] })).toEqual(['taken']);
    }
  });

  test('TG-5: a drawn tile is added to an exposure; not right after a call', () => {
    const sitting = called(['5D', 'J'], { draws: ['1D', '2D', '3D', '5D'] });
    const grow = { type: 'grow', tile: '5D', meld: 0 };
    expect(sitting.refusal('S', grow)).toEqual(['cannotGrow', 'TG-5']);
    sitting.act('S', { type: 'discard', tile: '1C' });
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
      sitting.act('E', { type: 'discard', tile: '5D' });
      sitting.act('S', { type: 'call', tile: '5D', with: ['5D', '5D'] });
      sitting.decline('W', 'N');
      sitting.act('S', { type: 'discard', tile: 'W' });
      playUntil(sitting, ({ awaiting, drawn }) => awaiting[0] === 'S' && drawn === '5D');
      return sitting;
    };

    test.each(['strict', 'table'] as const)('with %s manners', (manners) => {
      const sitting = drawing(manners);
      sitting.act('S', grow);
      expect(sitting.legal('S', 'mahjongg')).toHaveLength(1);
      sitting.act('S', { type: 'mahjongg', value: 30 });
      if (manners === 'table') sitting.keep('E', 'W', 'N');
      expect(sitting.ending()).toBe('mahjongg');
      // 30 and 20 for the drawn tile (TG-8), twice from each (TG-9).
      expect(sitting.net()).toEqual({ E: -100, S: 300, W: -100, N: -100 });
      const game = gameOf(withoutCard() as TableRules);
      expect(game.decodeState(game.encodeState(sitting.state()))).toMatchObject({ ok: true });
    });

    test('not before it lies there', () => {
      expect(drawing('strict').refusal('S', { type: 'mahjongg' })[0]).toBe('notAWinningHand');
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
        sitting.decline('E', 'W', 'N');
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
      sitting.act('S', { type: 'mahjongg', value: 30 });
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
    sitting.act('S', { type: 'discard', tile: '1C' });
    expect(sitting.refusal('W', swap)[0]).toBe('wrongPhase');
    sitting.decline('W', 'N', 'E');
    sitting.act('W', swap);
    sitting.decline('N', 'E', 'S');
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
      sitting.act('S', { type: 'discard', tile: '1C' });
      playUntil(sitting, ({ awaiting, drawn }) => awaiting[0] === 'S' && drawn === '4D');
      expect(sitting.legal('S', 'exchange')).toMatchObject([swap]);
    });

    test('AG-21: by the guide it need not', () => {
      const sitting = sit({ rules: guide(), racks: { E: EAST, S: SOUTH }, manners: 'table' });
      sitting.act('E', { type: 'discard', tile: '5D' });
      sitting.act('S', { type: 'call', tile: '5D', with: ['5D', 'J'] });
      sitting.decline('W', 'N');
      expect(sitting.legal('S', 'exchange')).toMatchObject([swap]);
    });

    test('a state in which it did not wait is refused', () => {
      const game = gameOf(withoutCard());
      const sitting = called(['5D', 'J'], { draws: ['1D', '2D', '3D', '5D'] });
      const byCall = sitting.state() as Extract<GameState, { phase: 'turn' }>;
      expect(game.decodeState(byCall).ok).toBe(true);
      expect(game.decodeState({ ...byCall, now: { ...byCall.now, redeemed: 'S' } }).ok).toBe(false);
      sitting.act('S', { type: 'discard', tile: '1C' });
      playUntil(sitting, ({ awaiting, drawn }) => awaiting[0] === 'S' && drawn === '5D');
      sitting.act('S', swap);
      const offered = sitting.state() as Extract<GameState, { phase: 'claims' }>;
      const turn = { ...offered.now.turn, by: 'call', called: { seat: 'E', tile: '5D' } };
      expect(game.decodeState(offered).ok).toBe(true);
      expect(game.decodeState({ ...offered, now: { ...offered.now, turn } }).ok).toBe(false);
    });
  });
});

describe('payments', () => {
  const drawnWin = (): Sitting => {
    const sitting = begin({ racks: { E: EAST, S: WAITING }, draws: ['9C'] });
    sitting.act('E', { type: 'discard', tile: '5D' });
    sitting.decline('S', 'W', 'N');
    return sitting;
  };

  test('TG-9: drawn, everybody pays double', () => {
    const sitting = drawnWin();
    sitting.act('S', { type: 'mahjongg' });
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
      sitting.act('E', { type: 'discard', tile: '9C' });
      sitting.act('S', { type: 'mahjongg', tile: '9C', value: 40 });
      sitting.decline('W', 'N');
      expect([discardPayment, sitting.net()]).toEqual([discardPayment, net]);
    }
  });

  /** West offers 5D in an exchange, and North, who lacks one, claims it. */
  const robbed = (choices: Begun['choices']): Sitting => {
    const north = ['5D', '3C', '3C', '4C', '4C', '5C', '5C', '6C', '6C', '7C', '7C', '8C', '8C'] as const;
    const south = ['J', 'J', 'W', 'W', '1C', '1C', '2C', '2C', '3B', '3B', '4B', '4B', '6B'] as const;
    const sitting = begin({ choices, racks: { E: EAST, S: south, N: north }, draws: ['5D'] });
    sitting.act('E', { type: 'discard', tile: '5D' });
    sitting.act('S', { type: 'call', tile: '5D', with: ['J', 'J'] });
    sitting.decline('W', 'N');
    sitting.act('S', { type: 'discard', tile: '6B' });
    sitting.decline('W', 'N', 'E');
    sitting.act('W', { type: 'exchange', tile: '5D', from: 'S', meld: 0 });
    sitting.decline('E', 'S');
    sitting.act('N', { type: 'mahjongg', tile: '5D', value: 40 });
    return sitting;
  };

  test('TG-9b: on a tile offered in an exchange the exchanger pays for all, single or double', () => {
    expect(robbed({}).net()).toEqual({ E: 0, S: 0, W: -120, N: 120 });
    expect(robbed({ exchangePays: 'double' }).net()).toEqual({ E: 0, S: 0, W: -240, N: 240 });
  });

  test('TG-9: nobody claims it: the exchange goes on, and the turn', () => {
    const sitting = called(['5D', 'J'], { draws: ['5D'] });
    sitting.act('S', { type: 'discard', tile: '1C' });
    sitting.decline('W', 'N', 'E');
    sitting.act('W', { type: 'exchange', tile: '5D', from: 'S', meld: 0 });
    expect(sitting.state()).toMatchObject({ phase: 'claims', now: { by: 'exchange', from: 'W' } });
    sitting.decline('N', 'E', 'S');
    expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['W'], now: { redeemed: 'S' } });
  });
});

describe('mistakes', () => {
  test('TG-10: a wrong exposure kills once its owner discards; the hand draws and discards on', () => {
    const sitting = called(['5D'], { manners: 'table' });
    expect(sitting.state().dead).toEqual([]);
    sitting.act('S', { type: 'discard', tile: '1C' });
    expect(sitting.state().dead).toEqual(['S']);
    sitting.decline('W', 'N', 'E');
    playUntil(sitting, ({ awaiting, phase }) => phase === 'turn' && awaiting[0] === 'S');
    expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['S'] });
    expect(sitting.refusal('S', { type: 'mahjongg' })).toEqual(['handIsDead', 'AG-32']);
    expect(sitting.refusal('S', { type: 'discard', tile: '2C' })).toEqual(['taken']);
  });

  test('TG-10: a right exposure does not', () => {
    const sitting = called(['5D', '5D'], { manners: 'table' });
    sitting.act('S', { type: 'discard', tile: '1C' });
    expect(sitting.state().dead).toEqual([]);
  });

  test('TG-10a: exposed but not yet discarded it may be put right, or not', () => {
    const sitting = called(['5D'], { manners: 'table' });
    sitting.act('S', { type: 'takeBack' });
    expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['S'], melds: { S: [] }, dead: [] });
    expect(sitting.state().discards.at(-1)).toEqual({ seat: 'E', tile: '5D' });
    const never = called(['5D'], { manners: 'table', choices: { correctAfterExposing: false } });
    expect(never.refusal('S', { type: 'takeBack' })).toEqual(['cannotTakeBack', 'TG-10']);
  });

  test('TG-11: a false win on a discard costs the highest value to the discarder and half to the others', () => {
    const sitting = begin({ manners: 'table', racks: { E: EAST, S: LOOSE } });
    sitting.act('E', { type: 'discard', tile: '5D' });
    sitting.act('S', { type: 'mahjongg', tile: '5D' });
    sitting.decline('W', 'N');
    sitting.keep('E', 'W', 'N');
    expect([sitting.ending(), sitting.net()]).toEqual(['falseWin', { E: 100, S: -200, W: 50, N: 50 }]);
  });

  test('TG-11: on a drawn tile it costs the highest value to everybody; TG-11a: or so many points', () => {
    for (const [highestValue, each] of [
      [undefined, 100],
      [64, 64],
    ] as const) {
      const choices = highestValue === undefined ? {} : { highestValue };
      const sitting = begin({ manners: 'table', choices, racks: { E: EAST, S: LOOSE } });
      sitting.act('E', { type: 'discard', tile: '5D' });
      sitting.decline('S', 'W', 'N');
      sitting.act('S', { type: 'mahjongg' });
      sitting.keep(...[...sitting.state().awaiting]);
      expect(sitting.net()).toEqual({ E: each, S: -3 * each, W: each, N: each });
    }
  });

  test('TG-12: a short hand is not called dead; it plays on', () => {
    const sitting = begin({ manners: 'table' });
    expect(sitting.refusal('E', { type: 'challenge', against: 'S' })).toEqual(['noChallenges', 'TG-12']);
  });
});
