import { formatHand, type Hand } from 'mahjongg';
import type { Options } from '../options/chosen';
import type { PlayedGame } from './games';

/** Shows a rack on the page where hands are read. */
export const lookAt = (hand: Hand, { analyzed }: PlayedGame, house: Options): void => {
  const parts = { rules: analyzed, hand: formatHand(hand), options: JSON.stringify(house) };
  location.href = `index.html#${new URLSearchParams(parts)}`;
};
