import { keep, kept } from '../state/browser-store';
import { finalText } from './exact-text';
import { gameNamed, type PlayedName } from './games';
import type { Scores } from './session';

/** A finished solitaire on the score card (CS-23). */
export interface Row {
  readonly game: PlayedName;
  /** The player’s own day, as 2026-05-31. */
  readonly date: string;
  readonly natural: number;
  readonly percentLeft: number;
  /** The final score as it stands on the sheet, such as `39 6/7`. */
  readonly final: string;
  /** Whether an American hand won without jokers. */
  readonly jokerless?: boolean | undefined;
}

/** The rows of one kind of solitaire, with what they come to. */
export interface CardPart {
  readonly title: string;
  readonly rows: readonly Row[];
  /** The sum of the natural scores. */
  readonly natural: number;
  /** The sum of the final scores, each rounded. */
  readonly total: number;
  /** Whether jokers are part of this game, so that a hand without them gets a mark. */
  readonly hasJokers: boolean;
}

/** The name under which the rows are kept in this browser. */
export const SCORE_CARD = 'score-card';
const MOST_ROWS = 200;
const MOST_POINTS = 1e9;
const FINAL = /^(\d{1,12})?(?: ?(\d{1,12})\/([1-9]\d{0,11}))?$/;

/** What the text of a final score comes to, rounded as on the sheet, halves up; undefined if it means nothing. */
const finalOf = (text: string): number | undefined => {
  const [all, whole = '0', n = '0', d = '1'] = FINAL.exec(text) ?? [];
  return all === undefined || all === ''
    ? undefined
    : Number(whole) + Math.floor((2 * Number(n) + Number(d)) / (2 * Number(d)));
};

const isPoints = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= MOST_POINTS;

const isRow = (value: unknown): value is Row => {
  if (typeof value !== 'object' || value === null) return false;
  const { game, date, natural, percentLeft, final, jokerless } = value as Partial<Record<keyof Row, unknown>>;
  return (
    typeof game === 'string' &&
    gameNamed(game)?.rivals.length === 0 &&
    typeof date === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    isPoints(natural) &&
    isPoints(percentLeft) &&
    typeof final === 'string' &&
    finalOf(final) !== undefined &&
    ['undefined', 'boolean'].includes(typeof jokerless)
  );
};

/** The rows kept in this browser, the newest first. */
export const readScoreCard = (): readonly Row[] => {
  try {
    const rows: unknown = JSON.parse(kept(SCORE_CARD) ?? '[]');
    return Array.isArray(rows) ? rows.filter(isRow).slice(0, MOST_ROWS) : [];
  } catch {
    return [];
  }
};

/** These rows, kept. */
export const keepScoreCard = (rows: readonly Row[]): readonly Row[] => {
  keep(SCORE_CARD, rows.length === 0 ? undefined : JSON.stringify(rows));
  return rows;
};

/** The day it is where the player is, not at Greenwich. */
const today = (): string => {
  const now = new Date();
  const digits = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
};

/** The rows with one more on top, kept. They are those that lie in the browser now: another tab may have added some. */
export const addToScoreCard = (
  game: PlayedName,
  { natural, percentLeft, final, jokerless }: Scores,
): readonly Row[] => {
  const row: Row = { game, date: today(), natural, percentLeft, final, ...(jokerless && { jokerless }) };
  return keepScoreCard([row, ...readScoreCard()].slice(0, MOST_ROWS));
};

const KINDS: readonly Omit<CardPart, 'rows' | 'natural' | 'total'>[] = [
  { title: 'Chinese solitaire', hasJokers: false },
  { title: 'American solitaire', hasJokers: true },
];

/** The final score of a row: the exact figure, and the rounded one. */
export const shownFinal = ({ final }: Row): string => finalText(final, finalOf(final) ?? 0);

/** Remarks on a game beside its figures: what its hands were, and whether it was won without jokers. */
export const remarksOf = ({ game, jokerless }: Row): string =>
  [
    ...(game === 'american' ? ['Card Free'] : []),
    ...(game === 'american-card' ? ['by card'] : []),
    ...(jokerless === true ? ['no jokers'] : []),
  ].join(', ');

/** The Chinese and the American solitaires apart (CS-23); what has no row is left out. */
export const cardParts = (rows: readonly Row[]): readonly CardPart[] =>
  KINDS.map((kind) => {
    const own = rows.filter(({ game }) => (game === 'chinese') !== kind.hasJokers);
    return {
      ...kind,
      rows: own,
      natural: own.reduce((sum, { natural }) => sum + natural, 0),
      total: own.reduce((sum, { final }) => sum + (finalOf(final) ?? 0), 0),
    };
  }).filter((part) => part.rows.length > 0);
