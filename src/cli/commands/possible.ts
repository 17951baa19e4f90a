import {
  deadReason,
  formatHand,
  type PossibleHand,
  parseHandText,
  parseTiles,
  possible as possibleHand,
  type Result,
  type SeenHand,
} from 'mahjongg/card-free';
import { type Given, valueGiven, type Work } from '../command';
import type { Written } from '../hand-text';
import type { Style } from '../io';
import { mistaken, orRefused } from '../mistakes';
import { reasonLines } from '../reasons';
import { answering, membersOf } from '../requests';
import { partOf } from '../rule-set';
import { givenRules } from '../settings';
import { field, isRecord, reasonAt, rejected, success, under } from '../values';
import { type Lines, paragraph } from '../words';

const NOT_EXPOSED = 'Give only exposures, each in square brackets, such as [555D] [666D].';

const exposuresIn = (text: string): Result<SeenHand> => {
  const hand = parseHandText(text);
  if (!hand.ok) return hand;
  const { concealed, melds = [], flowers = [] } = hand.value;
  return concealed.length + flowers.length > 0
    ? rejected(reasonAt('notAHand', 'AG-31', NOT_EXPOSED, []))
    : success({ melds });
};

/** The seen hand of a request; its exposures and other visible tiles may be text or lists. */
const seenIn = (request: unknown): SeenHand => {
  if (!isRecord(request)) return request as SeenHand;
  const given = membersOf(request, ['concealed', 'melds', 'flowers', 'visible', 'tileCount', 'toDiscard']);
  const text = field(request, 'hand');
  const seen = text === undefined ? {} : orRefused(under('hand', exposuresIn(text as string)));
  const open = field(request, 'visible');
  if (typeof open !== 'string') return { ...given, ...seen };
  return { ...given, ...seen, visible: orRefused(under('visible', parseTiles(open))) };
};

const possibleLines = ({ witness }: PossibleHand<unknown>, written: Written, style: Style): Lines => {
  const { title, details } = written.reading(witness.reading);
  return [
    `${style.good('The hand can still be completed')}, for example as ${formatHand(witness.hand)}`,
    ...paragraph([title, ...details].map((line) => `  ${line}`)),
  ];
};

const givenSeen = (text: string, given: Given): SeenHand => {
  const tileCount = valueGiven(given, 'tile-count', 'some');
  const exposures = orRefused(exposuresIn(text));
  const visible = orRefused(under('visible', parseTiles(given.options.get('visible') ?? '')));
  return { ...exposures, visible, tileCount, ...(given.options.has('to-discard') && { toDiscard: true }) };
};

export const possible: Work = answering({
  read: givenRules,
  find: (given, open, style) => {
    const text =
      given.text ?? mistaken('which exposures? Write them after the command, such as “[555D] [666D]”');
    const { rules, text: written } = partOf('possible', open);
    const seen = givenSeen(text, given);
    orRefused(deadReason(seen, { rules }));
    const found = possibleHand(seen, { rules });
    return {
      json: found,
      lines: () =>
        found.possible
          ? possibleLines(found, written, style)
          : [style.bad('The hand cannot be completed.'), ...paragraph(reasonLines(found.reasons, style))],
      status: found.possible ? 0 : 1,
    };
  },
  answer: (request, open) => possibleHand(seenIn(request), { rules: partOf('possible', open).rules }),
  refuse: ({ reasons }) => ({ possible: false, reasons }),
});
