import { CARD_LIMITS, type Card, countCardVariants, parseCard, type Reason } from 'mahjongg/american';
import { cardLines } from '../card-lines';
import { type Answer, fileIn, type Work } from '../command';
import type { Style } from '../io';
import { mistaken } from '../mistakes';
import { reasonLines } from '../reasons';
import { readCardFile } from '../settings';
import { quoted } from '../values';
import { counted, type Lines, oneLine, paragraph } from '../words';

/** A mistake in a card, with its line and column unless the message has them. */
const located = (reason: Reason): Reason => {
  const { path, line, column } = reason.at ?? {};
  const place = path === undefined ? '' : `${line}:${column}: `;
  return { ...reason, message: `${place}${reason.message}` };
};

const mistakeLines = (reasons: readonly Reason[], style: Style): Lines => [
  style.bad(reasons.length >= CARD_LIMITS.faults ? 'The card has many mistakes.' : 'The card has mistakes.'),
  ...paragraph(reasonLines(reasons.map(located), style)),
];

const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, place) => names.indexOf(name) !== place)),
];

/** The text of a hand with spaces normalized. */
const closed = (hand: string): string => hand.trim().replace(/\s+/g, ' ');

/** Valid but probably unintended: a duplicate hand or section name. */
const doubts = ({ sections }: Card): Lines => [
  ...repeated(sections.map(({ name }) => name)).map((name) => `Two sections have the name “${name}”.`),
  ...repeated(sections.flatMap(({ lines }) => lines.flatMap(({ hand }) => [hand].flat().map(closed)))).map(
    (hand) => `The hand “${hand}” is on the card more than once.`,
  ),
];

const soundLines = (card: Card): Lines => {
  const hands = card.sections.flatMap(({ lines }) => lines.flatMap(({ hand }) => hand)).length;
  const variants = countCardVariants(card);
  const counts = `${counted(hands, 'hand')}, ${counted(variants, 'variant')}`;
  return [`${oneLine(card.name)}: ${counts}, no mistakes`, ...doubts(card).map(oneLine)];
};

export const card: Work = {
  run: async ({ words }, { style }): Promise<Answer> => {
    const [task = '', ...files] = words;
    const path = fileIn(files);
    if (task !== 'check' && task !== 'list')
      return mistaken(
        `say what to do with which file: mahjongg card check FILE, or mahjongg card list FILE${task === '' ? '' : `; ${quoted(task)} is neither “check” nor “list”`}`,
      );
    if (path === undefined) return mistaken(`which file? mahjongg card ${task} FILE`);
    const read = parseCard(await readCardFile(path, ''));
    if (!read.ok) {
      const { reasons } = read.error;
      return { json: { valid: false, reasons }, lines: () => mistakeLines(reasons, style), status: 1 };
    }
    const card = read.value;
    if (task === 'list')
      return { json: { valid: true, card }, lines: () => cardLines(card, card.sections, style) };
    const warnings = doubts(card);
    const json = { valid: true, ...(warnings.length > 0 && { warnings }) };
    return { json, lines: () => soundLines(card) };
  },
};
