import {
  type Card,
  type Hand,
  type HasGoals,
  type HasHands,
  type HasPayouts,
  type HasScore,
  type Rejection,
  type Result,
  type Scored,
  scoreHand,
  type TileSet,
  validateHand,
  type Win,
  type WinKind,
} from 'mahjongg';
import { bestDiscards, type RankedDiscard, waits } from 'mahjongg/analysis';
import { madeOr } from '../options/chosen';
import { nearest } from './nearest';
import { type Aims, type FactField, type Judgement, pointsText } from './shown';

/** The names of the games in links. */
export type GameName =
  | 'card-free'
  | 'american-2018'
  | 'nmjl'
  | 'american-game'
  | 'american-game-card'
  | 'chinese-solitaire'
  | 'year';

const DISCARDS_SHOWN = 5;

/** A hand to begin with. */
export interface Example {
  readonly label: string;
  readonly hand: string;
  readonly by?: WinKind | undefined;
  readonly tile?: string | undefined;
}

/** Rules with their options chosen, asked in one way whichever game they are of. */
export interface OpenGame {
  readonly tiles: TileSet;
  readonly wins: readonly WinKind[];
  readonly payouts: HasPayouts | undefined;
  readonly judge: (hand: Hand, win: Win | undefined) => Judgement;
  /** What to aim for; undefined where the game does not say. */
  readonly aims: ((hand: Hand) => Result<Aims, Rejection>) | undefined;
  /** The best discards of a full hand that does not win. */
  readonly discards: (hand: Hand) => readonly RankedDiscard[];
}

/** A game of the playground. */
export interface Game {
  readonly name: GameName;
  readonly title: string;
  readonly about: string;
  /** How many tiles a winning hand has, in words. */
  readonly size: string;
  /** Whether its hands come from a card. */
  readonly needsCard: boolean;
  /** Where flowers go: into the hand, always aside, or either. */
  readonly flowers: 'held' | 'aside' | 'either';
  /** Whether melds may be declared and stay concealed. */
  readonly concealedMelds: boolean;
  readonly facts: readonly FactField[];
  readonly examples: readonly Example[];
  readonly readOptions: (value: unknown) => Result<object, Rejection>;
  readonly open: (options: object, card: Card) => OpenGame;
}

/** What is said below the sheets of a game, if anything is. */
export type SheetNotes<S> = (score: S) => readonly string[];

type Rules<R, W extends Win, S, L> = HasHands<R, W, L> &
  HasScore<R, W, S> &
  Partial<HasPayouts> &
  Partial<Pick<HasGoals<L>, 'goals'>>;

const judge = <R extends object, W extends Win, S extends Scored>(
  rules: Rules<R, W, S, object>,
  notesOf: SheetNotes<S>,
  hand: Hand,
  win: Win | undefined,
): Judgement => {
  const answer = validateHand(hand, { rules, win: win as W | undefined });
  if (!answer.valid) return answer;
  return {
    ...answer,
    score: (place) => {
      const reading = answer.readings[place];
      const score = scoreHand(hand, {
        win: win as W,
        rules,
        ...(reading === undefined ? {} : { reading }),
      });
      return score.ok ? { ok: true, value: { ...score.value, notes: notesOf(score.value) } } : score;
    },
  };
};

const aims = <R, W extends Win, S extends object, L extends object>(
  rules: Rules<R, W, S, L> & HasGoals<L>,
  hand: Hand,
): Result<Aims, Rejection> => {
  const found = nearest(hand, rules);
  if (!found.ok) return found;
  const waiting = found.value.distance === 1 ? waits(hand, { rules }) : undefined;
  return {
    ok: true,
    value: {
      ...found.value,
      waits: waiting?.ok
        ? waiting.value.map(({ tile, unseen, score }) => ({ tile, unseen, points: pointsText(score) }))
        : undefined,
    },
  };
};

/** A game with its options chosen; with the usual ones, and why, if these do not go with the card. */
export const openBy = (
  game: Game,
  options: object,
  card: Card,
): { readonly open: OpenGame; readonly refused?: string } => {
  const made = madeOr(() => game.open(options, card));
  return typeof made === 'string' ? { open: game.open({}, card), refused: made } : { open: made.value };
};

/** A rule set with what is said below its sheets. */
export const openGame = <R extends object, W extends Win, S extends Scored, L extends object>(
  rules: Rules<R, W, S, L>,
  notesOf: SheetNotes<S> = () => [],
): OpenGame => {
  const { goals, payouts } = rules;
  return {
    tiles: rules.tiles,
    wins: rules.hands.wins,
    payouts: payouts === undefined ? undefined : ({ ...rules, payouts } as HasPayouts),
    judge: (hand, win) => judge(rules, notesOf, hand, win),
    aims: goals === undefined ? undefined : (hand) => aims({ ...rules, goals }, hand),
    discards: (hand) => {
      const best = goals === undefined ? undefined : bestDiscards(hand, { rules: { ...rules, goals } });
      return best?.ok ? best.value.slice(0, DISCARDS_SHOWN) : [];
    },
  };
};
