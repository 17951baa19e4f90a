import { englishName } from '../tiles/english-names';
import { isTileName, type Tile } from '../tiles/tile';
import { nameIn, numberIn, part, textIn, tilesIn } from './given';
import type { ShownView } from './view';

/** The names for groups of identical tiles, by how many there are. */
export const SIZES: readonly string[] = ['', 'single', 'pair', 'pung', 'kong', 'quint', 'sextet'];

const tileWords = (tile: unknown): string => (isTileName(tile) ? englishName(tile) : 'a tile');

export const tilesWords = (tiles: readonly Tile[]): string => tiles.map(tileWords).join(' and ');

/** The kind of set that a discard is claimed for. */
const kindOf = (tile: unknown, others: readonly Tile[]): string => {
  const isRun = others.some((one) => one !== 'J' && one !== tile);
  return (isRun ? 'chow' : SIZES[others.length + 1]) ?? 'set';
};

const meldOf = (action: object): string => `exposure ${(numberIn(action, 'meld') ?? 0) + 1}`;

/** The text of an action’s button, by its type. */
const ACTIONS: Readonly<Record<string, string | ((action: object, names: unknown) => string)>> = {
  mahjongg: 'Mah Jongg!',
  decline: 'No claim',
  stop: 'No second Charleston',
  continue: 'A second Charleston',
  draw: 'Draw a tile',
  keep: 'Keep the rest hidden',
  show: 'Show the hand',
  takeBack: 'Take the claim back',
  rearrange: 'Expose it instead',
  reveal: 'Reveal',
  wish: (action) => `Exchange ${textIn(action, 'count')}`,
  call: (action) => `Claim for a ${kindOf(part(action, 'tile'), tilesIn(action, 'with'))}`,
  kong: (action) => `Kong of ${tileWords(part(action, 'tile'))}`,
  grow: (action) => `Add ${tileWords(part(action, 'tile'))} to ${meldOf(action)}`,
  challenge: (action, names) => `Call the hand of ${nameIn(names, part(action, 'against'))} dead`,
  steal: (action, names) =>
    `Take ${tileWords(part(action, 'tile'))} from ${nameIn(names, part(action, 'from'))}`,
  exchange: (action, names) => {
    const owner = part(action, 'from');
    const meld = owner === undefined ? meldOf(action) : `${meldOf(action)} of ${nameIn(names, owner)}`;
    return `Swap ${tileWords(part(action, 'tile'))} for the joker of ${meld}`;
  },
};

/** The text of an action’s button. */
export const actionWords = (action: object, names: unknown): string => {
  const type = textIn(action, 'type', 40);
  const words = Object.hasOwn(ACTIONS, type) ? ACTIONS[type] : undefined;
  return typeof words === 'function' ? words(action, names) : (words ?? type);
};

const turnWords = ({ viewer, now, drawn }: ShownView, names: unknown): string => {
  const seat = part(now, 'seat') ?? viewer;
  if (seat !== viewer || viewer === undefined) return `It is ${nameIn(names, seat)}’s turn.`;
  const by = part(now, 'by');
  const isClaim = by === 'claim' || by === 'call';
  const before = isClaim
    ? 'You claimed it'
    : isTileName(drawn)
      ? `You drew ${englishName(drawn)}`
      : 'Your turn';
  return `${before}. Discard a tile.`;
};

const overWords = ({ now, viewer }: ShownView, names: unknown): string => {
  const outcome = part(now, 'outcome');
  const seat = part(part(outcome, 'declared'), 'seat');
  const isWon = part(outcome, 'ending') === 'mahjongg';
  return `The game is over. ${isWon ? (seat === viewer ? 'You' : nameIn(names, seat)) : 'Nobody'} won.`;
};

/** How many tiles to pass now, in words. */
const sizeWords = (now: object): string => {
  const size = numberIn(now, 'size');
  const [least = size, most = size] = [numberIn(now, 'least'), numberIn(now, 'most')];
  if (most === undefined) return 'the tiles';
  const from = least === undefined ? 'up to ' : `${least} to `;
  return `${least === most ? '' : from}${most} tiles`;
};

/** What is going on, by phase. */
const PHASES: Readonly<Record<string, (view: ShownView, names: unknown) => string>> = {
  charleston: ({ now }) => {
    const [round, pass, direction] = ['round', 'pass', 'direction'].map((name) => textIn(now, name));
    const [least, rest] = numberIn(now, 'blind')
      ? ['up to ', '; incoming tiles make up the rest, unseen']
      : ['', ''];
    return (
      `Charleston, round ${round}, pass ${pass}: choose ${least}${sizeWords(now)} to pass ${direction}`.trim() +
      `${rest}. Jokers stay.`
    );
  },
  secondCharleston: () => 'A second Charleston?',
  courtesy: ({ now }, names) =>
    part(now, 'seat') === undefined
      ? 'How many tiles do you exchange across?'
      : `${nameIn(names, part(now, 'seat'))} may replace flowers and seasons.`,
  courtesyPass: ({ now }) => `Courtesy pass: choose ${sizeWords(now)}.`,
  draw: ({ now, viewer }, names) =>
    part(now, 'seat') === viewer
      ? 'Your turn: draw a tile.'
      : `${nameIn(names, part(now, 'seat'))} draws next.`,
  turn: turnWords,
  claims: ({ now, viewer, awaiting }, names) =>
    `${nameIn(names, part(now, 'from'))} discarded ${tileWords(part(now, 'tile'))}.${awaiting.includes(viewer) ? ' Do you claim it?' : ''}`,
  showing: ({ now }, names) => `${nameIn(names, part(part(now, 'declared'), 'seat'))} declared Mah Jongg.`,
  over: overWords,
};

/** What is going on, in a sentence. */
export const phaseWords = (view: ShownView, names: unknown): string =>
  Object.hasOwn(PHASES, view.phase) ? (PHASES[view.phase]?.(view, names) ?? '') : view.phase.slice(0, 40);
