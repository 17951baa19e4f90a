import type {
  FreeFormGroup,
  FreeFormLayout,
  FreeFormReading,
  FreeFormScore,
} from '../games/american/free-form/vocabulary';
import { copiesText } from '../tiles/tiles-text';
import type { HandText, WinFlag } from './rule-set';
import { sheetLines } from './sheet-text';

/** A group with its jokers, `33BJ`; in brackets if it is exposed. */
const groupText = ({ tile, size, jokers, exposed }: FreeFormGroup): string => {
  const tiles = tile === 'J' ? 'J'.repeat(size) : copiesText(tile, size - jokers, jokers);
  return exposed ? `[${tiles}]` : tiles;
};

/** How many groups of each kind there are, in order of size: `3 pairs, 2 kongs`. */
const kindsText = ({ groups }: FreeFormReading): string => {
  const bySize = [...groups].sort((one, other) => one.size - other.size);
  return [...new Set(bySize.map(({ kind }) => kind))]
    .map((kind) => {
      const count = groups.filter((group) => group.kind === kind).length;
      return `${count} ${kind}${count > 1 ? 's' : ''}`;
    })
    .join(', ');
};

const FLAGS: readonly WinFlag[] = [
  {
    name: 'hand-value',
    value: 'POINTS',
    field: 'value',
    kind: 'points',
    isForScore: true,
    aliases: ['value'],
    help: 'the value of the hand, without the points of a self-drawn tile',
  },
];

/** How hands of “The American Game” are written that are played without a card. */
export const freeFormText: HandText<FreeFormReading, FreeFormLayout, FreeFormScore> = {
  example: 'FF 2222B 3333C EE 00',
  reading: (reading) => ({
    title: reading.groups.map(groupText).join(' '),
    details: [kindsText(reading)],
  }),
  layout: ({ groups }) => groups.map(({ tile, size }) => copiesText(tile, size)).join(' '),
  sheet: sheetLines,
  winFlags: FLAGS,
};
