import { onFirstUseOf } from '../core/first-use';
import { misused, otherRules } from '../core/misuse';
import { isRecord, ownValue } from '../core/own-values';
import type { Rejection } from '../core/reason';
import { type Result, success } from '../core/result';
import { isSameValue } from '../core/same-value';
import { hasShape, type Shape } from '../core/shape';
import type { MahjonggAction, PassAction } from '../games/american/play/table/stages';
import type { PlayerView } from '../games/american/play/table/types';
import {
  identityOf,
  judging,
  type OwnRules,
  rulesAtLevel,
  rulesToJudge,
  type TableRules,
  winNow,
} from '../games/american/play/table-rules';
import type { RackTable } from '../games/american/rack-table';
import { recordedOptions } from '../games/american/recorded-options';
import type { Meld, Win } from '../hands/hand';
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

/** What is read of each seat. */
const SEAT: Shape = { player: 'record', melds: [{ tiles: ['string'] }], count: 'number' };

/** What of a pass is read. */
const PASS: Shape = { tiles: ['string'] };
/** No more tiles are passed than are on a rack. */
const MOST_PASSED = 14;

/** What tells the views of some rules from others; all views of a game name its rules by one object, which is compared once. */
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

/** Ends with a `MisuseError` if a view of any game belongs to other rules. */
export const expectSameRules = (view: unknown, rules: HasIdentity): void => {
  const played = isRecord(view) ? ownValue(view, 'rules') : undefined;
  if (isRecord(played)) viewGuard(rules)(played);
};

/** Ends with a `MisuseError` if what a program gave as a view of a table game of these rules is none. */
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
  if (!isSound)
    misused(
      'The view must be a player’s, from viewFor(state, seat) of the game; of tiles alone ask `bestDiscards` or `targets`.',
    );
};

/** What an awaited player may do; a challenge is never owed, so it is left out. */
export const owedActions = <A extends { readonly type: string }>({
  legal,
}: {
  readonly legal: readonly A[];
}): readonly A[] => legal.filter(({ type }) => type !== 'challenge');

/** How many tiles somebody has or passes, and how many it must be: with any other number a hand is dead (AG-31). */
export type Miscount = Readonly<Record<'count' | 'expected', number>>;

const miscountOf = (count: number, expected: number): Miscount | undefined =>
  count === expected ? undefined : { count, expected };

/** The miscount of the hand of a player who must choose now, where a table let somebody pass too few tiles. */
export const ownMiscount = (
  view: PlayerView,
  { handSize }: Pick<RackTable, 'handSize'>,
): Miscount | undefined => {
  const { manners, phase, rack } = view;
  if (manners === 'strict' || (phase !== 'turn' && phase !== 'claims')) return undefined;
  return miscountOf(rack.length + tilesOf(ownMelds(view)).length, phase === 'turn' ? handSize : handSize - 1);
};

/** The miscount of each of the passes that a player can make: at a table without refusals some are one tile short. */
export const passMiscounts = (
  passes: readonly PassAction[],
): ((pass: PassAction) => Miscount | undefined) => {
  const passed = ({ tiles, blind = 0 }: PassAction): number => tiles.length + blind;
  const due = Math.max(...passes.map(passed));
  return (pass) => miscountOf(passed(pass), due);
};

/** The rules that a player's hand is judged by (CF-34), the viewer's if nobody else is named. */
export const rulesOfSeat = (
  view: PlayerView,
  rules: TableRules,
  seat: PlayerView['viewer'] = view.viewer,
): OwnRules => rulesAtLevel(rules, forViewer(view.players, seat)?.skillLevel);

/** The exposures of the viewer. */
export const ownMelds = ({ viewer, melds }: PlayerView): readonly Meld[] => forViewer(melds, viewer) ?? [];

/** Whether tiles win by the rules for a hand won so: on a discard that is not named, right after a call. */
export const winsBy = ({ rack, melds }: OwnTiles, rules: OwnRules, win: Win): boolean =>
  isWin({ concealed: rack, melds }, { rules: judging(rulesToJudge(rules, win)), win });

/** Whether a declaration is no false one, which strict manners would have refused. */
export const isTrueWin = ({ tile }: MahjonggAction, view: PlayerView, rules: OwnRules): boolean => {
  const { manners, phase, now, rack, drawn } = view;
  if (manners === 'strict') return true;
  if (phase !== 'turn' && phase !== 'claims') return false;
  const win = winNow(rules, now, drawn);
  const own = { rack: tile === undefined ? rack : [...rack, tile], melds: ownMelds(view) };
  return winsBy(own, rules, win);
};

/** The tiles that lie open and are not the viewer's: discards, exposures of others, and a tile that can be claimed. */
export const openTiles = (view: PlayerView): readonly Tile[] => [
  ...view.discards.map(({ tile }) => tile),
  ...view.seats.flatMap((seat) => (seat === view.viewer ? [] : tilesOf(view.melds[seat] ?? []))),
  ...(view.phase === 'claims' ? [view.now.tile] : []),
];

/** The tiles the viewer has seen: the rack, the own exposures and what lies open. */
export const seenTiles = (view: PlayerView): readonly Tile[] => [
  ...view.rack,
  ...tilesOf(ownMelds(view)),
  ...openTiles(view),
];

/** The suits of which none of some tiles is a number. */
export const suitsAbsent = (seen: readonly Tile[]): readonly Suit[] =>
  SUITS.filter((suit) => !seen.some((tile) => isNumberOf(tile, suit)));

/**
 * The suit that is out of a game of three (TG-15), as far as a player can tell: the only one of which no number was
 * seen. Undefined with four players, and as long as it could be another one.
 */
export const suitOut = (view: PlayerView): Suit | undefined => {
  if (view.seats.length > 3) return undefined;
  const absent = suitsAbsent(seenTiles(view));
  return absent.length === 1 ? absent[0] : undefined;
};

/** The tiles that a viewer has not seen; a view that shows more tiles than there are gets reasons. */
export const unseenBy = (view: PlayerView, { tiles }: HasTiles): Result<Unseen, Rejection> => {
  const own = { concealed: view.rack, melds: ownMelds(view) };
  const open = openTiles(view);
  const believed = unseenBeside(own, tiles, open);
  // A misnamed discard may have the name of a fifth tile (AG-37): what it is, nobody knows.
  const isDoubtful = !believed.ok && view.manners === 'table' && view.phase === 'claims';
  const counted = isDoubtful ? unseenBeside(own, tiles, open.slice(0, -1)) : believed;
  if (!counted.ok) return counted;
  const gone = suitOut(view);
  return success(
    unseenOf(TILES.map((tile, kind) => (isNumberOf(tile, gone) ? 0 : (counted.value.counts[kind] ?? 0)))),
  );
};
