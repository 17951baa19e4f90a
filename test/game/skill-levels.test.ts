import { describe, expect, test } from 'vitest';
import type { Tile } from '../../src/index';
import { eastWith } from './racks';
import { sit } from './sitting';

// Each player is judged at a level of their own (CF-34 to CF-38), whatever the others’ are.

/** The last level at which South may declare, and what then stands on the rack and in the melds. */
interface Case {
  readonly rack: string;
  readonly from: Tile;
  readonly draws?: string;
  /** What is done after the discard, until South declares; if left out, South claims it. */
  readonly done?: string;
}

/** What South is told who declares at this level, all others playing at another. */
const told = ({ rack, from, draws = '', done }: Case, level: number, others: number): string => {
  const other = { skillLevel: others };
  const players = { E: other, S: { skillLevel: level }, W: other, N: other };
  const sitting = sit({ racks: { E: eastWith(from), S: rack }, draws, players });
  sitting.play(`E discard ${from}`);
  if (done !== undefined) sitting.play(done);
  return sitting.refusal(`S mahjongg ${done === undefined ? from : ''}`)[0] as string;
};

const CASES: readonly (readonly [string, number, Case])[] = [
  ['CF-34: two pungs and two kongs only with winds', 1, { rack: '111B 222B 3333B 444B', from: '4B' }],
  ['CF-35: no dragons beside a consecutive run', 2, { rack: '3C 44C 55C 66C 77C 88C RR', from: '3C' }],
  [
    'CF-36: dragons only in a concealed hand',
    3,
    {
      rack: '66B 22B 444B 888B GG 1C',
      from: '6B',
      draws: '123D GD',
      done: `S call 6B 6B 6B; all decline; S discard 1C; all decline; W discard 1D; all decline; N discard 2D; all decline; E discard 3D; all decline`,
    },
  ],
  ['CF-37: numbers only with the bonus for one suit', 4, { rack: '3B 44B 55B 66C 77C 88C 99C', from: '3B' }],
  ['CF-38: no jokers, unless the winning tile is drawn', 5, { rack: '44C 55C J 666C 777C 88C', from: '8C' }],
];

describe('a player’s own skill level', () => {
  test.each(CASES)('%s', (_, level, one) => {
    expect(told(one, level - 1, 5)).toBe('taken');
    expect(told(one, level, 0)).toBe('notAWinningHand');
  });

  test('CF-38: a drawn tile wins with jokers at level 5', () => {
    const [, , { rack }] = CASES[4] as (typeof CASES)[number];
    expect(told({ rack, from: '9C', draws: '8C', done: 'all decline' }, 5, 0)).toBe('taken');
  });
});
