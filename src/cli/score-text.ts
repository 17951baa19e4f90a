import { failure, success } from '../core/result';
import type { Hand } from '../hands/hand';
import { parseHandText } from '../hands/hand-notation';
import { scoreHand } from '../questions/score-hand';
import type { Settlement } from '../questions/settlement';
import { badInput, isAboutWin } from './bad-input';
import type { Usage } from './given';
import type { ExitCode, Io } from './io';
import { namingOptions } from './option-names';
import { type Scores, scoresOf } from './parts';
import { settlementLines } from './payments-text';
import { jsonLine } from './plain';
import { losingText, paragraph, printed, remarkLines } from './reasons-text';
import { field } from './requests';
import { lacksValue, refuse, settleSheet, sheetAnswer } from './score-answer';
import { type Asked, type Assumed, assumedFor, joined, winFor } from './score-asked';
import { reasonsOf } from './settings';
import type { Style } from './style';
import { wonLine } from './win-words';

/** What was assumed of the win beside the way, a line each. */
const assumedLines = ({ by: _by, ...assumed }: Assumed): readonly string[] =>
  Object.entries(assumed).map(
    ([name, value]) =>
      `Assumed: ${value} ${joined(name, ' ')} (if not so, say it with --${joined(name, '-')})`,
  );

/** The sheet of a hand as text, with the payments if there are any. */
const sheetText = (
  sheet: object,
  { rules, text, lines }: Scores,
  settlement: Settlement | undefined,
  asked: Asked,
  style: Style,
): string => {
  const { title, details } = text.reading(field(sheet, 'reading'));
  const win = winFor(asked, asked);
  const assumed = assumedFor(win, asked.by !== undefined, asked);
  return printed([
    style.bold(title),
    ...details.slice(0, 1),
    wonLine(win.by, asked.by === undefined),
    ...assumedLines(assumed),
    '',
    ...lines(sheet, style),
    ...paragraph(settlement === undefined ? [] : settlementLines(settlement)),
    ...paragraph(remarkLines('Note', rules.hands.notes, style)),
  ]);
};

const VALUE_NEEDED =
  'the hand wins, but cannot be scored: the temporary table has no value for it; say it with --hand-value, without the points of a self-drawn tile';

/** Scores one hand; payments that cannot be are a mistake of the command line, as no answer was asked for without them. */
const scoreOne = async (
  hand: Hand,
  scores: Scores,
  asked: Asked,
  isJson: boolean,
  io: Io,
): Promise<Usage<ExitCode>> => {
  const { rules } = scores;
  const win = winFor(asked, asked);
  const sheet = scoreHand(hand, win, rules);
  if (!sheet.ok) {
    const { reasons } = sheet.error;
    if (lacksValue(sheet.error)) {
      if (isJson) await io.print(jsonLine(refuse(sheet.error)));
      return failure(VALUE_NEEDED);
    }
    if (isAboutWin(reasons)) return badInput(sheet.error, isJson ? refuse(sheet.error) : undefined, io);
    await io.print(isJson ? jsonLine(refuse(sheet.error)) : losingText(reasons, rules.hands.notes, io.style));
    return success(1);
  }
  const settlement = settleSheet(sheet.value, asked.players, asked, win);
  if (settlement?.ok === false) return failure(namingOptions(reasonsOf(settlement.error)));
  await io.print(
    isJson
      ? jsonLine(sheetAnswer(sheet.value, assumedFor(win, asked.by !== undefined, asked), settlement))
      : sheetText(sheet.value, scores, settlement?.value, asked, io.style),
  );
  return success(0);
};

/** Scores the hand of the command line. */
export const scoreText = async (
  text: string,
  asked: Asked,
  isJson: boolean,
  io: Io,
): Promise<Usage<ExitCode>> => {
  const scores = scoresOf(asked);
  if (!scores.ok) return badInput(scores.error, isJson ? refuse(scores.error) : undefined, io);
  const hand = parseHandText(text);
  return hand.ok
    ? scoreOne(hand.value, scores.value, asked, isJson, io)
    : badInput(hand.error, isJson ? refuse(hand.error) : undefined, io, 'the hand cannot be read: ');
};
