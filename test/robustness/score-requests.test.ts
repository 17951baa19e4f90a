import { expect, test } from 'vitest';
import { styleFor } from '../../src/cli/io';
import { runProgram } from '../../src/cli/program';
import type { Reason, Tile } from '../../src/index';
import { tilesOf } from '../hand-text';
import { reasonFault } from './faults';
import { hostileFor } from './hostile';

// Whatever the program is asked to score gets one answer, in its turn.

const WIN = {
  by: 'wall',
  tile: '5B',
  afterKong: false,
  lastTile: false,
  originalDraw: false,
  onlyPlace: true,
};
const HAND = { concealed: tilesOf('11222333444555B'), melds: [], flowers: ['F1'], discards: 40 };
const meld = (tile: Tile): object => ({ tiles: [tile, tile, tile], concealed: false });

/** Sound requests by the rules that they are asked by. */
const SOUND: Readonly<Record<string, readonly object[]>> = {
  'chinese-solitaire': [
    { ...HAND, win: WIN, options: { ownWindPair: 'once', noScoring: 'strict', requireSoleWait: false } },
    { ...HAND, concealed: tilesOf('11222333444B'), melds: [meld('5B')], win: { by: 'wall', tile: '4B' } },
    {
      sheet: {
        sets: [
          ...(['1B', '2B', '3B'] as const).map((tile) => ({ kind: 'pung', tile, where: 'hand' })),
          { kind: 'run', tile: '4B' },
          { kind: 'pair', tile: 'E' },
        ],
        flowers: ['F1', 'S4'],
        discards: 40,
        winningPieceDrawn: true,
        onlyPlace: false,
        looseAfterKong: false,
        lastTile: true,
        originalDraw: false,
      },
      options: { claimedWin: 'hand' },
    },
  ],
  'american-solitaire': [
    { sheet: { cardValue: 25, by: 'wall', jokerless: true, passed: 9, discards: 40 } },
    { ...HAND, flowers: [], win: { by: 'wall' } },
  ],
};

/** A request as a line of JSON; undefined for what JSON cannot say. */
const lineOf = (request: unknown): string | undefined => {
  try {
    return JSON.stringify(request);
  } catch {
    return undefined;
  }
};

test.each(Object.entries(SOUND))(
  'CS-22, AS-8: any request to score gets one answer from the program: %s',
  async (rules, sound) => {
    const lines = sound
      .flatMap((request) => [request, ...hostileFor(request, 500, 8, `${rules} ${JSON.stringify(request)}`)])
      .flatMap((request) => lineOf(request) ?? []);
    let output = '';
    const print = async (text: string): Promise<boolean> => {
      output += text;
      return true;
    };
    const input = (async function* () {
      for (const line of lines) yield `${line}\n`;
    })();
    const io = { input, print, complain: () => {}, style: styleFor(false), env: {} };
    expect(await runProgram(['score', '--json', '--rules', rules], io)).toBe(0);
    const answers = output
      .split('\n')
      .slice(0, -1)
      .map((text) => JSON.parse(text) as { valid: boolean; reasons: readonly Reason[] });
    expect(answers).toHaveLength(lines.length);
    expect(new Set(answers.map(({ valid }) => valid))).toEqual(new Set([true, false]));
    for (const { valid, reasons } of answers)
      if (!valid)
        expect([reasons.length > 0, ...reasons.flatMap((reason) => reasonFault(reason) ?? [])]).toEqual([
          true,
        ]);
  },
);
