export type { Fault, Place, Reason, ReasonCode, Rejection } from './core/reason';
export type { Failure, Result, Success } from './core/result';
export type { Payouts, Seat } from './hands/payouts';
export {
  type Ledger,
  type LedgerBalance,
  type LedgerGame,
  type LedgerOptions,
  type LedgerPayment,
  ledger,
} from './questions/ledger';
export type { LedgerRules } from './questions/ledger-lines';
export { type LedgerTextOptions, parseLedger, type WrittenLedger } from './questions/parse-ledger';
