import { expect, test } from 'vitest';
import { type CardFreeChoices, cardFree, scoreHand } from '../../src/index';

const PLAIN = '11B 222B GGG [333C] [444C]';
const SUIT = '11B 222B GGG [333B] [444B]';
const LOWERED = { houseRules: { requireBonus: true }, baseValue: 20 } as const;

/** Rule, code and points of each line of the sheet. */
type SheetCase = readonly [name: string, hand: string, lines: readonly string[], options?: CardFreeChoices];

const CASES: readonly SheetCase[] = [
  ['CF-19: the base alone', PLAIN, ['CF-19 base 25']],
  ['CF-20: three pairs', '11B 22B GG [3333C] [4444C]', ['CF-19 base 25', 'CF-20 pairs 5']],
  ['CF-21: two quints', '11B GG [2222BJ] [3333CJ]', ['CF-19 base 25', 'CF-21 quints 10']],
  ['CF-30: number blocks only', '11B 222B 333B [444C] [555C]', ['CF-19 base 25', 'CF-30 set 5']],
  ['CF-22: one suit', SUIT, ['CF-19 base 25', 'CF-22 suit 5']],
  ['CF-23: nothing exposed', '11B 222B GGG 333C 444C', ['CF-19 base 25', 'CF-23 concealed 10']],
  ["CF-25: Dragon's Love", 'FFFFFF GGGG RRRR', ['CF-25 dragonHand 50']],
  ["CF-26: Dragon's Wing", '11B GGGG RRRR 0000', ['CF-26 dragonHand 50']],
  ["CF-27: Dragon's Breath", 'EE SS WW NN GG RR 00', ['CF-27 dragonHand 100']],
  ['CF-33a: a line lifts the least hand', PLAIN, ['CF-33 base 20', 'CF-33a minimum 5'], LOWERED],
  ['CF-33a: none where the minimum is 20', PLAIN, ['CF-33 base 20'], { ...LOWERED, minimumValue: 20 }],
  ['CF-33a: none where a bonus reaches 25', SUIT, ['CF-33 base 20', 'CF-22 suit 5'], LOWERED],
];

test.each(CASES.map((one) => [one[0], one] as const))('%s', (_name, [, hand, lines, options]) => {
  const score = scoreHand(hand, { win: { by: 'wall' }, rules: cardFree(options) });
  const told = score.ok && score.value.lines.map(({ rule, code, points }) => `${rule} ${code} ${points}`);
  expect(told).toEqual(lines);
});
