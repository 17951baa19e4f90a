import { expect, test } from 'vitest';
import { americanCard } from '../../src/american';
import { seededRandom } from '../../src/game';
import { practiceCard } from '../../src/games/american/card/practice-card';
import { americanSolitaire, cardFree, chineseSolitaire } from '../../src/index';
import { describeLaws } from '../game/law-suite';
import { FLAG, optionMixes, unmixed, type Values } from '../game/option-mixes';
import { americanSubject, CHINESE_OPTIONS, chineseSubject } from './subjects';

const happened = (...events: readonly string[]): readonly string[] => events.map((one) => `event ${one}`);
const ENDINGS = ['ending mahjongg', 'ending wallGame'];

const CHINESE = [
  ...['turn: discard', 'turn: kong', 'turn: mahjongg', 'claims: decline', 'claims: call', 'claims: mahjongg'],
  ...happened('stage', 'drew', 'laidAside', 'discarded', 'called', 'konged', 'taken', 'declared'),
  ...ENDINGS,
];

describeLaws(
  'the Chinese solitaire',
  [chineseSubject('the Chinese solitaire', chineseSolitaire(), 16)],
  CHINESE,
);
describeLaws(
  'the Chinese solitaire, the other way',
  [
    chineseSubject(
      'the Chinese solitaire, the other way',
      chineseSolitaire({
        overrun: 'wrap',
        looseTiles: 2,
        chowFromLeftOnly: true,
        claimKong: false,
        dummyFlowers: 'replaced',
        winOnDiscard: 'setsOnly',
        kongTiles: 'exact',
      }),
      16,
    ),
  ],
  CHINESE,
);

const AMERICAN = [
  ...['charleston: pass', 'secondCharleston: continue', 'secondCharleston: stop', 'courtesyPass: pass'],
  ...['turn: discard', 'turn: exchange', 'turn: mahjongg'],
  ...['claims: decline', 'claims: call', 'claims: mahjongg'],
  ...happened(
    'stage',
    'passed',
    'drew',
    'jokerLaid',
    'discarded',
    'called',
    'exchanged',
    'taken',
    'declared',
  ),
  ...ENDINGS,
];

describeLaws(
  'the American solitaire with Card Free',
  [americanSubject('the American solitaire with Card Free', americanSolitaire(), 12)],
  AMERICAN,
);
describeLaws(
  'the American solitaire by the practice card, the other way',
  [
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
  ],
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
  ['turn: discard', 'claims: decline', 'claims: call', 'ending mahjongg', 'ending wallGame'],
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
  [
    'charleston: pass',
    'turn: discard',
    'claims: decline',
    'claims: call',
    'ending mahjongg',
    'ending wallGame',
  ],
);

test.each([
  ['Chinese', CHINESE_OPTIONS, chineseSolitaire().options, []],
  ['American', AMERICAN_OPTIONS, americanSolitaire().options, ['hands']],
])('every option of the %s solitaire is mixed', (_, values, options, rest) => {
  expect(unmixed(values, options)).toEqual(rest);
});
