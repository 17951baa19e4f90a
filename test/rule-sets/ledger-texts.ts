import { expect } from 'vitest';
import { cardFree, nmjlPayouts } from '../../src/index';
import { type LedgerTextOptions, parseLedger } from '../../src/ledger';

// Evenings as people write them, and what is said of them.

export const TABLE = 'players Ann, Ben, Cem, Dot';
export const rules = cardFree();
export const OPTIONS: LedgerTextOptions = {
  rules,
  rulesNamed: (name) => ({
    ok: true,
    value: { name, payouts: name === 'nmjl' ? nmjlPayouts(true) : rules.payouts },
  }),
};

/** The payments of a text, or what is wrong and in which line. */
export const said = (text: string, options = OPTIONS): readonly string[] => {
  const answer = parseLedger(text, options);
  return answer.ok
    ? answer.value.payments.map(({ from, to, amount }) => `${from} ${to} ${amount}`)
    : answer.error.reasons.map(({ code, at }) => `${code} ${at?.line}`);
};

/** The reasons against a text, as sentences after their lines. */
export const faults = (text: string, options = OPTIONS): readonly string[] => {
  const answer = parseLedger(text, options);
  if (answer.ok) return [];
  const { message: first, reasons } = answer.error;
  expect(first).toBe(reasons[0].message);
  return reasons.map(({ message, at }) => `${at?.line}: ${message}`);
};
