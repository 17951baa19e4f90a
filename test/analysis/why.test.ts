import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ADVICE_ENGLISH,
  type AdviceCode,
  type AdvisedChoice,
  advise,
  type Strength,
} from '../../src/analysis';
import { onFirstUse as once } from '../../src/core/first-use';
import type { Action, PlayerView } from '../../src/game';
import { americanCard, cardFree, type Tile } from '../../src/index';
import { openCard } from '../card/cases';
import { unwrap } from '../unwrap';
import { type Rules, tilesOf, viewsOf } from './views';

// Why a choice is good or bad: every code with a view on which it is said and a neighbor on which it is not.

const CARD_FREE: Rules = cardFree();

const bases = once(() => viewsOf(CARD_FREE, 'a table'));

interface Given {
  readonly strength?: Strength;
  readonly rules?: Rules;
  readonly phase?: PlayerView['phase'];
  readonly manners?: PlayerView['manners'];
  readonly rack: string;
  /** The exposures of East and of South. */
  readonly own?: readonly string[];
  readonly others?: readonly string[];
  readonly discards?: string;
  readonly wallLeft?: number;
  /** The tile that can be claimed. */
  readonly tile?: Tile;
  /** What can be done beside the discards of a turn: tiles are written as text. */
  readonly legal?: readonly object[];
}

/** What East sees. */
const viewOf = ({
  rules = CARD_FREE,
  phase = 'turn',
  manners = 'strict',
  rack,
  ...more
}: Given): PlayerView => {
  const { own = [], others = [], discards = '', wallLeft = 90, tile, legal = [] } = more;
  const base = bases().find((view) => view.phase === phase && view.viewer === 'E');
  if (base === undefined) throw new Error(`East never came to ${phase}`);
  const laid = (texts: readonly string[]) => texts.map((text) => ({ tiles: tilesOf(text) }));
  const action = { seat: 'E', moment: base.moment };
  const concealed = tilesOf(rack);
  const given = legal.map((one) =>
    Object.fromEntries(
      Object.entries(one).map(([name, value]) => [
        name,
        name === 'with' || name === 'tiles' ? tilesOf(String(value)) : value,
      ]),
    ),
  );
  const plain =
    phase === 'turn' ? [...new Set(concealed)].map((one) => ({ type: 'discard', tile: one })) : [];
  return {
    ...base,
    rules: { name: rules.name, options: rules.options },
    manners,
    rack: concealed,
    melds: { E: laid(own), S: laid(others), W: [], N: [] },
    discards: tilesOf(discards).map((one) => ({ seat: 'S', tile: one })),
    wallLeft,
    legal: [...plain, ...given].map((one) => ({ ...action, ...one })),
    awaiting: ['E'],
    ...(tile !== undefined && {
      now: { from: 'S', tile, by: 'discard', corrected: false, exchange: null, turn: null },
    }),
  } as unknown as PlayerView;
};

const choicesOn = (
  view: PlayerView,
  { rules = CARD_FREE, strength = 'beginner' }: Given,
): readonly AdvisedChoice<unknown>[] =>
  unwrap(advise(view, { rules, limit: 1000, trials: 1, strength })).choices;

/** The codes said of the choice that fits. */
const codesOf = (given: Given, fits: object): readonly string[] => {
  const found = choicesOn(viewOf(given), given).find(({ action }) =>
    Object.entries(fits).every(
      ([name, value]) => String(action[name as keyof Action]) === String(value).replaceAll(' ', ','),
    ),
  );
  if (found === undefined) throw new Error(JSON.stringify(fits));
  return found.reasons.map(({ code }) => code);
};

const TURN: Given = { rack: '11B 22B 333B 444B 55B 9C 8D' };
const WON: Given = { rack: '11B 222B 333B 444B 555B', legal: [{ type: 'mahjongg' }] };
const NOT_WON: Given = { ...TURN, manners: 'table', legal: [{ type: 'mahjongg' }] };
const CLAIM: Given = {
  phase: 'claims',
  rack: '11B 222B 333B 44B 5B J E',
  tile: '4B',
  legal: [
    { type: 'decline' },
    { type: 'call', tile: '4B', with: '44B' },
    { type: 'call', tile: '4B', with: '4B J' },
    { type: 'call', tile: '4B', with: '4B E' },
  ],
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
  legal: [{ type: 'decline' }, { type: 'call', tile: '1B', with: '111B' }],
});
const discard = (tile: Tile) => ({ type: 'discard', tile });
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
  legal: [{ type: 'exchange', tile: '9D', from: 'S', meld: 0 }],
};
const PASS: Given = {
  phase: 'charleston',
  rack: '11B 22B 333B 44B 55B 9C 8D',
  legal: [
    { type: 'pass', tiles: '9C 8D 5B' },
    { type: 'pass', tiles: '9C 8D', blind: 1 },
  ],
};
const PASSES: Given = {
  ...PASS,
  rack: '11B 22B 333B 44B 55B 9C 8D E',
  legal: [
    { type: 'pass', tiles: '9C 8D E' },
    { type: 'pass', tiles: '5B 5B 4B' },
  ],
};
const SECOND: Given = {
  ...PASS,
  phase: 'secondCharleston',
  legal: [{ type: 'continue' }, { type: 'stop' }],
};
const COURTESY: Given = {
  ...PASS,
  phase: 'courtesy',
  legal: [0, 1, 2, 3].map((count) => ({ type: 'wish', count })),
};
/** Half of the nearest hands have kongs of this. */
const SOME_KONGS: Given = { rack: '1111B 22B 333B 444B 5B' };

/** By code: where it is said of a choice, and a neighbor where it is not. */
const CASES: Readonly<Record<AdviceCode, readonly [readonly [Given, object], readonly [Given, object]]>> = {
  winsNow: [
    [WON, { type: 'mahjongg' }],
    [NOT_WON, { type: 'mahjongg' }],
  ],
  noWin: [
    [NOT_WON, { type: 'mahjongg' }],
    [WON, { type: 'mahjongg' }],
  ],
  misses: [
    [WON, discard('5B')],
    [NOT_WON, discard('5B')],
  ],
  wrongCount: [
    [{ ...TURN, manners: 'table', rack: '11B 22B 333B 444B 55B 9C' }, discard('9C')],
    [{ ...TURN, manners: 'table' }, discard('9C')],
  ],
  deadHand: [
    [CLAIM, { type: 'call', with: '4B E' }],
    [CLAIM, { type: 'call', with: '4B 4B' }],
  ],
  tilesGone: [
    [FLOWERS('FFFFFFF'), { type: 'call' }],
    [FLOWERS('FFFFFF'), { type: 'call' }],
  ],
  nearer: [
    [CLAIM, { type: 'call', with: '4B 4B' }],
    [CLAIM, { type: 'decline' }],
  ],
  farther: [
    [TURN, discard('3B')],
    [TURN, discard('9C')],
  ],
  notNearer: [
    [OPEN, { type: 'call', with: '4B 4B' }],
    [CLAIM, { type: 'call', with: '4B 4B' }],
  ],
  notNeeded: [
    [{ ...CLAIM, tile: '9D' }, { type: 'decline' }],
    [CLAIM, { type: 'decline' }],
  ],
  notCallable: [
    [{ ...CLAIM, legal: [{ type: 'decline' }] }, { type: 'decline' }],
    [CLAIM, { type: 'decline' }],
  ],
  unused: [
    [TURN, discard('9C')],
    [TURN, discard('5B')],
  ],
  surplus: [
    [{ rack: 'NEEWS 22B 333B 44B 9C' }, discard('E')],
    [TURN, discard('9C')],
  ],
  used: [
    [SOME_KONGS, discard('5B')],
    [TURN, discard('9C')],
  ],
  breaksGroup: [
    [TURN, discard('5B')],
    [TURN, discard('9C')],
  ],
  losesUseful: [
    [SOME_KONGS, discard('1B')],
    [TURN, discard('9C')],
  ],
  keepsUseful: [
    [TURN, discard('9C')],
    [SOME_KONGS, discard('1B')],
  ],
  safer: [
    [LATE, discard('9C')],
    [{ ...LATE, wallLeft: 1_000 }, discard('9C')],
  ],
  blindPass: [
    [PASS, { tiles: '9C 8D' }],
    [PASS, { tiles: '9C 8D 5B' }],
  ],
  jokerWon: [
    [EXCHANGE, { type: 'exchange' }],
    [EXCHANGE, discard('9D')],
  ],
  jokerKept: [
    [OPEN, { type: 'call', with: '4B 4B' }],
    [
      {
        ...CLAIM,
        own: ['666B'],
        rack: '222B 333B 44B J E',
        legal: [{ type: 'call', tile: '4B', with: '44B' }],
      },
      { type: 'call', with: '4B 4B' },
    ],
  ],
  jokerSpent: [
    [CLAIM, { with: '4B J' }],
    [CLAIM, { with: '4B 4B' }],
  ],
  opensHand: [
    [CLAIM, { with: '4B 4B' }],
    [OPEN, { with: '4B 4B' }],
  ],
  staysConcealed: [
    [CLAIM, { type: 'decline' }],
    [OPEN, { type: 'decline' }],
  ],
  spareTiles: [
    [COURTESY, { type: 'wish', count: 0 }],
    [SECOND, { type: 'stop' }],
  ],
  lastTurns: [
    [{ ...FAR, wallLeft: 4 }, discard('3B')],
    [{ ...FAR, wallLeft: 20 }, discard('3B')],
  ],
  wouldPass: [
    [SECOND, { type: 'continue' }],
    [SECOND, { type: 'stop' }],
  ],
  keepsChances: [
    [PASSES, { tiles: '9C 8D E' }],
    [{ ...PASSES, legal: [{ type: 'pass', tiles: '9C 8D E' }] }, { tiles: '9C 8D E' }],
  ],
  asGood: [
    [TURN, discard('9C')],
    [LATE, discard('9C')],
  ],
  sooner: [
    [SOME_KONGS, discard('3B')],
    [SOME_KONGS, discard('2B')],
  ],
  unchanged: [
    [{ ...CLAIM, tile: 'J', legal: [{ type: 'decline' }] }, { type: 'decline' }],
    [{ ...CLAIM, tile: '9D', legal: [{ type: 'decline' }] }, { type: 'decline' }],
  ],
};

test.each(Object.entries(CASES))('%s', (code, [[given, fits], [neighbor, other]]) => {
  expect(codesOf(given, fits)).toContain(code);
  expect(codesOf(neighbor, other)).not.toContain(code);
});
test.each([
  [
    'a call that would win',
    {
      ...WON,
      phase: 'claims',
      rack: '11B 222B 333B 444B 55B',
      tile: '5B',
      legal: [{ type: 'decline' }, { type: 'mahjongg', tile: '5B' }],
    },
    { type: 'decline' },
    'You could win now instead.',
  ],
  ['a call that brings nearer', CLAIM, { type: 'decline' }, 'A call would bring you to 1 tile from winning.'],
  [
    'AG-31: the hands that use a tile lack others',
    { rack: '11B 222B 333B 444B 5B 9C 8D', discards: '555B J J J J J J J J' },
    discard('5B'),
    'The nearest hands that use 5B need 5B, of which too few are left.',
  ],
  [
    'AG-31: nothing can be completed',
    { rules: TWO_LINES, rack: '1111B 222B 333B E S W N', discards: 'FFFFFFFF EEE' },
    discard('S'),
    'The unseen tiles can no longer complete your hand.',
  ],
] as readonly (readonly [string, Given, object, string])[])('%s', (_, given, fits, message) => {
  const { reasons } = choicesOn(viewOf(given), given).find(({ action }) =>
    Object.entries(fits).every(([name, value]) => action[name as keyof Action] === value),
  ) as AdvisedChoice<unknown>;
  expect(reasons.map((reason) => reason.message)).toContain(message);
});

test('AG-21: an exchange that completes the hand is all there is to say', () => {
  const given: Given = {
    rack: '11B 222B 333B 444B 55B 9D',
    others: ['9D J J'],
    legal: [{ type: 'exchange', tile: '9D', from: 'S', meld: 0 }],
  };
  expect(codesOf(given, { type: 'exchange' })).toEqual(['nearer', 'jokerWon']);
  expect(codesOf(given, discard('9D'))[0]).toBe('misses');
});

test('AG-9: a joker is nothing that could be passed', () => {
  const given: Given = {
    rules: TWO_LINES,
    phase: 'courtesy',
    rack: 'EE SSS WWW NNN J 9B',
    legal: [0, 1].map((count) => ({ type: 'wish', count })),
  };
  const { reasons } = choicesOn(viewOf(given), given).find(
    ({ action }) => action.type === 'wish' && action.count === 0,
  ) as AdvisedChoice<unknown>;
  expect(reasons.flatMap(({ params }) => params['tiles'] ?? [])).not.toContain('J');
});

test('every code has its row in docs/analysis.md, and every row a code', () => {
  const page = readFileSync(new URL('../../docs/analysis.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('### Why'), page.indexOf('### In words'));
  const rows = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code);
  expect(rows.sort()).toEqual(Object.keys(ADVICE_ENGLISH.reasons).sort());
  expect(Object.keys(CASES).sort()).toEqual(rows);
});

test('AG-20: to add a joker to an exposure costs it, a natural tile costs none', () => {
  const added = (tile: Tile): Given => ({
    rack: '11B 22B 333B 55B J 4B',
    own: ['444B'],
    legal: [{ type: 'grow', tile, meld: 0 }],
  });
  expect(codesOf(added('J'), { type: 'grow' })).toContain('jokerSpent');
  expect(codesOf(added('4B'), { type: 'grow' })).not.toContain('jokerSpent');
});

test.each([
  ['a turn', { ...TURN, rack: '11B 22B 333B 444B 55B 9C' }, discard('9C'), 13, 14],
  ['a turn with a tile too many', { ...TURN, rack: '11B 22B 333B 444B 55B 9C 88D' }, discard('9C'), 15, 14],
  ['an exposure counted', { ...TURN, own: ['111B'], rack: '22B 333B 444B 55B' }, discard('3B'), 13, 14],
  ['a claim', { ...CLAIM, rack: '11B 222B 333B 44B 5B E' }, { type: 'decline' }, 12, 13],
  [
    'a pass',
    { ...PASS, legal: [...(PASS.legal ?? []), { type: 'pass', tiles: '9C 8D' }] },
    { type: 'pass', tiles: ['9C', '8D'], blind: undefined },
    2,
    3,
  ],
] as readonly (readonly [string, Given, object, number, number])[])(
  'AG-31: at a table a wrong number of tiles is told as a dead hand: %s',
  (_, given, fits, count, expected) => {
    const choices = choicesOn(viewOf({ ...given, manners: 'table' }), given);
    const found = choices.find(({ action }) =>
      Object.entries(fits).every(([name, value]) => String(action[name as keyof Action]) === String(value)),
    );
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
