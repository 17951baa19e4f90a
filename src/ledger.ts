export { MisuseError } from './core/misuse';
export type { Fault, Place, Reason, ReasonCode, Rejection } from './core/reason';
export type { Failure, Result, Success } from './core/result';
export { RefusedError, unwrap } from './core/unwrap';
export type { Payouts, Seat } from './hands/payouts';
export * from './questions/ledger';
export type { LedgerRules } from './questions/ledger-table';
export { type LedgerTextOptions, parseLedger, type WrittenLedger } from './questions/parse-ledger';
