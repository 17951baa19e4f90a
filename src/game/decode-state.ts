import type { Rejection } from '../result/reason';
import type { Result } from '../result/result';
import type { Kit } from './kit';
import { readJson } from './read-json';
import type { GameState } from './state';

/** A state as text. */
export const encodeGame = (state: GameState): string => JSON.stringify(state);

/** Reads a state. */
export const decodeGame = (_kit: Kit, given: unknown): Result<GameState, Rejection> =>
  readJson(given) as Result<GameState, Rejection>;
