import { onFirstUseOf } from '../core/first-use';
import { misused, otherRules } from '../core/misuse';
import { isRecord, ownValue } from '../core/own-values';
import { type Result, success } from '../core/result';
import { isSameValue } from '../core/same-value';
import { hasShape, type Shape } from '../core/shape';
import { isClaimed } from '../games/american/claimed';
import type { Action } from '../games/american/play/table/stages';
import type { PlayerView } from '../games/american/play/table/types';
import {
  identityOf,
  isOwnJoker,
  judging,
  type OwnRules,
  rulesAtLevel,
  rulesToJudge,
  type TableRules,
  winNow,
} from '../games/american/play/table-rules';
import type { RackTable } from '../games/american/rack-table';
import { recordedOptions } from '../games/american/recorded-options';
import { winningWays } from '../hands/grown-hands';
import type { Hand, Meld, Win } from '../hands/hand';
import type { HasIdentity, HasTiles } from '../hands/rule-parts';
import { tilesOf } from '../play/racks';
import { forViewer } from '../play/seats';
import { isWin } from '../questions/validate-hand';
import { isNumberOf, SUITS, type Suit, TILES, type Tile } from '../tiles/tile';
import type { OwnTiles } from './own-tiles';
import { type Unseen, unseenBeside, unseenOf } from './unseen';

/** The parts of a view of the table game that advice and bots read. */
const VIEW: Shape = {
  rules: 'record',
  viewer: 'string',
  phase: 'string',
  now: 'record',
  seats: ['string'],
  players: 'record',
  awaiting: ['string'],
  melds: 'record',
  counts: 'record',
  discards: [{ tile: 'string' }],
  dead: ['string'],
  wallLeft: 'number',
  rack: ['string'],
  legal: [{ type: 'string' }],
};

const SEAT: Shape = { player: 'record', melds: [{ tiles: ['string'] }], count: 'number' };

const PASS: Shape = { tiles: ['string'] };
/** The most tiles in a pass: a whole rack. */
const MOST_PASSED = 14;

/** Checks that a view belongs to these rules. All views of a game share one rules object, which is compared only once. */
const viewGuard = /* @__PURE__ */ onFirstUseOf((rules: HasIdentity): ((played: object) => void) => {
  const { name, options, card } = identityOf(rules);
  const known = new WeakSet<object>();
  return (played) => {
    if (known.has(played)) return;
    const theirs = ownValue(played, 'options');
    const isSame =
      ownValue(played, 'name') === name &&
      [card, undefined].includes(ownValue(played, 'card') as string) &&
      isSameValue(isRecord(theirs) ? recordedOptions(theirs) : theirs, options);
    if (!isSame) otherRules('view', { name, card });
    known.add(played);
  };
}, new WeakMap());

/** Throws a `MisuseError` if a view of any game belongs to other rules. */
export const expectSameRules = (view: unknown, rules: HasIdentity): void => {
  const played = isRecord(view) ? ownValue(view, 'rules') : undefined;
  if (isRecord(played)) viewGuard(rules)(played);
};

const NOT_A_VIEW =
  'Give a player’s view from `game.viewFor(state, seat)`. To analyze tiles without a game, use `bestDiscards` or `targets`.';

/** Throws a `MisuseError` if a value is not a player’s view of a table game with these rules. */
export const expectView = (view: PlayerView, rules: HasIdentity): void => {
  expectSameRules(view, rules);
  const isSound =
    hasShape(view, VIEW) &&
    view.seats.every((seat) =>
      hasShape({ player: view.players[seat], melds: view.melds[seat], count: view.counts[seat] }, SEAT),
    ) &&
    view.legal.every(
      (action) => action.type !== 'pass' || (hasShape(action, PASS) && action.tiles.length <= MOST_PASSED),
    );
  if (!isSound) misused(NOT_A_VIEW);
};

/** The actions the game is waiting for; a challenge is never required, so it is left out. */
export const owedActions = <A extends { readonly type: string }>(view: {
  readonly legal: readonly A[];
}): readonly A[] => view.legal.filter(({ type }) => type !== 'challenge');

/** How many tiles a player holds or passes, and the number required: with any other number the hand is dead (AG-31). */
export type Miscount = Readonly<Record<'count' | 'expected', number>>;

const miscountOf = (count: number, expected: number): Miscount | undefined =>
  count === expected ? undefined : { count, expected };

/** The miscount of the viewer’s hand on a turn or claim, where the table let someone pass too few tiles. */
export const ownMiscount = (
  view: PlayerView,
  { handSize }: Pick<RackTable, 'handSize'>,
): Miscount | undefined => {
  const { manners, phase, rack } = view;
  if (manners === 'strict' || (phase !== 'turn' && phase !== 'claims')) return undefined;
  return miscountOf(rack.length + tilesOf(ownMelds(view)).length, phase === 'turn' ? handSize : handSize - 1);
};

/** The miscount of each possible pass: at a table that refuses nothing some are one tile short. */
export const passMiscounts = (
  passes: readonly Action<'pass'>[],
): ((pass: Action<'pass'>) => Miscount | undefined) => {
  const passed = ({ tiles, blind = 0 }: Action<'pass'>): number => tiles.length + blind;
  const due = Math.max(...passes.map(passed));
  return (pass) => miscountOf(passed(pass), due);
};

/** The rules at a player’s skill level (CF-34), the viewer’s by default. */
export const rulesOfSeat = (
  view: PlayerView,
  rules: TableRules,
  seat: PlayerView['viewer'] = view.viewer,
): OwnRules => rulesAtLevel(rules, forViewer(view.players, seat)?.skillLevel);

export const ownMelds = ({ viewer, melds }: PlayerView): readonly Meld[] => forViewer(melds, viewer) ?? [];

/** Whether tiles win under the rules for this kind of win: on an unnamed discard, or right after a call. */
export const winsBy = ({ rack, melds }: OwnTiles, rules: OwnRules, win: Win): boolean =>
  isWin({ concealed: rack, melds }, { rules: judging(rulesToJudge(rules, win)), win });

export type TurnView = Extract<PlayerView, { readonly phase: 'turn' }>;

/**
 * Whether tiles win in this turn, in which this player’s joker was redeemed, if any: as they lie, or with some of them laid
 * on exposures that grow, which a claimed tile rules out (TG-5).
 */
export const winsInTurn = (
  { rack, melds: laid }: OwnTiles,
  { now, viewer, drawn }: TurnView,
  rules: OwnRules,
  redeemed: TurnView['now']['redeemed'] = now.redeemed,
): boolean => {
  if (isOwnJoker(rules, viewer, redeemed)) return false;
  const win = winNow(rules, { ...now, redeemed }, drawn);
  const grows = judging(rules).hands.growing === true && !isClaimed(win);
  const wins = ({ concealed, melds = [] }: Hand): boolean => winsBy({ rack: concealed, melds }, rules, win);
  return winningWays({ concealed: rack, melds: laid }, grows, wins).next().done !== true;
};

/** Whether a declaration of Mah Jongg is true; with strict manners false ones are refused. */
export const isTrueWin = ({ tile }: Action<'mahjongg'>, view: PlayerView, rules: OwnRules): boolean => {
  const { manners, phase, now, rack, drawn } = view;
  if (manners === 'strict') return true;
  if (phase !== 'turn' && phase !== 'claims') return false;
  const win = winNow(rules, now, drawn);
  const own = { rack: tile === undefined ? rack : [...rack, tile], melds: ownMelds(view) };
  return winsBy(own, rules, win);
};

/** Whether the viewer can declare Mah Jongg in this turn after laying tiles on exposures (TG-5). */
const canLay = (view: PlayerView, rules: OwnRules): boolean =>
  view.phase === 'turn' &&
  view.legal.some(({ type }) => type === 'grow') &&
  winsInTurn({ rack: view.rack, melds: ownMelds(view) }, view, rules);

/** Whether the viewer can truly declare Mah Jongg now, if need be after laying tiles on exposures. */
export const canDeclare = (view: PlayerView, rules: OwnRules): boolean =>
  view.legal.some((action) => action.type === 'mahjongg' && isTrueWin(action, view, rules)) ||
  canLay(view, rules);

/** The face-up tiles that are not the viewer’s: discards, other players’ exposures, and a claimable tile. */
export const openTiles = (view: PlayerView): readonly Tile[] => [
  ...view.discards.map(({ tile }) => tile),
  ...view.seats.flatMap((seat) => (seat === view.viewer ? [] : tilesOf(view.melds[seat] ?? []))),
  ...(view.phase === 'claims' ? [view.now.tile] : []),
];

/** All tiles the viewer can see: the rack, the viewer’s exposures and `openTiles`. */
export const seenTiles = (view: PlayerView): readonly Tile[] => [
  ...view.rack,
  ...tilesOf(ownMelds(view)),
  ...openTiles(view),
];

/** The suits with no number among these tiles. */
export const suitsAbsent = (seen: readonly Tile[]): readonly Suit[] =>
  SUITS.filter((suit) => !seen.some((tile) => isNumberOf(tile, suit)));

/**
 * The suit left out of a three-player game (TG-15), as far as a player can tell: the only suit with no number seen so far.
 * Undefined with four players, and while more than one suit is unseen.
 */
export const suitOut = (view: PlayerView): Suit | undefined => {
  if (view.seats.length > 3) return undefined;
  const absent = suitsAbsent(seenTiles(view));
  return absent.length === 1 ? absent[0] : undefined;
};

/** The tiles the viewer has not seen; gives reasons if the view shows more copies of a tile than exist. */
export const unseenBy = (view: PlayerView, { tiles }: HasTiles): Result<Unseen> => {
  const own = { concealed: view.rack, melds: ownMelds(view) };
  const open = openTiles(view);
  const believed = unseenBeside(own, tiles, open);
  // A misnamed discard may be called by the name of a fifth copy (AG-37), so nobody knows what it is.
  const isDoubtful = !believed.ok && view.manners === 'table' && view.phase === 'claims';
  const counted = isDoubtful ? unseenBeside(own, tiles, open.slice(0, -1)) : believed;
  if (!counted.ok) return counted;
  const gone = suitOut(view);
  const { counts } = counted.value;
  return success(unseenOf(TILES.map((tile, kind) => (isNumberOf(tile, gone) ? 0 : (counts[kind] ?? 0)))));
};
