import {
  type Card,
  type Hand,
  type HasGoals,
  type HasHands,
  type HasPayouts,
  type HasScore,
  type Rejection,
  type Result,
  scoreHand,
  type TileSet,
  validateHand,
  type Win,
  type WinKind,
} from 'mahjongg';
import { targets, waits } from 'mahjongg/analysis';
import type { Aims, FactField, Judgement, ShownReading, ShownSheet } from './shown';

/** The names of the games in links. */
export type GameName =
  | 'card-free'
  | 'american-2018'
  | 'nmjl'
  | 'american-game'
  | 'american-game-card'
  | 'chinese-solitaire'
  | 'year';

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

/** How the readings, sheets and targets of one rule set are shown. */
export interface Shows<R, S, L> {
  readonly reading: (reading: R) => ShownReading;
  readonly sheet: (score: S) => ShownSheet;
  readonly layout: (layout: L, value: number) => ShownReading;
  readonly waitPoints: (score: S) => string;
}

const TARGETS_SHOWN = 8;

type Rules<R, W extends Win, S, L> = HasHands<R, W, L> &
  HasScore<R, W, S> &
  Partial<HasPayouts> &
  Partial<Pick<HasGoals<L>, 'goals'>>;

const judge = <R, W extends Win, S, L>(
  rules: Rules<R, W, S, L>,
  shows: Shows<R, S, L>,
  hand: Hand,
  win: Win | undefined,
): Judgement => {
  const answer = validateHand<R, W>(hand, { rules, win: win as W | undefined });
  if (!answer.valid) return { valid: false, reasons: answer.reasons, remarks: answer.notes };
  return {
    valid: true,
    readings: answer.readings.map(shows.reading),
    truncated: answer.truncated === true,
    remarks: [...answer.conditions, ...answer.notes],
    sheet: (place) => {
      const reading = answer.readings[place];
      const score = scoreHand<R, W, S>(hand, {
        win: win as W,
        rules,
        ...(reading === undefined ? {} : { reading }),
      });
      return score.ok ? { ok: true, value: shows.sheet(score.value) } : score;
    },
  };
};

const aims = <R, W extends Win, S, L>(
  rules: Rules<R, W, S, L> & HasGoals<L>,
  shows: Shows<R, S, L>,
  hand: Hand,
): Result<Aims, Rejection> => {
  const found = targets<L>(hand, { rules, limit: TARGETS_SHOWN });
  if (!found.ok) return found;
  const waiting = found.value.distance === 1 ? waits<R, W, S>(hand, { rules }) : undefined;
  return {
    ok: true,
    value: {
      distance: found.value.distance,
      found: found.value.found,
      targets: found.value.targets.map((target) => ({
        ...target,
        ...shows.layout(target.layout, target.value),
      })),
      waits: waiting?.ok
        ? waiting.value.map(({ tile, unseen, score }) => ({ tile, unseen, points: shows.waitPoints(score) }))
        : undefined,
    },
  };
};

/** A rule set with the way it is shown. */
export const openGame = <R, W extends Win, S, L>(
  rules: Rules<R, W, S, L>,
  shows: Shows<R, S, L>,
): OpenGame => {
  const { goals, payouts } = rules;
  return {
    tiles: rules.tiles,
    wins: rules.hands.wins,
    payouts: payouts === undefined ? undefined : ({ ...rules, payouts } as HasPayouts),
    judge: (hand, win) => judge(rules, shows, hand, win),
    aims: goals === undefined ? undefined : (hand) => aims({ ...rules, goals }, shows, hand),
  };
};
