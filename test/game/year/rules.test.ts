import { describe, expect, test } from 'vitest';
import { gameOf, seededRandom, shuffleWall, type YearState } from '../../../src/game';
import { type Seat, yearGame } from '../../../src/index';
import { tilesOf } from '../../hand-text';
import { refusedBy } from '../../unwrap';
import { refusalOf } from '../sitting';
import { sitYear } from './sitting';

// The rules of the Year game as it is played, by their numbers: each by a game that turns on it, and its neighbor.

/** North lacks a 9C. */
const NORTH = '1B 1B 1B 2C 3C 4C 5D 5D 5D E E E 9C';
/** South holds a pair of 5D, a run for 7C and 9C, and nothing that wins. */
const SOUTH = '5D 5D 8C 9C 1B 3B 6B 8B 2D 4D N N W';
const EAST = '5D 9C 7C 1C 3D 6D 9D 2B 4B 7B GD RD WD S';

/** What a game has come to that was won. */
const wonIn = (state: YearState) => {
  if (state.phase !== 'over' || state.now.outcome.ending !== 'mahjongg') throw new Error('nobody has won');
  return state.now.outcome;
};

const winds = (): ReturnType<typeof sitYear> =>
  sitYear({
    racks: {
      E: 'S 1B 4C',
      W: 'N N E W 1C 4C 7C 2D 5D 8D 3B 6B 9B',
      S: 'S S 2B 5B 8B 3C 6C',
    },
  });

describe('the deal', () => {
  test('YG-4: a wall that is not that of the game, or no single throw, is no setup (YG-1)', () => {
    const rules = yearGame();
    const wall = shuffleWall(rules, seededRandom('deal'));
    const { createGame } = gameOf(rules);
    const dice = [[3, 4]] as const;
    for (const [setup, refusal] of [
      [{ wall, dice }, undefined],
      [{ wall: wall.slice(1), dice }, 'badWall YG-1'],
      [{ wall }, 'badDice YG-4'],
      [{ wall, dice: [...dice, [1, 1]] }, 'badDice YG-4'],
      [{ wall, dice: [[0, 7]] }, 'badDice YG-4'],
      [{ wall, dice, dealer: 'X' }, 'badDealer YG-3'],
      [{ wall, dice, players: { E: {}, S: {}, W: {} } }, 'badPlayers YG-3'],
      [{ wall, dice, players: { E: { personalSuit: 'X' }, S: {}, W: {}, N: {} } }, 'badPlayers YG-3'],
      [{ wall, dice, players: null }, 'badPlayers'],
      [[], 'notASetup'],
    ])
      expect(refusedBy(createGame(setup as never)), JSON.stringify(setup)).toBe(refusal);
  });

  test('YG-1a: bonusCopies: 1 is a wall of 148', () => {
    const rules = yearGame({ bonusCopies: 1 });
    expect(shuffleWall(rules, seededRandom('deal')).length).toBe(148);
    const { state } = sitYear({ choices: { bonusCopies: 1 }, dice: [3, 3] });
    expect([state().wallLeft, state().flowerWallLeft]).toEqual([148 - 53 - 12, 12]);
  });

  test('YG-1b: the walls of wallStacks say where the cut is (YG-4)', () => {
    const rules = yearGame({ wallStacks: [18, 20, 20, 20] });
    const { createGame } = gameOf(rules);
    const wall = shuffleWall(rules, seededRandom('stacks'));
    const begin = (choices: Parameters<typeof yearGame>[0]) => {
      const made = gameOf(yearGame(choices)).createGame({ wall, dice: [[1, 1]], dealer: 'S' });
      return made.ok ? made.value.flowerWall : [];
    };
    expect(begin({ wallStacks: [18, 20, 20, 20] })).toEqual(wall.slice(36, 40));
    expect(begin({})).toEqual(wall.slice(40, 44));
    expect(createGame({ wall, dice: [[1, 1]] }).ok).toBe(true);
  });

  test('YG-3a: any seat deals; with windsFollowDeal only East', () => {
    expect(sitYear({ dealer: 'W' }).state().awaiting).toEqual(['W']);
    const { createGame } = gameOf(yearGame({ windsFollowDeal: true }));
    const wall = shuffleWall(yearGame(), seededRandom('deal'));
    const made = createGame({ wall, dice: [[1, 1]], dealer: 'W' });
    expect(refusedBy(made)).toBe('badDealer YG-3a');
    expect(createGame({ wall, dice: [[1, 1]], dealer: 'E' }).ok).toBe(true);
  });

  test('YG-4: the dealer has 14 tiles and the others 13; flowerWallCount: tiles counts tiles', () => {
    const { state } = sitYear({ dealer: 'N', dice: [3, 5] });
    expect(state().counts).toEqual({ E: 13, S: 13, W: 13, N: 14 });
    expect(state().flowerWallLeft).toBe(16);
    expect(sitYear({ dice: [3, 5], choices: { flowerWallCount: 'tiles' } }).state().flowerWallLeft).toBe(8);
  });

  test('YG-4: Hop Toi is told to everybody and does nothing', () => {
    const wall = shuffleWall(yearGame(), seededRandom('hop toi'));
    const { createGame, viewFor } = gameOf(yearGame());
    const lucky = ([one, other]: readonly [number, number]): readonly Seat[] => {
      const made = createGame({ wall, dice: [[one, other]] });
      return made.ok ? viewFor(made.value, 'spectator').hopToi : [];
    };
    // East's wall has 40 tiles: a cut of 14 leaves 26, which ends in the middle of the seventh take, West's.
    expect(lucky([3, 4])).toEqual(['W']);
    expect(lucky([3, 5])).toEqual([]);
  });
});

describe('the courtesy call', () => {
  test('YG-5: the dealer first, then clockwise; each as often as flowers come, then keeps', () => {
    const sitting = sitYear({
      dealer: 'W',
      courtesy: true,
      racks: { W: 'F1 S2 1B', N: '2B', E: 'F1 3B', S: '4B' },
      flowerWall: 'F3 9D 8D',
    });
    const { play, state } = sitting;
    play('W reveal F1; W reveal F3');
    expect([state().awaiting, state().flowers.W, state().counts.W]).toEqual([['W'], ['F1', 'F3'], 14]);
    play('W keep');
    expect(state().awaiting).toEqual(['N']);
    play('N keep; E reveal F1; E keep; S keep');
    expect([state().phase, state().awaiting, state().racks.W?.includes('S2')]).toEqual(['turn', ['W'], true]);
    expect(state().flowerWallLeft).toBe(3);
  });

  test('YG-5: nothing but flowers and seasons is replaced in it', () => {
    const { refusal } = sitYear({ courtesy: true, racks: { E: 'N E W S 1B 1B 1B 1B' } });
    expect(refusal('E reveal E S W N')).toEqual(['notRevealable', 'YG-5']);
  });
});

describe('flowers', () => {
  const flowered = (choices = {}) =>
    sitYear({
      choices,
      racks: { E: 'F1 1B', S: 'F2 2B', W: '3B', N: '4B' },
      flowerWall: '9D',
      draws: 'S3',
    });

  test('YG-6: never discarded; before or after the draw one may be replaced, or stay hidden', () => {
    const { refusal, state, legal, play } = flowered();
    expect(refusal('E discard F1')).toEqual(['flowerDiscarded', 'YG-6']);
    expect(legal('E', 'discard').some((one) => 'tile' in one && one.tile === 'F1')).toBe(false);
    play('E reveal F1');
    expect([state().flowers.E, state().drawn, state().counts.E]).toEqual([['F1'], '9D', 14]);
    play('E discard 9D; all decline; S reveal F2');
    expect([state().phase, state().counts.S]).toEqual(['draw', 13]);
    play('S draw');
    expect(state().drawn).toBe('S3');
    play('S reveal S3');
    expect([state().flowers.S, state().counts.S]).toEqual([['F2', 'S3'], 14]);
  });

  test('YG-6a: a hidden pair of a flower may win; with bonusPair: number one of each color does', () => {
    const hand = 'F1 F1 1B 1B 1B 2C 3C 4C 5D 5D 5D E E E';
    const mixed = 'F1 S1 1B 1B 1B 2C 3C 4C 5D 5D 5D E E E';
    expect(sitYear({ racks: { E: hand } }).legal('E', 'mahjongg')).toHaveLength(1);
    expect(sitYear({ racks: { E: mixed } }).legal('E', 'mahjongg')).toHaveLength(0);
    const byNumber = { racks: { E: mixed }, choices: { bonusPair: 'number' } } as const;
    expect(sitYear(byNumber).legal('E', 'mahjongg')).toHaveLength(1);
  });

  test('YG-15a: an empty Flower Wall gives no replacement; with flowerWallRefill the end of the wall does', () => {
    const racks = { E: 'F1 F2 F3 1B', S: '2B', W: '3B', N: '4B' };
    const wanted = { racks, dice: [1, 1] as const, flowerWall: '8D 8C', last: '9D' };
    const empty = sitYear({ ...wanted, choices: { flowerWallCount: 'tiles' } });
    const refill = sitYear({ ...wanted, choices: { flowerWallCount: 'tiles', flowerWallRefill: true } });
    for (const { play } of [empty, refill]) {
      play('E reveal F1; E reveal F2');
    }
    expect(empty.legal('E', 'reveal')).toEqual([]);
    expect(empty.refusal('E reveal F3')).toEqual(['noReplacement', 'YG-15a']);
    const left = refill.state().wallLeft;
    refill.play('E reveal F3');
    expect([refill.state().drawn, refill.state().wallLeft]).toEqual(['9D', left - 1]);
  });
});

describe('claims', () => {
  test('YG-7: Mah Jong before a pung before a chow', () => {
    const racks = {
      E: EAST,
      S: '8C 7C 1B 3B 6B 8B 2D 4D N N W 1C 2C',
      W: '9C 9C 8D 8B 9B 1D 7D 7D YD GD RD W S',
    };
    const claim = (answers: string) => {
      const sitting = sitYear({ racks: { ...racks, N: NORTH } });
      sitting.play(`E discard 9C; ${answers}`);
      const event = sitting.events().findLast(({ type }) => type === 'called' || type === 'declared');
      return event?.type === 'called' ? `${event.seat} ${event.kind}` : event?.type;
    };
    expect(claim('S call 9C 7C 8C; W call 9C 9C 9C; N mahjongg 9C')).toBe('declared');
    expect(claim('S call 9C 7C 8C; W call 9C 9C 9C; N decline')).toBe('W pung');
    expect(claim('S call 9C 7C 8C; W N decline')).toBe('S chow');
  });

  test('YG-10: a Year with a Pung-Pair before a pung, and no replacement for it (YG-7)', () => {
    const { state, events, play } = winds();
    play('E discard S; S call S S S; W call S E W N N; N decline');
    expect(state().melds.W).toEqual([{ tiles: tilesOf('S E W N N') }]);
    expect(state().counts.W).toBe(9);
    expect(events().find(({ type }) => type === 'called')).toMatchObject({
      kind: 'pungPair',
      bypassed: ['S'],
    });
    expect(state().discards).toEqual([]);
  });

  test('YG-7: only the player of the next season calls a chow', () => {
    const { refusal, play } = sitYear({ racks: { E: EAST, S: SOUTH, W: '8C 9C 1B' } });
    play('E discard 7C');
    expect(refusal('S call 7C 8C 9C')).toEqual(['taken']);
    expect(refusal('W call 7C 8C 9C')).toEqual(['chowOutOfTurn', 'YG-7']);
  });

  test('YG-15: a discard is dead once the next player has drawn; until then a replacement opens it anew (YG-7)', () => {
    const begin = () => {
      const sitting = sitYear({
        racks: {
          E: '5D 1C',
          S: 'F1 5D 2B 4B 6B 8B 1C 9C GD RD E W N',
          W: '3B',
          N: '7B',
        },
        flowerWall: '5D',
      });
      sitting.play('E discard 5D; all decline');
      return sitting;
    };
    const { refusal, legal, state, play } = begin();
    expect(refusal('S call 5D 5D 5D')).toEqual(['refusedBefore', 'YG-7']);
    play('S reveal F1');
    expect(legal('S', 'call')).toHaveLength(1);
    expect(refusal('S call 1C 5D 5D')).toEqual(['otherTileClaimed', 'YG-7']);
    play('S call 5D 5D 5D');
    expect([state().phase, state().discards, state().counts.S]).toEqual(['turn', [], 11]);
    const late = begin();
    late.play('S reveal F1; S draw');
    expect(late.refusal('S call 5D 5D 5D')).toEqual(['wrongPhase', '']);
  });

  test('YG-8: those who are passed by lose the turn, and play goes on from the caller (YG-15)', () => {
    const { state, events, play } = sitYear({
      racks: { E: '7D 1C', S: '1B', W: '7D 7D 2B', N: '3B' },
    });
    play('E discard 7D; W call 7D 7D 7D; S N decline');
    expect(events().find(({ type }) => type === 'called')).toMatchObject({ bypassed: ['S'] });
    expect([state().phase, state().awaiting]).toEqual(['turn', ['W']]);
    play('W discard 2B');
    expect(state().awaiting).toEqual(['E', 'S', 'N']);
    play('all decline');
    expect([state().phase, state().awaiting]).toEqual(['draw', ['N']]);
  });

  test('YG-9: a discard is not called for a kong, but may complete one for Mah Jong', () => {
    const kong = '9C 9C 9C 1B 1B 1B 2C 3C 4C 5D 6D 7D E';
    const sitting = sitYear({ racks: { E: '9C 1C', S: kong, W: '2B', N: '3B' } });
    sitting.play('E discard 9C');
    expect(sitting.refusal('S call 9C 9C 9C 9C')).toEqual(['badExposure', 'YG-9']);
    const winning = sitYear({
      racks: {
        E: '9C 1C',
        S: '9C 9C 9C 1B 1B 2C 3C 4C 5D 6D 7D E E',
        W: '2B',
        N: '3B',
      },
    });
    winning.play('E discard 9C');
    expect(winning.legal('S', 'mahjongg')).toHaveLength(1);
  });
});

describe('kongs and Years', () => {
  const KONG = '1B 1B 1B 1B N E W S 9D 7C 5C 3C 8D 6D';

  test('YG-9a: a concealed kong may be revealed for a replacement; with revealKong: false it may not', () => {
    const { state, play } = sitYear({ racks: { E: KONG }, flowerWall: '9C' });
    play('E reveal 1B 1B 1B 1B');
    expect([state().melds.E, state().drawn, state().counts.E]).toEqual([
      [{ tiles: tilesOf('1B 1B 1B 1B') }],
      '9C',
      11,
    ]);
    const { refusal, legal } = sitYear({ racks: { E: KONG }, choices: { revealKong: false } });
    expect(refusal('E reveal 1B 1B 1B 1B')).toEqual(['notRevealable', 'YG-9a']);
    expect(legal('E', 'reveal')).toHaveLength(1);
  });

  test.each([true, false])(
    'YG-9, YG-9a: with revealKong: %s a refusal names a kong only if one is replaced',
    (revealKong) => {
      const sitting = sitYear({ racks: { E: KONG }, choices: { revealKong } });
      const said = refusalOf(sitting, 'E reveal 9D')?.message;
      expect(said).toContain('the fourth tile of a revealed pung.');
      expect(said?.includes('a kong')).toBe(revealKong);
    },
  );

  test('YG-2: a Year may be revealed for a replacement (YG-10)', () => {
    const { state, play } = sitYear({ racks: { E: KONG }, flowerWall: '9C' });
    play('E reveal E S W N');
    expect([state().melds.E, state().drawn]).toEqual([[{ tiles: tilesOf('E S W N') }], '9C']);
  });

  test('YG-2a: mixedSaws makes a Year of seasons and flowers', () => {
    const racks = { E: 'F1 S2 F3 S4 9D 7C 5C 3C 8D 6D' };
    const mixed = 'E reveal F1 F3 S2 S4';
    expect(sitYear({ racks }).refusal(mixed)).toEqual(['notRevealable', 'YG-9']);
    expect(sitYear({ racks, choices: { mixedSaws: true } }).refusal(mixed)).toEqual(['taken']);
  });

  test('YG-9: the fourth joins the revealed pung and brings a replacement, on the same turn or later', () => {
    const { pass, state, events, play } = sitYear({
      racks: { E: '7D 1C', S: '1B 9B', W: '7D 7D 7D 2B 4B', N: '3B 8B' },
      flowerWall: '6C',
      draws: '2D 4D 6D',
    });
    play('E discard 7D; W call 7D 7D 7D; S N decline; W discard 2B; E S N decline');
    for (const [seat, drawn] of [
      ['N', '2D'],
      ['E', '4D'],
      ['S', '6D'],
    ] as const)
      pass(seat, drawn);
    play('W reveal 7D');
    expect([state().phase, state().melds.W]).toEqual(['draw', [{ tiles: tilesOf('7D 7D 7D 7D') }]]);
    expect(events().findLast(({ type }) => type === 'revealed')).toMatchObject({
      kind: 'fourth',
      meld: 0,
      source: 'flowerWall',
    });
    expect(state().counts.W).toBe(10);
  });

  test('YG-9: fourteen tiles and one for each replacement win', () => {
    const hand = '1B 1B 1B 1B 2C 3C 4C 5D 5D 5D E E E 9C';
    const { state, legal, play } = sitYear({ racks: { E: hand }, flowerWall: '9C' });
    expect(legal('E', 'mahjongg')).toHaveLength(0);
    play('E reveal 1B 1B 1B 1B; E mahjongg');
    const { declared } = wonIn(state());
    expect(declared.win).toEqual({ by: 'wall', tile: '9C', replacements: 1 });
    expect(declared.hand.concealed).toHaveLength(11);
  });
});

test('YG-15: after a call and a replacement the hand is won on the replacement, not on the discard', () => {
  const { state, play } = sitYear({
    racks: { E: '9C 9D 6C 8C 2B', N: 'F2 9C 9C 1B 1B 1B 2C 3C 4C 5D 5D 5D E' },
    flowerWall: 'E',
  });
  play('E discard 9C; N call 9C 9C 9C; S W decline; N reveal F2; N mahjongg');
  const { declared } = wonIn(state());
  const { by, from, tile: winning, win } = declared;
  expect([by, from, winning, win]).toEqual(['wall', null, 'E', { by: 'wall', tile: 'E', replacements: 0 }]);
});

describe('stealing', () => {
  const LACKS_F1 = 'F1 1B 1B 1B 2C 3C 4C 5D 5D 5D E E E';
  const begin = (choices = {}, seat: Seat = 'S') =>
    sitYear({
      choices,
      courtesy: true,
      racks: { E: 'F1 9D 6C 8C 2B', [seat]: LACKS_F1 },
      flowerWall: '7B',
    });
  const reveal = ({ play }: ReturnType<typeof begin>) => play('E reveal F1; E S W N keep');

  test('YG-12: a revealed flower is taken for Mah Jong, in place of drawing', () => {
    const sitting = begin();
    reveal(sitting);
    const { play, state, refusal } = sitting;
    expect(refusal('S steal F1 E')).toEqual(['cannotStealNow', 'YG-12a']);
    play('E discard 9D; all decline');
    expect(refusal('S steal F2 E')).toEqual(['notFaceUp', 'YG-12']);
    expect(refusal('S steal F1 W')).toEqual(['notFaceUp', 'YG-12']);
    play('S steal F1 E');
    const { declared, score } = wonIn(state());
    expect([state().flowers.E, declared.by, declared.from]).toEqual([[], 'steal', 'E']);
    expect(score.lines.every(({ concealed }) => concealed)).toBe(true);
  });

  test('YG-12a: after the draw it is too late', () => {
    const sitting = begin();
    reveal(sitting);
    sitting.play('E discard 9D; all decline; S draw');
    expect(sitting.refusal('S steal F1 E')).toEqual(['cannotStealNow', 'YG-12a']);
  });

  test('YG-12a: stealAnyTime: at once, whoever’s turn it is, but not with a tile too many', () => {
    const early = begin({ stealAnyTime: true }, 'W');
    early.play('E reveal F1');
    expect(early.state().awaiting).toEqual(['E']);
    expect(early.legal('W', 'steal')).toHaveLength(1);
    early.play('W steal F1 E');
    expect(early.state().phase).toBe('over');
    const late = begin({ stealAnyTime: true });
    reveal(late);
    late.play('E discard 9D');
    expect(late.legal('S', 'steal')).toHaveLength(1);
    late.play('all decline; S draw');
    expect(late.refusal('S steal F1 E')).toEqual(['cannotStealNow', 'YG-12']);
  });

  test('YG-12: what does not complete the hand is not stolen', () => {
    const sitting = sitYear({ courtesy: true, racks: { E: 'F1 9D', S: SOUTH }, flowerWall: '7B' });
    sitting.play('E reveal F1; E S W N keep; E discard 9D; all decline');
    expect(sitting.legal('S', 'steal')).toEqual([]);
    expect(sitting.refusal('S steal F1 E')[0]).toBe('notAWinningHand');
  });
});

describe('the end', () => {
  test('YG-13: a claim that completes a set reveals it; points come from the table of those who play (YG-11)', () => {
    const points = {
      pung: { concealed: 8, revealed: 4 },
      chow: { concealed: 2, personalSuit: 1 },
      pair: { concealed: 3, revealed: 1 },
    };
    const players = { E: {}, S: {}, W: {}, N: { personalSuit: 'C' } } as const;
    const { state, game, play } = sitYear({
      racks: { E: EAST, N: NORTH },
      choices: { points },
      players,
    });
    play('E discard 9C; S W decline; N mahjongg 9C');
    const outcome = wonIn(state());
    expect(outcome.declared.win).toEqual({ by: 'discard', tile: '9C', replacements: 0, personalSuit: 'C' });
    // Three concealed pungs, a concealed chow of the personal suit, and the pair that the claim revealed.
    expect(outcome.score.total).toBe(3 * 8 + 2 + 1 + 1);
    expect(game.returns(state())).toEqual({ E: 0, S: 0, W: 0, N: 28 });
  });

  test('YG-13: without a table nobody has points', () => {
    const { state, game, play } = sitYear({ racks: { E: EAST, N: NORTH } });
    play('E discard 9C; S W decline; N mahjongg 9C');
    expect(game.returns(state())).toEqual({ E: 0, S: 0, W: 0, N: 0 });
  });

  test('YG-11: whoever has called may still declare with the tiles as they lie', () => {
    const hand = '1B 1B 1B 2C 3C 4C 5D 5D 7D 7D 7D 9C 9C';
    const { state, play } = sitYear({
      racks: { E: '5D 1C', S: hand, W: '2B', N: '3B' },
    });
    play('E discard 5D; S call 5D 5D 5D; W N decline; S mahjongg');
    const outcome = wonIn(state());
    expect(outcome.declared).toMatchObject({
      by: 'discard',
      tile: '5D',
      from: 'E',
      win: { by: 'wall', replacements: 0 },
    });
    expect(outcome.score.lines.filter(({ concealed }) => !concealed).map(({ label }) => label)).toEqual([
      'Pung 555D, revealed',
    ]);
  });

  test('YG-14: the wall is exhausted when the next player would have to draw; the deal passes on (YG-15)', () => {
    for (const [choices, next] of [
      [{}, 'S'],
      [{ windsFollowDeal: true }, 'E'],
    ] as const) {
      const sitting = sitYear({ choices, dice: [6, 6] });
      const { game } = sitting;
      while (sitting.state().phase !== 'over') {
        const [seat] = sitting.state().awaiting as [Seat];
        const legal = game
          .legalActions(sitting.state(), seat)
          .filter(({ type }) => ['draw', 'discard', 'decline'].includes(type));
        const last = legal.at(-1);
        if (last === undefined) throw new Error('there is always a draw, a discard or a refusal');
        const before = sitting.state();
        sitting.act(seat, last);
        if (before.phase === 'draw') expect(before.wallLeft).toBeGreaterThan(0);
      }
      expect(sitting.state().wallLeft).toBe(0);
      expect(game.outcome(sitting.state())).toEqual({ ending: 'wallGame', nextDealer: next });
    }
  });
});
