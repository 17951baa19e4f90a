import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { IllegalCode, YearAction } from '../../../src/game';
import type { Seat, Tile, YearChoices } from '../../../src/index';
import { type Choice, sitYear } from './sitting';
import type { Wanted } from './stacked';

// Every way an action of the Year game can be refused, each by a game in which it is.

const tile = (text: string): readonly Tile[] => text.split(' ') as Tile[];

const RACKS: Wanted['racks'] = {
  E: tile('5D 9C 7C 1C 3D 6D 9D 2B 4B 7B GD RD WD F1'),
  S: tile('5D 5D 8C 7C 1B 3B 6B 8B 2D 4D N N W'),
  W: tile('6C 8C 1B 1B 1B 3C 5C 7D 8D E E S YD'),
  N: tile('9C 9C 9C 2C 2C 4C 6C 7D 9B 9B GD RD YD'),
};

interface Case {
  readonly code: IllegalCode;
  readonly rule: string;
  readonly tried: unknown;
  readonly choices?: YearChoices;
  readonly wanted?: Wanted & { readonly courtesy?: boolean };
  readonly done?: readonly (readonly [Seat, Choice])[];
}

const OFFERED: Case['done'] = [['E', { type: 'discard', tile: '9C' }]];
const DECLINED: Case['done'] = [
  ...OFFERED,
  ['S', { type: 'decline' }],
  ['W', { type: 'decline' }],
  ['N', { type: 'decline' }],
];
const WON: Wanted = { racks: { E: tile('1B 1B 1B 2C 3C 4C 5D 5D 5D E E E 9C 9C') } };

const CASES: readonly Case[] = [
  { code: 'notAnAction', rule: '', tried: 'draw' },
  { code: 'unknownAction', rule: '', tried: { type: 'pass', seat: 'E' } },
  { code: 'unknownAction', rule: '', tried: { type: '__proto__', seat: 'E' } },
  { code: 'badActionField', rule: '', tried: { type: 'discard', seat: 'E', tile: 'X' } },
  { code: 'badActionField', rule: '', tried: { type: 'reveal', seat: 'E' } },
  { code: 'badActionField', rule: '', tried: { type: 'steal', seat: 'S', tile: 'F1', from: 'X' } },
  { code: 'seatNotTaken', rule: '', tried: { type: 'discard', seat: 'X', tile: '5D' } },
  { code: 'stale', rule: '', tried: { type: 'discard', seat: 'E', tile: '5D', moment: 3 } },
  {
    code: 'gameOver',
    rule: '',
    wanted: WON,
    done: [['E', { type: 'mahjongg' }]],
    tried: { type: 'draw', seat: 'S' },
  },
  { code: 'wrongPhase', rule: '', tried: { type: 'draw', seat: 'E' } },
  { code: 'wrongPhase', rule: '', done: OFFERED, tried: { type: 'reveal', seat: 'S', tiles: ['F1'] } },
  { code: 'notAwaited', rule: 'YG-15', tried: { type: 'discard', seat: 'S', tile: '5D' } },
  { code: 'notAwaited', rule: 'YG-15', done: OFFERED, tried: { type: 'decline', seat: 'E' } },
  { code: 'notAwaited', rule: 'YG-15', done: DECLINED, tried: { type: 'draw', seat: 'W' } },
  {
    code: 'alreadyAnswered',
    rule: 'YG-7',
    done: [...OFFERED, ['S', { type: 'decline' }]],
    tried: { type: 'decline', seat: 'S' },
  },
  { code: 'tilesNotHeld', rule: 'YG-15', tried: { type: 'discard', seat: 'E', tile: '9B' } },
  { code: 'tilesNotHeld', rule: 'YG-6', tried: { type: 'reveal', seat: 'E', tiles: ['F2'] } },
  {
    code: 'tilesNotHeld',
    rule: 'YG-7',
    done: OFFERED,
    tried: { type: 'call', seat: 'W', tile: '9C', with: ['9C', '9C'] },
  },
  { code: 'flowerDiscarded', rule: 'YG-6', tried: { type: 'discard', seat: 'E', tile: 'F1' } },
  {
    code: 'otherTileClaimed',
    rule: 'YG-7',
    done: OFFERED,
    tried: { type: 'call', seat: 'N', tile: '9B', with: ['9B', '9B'] },
  },
  { code: 'otherTileClaimed', rule: 'YG-7', done: OFFERED, tried: { type: 'mahjongg', seat: 'N' } },
  { code: 'otherTileClaimed', rule: 'YG-11', tried: { type: 'mahjongg', seat: 'E', tile: '9C' } },
  {
    code: 'badExposure',
    rule: 'YG-7',
    done: OFFERED,
    tried: { type: 'call', seat: 'S', tile: '9C', with: ['5D', '8C'] },
  },
  {
    code: 'badExposure',
    rule: 'YG-7',
    done: OFFERED,
    tried: { type: 'call', seat: 'N', tile: '9C', with: [] },
  },
  {
    code: 'badExposure',
    rule: 'YG-9',
    done: OFFERED,
    tried: { type: 'call', seat: 'N', tile: '9C', with: ['9C', '9C', '9C'] },
  },
  {
    code: 'badExposure',
    rule: 'YG-15',
    done: OFFERED,
    tried: { type: 'call', seat: 'N', tile: '9C', with: RACKS.N },
  },
  {
    code: 'chowOutOfTurn',
    rule: 'YG-7',
    done: [['E', { type: 'discard', tile: '7C' }]],
    tried: { type: 'call', seat: 'W', tile: '7C', with: ['6C', '8C'] },
  },
  {
    code: 'refusedBefore',
    rule: 'YG-7',
    done: DECLINED,
    tried: { type: 'call', seat: 'S', tile: '9C', with: ['5D', '8C'] },
  },
  { code: 'refusedBefore', rule: 'YG-7', done: DECLINED, tried: { type: 'mahjongg', seat: 'S', tile: '9C' } },
  { code: 'notRevealable', rule: 'YG-9', tried: { type: 'reveal', seat: 'E', tiles: ['5D'] } },
  {
    code: 'notRevealable',
    rule: 'YG-9a',
    choices: { revealKong: false },
    wanted: { racks: { E: tile('1B 1B 1B 1B') } },
    tried: { type: 'reveal', seat: 'E', tiles: tile('1B 1B 1B 1B') },
  },
  {
    code: 'notRevealable',
    rule: 'YG-5',
    wanted: { racks: { E: tile('1B 1B 1B 1B') }, courtesy: true },
    tried: { type: 'reveal', seat: 'E', tiles: tile('1B 1B 1B 1B') },
  },
  {
    code: 'noReplacement',
    rule: 'YG-15a',
    choices: { flowerWallCount: 'tiles' },
    wanted: { racks: { E: tile('F1 F2 F3 1B') }, dice: [1, 1], flowerWall: tile('8D 8C') },
    done: [
      ['E', { type: 'reveal', tiles: ['F1'] }],
      ['E', { type: 'reveal', tiles: ['F2'] }],
    ],
    tried: { type: 'reveal', seat: 'E', tiles: ['F3'] },
  },
  { code: 'cannotStealNow', rule: 'YG-12a', tried: { type: 'steal', seat: 'S', tile: 'F1', from: 'E' } },
  {
    code: 'cannotStealNow',
    rule: 'YG-12',
    choices: { stealAnyTime: true },
    tried: { type: 'steal', seat: 'E', tile: 'F1', from: 'S' },
  },
  {
    code: 'notFaceUp',
    rule: 'YG-12',
    done: DECLINED,
    tried: { type: 'steal', seat: 'S', tile: 'F1', from: 'E' },
  },
  {
    code: 'notFaceUp',
    rule: 'YG-12',
    done: DECLINED,
    tried: { type: 'steal', seat: 'S', tile: '5D', from: 'S' },
  },
  {
    code: 'notFaceUp',
    rule: 'YG-12',
    wanted: { racks: { ...RACKS, S: tile('F1 5D 5D 8C 7C 1B 3B 6B 8B 2D 4D N N') } },
    done: [...DECLINED, ['S', { type: 'reveal', tiles: ['F1'] }]],
    tried: { type: 'steal', seat: 'S', tile: 'F1', from: 'S' },
  },
  { code: 'notAWinningHand', rule: 'YG-6', tried: { type: 'mahjongg', seat: 'E' } },
  {
    code: 'notAWinningHand',
    rule: 'YG-11',
    done: OFFERED,
    tried: { type: 'mahjongg', seat: 'N', tile: '9C' },
  },
];

describe('every action of the Year game that is refused says why', () => {
  test.each(CASES.map((one) => [one.code, one.rule, one] as const))('%s %s', (code, rule, one) => {
    const { choices, done = [], tried } = one;
    const sitting = sitYear({ ...(one.wanted ?? { racks: RACKS }), ...(choices && { choices }) });
    for (const [seat, choice] of done) sitting.act(seat, choice);
    const state = sitting.state();
    const before = JSON.stringify(state);
    const action = (typeof tried === 'object' ? { moment: state.moment, ...tried } : tried) as YearAction;
    const taken = sitting.game.apply(state, action);
    expect(taken.ok ? 'taken' : [taken.error.code, taken.error.rule]).toEqual([code, rule]);
    expect(sitting.game.reducer(state, action)).toBe(state);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('every code that the Year game gives is in the table', () => {
    const files = ['reveal', 'win', 'steal', 'call', 'phases'].map((name) => `games/year/play/${name}`);
    files.push('play/take-action');
    const source = files
      .map((name) => readFileSync(new URL(`../../../src/${name}.ts`, import.meta.url), 'utf8'))
      .join('\n');
    const codes = [...source.matchAll(/illegal\(\s*'(\w+)'/g)].map(([, code]) => code as string);
    const shown = new Set<string>(CASES.map(({ code }) => code));
    expect(codes.length).toBeGreaterThan(15);
    expect(codes.filter((code) => !shown.has(code))).toEqual([]);
  });
});
