import { expect, test } from 'vitest';
import { type CardFreeChoices, cardFree, scoreHand } from '../../src/index';
import { handOf, named } from './cases';

interface SheetCase {
  readonly rule: string;
  readonly name: string;
  readonly text: string;
  readonly exposed?: readonly string[];
  readonly options?: CardFreeChoices;
  /** Rule, code and points of each line. */
  readonly lines: readonly string[];
}

const LOWERED = { houseRules: { requireBonus: true }, baseValue: 20 } as const;
const PLAIN = { text: '11B 222B GGG', exposed: ['333C', '444C'] };

const CASES: readonly SheetCase[] = [
  { rule: 'CF-19', name: 'the base alone', ...PLAIN, lines: ['CF-19 base 25'] },
  {
    rule: 'CF-20',
    name: 'three pairs',
    text: '11B 22B GG',
    exposed: ['3333C', '4444C'],
    lines: ['CF-19 base 25', 'CF-20 pairs 5'],
  },
  {
    rule: 'CF-21',
    name: 'two quints',
    text: '11B GG',
    exposed: ['2222B J', '3333C J'],
    lines: ['CF-19 base 25', 'CF-21 quints 10'],
  },
  {
    rule: 'CF-30',
    name: 'number blocks only',
    text: '11B 222B 333B',
    exposed: ['444C', '555C'],
    lines: ['CF-19 base 25', 'CF-30 set 5'],
  },
  {
    rule: 'CF-22',
    name: 'one suit',
    text: '11B 222B GGG',
    exposed: ['333B', '444B'],
    lines: ['CF-19 base 25', 'CF-22 suit 5'],
  },
  {
    rule: 'CF-23',
    name: 'nothing exposed',
    text: '11B 222B GGG 333C 444C',
    lines: ['CF-19 base 25', 'CF-23 concealed 10'],
  },
  { rule: 'CF-25', name: "Dragon's Love", text: 'FFFFFF GGGG RRRR', lines: ['CF-25 dragonHand 50'] },
  { rule: 'CF-26', name: "Dragon's Wing", text: '11B GGGG RRRR 0000', lines: ['CF-26 dragonHand 50'] },
  {
    rule: 'CF-27',
    name: "Dragon's Breath",
    text: 'EE SS WW NN GG RR 00',
    lines: ['CF-27 dragonHand 100'],
  },
  {
    rule: 'CF-33a',
    name: 'a line of its own lifts the least hand',
    ...PLAIN,
    options: LOWERED,
    lines: ['CF-33 base 20', 'CF-33a minimum 5'],
  },
  {
    rule: 'CF-33a',
    name: 'no line where the minimum is 20',
    ...PLAIN,
    options: { ...LOWERED, minimumValue: 20 },
    lines: ['CF-33 base 20'],
  },
  {
    rule: 'CF-33a',
    name: 'no line where a bonus reaches 25',
    text: '11B 222B GGG',
    exposed: ['333B', '444B'],
    options: LOWERED,
    lines: ['CF-33 base 20', 'CF-22 suit 5'],
  },
];

test.each(named(CASES))('%s', (_name, { options, lines, ...hand }) => {
  const score = scoreHand(handOf(hand), { win: { by: 'wall' }, rules: cardFree(options) });
  const told = score.ok && score.value.lines.map(({ rule, code, points }) => `${rule} ${code} ${points}`);
  expect(told).toEqual(lines);
});
