import {
  formatTiles,
  readYearOptions,
  type YearLayout,
  type YearLine,
  type YearReading,
  type YearScore,
  type YearSet,
  yearGame,
} from 'mahjongg/year';
import { bySuit, type HandText } from '../hand-text';
import type { Style } from '../io';
import { openerOf } from '../rule-set';
import { sheetLines } from '../sheets';
import { columns, type Lines } from '../words';

/** A set in notation, the four winds as `NEWS`; in brackets if it is revealed. */
const bracketed = ({ tiles, year, concealed }: YearSet): string => {
  const text = year === 'NEWS' && tiles.length === 4 ? year : formatTiles(tiles);
  return concealed ? text : `[${text}]`;
};

const claimText = ({ sets, winningTile, completes }: YearReading): Lines => {
  const set = completes === undefined ? undefined : sets[completes];
  return set === undefined ? [] : [`${winningTile} was claimed for ${bracketed(set)}`];
};

const pairTexts = ({ sets }: YearReading): Lines =>
  sets.flatMap(({ pair, pairName }) =>
    pair === undefined ? [] : [`${formatTiles([pair, pair])} is the ${pairName}`],
  );

const NO_TABLE = 'The rules give no points; --points takes a table of them.';

/** What is scored; without points if the players have no table of them (YG-13). */
const scoredLines = ({ lines, total }: YearScore, style: Style): Lines => {
  if (total !== undefined) return sheetLines({ lines, total }, style);
  const cells = lines.map(({ rule, label }: YearLine) => [rule, label]);
  return [...columns(cells), '', style.dim(NO_TABLE)];
};

const yearText: HandText<YearReading, YearLayout, YearScore> = {
  example: 'NNEWS 123B 456B [777C] + S1',
  reading: (reading) => ({
    points: reading.points,
    title: reading.sets.map(bracketed).join(' '),
    details: [...claimText(reading), ...pairTexts(reading)],
  }),
  layout: ({ tiles }) => formatTiles(tiles),
  groups: ({ tiles }) => bySuit(tiles),
  layoutsLeaveMelds: true,
  sheet: scoredLines,
};

export const openYear = openerOf({
  name: 'year',
  readOptions: readYearOptions,
  make: yearGame,
  hands: () => yearText,
});
