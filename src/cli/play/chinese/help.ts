import type { ChineseStages } from '../../../games/chinese/play/types';
import type { Help } from '../question';

/** The rules behind what is asked in each phase. */
export const CHINESE_HELP: Readonly<Record<Exclude<keyof ChineseStages, 'over'>, readonly Help[]>> = {
  turn: [
    ['CS-8', 'Mah Jongg is four sets (three or four alike, runs of three) and a pair.'],
    ['CS-5', 'Whoever has drawn discards a tile; then South, West and North draw and discard.'],
    ['CS-7', 'Four alike may be laid down as a kong, or the fourth added to a pung; a loose tile follows.'],
    ['CS-7', 'Flowers are laid aside for you and replaced by loose tiles.'],
    ['CS-21', 'The more tiles are left when you win, the more the hand is worth.'],
  ],
  claims: [
    ['CS-6', 'A discard of a dummy may be claimed for a run or a pung, which then lies on the table.'],
    ['CS-6b', 'It may also be claimed for Mah Jongg, whatever it completes.'],
    ['CS-9', 'Sets in the hand score more than sets on the table.'],
  ],
};
