import { describe, expect, test } from 'vitest';
import { americanCard } from '../../src/american';
import { playGame, solitaireBot } from '../../src/bots';
import { gameOf, seededRandom, shuffleWall, throwDice } from '../../src/game';
import { practiceCard } from '../../src/games/american/card/practice-card';
import {
  type AmericanSheetOptions,
  type AmericanSolitaire,
  americanSolitaire,
  americanSolitaireSheet,
  cardFree,
  MisuseError,
  type Tile,
} from '../../src/index';
import { cardOf } from '../card/cases';
import { tilesOf } from '../hand-text';
import { refusedBy, unwrap } from '../unwrap';
import { americanSetup, type Stacking, sitAlone } from './stacked';

// The American solitaire at the table, rule by rule; each option both ways.

const sit = (
  stacking: Stacking = {},
  choices: Partial<AmericanSheetOptions> = {},
  rules: AmericanSolitaire = americanSolitaire(choices),
) => sitAlone<'americanSolitaire'>(rules, americanSetup(rules, stacking));

type Sitting = ReturnType<typeof sit>;

/** What is passed first. */
const JUNK = '13579B 2C';
/** Seven pairs of craks less one tile (CF-7) are the hand after the Charleston: these, and what its two passes bring. */
const PAIRS = '33C 44C 55C 66C';
const FIRST: Stacking = { rack: `${PAIRS} ${JUNK}` };

/** The two compulsory passes of the junk; then the third of nothing, and no more rounds. */
const passJunk = (alone: Sitting): void => alone.play('pass 1B 3B 5B; pass 7B 9B 2C');
const toPlay = (alone: Sitting): void => {
  passJunk(alone);
  alone.play('pass; stop');
};
/** The hand as above, the last tile of it to be drawn by the Charleston another one. */
const played = (draws: string, choices: Partial<AmericanSheetOptions> = {}, last: Tile = 'E'): Sitting => {
  const alone = sit({ ...FIRST, draws: `77C 88C 9C ${last} ${draws}` }, choices);
  toPlay(alone);
  return alone;
};

describe('the wall', () => {
  test('AS-1: 152 tiles, one throw, broken in East’s wall from its right; the first 14 come from left of the break', () => {
    const rules = americanSolitaire();
    const wall = shuffleWall(rules, seededRandom('AS-1'));
    expect([wall.length, throwDice(rules, seededRandom('AS-1')).length]).toEqual([152, 1]);
    const created = gameOf(rules).createGame({ wall, dice: [[2, 3]] });
    const state = created.ok ? created.value : undefined;
    expect([...(state?.racks.E ?? [])].sort()).toEqual(wall.slice(10, 24).sort());
    expect(state?.wall).toEqual([...wall.slice(24), ...wall.slice(0, 10)]);
    const short = gameOf(rules).createGame({ wall: wall.slice(2), dice: [[2, 3]] });
    expect(refusedBy(short)).toBe('badWall AS-1');
    expect(refusedBy(gameOf(rules).createGame({ wall, dice: [] }))).toBe('badDice AS-1');
  });

  test('AS-1: the hands are those of a card, which the record carries whole, or of Card Free', () => {
    const byCard = americanSolitaire({}, americanCard(practiceCard));
    const game = gameOf(byCard);
    const record = game.record(americanSetup(byCard), []);
    expect(record.card).toEqual(practiceCard);
    expect(game.replay(JSON.stringify(record)).ok).toBe(true);
    const other = gameOf(americanSolitaire()).replay(JSON.stringify(record));
    expect(refusedBy(other)).toMatch(/^unknownRules/);
    expect(sit().state().rules.card).toBeUndefined();
    expect(sit({}, {}, byCard).state().rules.card).toBe(byCard.fingerprint);
  });

  test('AS-1: hands of another number of tiles, and options that there are not, are a misuse', () => {
    const without = cardFree({
      houseRules: { removeFlowersAndJokers: true, skipSecondCharleston: false, requireBonus: false },
    });
    expect(() => americanSolitaire({}, without)).toThrow(MisuseError);
    expect(() => americanSolitaire({ keepSecondJokers: true } as never)).toThrow(/keepSecondJoker/);
    expect(americanSolitaire({ keepSecondJoker: true })).toBe(americanSolitaire({ keepSecondJoker: true }));
  });
});

describe('the Charleston', () => {
  test('AS-2: three tiles twice, then none to three, each for as many from the wall', () => {
    const alone = sit({ ...FIRST, draws: 'EE SS WW N' });
    expect(alone.state().now).toEqual({ round: 1, pass: 1, least: 3, most: 3 });
    expect(alone.refusal('pass 1B 3B')).toEqual(['wrongPassCount', 'AS-2']);
    alone.play('pass 1B 3B 5B');
    expect([alone.state().racks.E?.includes('E'), alone.state().counts.E, alone.state().wallLeft]).toEqual([
      true,
      14,
      135,
    ]);
    expect(alone.refusal('pass')).toEqual(['wrongPassCount', 'AS-2']);
    expect(alone.refusal('pass 1D 1D 1D')).toEqual(['tilesNotHeld', 'AS-2']);
    alone.play('pass 7B 9B 2C');
    expect(alone.state().now).toEqual({ round: 1, pass: 3, least: 0, most: 3 });
    alone.play('pass E');
    expect([alone.state().phase, alone.state().racks.E?.includes('N')]).toEqual(['secondCharleston', true]);
  });

  test('AS-2: jokers are passed in no round', () => {
    const alone = sit({ rack: `${PAIRS} JJ 1357B` });
    expect(alone.refusal('pass 1B 3B J')).toEqual(['tileNeverPassed', 'AS-2']);
    expect(alone.choices('pass').some((choice) => JSON.stringify(choice).includes('J'))).toBe(false);
  });

  test('AS-3: the second round goes to its end once begun, then comes the courtesy pass of none to three', () => {
    const alone = sit(FIRST);
    passJunk(alone);
    alone.play('pass; continue');
    const passes = ['1', '2', '3'].map(() => {
      const { now, racks } = alone.state();
      const { least } = now as { readonly least: number };
      const natural = (racks.E ?? []).filter((tile) => tile !== 'J');
      alone.play(`pass ${natural.slice(0, least).join(' ')}`);
      return now;
    });
    expect(passes).toEqual([
      { round: 2, pass: 1, least: 3, most: 3 },
      { round: 2, pass: 2, least: 3, most: 3 },
      { round: 2, pass: 3, least: 0, most: 3 },
    ]);
    expect([alone.state().phase, alone.state().now]).toEqual(['courtesyPass', { most: 3 }]);
    expect(alone.refusal('pass 3C 3C 4C 4C')).toEqual(['wrongPassCount', 'AS-3']);
    alone.play('pass');
    expect([alone.state().phase, alone.state().passed]).toEqual(['turn', 12]);
  });

  test.each([
    [{}, 'turn'],
    [{ courtesyAfterFirst: true }, 'courtesyPass'],
  ] as const)('AS-3a: without a second round, with %j, comes the %s', (choices, phase) => {
    const alone = sit(FIRST, choices);
    toPlay(alone);
    expect(alone.state().phase).toBe(phase);
  });

  test('AS-4: a joker drawn in the Charleston changes places with the end tile; one among the first 14 is kept', () => {
    const alone = sit({ rack: `${PAIRS} 13579B J`, draws: 'J EE', end: 'RD GD WD' });
    alone.play('pass 1B 3B 5B');
    const { racks, wall, jokersAtEnd } = alone.state();
    expect(racks.E?.filter((tile) => tile === 'J' || tile.endsWith('D'))).toEqual(['WD', 'J']);
    expect([wall.slice(-3), jokersAtEnd]).toEqual([['RD', 'GD', 'J'], 1]);
  });

  test('AS-4: no more jokers are known to lie at the end than there are tiles left', () => {
    const alone = sit({ ...FIRST, draws: 'JJ E', end: 'RD GD' });
    alone.play('pass 1B 3B 5B');
    const known = [alone.state().jokersAtEnd];
    alone.play('pass 7B 9B 2C; pass; stop');
    for (const left of [2, 1, 0]) {
      alone.playUntil(({ wallLeft }) => wallLeft <= left);
      known.push(alone.state().jokersAtEnd);
    }
    expect(known).toEqual([2, 2, 1, 0]);
  });

  test.each([
    // The end tile is a joker, and two jokers are drawn.
    [{}, ['WD', 'RD'], ['J', 'J', 'J'], 3],
    [{ keepSecondJoker: true }, ['J', 'J'], ['RD', 'WD', 'J'], 1],
  ] as const)('AS-4a: if a joker lies there, with %j', (choices, got, end, known) => {
    const alone = sit({ ...FIRST, draws: 'JJ E', end: 'RD WD J' }, choices);
    alone.play('pass 1B 3B 5B');
    const { racks, wall, jokersAtEnd } = alone.state();
    expect(racks.E?.filter((tile) => tile === 'J' || tile.endsWith('D')).sort()).toEqual([...got].sort());
    expect([wall.slice(-3), jokersAtEnd]).toEqual([end, known]);
  });

  test('AS-5: passed tiles lie in the discard pile and count as discards', () => {
    const alone = played('9C');
    expect(alone.state().discards.map(({ seat, tile }) => `${seat} ${tile}`)).toEqual(
      tilesOf(JUNK).map((tile) => `E ${tile}`),
    );
    alone.play('discard E; mahjongg 9C');
    expect(alone.won().sheet.tilesLeft).toBe(138 - 6 - 1);
  });
});

describe('play', () => {
  test('AS-6: the player discards; South, West and North draw and discard in turn', () => {
    const alone = played('1234D');
    alone.play('discard E');
    const tiles = ['S', 'W', 'N'].map(() => {
      const { now } = alone.state();
      alone.play('decline');
      return now;
    });
    expect(tiles).toEqual([
      { from: 'S', tile: '1D' },
      { from: 'W', tile: '2D' },
      { from: 'N', tile: '3D' },
    ]);
    expect([alone.state().now, alone.state().drawn]).toEqual([{ by: 'wall' }, '4D']);
  });

  test('AS-6: a discard is claimed for an exposed pung, kong or quint, never for a run', () => {
    const alone = sit({ rack: `55567D J 34C ${JUNK}`, draws: 'EE SS WW 5D' });
    toPlay(alone);
    alone.play('discard E');
    expect(alone.choices('call')).toEqual([
      { tile: '5D', with: ['5D', '5D'] },
      { tile: '5D', with: ['5D', 'J'] },
      { tile: '5D', with: ['5D', '5D', '5D'] },
      { tile: '5D', with: ['5D', '5D', 'J'] },
      { tile: '5D', with: ['5D', '5D', '5D', 'J'] },
    ]);
    expect(alone.refusal('call 5D 6D 7D')).toEqual(['badExposure', 'AG-15']);
    expect(alone.refusal('call 6D 5D 5D')).toEqual(['otherTileClaimed', 'AS-6']);
    alone.play('call 5D 5D J');
    expect([alone.state().melds.E, alone.state().now]).toEqual([
      [{ tiles: ['5D', '5D', 'J'] }],
      { by: 'call' },
    ]);
    expect(alone.choices('exchange')).toEqual([{ tile: '5D', meld: 0 }]);
    alone.play('exchange 5D meld=0');
    // A redeemed joker counts as drawn (AG-27).
    expect([alone.state().melds.E, alone.state().racks.E?.includes('J'), alone.state().now]).toEqual([
      [{ tiles: ['5D', '5D', '5D'] }],
      true,
      { by: 'wall' },
    ]);
    expect(alone.refusal('exchange 5D meld=0')).toEqual(['noJokerThere', 'AG-21']);
    expect(alone.refusal('exchange 5D meld=3')).toEqual(['noSuchExposure', 'AG-21']);
  });

  test('AS-6: a hand that does not win is not declared, and says why', () => {
    const alone = played('1D');
    expect(alone.refusal('mahjongg')[0]).toBe('notAWinningHand');
    alone.play('discard E');
    expect(alone.refusal('mahjongg 1D')[0]).toBe('notAWinningHand');
    expect(alone.refusal('discard 9C')).toEqual(['wrongPhase', '']);
    expect(alone.refusal('decline moment=1')).toEqual(['stale', '']);
  });

  test('AS-7: a discarded joker is not claimed, and no joker stands in a pair', () => {
    const alone = played('J');
    alone.play('discard E');
    expect(alone.legal().map(({ type }) => type)).toEqual(['decline']);
    expect(alone.refusal('call J 3C 3C')).toEqual(['jokerCalled', 'AG-12']);
  });
});

describe('a hand declared right after a call counts as before it', () => {
  const sheetOf = (alone: Sitting): readonly unknown[] => {
    const outcome = gameOf(americanSolitaire()).outcome(alone.state());
    return outcome?.ending === 'mahjongg' ? [outcome.score.total, outcome.sheet.final.rounded] : [];
  };

  test('CF-23: claimed for Mah Jongg or for a pung first, it is worth the same', () => {
    const waiting = () => {
      const alone = sit({ rack: `11B 222B 333B ${JUNK}`, draws: '444B 55B N 5B' });
      toPlay(alone);
      alone.play('discard N');
      return alone;
    };
    const [claimed, called] = [waiting(), waiting()];
    claimed.play('mahjongg 5B');
    called.play('call 5B 5B 5B; mahjongg');
    expect(sheetOf(claimed)).toEqual([45, 342]);
    expect(sheetOf(called)).toEqual([45, 342]);
  });

  test('CF-36: a call that the level allows only because it wins can be declared', () => {
    const alone = sit(
      { rack: `11B 333B 555B ${JUNK}`, draws: '777B RR N RD' },
      {},
      americanSolitaire({}, cardFree({ skillLevel: 3 })),
    );
    toPlay(alone);
    alone.play('discard N; call RD RD RD; mahjongg');
    expect(alone.state().phase).toBe('over');
  });

  test('AG-15a: a tile that completed a kong is not taken for one that completed a pair', () => {
    const card = cardOf([{ hand: '4444a 6666b 8888c 11c', value: 25, open: true }]);
    const rules = americanSolitaire({}, americanCard(card, { pairOnDiscard: false }));
    const alone = sit({ rack: `444B 666C 88D ${JUNK}`, draws: '8D 11D N W S 4B 6C 8D' }, {}, rules);
    toPlay(alone);
    alone.play('discard N; call 4B 4B 4B 4B; discard W; call 6C 6C 6C 6C; discard S');
    alone.play('call 8D 8D 8D 8D; mahjongg');
    expect(alone.state().phase).toBe('over');
  });
});

test('AS-6: exposures keep their size, even if the hands’ rules let them grow at a table (TG-5)', () => {
  const card = cardOf([{ hand: 'FF 2222a 4444b 6666c', value: 25, open: true }]);
  const rules = americanSolitaire({}, americanCard(card, { preset: 'american-game' }));
  const alone = sit({ rack: `FF 222B 444C ${JUNK}`, draws: 'EE SS WW 2B' }, {}, rules);
  toPlay(alone);
  alone.play('discard E');
  expect(alone.choices('call')).toEqual([{ tile: '2B', with: ['2B', '2B', '2B'] }]);
  expect(alone.refusal('call 2B 2B 2B')).toEqual(['exposureNeverWins', 'AG-31']);
});

test('AG-12: where the hands’ rules let discarded jokers be claimed, a dummy’s is', () => {
  const rules = americanSolitaire({}, americanCard(practiceCard, { claimDiscardedJoker: true }));
  const alone = sit({ rack: `222B 67C FFF ${JUNK}`, draws: 'EE SS WW J' }, {}, rules);
  toPlay(alone);
  alone.play('discard E');
  expect(alone.choices('call')).toContainEqual({ tile: 'J', with: ['2B', '2B', '2B'] });
  alone.play('call J 2B 2B 2B');
  expect(alone.state().melds.E).toEqual([{ tiles: ['2B', '2B', '2B', 'J'] }]);
  const game = gameOf(rules);
  expect(game.decodeState(JSON.parse(JSON.stringify(alone.state()))).ok).toBe(true);
});

describe('the score', () => {
  const VALUE = 1;

  test.each([
    ['drawn from the wall', '123D 9C', {}, [undefined, 2, 4]],
    ['on a discard', '9C', {}, [undefined, 2, 4]],
    ['on a discard', '9C', { discardDouble: 'charlestonOnly' }, [undefined, 4]],
  ] as const)('AS-8, AS-8a: Mah Jongg %s of %j with %j', (_, draws, choices, factors) => {
    const alone = played(draws, choices);
    const isClaimed = draws === '9C';
    alone.play(`discard E; ${isClaimed ? 'mahjongg 9C' : 'decline; decline; decline; mahjongg'}`);
    const { sheet, declared } = alone.won();
    expect(sheet.lines.map(({ factor }) => factor)).toEqual(factors);
    expect(declared.by).toBe(isClaimed ? 'discard' : 'wall');
    expect(sheet.subtotal).toBeGreaterThan(VALUE);
    expect(alone.game.returns(alone.state())).toEqual({ E: sheet.final.n / sheet.final.d });
  });

  test.each([{}, { discardDouble: 'charlestonOnly' }] as const)(
    'AS-8a: a hand completed in the Charleston doubles, with %j',
    (choices) => {
      const alone = played('', choices, '9C');
      alone.play('mahjongg');
      const { sheet, declared } = alone.won();
      expect([declared.by, ...sheet.lines.map(({ factor }) => factor)]).toEqual([
        'charleston',
        undefined,
        2,
        4,
      ]);
    },
  );

  test('AS-8: jokers take the four times of a jokerless hand away', () => {
    const alone = sit({ rack: `55D J 66677D ${JUNK}`, draws: '7888D WD WD' });
    toPlay(alone);
    alone.play('mahjongg');
    expect(alone.won().sheet.lines.map(({ factor }) => factor)).toEqual([undefined, 2]);
  });

  test.each([
    [{}, 131, 138],
    [{ denominator: 'discarded' }, 131, 7],
  ] as const)('AS-9: the factor with %j is %d by %d, as the sheet functions have it', (choices, left, by) => {
    const alone = played('9C', choices);
    alone.play('discard E; mahjongg 9C');
    const { sheet, score } = alone.won();
    expect(sheet.factor.n / sheet.factor.d).toBe(left / by);
    const { value } = (score as { readonly claim: { readonly value: number } }).claim;
    const byHand = americanSolitaireSheet(
      { cardValue: value, by: 'discard', jokerless: true, passed: 6, discards: 1 },
      choices,
    );
    expect(byHand.ok && byHand.value).toEqual(sheet);
  });

  test.each([25.5, 0])('AS-8: a hand of a card that is worth %d points ends the game', (value) => {
    const lines = ['{pair} {pair} {pair} {pair} {pung} {pung}', '{pair} {pung} {pung} {pung} {pung}'];
    const card = cardOf(lines.map((hand) => ({ hand, value, open: true })));
    const rules = americanSolitaire({}, americanCard(card));
    const { outcome } = unwrap(playGame(rules, { bots: solitaireBot(rules), seed: 's0' }));
    expect(outcome.ending === 'mahjongg' && outcome.sheet.lines[0]?.points).toBe(value);
  });

  test('AS-11: an exhausted wall scores 0', () => {
    const alone = played('');
    alone.play('discard E');
    alone.playUntil(({ wallLeft }) => wallLeft === 0);
    alone.playUntil(() => false);
    expect([alone.outcome(), alone.game.returns(alone.state())]).toEqual([{ ending: 'wallGame' }, { E: 0 }]);
    expect(alone.refusal('decline')).toEqual(['gameOver', '']);
  });

  test.each([{}, { concealed: 0 }, { concealed: [], melds: [{}] }])(
    'AS-8: a state whose winning hand is %j is refused',
    (hand) => {
      const alone = played('9C');
      alone.play('discard E; mahjongg 9C');
      const text = alone.game.encodeState(alone.state());
      expect(alone.game.decodeState(text).ok).toBe(true);
      const state = JSON.parse(text);
      state.now.outcome.declared.hand = hand;
      expect(alone.game.decodeState(state).ok).toBe(false);
    },
  );
});
