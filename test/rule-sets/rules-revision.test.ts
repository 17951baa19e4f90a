import { expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import {
  americanCard,
  americanSolitaireSheet,
  cardFree,
  chineseSheet,
  chineseSolitaire,
  freeForm,
  RULES_REVISION,
  scoreHand,
  yearGame,
} from '../../src/index';
import { handOf } from '../hand-text';

// Whoever keeps a score can tell by which rules it was counted.

const win = { by: 'wall' } as const;

test.each([
  ['Card Free', scoreHand(handOf('11B 222B 333B 444B 555B'), { win })],
  ['a Dragon Hand', scoreHand(handOf('NN EE WW SS RR GG 00'), { win, rules: cardFree() })],
  ['a card', scoreHand(handOf('FFF 2222B 44B 66B 88C J'), { win, rules: americanCard(practiceCard) })],
  ['a hand without a card', scoreHand(handOf('FF 2222B 3333C EE 00'), { win, rules: freeForm() })],
  ['the Chinese solitaire', scoreHand(handOf('EEE 00 GGG 234B [8888D]'), { win, rules: chineseSolitaire() })],
  ['the Year game', scoreHand(handOf('NNEWS 123B 456B [777C]'), { win, rules: yearGame() })],
  ['the American sheet', americanSolitaireSheet({ cardValue: 30, by: 'wall' })],
  [
    'the Chinese sheet',
    chineseSheet({
      sets: [
        { kind: 'pung', tile: 'E', where: 'hand' },
        { kind: 'pung', tile: 'GD', where: 'table' },
        { kind: 'run', tile: '2B' },
        { kind: 'kong', tile: '8D', where: 'table' },
        { kind: 'pair', tile: 'WD' },
      ],
      flowers: [],
      discards: 39,
    }),
  ],
])('the score of %s names the revision of the rules', (_, score) => {
  expect(score.ok && score.value.rulesRevision).toBe(RULES_REVISION);
});
