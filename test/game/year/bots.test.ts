import { describe, expect, test } from 'vitest';
import { playGame, randomBot, yearBot } from '../../../src/bots';
import { gameOf, seededRandom, type YearAction } from '../../../src/game';
import { MisuseError, type Tile, yearGame } from '../../../src/index';
import { sitYear, type YearSitting } from './sitting';

// The bots of the Year game: they know what a player at their seat knows.

const rules = yearGame();
const greedy = yearBot(rules);
/** What the bot does at a seat now. */
const chosen = ({ game, state }: YearSitting, seat: 'E' | 'S'): YearAction =>
  greedy(game.viewFor(state(), seat), seededRandom('bot'));

describe('the bot that lays its hand out', () => {
  test('plays whole games, the same ones from the same seed, and wins more often than chance', () => {
    const winners = ['1', '2', '3', '4', '5', '6'].map((seed) => {
      const play = () => playGame(rules, { bots: [randomBot(), greedy, randomBot(), randomBot()], seed });
      const played = play();
      if (!played.ok) throw new Error(played.error.message);
      expect(play()).toEqual(played);
      const outcome = gameOf(rules).outcome(played.value.state);
      return outcome?.ending === 'mahjongg' ? outcome.declared.seat : 'nobody';
    });
    expect(winners.filter((one) => one === 'S').length).toBeGreaterThan(3);
    expect(winners.some((one) => one === 'E' || one === 'W' || one === 'N')).toBe(false);
  });

  test('YG-13: players have the personal suits that a game is begun with', () => {
    const players = { E: {}, S: { personalSuit: 'C' }, W: {}, N: {} } as const;
    const four = [randomBot(), randomBot(), randomBot(), randomBot()];
    const played = playGame(rules, { bots: four, seed: '1', players });
    expect(played.ok && [played.value.setup.players, played.value.state.players]).toEqual([players, players]);
    const three = { E: {}, S: {}, W: {} };
    expect(() => playGame(rules, { bots: four, seed: '1', players: three })).toThrow(MisuseError);
  });

  test('discards what stands alone, and declares every win', () => {
    const hand = '1B 1B 1B 2C 3C 4C 5D 5D 5D E E E 9C 7D';
    expect(['9C', '7D']).toContain((chosen(sitYear({ racks: { E: hand } }), 'E') as { tile?: Tile }).tile);
    const whole = '1B 1B 1B 2C 3C 4C 5D 5D 5D E E E 9C 9C';
    expect(chosen(sitYear({ racks: { E: whole } }), 'E').type).toBe('mahjongg');
  });

  test('YG-6: replaces a flower that belongs to nothing, and keeps a pair, a kong and a Year hidden', () => {
    const lone = 'F1 1B 1B 1B 2C 3C 4C 5D 5D 5D E E 9C';
    expect(chosen(sitYear({ racks: { E: lone } }), 'E')).toMatchObject({ type: 'reveal', tiles: ['F1'] });
    const pair = 'F1 F1 1B 1B 1B 1B E S W N 5D 5D 9C 7D';
    expect(chosen(sitYear({ racks: { E: pair } }), 'E').type).toBe('discard');
  });

  test('YG-7: calls what leaves fewer tiles over, and nothing that helps it not', () => {
    const near = sitYear({ racks: { E: '5D 9C', S: '5D 5D 1B 1B 2C 3C 4C 7C 9B E N GD WD' } });
    near.play('E discard 5D');
    expect(chosen(near, 'S')).toMatchObject({ type: 'call', with: ['5D', '5D'] });
    const spread = sitYear({ racks: { E: '3C 9C', S: '1C 2C 1C 2C 2D 2D 5B 5B 7D 7D E E N' } });
    spread.play('E discard 3C');
    expect(chosen(spread, 'S').type).toBe('decline');
  });
});
