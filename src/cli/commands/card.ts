import { CARD_LIMITS, type Card, countCardVariants, parseCard, type Reason } from 'mahjongg/american';
import { cardLines, LEGEND } from '../card-lines';
import { type Answer, fileIn, type Work } from '../command';
import { mistaken } from '../mistakes';
import { reasonLines } from '../reasons';
import { readCardFile } from '../settings';
import { quoted } from '../values';
import { counted, type Lines, oneLine, paragraph, wrapped } from '../words';

/** A mistake in a card, with its line and column unless the message has them. */
const located = (reason: Reason): Reason => {
  const { path, line, column } = reason.at ?? {};
  const place = path === undefined ? '' : `${line}:${column}: `;
  return { ...reason, message: `${place}${reason.message}` };
};

const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, place) => names.indexOf(name) !== place)),
];

const handsOf = ({ sections }: Card): readonly string[] =>
  sections.flatMap(({ lines }) => lines.flatMap(({ hand }) => hand));

/** Valid but probably unintended: a duplicate hand or section name. */
const doubts = (card: Card): Lines => {
  const names = card.sections.map(({ name }) => name);
  const hands = handsOf(card).map((hand) => hand.trim().replace(/\s+/g, ' '));
  return [
    ...repeated(names).map((name) => `Two sections have the name “${name}”.`),
    ...repeated(hands).map((hand) => `The hand “${hand}” is on the card more than once.`),
  ];
};

const soundLines = (card: Card): Lines => {
  const counts = `${counted(handsOf(card).length, 'hand')}, ${counted(countCardVariants(card), 'variant')}`;
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
      const many = reasons.length >= CARD_LIMITS.faults ? 'many ' : '';
      const lines = () => [
        style.bad(`The card has ${many}mistakes.`),
        ...paragraph(reasonLines(reasons.map(located), style)),
      ];
      return { json: { valid: false, reasons }, lines, status: 1 };
    }
    const card = read.value;
    if (task === 'list')
      return {
        json: { valid: true, card },
        lines: () => [...cardLines(card, card.sections, style), '', ...wrapped(LEGEND)],
      };
    const warnings = doubts(card);
    const json = { valid: true, ...(warnings.length > 0 && { warnings }) };
    return { json, lines: () => soundLines(card) };
  },
};
