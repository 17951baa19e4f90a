import { expect, test } from 'vitest';
import { americanCard } from '../../src/american';
import { seededRandom } from '../../src/game';
import { practiceCard } from '../../src/games/american/card/practice-card';
import { americanSolitaire, cardFree, chineseSolitaire } from '../../src/index';
import { describeLaws, describeLawsOf, reaching } from '../game/law-suite';
import { FLAG, optionMixes, unmixed, type Values } from '../game/option-mixes';
import { americanSubject, CHINESE_OPTIONS, chineseSubject, OTHER_WAY } from './subjects';

const PLAYED = reaching('claims: decline call mahjongg; event stage drew discarded called taken declared');
const ENDINGS = reaching('ending mahjongg wallGame');
const CHINESE = [...PLAYED, ...reaching('turn: discard kong mahjongg; event laidAside konged'), ...ENDINGS];

describeLawsOf(chineseSubject('the Chinese solitaire', chineseSolitaire(), 16), CHINESE);
describeLawsOf(
  chineseSubject(
    'the Chinese solitaire, the other way',
    chineseSolitaire({ ...OTHER_WAY, overrun: 'wrap', kongTiles: 'exact' }),
    16,
  ),
  CHINESE,
);

const AMERICAN = [
  ...PLAYED,
  ...reaching('charleston: pass; secondCharleston: continue stop; courtesyPass: pass'),
  ...reaching('turn: discard exchange mahjongg; event passed jokerLaid exchanged'),
  ...ENDINGS,
];

describeLawsOf(americanSubject('the American solitaire with Card Free', americanSolitaire(), 12), AMERICAN);
describeLawsOf(
  americanSubject(
    'the American solitaire by the practice card, the other way',
    americanSolitaire(
      {
        courtesyAfterFirst: true,
        keepSecondJoker: true,
        discardDouble: 'charlestonOnly',
        denominator: 'discarded',
      },
      americanCard(practiceCard),
    ),
    20,
  ),
  AMERICAN,
);

const AMERICAN_OPTIONS: Values = {
  courtesyAfterFirst: FLAG,
  keepSecondJoker: FLAG,
  discardDouble: ['everyDiscard', 'charlestonOnly'],
  denominator: ['undealt', 'discarded'],
};

describeLaws(
  'the Chinese solitaire under any options',
  optionMixes(CHINESE_OPTIONS, 4, seededRandom('chinese')).map((choices) =>
    chineseSubject(JSON.stringify(choices), chineseSolitaire(choices), 2),
  ),
  ['turn: discard', ...reaching('claims: decline call'), ...ENDINGS],
);
describeLaws(
  'the American solitaire under any options',
  optionMixes(
    { ...AMERICAN_OPTIONS, hands: [cardFree(), americanCard(practiceCard)] },
    4,
    seededRandom('american'),
  ).map(({ hands, ...choices }) =>
    americanSubject(
      `${(hands as { name: string }).name} ${JSON.stringify(choices)}`,
      americanSolitaire(choices, hands as never),
      2,
    ),
  ),
  ['charleston: pass', 'turn: discard', ...reaching('claims: decline call'), ...ENDINGS],
);

test.each([
  ['Chinese', CHINESE_OPTIONS, chineseSolitaire().options, []],
  ['American', AMERICAN_OPTIONS, americanSolitaire().options, ['hands']],
])('every option of the %s solitaire is mixed', (_, values, options, rest) => {
  expect(unmixed(values, options)).toEqual(rest);
});
