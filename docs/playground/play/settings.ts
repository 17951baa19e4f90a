import { kept } from '../state/browser-store';
import { CLAIMS, type Claims } from './session';

/** What a player chooses once for all games. */
export interface Settings {
  /** About which claims the player is asked at a table. */
  readonly claims: Claims;
  /** Whether each choice is judged. */
  readonly verdicts: boolean;
}

/** The name under which the settings are kept. */
export const SETTINGS = 'play-settings';

/** The settings kept in this browser. */
export const readSettings = (): Settings => {
  const text = kept(SETTINGS) ?? '';
  return {
    claims: CLAIMS.find((one) => text.includes(`"${one}"`)) ?? 'useful',
    verdicts: text.includes('"verdicts":true'),
  };
};
