import type { Reason, ReasonCode, Rejection } from '../core/reason';
import { failure } from '../core/result';
import type { Usage } from './given';
import type { Io } from './io';
import { namingOptions } from './option-names';
import { jsonLine } from './plain';
import { reasonsOf } from './settings';

/** Bad input on the command line: its answer in JSON, if there is to be one, and a complaint for each reason. */
export const badInput = async (
  rejection: Rejection,
  answer: object | undefined,
  io: Io,
  prefix: string | ((reason: Reason) => string) = '',
): Promise<Usage<never>> => {
  if (answer !== undefined) await io.print(jsonLine(answer));
  const sentences = reasonsOf(rejection, prefix);
  return failure(prefix === '' ? namingOptions(sentences) : sentences);
};

const ABOUT_WIN: ReadonlySet<ReasonCode> = new Set(['badWin', 'badDiscards', 'winningTileNotHeld']);

/** Whether nothing is said against the hand, only against what was said of its win. */
export const isAboutWin = (reasons: readonly Reason[]): boolean =>
  reasons.every(({ code }) => ABOUT_WIN.has(code));
