import { expect, test } from 'vitest';
import { playthrough } from '../../src/debug';
import { gameOf } from '../../src/game';
import { GAMES } from './games';
import { wordsIn } from './words';

// Whole games as text, each in a file of this folder that was read through. After a change on purpose:
// npx vitest run test/golden --update, and read what changed.

test.each(Object.entries(GAMES))('%s goes as it is written', async (name, play) => {
  const { rules, setup, actions } = play();
  const text = playthrough(gameOf(rules), setup, actions);
  expect(text).not.toContain('refused');
  await expect(text).toMatchFileSnapshot(`${name}.txt`);
});

test('the games have every phase, every event and every ending', () => {
  const phases = ['charleston', 'secondCharleston', 'courtesy', 'courtesyPass', 'turn', 'claims', 'showing', 'over'];
  const endings = ['mahjongg', 'wallGame', 'mahjonggInError', 'falseWin', 'deadHands'];
  const events = [
    ...['answered', 'passed', 'charlestonEnded', 'drew', 'discarded', 'unclaimed', 'called', 'renamed', 'rearranged'],
    ...['offered', 'exchanged', 'grew', 'challenged', 'died', 'declared', 'shown', 'taken', 'ended', 'resumed'],
  ];
  const seen = wordsIn(new URL('./', import.meta.url), Object.keys(GAMES));
  expect([...phases, ...endings, ...events].filter((word) => !seen.has(word))).toEqual([]);
});
