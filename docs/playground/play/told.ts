import { type Seat, type Tile, tileName } from 'mahjongg';
import type { SeenAmericanEvent, SeenChineseEvent, SeenEvent, YearSeenEvent } from 'mahjongg/game';
import { SEAT_NAMES } from './seats';

type Event = SeenEvent | YearSeenEvent | SeenAmericanEvent | SeenChineseEvent;

/** What each event says to the player at a seat; one that is left out goes without saying. */
type Tellers = {
  readonly [T in Event['type']]?: (event: Extract<Event, { readonly type: T }>, me: Seat) => string;
};

const SIZES: readonly string[] = ['', '', 'pair', 'pung', 'kong', 'quint', 'sextet'];

const who = (seat: Seat, me: Seat): string => (seat === me ? 'You' : SEAT_NAMES[seat]);
const whom = (seat: Seat, me: Seat): string => (seat === me ? 'you' : SEAT_NAMES[seat]);
const whose = (seat: Seat, me: Seat, your = 'Your'): string => (seat === me ? your : `${SEAT_NAMES[seat]}’s`);

/** Tiles in words, alike ones counted. */
const words = (tiles: readonly Tile[]): string =>
  [...new Set(tiles)]
    .map((tile) => {
      const count = tiles.filter((one) => one === tile).length;
      return `${count > 1 ? `${count} × ` : ''}${tileName(tile)}`;
    })
    .join(', ');

/** What a set is called: by its size, or a chow. */
const setName = (tiles: readonly Tile[]): string => {
  const isRun = new Set(tiles.filter((tile) => tile !== 'J')).size > 1;
  return (isRun ? (tiles.length === 3 ? 'chow' : 'set') : SIZES[tiles.length]) ?? 'set';
};

const TELLERS: Tellers = {
  passed: ({ own }) => {
    const [lost, gained] = [own?.lost ?? [], own?.gained ?? []];
    if (lost.length + gained.length === 0) return '';
    const got = gained.length > 0 ? ` and got ${words(gained)}` : '';
    return `You passed ${words(lost) || 'incoming tiles'}${got}.`;
  },
  charlestonEnded: ({ stopped }) => (stopped ? 'The Charleston is stopped.' : 'Everybody goes on passing.'),
  discarded: ({ seat, tile }, me) => `${who(seat, me)} discarded ${tileName(tile)}.`,
  called: ({ seat, from, meld: { tiles } }, me) =>
    `${who(seat, me)} took ${whose(from, me, 'your')} discard for a ${setName(tiles)}: ${words(tiles)}.`,
  exchanged: ({ seat, tile, ...event }, me) => {
    const owner = 'from' in event && event.from !== seat ? whose(event.from, me, 'your') : 'a';
    return `${who(seat, me)} gave ${tileName(tile)} for ${owner} joker.`;
  },
  grew: ({ seat, tile }, me) => `${who(seat, me)} added ${tileName(tile)} to an exposure.`,
  rearranged: ({ seat, meld }, me) =>
    meld === null
      ? `${who(seat, me)} took the exposure back.`
      : `${who(seat, me)} changed the exposure to ${words(meld.tiles)}.`,
  challenged: ({ seat, against, upheld }, me) =>
    `${who(seat, me)} challenged ${whom(against, me)}. ${whose(against, me)} hand is ${upheld ? 'dead' : 'not dead'}.`,
  died: ({ seat, rule }, me) => `${whose(seat, me)} hand is dead (${rule}).`,
  revealed: ({ seat, tiles }, me) => `${who(seat, me)} revealed ${words(tiles)} for a replacement.`,
  taken: (event, me) =>
    'place' in event && event.place !== 'discards'
      ? `${who(event.seat, me)} took ${tileName(event.tile)} from ${whom(event.from, me)} to win.`
      : '',
  declared: ({ declared: { seat } }, me) => `${who(seat, me)} declared Mah Jongg!`,
};

/** What an event says to the player at a seat; empty if it goes without saying. */
export const toldOf = (event: { readonly type: string }, me: Seat): string => {
  // To call a union of functions, the compiler intersects the parameters of all of them, which takes it twelve seconds.
  const tellers: Readonly<Record<string, (event: never, me: Seat) => string>> = TELLERS;
  const tell = Object.hasOwn(tellers, event.type) ? tellers[event.type] : undefined;
  return tell?.(event as never, me) ?? '';
};
