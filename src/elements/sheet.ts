import { isRecord } from '../core/own-values';
import { amountOf, sumRows } from '../describe/score-rows';
import { SEAT_NAMES, SEATS } from '../hands/payouts';
import { type Child, h } from './dom';
import type { Part } from './element';
import { numberIn, part, recordsIn, shortText, textIn } from './given';
import { ruleNode } from './rule';
import { fault } from './tiles';

const head = (...titles: readonly string[]): Child =>
  h(
    'thead',
    {},
    h(
      'tr',
      {},
      titles.map((title) => h('th', { scope: 'col' }, title)),
    ),
  );

const cells = (first: Child, label: Child, amount: string, code?: string): Child =>
  h(
    'tr',
    { part: code },
    h('td', { part: 'rule' }, first),
    h('th', { scope: 'row' }, label),
    h('td', {}, amount.replace('x', '×')),
  );

const sheet = (score: object, label: string, ruleLink: unknown): Child => {
  const sums = sumRows(score).map(({ code, label: words, amount }) => cells('', words, amount, code));
  return h(
    'table',
    { part: 'table' },
    h('caption', { part: 'unseen' }, label),
    head('Rule', 'Line', 'Points'),
    h(
      'tbody',
      {},
      recordsIn(score, 'lines').map((line) =>
        cells(
          ruleNode(textIn(line, 'rule', 40), ruleLink),
          textIn(line, 'label'),
          amountOf({ points: numberIn(line, 'points'), factor: numberIn(line, 'factor') }),
        ),
      ),
    ),
    h('tfoot', {}, sums),
  );
};

const payments = (settlement: object): Child => {
  const net = part(settlement, 'net');
  if (!isRecord(net)) return fault('This is no settlement.');
  return h(
    'table',
    { part: 'payments' },
    h('caption', { part: 'unseen' }, 'Payments'),
    head('Player', 'Wins or loses'),
    h(
      'tbody',
      {},
      SEATS.map((seat) => {
        const amount = numberIn(net, seat);
        if (amount === undefined) return undefined;
        const text = amount > 0 ? `+${amount}` : String(amount).replace('-', '−');
        return h('tr', {}, h('th', { scope: 'row' }, SEAT_NAMES[seat]), h('td', {}, text));
      }),
    ),
  );
};

/** `<mahjongg-sheet>`: a score sheet of any game, line by line, and who pays whom. */
export const SHEET: Part = {
  attributes: ['label'],
  properties: ['score', 'settlement', 'ruleLink'],
  render: ({ score, settlement, label, ruleLink }) => [
    isRecord(score) && Array.isArray(part(score, 'lines'))
      ? sheet(score, shortText(label) || 'Score sheet', ruleLink)
      : score !== undefined && fault('This is no score sheet.'),
    isRecord(settlement) ? payments(settlement) : settlement !== undefined && fault('This is no settlement.'),
  ],
};
