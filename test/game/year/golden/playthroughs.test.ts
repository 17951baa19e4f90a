import { expect, test } from 'vitest';
import { playthrough } from '../../../../src/debug';
import { gameOf } from '../../../../src/game';
import { wordsIn } from '../../../golden/words';
import { GAMES } from './games';

// Whole Year games as text, each in a file of this folder that was read through. After a change on purpose:
// npx vitest run test/game/year/golden --update, and read what changed.

test.each(Object.entries(GAMES))('%s goes as it is written', async (name, play) => {
  const { rules, setup, actions } = play();
  const text = playthrough(gameOf(rules), setup, actions);
  expect(text).not.toContain('refused');
  await expect(text).toMatchFileSnapshot(`${name}.txt`);
});

test('the games have every phase, every event and every ending', () => {
  const phases = ['courtesy', 'draw', 'turn', 'claims', 'over'];
  const endings = ['mahjongg', 'wallGame'];
  const events = [
    'answered',
    'revealed',
    'kept',
    'drew',
    'discarded',
    'called',
    'declared',
    'taken',
    'ended',
  ];
  const seen = wordsIn(new URL('./', import.meta.url), Object.keys(GAMES));
  expect([...phases, ...endings, ...events].filter((word) => !seen.has(word))).toEqual([]);
});
