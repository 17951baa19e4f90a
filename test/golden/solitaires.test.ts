import { expect, test } from 'vitest';
import { practiceCard } from '../../src/games/american/card/practice-card';
import { americanCard } from '../../src/american';
import { playthrough } from '../../src/debug';
import { gameOf, seededRandom } from '../../src/game';
import { type AmericanSolitaire, americanSolitaire, chineseSolitaire, type Tile } from '../../src/index';
import { playAlone } from '../solitaires/subjects';
import { americanSetup, chineseSetup, sitAlone } from '../solitaires/stacked';
import { wordsIn } from './words';

// Whole solitaires as text, each in a file of this folder that was read through. After a change on purpose:
// npx vitest run test/golden --update, and read what changed.

const chinese = chineseSolitaire();
const otherWay = chineseSolitaire({
  overrun: 'wrap',
  looseTiles: 2,
  chowFromLeftOnly: true,
  claimKong: false,
  dummyFlowers: 'replaced',
});
const american: AmericanSolitaire = americanSolitaire();
const byCard = americanSolitaire({ courtesyAfterFirst: true, keepSecondJoker: true }, americanCard(practiceCard));

const chineseByChance = (rules: typeof chinese, seed: string) => {
  const setup = chineseSetup(rules, { seed });
  return playthrough(gameOf(rules), setup, playAlone(gameOf(rules), setup, seededRandom(seed)).actions);
};

/** A game told up to its last action. */
const toldChinese = (rack: readonly Tile[], draws: readonly Tile[], end: readonly Tile[], tell: readonly object[]) => {
  const setup = chineseSetup(chinese, { rack, draws, end });
  const alone = sitAlone<'chineseSolitaire'>(chinese, setup);
  for (const choice of tell) alone.act(choice);
  return playthrough(gameOf(chinese), setup, alone.done());
};

const toldAmerican = (
  rules: typeof american,
  rack: readonly Tile[],
  draws: readonly Tile[],
  end: readonly Tile[],
  tell: readonly object[],
) => {
  const setup = americanSetup(rules, { rack, draws, end });
  const alone = sitAlone<'americanSolitaire'>(rules, setup);
  for (const choice of tell) alone.act(choice);
  alone.playUntil(() => false);
  return playthrough(gameOf(rules), setup, alone.done());
};

const GAMES: Readonly<Record<string, () => string>> = {
  'chinese-solitaire-by-chance': () => chineseByChance(chinese, 'golden 1'),
  'chinese-solitaire-other-way': () => chineseByChance(otherWay, 'golden 2'),
  'chinese-solitaire-kongs': () =>
    toldChinese(
      ['2D', '2D', '2D', '2D', '5D', '5D', '7C', '8C', 'GD', 'GD', '1B', '2B', '3B', 'F1'],
      ['5D', 'F2', '4C', '5C', '5D'],
      ['9C', '9C', '9C', '9C'],
      [
        { type: 'kong', tile: '2D' },
        { type: 'discard', tile: '9C' },
        { type: 'call', tile: '5D', with: ['5D', '5D'] },
        { type: 'discard', tile: '9C' },
        ...Array(2).fill({ type: 'decline' }),
        { type: 'kong', tile: '5D' },
        { type: 'mahjongg' },
      ],
    ),
  'american-solitaire-on-a-discard': () =>
    toldAmerican(
      american,
      ['3C', '3C', '4C', '4C', '5C', '5C', '6C', '6C', '1B', '3B', '5B', '7B', '9B', '2C'],
      ['7C', '7C', 'J', '8C', '9C', 'E', 'S', '1D', '2D', '9C'],
      ['RD', '8C'],
      [
        { type: 'pass', tiles: ['1B', '3B', '5B'] },
        { type: 'pass', tiles: ['7B', '9B', '2C'] },
        { type: 'pass', tiles: ['E'] },
        { type: 'stop' },
        { type: 'discard', tile: 'S' },
        { type: 'decline' },
        { type: 'decline' },
        { type: 'mahjongg', tile: '9C' },
      ],
    ),
  'american-solitaire-exhausted': () =>
    toldAmerican(
      byCard,
      ['5D', '5D', 'J', '6D', '6D', '7D', '3C', '4C', '1B', '3B', '5B', '7B', '9B', '2C'],
      ['J', 'E', 'E', 'S', 'S', 'W', 'N', '5D', '5D'],
      ['RD', '8C'],
      [
        { type: 'pass', tiles: ['1B', '3B', '5B'] },
        { type: 'pass', tiles: ['7B', '9B', '2C'] },
        { type: 'pass', tiles: [] },
        { type: 'continue' },
        { type: 'pass', tiles: ['E', 'E', 'S'] },
        { type: 'pass', tiles: ['S', 'W', '3C'] },
        { type: 'pass', tiles: [] },
        { type: 'pass', tiles: ['4C'] },
      ],
    ),
};

test.each(Object.entries(GAMES))('%s goes as it is written', async (name, play) => {
  const text = play();
  expect(text).not.toContain('refused');
  await expect(text).toMatchFileSnapshot(`${name}.txt`);
});

test('the games have every phase, every event and every ending', () => {
  const phases = ['charleston', 'secondCharleston', 'courtesyPass', 'turn', 'claims', 'over'];
  const events = [
    ...['stage', 'drew', 'laidAside', 'discarded', 'called', 'konged', 'taken', 'declared', 'passed', 'jokerLaid'],
  ];
  const seen = wordsIn(new URL('./', import.meta.url), Object.keys(GAMES));
  expect([...phases, ...events, 'mahjongg', 'wallGame'].filter((word) => !seen.has(word))).toEqual([]);
});
