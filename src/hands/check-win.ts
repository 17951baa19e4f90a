import { isRecord, ownValue } from '../core/own-values';
import { choice, isNot, noteStrange, partOf, strangeTo, telling, type Wording } from '../core/read';
import { described, type Reason, reasonAt } from '../core/reason';
import { tileMeant } from '../tiles/parse-tiles';
import type { Tile } from '../tiles/tile';
import { isTile } from '../tiles/tile-index';
import type { Hand, Meld, Win, WinKind } from './hand';

/** What a game says of its wins. */
interface WinRules {
  readonly wins: readonly WinKind[];
  readonly growing?: boolean | undefined;
  readonly winMembers?: readonly string[] | undefined;
}

/**
 * What a win of any game can say, and what a declaration says of a win beside it; a game leaves alone what only another one
 * knows. Rules of one's own may add names (`winMembers`).
 */
const WIN_MEMBERS: readonly string[] = [
  ...['by', 'tile', 'ownJoker', 'value', 'afterKong', 'lastTile', 'originalDraw', 'onlyPlace'],
  ...['discards', 'flowersOfDummies', 'replacements', 'personalSuit'],
  ...['seat', 'from', 'jokerOf', 'hand', 'win'],
];

const CLAIMED: readonly unknown[] = ['discard', 'misnamedDiscard', 'exchangeTile'];

/** Whether a tile may be the last that was laid on an exposure, which had three tiles and a natural one before it (TG-4, TG-5). */
const mayHaveGrown = ({ tiles }: Meld, tile: Tile): boolean => {
  const before = tiles.filter((_, at) => at !== tiles.indexOf(tile));
  const mayStandForOthers = tile === 'J' || tile === 'F';
  return (
    tiles.length > 3 &&
    tiles.includes(tile) &&
    before.some((one) => one === tile || (mayStandForOthers && one !== 'J'))
  );
};

/** Whether a tile lies where the winning tile is counted: among the concealed, or on an exposure that grew by it. */
const isCounted = ({ concealed, melds = [] }: Hand, tile: Tile, mayLieOpen: boolean): boolean =>
  concealed.includes(tile) || (mayLieOpen && melds.some((meld) => mayHaveGrown(meld, tile)));

/**
 * What keeps a win by joker exchange from being one (AG-27): a tile that serves as a joker must be counted, and no other may be
 * named; empty if nothing does. Where exposures grow it may lie open (TG-5).
 */
export const exchangeReasons = (
  hand: Hand,
  tile: Tile | undefined,
  jokers: readonly Tile[] = ['J'],
  mayLieOpen = false,
): readonly Reason[] => {
  const isHeld = jokers.some((joker) => isCounted(hand, joker, mayLieOpen));
  if (isHeld && (tile === undefined || jokers.includes(tile))) return [];
  const message = 'A win by joker exchange takes the joker into the hand: it is the winning tile.';
  return [reasonAt(isHeld ? 'badWin' : 'winningTileNotHeld', 'AG-27', message, ['win', 'by'])];
};

/** What a claim says beside how a hand was won. */
const OF_CLAIMS: readonly string[] = ['winner', 'discarder', 'exchanger', 'jokerless', 'dead', 'seats'];

const NO_MEMBER: Wording['strange'] = (path, name, known, given) =>
  OF_CLAIMS.includes(name)
    ? reasonAt(
        'badWin',
        '',
        `A win has no “${name}”: that is for the claim of \`settle\`.`,
        partOf(path, name),
      )
    : strangeTo('A win', 'badWin')(path, name, known, given);

const noWin: Wording['wrong'] = (path, expected, given) =>
  reasonAt('badWin', '', isNot('“by”', expected, given), path);

/** A win as it was read, and everything wrong with it. */
export interface WinCheck<GameWin extends Win> {
  /** Its own data, looked at once; undefined if anything is wrong with it. */
  readonly win: GameWin | undefined;
  /** What is wrong, with places; empty if nothing is. */
  readonly reasons: readonly Reason[];
}

/** Whether the winning tile, which is counted among the concealed, can only be a joker. */
const isJokerOnly = (hand: Hand | undefined): boolean =>
  hand !== undefined && hand.concealed.length > 0 && hand.concealed.every((tile) => tile === 'J');

/** Reads any value as the win of a hand in a game with these wins. */
export const checkWin = <GameWin extends Win>(
  given: GameWin | undefined | null,
  hand: Hand | undefined,
  { wins, growing = false, winMembers = [] }: WinRules,
): WinCheck<GameWin> => {
  if (!isRecord(given)) {
    const message =
      given === undefined
        ? 'The win is missing: an object that says by what the hand was won, such as { by: "wall" }.'
        : isNot('A win', 'an object that says by what it was won', given);
    return { win: undefined, reasons: [reasonAt('badWin', '', message, ['win'])] };
  }
  const reasons: Reason[] = [];
  const win: Record<string, unknown> = {};
  let isStrange = false;
  for (const name of Object.keys(given))
    if (WIN_MEMBERS.includes(name) || winMembers.includes(name)) win[name] = ownValue(given, name);
    else isStrange = true;
  if (isStrange)
    noteStrange(given, [...WIN_MEMBERS, ...winMembers], { strange: NO_MEMBER }, ['win'], reasons);
  if (win['tile'] === undefined && CLAIMED.includes(win['by']) && isJokerOnly(hand)) win['tile'] = 'J';
  const { by, tile } = win;
  if (!wins.some((one) => one === by)) telling(choice(...wins), noWin)(by, ['win', 'by'], reasons);
  if (tile !== undefined && !isTile(tile)) {
    const meant = tileMeant(tile);
    const hint = meant === undefined ? '' : ` Write “${meant}”.`;
    const message = `The winning tile must be a tile, not ${described(tile)}.${hint}`;
    const params = meant === undefined ? {} : { nearest: meant };
    reasons.push(reasonAt('badWin', '', message, ['win', 'tile'], params));
  } else if (
    tile !== undefined &&
    hand !== undefined &&
    !isCounted(hand, tile, growing && !CLAIMED.includes(by))
  ) {
    const message = `The winning tile ${tile} is not among the concealed tiles: write it there, outside the brackets, even if it was claimed.`;
    reasons.push(reasonAt('winningTileNotHeld', '', message, ['win', 'tile'], { tile }));
  }
  return { win: reasons.length > 0 ? undefined : (win as unknown as GameWin), reasons };
};
