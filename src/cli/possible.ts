import { isRecord } from '../core/own-values';
import { type Reason, type Rejection, rejected } from '../core/reason';
import { failure, type Result, success } from '../core/result';
import { formatHand, parseHandText } from '../hands/hand-notation';
import type { SeenHand } from '../hands/read-exposed-hand';
import { deadReason, type PossibleHand, possible as possibleHand } from '../questions/possible';
import { parseTiles } from '../tiles/parse-tiles';
import { badInput } from './bad-input';
import type { Command } from './command';
import { countGiven, type Given, type Usage } from './given';
import type { ExitCode, Io } from './io';
import { answerLines } from './json-lines';
import { NAMES_OPTION } from './names';
import { jsonOption, RULES_OPTIONS } from './options';
import { possiblesOf, type Written } from './parts';
import { jsonLine } from './plain';
import { paragraph, printed, reasonLines } from './reasons-text';
import { field, rulesFor, under } from './requests';
import type { Open } from './rule-set';
import { givenRules, type Rules } from './settings';
import type { Style } from './style';

const refuse = ({ reasons }: Rejection): object => ({ possible: false, reasons });

const NOT_EXPOSED: Reason = {
  code: 'notAHand',
  rule: 'AG-31',
  message: 'Only exposures are seen of another hand: write each in square brackets, such as [555D] [666D].',
  at: { path: ['hand'] },
  params: {},
};

/** The exposures of a hand written as text. */
const exposuresIn = (text: string): Result<SeenHand, Rejection> => {
  const hand = parseHandText(text);
  if (!hand.ok) return hand;
  const { concealed, melds = [], flowers = [] } = hand.value;
  return concealed.length + flowers.length > 0 ? rejected(NOT_EXPOSED) : success({ melds });
};

/** The seen hand of a request: its exposures as the text `hand` or as lists, and so what else is visible. */
const seenIn = (request: unknown): Result<SeenHand, Rejection> => {
  if (!isRecord(request)) return success(request as SeenHand);
  const text = field(request, 'hand');
  const seen = text === undefined ? success({}) : exposuresIn(text as string);
  if (!seen.ok) return failure(under('hand', seen.error));
  const open = field(request, 'visible');
  const visible = typeof open === 'string' ? parseTiles(open) : undefined;
  if (visible?.ok === false) return failure(under('visible', visible.error));
  return success({ ...request, ...seen.value, ...(visible && { visible: visible.value }) });
};

/** The answer to a request, which may be any JSON value. */
const answer = (request: unknown, settings: Rules): object => {
  const open = rulesFor(request, settings);
  if (!open.ok) return refuse(open.error);
  const possibles = possiblesOf(open.value);
  if (!possibles.ok) return refuse(possibles.error);
  const seen = seenIn(request);
  return seen.ok ? possibleHand(possibles.value.rules, seen.value) : refuse(seen.error);
};

const possibleText = ({ witness }: PossibleHand<unknown>, written: Written, style: Style): string => {
  const { title, details } = written.reading(witness.reading);
  return printed([
    `${style.good('The hand can still be completed')}, for one as ${formatHand(witness.hand)}`,
    ...paragraph([`  ${title}`, ...details.map((line) => `  ${line}`)]),
  ]);
};

/** The seen hand of the command line. */
const givenSeen = (text: string, given: Given): Usage<Result<SeenHand, Rejection>> => {
  const count = countGiven(given, 'tile-count');
  if (!count.ok) return count;
  const exposures = exposuresIn(text);
  if (!exposures.ok) return success(exposures);
  const visible = parseTiles(given.options.get('visible') ?? '');
  if (!visible.ok) return success(failure(under('visible', visible.error)));
  return success(
    success({
      ...exposures.value,
      visible: visible.value,
      tileCount: count.value,
      ...(given.options.has('to-discard') && { toDiscard: true }),
    }),
  );
};

const answerText = async (text: string, given: Given, open: Open, io: Io): Promise<Usage<ExitCode>> => {
  const isJson = given.options.has('json');
  const complain = (error: Rejection): Promise<Usage<never>> =>
    badInput(error, isJson ? refuse(error) : undefined, io);
  const possibles = possiblesOf(open);
  if (!possibles.ok) return complain(possibles.error);
  const seen = givenSeen(text, given);
  if (!seen.ok) return seen;
  if (!seen.value.ok) return complain(seen.value.error);
  const { rules, text: written } = possibles.value;
  const read = deadReason(rules, seen.value.value);
  if (!read.ok) return complain(read.error);
  const found = possibleHand(rules, seen.value.value);
  if (isJson) await io.print(jsonLine(found));
  else if (found.possible) await io.print(possibleText(found, written, io.style));
  else {
    const lines = reasonLines(found.reasons, io.style);
    await io.print(printed([io.style.bad('The hand cannot be completed.'), ...paragraph(lines)]));
  }
  return success(found.possible ? 0 : 1);
};

/** `mahjongg possible`. */
export const possible: Command = {
  name: 'possible',
  summary: 'says whether a hand can still be completed: with a hand that is left, or why it is dead',
  usage: ['possible EXPOSURES [OPTIONS]', 'possible --json [OPTIONS] < REQUESTS'],
  about: [
    'Of a hand its exposures are given, each in square brackets, and with --visible every other tile that lies open: the discards and the exposures of the others. What nobody has seen may still come. Printed is one winning hand that can be made of it; or why none can.',
    'With --json and no exposures, each line of standard input is a request and gets one line in answer: {"melds": [{"tiles": ["5D", ...]}], "visible": ["1B", ...]} or {"hand": "[555D]", "visible": "1B"}, and if wanted "tileCount", "toDiscard", "rules", "options" and an "id", which the answer repeats.',
  ],
  options: [
    ...RULES_OPTIONS,
    { name: 'visible', value: 'TILES', help: 'the other tiles that lie open' },
    { name: 'tile-count', value: 'N', help: 'how many tiles the player holds, exposures counted' },
    { name: 'to-discard', help: 'the player owes a discard, and so holds 14 tiles' },
    jsonOption('exposures'),
    NAMES_OPTION,
  ],
  examples: [
    'possible "[555D] [666D]"',
    'possible "[555D] [666D]" --visible "444D 77B J"',
    'possible "[RRRR]" --options \'{"skillLevel": 2}\'',
    'possible --json < requests.jsonl > answers.jsonl',
  ],
  run: async (given, io) => {
    const open = await givenRules(given);
    if (!open.ok) return open;
    if (given.text !== undefined) return answerText(given.text, given, open.value, io);
    if (!given.options.has('json'))
      return failure('which exposures? Write them after the command, such as “[555D] [666D]”');
    await answerLines(io, { answer: (request) => answer(request, open.value), refuse });
    return success(0);
  },
};
