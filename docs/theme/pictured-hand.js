// What the library says of the hand in the picture of the README.

const HAND = '22D 333D J44D [555D] [666D]';
/** How the tiles of the rack are set apart in the picture: how many stand together. */
const RACK = [2, 3, 3];

/**
 * The hand in groups, its title and its sheet.
 * @param {typeof import('mahjongg')} library
 * @returns {import('./draw-hand.js').Picture}
 */
export const pictured = ({ parseHandText, scoreHand }) => {
  const hand = parseHandText(HAND);
  if (!hand.ok) throw new Error(`${HAND} cannot be read`);
  const score = scoreHand(hand.value, { win: { by: 'discard', tile: '4D' } });
  if (!score.ok) throw new Error(`${HAND} does not win`);
  const { concealed, melds = [] } = hand.value;
  let taken = 0;
  const rack = RACK.map((size) => {
    taken += size;
    return concealed.slice(taken - size, taken);
  });
  const { category, set, pattern } = score.value.reading;
  const words = category.replace(/(?=[A-Z])/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
  return {
    groups: [...rack, ...melds.map(({ tiles }) => tiles)],
    exposed: [...rack.map(() => false), ...melds.map(() => true)],
    title: `${words} ${[set].flat().join(' ')}, ${pattern}`,
    lines: score.value.lines.map(({ rule, label, points }) => ({ rule, label, points: points ?? 0 })),
    total: score.value.total,
  };
};
