import { randomBot } from 'mahjongg/bots';
import { seededRandom } from 'mahjongg/game';
import { expect, test } from 'vitest';
import type { HandText } from '../../src/cli/hand-text';
import { COMMON } from '../../src/cli/play/look';
import { choicesOf, discardQuestion, mahjongg, numbered } from '../../src/cli/play/question';
import { startSession } from '../../src/cli/play/session';
import { makeTable, type Play, type Sitting, USUAL_WISHES } from '../../src/cli/play/table';
import { PLAIN_LOOK, playThrough } from '../cli/player';
import { sparrowBot } from './bot';
import { sparrowRace } from './game';
import { SEATS } from './setup';
import { dealt } from './subject';
import type { SparrowRules, SparrowTypes } from './types';

// A game that the program does not know is played in the terminal: all that it needs is one value.

const sparrowPlay: Play<SparrowTypes> = {
  game: ({ options }) => sparrowRace(options.alike),
  bots: () => ({ sparrow: sparrowBot, random: randomBot() }),
  welcome: ({ rules }) => [`Three alike are worth ${rules.options.alike}.`],
  shuffle: (_, random) => dealt(random),
  help: (phase) => [`SR-2 What can be done: ${phase}.`],
  ask: (asked) => {
    const { view, me } = asked;
    const { moment, rack } = view;
    const seat = me;
    if (view.phase === 'pass')
      return {
        prompt: 'Which tile do you pass?',
        tiles: { rack, least: 1, most: 1, take: ([tile = '1B']) => ({ type: 'pass', seat, moment, tile }) },
        options: [],
      };
    if (view.phase === 'draw')
      return {
        prompt: 'Do you draw, or take the last discard?',
        options: numbered([...choicesOf(view, 'draw', 'draw'), ...choicesOf(view, 'take', 'take')]),
        usual: '1',
      };
    return discardQuestion(asked, mahjongg(view));
  },
  tell: { ...COMMON, took: ({ seat, tile }, { does }) => `${does(seat, 'take')} ${tile}.` },
  draw: ({ wallLeft, rack }) => ({ lines: [`${wallLeft} left`], rack }),
  hint: (view, _, typed) => [`Type: ${typed(sparrowBot(view, seededRandom('hint')))}`],
  end: (outcome, { rules }, _, { me }) => {
    const won = outcome.ending === 'mahjongg' && outcome.winner === me;
    const points = outcome.ending === 'mahjongg' ? outcome.points : 0;
    const row = { rules: rules.name, won, natural: won ? points : 0, left: null, final: points };
    return { lines: [`It is over: ${outcome.ending}.`], row: { ...row, remarks: outcome.ending } };
  },
};

const sitting: Sitting<SparrowRules> = {
  rules: { name: 'sparrow-race', options: { alike: 3 } },
  title: 'The Sparrow Race',
  text: {} as HandText<unknown, unknown, object>,
  me: 'E',
  seats: SEATS,
  against: 'sparrow',
  suits: {},
  look: PLAIN_LOOK,
};

test.each(['a', 'b', 'c'])('a game of one’s own is played in the terminal: %s', (seed) => {
  const table = makeTable(sparrowPlay, sitting, sparrowBot);
  const setup = table.shuffle(seededRandom(seed));
  const first = startSession(
    table,
    { setup, actions: [], state: table.start(setup) },
    {
      seed,
      look: PLAIN_LOOK,
      takenBack: 0,
      wishes: USUAL_WISHES,
    },
  );
  expect(first.lines.slice(0, 4)).toEqual([
    'The Sparrow Race',
    'You are East; South are played by sparrow bots.',
    'Three alike are worth 3.',
    '? is help at any question.',
  ]);
  const { session, lines, typed } = playThrough(first);
  expect(typed.length).toBeGreaterThan(1);
  expect(lines.at(-1)).toMatch(/^It is over: (mahjongg|wallGame)\.$/);
  expect(lines).toContainEqual(expect.stringMatching(/^South discards /));
  const again = table.restore(JSON.parse(JSON.stringify(table.record(session))));
  expect(again.ok && again.value.state).toEqual(session.state);
});

test('a hint says what to type for it', () => {
  const table = makeTable(sparrowPlay, sitting, sparrowBot);
  const setup = table.shuffle(seededRandom('a'));
  const typed: unknown[] = [];
  table.hint(table.start(setup), USUAL_WISHES, (action) => {
    typed.push(action);
    return [];
  });
  expect(typed).toMatchObject([{ type: 'pass', seat: 'E' }]);
});
