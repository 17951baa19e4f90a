import type { Bot } from '../bots/bot';
import type { GameTypes } from '../play/types';

/** What a bot that failed said. */
export interface Watch {
  /** Its last words; undefined as long as none has failed. */
  broken?: string;
}

/** A bot that, instead of failing, leaves word why and chooses nothing, so that its game stops there. */
export const watched =
  <T extends GameTypes>(bot: Bot<T>, watch: Watch): Bot<T> =>
  (view, random) => {
    try {
      return bot(view, random);
    } catch (error) {
      watch.broken = error instanceof Error ? error.message : String(error);
      return undefined as never;
    }
  };

/** What is said of a bot whose game stopped. */
export const faultOf = ({ broken }: Watch, refusal: string): string =>
  broken === undefined ? `may not do that: ${refusal}` : `failed: ${broken}`;
