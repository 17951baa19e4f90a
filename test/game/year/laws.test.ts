import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/game';
import { yearGame } from '../../../src/index';
import { describeLaws, describeLawsOf, reaching } from '../law-suite';
import { FLAG, optionMixes, unmixed, type Values } from '../option-mixes';
import { OTHER_WAY, onlyFlowers, REACHES, subjectOf } from './subjects';

describeLawsOf(subjectOf({ name: 'as the rulebook plays it', games: 9 }), REACHES);

const POINTS = { pung: { concealed: 4, revealed: 2 }, year: { concealed: 20, revealed: 10 } };
const NOT_THE_OTHER_WAY = ['revealed kong', 'Hop Toi', 'draw: steal'];

describeLawsOf(
  subjectOf({
    name: 'with every option the other way',
    choices: { ...OTHER_WAY, wallStacks: [19, 18, 19, 18], points: POINTS },
    games: 9,
  }),
  [...REACHES.filter((one) => !NOT_THE_OTHER_WAY.includes(one)), 'replaced from wall', 'claims: steal'],
);

describeLawsOf(
  subjectOf({
    name: 'when nothing but flowers is left to discard',
    choices: { flowerWallCount: 'tiles' },
    games: 1,
    openings: [onlyFlowers],
  }),
  [
    ...reaching('courtesy: reveal keep; draw: draw; turn: discard reveal; claims: decline call'),
    ...reaching('event stage answered revealed kept drew discarded called; revealed bonus; called pung'),
    ...['passes 2', 'replaced from flowerWall', 'replaced from null'],
  ],
);

const OPTIONS: Values = {
  bonusCopies: [1, 2],
  wallStacks: ['even'],
  mixedSaws: FLAG,
  windsFollowDeal: FLAG,
  flowerWallCount: ['stacks', 'tiles'],
  bonusPair: ['tile', 'number'],
  revealKong: FLAG,
  stealAnyTime: FLAG,
  flowerWallRefill: FLAG,
  points: [null, POINTS],
};
const MIXES = optionMixes(OPTIONS, 4, seededRandom('year')).map((choices) =>
  subjectOf({ name: JSON.stringify(choices), choices, games: 2 }),
);

describeLaws(
  'the Year game under any options',
  MIXES,
  reaching(
    'courtesy: keep; draw: draw; turn: discard mahjongg; claims: decline call; ending mahjongg wallGame',
  ),
);

test('every option is mixed', () => {
  expect(unmixed(OPTIONS, yearGame().options)).toEqual([]);
});
