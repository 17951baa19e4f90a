import { isRecord, ownValue } from '../core/own-values';
import { choice, isNot, noteStrange, partOf, strangeTo, telling, type Wording } from '../core/read';
import { described, type Reason, reasonAt } from '../core/reason';
import { tileMeant } from '../tiles/parse-tiles';
import type { Tile } from '../tiles/tile';
import { isTile } from '../tiles/tile-index';
import type { Hand, Meld, Win } from './hand';
import type { HandRules } from './rule-parts';

type WinRules = Pick<HandRules<unknown, Win, unknown>, 'wins' | 'growing' | 'winMembers'>;

/**
 * The members of wins in any game, and those a declaration adds; a game ignores members that only another game knows. Rules of
 * your own can add names (`winMembers`).
 */
const WIN_MEMBERS: readonly string[] = [
  ...['by', 'tile', 'ownJoker', 'value', 'afterKong', 'lastTile', 'originalDraw', 'onlyPlace'],
  ...['discards', 'flowersOfDummies', 'replacements', 'personalSuit'],
  ...['seat', 'from', 'jokerOf', 'hand', 'win'],
];

const CLAIMED: readonly unknown[] = ['discard', 'misnamedDiscard', 'exchangeTile'];

/**
 * Whether a tile may be the last one added to an exposure, which had at least three tiles, one of them natural, before it (TG-4,
 * TG-5).
 */
const mayHaveGrown = ({ tiles }: Meld, tile: Tile): boolean => {
  const before = tiles.filter((_, at) => at !== tiles.indexOf(tile));
  const mayStandForOthers = tile === 'J' || tile === 'F';
  return (
    tiles.length > 3 &&
    tiles.includes(tile) &&
    before.some((one) => one === tile || (mayStandForOthers && one !== 'J'))
  );
};

/** Whether a tile is where the winning tile belongs: among the concealed tiles, or on an exposure that grew by it. */
const isCounted = ({ concealed, melds = [] }: Hand, tile: Tile, mayLieOpen: boolean): boolean =>
  concealed.includes(tile) || (mayLieOpen && melds.some((meld) => mayHaveGrown(meld, tile)));

/**
 * What is wrong with a win by joker exchange (AG-27): a tile that serves as a joker must be the winning tile. Where exposures
 * grow it may be on the table (TG-5).
 */
export const exchangeReasons = (
  hand: Hand,
  tile: Tile | undefined,
  jokers: readonly Tile[] = ['J'],
  mayLieOpen = false,
): readonly Reason[] => {
  const isHeld = jokers.some((joker) => isCounted(hand, joker, mayLieOpen));
  if (isHeld && (tile === undefined || jokers.includes(tile))) return [];
  const where = isHeld ? '' : ' Write it among the concealed tiles.';
  const message = `In a win by joker exchange the joker is the winning tile.${where}`;
  return [reasonAt(isHeld ? 'badWin' : 'winningTileNotHeld', 'AG-27', message, ['win', 'by'])];
};

/** Members that a claim has besides those of a win. */
const OF_CLAIMS: readonly string[] = ['winner', 'discarder', 'exchanger', 'jokerless', 'dead', 'seats'];

const NO_MEMBER: Wording['strange'] = (path, name, known, given) =>
  OF_CLAIMS.includes(name)
    ? reasonAt(
        'badWin',
        '',
        `A win has no “${name}”. It belongs in a claim for \`settle\`.`,
        partOf(path, name),
      )
    : strangeTo('A win', 'badWin')(path, name, known, given);

const noWin: Wording['wrong'] = (path, expected, given) =>
  reasonAt('badWin', '', isNot('“by”', expected, given), path);

/** A win after checking, with everything wrong with it. */
export interface WinCheck<GameWin extends Win> {
  /** Its data, each member read once; undefined if anything is wrong with it. */
  readonly win: GameWin | undefined;
  /** What is wrong, with places; empty if nothing is. */
  readonly reasons: readonly Reason[];
}

/** Whether all concealed tiles are jokers, so that the winning tile is one. */
const isJokerOnly = (hand: Hand | undefined): boolean =>
  hand !== undefined && hand.concealed.length > 0 && hand.concealed.every((tile) => tile === 'J');

/** Reads any value as a win in a game with these ways of winning. */
export const checkWin = <GameWin extends Win>(
  given: GameWin | undefined | null,
  hand: Hand | undefined,
  { wins, growing = false, winMembers = [] }: WinRules,
): WinCheck<GameWin> => {
  if (!isRecord(given)) {
    const message =
      given === undefined
        ? 'The win is missing. Give an object that says how the hand was won, such as { by: "wall" }.'
        : isNot('A win', 'an object that says how it was won', given);
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
