import { type Validation, type ValidHand, validateHand, type Win } from 'mahjongg/card-free';
import { type Given, valueGiven, type Work } from '../command';
import type { Written } from '../hand-text';
import type { Style } from '../io';
import { mistaken, Refused } from '../mistakes';
import { isAboutWin, losingLines, remarkLines } from '../reasons';
import { answering, fieldOr, handIn, readHand, unreadWithout } from '../requests';
import { partOf, type RuleSet, whichHand } from '../rule-set';
import { READING_FLAGS, readSettings, type Settings, winOf } from '../settings';
import { type Lines, paragraph } from '../words';

/** How many readings are shown as text without `--limit`. */
const READINGS_SHOWN = 5;

interface Asked extends Settings {
  readonly limit: number | undefined;
}

const readAsked = async (given: Given): Promise<Asked> => {
  const settings = await readSettings(given);
  const limit = valueGiven(given, 'limit', 'some');
  const aboutWin = ['tile', ...READING_FLAGS.map(({ name }) => name)].find((name) => given.options.has(name));
  if (aboutWin !== undefined && settings.by === undefined)
    mistaken(`--${aboutWin} needs --by beside it, such as --by discard`);
  return { ...settings, limit };
};

/** The answer with at most `limit` readings. */
const limited = <R>(validation: Validation<R>, limit = Infinity): Validation<R> =>
  validation.valid && limit < validation.readings.length
    ? { ...validation, readings: validation.readings.slice(0, limit), truncated: true }
    : validation;

const usualWin = (asked: Asked, set: RuleSet): Win | undefined =>
  asked.by === undefined ? undefined : winOf(asked.by, asked, set);

const readingLines = (reading: unknown, written: Written, style: Style): Lines => {
  const { points = '', title, details } = written.reading(reading);
  return [
    `${style.bold(String(points).padStart(4))}  ${title}`,
    ...details.map((line) => ' '.repeat(6) + line),
  ];
};

const countLine = (count: number, shown: number, truncated: boolean): string => {
  if (count === 1) return 'It has one reading:';
  const all = truncated ? `more than ${count} readings` : `${count} readings`;
  return shown < count
    ? `It has ${all}; the best ${shown === 1 ? 'one' : shown} (--limit shows more):`
    : `It has ${all}, best first:`;
};

const winningLines = (
  { readings, best, conditions, notes, truncated }: ValidHand<unknown>,
  written: Written,
  limit: number | undefined,
  style: Style,
): Lines => {
  const shown = readings.slice(0, limit ?? READINGS_SHOWN);
  const { points } = written.reading(best);
  const wins = `The hand wins${points === undefined ? '' : ` with ${points} ${written.pointsAre ?? 'points'}`}.`;
  return [
    `${style.good(wins)} ${countLine(readings.length, shown.length, truncated === true)}`,
    ...shown.flatMap((reading) => paragraph(readingLines(reading, written, style))),
    ...paragraph(remarkLines('Condition', conditions, style)),
    ...paragraph(remarkLines('Note', notes, style)),
  ];
};

export const validate: Work = answering<Asked>({
  read: readAsked,
  find: (given, asked, style) => {
    const { rules, text } = partOf('hands', asked);
    const hand = readHand(given.text ?? mistaken(whichHand(asked, text)));
    const validation = validateHand(hand, { rules, win: usualWin(asked, asked.set) });
    if (!validation.valid && isAboutWin(validation.reasons)) throw new Refused(validation);
    return {
      json: limited(validation, asked.limit),
      lines: () =>
        validation.valid
          ? winningLines(validation, text, asked.limit, style)
          : losingLines(asked, validation.reasons, validation.notes, style),
      status: validation.valid ? 0 : 1,
    };
  },
  answer: (request, open, asked) => {
    const { rules } = partOf('hands', open);
    const hand = handIn(request, open.set);
    const win = fieldOr(request, 'win', usualWin(asked, open.set));
    return limited(validateHand(hand, { rules, win }), asked.limit);
  },
  refuse: ({ reasons }) => ({ valid: false, reasons, notes: [] }),
  ignored: (request) => unreadWithout(request, ['win'], ['by']),
});
