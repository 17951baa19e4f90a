import { keep, kept } from '../state/browser-store';
import type { End } from './session';
import type { SolitaireName } from './solitaires';

/** A finished solitaire on the score card (CS-23). */
export interface Row {
  readonly game: SolitaireName;
  readonly date: string;
  readonly natural: number;
  readonly percentLeft: number;
  readonly final: string;
}

const STORE = 'score-card';
const MOST_ROWS = 200;

const isRow = (value: unknown): value is Row => {
  if (typeof value !== 'object' || value === null) return false;
  const { game, date, natural, percentLeft, final } = value as Partial<Record<keyof Row, unknown>>;
  return (
    [game, date, final].every((text) => typeof text === 'string' && text.length < 60) &&
    [natural, percentLeft].every((number) => typeof number === 'number')
  );
};

/** The rows kept in this browser, the newest first. */
export const readScoreCard = (): readonly Row[] => {
  try {
    const rows: unknown = JSON.parse(kept(STORE) ?? '[]');
    return Array.isArray(rows) ? rows.filter(isRow).slice(0, MOST_ROWS) : [];
  } catch {
    return [];
  }
};

/** These rows, kept. */
export const keepScoreCard = (rows: readonly Row[]): readonly Row[] => {
  keep(STORE, rows.length === 0 ? undefined : JSON.stringify(rows));
  return rows;
};

/** The rows with one more on top, kept. */
export const addToScoreCard = (
  rows: readonly Row[],
  game: SolitaireName,
  { natural, percentLeft, final }: End,
): readonly Row[] => {
  const date = new Date().toISOString().slice(0, 10);
  return keepScoreCard([{ game, date, natural, percentLeft, final }, ...rows].slice(0, MOST_ROWS));
};
