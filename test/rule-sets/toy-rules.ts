import {
  type Hand,
  type HasHands,
  type HasPayouts,
  type HasScore,
  type Rejection,
  type Result,
  type ScoreLine,
  type Tile,
  tileSet,
  type Win,
} from '../../src/index';

// A game that nobody plays, in as few lines as a rule set can have: two different pairs of dots, a point each.

export interface DotPairs {
  readonly pairs: readonly [Tile, Tile];
  readonly points: number;
}

export interface DotWin extends Win {
  readonly by: 'wall' | 'discard';
}

export interface DotScore {
  readonly total: number;
  readonly lines: readonly ScoreLine[];
  readonly claim: { readonly value: number; readonly by: DotWin['by'] };
}

export interface DotRules extends HasHands<DotPairs, DotWin, readonly [Tile, Tile]>, HasPayouts {
  readonly score: HasScore<DotPairs, DotWin, DotScore>['score'];
}

const DOTS = ['1D', '2D', '3D', '4D', '5D', '6D', '7D', '8D', '9D'] as const;

const readingOf = ({ concealed }: Hand): DotPairs | undefined => {
  const [one, other, ...more] = DOTS.filter((dot) => concealed.filter((tile) => tile === dot).length === 2);
  return one === undefined || other === undefined || more.length > 0
    ? undefined
    : { pairs: [one, other], points: 2 };
};

const score = ({ points }: DotPairs, _hand: Hand, { by }: DotWin): Result<DotScore, Rejection> => ({
  ok: true,
  value: { total: points, lines: [{ rule: 'DP-2', label: 'Pairs', points }], claim: { value: points, by } },
});

export const dotPairs: DotRules = {
  name: 'dot-pairs',
  options: {},
  tiles: tileSet(Object.fromEntries(DOTS.map((dot) => [dot, 4])), 'DP-1'),
  hands: {
    wins: ['wall', 'discard'],
    check: ({ concealed }) =>
      concealed.length === 4
        ? []
        : [{ code: 'wrongTileCount', rule: 'DP-2', message: 'A hand has four tiles.', params: {} }],
    readings: (hand) => {
      const reading = readingOf(hand);
      return { readings: reading === undefined ? [] : [reading], conditions: [] };
    },
    reasons: (_hand, _win, faults) =>
      faults.length > 0
        ? faults
        : [{ code: 'noPattern', rule: 'DP-2', message: 'These are not two different pairs.', params: {} }],
    layouts: () => DOTS.flatMap((one, at) => DOTS.slice(at + 1).map((other) => [one, other] as const)),
    notes: [],
  },
  score,
  payouts: {
    wins: {
      wall: {
        rule: 'DP-3',
        fromDiscarder: false,
        plain: { discarder: 1, others: 1 },
        jokerless: { discarder: 1, others: 1 },
      },
      discard: {
        rule: 'DP-3',
        fromDiscarder: true,
        plain: { discarder: 3, others: 0 },
        jokerless: { discarder: 3, others: 0 },
      },
    },
    allPairsExempt: false,
    mahjonggInError: { rule: 'DP-4', toIntact: 1 },
  },
};
