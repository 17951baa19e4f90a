import { checkHand } from '../../hands/check-hand';
import type { Hand } from '../../hands/hand';
import type { Tile } from '../../tiles/tile';
import { checkYearHand } from './check';
import type { YearOptions } from './options';
import { hasReading } from './readings';
import { yearTiles } from './tiles';
import type { YearWin } from './vocabulary';

/** The tiles face up on a rack: those of the revealed melds, the revealed flowers and seasons (YG-12). */
export const faceUpTiles = ({ melds = [], flowers = [] }: Hand): readonly Tile[] => [
  ...melds.flatMap(({ tiles, concealed }) => (concealed === true ? [] : tiles)),
  ...flowers,
];

/** Whether a player may steal now: only in place of drawing on the own turn, or with `stealAnyTime` at any time (YG-12a). */
export const maySteal = (isDrawing: boolean, { stealAnyTime }: Pick<YearOptions, 'stealAnyTime'>): boolean =>
  isDrawing || stealAnyTime;

const winsWith = (hand: Hand, tile: Tile, options: YearOptions): boolean => {
  const whole = { ...hand, concealed: [...hand.concealed, tile] };
  const win: YearWin = { by: 'steal', tile };
  const { hand: checked, reasons } = checkHand(whole, yearTiles(options.bonusCopies));
  if (checked === undefined || reasons.length > 0) return false;
  return checkYearHand(checked, win, options).length === 0 && hasReading(checked, win, options);
};

/** The tiles face up on the opponents’ racks that complete Mah Jong for a hand that lacks one, each once (YG-12). */
export const stealsFor = (hand: Hand, opponents: readonly Hand[], options: YearOptions): readonly Tile[] =>
  [...new Set(opponents.flatMap(faceUpTiles))].filter((tile) => winsWith(hand, tile, options));
