import { usefulDraws } from '../analysis/chance';
import { unseenOf } from '../analysis/draws';
import { readStagedHand } from '../analysis/read-hand';
import { unseenBeside } from '../analysis/remaining';
import { waits } from '../analysis/waits';
import type { Hand, Win } from '../hands/hand';
import type { HasGoals, HasHands, HasScore } from '../hands/rule-parts';
import { withoutTile } from '../play/racks';
import type { Tile } from '../tiles/tile';
import { columns } from './columns';

/** How many discards are named. */
const SHOWN = 5;

/** A discard, how far the hand is from winning then, and how many unseen tiles bring it nearer. */
interface Discard {
  readonly tile: Tile;
  readonly away: number;
  readonly useful: number;
}

const discardOf = (tile: Tile, hand: Hand, rules: HasGoals, visible: readonly Tile[]): readonly Discard[] => {
  const kept = { ...hand, concealed: withoutTile(hand.concealed, tile) };
  const staged = readStagedHand(kept, rules);
  const unseen = unseenBeside(kept, [...visible, tile], rules.tiles);
  if (!staged.ok || !unseen.ok) return [];
  const { hand: checked, stage } = staged.value;
  const away = rules.goals.distance(checked, stage);
  if (!Number.isFinite(away)) return [];
  const useful = usefulDraws(checked, stage, rules.goals, unseenOf(unseen.value), away);
  return [{ tile, away, useful }];
};

const byUse = (one: Discard, other: Discard): number => one.away - other.away || other.useful - one.useful;

/** The best discards of a hand that has all its tiles and does not win, in a table; nothing of another one. */
export const discardLines = (hand: Hand, rules: HasGoals, visible: readonly Tile[]): readonly string[] => {
  const staged = readStagedHand(hand, rules);
  if (!staged.ok || staged.value.stage !== 'complete') return [];
  if (rules.goals.distance(staged.value.hand, 'complete') === 0) return [];
  const tiles = [...new Set(hand.concealed)].filter((tile) => tile !== 'J');
  const all = tiles.flatMap((tile) => discardOf(tile, hand, rules, visible)).sort(byUse);
  const best = all.filter(({ away }) => away === all[0]?.away);
  if (best.length === 0) return [];
  return [
    'Best discards: how far a win is then, and how many unseen tiles bring it nearer:',
    ...columns(
      [
        ['discard', 'away', 'useful'],
        ...best.slice(0, SHOWN).map(({ tile, away, useful }) => [tile, String(away), String(useful)]),
      ],
      ['left', 'right', 'right'],
    ),
  ];
};

/** What a hand waits for that one tile completes, jokers among them, on one line; nothing of another one. */
export const waitLines = (
  hand: Hand,
  rules: HasGoals & HasHands<unknown, Win> & HasScore<unknown, Win, unknown>,
  visible: readonly Tile[],
): readonly string[] => {
  const found = waits(hand, rules, { visible });
  if (!found.ok || found.value.length === 0) return [];
  const tiles = found.value.map(({ tile, unseen }) => `${tile} (${unseen})`);
  return [`It waits for (unseen): ${tiles.join(' ')}`];
};
