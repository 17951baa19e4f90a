import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownFolder } from '../own-folder';
import { run } from './run';

// `mahjongg simulate`, on the built program.

const folder = ownFolder();

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

interface Simulated {
  readonly rules: string;
  readonly seed: string;
  readonly games: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly withoutValue: number;
  readonly actions: number;
  readonly bots: readonly {
    readonly bot: string;
    readonly wins: number;
    readonly drawn: number;
    readonly score: number;
  }[];
}

const simulated = async (...words: readonly string[]): Promise<Simulated> => {
  const { status, stdout, stderr } = await run(['simulate', '--json', ...words]);
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Simulated;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('Year games', () => {
  test('YG-14: they end with Mah Jong or an exhausted wall; YG-13: points come from the table of those who play', async () => {
    const words = ['--rules', 'year', '--games', '4', '--bots', 'greedy,greedy,random,random'];
    const plain = await simulated(...words);
    const { mahjongg = 0, wallGame = 0 } = plain.endings;
    expect([mahjongg + wallGame, sum(plain.bots.map(({ wins }) => wins))]).toEqual([4, mahjongg]);
    expect(sum(plain.bots.map(({ score }) => score))).toBe(0);
    const points = { pair: { concealed: 1, revealed: 1 }, pung: { concealed: 1, revealed: 1 } };
    const scored = await simulated(...words, '--options', JSON.stringify({ points }));
    expect(scored.bots.every(({ wins, score }) => wins > 0 === score > 0)).toBe(true);
  });
});

describe('games of the library’s bots', async () => {
  const words = ['--games', '6', '--seed', 'a'];
  const first = await simulated(...words);

  test('every game is counted, wins and scores by bot', () => {
    expect(first).toMatchObject({ rules: 'card-free', seed: 'a', games: 6, withoutValue: 0 });
    expect(sum(Object.values(first.endings))).toBe(6);
    expect(first.bots.map(({ bot }) => bot)).toEqual(['greedy', 'greedy', 'random', 'random']);
    expect(sum(first.bots.map(({ wins }) => wins))).toBe(first.endings['mahjongg']);
    expect(sum(first.bots.map(({ score }) => score))).toBe(0);
    expect(first.bots.every(({ wins, drawn }) => drawn <= wins)).toBe(true);
    expect(first.actions).toBeGreaterThan(6 * 30);
  });

  test('the same seed gives the same games, and another one others', async () => {
    expect(await simulated(...words)).toEqual(first);
    expect(await simulated('--games', '6', '--seed', 'b')).not.toEqual({ ...first, seed: 'b' });
  });

  test('a single bot plays at every seat', async () => {
    const { bots } = await simulated('--games', '1', '--bots', 'random');
    expect(bots.map(({ bot }) => bot)).toEqual(Array(4).fill('random'));
  });

  test('more games begin with the same ones', async () => {
    const fewer = await simulated('--games', '5', '--seed', 'a');
    expect(sum(Object.values(fewer.endings))).toBe(5);
    expect(fewer.actions).toBeLessThan(first.actions);
  });
});

describe('solitaires', () => {
  interface AloneTally {
    readonly rules: string;
    readonly bot: string;
    readonly games: number;
    readonly wins: number;
    readonly winRate: number;
    readonly scores: {
      readonly mean: number;
      readonly meanOfWins: number;
      readonly medianOfWins: number;
      readonly highest: number;
      readonly histogram: readonly {
        readonly from: number;
        readonly below: number;
        readonly games: number;
      }[];
    };
  }
  const alone = async (...words: readonly string[]): Promise<AloneTally> => {
    const { status, stdout, stderr } = await run(['simulate', '--seed', '1', '--json', ...words]);
    expect([status, stderr]).toEqual([0, '']);
    return JSON.parse(stdout) as AloneTally;
  };

  test.each([
    ['CS-8', 'chinese-solitaire', []],
    ['AS-11', 'american-solitaire', ['--card', 'practice']],
    ['AS-1', 'american-solitaire', []],
  ])(
    '%s: %s: the win rate, and the scores of the games that were won as a histogram',
    async (_, rules, more) => {
      const { games, wins, winRate, scores, bot } = await alone('--rules', rules, '--games', '12', ...more);
      expect([games, bot]).toEqual([12, 'greedy']);
      expect(winRate).toBeCloseTo(wins / 12);
      const { histogram, mean, meanOfWins, medianOfWins, highest } = scores;
      expect(histogram.reduce((sum, range) => sum + range.games, 0)).toBe(wins);
      expect(mean * 12).toBeCloseTo(meanOfWins * wins);
      expect(highest).toBeGreaterThanOrEqual(medianOfWins);
      for (const [place, { from, below }] of histogram.entries()) {
        expect(from).toBe(place === 0 ? 0 : histogram[place - 1]?.below);
        expect(below).toBeGreaterThan(from);
      }
      expect(histogram.at(-1)?.below ?? 1).toBeGreaterThan(highest);
    },
  );

  test('CS-8: a random player hardly wins, and the same seed gives the same games', async () => {
    const random = await alone('--rules', 'chinese-solitaire', '--games', '20', '--bots', 'random');
    expect(random.wins).toBeLessThan(5);
    const games = ['--rules', 'chinese-solitaire', '--games', '5'];
    expect(await alone(...games)).toEqual(await alone(...games));
  });
});

describe('a bot of one’s own', () => {
  test('plays at its seat, by its view', async () => {
    const path = file(
      'first.mjs',
      `export default ({ name }) => (view, random) => {
        if (name !== 'card-free' || 'wall' in view || view.rack.length === 0 || random(2) > 1) throw new Error('no view');
        return view.legal.find(({ type }) => type !== 'challenge');
      };`,
    );
    const { bots } = await simulated('--bot', path, '--games', '1', '--bots', 'own,random,random,own');
    expect(bots.map(({ bot }) => bot)).toEqual(['own', 'random', 'random', 'own']);
    expect((await simulated('--bot', path, '--games', '1')).bots[0]?.bot).toBe('own');
  });

  test.each([
    [
      'something illegal',
      "export default () => () => ({ type: 'fly' });",
      'game 1, bot “own”: The bot at E: ',
    ],
    ['nothing', 'export default () => () => undefined;', 'game 1, bot “own”: The bot at E: '],
    [
      'an error',
      "export default () => () => { throw new Error('I am lost'); };",
      'game 1, bot “own”: I am lost',
    ],
    [
      'a promise',
      'export default () => async () => ({});',
      'game 1, bot “own”: The bot at E must return its action at once',
    ],
    ['a thrown text', "export default () => () => { throw 'lost'; };", 'game 1, bot “own”: lost'],
    ['no function', 'export default 7;', 'must be a function that makes a bot'],
    [
      'a bot that is not made for the rules',
      'export default (view) => view.legal;',
      '(rules) => (view, random) => action; it returns no bot',
    ],
    [
      'a bot that looks for its view',
      "export default (view) => view.legal.find(({ type }) => type === 'pass');",
      "failed: Cannot read properties of undefined (reading 'find'). It must be a function that makes a bot",
    ],
    ['no export', '', 'must be a function that makes a bot'],
    ['no JavaScript', 'export default (', 'cannot be loaded'],
  ])('%s: status 2 and a sentence', async (name, text, part) => {
    const path = file(`${name.replaceAll(' ', '-')}.mjs`, text);
    const done = await run(['simulate', '--bot', path, '--games', '1']);
    expect(done).toMatchObject({ status: 2, stdout: '' });
    expect(done.stderr).toContain(part);
    expect(done.stderr.match(/bot[^:]*at E/g) ?? []).not.toHaveLength(2);
    expect(done.stderr.trim().split('\n')).toHaveLength(1);
  });
});
