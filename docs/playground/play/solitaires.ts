import {
  type AmericanSolitaire,
  americanCard,
  americanSolitaire,
  type Card,
  chineseSolitaire,
} from 'mahjongg';
import { gameOf, type SolitaireOutcome, secureRandom, shuffleWall, throwDice } from 'mahjongg/game';
import type { GameName } from '../games/game';
import { exactText } from './exact-text';
import { type End, type Table, tableOf } from './session';

/** The solitaires of the playground. */
export type SolitaireName = 'chinese' | 'american' | 'american-card';

/** A solitaire to be played. */
export interface PlayedSolitaire {
  readonly name: SolitaireName;
  readonly title: string;
  readonly about: string;
  /** The rules by which its racks are analyzed on the first part of the page. */
  readonly rules: GameName;
  /** Whether its hands are those of a card. */
  readonly byCard: boolean;
  readonly table: (card: Card) => Table;
}

const WALL_GAME: End = {
  won: false,
  title: 'The wall is exhausted',
  sheet: undefined,
  natural: 0,
  percentLeft: 0,
  final: '0',
  jokerless: false,
};

const percent = (left: number, all: number): number => (all === 0 ? 0 : Math.round((100 * left) / all));

const chinese = (): Table => {
  const rules = chineseSolitaire();
  const random = secureRandom();
  return tableOf({
    game: gameOf(rules),
    setup: () => ({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) }),
    end: (outcome) => {
      if (outcome.ending === 'wallGame') return WALL_GAME;
      const { score } = outcome;
      return {
        won: true,
        title: 'Mah Jongg!',
        sheet: score,
        natural: score.product,
        percentLeft: percent(score.tilesLeft['4c'], score.tilesLeft['4a']),
        final: exactText(score.final),
        jokerless: false,
      };
    },
  });
};

const americanEnd = (outcome: SolitaireOutcome): End => {
  if (outcome.ending === 'wallGame') return WALL_GAME;
  const { sheet } = outcome;
  return {
    won: true,
    title: 'Mah Jongg!',
    sheet: sheet,
    natural: sheet.subtotal,
    percentLeft: percent(sheet.tilesLeft, 138),
    final: exactText(sheet.final),
    jokerless: sheet.lines.some(({ code }) => code === 'jokerless'),
  };
};

const american = (rules: AmericanSolitaire): Table => {
  const random = secureRandom();
  return tableOf({
    game: gameOf(rules),
    setup: () => ({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) }),
    end: americanEnd,
  });
};

/** Every solitaire of the playground. */
export const SOLITAIRES: readonly [PlayedSolitaire, ...PlayedSolitaire[]] = [
  {
    name: 'chinese',
    title: 'Chinese solitaire',
    about:
      'Four sets and a pair; you are East, the three others only draw and discard. Claim what you can use.',
    rules: 'chinese-solitaire',
    byCard: false,
    table: chinese,
  },
  {
    name: 'american',
    title: 'American solitaire, Card Free',
    about: 'First a Charleston against the wall, then play for a Card Free hand.',
    rules: 'card-free',
    byCard: false,
    table: () => american(americanSolitaire()),
  },
  {
    name: 'american-card',
    title: 'American solitaire, by card',
    about:
      'First a Charleston against the wall, then play for a hand of the card: the practice card, or yours.',
    rules: 'american-2018',
    byCard: true,
    table: (card) => american(americanSolitaire({}, americanCard(card))),
  },
];

/** The solitaire of this name; undefined if there is none. */
export const solitaireNamed = (name: string | undefined): PlayedSolitaire | undefined =>
  SOLITAIRES.find((one) => one.name === name);
