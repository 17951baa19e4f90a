import { formatHand, type Hand } from 'mahjongg';
import type { Options } from '../options/chosen';
import type { PlayedGame } from './games';

/** Shows a rack on the page where hands are read, with the house rules open if those are to be chosen. */
export const lookAt = (hand: Hand, { analyzed }: PlayedGame, house: Options, isChoosing: boolean): void => {
  const parts = {
    rules: analyzed,
    hand: formatHand(hand),
    options: JSON.stringify(house),
    ...(isChoosing && { choose: 'options' }),
  };
  location.href = `index.html#${new URLSearchParams(parts)}`;
};
