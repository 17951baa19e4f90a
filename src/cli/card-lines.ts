import type { Card } from 'mahjongg/american';
import type { Style } from './io';
import { columns, counted, oneLine } from './words';

/** The name of a card and the lines of some of its sections: number, hand, X or C, value. */
export const cardLines = (
  { name: title }: Card,
  sections: Card['sections'],
  style: Style,
): readonly string[] => [
  style.bold(oneLine(title)),
  ...sections.flatMap(({ name, lines }) => {
    const rows = lines.flatMap(({ hand, open, value, concealedBonus = 0 }, line) =>
      [hand].flat().map((text, place) => {
        const number = place === 0 ? String(line + 1) : 'or';
        const worth =
          concealedBonus > 0 ? `${value} (${value + concealedBonus} without exposures)` : `${value}`;
        return [number, oneLine(String(text)), open ? 'X' : 'C', worth];
      }),
    );
    return ['', style.bold(oneLine(name)), ...columns(rows, 'rllr')];
  }),
];

/** What a player sees of a card in the game: the section of this number, else how to see each. */
export const cardView = (card: Card, section: string, style: Style): readonly string[] => {
  const chosen = card.sections[Number(section) - 1];
  if (chosen !== undefined) return cardLines(card, [chosen], style);
  const rows = card.sections.map(({ name, lines }, at) => [
    `card ${at + 1}`,
    oneLine(name),
    counted(lines.length, 'line'),
  ]);
  return [`${oneLine(card.name)}. Type, to see a section:`, ...columns(rows).map((line) => `  ${line}`)];
};
