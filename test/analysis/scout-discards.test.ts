import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import { winFigures } from '../../src/analysis/danger';
import type { TableRules } from '../../src/game';
import { americanCard, type Seat, type Tile } from '../../src/index';
import { type Changes, oneLine, scouted, turnOf } from './scouting';

// Which discards others can win by, and how likely they do.

const BY_CARD = americanCard(practiceCard);

describe('which discard wins', () => {
  const winnersOf = (rules: TableRules, changes: Changes, tile: Tile): readonly Seat[] => {
    const { discards } = scouted(turnOf(rules, changes), rules);
    return discards.find((one) => one.tile === tile)?.winners ?? ['E'];
  };
  const FIVES = '5555a 5555b 555c RRR';

  test('AG-31: a tile wins only where the unseen ones can be the others', () => {
    const rules = oneLine('FF 1111a 2222a 3333a', true);
    expect(winnersOf(rules, { rack: 'FF 19B 4567C 456789D' }, 'F')).toEqual(['S', 'W', 'N']);
    expect(winnersOf(rules, { rack: 'FF 19B 4567C 456789D' }, '1B')).toEqual(['S', 'W', 'N']);
    expect(winnersOf(rules, { rack: 'FF 19B 4567C 456789D' }, '9B')).toEqual([]);
    // Of the flowers none is left to stand beside it.
    expect(winnersOf(rules, { rack: 'FFFFFF 19B 456789D', discards: 'FF' }, 'F')).toEqual([]);
    expect(winnersOf(rules, { rack: 'FFFFFF 19B 456789D', discards: 'F' }, 'F')).toEqual(['S', 'W', 'N']);
  });

  test('AG-19: an exposure is as large as it will be, so its tile wins nothing', () => {
    const rules = oneLine(FIVES, true);
    const rack = '5B 5C 5D 123B 123C 123D EW';
    expect(winnersOf(rules, { rack, melds: { S: '[555CJ]' } }, '5C')).toEqual(['W', 'N']);
    expect(winnersOf(rules, { rack, melds: { S: '[555CJ]' } }, '5D')).toEqual(['S', 'W', 'N']);
  });

  test('TG-16: a concealed line is not won on a discard where it must be drawn', () => {
    const rack = '5B 5C 5D 123B 123C 123D EW';
    const tg = { preset: 'american-game' };
    expect(winnersOf(oneLine(FIVES, false), { rack }, '5B')).toEqual(['S', 'W', 'N']);
    expect(winnersOf(oneLine(FIVES, false, tg), { rack }, '5B')).toEqual([]);
    expect(winnersOf(oneLine(FIVES, true, tg), { rack }, '5B')).toEqual(['S', 'W', 'N']);
    expect(winnersOf(oneLine(FIVES, false, { ...tg, concealedWinOnDiscard: true }), { rack }, '5B')).toEqual([
      'S',
      'W',
      'N',
    ]);
  });

  test('AG-15a: a single is not won on a discard where it must be drawn', () => {
    const rack = '5B 5C 5D 123B 123C 123D EW';
    const line = 'NEWS 5555a 555b RRR';
    expect(winnersOf(oneLine(line, true), { rack }, 'E')).toEqual(['S', 'W', 'N']);
    expect(winnersOf(oneLine(line, true, { pairOnDiscard: false }), { rack }, 'E')).toEqual([]);
    expect(winnersOf(oneLine(line, true, { pairOnDiscard: false }), { rack }, '5B')).toEqual(['S', 'W', 'N']);
  });

  test('AG-15a: of a tile in a pair and a kong one must lie in the kong', () => {
    const line = 'FF 55a 5555a RRR 000';
    const winners = (rack: string, pairOnDiscard: boolean): readonly Seat[] =>
      winnersOf(oneLine(line, true, { pairOnDiscard }), { rack, discards: '5C 5D' }, '5B');
    expect(winners('555B 123C 123D 99BEWW', true)).toEqual(['S', 'W', 'N']);
    expect(winners('555B 123C 123D 99BEWW', false)).toEqual([]);
    expect(winners('55B 123C 123D 999BEWW', false)).toEqual(['S', 'W', 'N']);
  });

  test('AG-31: a group of anything is of any tile that is left', () => {
    const pairs = oneLine('{pair} {pair} {pair} {pair} {pair} {pair} {pair}', false);
    const rack = 'FF 19B 4567C 456789D';
    expect(winnersOf(pairs, { rack, discards: '99B' }, '9B')).toEqual(['S', 'W', 'N']);
    expect(winnersOf(pairs, { rack, discards: '999B' }, '9B')).toEqual([]);
    const pung = oneLine('FFFF 1111a {pung}! {pung}', true);
    expect(winnersOf(pung, { rack, discards: '9B' }, '9B')).toEqual(['S', 'W', 'N']);
    expect(winnersOf(oneLine('FFFF 1111a 222a {pung}!', true), { rack, discards: '99B' }, '9B')).toEqual([]);
    // An exposure that fills the only group of anything leaves no place for the tile.
    const one = oneLine('FFFF 1111a 222a {pung}', true);
    expect(winnersOf(one, { rack, melds: { S: '[EEE]' } }, '9B')).toEqual(['W', 'N']);
  });

  test('AG-15a: of groups of anything, one of three or more must take the tile where it must be drawn for a pair', () => {
    const rack = 'FF 19B 4567C 456789D';
    const winners = (line: string): readonly Seat[] =>
      winnersOf(oneLine(line, true, { pairOnDiscard: false }), { rack }, '9B');
    expect(winners('FFFF 1111a {pair} {pair} NS')).toEqual([]);
    expect(winners('FFFF 1111a {pair} {pung} E')).toEqual(['S', 'W', 'N']);
  });

  test('AG-12: a discarded joker wins only where it may be claimed, in a place for jokers', () => {
    const rack = '5B 5C 5D 123B 123C 123D JE';
    const winners = (line: string, choices: object): readonly Seat[] =>
      winnersOf(oneLine(line, true, choices), { rack }, 'J');
    const claimed = { claimDiscardedJoker: true };
    expect(winners(FIVES, {})).toEqual([]);
    expect(winners(FIVES, claimed)).toEqual(['S', 'W', 'N']);
    expect(winners('FF 6666a! 7777a! 8888a!', claimed)).toEqual([]);
    expect(winners('FF 6666a! 7777a! 888Ja!', claimed)).toEqual(['S', 'W', 'N']);
    expect(winners('FF* 6666a! 7777a! 8888a!', claimed)).toEqual(['S', 'W', 'N']);
    expect(winners('FF* 6666a! 7777a! 8888a!', { ...claimed, pairOnDiscard: false })).toEqual([]);
    expect(winners('FF 666a! {pung}! {pung}! {pung}!', claimed)).toEqual([]);
    expect(winners('FF 666a! {pung}! {pung}! {pung}', claimed)).toEqual(['S', 'W', 'N']);
  });

  test.each([false, true])(
    'TG-2: flowers are claimed as flowers, whether or not they may serve as jokers: %s',
    (serve) => {
      const winnersBy = (line: string) =>
        winnersOf(
          oneLine(line, true, { preset: 'american-game', flowersAsJokers: serve }),
          { rack: 'FF 19B 4567C 456789D' },
          'F',
        );
      expect(winnersBy('FFFF 1111a 2222a RR')).toEqual(['S', 'W', 'N']);
      expect(winnersBy('3333a 1111a 2222a RR')).toEqual([]);
    },
  );
});

describe('how likely a discard wins', () => {
  const RACK = 'FF 19B 4567C 456789D';
  const chanceOf = (tile: Tile, changes: Changes = {}): number =>
    scouted(turnOf(BY_CARD, { rack: RACK, ...changes }), BY_CARD).discards.find((one) => one.tile === tile)
      ?.chance ?? -1;
  const some = '222B 333B 888B 222C 333C 888C 222D 333D';

  test('it is the product of the figures for each player, put together', () => {
    const { used, exposed, groups, since, unseen, kind } = winFigures(BY_CARD.name);
    const discards = `${some} 4C EE`;
    // 27 discards and 60 tiles of the wall: 0.31 of it is used up. Of 4C two are unseen, and two discards came after it.
    const own = [used[3], exposed[0], groups[2], since[0], unseen[2], kind[3]];
    const each = own.reduce<number>((product, figure) => product * (figure ?? 0), 1);
    expect(chanceOf('4C', { discards })).toBeCloseTo(1 - (1 - each) ** 3, 12);
  });

  test.each<readonly [string, Tile, Changes, Changes]>([
    [
      'later in the game',
      '5C',
      { discards: some, view: { wallLeft: 70 } },
      { discards: some, view: { wallLeft: 20 } },
    ],
    ['if it was not discarded lately', '5C', { discards: `${some} 5C` }, { discards: `${some} 5C EEWWS` }],
    ['if it was never discarded', '5C', { discards: `5C ${some}` }, { discards: `9C ${some}` }],
    ['if more of it are unseen', 'F', { discards: `FFFFF ${some}` }, { discards: `F 9999C ${some}` }],
    ['beside exposures', '5C', { discards: some }, { discards: some, melds: { S: '[FFFF]' } }],
  ])('a tile is the more dangerous %s', (_, tile, less, more) => {
    const [safer, worse] = [chanceOf(tile, less), chanceOf(tile, more)];
    expect(safer).toBeGreaterThan(0);
    expect(worse).toBeGreaterThan(safer);
  });
});
