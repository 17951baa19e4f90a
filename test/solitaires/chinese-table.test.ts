import { describe, expect, test } from 'vitest';
import { gameOf, seededRandom, shuffleWall, throwDice } from '../../src/game';
import { type ChineseChoices, chineseSheet, chineseSolitaire, scoreHand, type Tile } from '../../src/index';
import { throws } from '../game/script';
import { refusedBy } from '../unwrap';
import { chineseSetup, type Stacking, sitAlone } from './stacked';

// The Chinese solitaire at the table, rule by rule; each option both ways.

const sit = (stacking: Stacking = {}, choices: ChineseChoices = {}) => {
  const rules = chineseSolitaire(choices);
  return sitAlone<'chineseSolitaire'>(rules, chineseSetup(rules, stacking));
};

/** Thirteen tiles that wait for 6C and 9C, and West to discard. */
const WAITING = '123456B 222D 78C GG';
/** Thirteen tiles without anything in common; RD is discarded first. */
const APART = '147B 147C 147D E S W N';
const WITH_PUNG = '555D 147B 147C E S W N';

describe('the walls', () => {
  test('CS-1: 144 tiles are asked for, each as often as the game has it', () => {
    const rules = chineseSolitaire();
    const game = gameOf(rules);
    const wall = shuffleWall(rules, seededRandom('CS-1'));
    expect(wall.length).toBe(144);
    const dice = throwDice(rules, seededRandom('CS-1'));
    expect(game.createGame({ wall, dice }).ok).toBe(true);
    const short = game.createGame({ wall: wall.slice(1), dice });
    expect(refusedBy(short)).toBe('badWall CS-1');
  });

  test('CS-3: two throws are asked for, none may be missing and none unused', () => {
    const rules = chineseSolitaire();
    const game = gameOf(rules);
    const wall = shuffleWall(rules, seededRandom('CS-3'));
    for (const dice of [[], [[1, 2]], throws('12 34 56'), throws('12 37')])
      expect(refusedBy(game.createGame({ wall, dice: dice as never }))).toBe('badDice CS-3');
  });

  test.each([
    // The ring is 0 to 143; a stack is two places, a wall 36. East 0, North 36, West 72, South 108.
    [throws('11 11'), 'next', 108 + 2 * 3, 'South’s wall, fourth stack'],
    [throws('45 23'), 'next', 2 * 13, 'East’s wall, fourteenth stack'],
    [throws('45 56'), 'next', 2 * 19, 'over the end of East’s wall into the next one'],
    [throws('45 56'), 'wrap', 2 * 1, 'over the end of East’s wall, which starts again'],
  ] as const)('CS-3, CS-3a, CS-4, CS-5: %j with “%s” breaks at %d: %s', (dice, overrun, gap, _) => {
    const rules = chineseSolitaire({ overrun });
    const wall = shuffleWall(rules, seededRandom('break'));
    const created = gameOf(rules).createGame({ wall, dice });
    const state = created.ok ? created.value : undefined;
    const ring = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => wall[(from + place) % 144] as Tile);
    const first = ring(gap + 2, 14);
    const flowers = first.filter((tile) => /^[FS]\d/.test(tile));
    expect(
      state?.flowers.E?.slice(0, flowers.length).every(
        (tile) => first.includes(tile) || ring(gap, 2).includes(tile),
      ),
    ).toBe(true);
    expect(
      first.filter((tile) => !flowers.includes(tile)).every((tile) => state?.racks.E?.includes(tile)),
    ).toBe(true);
    expect(state?.wall.slice(0, 20)).toEqual(ring(gap + 16, 20));
    if (flowers.length === 0) expect(state?.loose).toEqual(ring(gap, 2));
  });
});

describe('turns', () => {
  test('CS-2, CS-5: the player discards first, then South, West and North draw and discard, then the player draws', () => {
    const alone = sit({ rack: `${APART} RD`, draws: '2B 5B 8B 9C' });
    expect(alone.state().now).toEqual({ by: 'deal', afterKong: false });
    alone.play('discard RD');
    const seen = ['S', 'W', 'N'].map((from) => {
      const { phase, now } = alone.state();
      alone.play('decline');
      return [from, phase, now];
    });
    expect(seen).toEqual([
      ['S', 'claims', { from: 'S', tile: '2B' }],
      ['W', 'claims', { from: 'W', tile: '5B' }],
      ['N', 'claims', { from: 'N', tile: '8B' }],
    ]);
    const { phase, now, drawn, discards } = alone.state();
    expect([phase, now, drawn]).toEqual(['turn', { by: 'wall', afterKong: false }, '9C']);
    expect(discards.map(({ seat, tile }) => `${seat} ${tile}`)).toEqual(['E RD', 'S 2B', 'W 5B', 'N 8B']);
  });

  test('CS-2: only the player acts and only the player’s tiles are kept', () => {
    const { game, state } = sit();
    expect([state().seats, game.awaiting(state())]).toEqual([['E'], ['E']]);
    expect(game.legalActions(state(), 'S')).toEqual([]);
    const refused = game.check(state(), { type: 'discard', tile: '1B', seat: 'S', moment: 0 });
    expect(refusedBy(refused)).toMatch(/^seatNotTaken/);
  });
});

describe('loose tiles', () => {
  test('CS-4, CS-7: a flower is laid in front and replaced by a loose tile, for as long as it is a flower', () => {
    const alone = sit({ rack: `${APART} RD`, draws: '2B 5B 8B F1', end: 'S3 9C' });
    alone.play('discard RD; decline; decline; decline');
    const { flowers, drawn, looseLeft, now } = alone.state();
    expect([flowers.E, drawn, looseLeft, now]).toEqual([
      ['F1', 'S3'],
      '9C',
      0,
      { by: 'loose', afterKong: false },
    ]);
  });

  test('CS-5, CS-7: flowers among the first fourteen are replaced before the first discard', () => {
    const { state, legal } = sit({ rack: `${APART} F2`, end: '9C 9D' });
    expect([state().flowers.E, state().racks.E?.includes('9C'), state().looseLeft]).toEqual([
      ['F2'],
      true,
      1,
    ]);
    expect(legal().length).toBe(14);
  });

  const THREE = { rack: '147B 147C 147D E S F1 F2 F3' };

  test('CS-4a: when both are used, those at the wall’s end follow', () => {
    const { state } = sit({ ...THREE, end: '9B 9C 9D 9D' });
    // The ring ends with the stack before the loose ones; its upper tile goes first.
    expect([state().counts.E, state().looseLeft, state().wallLeft]).toEqual([14, 1, 126]);
  });

  test('CS-4a: with looseTiles 2 there are no more; the hand stays short, and discards nothing until it is whole', () => {
    const alone = sit({ ...THREE, draws: '2B 5B 8B 9D', end: '9B 9C' }, { looseTiles: 2 });
    expect([alone.state().phase, alone.state().counts.E, alone.state().looseLeft]).toEqual(['claims', 13, 0]);
    expect(alone.state().discards.map(({ seat }) => seat)).toEqual(['S']);
    alone.play('decline; decline; decline');
    expect([alone.state().phase, alone.state().counts.E]).toEqual(['turn', 14]);
  });

  test('CS-4a: with neither a loose tile nor one in the wall there is no kong', () => {
    const isEnd = ({ phase, wallLeft }: { readonly phase: string; readonly wallLeft: number }): boolean =>
      phase === 'turn' && wallLeft === 0;
    const played = Array.from({ length: 8 }, (_, seed) => {
      const alone = sit({ rack: '1111B 2222B 3333B RD GD', end: '9B 9C', seed: `${seed}` });
      alone.play('kong 1B; kong 2B');
      alone.playUntil(isEnd);
      return alone;
    });
    const answers = (looseLeft: number) =>
      played
        .filter(({ state }) => state().phase === 'turn' && state().looseLeft === looseLeft)
        .map((alone) => [alone.choices('kong'), alone.refusal('kong 3B')]);
    expect(new Set(answers(0).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify([[], ['noLooseTile', 'CS-7']])]),
    );
    expect(new Set(answers(1).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify([[{ tile: '3B' }], ['taken']])]),
    );
  });

  test('CS-4a: with looseTiles 2 and none left there is no kong', () => {
    const stacking = { rack: '5555D 147B 147C E F1 F2 RD', end: '9B 9C' };
    expect(sit(stacking).choices('kong')).toEqual([{ tile: '5D' }]);
    const alone = sit(stacking, { looseTiles: 2 });
    expect(alone.choices('kong')).toEqual([]);
    expect(alone.refusal('kong 5D')).toEqual(['noLooseTile', 'CS-7']);
  });
});

describe('claims', () => {
  const PAIRS = '5567D 47B 147C E S W N';
  const discarded = (tile: Tile, by: 'S' | 'W' | 'N', rack: string, choices: ChineseChoices = {}) => {
    const others = { S: '', W: '9B', N: '9B 9C' }[by];
    const alone = sit({ rack: `${rack} RD`, draws: `${others} ${tile} 9B` }, choices);
    alone.play(`discard RD${'; decline'.repeat('SWN'.indexOf(by))}`);
    return alone;
  };

  test('CS-6: a pung or a chow is laid down, then a tile is discarded, and South draws next', () => {
    const alone = discarded('5D', 'W', PAIRS);
    expect(alone.choices('call')).toEqual([
      { tile: '5D', with: ['5D', '5D'] },
      { tile: '5D', with: ['6D', '7D'] },
    ]);
    alone.play('call 5D 7D 6D');
    const { now, melds, discards } = alone.state();
    expect([now, melds.E]).toEqual([{ by: 'claim', afterKong: false }, [{ tiles: ['5D', '6D', '7D'] }]]);
    expect(discards.map(({ seat }) => seat)).toEqual(['E', 'S']);
    expect(alone.legal().every(({ type }) => type === 'discard')).toBe(true);
    expect(alone.refusal('mahjongg')).toEqual(['claimedMustDiscard', 'CS-6']);
    expect(alone.refusal('kong 5D')).toEqual(['claimedMustDiscard', 'CS-6']);
    alone.play('discard N');
    expect(alone.state().now).toMatchObject({ from: 'S' });
  });

  test.each([
    ['S', {}, true],
    ['N', {}, true],
    ['S', { chowFromLeftOnly: true }, false],
    ['W', { chowFromLeftOnly: true }, false],
    ['N', { chowFromLeftOnly: true }, true],
  ] as const)('CS-6a: a chow from %s with %j: %s', (by, choices, isLegal) => {
    const alone = discarded('5D', by, PAIRS, choices);
    expect(alone.refusal('call 5D 6D 7D')).toEqual(isLegal ? ['taken'] : ['badExposure', 'CS-6a']);
    expect(alone.choices('call').length).toBe(isLegal ? 2 : 1);
  });

  test('CS-6a, CS-7: a concealed pung claims the fourth tile for a kong on the table, which draws a loose tile', () => {
    const alone = discarded('5D', 'S', WITH_PUNG);
    alone.play('call 5D 5D 5D 5D');
    const { melds, now, looseLeft, counts } = alone.state();
    expect([melds.E, now, looseLeft, counts.E]).toEqual([
      [{ tiles: ['5D', '5D', '5D', '5D'] }],
      { by: 'loose', afterKong: true },
      1,
      11,
    ]);
    const not = discarded('5D', 'S', WITH_PUNG, { claimKong: false });
    expect(not.refusal('call 5D 5D 5D 5D')).toEqual(['badExposure', 'CS-6a']);
    expect(not.choices('call')).toEqual([{ tile: '5D', with: ['5D', '5D'] }]);
  });

  test.each([
    ['other tiles', 'call 5D 4B 7B', ['badExposure', 'CS-6']],
    ['tiles that are not there', 'call 5D 3D 4D', ['tilesNotHeld', 'CS-6']],
    ['another discard', 'call 9B 5D 5D', ['otherTileClaimed', 'CS-6']],
    ['a hand that does not win', 'mahjongg 5D', ['notAWinningHand', 'CS-8']],
    ['a discard of one’s own', 'discard 4B', ['wrongPhase', '']],
    ['no tile', 'mahjongg', ['otherTileClaimed', 'CS-6']],
    ['another moment', 'decline moment=0', ['stale', '']],
    ['no field', { type: 'call', tile: '5D' }, ['badActionField', '']],
    ['no action', 'wish', ['unknownAction', '']],
  ] as const)('CS-6: %s is refused', (_, action, refusal) => {
    expect(discarded('5D', 'S', PAIRS).refusal(action)).toEqual(refusal);
  });

  test.each([
    [{}, true],
    [{ winOnDiscard: 'setsOnly' }, false],
  ] as const)('CS-6b: the pair completed by a discard, with %j: %s', (choices, isLegal) => {
    const alone = discarded('GD', 'W', '123456B 222D 789C GD', choices);
    expect(alone.choices('mahjongg')).toEqual(isLegal ? [{ tile: 'GD' }] : []);
  });

  test.each([
    [{}, 'discards', 3],
    [{ dummyFlowers: 'replaced' }, 'lays aside', 2],
  ] as const)('CS-7a: a dummy’s flower with %j: it %s it', (choices, _, discards) => {
    const alone = sit({ rack: `${APART} RD`, draws: 'F3 9B 9C' }, choices);
    alone.play('discard RD');
    const { now, flowers } = alone.state();
    const isReplaced = 'dummyFlowers' in choices;
    expect(now).toEqual({ from: isReplaced ? 'S' : 'W', tile: '9B' });
    expect([flowers.S, alone.state().discards.length]).toEqual([isReplaced ? ['F3'] : [], discards]);
  });
});

describe('kongs', () => {
  test('CS-7: four of the rack are a concealed kong, which draws a loose tile without a discard', () => {
    const alone = sit({ rack: `${WITH_PUNG} 5D`, end: '9C 9B' });
    alone.play('kong 5D');
    const { melds, now, drawn, discards, counts } = alone.state();
    expect(melds.E).toEqual([{ tiles: ['5D', '5D', '5D', '5D'], concealed: true }]);
    expect([now, drawn, discards, counts.E]).toEqual([{ by: 'loose', afterKong: true }, '9C', [], 11]);
    expect(alone.refusal('kong 9C')).toEqual(['notAKong', 'CS-7']);
    expect(alone.refusal('kong GD')).toEqual(['tilesNotHeld', 'CS-7']);
  });

  test('CS-7: the fourth that is drawn joins a pung on the table, where the kong then lies', () => {
    const alone = sit({ rack: '55D 147B 147C E S W N GD RD', draws: '5D 9B 8D 2C 5D' });
    alone.play('discard RD; call 5D 5D 5D; discard GD; decline; decline; decline');
    expect(alone.choices('kong')).toEqual([{ tile: '5D' }]);
    alone.play('kong 5D');
    expect(alone.state().melds.E).toEqual([{ tiles: ['5D', '5D', '5D', '5D'] }]);
    expect(alone.state().now).toEqual({ by: 'loose', afterKong: true });
  });
});

describe('the end', () => {
  test('CS-8: Mah Jongg on one’s own turn ends the game with the sheet of the hand', () => {
    const alone = sit({ rack: `${WAITING} RD`, draws: '2B 5B 8D 9C' });
    alone.play('discard RD; decline; decline; decline; mahjongg');
    const { declared, score } = alone.won();
    expect(declared.win).toEqual({ by: 'wall', tile: '9C', lastTile: false, discards: 4 });
    expect(score.tilesLeft).toEqual({ '4a': 130, '4b': 4, '4c': 126 });
    expect(alone.game.returns(alone.state())).toEqual({ E: score.final.n / score.final.d });
  });

  test('CS-21: the claimed tile is not counted as discarded', () => {
    const alone = sit({ rack: `${WAITING} RD`, draws: '2B 9C' });
    alone.play('discard RD; decline; mahjongg 9C');
    const { declared, score } = alone.won();
    expect([declared.from, declared.win]).toEqual([
      'W',
      { by: 'discard', tile: '9C', lastTile: false, discards: 2 },
    ]);
    expect([score.tilesLeft['4b'], alone.state().discards.length]).toEqual([2, 2]);
  });

  test('CS-22: the sheet is that of the score-sheet functions with the figures that the game counted', () => {
    const alone = sit({ rack: `${WAITING} RD`, draws: '2B 5B 8D F1', end: '9C 9B' });
    alone.play('discard RD; decline; decline; decline; mahjongg');
    const { declared, score } = alone.won();
    expect(declared.win).toEqual({
      by: 'looseTile',
      tile: '9C',
      afterKong: false,
      lastTile: false,
      discards: 4,
    });
    expect(scoreHand(declared.hand, { win: declared.win, rules: chineseSolitaire() })).toEqual({
      ok: true,
      value: score,
    });
    const byHand = chineseSheet({
      sets: score.reading.sets,
      flowers: ['F1'],
      discards: 4,
      winningPieceDrawn: true,
      onlyPlace: score.reading.onlyPlace,
    });
    expect(byHand.ok && byHand.value.final).toEqual(score.final);
    expect(score.doubles).toEqual({ '3a': 2 });
  });

  test('CS-15: the loose tile after a kong is told from that after a flower', () => {
    const alone = sit({ rack: `${WAITING} 2D`, end: 'F2 9C' });
    alone.play('kong 2D; mahjongg');
    const { declared, score } = alone.won();
    expect(declared.win).toMatchObject({ by: 'looseTile', afterKong: true, tile: '9C' });
    expect(score.lines.filter(({ rule }) => rule === 'CS-15').map(({ points }) => points)).toEqual([10]);
  });

  test('CS-18: the first fourteen tiles are the original draw, flowers replaced or not', () => {
    for (const stacking of [{ rack: `${WAITING} 9C` }, { rack: 'F2 23456B 222D 78C GG 9C', end: '1B 9B' }]) {
      const alone = sit(stacking);
      alone.play('mahjongg');
      const { declared, score } = alone.won();
      expect(declared.win).toEqual({ by: 'wall', originalDraw: true, lastTile: false, discards: 0 });
      expect(score.doubles['2h']).toBe(8);
    }
  });

  const FLOWERS = 'F1 F2 F3 2C F4 S1 S2 2C S3 S4 1D 2C';

  /** A game up to the moment when the wall’s last tile, 9C, is drawn: 128 draws, so by the player; after a claim by North. */
  const atLast = (by: 'drawn' | 'discarded', choices: ChineseChoices = {}) => {
    if (by === 'drawn') {
      const alone = sit({ rack: `${WAITING} RD`, draws: FLOWERS, end: '9C 1D 1D' }, choices);
      alone.play('discard RD');
      alone.playUntil(({ wallLeft }) => wallLeft === 0);
      return alone;
    }
    const stacking = { rack: '456B 222D 78C GG EE S RD', draws: `E ${FLOWERS}`, end: '9C 1D 1D' };
    const alone = sit(stacking, choices);
    alone.play('discard RD; call E E E; discard S');
    alone.playUntil(({ wallLeft }) => wallLeft === 0);
    return alone;
  };

  test.each([
    ['drawn', {}, 2],
    ['drawn', { lastTile: 'drawn' }, 2],
    ['discarded', {}, 2],
    ['discarded', { lastTile: 'drawn' }, undefined],
  ] as const)('CS-18a: Mah Jongg on the wall’s last tile, %s, with %j', (by, choices, factor) => {
    const alone = atLast(by, choices);
    const [choice] = alone.choices('mahjongg');
    alone.act({ type: 'mahjongg', ...choice });
    const { declared, score } = alone.won();
    expect([declared.win.lastTile, declared.win.tile, score.doubles['2d']]).toEqual([true, '9C', factor]);
  });

  test('CS-8: with the wall exhausted nothing scores', () => {
    for (const by of ['drawn', 'discarded'] as const) {
      const alone = atLast(by);
      if (by === 'drawn') alone.play('discard 9C');
      else alone.play('decline');
      expect([alone.state().phase, alone.outcome()]).toEqual(['over', { ending: 'wallGame' }]);
      expect(alone.game.returns(alone.state())).toEqual({ E: 0 });
      expect(alone.refusal('decline')).toEqual(['gameOver', '']);
    }
  });
});
