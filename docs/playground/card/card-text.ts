import type { LooseCard } from './card-lines';

/** A card as text with a line for each of its lines, easy to read and to change. */
export const cardText = ({ sections, ...head }: LooseCard): string => {
  const members = Object.entries(head).flatMap(([name, value]) =>
    value === undefined ? [] : `  "${name}": ${JSON.stringify(value)},`,
  );
  const parts = sections.map(({ lines, ...section }) => {
    const { name, note } = section;
    const rows = lines.map((line) => `      ${JSON.stringify(line)}`);
    const title = `"name": ${JSON.stringify(name)},${note === undefined ? '' : ` "note": ${JSON.stringify(note)},`}`;
    return `    { ${title} "lines": [\n${rows.join(',\n')}\n    ] }`;
  });
  return ['{', ...members, '  "sections": [', parts.join(',\n'), '  ]', '}', ''].join('\n');
};

/** Where each line of a text begins. */
const lineStarts = (text: string): readonly number[] => [
  0,
  ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
];

/** The place in a text that a line and a column mean, both counted from 1. */
export const offsetOf = (text: string, line: number, column: number): number =>
  (lineStarts(text)[line - 1] ?? text.length) + column - 1;
