import {
  americanCard,
  CARD_LIMITS,
  type Card,
  type CardLayout,
  countCardVariants,
  layouts,
  parseCard,
  type Reason,
} from 'mahjongg/american';
import { cardLines, LEGEND } from '../card-lines';
import { type Answer, fileIn, type Work } from '../command';
import { tilesText } from '../hand-text';
import { mistaken } from '../mistakes';
import { reasonLines } from '../reasons';
import { readCardFile } from '../settings';
import { listOf } from '../sheets';
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

const handsOf = ({ sections }: Card) =>
  sections.flatMap((section) =>
    section.lines.flatMap((line, at) =>
      [line.hand].flat().map((hand) => ({ section, line, hand, place: `${section.name}, line ${at + 1}` })),
    ),
  );

type CardHand = ReturnType<typeof handsOf>[number];

/** A group of anything, which has too many layouts to compare. */
const ANYTHING = /\{(?:pair|pung|kong|quint|sextet)\}/;

/** The tiles of a layout; those that take no jokers can be written in groups of any kind. */
const layoutText = ({ groups }: CardLayout): string => {
  const takesJokers = ({ tile, size }: CardLayout['groups'][number]): boolean =>
    tile !== undefined && size > 2;
  const sets = groups.filter(takesJokers).map(({ tiles }) => tilesText(tiles));
  const others = groups.filter((group) => !takesJokers(group)).flatMap(({ tiles }) => tiles);
  return [...sets.sort(), ...others.toSorted()].join(' ');
};

/** What a hand of a card is, however it is written: its layouts, its marks, and whether it is open. */
const meaningOf = (card: Card, { section, line, hand }: CardHand): string => {
  const text = oneLine(hand);
  const alone = (): Card => ({ ...card, sections: [{ ...section, lines: [{ ...line, hand }] }] });
  const all = ANYTHING.test(text)
    ? [text]
    : [...layouts({ rules: americanCard(alone()) })].map(layoutText).sort();
  return [line.open, ...(text.match(/[*!~]/g) ?? []).sort(), ...all].join();
};

/** Hands that mean the same, however they are written. */
const alike = (card: Card): Lines => {
  const found = new Map<string, readonly CardHand[]>();
  for (const one of handsOf(card)) {
    const meaning = meaningOf(card, one);
    found.set(meaning, [...(found.get(meaning) ?? []), one]);
  }
  return [...found.values()]
    .filter(({ length }) => length > 1)
    .map((hands) => {
      const values = [...new Set(hands.map(({ line }) => line.value))];
      const worth = values.length > 1 ? `, worth ${listOf(values.map(String))}` : '';
      return `The same hand is on the card more than once${worth}: ${hands.map(({ place, hand }) => `${place}, “${oneLine(hand)}”`).join('; ')}.`;
    });
};

/** Valid but probably unintended: a duplicate hand or section name. */
const doubts = (card: Card): Lines => [
  ...repeated(card.sections.map(({ name }) => name)).map((name) => `Two sections have the name “${name}”.`),
  ...alike(card),
];

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
        `name a task and a file: mahjongg card check FILE, or mahjongg card list FILE${task === '' ? '' : `; ${quoted(task)} is neither “check” nor “list”`}`,
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
