import { describe, expect, test } from 'vitest';
import type { Tile } from '../../src/index';
import { type Sitting, sit } from './sitting';

// Each player is judged at a level of their own (CF-34 to CF-38), whatever the others’ are.

/** The last level at which South may declare, and what then stands on the rack and in the melds. */
interface Case {
  readonly rack: readonly Tile[];
  readonly from: Tile;
  readonly drawn?: Tile;
  readonly call?: readonly Tile[];
  readonly filler?: Tile;
}

const DISCARD = ['9D', '9D', '8D', '8D', '7D', '7D', '6D', '6D', 'W', 'N', 'N', 'S', 'S'] as const;

/** What South is told who declares at this level, all others playing at another. */
const told = ({ rack, from, drawn, call, filler }: Case, level: number, others: number): string => {
  const other = { skillLevel: others };
  const sitting: Sitting = sit({
    racks: { E: [from, ...DISCARD], S: rack },
    draws: call !== undefined ? ['1D', '2D', '3D', drawn as Tile] : drawn !== undefined ? [drawn] : [],
    players: { E: other, S: { skillLevel: level }, W: other, N: other },
  });
  sitting.act('E', { type: 'discard', tile: from });
  const claim = { type: 'mahjongg', tile: from };
  if (call === undefined && drawn === undefined) return sitting.refusal('S', claim)[0] as string;
  if (call === undefined) {
    sitting.decline('S', 'W', 'N');
    return sitting.refusal('S', { type: 'mahjongg' })[0] as string;
  }
  sitting.act('S', { type: 'call', tile: from, with: call });
  sitting.decline('W', 'N');
  sitting.act('S', { type: 'discard', tile: filler });
  sitting.decline('W', 'N', 'E');
  for (const [seat, tile] of [
    ['W', '1D'],
    ['N', '2D'],
    ['E', '3D'],
  ] as const) {
    sitting.act(seat, { type: 'discard', tile });
    sitting.declineAll();
  }
  return sitting.refusal('S', { type: 'mahjongg' })[0] as string;
};

const pairs = (...tiles: readonly Tile[]): readonly Tile[] => tiles.flatMap((tile) => [tile, tile]).slice(1);

const CASES: readonly (readonly [string, number, Case])[] = [
  [
    'CF-34: two pungs and two kongs only with winds',
    1,
    { rack: ['1B', '1B', '1B', '2B', '2B', '2B', '3B', '3B', '3B', '3B', '4B', '4B', '4B'], from: '4B' },
  ],
  [
    'CF-35: no dragons beside a consecutive run',
    2,
    { rack: pairs('3C', '4C', '5C', '6C', '7C', '8C', 'RD'), from: '3C' },
  ],
  [
    'CF-36: dragons only in a concealed hand',
    3,
    {
      rack: ['6B', '6B', '2B', '2B', '4B', '4B', '4B', '8B', '8B', '8B', 'GD', 'GD', '1C'],
      from: '6B',
      call: ['6B', '6B'],
      filler: '1C',
      drawn: 'GD',
    },
  ],
  [
    'CF-37: numbers only with the bonus for one suit',
    4,
    { rack: pairs('3B', '4B', '5B', '6C', '7C', '8C', '9C'), from: '3B' },
  ],
  [
    'CF-38: no jokers, unless the winning tile is drawn',
    5,
    { rack: ['4C', '4C', '5C', '5C', 'J', '6C', '6C', '6C', '7C', '7C', '7C', '8C', '8C'], from: '8C' },
  ],
];

describe('a player’s own skill level', () => {
  test.each(CASES)('%s', (_, level, one) => {
    expect(told(one, level - 1, 5)).toBe('taken');
    expect(told(one, level, 0)).toBe('notAWinningHand');
  });

  test('CF-38: a drawn tile wins with jokers at level 5', () => {
    const [, , { rack }] = CASES[4] as (typeof CASES)[number];
    expect(told({ rack, from: '9C', drawn: '8C' }, 5, 0)).toBe('taken');
  });
});
