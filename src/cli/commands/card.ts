import { americanCard, type Card, layouts, parseCard, type Reason } from 'mahjongg';
import { CARD_LIMITS } from 'mahjongg/american';
import type { Command } from '../command';
import type { Style } from '../io';
import { mistaken } from '../mistakes';
import { paragraph, printed, reasonLines } from '../reasons';
import { readCardFile } from '../settings';
import { columns, jsonLine, oneLine, quoted } from '../words';

/** A mistake of a card with its place in the file, unless its own message says it. */
const located = (reason: Reason): Reason => {
  const { path, line, column } = reason.at ?? {};
  const place = path === undefined ? '' : `${line}:${column}: `;
  return { ...reason, message: `${place}${reason.message}` };
};

const mistakesText = (reasons: readonly Reason[], style: Style): string =>
  printed([
    style.bad(
      reasons.length >= CARD_LIMITS.faults ? 'The card has many mistakes.' : 'The card has mistakes.',
    ),
    ...paragraph(reasonLines(reasons.map(located), style)),
  ]);

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** What of these stands there more than once, each once. */
const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, place) => names.indexOf(name) !== place)),
];

/** A text that is the same for hands that differ in spaces only. */
const closed = (hand: string): string => hand.trim().replace(/\s+/g, ' ');

/** What is sound, but hardly meant: a hand or the name of a section that stands there twice. */
const doubts = ({ sections }: Card): readonly string[] => [
  ...repeated(sections.map(({ name }) => name)).map((name) => `Two sections have the name “${name}”.`),
  ...repeated(sections.flatMap(({ lines }) => lines.flatMap(({ hand }) => [hand].flat().map(closed)))).map(
    (hand) => `The hand “${hand}” stands there more than once.`,
  ),
];

const soundText = (card: Card): string => {
  const hands = card.sections.flatMap(({ lines }) => lines.flatMap(({ hand }) => hand)).length;
  const variants = [...layouts({ rules: americanCard(card) })].length;
  const counts = `${counted(hands, 'hand')}, ${counted(variants, 'variant')}`;
  return printed([`${oneLine(card.name)}: ${counts}, no mistakes`, ...doubts(card).map(oneLine)]);
};

/** The lines of a card, section by section: number, hand, X or C, value. */
const listText = (card: Card, style: Style): string =>
  printed([
    style.bold(oneLine(card.name)),
    ...card.sections.flatMap(({ name, lines }) => [
      '',
      style.bold(oneLine(name)),
      ...columns(
        lines.flatMap(({ hand, open, value }, line) =>
          [hand]
            .flat()
            .map((text, place) => [
              place === 0 ? String(line + 1) : 'or',
              oneLine(String(text)),
              open ? 'X' : 'C',
              String(value),
            ]),
        ),
        ['right', 'left', 'left', 'right'],
      ),
    ]),
  ]);

/** `mahjongg card`. */
export const card: Command = {
  usage: ['card check FILE [--json]', 'card list FILE [--json]'],
  about: [
    '“check” tells every mistake of a card, each with its line and column in the file, and names what stands there twice. “list” prints its lines, X for those that may have exposures and C for concealed ones. Use practice instead of a file name for the built-in card.',
  ],
  options: [{ name: 'json', help: 'answer with a JSON object' }],
  examples: ['card check club.json --json | head -1', 'card list practice | head -20'],
  run: async ({ text = '', options }, io) => {
    const [, task = '', path = ''] = /^(\S*) ?(.*)$/s.exec(text) ?? [];
    if (task !== 'check' && task !== 'list')
      return mistaken(
        `say what to do with which file: mahjongg card check FILE, or mahjongg card list FILE${task === '' ? '' : `; ${quoted(task)} is neither “check” nor “list”`}`,
      );
    if (path === '') mistaken(`which file? mahjongg card ${task} FILE`);
    const read = parseCard(await readCardFile(path, ''));
    const isJson = options.has('json');
    if (!read.ok) {
      const { reasons } = read.error;
      await io.print(isJson ? jsonLine({ valid: false, reasons }) : mistakesText(reasons, io.style));
      return 1;
    }
    const warnings = doubts(read.value);
    const checked = { valid: true, ...(warnings.length > 0 && { warnings }) };
    const sound = task === 'check' ? checked : { valid: true, card: read.value };
    const written = task === 'check' ? soundText(read.value) : listText(read.value, io.style);
    await io.print(isJson ? jsonLine(sound) : written);
    return 0;
  },
};
