import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import { advise, judge, usefulCalls } from '../../src/analysis';
import { advisedBot } from '../../src/bots';
import { type Action, seededRandom } from '../../src/game';
import { americanCard, cardFree, type Tile } from '../../src/index';
import { cardOf } from '../card/cases';
import { eastWith } from '../game/racks';
import { type Begun, sit, sittingAt } from '../game/sitting';
import { unwrap } from '../unwrap';
import type { Rules } from './views';

// Complete tiles that may not be declared as they came: advice and judgments know that one of them must be discarded.

interface Case extends Omit<Begun, 'rules'> {
  /** The rules that bar the win, and rules that do not. */
  readonly rules: readonly [Rules, Rules];
  /** What is done until South chooses. */
  readonly done: string;
  /** What completes South’s tiles. */
  readonly completing: 'call' | 'exchange';
}

const CASES: readonly (readonly [string, Case])[] = [
  [
    'CF-38: a called tile with jokers, at level 5',
    {
      rules: [cardFree({ skillLevel: 5 }), cardFree({ skillLevel: 4 })],
      racks: { E: eastWith('5B'), S: '11B 22B J 333B 444B 55B' },
      done: 'E discard 5B',
      completing: 'call',
    },
  ],
  [
    'CF-33: a called tile without a bonus',
    {
      rules: [cardFree({ houseRules: { requireBonus: true } }), cardFree()],
      racks: { E: eastWith('3C'), S: 'FF 22B J 33C 444C 55D W' },
      draws: '1D 1B 1C',
      done: `E discard 3C; S call 3C 3C 3C; all decline; S discard W; all decline; W discard 1D; all decline;
        N discard 1B; all decline; E discard 5D`,
      completing: 'call',
    },
  ],
  [
    'AG-27a: a joker of one’s own exposure',
    {
      rules: [americanCard(practiceCard, { ownJokerWin: false }), americanCard(practiceCard)],
      racks: { E: eastWith('2B'), S: '2B FF JJJ 3333C 00 5D' },
      draws: '1B 2D 3D 0 1C 1D 4D 2B',
      done: `E discard 2B; S call 2B 2B J J; all decline; S discard 3C; all decline; W discard 1B; all decline;
        N discard 2D; all decline; E discard 3D; all decline; S discard 5D; all decline; W discard 1C; all decline;
        N discard 1D; all decline; E discard 4D; all decline`,
      completing: 'exchange',
    },
  ],
];

/** South’s choices with what they lead to, and whether South may declare right after the one that completes the tiles. */
const chosen = ({ done, completing, rules: _, ...begun }: Case, rules: Rules) => {
  const sitting = sit({ ...begun, rules });
  sitting.play(done.replace(/\s+/g, ' '));
  const { game, state } = sitting;
  const view = game.viewFor(state(), 'S');
  const { now, choices } = unwrap(advise(view, { rules, limit: 1_000, trials: 20 }));
  const [action] = sitting.legal('S', completing);
  if (action === undefined) throw new Error(`South has nothing to ${completing}.`);
  const after = sittingAt(game, state());
  after.act('S', action);
  while (after.state().phase === 'claims') after.decline(...after.state().awaiting);
  const then = unwrap(advise(game.viewFor(after.state(), 'S'), { rules, limit: 1_000, trials: 20 }));
  const afterwards = game.viewFor(after.state(), 'S');
  return { view, now, choices, action, then, afterwards, wins: after.legal('S', 'mahjongg').length > 0 };
};

describe.each(CASES)('%s', (_, one) => {
  const [barring, allowing] = one.rules;

  test('does not win, and no advice says so', () => {
    const { view, now, choices, action, then, wins } = chosen(one, barring);
    expect(wins).toBe(false);
    for (const choice of choices) {
      expect(choice.wins).toBe(false);
      expect(choice.distance).toBeGreaterThan(0);
      expect(choice.chance.share).toBeLessThan(1);
      expect(choice.reasons.map(({ message }) => message).join()).not.toMatch(/could win now|completes/);
    }
    expect(now.distance).toBe(1);
    // Of the complete tiles one must go; those that are left wait for one.
    expect(then.now.distance).toBe(1);
    expect(then.now.chance.share).toBeLessThan(1);
    const [first] = then.choices;
    expect(first?.distance).toBe(1);
    expect(first?.reasons.map(({ code }) => code)).not.toContain('farther');
    const { points } = unwrap(judge(view, action, { rules: barring })).choice;
    const other = chosen(one, allowing);
    expect(points).toBeLessThan(unwrap(judge(other.view, other.action, { rules: allowing })).choice.points);
  });

  test('wins where the rules do not ask for another win, and advice says so', () => {
    const { view, choices, action, then, wins } = chosen(one, allowing);
    expect(wins).toBe(true);
    expect(then.choices[0]?.wins).toBe(true);
    const completing = choices.find(
      (choice) => choice.action === action || choice.action.type === action.type,
    );
    expect(completing?.distance).toBe(0);
    expect(unwrap(judge(view, action, { rules: allowing })).choice.distance).toBe(0);
  });
});

test('CF-38: nobody is asked about such a call, and a bot does not make it', () => {
  const [, one] = CASES[0] as (typeof CASES)[number];
  const [rules] = one.rules;
  const { view } = chosen(one, rules);
  expect(unwrap(usefulCalls(view, { rules }))).toEqual([]);
  for (const strength of ['beginner', 'regular', 'expert'] as const)
    expect(advisedBot(rules, strength)(view, seededRandom('barred')).type).toBe('decline');
});

test('CF-38: a discard from such tiles is judged by what it leaves, which may then lack any tile', () => {
  const [, one] = CASES[0] as (typeof CASES)[number];
  const [rules] = one.rules;
  const { afterwards } = chosen(one, rules);
  const pointsOf = (tile: Tile): number => {
    const action = afterwards.legal.find((choice) => choice.type === 'discard' && choice.tile === tile);
    return unwrap(judge(afterwards, action as Action, { rules })).choice.points;
  };
  // Without the joker it waits for one of a pung or for a joker, without a tile of a pair for that tile alone.
  expect(pointsOf('J')).toBeGreaterThan(pointsOf('1B'));
});

test('TG-5: advice lets exposures grow: it waits for the tile, lays it down, and declares', () => {
  const card = cardOf([{ hand: 'FF 2222a 4444b 6666c', value: 25, open: true }]);
  const rules = americanCard(card, { preset: 'american-game' });
  const racks = { E: '2B 13579C 13579B EEE', S: 'FF 22B 4444C 6666D 1D' };
  const sitting = sit({ rules, racks, draws: 'W N W J' });
  const first = () => unwrap(advise(sitting.game.viewFor(sitting.state(), 'S'), { rules })).choices[0];
  sitting.play('E discard 2B');
  expect(first()?.action).toMatchObject({ type: 'call', with: ['2B', '2B'] });
  sitting.play('S call 2B 2B 2B; all decline');
  expect(first()).toMatchObject({ action: { type: 'discard', tile: '1D' }, distance: 1 });
  sitting.play('S discard 1D; all decline; W discard W; all decline; N discard N; all decline');
  sitting.play('E discard 1C; all decline');
  expect(first()).toMatchObject({ action: { type: 'grow', tile: 'J' }, distance: 0 });
  expect(first()?.reasons[0]?.message).toBe('It completes your hand.');
  sitting.play('S grow J 0');
  expect(first()).toMatchObject({ action: { type: 'mahjongg' }, wins: true });
});

test('TG-5, TG-9: a tile that wins on an exposure is added to it, not offered for the joker there', () => {
  const card = cardOf([
    { hand: 'FF 2222a 4444b 6666c', value: 25, open: true },
    { hand: 'FF 222a 4444b 66666c', value: 40, open: true },
  ]);
  const rules = americanCard(card, { preset: 'american-game' });
  const racks = { E: '2B 13579C 13579B EEE', S: 'FF 2B J 4444C 6666D 1D' };
  const sitting = sit({ rules, racks, draws: 'W N W 2B' });
  sitting.play('E discard 2B; S call 2B 2B J; all decline; S discard 1D; all decline');
  sitting.play('W discard W; all decline; N discard N; all decline; E discard 1C; all decline');
  const view = sitting.game.viewFor(sitting.state(), 'S');
  const types = new Set(view.legal.map(({ type }) => type));
  expect([types.has('grow'), types.has('exchange')]).toEqual([true, true]);
  const { choices } = unwrap(advise(view, { rules }));
  expect(choices[0]?.action).toMatchObject({ type: 'grow', tile: '2B' });
  expect(choices.map(({ action }) => action.type)).toContain('exchange');
});
