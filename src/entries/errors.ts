export { MisuseError } from '../core/misuse';
export type { Fault, Place, Reason, ReasonCode } from '../core/reason';
export type { Failure, Rejection, Result, Success } from '../core/result';
export { RefusedError, unwrap } from '../core/unwrap';
