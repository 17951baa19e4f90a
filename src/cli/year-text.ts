import type { YearScore } from '../games/year/score';
import { setText, type YearLine } from '../games/year/sheet';
import type { YearLayout, YearReading, YearSet } from '../games/year/vocabulary';
import { formatTiles } from '../tiles/format-tiles';
import { columns } from './columns';
import type { HandText, WinFlag } from './rule-set';
import { sheetLines } from './sheet-text';
import type { Style } from './style';

/** A set in notation, in brackets if it is revealed. */
const bracketed = (set: YearSet): string => (set.concealed ? setText(set) : `[${setText(set)}]`);

const claimText = ({ sets, winningTile, completes }: YearReading): readonly string[] => {
  const set = completes === undefined ? undefined : sets[completes];
  return set === undefined ? [] : [`${winningTile} was claimed for ${bracketed(set)}`];
};

const pairTexts = ({ sets }: YearReading): readonly string[] =>
  sets.flatMap(({ pair, pairName }) =>
    pair === undefined ? [] : [`${formatTiles([pair, pair])} is the ${pairName}`],
  );

const NO_TABLE = 'The rules give no points; a table of them goes into --options as “points”.';

/** What is scored, without points where those who play have no table of them (YG-13). */
const scoredLines = ({ lines, total }: YearScore, style: Style): readonly string[] => {
  if (total !== undefined) return sheetLines({ lines, total }, style);
  const cells = lines.map(({ rule, label }: YearLine) => [rule, label]);
  return [...columns(cells, ['left', 'left']), '', style.dim(NO_TABLE)];
};

const FLAGS: readonly WinFlag[] = [
  {
    name: 'replacements',
    value: 'N',
    field: 'replacements',
    kind: 'count',
    help: 'how many replacements were taken for revealed kongs and Years',
  },
  {
    name: 'personal-suit',
    value: 'SUIT',
    field: 'personalSuit',
    kind: 'suit',
    help: 'the personal suit of the player, if the table of points asks for it',
  },
];

/** How hands of the Year game are written. */
export const yearText: HandText<YearReading, YearLayout, YearScore> = {
  example: 'NNEWS 123B 456B [777C] + S1',
  reading: (reading) => ({
    points: reading.points,
    title: reading.sets.map(bracketed).join(' '),
    details: [...claimText(reading), ...pairTexts(reading)],
  }),
  layout: ({ tiles }) => formatTiles(tiles),
  sheet: scoredLines,
  winFlags: FLAGS,
};
