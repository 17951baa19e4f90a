import { describeReading } from 'mahjongg';
import type { ElementProperties } from 'mahjongg/elements';
import { useContext } from 'preact/hooks';
import { ruleLink } from '../parts/rule-link';
import { TileLookContext } from '../parts/tile';

/** What readings and layouts of every game are called; their groups and points are shown beside it. */
const TITLES = {
  reading: [
    '{category} {set}, {pattern}; {bonuses}',
    '{category} {set}, {pattern}',
    '{pattern}',
    '{section}, line {line}: {hand}',
    '{winningTile} {wait}',
    '{winningTile} was claimed',
  ],
  terms: {
    'bonuses.pairs': 'Pairs',
    'bonuses.quints': 'Quints',
    'bonuses.set': 'Set',
    'bonuses.suit': 'Suit',
    'bonuses.concealed': 'Concealed',
  },
} as const;

const describe = (reading: object): string => describeReading(reading, TITLES);

type Answered = ElementProperties['mahjongg-hand'] & {
  readonly test: string;
  readonly onReading?: (place: number) => void;
};

/** Readings and layouts with their groups, or reasons with their rules. */
export const Answered = ({ test, onReading, ...given }: Answered) => (
  <mahjongg-hand
    data-test={test}
    {...given}
    describe={describe}
    ruleLink={ruleLink}
    look={useContext(TileLookContext)}
    onmahjongg-reading={({ detail }) => onReading?.(detail.place)}
  />
);
