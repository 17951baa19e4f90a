export { MisuseError } from '../core/misuse';
export type { Fault, Place, Reason, ReasonCode, Rejection } from '../core/reason';
export type { Failure, Result, Success } from '../core/result';
export { RefusedError, unwrap } from '../core/unwrap';
