import { describe, expect, test } from 'vitest';
import { advise, judge, scout, waits } from '../../src/analysis';
import { gameOf, type TableRules } from '../../src/game';
import {
  americanCard,
  cardFree,
  type HasGoals,
  type HasHands,
  type Tile,
  validateHand,
} from '../../src/index';
import { openCard } from '../card/cases';
import { unwrap } from '../unwrap';
import { EAST, eastWith, SOUTH, WAITING } from './racks';
import { playUntil, type Sitting, sit } from './sitting';
import { american, guide, plain, withoutCard } from './subjects';

/** East’s 5D, called by South with a 5D and a joker. */
const called = (draws = '') => {
  const sitting = sit({ racks: { E: EAST, S: SOUTH }, draws });
  sitting.play('E discard 5D; S call 5D 5D J; W N decline');
  return sitting;
};

describe('turns', () => {
  test('AG-10: East discards first, then the players to the right draw and discard', () => {
    const sitting = sit();
    const turns: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const { awaiting, drawn, racks } = sitting.state();
      turns.push(`${awaiting.join()} ${drawn === null ? 'discards' : 'draws'}`);
      const [seat] = awaiting;
      sitting.act(seat as 'E', { type: 'discard', tile: racks[seat as 'E']?.[0] });
      sitting.play('all decline');
    }
    expect(turns).toEqual(['E discards', 'S draws', 'W draws', 'N draws', 'E draws']);
  });

  test('AG-10: who calls is next, and the turn passes on from there', () => {
    const sitting = sit({ racks: { E: EAST, W: SOUTH } });
    sitting.play('E discard 5D; S decline; W call 5D 5D 5D; N decline');
    expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['W'], drawn: null });
    sitting.play('W discard 1C; N E S decline');
    expect(sitting.state().awaiting).toEqual(['N']);
  });

  test('AG-14: nobody draws ahead: the wall is as it was until the last answer, and nobody has an action to draw by', () => {
    const sitting = sit({ racks: { E: EAST, W: SOUTH }, draws: '2C 3D' });
    const { wallLeft } = sitting.state();
    sitting.play('E discard 5D');
    for (const seat of ['S', 'N'] as const) {
      expect(sitting.legal(seat, 'discard')).toEqual([]);
      expect(sitting.refusal(`${seat} discard 2C`)).toEqual(['wrongPhase', '']);
      sitting.decline(seat);
      expect([sitting.state().wallLeft, sitting.state().counts.S, sitting.state().drawn]).toEqual([
        wallLeft,
        13,
        null,
      ]);
    }
    sitting.play('W decline');
    expect([sitting.state().wallLeft, sitting.state().drawn]).toEqual([wallLeft - 1, '2C']);
  });

  test('AG-14: a tile that is called leaves the wall as it is, too', () => {
    const sitting = sit({ racks: { E: EAST, W: SOUTH }, draws: '2C 3D' });
    const { wallLeft } = sitting.state();
    sitting.play('E discard 5D; W call 5D 5D 5D; S N decline');
    expect([sitting.state().wallLeft, sitting.state().awaiting]).toEqual([wallLeft, ['W']]);
  });

  test('AG-28: Mah Jongg right after a call is won on the discard, and its discarder pays', () => {
    const sitting = sit({ racks: { E: eastWith('6B'), S: '11B 22B 33B 44B 55B 666B' } });
    sitting.play('E discard 6B; S call 6B 6B 6B 6B; W N decline; S mahjongg');
    // 25, pairs 5, set 5, suit 5, concealed 10; without jokers, so 4 and 2 times (CF-23, CF-29).
    expect(sitting.net()).toEqual({ E: -200, S: 400, W: -100, N: -100 });
  });

  test('AG-12: a discarded joker is not called, for a set or for Mah Jongg; any other tile is', () => {
    const racks = { E: eastWith('J'), S: SOUTH };
    for (const [tile, refused] of [
      ['J', ['jokerCalled', 'AG-12']],
      ['5D', ['taken']],
    ] as const) {
      const sitting = sit({ racks });
      sitting.play(`E discard ${tile}`);
      expect(sitting.refusal(`S call ${tile} 5D 5D`)).toEqual(refused);
    }
    const table = sit({ racks, manners: 'table' });
    table.play('E discard J');
    expect(table.refusal('S mahjongg J')).toEqual(['jokerCalled', 'AG-12']);
  });

  describe('AG-12: where a discarded joker may be claimed', () => {
    const claims = { claimDiscardedJoker: true };
    const racks = { E: eastWith('J'), S: SOUTH };
    const discarded = (rules: TableRules, manners: 'strict' | 'table' = 'strict') => {
      const sitting = sit({ rules, racks, manners });
      sitting.play('E discard J');
      return sitting;
    };
    const laid = (sitting: Sitting) => sitting.state().melds.S?.map(({ tiles }) => tiles.join(' '));

    test('AG-19: it stands for what it lies with, and at least one natural tile does', () => {
      const sitting = discarded(withoutCard(claims));
      for (const [tiles, refused] of [
        ['5D 5D', ['taken']],
        ['5D J', ['taken']],
        ['5D 5D J', ['taken']],
        ['J', ['badExposure', 'AG-19']],
        ['5D', ['badExposure', 'TG-4']],
        ['5D 1C', ['badExposure', 'AG-15']],
        ['5D 5D 5D', ['tilesNotHeld', 'AG-15']],
      ] as const)
        expect(sitting.refusal(`S call J ${tiles}`)).toEqual(refused);
      const calls = sitting.legal('S', 'call').map((action) => 'with' in action && action.with.join(' '));
      expect(calls).toContain('1C J');
      expect(calls.length).toBe(new Set(calls).size);
      sitting.play('S call J 5D 5D; W N decline');
      expect(laid(sitting)).toEqual(['5D 5D J']);
      sitting.play('S rearrange 5D J');
      expect([laid(sitting), sitting.state().racks.S?.includes('5D')]).toEqual([['5D J J'], true]);
    });

    test('AG-19: laid out anew it may stand for something else', () => {
      const sitting = discarded(withoutCard(claims));
      sitting.play('S call J 5D 5D; W N decline; S rearrange 6B 6B');
      expect(laid(sitting)).toEqual(['6B 6B J']);
    });

    test('AG-21: it is exchanged for what it stands for, after which its turn can be stored', () => {
      const rules = guide(claims);
      const racks = { E: 'J 9C 99D 88D 77D 66D W NN S', S: '555D J 11C 22C 33B 44B 6B' };
      const sitting = sit({ rules, racks });
      sitting.play('E discard J; S call J 5D 5D; W N decline');
      const game = gameOf(rules);
      const isStored = () => game.decodeState(JSON.parse(JSON.stringify(sitting.state()))).ok;
      expect(isStored()).toBe(true);
      sitting.play('S exchange 5D S 0');
      expect([laid(sitting), isStored()]).toEqual([['5D 5D 5D'], true]);
    });

    test('for Mah Jongg, paid as a hand with a joker', () => {
      const held = { E: 'J 9B 99D 88D 77D 66D', S: '555D 111C 222C 33C 44C' };
      const sitting = sit({ rules: withoutCard(claims), racks: held });
      sitting.play('E discard J; S mahjongg J value=30; W N decline');
      expect(sitting.ending()).toBe('mahjongg');
      const outcome = gameOf(withoutCard(claims)).outcome(sitting.state());
      expect(outcome).toMatchObject({
        declared: { by: 'discard', tile: 'J' },
        score: { claim: { jokerless: false } },
      });
    });

    test('AG-17: whose turn would come sooner takes it', () => {
      const sitting = sit({ rules: withoutCard(claims), racks: { ...racks, W: '66B' } });
      sitting.play('E discard J; W call J 6B 6B; S call J 5D 5D; N decline');
      expect(sitting.state().awaiting).toEqual(['S']);
    });

    test('TG-10a: a call that is taken back leaves the joker to the others', () => {
      const sitting = sit({ rules: withoutCard(claims), racks, manners: 'table', draws: '9B' });
      sitting.play('E discard J; S call J 5D 5D; W N decline; S takeBack');
      expect([...(sitting.state().racks.S ?? [])].sort()).toEqual(['9B', ...SOUTH].sort());
      expect(sitting.state().discards.at(-1)).toMatchObject({ tile: 'J' });
    });

    test('TG-4a: where naturals must be held, two of them', () => {
      const both = { ...claims, claimNeedsNaturals: true };
      const sitting = discarded(withoutCard(both));
      expect(sitting.refusal('S call J 5D J')).toEqual(['badExposure', 'TG-4a']);
      expect(sitting.refusal('S call J 5D 5D')).toEqual(['taken']);
      const table = discarded(withoutCard(both), 'table');
      table.play('S call J 5D 5D; W N decline; S discard 6B');
      expect(table.state().dead).toEqual([]);
      const wrong = discarded(withoutCard(both), 'table');
      wrong.play('S call J 5D J; W N decline; S discard 6B');
      expect(wrong.state().dead).toEqual(['S']);
      const natural = sit({ rules: withoutCard(both), racks, manners: 'table' });
      natural.play('E discard 5D; S call 5D 5D J; W N decline; S discard 6B');
      expect(natural.state().dead).toEqual(['S']);
    });

    test('it is among the tiles that a hand waits for by discard', () => {
      const waitsOf = (rules: HasGoals, by: 'wall' | 'discard') =>
        unwrap(waits('FFF 2222B 44B 66B 88C', { rules: rules as never, by })).map(({ tile }) => tile);
      const usual = guide() as unknown as HasGoals;
      const club = guide(claims) as unknown as HasGoals;
      expect([waitsOf(usual, 'wall'), waitsOf(usual, 'discard')]).toEqual([['8C', 'J'], ['8C']]);
      expect(waitsOf(club, 'discard')).toEqual(['8C', 'J']);
    });

    describe.each([{}, claims])('TG-2: a flower that may serve as one is claimed as a flower: %j', (more) => {
      const rules = withoutCard({ ...more, flowersAsJokers: true });

      test('for an exposure of flowers, not for one of other tiles', () => {
        const sitting = sit({ rules, racks: { E: eastWith('F'), S: 'FF 55D J 11C 22C 33B 44B' } });
        sitting.play('E discard F');
        expect(sitting.refusal('S call F 5D 5D')).toEqual(['badExposure', 'AG-15']);
        sitting.play('S call F F F; W N decline');
        expect(sitting.state().melds.S).toEqual([{ tiles: ['F', 'F', 'F'] }]);
      });

      test('for Mah Jongg, where it stands for itself', () => {
        const sitting = sit({ rules, racks: { E: eastWith('F'), W: 'FFF 44C 44D 55C 55D 66C' } });
        sitting.play('E discard F; W mahjongg F value=30; S N decline');
        expect(sitting.ending()).toBe('mahjongg');
        // Here the flower would have to be a bam or a wind.
        const serving = sit({ rules, racks: { E: eastWith('F'), W: '11B 2222B 3333C EEE' } });
        serving.play('E discard F');
        expect(serving.refusal('W mahjongg F')).toEqual(['notAWinningHand', 'TG-7']);
      });
    });
  });

  test('AG-13: the last tile discarded and not called, nobody pays; called, the game goes on', () => {
    const sitting = sit({ seed: 'to the end' });
    playUntil(sitting, ({ wallLeft, phase }) => wallLeft === 0 && phase === 'claims');
    const { awaiting, phase } = sitting.state();
    expect([phase, awaiting.length]).toEqual(['claims', 3]);
    sitting.decline(...awaiting);
    expect([sitting.ending(), sitting.net()]).toEqual(['wallGame', { E: 0, S: 0, W: 0, N: 0 }]);
  });

  test('AG-16: a call lapses once the next player has drawn', () => {
    const sitting = sit({ racks: { E: EAST, S: SOUTH } });
    sitting.play('E discard 5D');
    const call = `S call 5D 5D 5D moment=${sitting.state().moment}`;
    expect(sitting.refusal(call)).toEqual(['taken']);
    sitting.play('S W N decline');
    expect(sitting.state()).toMatchObject({ phase: 'turn', awaiting: ['S'] });
    expect(sitting.refusal(call)).toEqual(['stale', '']);
    expect(sitting.refusal('S call 5D 5D 5D')).toEqual(['wrongPhase', '']);
  });
});

describe('claims of one tile by several', () => {
  test('AG-17: Mah Jongg beats an exposure, whoever would come sooner', () => {
    const sitting = sit({ racks: { E: EAST, S: '9C J 11C 22C 33B 44B 66B 1D', W: WAITING } });
    sitting.play('E discard 9C; S call 9C 9C J; W mahjongg 9C; N decline');
    expect([sitting.ending(), (sitting.net().W ?? 0) > 0]).toEqual(['mahjongg', true]);
  });

  test.each([
    ['S', 'W'],
    ['S', 'N'],
    ['W', 'N'],
  ] as const)('AG-17: of two Mah Jonggs on East’s discard, by %s and %s, the first wins', (sooner, later) => {
    const sitting = sit({ racks: { E: EAST, [sooner]: WAITING, [later]: WAITING } });
    sitting.play(`E discard 9C; ${later} ${sooner} mahjongg 9C; all decline`);
    expect(sitting.state()).toMatchObject({ now: { outcome: { declared: { seat: sooner } } } });
  });

  test('AG-17: of two exposures the sooner player’s counts', () => {
    const racks = { E: EAST, S: 'JJ 11C 22C 33B 44B 66B 1D', N: '55D 11B 22B 33B 44B 55B 6B' };
    const sitting = sit({ racks });
    sitting.play('E discard 5D; N call 5D 5D 5D; S call 5D J J; W decline');
    expect(sitting.state()).toMatchObject({
      awaiting: ['S'],
      melds: { S: [{ tiles: ['5D', 'J', 'J'] }], N: [] },
    });
  });

  test('AG-37: a call names the tile as it was discarded', () => {
    const sitting = sit({ racks: { E: EAST, S: SOUTH } });
    sitting.play('E discard 5D');
    expect(sitting.refusal('S call 5B 5D 5D')).toEqual(['otherTileClaimed', 'AG-37']);
    expect(sitting.refusal('S call 5D 5D 5D')).toEqual(['taken']);
    expect(sit({ racks: { E: EAST } }).refusal('E discard 5D 5B')).toEqual(['misnamedDiscard', 'AG-37']);
  });
});

describe('exposures', () => {
  test('AG-15: a pung, kong or quint is called, never a pair; jokers may be the caller’s whole share', () => {
    const sitting = sit({ racks: { E: EAST, S: '55D JJ 11C 22C 33B 44B 6B' } });
    sitting.play('E discard 5D');
    const outcomes = ['5D', '5D 5D', 'J J', '5D 5D J', '5D 5D J J', '5D 1C'].map(
      (tiles) => sitting.refusal(`S call 5D ${tiles}`)[0],
    );
    expect(outcomes).toEqual(['badExposure', 'taken', 'taken', 'taken', 'taken', 'badExposure']);
  });

  test('CF-18: no pair of flowers is called for; a pung of them is, unless the option says never', () => {
    const asked = (rules: TableRules, tiles: string) => {
      const sitting = sit({ rules, racks: { E: eastWith('F'), S: 'FF J 11C 22C 33B 44B 66B' } });
      sitting.play('E discard F');
      return sitting.refusal(`S call F ${tiles}`);
    };
    expect(asked(plain, 'F')).toEqual(['badExposure', 'CF-28']);
    expect(asked(plain, 'F F')).toEqual(['taken']);
    expect(asked(plain, 'F J')).toEqual(['badExposure', 'CF-16']);
    expect(asked(cardFree({ callFlowerPungs: false }), 'F F')).toEqual(['badExposure', 'CF-28']);
  });

  test('CF-28: an exposure has three to five tiles here; the guide’s card has sextets too', () => {
    const racks = { E: EAST, S: '55D JJJ 11C 22C 33B 44B' };
    for (const [rules, refused] of [
      [plain, 'badExposure'],
      [guide(), 'taken'],
    ] as const) {
      const sitting = sit({ rules, racks, manners: rules === plain ? 'strict' : 'table' });
      sitting.play('E discard 5D');
      expect(sitting.refusal('S call 5D 5D 5D J J J')[0]).toBe(refused);
    }
  });

  test('AG-19: laid out anew once before the discard, and never after it', () => {
    const sitting = called();
    sitting.play('S rearrange 5D 5D');
    expect(sitting.state().melds.S).toEqual([{ tiles: ['5D', '5D', '5D'] }]);
    expect(sitting.state().racks.S).toContain('J');
    expect(sitting.refusal('S rearrange 5D J')[0]).toBe('nothingToRearrange');
    sitting.play('S discard 1C');
    playUntil(sitting, ({ awaiting, phase }) => phase === 'turn' && awaiting[0] === 'S');
    expect(sitting.refusal('S rearrange 5D J')).toEqual(['nothingToRearrange', 'AG-19']);
    expect(sitting.refusal('S grow J 0')).toEqual(['cannotGrow', 'AG-19']);
  });

  test('AG-21: after drawing, a natural tile is swapped for a joker of anybody’s exposure', () => {
    const sitting = called('5D');
    sitting.play('S discard 1C');
    expect(sitting.refusal('W exchange 5D S 0')).toEqual(['wrongPhase', '']);
    sitting.play('W N E decline');
    expect(sitting.state()).toMatchObject({ awaiting: ['W'], drawn: '5D' });
    sitting.play('W exchange 5D S 0');
    const { melds, racks, awaiting } = sitting.state();
    expect([melds.S, racks.W?.includes('J'), awaiting]).toEqual([
      [{ tiles: ['5D', '5D', '5D'] }],
      true,
      ['W'],
    ]);
    expect(sitting.refusal('W exchange 5D S 0')[0]).toBe('tilesNotHeld');
  });

  test('AG-21: after calling too; the discard itself redeems nothing', () => {
    const sitting = called();
    sitting.play('S exchange 5D S 0');
    expect(sitting.state()).toMatchObject({ awaiting: ['S'], melds: { S: [{ tiles: ['5D', '5D', '5D'] }] } });
    const discarded = called();
    discarded.play('S discard 5D; W N E decline');
    expect(discarded.state().melds.S).toEqual([{ tiles: ['5D', '5D', 'J'] }]);
  });

  /** `FF 555a 777a 999b DDDb` of the practice card, its third dragon to come for a joker of the fives. */
  const redeeming = (choices: Parameters<typeof guide>[0]) => {
    const racks = { E: eastWith('5B'), S: 'FF 5B J 777B 999C RR 1D' };
    const sitting = sit({ rules: guide(choices), racks, draws: '123D 5B' });
    sitting.play('E discard 5B; S call 5B 5B J; W N decline; S discard 1D');
    playUntil(sitting, ({ awaiting, drawn }) => awaiting[0] === 'S' && drawn === '5B');
    sitting.play('S exchange 5B S 0');
    return sitting;
  };

  test('AG-27a: redeeming a joker of one’s own exposure wins, or does not', () => {
    const wins = redeeming({});
    wins.play('S mahjongg');
    // Worth 25; a redeemed joker counts as drawn, so everybody pays double (AG-28).
    expect([wins.ending(), wins.net()]).toEqual(['mahjongg', { E: -50, S: 150, W: -50, N: -50 }]);
    const not = redeeming({ ownJokerWin: false });
    expect(not.refusal('S mahjongg')).toEqual(['notAWinningHand', 'AG-27a']);
  });

  /** `FF GGG 333a RRR 333b` of the practice card, its second flower to come from North’s exposure of threes. */
  const flowerExposed = (rules: TableRules) => {
    const racks = { E: '3D 19B 1246789C NSWE', S: 'F 333B GGG RRR 333C', N: '3D F 1246789C NSWE' };
    return sit({ rules, racks, draws: '1D 3D' });
  };

  test.each([
    ['by card', american],
    ['without a card', withoutCard],
  ])('TG-2, AG-27: %s, a flower that is redeemed as a joker wins as one', (_, rulesOf) => {
    const sitting = flowerExposed(rulesOf({ flowersAsJokers: true }));
    sitting.play('E discard 3D; N call 3D 3D F; S W decline; N discard 1C; E S W decline; E discard 1D');
    sitting.play('S W N decline; S exchange 3D N 0; W N E decline');
    sitting.act('S', { type: 'mahjongg', ...(rulesOf === withoutCard && { value: 25 }) });
    expect(sitting.ending()).toBe('mahjongg');
    expect(sitting.state().melds.N).toEqual([{ tiles: ['3D', '3D', '3D'] }]);
    const usual = flowerExposed(rulesOf({}));
    usual.play('E discard 3D');
    expect(usual.refusal('N call 3D 3D F')).toEqual(['badExposure', 'AG-15']);
  });

  test.each([
    ['by card', american],
    ['without a card', withoutCard],
  ])(
    'TG-2, AG-27: %s, the winning tile of a joker exchange is a joker, or a flower that serves as one',
    (_, rulesOf) => {
      const wins = (choices: object, tile: Tile, hand = 'FF GGG RRR 333B [333C]'): boolean => {
        const rules = rulesOf(choices) as unknown as HasHands<unknown>;
        return validateHand(hand, { rules, win: { by: 'jokerExchange', tile } }).valid;
      };
      const serve = { flowersAsJokers: true };
      expect([wins(serve, 'F'), wins({}, 'F'), wins(serve, 'GD')]).toEqual([true, false, false]);
      const joker = 'FF GGJ RRR 333B [333C]';
      expect([wins(serve, 'J', joker), wins({}, 'J', joker), wins({}, 'F', joker)]).toEqual([
        true,
        true,
        false,
      ]);
    },
  );
});

describe('a won game is paid', () => {
  test('AG-28: on a discard the discarder pays twice and the others once; drawn, all pay twice', () => {
    const joker = '55C J 666C 7777C 888C';
    const eight = sit({ racks: { E: eastWith('8C'), S: joker } });
    eight.play('E discard 8C; S mahjongg 8C; W N decline');
    const { E = 0, S = 0, W = 0, N = 0 } = eight.net();
    expect([E, W, S]).toEqual([2 * N, N, -4 * N]);
    const drawn = sit({ racks: { E: EAST, S: joker }, draws: '8C' });
    drawn.play('E discard 9C; S W N decline; S mahjongg');
    expect(drawn.net()).toEqual({ E: 2 * N, S: -6 * N, W: 2 * N, N: 2 * N });
  });

  test('AG-29: jokerless and drawn, everybody pays four times', () => {
    const sitting = sit({ rules: guide(), racks: { S: '11C 22C 33C 44C 55D 66D 7D' }, draws: '7D' });
    sitting.play(`E discard ${sitting.state().racks.E?.[0]}; S W N decline; S mahjongg`);
    // The line of seven pairs is worth 50.
    expect(sitting.net()).toEqual({ E: -200, S: 600, W: -200, N: -200 });
  });
});

describe('AG-15a: a hand declared after a call, where no discard fills a pair', () => {
  /** South has exposed three sets of `FF 555a 777a 999b DDDb`, and West discards for the last or for the pair. */
  const fourth = (rules: TableRules, tile: Tile): Sitting => {
    const racks = { E: eastWith('5B'), S: `${tile === 'F' ? 'F R' : 'FF'} 55B 77B 99C RR 123D` };
    const sitting = sit({ rules, racks, draws: `7B 9C ${tile}` });
    for (const [from, named, junk] of [
      ['E', '5B', '1D'],
      ['W', '7B', '2D'],
      ['W', '9C', '3D'],
    ] as const) {
      sitting.play(`${from} discard ${named}; S call ${named} ${named} ${named}; all decline`);
      sitting.play(`S discard ${junk}; all decline`);
    }
    sitting.play(`W discard ${tile}`);
    return sitting;
  };

  test.each([
    ['the guide', guide({ pairOnDiscard: false })],
    ['The American Game', american({ pairOnDiscard: false })],
    ['The American Game without a card', withoutCard({ pairOnDiscard: false })],
  ] as const)('%s: the tile lies in its exposure and has filled no pair', (_, rules) => {
    const sitting = fourth(rules, 'RD');
    sitting.play('S call RD RD RD; N E decline');
    expect(sitting.state().racks.S).toEqual(['F', 'F']);
    sitting.play('S mahjongg value=25');
    expect(sitting.ending()).toBe('mahjongg');
    const game = gameOf(rules);
    expect(game.decodeState(game.encodeState(sitting.state())).ok).toBe(true);
    expect(fourth(rules, 'F').refusal('S mahjongg F')).toEqual(['notAWinningHand', 'AG-15a']);
  });

  test('the guide: paid as a discard, by whose it was the most (AG-28, AG-29a)', () => {
    const sitting = fourth(guide({ pairOnDiscard: false }), 'RD');
    sitting.play('S call RD RD RD; N E decline; S mahjongg');
    expect(sitting.net()).toEqual({ E: -75, S: 225, W: -75, N: -75 });
  });
});

describe('a hand declared right after its call', () => {
  const southAt = (skillLevel: number) => ({ E: {}, S: { skillLevel }, W: {}, N: {} });
  /** `44C 555C 666C 777C 888C`, its last pung called with these tiles. */
  const eights = (sevens: string, tiles: string): Sitting => {
    const sitting = sit({ racks: { E: eastWith('8C'), S: `44C 555C 666C ${sevens} 88C` } });
    sitting.play(`E discard 8C; S call 8C ${tiles}; W N decline`);
    return sitting;
  };

  const bonuses = (sitting: Sitting): readonly string[] => {
    sitting.play('S mahjongg');
    const game = gameOf(plain);
    const outcome = game.outcome(sitting.state());
    expect(game.decodeState(game.encodeState(sitting.state()))).toEqual({ ok: true, value: sitting.state() });
    const { lines } = (outcome as { score: { lines: readonly { code: string }[] } }).score;
    return lines.map(({ code }) => code);
  };
  const OPEN = ['base', 'set', 'suit'];

  test('CF-23: it stays concealed, also if its exposure was laid out anew', () => {
    expect(bonuses(eights('777C', '8C 8C'))).toEqual([...OPEN, 'concealed']);
    const anew = eights('77C J', '8C J');
    anew.play('S rearrange 8C 8C');
    expect(bonuses(anew)).toEqual([...OPEN, 'concealed']);
  });

  test('CF-23: not after a joker exchange', () => {
    const swapped = eights('77C J', '8C J');
    swapped.play('S exchange 8C S 0');
    expect(bonuses(swapped)).toEqual(OPEN);
  });

  /** Of `22B 444B 666B 888B GGG` South calls the sixes, and before them the fours if they are to be called, too. */
  const dragons = (skillLevel: number, called: '6B' | '4B 6B', dragon = 'GGG'): Sitting => {
    const isTwice = called === '4B 6B';
    const racks = {
      E: eastWith(isTwice ? '4B' : '6B'),
      S: `${isTwice ? '44B 1C' : '444B'} 22B 66B 888B ${dragon}`,
    };
    const sitting = sit({ racks, draws: '6B', players: southAt(skillLevel) });
    if (isTwice) sitting.play('E discard 4B; S call 4B 4B 4B; all decline; S discard 1C; all decline');
    sitting.play(`${isTwice ? 'W' : 'E'} discard 6B; S call 6B 6B 6B; all decline`);
    return sitting;
  };

  test('CF-36: a dragon wins at level 3 with no other exposure; with one, only at level 2', () => {
    expect(dragons(3, '6B').refusal('S mahjongg')).toEqual(['taken']);
    expect(bonuses(dragons(3, '6B'))).toContain('concealed');
    expect(dragons(3, '4B 6B').refusal('S mahjongg')).toEqual(['notAWinningHand', 'CF-36']);
    expect(bonuses(dragons(2, '4B 6B'))).not.toContain('concealed');
  });

  test('CF-37: what level 4 forbids is not put down to level 3', () => {
    expect(dragons(4, '6B').refusal('S mahjongg')).toEqual(['taken']);
    expect(dragons(4, '6B', 'RRR').refusal('S mahjongg')).toEqual(['notAWinningHand', 'CF-37']);
  });

  /** South, at level 3, may call a green dragon beside `22B 444B 666B 888B GG`, or with another tile in place of a 2B. */
  const dragonCalled = (last: Tile): Sitting => {
    const racks = { E: eastWith('GD'), S: `2B ${last} 444B 666B 888B GG` };
    const sitting = sit({ racks, players: southAt(3) });
    sitting.play('E discard GD');
    return sitting;
  };
  const call = 'S call GD GD GD';

  test('AG-31, CF-36: at level 3 the dragon itself is not called for an exposure of a hand that waits', () => {
    expect(dragonCalled('3B').refusal(call)).toEqual(['exposureNeverWins', 'AG-31']);
  });

  test('CF-23, CF-36: it is called to declare Mah Jongg at once, and the hand is concealed', () => {
    expect(dragonCalled('2B').refusal('S mahjongg GD')).toEqual(['taken']);
    const sitting = dragonCalled('2B');
    expect(sitting.refusal(call)).toEqual(['taken']);
    sitting.play(`${call}; all decline`);
    expect(bonuses(sitting)).toContain('concealed');
  });

  test('CF-23, AG-31: no challenge kills the hand that may be declared at once; after the discard one does', () => {
    const atOnce = dragonCalled('2B');
    atOnce.play(`${call}; all decline`);
    expect(atOnce.play('W challenge S')[0]).toMatchObject({ upheld: false });
    const { others } = unwrap(scout(atOnce.game.viewFor(atOnce.state(), 'W'), { rules: cardFree() }));
    expect(others.find(({ seat }) => seat === 'S')?.groups.length).toBeGreaterThan(0);
    expect(bonuses(atOnce)).toContain('concealed');
    const discarded = dragonCalled('2B');
    discarded.play(`${call}; all decline; S discard 2B`);
    const [upheld, died] = discarded.play('W challenge S');
    expect(upheld).toMatchObject({ upheld: true, reason: 'closedHandExposed' });
    expect(died).toMatchObject({ type: 'died', returned: 0 });
  });

  /** South, at this level, calls a red dragon at a table where what cannot win may be laid down. */
  const dragonLaid = (skillLevel: number, beside: string): Sitting => {
    const racks = { E: eastWith('RD'), S: `${beside} 11B 333B 555B 777B` };
    const sitting = sit({ racks, players: southAt(skillLevel), manners: 'table' });
    sitting.play(`E discard RD; S call RD ${beside}; all decline`);
    return sitting;
  };

  test('AG-32a: who challenged right after the call may do so again once the hand has discarded', () => {
    const sitting = dragonLaid(3, 'RD RD');
    expect(sitting.play('E challenge S')[0]).toMatchObject({ upheld: false });
    expect(sitting.refusal('E challenge S')[0]).toBe('challengedAlready');
    sitting.play('S discard 1B');
    expect(sitting.play('E challenge S')[0]).toMatchObject({ upheld: true });
  });

  test('CF-38: at level 5 a hand with a joker does not win on the discard that it took, so a challenge is right', () => {
    const verdict = (skillLevel: number, beside: string) =>
      dragonLaid(skillLevel, beside).play('W challenge S')[0];
    expect(verdict(5, 'RD J')).toMatchObject({ upheld: true, reason: 'closedHandExposed' });
    expect(verdict(5, 'RD RD')).toMatchObject({ upheld: false });
    expect(verdict(4, 'RD J')).toMatchObject({ upheld: false });
  });

  test('AG-15a: nobody is said to claim a pair where only sets may be, after a call either', () => {
    const card = openCard('1111a 2222b 3333c 44a');
    const winnersBy = (pairOnDiscard: boolean) => {
      const rules = americanCard(card, { pairOnDiscard });
      const racks = { E: '3D 4B 9D 88D 77D 66D 5D W NN S', S: '333D 1111B 2222C 4B 9D' };
      const sitting = sit({ rules, racks });
      sitting.play('E discard 3D; S call 3D 3D 3D 3D; W N decline');
      const { discards } = unwrap(scout(sitting.game.viewFor(sitting.state(), 'E'), { rules }));
      return discards.find(({ tile }) => tile === '4B')?.winners.includes('S');
    };
    expect([winnersBy(true), winnersBy(false)]).toEqual([true, false]);
  });

  test('CF-36, AG-31: an exposure before the call has opened the hand, so a challenge after the call is right', () => {
    const racks = { E: eastWith('4B'), S: '22B 44B 666B 888B GG 1C' };
    const sitting = sit({ racks, draws: 'GD', players: southAt(3), manners: 'table' });
    sitting.play('E discard 4B; S call 4B 4B 4B; W N decline; S discard 1C; W N E decline');
    sitting.play('W discard GD; S call GD GD GD; N E decline');
    const [challenged, died] = sitting.play('W challenge S');
    expect(challenged).toMatchObject({ upheld: true, reason: 'closedHandExposed' });
    expect(died).toMatchObject({ type: 'died', returned: 1 });
  });

  test('CF-23: a win that is declared after the call is worth what it pays, and throwing it away a mistake', () => {
    for (const skillLevel of [0, 3]) {
      const rules = cardFree({ skillLevel } as { skillLevel: 0 | 3 });
      const sitting = sit({ rules, racks: { E: eastWith('RD'), S: 'RR 11B 333B 555B 777B' } });
      const worthOf = (type: string): readonly unknown[] => {
        const view = sitting.game.viewFor(sitting.state(), 'S');
        const action = view.legal.find((one) => one.type === type);
        if (action === undefined) throw new Error(`there is no ${type}`);
        const { choice, verdict } = unwrap(judge(view, action, { rules }));
        return [choice.points, verdict];
      };
      sitting.play('E discard RD');
      const claimed = worthOf('mahjongg');
      expect(worthOf('call')).toEqual(claimed);
      sitting.play('S call RD RD RD; all decline');
      expect(worthOf('mahjongg')).toEqual(claimed);
      expect(worthOf('discard')[1]).toBe('mistake');
      const advice = unwrap(advise(sitting.game.viewFor(sitting.state(), 'S'), { rules }));
      expect(advice.now).toMatchObject({ distance: 0, chance: { share: 1 } });
    }
  });
});
