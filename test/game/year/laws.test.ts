import { describeGameLaws } from './law-suite';
import { onlyFlowers, subjectOf } from './subjects';

describeGameLaws(subjectOf({ name: 'as the rulebook plays it', games: 8 }));
describeGameLaws(
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
      points: { pung: { concealed: 4, revealed: 2 }, year: { concealed: 20, revealed: 10 } },
    },
    games: 8,
    more: ['replaced from wall'],
    less: ['revealed kong', 'Hop Toi'],
  }),
);
describeGameLaws(
  subjectOf({
    name: 'when nothing but flowers is left to discard',
    choices: { flowerWallCount: 'tiles' },
    games: 1,
    openings: [onlyFlowers],
    more: ['replaced from null'],
    less: [
      ...[
        'action steal',
        'event taken',
        'event declared',
        'ending mahjongg',
        'ending wallGame',
        'action mahjongg',
        'renewed',
        'Hop Toi',
      ],
      ...[
        'revealed year',
        'revealed kong',
        'revealed fourth',
        'called pungPair',
        'won by wall',
        'won by steal',
      ],
      ...[
        'taken from discards',
        'taken from melds',
        'taken from flowers',
        'won by discard',
        'called chow',
        'passes 0',
        'passes 1',
      ],
    ],
  }),
);
