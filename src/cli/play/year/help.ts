import type { YearStages } from '../../../games/year/play/types';
import type { Help } from '../question';

/** The rules behind what is asked in each phase. */
export const YEAR_HELP: Readonly<Record<Exclude<keyof YearStages, 'over'>, readonly Help[]>> = {
  courtesy: [
    ['YG-5', 'Before play each in turn may reveal flowers and seasons for replacements of the Flower Wall.'],
    ['YG-6', 'A hidden single flower or season cannot be part of a winning hand; a pair or a Year can.'],
  ],
  draw: [
    ['YG-6', 'Before or after drawing a flower or season may be revealed for a replacement.'],
    ['YG-12', 'A tile that lies face up on a rack may be stolen if it completes Mah Jong.'],
  ],
  turn: [
    ['YG-11', 'Mah Jong is any combination of chows, pungs, pairs, kongs and Years with no tile left over.'],
    ['YG-6', 'Flowers and seasons are never discarded; reveal them for replacements.'],
    ['YG-9', 'A kong may be revealed for a replacement, and the fourth added to a revealed pung.'],
    ['YG-10', 'A Year drawn by oneself may be revealed for a replacement.'],
  ],
  claims: [
    ['YG-7', 'First comes Mah Jong, then a Year with a Pung-Pair, then a pung, then a chow.'],
    ['YG-7', 'A chow is called only by the player of the next season.'],
    ['YG-8', 'Players who are passed over lose that turn.'],
    ['YG-9', 'Nothing is called for an ordinary kong, unless it is Mah Jong.'],
  ],
};
