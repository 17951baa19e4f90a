import { type AmericanSolitaire, americanSheetText, type HasGoals } from 'mahjongg';
import { randomBot, solitaireBot } from 'mahjongg/bots';
import {
  type AmericanTypes,
  type AmericanView,
  allTiles,
  gameOf,
  type SeenAmericanEvent,
  type SolitaireAction,
} from 'mahjongg/game';
import { isRecord } from '../result';
import { exact } from '../score-row';
import { seatName } from '../seats';
import { wonLine } from '../sheets';
import { FIRST_OF_EQUALS } from './hint';
import {
  declared,
  discarded,
  drew,
  isJokerless,
  lostRow,
  meldText,
  sizeName,
  tileWord,
  tileWords,
  wonLines,
} from './look';
import {
  choicesOf,
  claimQuestion,
  discardQuestion,
  type Help,
  letter,
  mahjongg,
  numbered,
  type Question,
} from './question';
import { callText, ORDINALS } from './racks-questions';
import { aloneHint, aloneLines, shuffled } from './solitaire';
import type { Asked, Play, Tellers } from './table';

/** The rules behind what is asked in each phase. */
const HELP: Readonly<Record<string, readonly Help[]>> = {
  charleston: [
    ['AS-2', 'Three tiles are passed to the discard pile and three drawn, twice; then none to three.'],
    ['AS-3', 'A second round, once begun, goes to its end.'],
    ['AS-4', 'A joker drawn here changes places with the tile at the end of the wall.'],
    ['AS-5', 'Passed tiles count as discards.'],
  ],
  secondCharleston: [['AS-3', 'The second round may be left out; once begun it goes to its end.']],
  courtesyPass: [['AS-3', 'At the end none to three tiles may be passed once more.']],
  turn: [
    ['AS-6', 'You discard a tile; then South, West and North draw and discard in turn.'],
    [
      'AS-8',
      'A win on a discard doubles, a win from the wall, too; without jokers it is four times as much.',
    ],
    ['AS-9', 'The more tiles are left when you win, the more the hand is worth.'],
    ['AG-21', 'A tile of yours may be swapped for a joker of your own exposures.'],
  ],
  claims: [
    ['AS-6', 'A discard may be claimed for a pung, kong or quint, which is exposed, never for a run.'],
    ['AS-8', 'A win on a claimed discard doubles.'],
  ],
};

type Ask = Asked<AmericanView>;
type Q = Question<SolitaireAction>;

const countText = (least: number, most: number): string =>
  least === most ? `${most} tiles` : `tiles, ${least} to ${most} (Enter alone for none),`;

const passing = ({ view, me, help }: Ask, name: string, least: number, most: number): Q => ({
  prompt: `${name}: which ${countText(least, most)} do you pass to the discard pile?`,
  tiles: {
    rack: view.rack,
    least,
    most,
    take: (tiles) => ({ type: 'pass', seat: me, moment: view.moment, tiles }),
  },
  options: mahjongg<SolitaireAction>(view),
  help,
});

const secondCharleston = ({ view, help }: Ask): Q => ({
  prompt: 'Do you pass tiles in a second round?',
  options: [
    ...numbered([
      ...choicesOf<SolitaireAction, 'continue'>(view, 'continue', 'yes, to its end'),
      ...choicesOf<SolitaireAction, 'stop'>(view, 'stop', 'no'),
    ]),
    ...mahjongg<SolitaireAction>(view),
  ],
  help,
});

const turn = ({ view, me, look, help }: Ask): Q => {
  const { rack, moment, melds } = view;
  const exchanges = choicesOf<SolitaireAction, 'exchange'>(
    view,
    'exchange',
    ({ tile, meld }) => `${tileWord(look, tile)} for the joker in ${meldText(melds.E?.[meld]?.tiles ?? [])}`,
  );
  return discardQuestion<SolitaireAction>(rack, (tile) => ({ type: 'discard', seat: me, moment, tile }), {
    options: [
      ...mahjongg<SolitaireAction>(view),
      ...letter('x', 'exchange a tile for a joker', 'Which exchange?', exchanges, help),
    ],
    help,
  });
};

const questionOf = (asked: Ask): Q | undefined => {
  const { view, look, help } = asked;
  switch (view.phase) {
    case 'charleston': {
      const { round, pass, least, most } = view.now;
      return passing(asked, `${ORDINALS[round]} round, pass ${pass}`, least, most);
    }
    case 'secondCharleston':
      return secondCharleston(asked);
    case 'courtesyPass':
      return passing(asked, 'Courtesy pass', 0, view.now.most);
    case 'turn':
      return turn(asked);
    case 'claims': {
      const { from, tile } = view.now;
      const calls = choicesOf<SolitaireAction, 'call'>(view, 'call', (act) => callText('claim', act, look));
      return claimQuestion<SolitaireAction>(
        `${seatName(from)} discards ${tileWord(look, tile)}`,
        view,
        calls,
        help,
      );
    }
    default:
      return undefined;
  }
};

const TELLERS: Tellers<SeenAmericanEvent> = {
  passed: ({ tiles }, _by, look) => [
    tiles.length === 0 ? 'You pass nothing.' : `You pass ${tileWords(look, tiles)} to the discard pile.`,
  ],
  drew,
  jokerLaid: ({ inward, own }, _by, look) => {
    const place = inward === 0 ? 'the tile at the end' : `the tile ${inward} from the end`;
    const got = own?.gained === undefined ? '' : `: ${tileWords(look, own.gained)}`;
    return [`A joker changes places with ${place} of the wall${got} (AS-4).`];
  },
  discarded,
  called: ({ seat, from, meld: { tiles } }, { does, whom }, look) => [
    `${does(seat, 'claim')} it from ${whom(from)} for a ${sizeName(tiles.length, look)}: ${meldText(tiles)}.`,
  ],
  exchanged: ({ seat, tile, tiles }, { does }, look) => [
    `${does(seat, 'redeem')} a joker for ${tileWord(look, tile)}: ${meldText(tiles)}.`,
  ],
  declared,
};

/** How many tiles the player is dealt (AS-1). */
const DEALT = 14;

/** The American solitaire: the player against the wall, with three dummies. */
export const americanSolitairePlay: Play<AmericanTypes> = {
  game: (rules) => gameOf(rules as AmericanSolitaire),
  bots: (rules) => ({ greedy: solitaireBot(rules as AmericanSolitaire), random: randomBot }),
  welcome: ({ rules }) => {
    const { card } = rules as AmericanSolitaire;
    return [
      'You are East; South, West and North are dummies who draw and discard (AS-1).',
      `The hands are those of ${card === undefined ? 'Card Free' : `the card “${card.name}”`}.`,
    ];
  },
  shuffle: shuffled,
  help: (phase) => HELP[phase] ?? [],
  ask: questionOf,
  tell: TELLERS,
  draw: aloneLines,
  hint: (view, sitting, typed) => {
    const rules = sitting.rules as AmericanSolitaire;
    const goals = 'goals' in rules.game ? (rules.game as unknown as HasGoals) : undefined;
    return aloneHint(view, goals, solitaireBot(rules)(view, FIRST_OF_EQUALS), sitting, typed);
  },
  end: (outcome, { rules: { name } }, { rules, text, look }) => {
    if (outcome.ending === 'wallGame')
      return {
        lines: ['The wall is exhausted and you have not won: the game scores 0 (AS-11).'],
        row: { ...lostRow(name), jokerless: false },
      };
    const { sheet, score, declared } = outcome;
    const lines = isRecord(score)
      ? wonLines(score, declared.by, text, look, () => americanSheetText(sheet))
      : [];
    return {
      lines: [look.style.good('You win.'), ...lines],
      row: {
        rules: name,
        won: true,
        natural: sheet.subtotal,
        // Not the factor of the sheet, which by an option has another divisor (AS-9).
        left: exact(sheet.tilesLeft, allTiles(rules as AmericanSolitaire).length - DEALT),
        final: sheet.final.rounded,
        jokerless: isJokerless(declared.hand),
        remarks: `Mah Jongg, ${wonLine(declared.by, false).replace(/^Won/, 'won')}`,
      },
    };
  },
};
