export * from './entries/errors';
export type { Payouts, Seat } from './hands/payouts';
export * from './questions/ledger';
export type { LedgerRules } from './questions/ledger-table';
export { type LedgerTextOptions, parseLedger, type WrittenLedger } from './questions/parse-ledger';
