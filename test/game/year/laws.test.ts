import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/game';
import { yearGame } from '../../../src/index';
import { describeLaws } from '../law-suite';
import { FLAG, optionMixes, unmixed, type Values } from '../option-mixes';
import { onlyFlowers, REACHES, subjectOf } from './subjects';

describeLaws(
  'the Year game as the rulebook plays it',
  [subjectOf({ name: 'as the rulebook plays it', games: 9 })],
  REACHES,
);

const POINTS = { pung: { concealed: 4, revealed: 2 }, year: { concealed: 20, revealed: 10 } };
const NOT_THE_OTHER_WAY = ['revealed kong', 'Hop Toi', 'draw: steal'];

describeLaws(
  'the Year game with every option the other way',
  [
    subjectOf({
      name: 'with every option the other way',
      choices: {
        bonusCopies: 1,
        wallStacks: [19, 18, 19, 18],
        mixedSaws: true,
        windsFollowDeal: true,
        flowerWallCount: 'tiles',
        bonusPair: 'number',
        revealKong: false,
        stealAnyTime: true,
        flowerWallRefill: true,
        points: POINTS,
      },
      games: 9,
    }),
  ],
  [...REACHES.filter((one) => !NOT_THE_OTHER_WAY.includes(one)), 'replaced from wall', 'claims: steal'],
);

describeLaws(
  'the Year game when nothing but flowers is left to discard',
  [
    subjectOf({
      name: 'when nothing but flowers is left to discard',
      choices: { flowerWallCount: 'tiles' },
      games: 1,
      openings: [onlyFlowers],
    }),
  ],
  [
    ...['courtesy: reveal', 'courtesy: keep', 'draw: draw', 'turn: discard', 'turn: reveal'],
    ...['claims: decline', 'claims: call'],
    ...['stage', 'answered', 'revealed', 'kept', 'drew', 'discarded', 'called'].map((one) => `event ${one}`),
    ...['revealed bonus', 'called pung', 'passes 2', 'replaced from flowerWall', 'replaced from null'],
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

describeLaws('the Year game under any options', MIXES, [
  ...['courtesy: keep', 'draw: draw', 'turn: discard', 'turn: mahjongg', 'claims: decline', 'claims: call'],
  ...['ending mahjongg', 'ending wallGame'],
]);

test('every option is mixed', () => {
  expect(unmixed(OPTIONS, yearGame().options)).toEqual([]);
});
