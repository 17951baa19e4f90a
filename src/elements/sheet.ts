import { isRecord } from '../core/own-values';
import { amountOf, sumRows } from '../describe/score-rows';
import { SEAT_NAMES, SEATS } from '../hands/payouts';
import { type Child, h, head } from './dom';
import type { Part } from './element';
import { numberIn, part, recordsIn, shortText, textIn } from './given';
import { ruleNode } from './rule';
import { fault } from './tiles';

const table = (
  part: string,
  caption: string,
  titles: readonly string[],
  rows: Child,
  sums: Child = [],
): Child => {
  const name = h('caption', { part: 'unseen' }, caption);
  return h('table', { part }, name, head(titles), h('tbody', {}, rows), h('tfoot', {}, sums));
};

const row = (first: Child, label: Child, last: Child, code?: string): Child =>
  h('tr', { part: code }, first, h('th', { scope: 'row' }, label), last);

type Line = readonly [rule: Child, label: string, amount: string, code?: string];

/** A sheet as a table; rules without points have no column for them. */
const sheet = (score: object, label: string, ruleLink: unknown): Child => {
  const lines = recordsIn(score, 'lines').map((line): Line => {
    const amount = amountOf({ points: numberIn(line, 'points'), factor: numberIn(line, 'factor') });
    return [ruleNode(textIn(line, 'rule', 40), ruleLink), textIn(line, 'label'), amount];
  });
  const sums = sumRows(score).map(({ code, label: words, amount }): Line => ['', words, amount, code]);
  const hasPoints = sums.length > 0;
  const cells = ([rule, words, amount, code]: Line): Child =>
    row(h('td', { part: 'rule' }, rule), words, hasPoints && h('td', {}, amount.replace('x', '×')), code);
  const titles = hasPoints ? ['Rule', 'Line', 'Points'] : ['Rule', 'Line'];
  return table('table', label, titles, lines.map(cells), sums.map(cells));
};

const payments = (net: object): Child => {
  const rows = SEATS.map((seat) => {
    const amount = numberIn(net, seat);
    if (amount === undefined) return undefined;
    const text = amount > 0 ? `+${amount}` : String(amount).replace('-', '−');
    return row('', SEAT_NAMES[seat], h('td', {}, text));
  });
  return table('payments', 'Payments', ['Player', 'Wins or loses'], rows);
};

/** `<mahjongg-sheet>`: a score sheet of any game, line by line, and who pays whom. */
export const SHEET: Part = {
  attributes: ['label'],
  properties: ['score', 'settlement', 'ruleLink'],
  render: ({ score, settlement, label, ruleLink }) => {
    const net = part(settlement, 'net');
    return [
      isRecord(score) && Array.isArray(part(score, 'lines'))
        ? sheet(score, shortText(label) || 'Score sheet', ruleLink)
        : score !== undefined && fault('Not a score sheet.'),
      isRecord(net) ? payments(net) : settlement !== undefined && fault('Not a settlement.'),
    ];
  },
};
