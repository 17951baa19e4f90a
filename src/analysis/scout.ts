import { keeping, onFirstUseOf } from '../core/first-use';
import { reasonAt } from '../core/reason';
import { type Result, rejected, success } from '../core/result';
import { expectShape, type Shape } from '../core/shape';
import type { Translation } from '../describe/messages';
import { sayerIn } from '../describe/sayer';
import type { PlayerView } from '../games/american/play/table/types';
import { isClaimable, rulesInTurn, type TableRules } from '../games/american/play/table-rules';
import { POSSIBLE_PART, SCOUTING_PART } from '../hands/expect-rules';
import type { Seat } from '../hands/payouts';
import type { ByRules, HasPossible } from '../hands/rule-parts';
import type { HasScouting, OpenGroup } from '../hands/scout-rules';
import { tilesOf } from '../play/racks';
import { at, seatsAfter } from '../play/seats';
import { atSight } from '../questions/possible';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { chanceOfWin } from './danger';
import { countsOf } from './kind-counts';
import { RACKS_PART, readSupported } from './supported';
import type { Unseen } from './unseen';
import { expectView, rulesOfSeat, unseenBy } from './view';

/** A group of winning hands that another player can still make. */
export interface ScoutedGroup {
  /** The section and line of a card, or the category and pattern in Card Free: the `group` of a target. */
  readonly group: readonly string[];
  /** With a card, the number of the line in its section, from 1. */
  readonly line?: number;
  /**
   * The fewest tiles the player can still need: 0 if the hidden tiles can complete such a hand, 1 if they can be waiting for one;
   * more if you hold tiles that every such hand needs.
   */
  readonly nearest: number;
}

/** What you can tell about another player’s hand. */
export interface ScoutedPlayer {
  /** The player’s seat. */
  readonly seat: Seat;
  /** How many concealed tiles the player has. */
  readonly concealed: number;
  /** Whether the hand was called dead (AG-32). */
  readonly dead: boolean;
  /** The groups the player can still make, in the order of the game; none if the hand can no longer win (AG-31). */
  readonly groups: readonly ScoutedGroup[];
}

/** How dangerous it is to discard a tile. */
export interface DiscardDanger {
  /** The tile to discard. */
  readonly tile: Tile;
  /**
   * Who could win by claiming it with the right concealed tiles, in playing order; rules that require a self-drawn win or a bonus
   * (CF-33, CF-38) are ignored.
   */
  readonly winners: readonly Seat[];
  /** The chance that one of them wins on it, from 0 to 1: exactly 0 if nobody can, otherwise an estimate. */
  readonly chance: number;
}

/** What a player can tell about the others. */
export interface Scouting {
  /** The other players, in playing order after the viewer. */
  readonly others: readonly ScoutedPlayer[];
  /**
   * Each kind of tile on your rack, the safest first, equals in rack order; empty outside turns and claims, such as in the
   * Charleston.
   */
  readonly discards: readonly DiscardDanger[];
  /** How many groups of hands these rules have in all. */
  readonly groups: number;
}

const PARTS = [SCOUTING_PART, POSSIBLE_PART, RACKS_PART];

type Judging = HasPossible & HasScouting;

const NOTHING_TO_SCOUT = 'Only a player can scout, and only until a hand is shown.';

const countGroups = /* @__PURE__ */ onFirstUseOf(({ scouting, tiles }: HasScouting) => {
  const nothing = { melds: [], unseen: tiles.byIndex, held: countsOf([]) };
  return scouting.groups(nothing).length;
}, /* @__PURE__ */ new WeakMap());

/** Whether a hand is not dead by its number of tiles or its exposures alone (AG-31). */
const isSound = (view: PlayerView, seat: Seat, { possible }: Judging): boolean => {
  const melds = at(view.melds, seat);
  const tileCount = at(view.counts, seat) + tilesOf(melds).length;
  const toDiscard = view.phase === 'turn' && view.now.seat === seat;
  const inPlay = view.phase === 'turn' || view.phase === 'claims';
  return atSight({ melds, tileCount, toDiscard: inPlay ? toDiscard : undefined }, possible).length === 0;
};

interface Scouted extends ScoutedPlayer {
  /** The kinds on the viewer’s rack that the player could win on. */
  readonly winning: readonly number[];
}

/** Scouts the players in one view; those with the same exposures and rules are looked at only once. */
const scouter = (view: PlayerView, rules: TableRules & HasScouting, { counts: unseen }: Unseen) => {
  const held = countsOf(view.rack.map(tileIndex));
  const kinds = [...new Set(view.rack)].filter((tile) => isClaimable(rules, tile)).map(tileIndex);
  const known = keeping<readonly [readonly OpenGroup[], readonly number[]]>();
  return (seat: Seat): Scouted => {
    const melds = at(view.melds, seat);
    const concealed = at(view.counts, seat);
    const dead = view.dead.includes(seat);
    const usual = rulesOfSeat(view, rules, seat);
    const judged = rulesInTurn(usual, view, seat);
    const judge = ('scouting' in judged ? judged : usual) as unknown as Judging;
    if (dead || !isSound(view, seat, judge)) return { seat, concealed, dead, groups: [], winning: [] };
    const key = JSON.stringify([at(view.players, seat).skillLevel, melds, judged === usual]);
    const hand = { melds, unseen, held };
    const [open, winning] = known(key, () => {
      // A discard comes after this turn, when the hand is judged as usual.
      const { scouting } = usual as unknown as Judging;
      return [judge.scouting.groups(hand), scouting.winningKinds(hand, kinds)];
    });
    const toCome = judge.possible.size - concealed - tilesOf(melds).length;
    const groups = open.map(({ lacking, ...named }) => ({ ...named, nearest: Math.max(toCome, lacking) }));
    return { seat, concealed, dead, groups, winning };
  };
};

const dangersOf = (view: PlayerView, others: readonly Scouted[], unseen: Unseen): readonly DiscardDanger[] =>
  [...new Set(view.rack)]
    .map((tile) => {
      const kind = tileIndex(tile);
      const winners = others.filter(({ winning }) => winning.includes(kind));
      return {
        tile,
        winners: winners.map(({ seat }) => seat),
        chance: chanceOfWin(view, tile, unseen, winners),
      };
    })
    .sort((one, other) => one.chance - other.chance);

/**
 * Tells a player which hands the others can still make (AG-31), and how dangerous each tile is to discard, from the view alone.
 *
 * The groups, and who can win on a tile, are exact, assuming conditions on how the hand is won are met. The chances are
 * estimates.
 *
 * @param view - The player’s view, as `viewFor` gives it.
 * @param asked - The rules of the game.
 * @returns What the player can tell; the reason `notSupported` for rules that cannot be scouted, and `nothingToScout` for a
 * spectator or once hands are shown. A value that is not a view of a game by these rules throws a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { scout } from 'mahjongg/analysis';
 * import { newGame } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const { game, state } = newGame(rules, { seed: 'kitchen table' });
 * const { others, groups } = unwrap(scout(game.viewFor(state, 'E'), { rules }));
 * others.map(({ seat, groups: left }) => `${seat} ${left.length}/${groups}`); // => ['S 63/63', 'W 63/63', 'N 63/63']
 * ```
 */
export const scout = (view: PlayerView, asked: ByRules<TableRules>): Result<Scouting> => {
  const read = readSupported(asked, 'scout', ['rules'], PARTS);
  if (!read.ok) return read;
  const { rules } = read.value;
  expectView(view, rules);
  const { viewer, phase, seats } = view;
  if (viewer === 'spectator' || phase === 'showing' || phase === 'over')
    return rejected(reasonAt('nothingToScout', '', NOTHING_TO_SCOUT, []));
  const scouting = rules as TableRules & HasScouting;
  const unseen = unseenBy(view, rules);
  if (!unseen.ok) return unseen;
  const scouted = seatsAfter(seats, viewer).map(scouter(view, scouting, unseen.value));
  return success({
    others: scouted.map(({ winning: _, ...player }) => player),
    discards: phase === 'turn' || phase === 'claims' ? dangersOf(view, scouted, unseen.value) : [],
    groups: countGroups(scouting),
  });
};

/** The most kinds of hands to name. */
const NAMED = 6;

const SCOUTING: Shape = {
  others: [{ seat: 'string', dead: 'boolean', groups: [{ group: ['string'] }] }],
  discards: [{ tile: 'string', chance: 'number' }],
  groups: 'number',
};

/**
 * Describes in sentences what a player can tell about the others.
 *
 * @param scouting - The result of `scout`.
 * @param translation - The wording in another language; English is used for anything left out.
 * @returns A sentence for each of the others, and one about the discards, if any. A value that is not from `scout` throws a
 * `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { describeScouting, scout } from 'mahjongg/analysis';
 * import { newGame } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const { game, state } = newGame(rules, { seed: 'kitchen table' });
 * const [south] = describeScouting(unwrap(scout(game.viewFor(state, 'E'), { rules })));
 * south; // => 'South can still make every kind of hand.'
 * ```
 */
export const describeScouting = (scouting: Scouting, translation: Translation = {}): readonly string[] => {
  expectShape(scouting, SCOUTING, '`describeScouting` needs what `scout` gives');
  const { others, discards, groups: of } = scouting;
  const { say } = sayerIn(translation);
  // A kind of hand is a line of a card, or a category with its pattern.
  const nameOf = ({ group: [first, second], line }: ScoutedGroup): string =>
    say('kind', line === undefined ? { category: first, pattern: second } : { section: first, line });
  const sentences = others.map(({ seat, dead, groups }) => {
    const names = groups.length > NAMED ? '' : groups.map(nameOf).join('; ');
    return say('others', { seat, dead, kinds: groups.length, of, names });
  });
  // Nobody can win with a joker, and nobody wants to discard one (AG-12).
  const natural = discards.filter(({ tile }) => tile !== 'J');
  const [safest, worst] = [natural[0], natural.at(-1)];
  if (safest === undefined || worst === undefined) return sentences;
  const risks = { tile: safest.tile, chance: safest.chance, than: worst.tile, most: worst.chance };
  return [...sentences, say('safest', risks)];
};
