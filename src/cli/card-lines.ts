import type { Card } from 'mahjongg/american';
import type { Style } from './io';
import { quoted } from './values';
import { columns, counted, type Lines, oneLine, wrapped } from './words';

const noted = (note: string | undefined, before = ''): Lines =>
  note === undefined ? [] : wrapped(`${before}${oneLine(note)}`);

/** The name of a card and the lines of some of its sections: number, hand, X or C, value; then notes on lines. */
export const cardLines = (
  { name: title, note: onCard }: Card,
  sections: Card['sections'],
  style: Style,
): Lines => [
  style.bold(oneLine(title)),
  ...noted(onCard),
  ...sections.flatMap(({ name, note, lines }) => {
    const rows = lines.flatMap(({ hand, open, value, concealedBonus = 0 }, line) =>
      [hand].flat().map((text, place) => {
        const number = place === 0 ? String(line + 1) : 'or';
        const worth =
          concealedBonus > 0 ? `${value} (${value + concealedBonus} without exposures)` : `${value}`;
        return [number, oneLine(String(text)), open ? 'X' : 'C', worth];
      }),
    );
    const onLines = lines.flatMap((line, at) => noted(line.note, `Line ${at + 1}: `));
    return ['', style.bold(oneLine(name)), ...noted(note), ...columns(rows, 'rllr'), ...onLines];
  }),
];

/** The symbols of a card, explained to a player. */
export const LEGEND =
  'X: may have exposures, C: concealed. a b c: different suits, ?: any suit. D: the dragon of the suit, 0: soap. U V X Y Z: a number of your choice, X1 the next one. *: jokers in every place, !: in none, ~: flowers serve as jokers.';

/** A section with the year of the card put into its lines, except where the player chooses the year. */
const inYear = (section: Card['sections'][number], { year }: Card): Card['sections'][number] => {
  const dated = (hand: string): string =>
    year === undefined || /; *year/.test(hand) ? hand : hand.replaceAll('{year}', String(year));
  const lines = section.lines.map((line) => ({ ...line, hand: [line.hand].flat().map(dated) }));
  return { ...section, lines };
};

/** What the game shows of a card: the section with this number or name, or else how to see each. */
export const cardView = (card: Card, section: string, style: Style): Lines => {
  const isNamed = ({ name }: Card['sections'][number]): boolean =>
    section !== '' && name.toLowerCase().startsWith(section.toLowerCase());
  const chosen = card.sections[Number(section) - 1] ?? card.sections.find(isNamed);
  if (chosen !== undefined)
    return [...cardLines(card, [inYear(chosen, card)], style), '', ...wrapped(LEGEND)];
  const rows = card.sections.map(({ name, lines }, at) => [
    `card ${at + 1}`,
    oneLine(name),
    counted(lines.length, 'line'),
  ]);
  const none = section === '' ? '' : `There is no section ${quoted(section)}. `;
  return [
    `${none}${oneLine(card.name)}. Type, to see a section:`,
    ...columns(rows).map((line) => `  ${line}`),
  ];
};
