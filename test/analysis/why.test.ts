import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ADVICE_ENGLISH,
  type AdviceCode,
  type AdvisedChoice,
  advise,
  type Strength,
} from '../../src/analysis';
import type { PlayerView } from '../../src/game';
import { americanCard, cardFree, type Tile } from '../../src/index';
import { openCard } from '../card/cases';
import { unwrap } from '../unwrap';
import { isStep, type Given as Made, type Rules, viewOf } from './views';

// Why a choice is good or bad: every code with a view on which it is said and a neighbor on which it is not.

const CARD_FREE: Rules = cardFree();

interface Given extends Made {
  readonly strength?: Strength;
}

const choicesOn = (
  view: PlayerView,
  { rules = CARD_FREE, strength = 'beginner' }: Given,
): readonly AdvisedChoice<unknown>[] =>
  unwrap(advise(view, { rules, limit: 1000, trials: 1, strength })).choices;

/** What is said of a choice. */
const reasonsFor = (given: Given, step: string): AdvisedChoice<unknown>['reasons'] => {
  const found = choicesOn(viewOf(given), given).find(({ action }) => isStep(action, step));
  if (found === undefined) throw new Error(step);
  return found.reasons;
};

/** The codes of that. */
const codesOf = (given: Given, step: string): readonly string[] =>
  reasonsFor(given, step).map(({ code }) => code);

const TURN: Given = { rack: '11B 22B 333B 444B 55B 9C 8D' };
const WON: Given = { rack: '11B 222B 333B 444B 555B', legal: 'mahjongg' };
const NOT_WON: Given = { ...TURN, manners: 'table', legal: 'mahjongg' };
const CLAIM: Given = {
  phase: 'claims',
  rack: '11B 222B 333B 44B 5B J E',
  tile: '4B',
  legal: 'decline; call 4B 4B 4B; call 4B 4B J; call 4B 4B E',
};
/** The same with an exposure. */
const OPEN: Given = { ...CLAIM, own: ['666B'], rack: '222B 333B 44B J E' };
const TWO_LINES: Rules = americanCard(openCard('FF 1111a 2222a 3333a', 'EE SSSS WWWW NNNN'));
const FLOWERS = (discards: string): Given => ({
  rules: TWO_LINES,
  phase: 'claims',
  rack: '111B 222B 333B J E S W',
  tile: '1B',
  discards,
  legal: 'decline; call 1B 1B 1B 1B',
});
const LATE: Given = {
  ...TURN,
  discards: '77D 77C 66D 66C RR GG 55D 22C 33D 9C',
  wallLeft: 10,
};
/** Far from winning, with a needed tile that went by just now. */
const FAR: Given = {
  rack: '11B 22B 333B 44B 5B 7C 8C 9D F',
  discards: '111222333444555666C 3B',
  others: ['6666D', '4444D'],
};
const EXCHANGE: Given = {
  rack: '11B 222B 333B 444B 5B E 9D',
  others: ['9D J J'],
  legal: 'exchange 9D S 0',
};
const PASS: Given = {
  phase: 'charleston',
  rack: '11B 22B 333B 44B 55B 9C 8D',
  legal: 'pass 9C 8D 5B; pass 9C 8D blind=1',
};
const PASSES: Given = {
  ...PASS,
  rack: '11B 22B 333B 44B 55B 9C 8D E',
  legal: 'pass 9C 8D E; pass 5B 5B 4B',
};
const SECOND: Given = {
  ...PASS,
  phase: 'secondCharleston',
  legal: 'continue; stop',
};
const COURTESY: Given = {
  ...PASS,
  phase: 'courtesy',
  legal: 'wish 0; wish 1; wish 2; wish 3',
};
/** Half of the nearest hands have kongs of this. */
const SOME_KONGS: Given = { rack: '1111B 22B 333B 444B 5B' };

/** By code: where it is said of a choice, and a neighbor where it is not. */
const CASES: Readonly<Record<AdviceCode, readonly [Given, string, Given, string]>> = {
  winsNow: [WON, 'mahjongg', NOT_WON, 'mahjongg'],
  noWin: [NOT_WON, 'mahjongg', WON, 'mahjongg'],
  misses: [WON, 'discard 5B', NOT_WON, 'discard 5B'],
  wrongCount: [
    { ...TURN, manners: 'table', rack: '11B 22B 333B 444B 55B 9C' },
    'discard 9C',
    { ...TURN, manners: 'table' },
    'discard 9C',
  ],
  deadHand: [CLAIM, 'call 4B 4B E', CLAIM, 'call 4B 4B 4B'],
  tilesGone: [FLOWERS('FFFFFFF'), 'call 1B 1B 1B 1B', FLOWERS('FFFFFF'), 'call 1B 1B 1B 1B'],
  nearer: [CLAIM, 'call 4B 4B 4B', CLAIM, 'decline'],
  farther: [TURN, 'discard 3B', TURN, 'discard 9C'],
  notNearer: [OPEN, 'call 4B 4B 4B', CLAIM, 'call 4B 4B 4B'],
  notNeeded: [{ ...CLAIM, tile: '9D' }, 'decline', CLAIM, 'decline'],
  notCallable: [{ ...CLAIM, legal: 'decline' }, 'decline', CLAIM, 'decline'],
  unused: [TURN, 'discard 9C', TURN, 'discard 5B'],
  surplus: [{ rack: 'NEEWS 22B 333B 44B 9C' }, 'discard E', TURN, 'discard 9C'],
  used: [SOME_KONGS, 'discard 5B', TURN, 'discard 9C'],
  breaksGroup: [TURN, 'discard 5B', TURN, 'discard 9C'],
  losesUseful: [SOME_KONGS, 'discard 1B', TURN, 'discard 9C'],
  keepsUseful: [TURN, 'discard 9C', SOME_KONGS, 'discard 1B'],
  safer: [LATE, 'discard 9C', { ...LATE, wallLeft: 1_000 }, 'discard 9C'],
  blindPass: [PASS, 'pass 9C 8D blind=1', PASS, 'pass 9C 8D 5B'],
  jokerWon: [EXCHANGE, 'exchange', EXCHANGE, 'discard 9D'],
  jokerKept: [OPEN, 'call 4B 4B 4B', { ...OPEN, legal: 'call 4B 4B 4B' }, 'call 4B 4B 4B'],
  jokerSpent: [CLAIM, 'call 4B 4B J', CLAIM, 'call 4B 4B 4B'],
  opensHand: [CLAIM, 'call 4B 4B 4B', OPEN, 'call 4B 4B 4B'],
  staysConcealed: [CLAIM, 'decline', OPEN, 'decline'],
  spareTiles: [COURTESY, 'wish 0', SECOND, 'stop'],
  lastTurns: [{ ...FAR, wallLeft: 4 }, 'discard 3B', { ...FAR, wallLeft: 20 }, 'discard 3B'],
  wouldPass: [SECOND, 'continue', SECOND, 'stop'],
  keepsChances: [PASSES, 'pass 9C 8D E', { ...PASSES, legal: 'pass 9C 8D E' }, 'pass 9C 8D E'],
  asGood: [TURN, 'discard 9C', LATE, 'discard 9C'],
  sooner: [SOME_KONGS, 'discard 3B', SOME_KONGS, 'discard 2B'],
  unchanged: [
    { ...CLAIM, tile: 'J', legal: 'decline' },
    'decline',
    { ...CLAIM, tile: '9D', legal: 'decline' },
    'decline',
  ],
};

test.each(Object.entries(CASES))('%s', (code, [given, step, neighbor, other]) => {
  expect(codesOf(given, step)).toContain(code);
  expect(codesOf(neighbor, other)).not.toContain(code);
});
test.each([
  [
    'a call that would win',
    { phase: 'claims', rack: '11B 222B 333B 444B 55B', tile: '5B', legal: 'decline; mahjongg 5B' },
    'decline',
    'You could win now instead.',
  ],
  ['a call that brings nearer', CLAIM, 'decline', 'A call would leave you 1 tile from winning.'],
  [
    'AG-31: the hands that use a tile lack others',
    { rack: '11B 222B 333B 444B 5B 9C 8D', discards: '555B J J J J J J J J' },
    'discard 5B',
    'The nearest hands that use 5B need 5B, but too few of those are left.',
  ],
  [
    'AG-31: nothing can be completed',
    { rules: TWO_LINES, rack: '1111B 222B 333B E S W N', discards: 'FFFFFFFF EEE' },
    'discard S',
    'The unseen tiles can no longer complete your hand.',
  ],
] as readonly (readonly [string, Given, string, string])[])('%s', (_, given, step, message) => {
  expect(reasonsFor(given, step).map((reason) => reason.message)).toContain(message);
});

test('AG-21: an exchange that completes the hand is all there is to say', () => {
  const given: Given = {
    rack: '11B 222B 333B 444B 55B 9D',
    others: ['9D J J'],
    legal: 'exchange 9D S 0',
  };
  expect(codesOf(given, 'exchange')).toEqual(['nearer', 'jokerWon']);
  expect(codesOf(given, 'discard 9D')[0]).toBe('misses');
});

test('AG-31: where nothing can be completed without the claimed tile, a call brings nearer', () => {
  const given: Given = {
    rules: americanCard(openCard('NNNN! EEEE! WWWW! SS')),
    phase: 'claims',
    rack: 'NNN EEEE WWWW S 9C',
    tile: 'N',
    legal: 'decline; call N N N N',
  };
  expect(codesOf(given, 'decline')).toEqual(['misses', 'tilesGone']);
  for (const { message } of reasonsFor(given, 'decline')) expect(message).not.toContain('null');
  // Where jokers may stand for it, the hand can be completed without the call, too.
  const rules = americanCard(openCard('NNNN EEEE! WWWW! SS'));
  expect(codesOf({ ...given, rules }, 'decline')).toEqual(['misses']);
});

test('AG-9: a joker is nothing that could be passed', () => {
  const given: Given = {
    rules: TWO_LINES,
    phase: 'courtesy',
    rack: 'EE SSS WWW NNN J 9B',
    legal: 'wish 0; wish 1',
  };
  const tiles = reasonsFor(given, 'wish 0').flatMap(({ params }) => params['tiles'] ?? []);
  expect(tiles).not.toContain('J');
});

test('AG-6: where nothing can be spared, that is the reason to stop the Charleston', () => {
  const told = reasonsFor({ ...SECOND, rack: '11B 222B 333B 444B 55B' }, 'stop');
  expect(told.map(({ code, message }) => [code, message])).toEqual([
    ['spareTiles', 'Your nearest hands use each kind of tile you could pass.'],
  ]);
  expect(codesOf(SECOND, 'stop')).not.toContain('spareTiles');
});

test('every code has its row in docs/analysis.md, and every row a code', () => {
  const page = readFileSync(new URL('../../docs/analysis.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('### Why'), page.indexOf('### In words'));
  const rows = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code);
  expect(rows.sort()).toEqual(Object.keys(ADVICE_ENGLISH.reasons).sort());
  expect(Object.keys(CASES).sort()).toEqual(rows);
});

test('one tile and one point are told in the singular', () => {
  const { reasons } = ADVICE_ENGLISH;
  const said = (code: 'wrongCount' | 'unchanged' | 'losesUseful' | 'opensHand', params: object): string => {
    const wording = reasons[code];
    return typeof wording === 'function' ? String(wording(params as never)) : '';
  };
  expect([1, 2].map((count) => said('wrongCount', { count, expected: 3 }))).toEqual([
    '1 tile instead of 3: the hand is dead.',
    '2 tiles instead of 3: the hand is dead.',
  ]);
  expect([1, 2].map((useful) => said('unchanged', { distance: 1, useful }))).toEqual([
    'It leaves you 1 tile from winning, with 1 unseen tile that helps.',
    'It leaves you 1 tile from winning, with 2 unseen tiles that help.',
  ]);
  expect([1, 2].map((of) => said('losesUseful', { useful: 0, of }))).toEqual([
    'You lose 1 of the 1 unseen tile that brings you nearer.',
    'You lose 2 of the 2 unseen tiles that bring you nearer.',
  ]);
  const opens = [1, 2].map((points) => said('opensHand', { closed: 0, points, ways: 1 }));
  expect(opens.map((text) => text.slice(text.indexOf('up to')))).toEqual([
    'up to 1 point.',
    'up to 2 points.',
  ]);
});

test('a tile is not told uncallable if a call of it makes the hand dead', () => {
  expect(codesOf({ ...CLAIM, legal: 'decline' }, 'decline')).toContain('notCallable');
  expect(codesOf({ ...CLAIM, legal: 'decline; call 4B 4B E' }, 'decline')).not.toContain('notCallable');
});

test('AG-20: to add a joker to an exposure costs it, a natural tile costs none', () => {
  const added = (tile: Tile): Given => ({
    rack: '11B 22B 333B 55B J 4B',
    own: ['444B'],
    legal: `grow ${tile} 0`,
  });
  expect(codesOf(added('J'), 'grow')).toContain('jokerSpent');
  expect(codesOf(added('4B'), 'grow')).not.toContain('jokerSpent');
});

test.each([
  ['a turn', { ...TURN, rack: '11B 22B 333B 444B 55B 9C' }, 'discard 9C', 13, 14],
  ['a turn with a tile too many', { ...TURN, rack: '11B 22B 333B 444B 55B 9C 88D' }, 'discard 9C', 15, 14],
  ['an exposure counted', { ...TURN, own: ['111B'], rack: '22B 333B 444B 55B' }, 'discard 3B', 13, 14],
  ['a claim', { ...CLAIM, rack: '11B 222B 333B 44B 5B E' }, 'decline', 12, 13],
  ['a pass', { ...PASS, legal: `${PASS.legal}; pass 9C 8D` }, 'pass 9C 8D', 2, 3],
] as readonly (readonly [string, Given, string, number, number])[])(
  'AG-31: at a table a wrong number of tiles is told as a dead hand: %s',
  (_, given, step, count, expected) => {
    const choices = choicesOn(viewOf({ ...given, manners: 'table' }), given);
    const found = choices.find(({ action }) => isStep(action, step));
    expect(found?.reasons).toMatchObject([
      {
        code: 'wrongCount',
        rule: 'AG-31',
        message: `${count} tiles instead of ${expected}: the hand is dead.`,
        params: { count, expected },
      },
    ]);
    expect(choices[0]?.reasons[0].code === 'wrongCount').toBe(given.phase !== 'charleston');
  },
);
