import { ownValue } from '../../core/own-values';
import type { YearWin } from './vocabulary';

const NAMES = ['by', 'tile', 'replacements', 'personalSuit'] as const;

/** A win with its own properties only, each read once: it comes from outside. */
export const ownWin = (win: YearWin): YearWin =>
  Object.fromEntries(
    NAMES.map((name) => [name, ownValue(win, name)] as const).filter(([, value]) => value !== undefined),
  ) as unknown as YearWin;
