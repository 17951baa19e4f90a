import {
  type AmericanSheetInput,
  type AmericanSheetOptions,
  type AmericanSolitaireSheet,
  americanSolitaireSheet,
} from '../american/solitaire-sheet';
import { type ChineseSheetInput, chineseSheet } from '../chinese/read-sheet';
import type { ChineseScore } from '../chinese/score';
import type { ChineseSheet } from '../chinese/sheet';
import type { ChineseWin } from '../chinese/vocabulary';
import type { Hand } from '../hands/hand';
import { ownValue } from '../result/own-values';
import { type Rejection, rejected } from '../result/reason';
import { failure, type Result } from '../result/result';
import { type ChineseSolitaire, chineseSolitaire } from './chinese-solitaire';
import { scoreHand } from './score-hand';

const field = (request: unknown, name: string): unknown =>
  typeof request === 'object' && request !== null ? ownValue(request, name) : undefined;

/** The same answer, its reasons pointing into the request rather than into the sheet. */
const underSheet = <T>(answer: Result<T, Rejection>): Result<T, Rejection> =>
  answer.ok
    ? answer
    : failure({
        reasons: answer.error.reasons.map((reason) => {
          const isOption = reason.code === 'unknownOption' || reason.code === 'badOption';
          const path = [isOption ? 'options' : 'sheet', ...(reason.at?.path ?? [])];
          return { ...reason, at: { ...reason.at, path } };
        }),
      });

/**
 * Answers a request to score a Chinese solitaire, as the program reads it from a line of JSON:
 * either `{ sheet }`, arranged by a person, or the tiles, `{ concealed, melds, flowers, win, discards }`.
 */
export const scoreChineseRequest = (
  request: unknown,
  rules: ChineseSolitaire = chineseSolitaire(),
): Result<ChineseSheet | ChineseScore, Rejection> => {
  const sheet = field(request, 'sheet');
  if (sheet !== undefined) return underSheet(chineseSheet(sheet as ChineseSheetInput, rules.options));
  return scoreHand(request as Hand, field(request, 'win') as ChineseWin, rules);
};

/** Answers a request to score an American solitaire, as the program reads it from a line of JSON: `{ sheet }`. */
export const scoreAmericanRequest = (
  request: unknown,
  options: Partial<AmericanSheetOptions> = {},
): Result<AmericanSolitaireSheet, Rejection> => {
  const sheet = field(request, 'sheet');
  if (sheet !== undefined) return underSheet(americanSolitaireSheet(sheet as AmericanSheetInput, options));
  return rejected({
    code: 'notASheet',
    rule: 'AS-8',
    message: 'The American solitaire is scored from a sheet: cardValue, by, jokerless, passed, discards.',
    at: { path: ['sheet'] },
    params: {},
  });
};
