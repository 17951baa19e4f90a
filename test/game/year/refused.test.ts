import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { YearChoices } from '../../../src/index';
import { codesIn, type RefusalCase, testRefusals } from '../sitting';
import { sitYear } from './sitting';
import type { Wanted } from './stacked';

// Every way an action of the Year game can be refused, each by a game in which it is.

const RACKS = {
  E: '5D 9C 7C 1C 3D 6D 9D 2B 4B 7B GD RD WD F1',
  S: '5D 5D 8C 7C 1B 3B 6B 8B 2D 4D N N W',
  W: '6C 8C 1B 1B 1B 3C 5C 7D 8D E E S YD',
  N: '9C 9C 9C 2C 2C 4C 6C 7D 9B 9B GD RD YD',
};

interface Setting {
  readonly choices?: YearChoices;
  readonly wanted?: Wanted & { readonly courtesy?: boolean };
  /** What is done before, as a script. */
  readonly done?: string;
}

const OFFERED = 'E discard 9C';
const DECLINED = `${OFFERED}; S decline; W decline; N decline`;
const WON = { racks: { E: '1B 1B 1B 2C 3C 4C 5D 5D 5D E E E 9C 9C' } };

const CASES: readonly RefusalCase<Setting>[] = [
  ['notAnAction', 'draw'],
  ['unknownAction', 'E pass'],
  ['unknownAction', 'E __proto__'],
  ['badActionField', 'E discard X'],
  ['badActionField', { type: 'reveal', seat: 'E' }],
  ['badActionField', 'S steal F1 X'],
  ['seatNotTaken', { type: 'discard', seat: 'X', tile: '5D' }],
  ['stale', 'E discard 5D moment=3'],
  ['gameOver', 'S draw', { wanted: WON, done: 'E mahjongg' }],
  ['wrongPhase', 'E draw'],
  ['wrongPhase', 'S reveal F1', { done: OFFERED }],
  ['notAwaited YG-15', 'S discard 5D'],
  ['notAwaited YG-15', 'E decline', { done: OFFERED }],
  ['notAwaited YG-15', 'W draw', { done: DECLINED }],
  ['alreadyAnswered YG-7', 'S decline', { done: `${OFFERED}; S decline` }],
  ['tilesNotHeld YG-15', 'E discard 9B'],
  ['tilesNotHeld YG-6', 'E reveal F2'],
  ['tilesNotHeld YG-7', 'W call 9C 9C 9C', { done: OFFERED }],
  ['flowerDiscarded YG-6', 'E discard F1'],
  ['otherTileClaimed YG-7', 'N call 9B 9B 9B', { done: OFFERED }],
  ['otherTileClaimed YG-7', 'N mahjongg', { done: OFFERED }],
  ['otherTileClaimed YG-11', 'E mahjongg 9C'],
  ['badExposure YG-7', 'S call 9C 5D 8C', { done: OFFERED }],
  ['badExposure YG-7', 'N call 9C', { done: OFFERED }],
  ['badExposure YG-9', 'N call 9C 9C 9C 9C', { done: OFFERED }],
  ['badExposure YG-15', `N call 9C ${RACKS.N}`, { done: OFFERED }],
  ['chowOutOfTurn YG-7', 'W call 7C 6C 8C', { done: 'E discard 7C' }],
  ['refusedBefore YG-7', 'S call 9C 5D 8C', { done: DECLINED }],
  ['refusedBefore YG-7', 'S mahjongg 9C', { done: DECLINED }],
  ['notRevealable YG-9', 'E reveal 5D'],
  [
    'notRevealable YG-9a',
    'E reveal 1B 1B 1B 1B',
    { choices: { revealKong: false }, wanted: { racks: { E: '1B 1B 1B 1B' } } },
  ],
  ['notRevealable YG-5', 'E reveal 1B 1B 1B 1B', { wanted: { racks: { E: '1B 1B 1B 1B' }, courtesy: true } }],
  [
    'noReplacement YG-15a',
    'E reveal F3',
    {
      choices: { flowerWallCount: 'tiles' },
      wanted: { racks: { E: 'F1 F2 F3 1B' }, dice: [1, 1], flowerWall: '8D 8C' },
      done: 'E reveal F1; E reveal F2',
    },
  ],
  ['cannotStealNow YG-12a', 'S steal F1 E'],
  ['cannotStealNow YG-12', 'E steal F1 S', { choices: { stealAnyTime: true } }],
  ['notFaceUp YG-12', 'S steal F1 E', { done: DECLINED }],
  ['notFaceUp YG-12', 'S steal 5D S', { done: DECLINED }],
  [
    'notFaceUp YG-12',
    'S steal F1 S',
    {
      wanted: { racks: { ...RACKS, S: 'F1 5D 5D 8C 7C 1B 3B 6B 8B 2D 4D N N' } },
      done: `${DECLINED}; S reveal F1`,
    },
  ],
  ['notAWinningHand YG-6', 'E mahjongg'],
  ['notAWinningHand YG-11', 'N mahjongg 9C', { done: OFFERED }],
];

describe('every action of the Year game that is refused says why', () => {
  testRefusals(CASES, ({ choices, wanted = { racks: RACKS }, done = '' }: Setting = {}) => {
    const sitting = sitYear({ ...wanted, ...(choices && { choices }) });
    if (done !== '') sitting.play(done);
    return sitting;
  });

  test('every code that the Year game gives is in the table', () => {
    const files = ['reveal', 'win', 'steal', 'call', 'phases'].map((name) => `games/year/play/${name}`);
    files.push('play/take-action', 'play/illegal');
    const source = files
      .map((name) => readFileSync(new URL(`../../../src/${name}.ts`, import.meta.url), 'utf8'))
      .join('\n');
    const codes = [...source.matchAll(/illegal\(\s*'(\w+)'/g)].map(([, code]) => code as string);
    const shown = codesIn(CASES);
    expect(codes.length).toBeGreaterThan(15);
    expect(codes.filter((code) => !shown.has(code))).toEqual([]);
  });
});
