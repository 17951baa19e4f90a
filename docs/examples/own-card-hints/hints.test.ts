import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseHandText, type Seat, unwrap } from 'mahjongg';
import { gameOf, seededRandom, shuffleWall } from 'mahjongg/game';
import { chancePlayer } from '../shared/chance-player.js';
import { linesInReach, openCard, suggestions } from './hints.js';

const text = readFileSync(new URL('card.json', import.meta.url), 'utf8');

const open = () => {
  const opened = openCard(text);
  if ('mistakes' in opened) throw new Error(opened.mistakes.join('\n'));
  return opened.rules;
};
const rules = open();

test('a rack is told which lines of the card it is good for, section by section', () => {
  const hand = unwrap(parseHandText('FF 222B 444C 66D 8B J 9D E'));
  assert.deepEqual(linesInReach(hand, rules), [
    {
      section: 'Evens',
      lines: [
        {
          line: 'FF 2222a 4444b 6666c X 25',
          away: 3,
          missing: '4 Crak, 2 × 6 Dot',
          useful: 11,
        },
      ],
    },
  ]);
});

test('what lies open is not hoped for, and jokers go where tiles are hardest to get', () => {
  const hand = unwrap(parseHandText('FF 222B 444C 66D 8B J 9D E'));
  const visible = unwrap(parseHandText('4C 66D')).concealed;
  const [nearest] = linesInReach(hand, rules, visible)[0]?.lines ?? [];
  assert.deepEqual([nearest?.away, nearest?.missing], [3, '2 Bam, 2 × Joker']);
});

test('each line stands there once, whatever suits it can be made in', () => {
  const hand = unwrap(parseHandText('11B 22B 33B 44B 1C 2C 3C 4C 4D E'));
  const lines = linesInReach(hand, rules).flatMap((section) => section.lines.map(({ line }) => line));
  assert.ok(lines.length > 0);
  assert.equal(new Set(lines).size, lines.length);
});

test('who follows the suggestions plays whole games, and wins some', () => {
  const game = gameOf(rules);
  const seen = new Set<string>();
  let won = 0;
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const random = seededRandom(seed);
    let state = unwrap(game.createGame({ wall: shuffleWall(rules, random) }));
    while (state.phase !== 'over') {
      const [seat] = state.awaiting as readonly Seat[];
      const view = game.viewFor(state, seat as Seat);
      if (view.phase === 'over') break;
      const [best, ...others] = seat === 'E' ? suggestions(view, rules) : [];
      for (const { says, because, action } of best === undefined ? [] : [best, ...others]) {
        assert.ok(
          view.legal.some((legal) => JSON.stringify(legal) === JSON.stringify(action)),
          says,
        );
        assert.match(says, /^[A-Z]/);
        assert.match(because, /\d+ tiles? away|wins|no hand/);
        seen.add(action.type);
      }
      const taken = game.apply(state, best?.action ?? chancePlayer(view, random));
      if (!taken.ok) throw new Error(taken.error.message);
      state = taken.value.state;
    }
    const outcome = game.outcome(state);
    if (outcome?.ending === 'mahjongg' && outcome.declared.seat === 'E') won++;
  }
  assert.ok(won > 0);
  for (const type of ['pass', 'discard', 'mahjongg', 'call']) assert.ok(seen.has(type), type);
});

test('a card with a mistake is no game: the mistake is named with its place', () => {
  const opened = openCard(text.replace('6666c', '666c'));
  assert.ok('mistakes' in opened);
  assert.equal(opened.mistakes.length, 1);
  assert.match(opened.mistakes[0] as string, /line 1/);
});
