import { type Hand, type HasGoals, type Rejection, type Result, TILES, type Tile } from 'mahjongg';
import { type CheckedHand, type TargetGroup, targets } from 'mahjongg/analysis';

/** A winning hand to aim for, in its nearest way. */
export interface NearHand extends TargetGroup<object> {
  /** The concealed tiles that its nearest way has no use for. */
  readonly spare: readonly Tile[];
}

/** The nearest winning hands. */
export interface Nearest {
  /** How far the nearest one is. */
  readonly distance: number;
  /** One for what a player sees as one hand, nearest first. */
  readonly hands: readonly NearHand[];
  /** How many there are as near. */
  readonly found: number;
  /** Whether the hand could win as it is, so that a tile must go where another comes. */
  readonly isFull: boolean;
}

const SHOWN = 8;

/** The size of a hand that lacks its last tile. */
const LACKS_ONE = 13;

const sizeOf = ({ concealed, melds = [] }: Hand): number =>
  melds.reduce((sum, { tiles }) => sum + tiles.length, concealed.length);

const counted = ({ concealed, melds = [], flowers = [] }: Hand): CheckedHand => {
  const kinds = concealed.map((tile) => TILES.indexOf(tile));
  const bits = (from: number): number =>
    kinds.reduce((sum, kind) => (kind >> 5 === from ? sum | (1 << (kind & 31)) : sum), 0);
  const counts = new Uint8Array(TILES.length);
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return { concealed, melds, flowers, counts, lowKinds: bits(0), highKinds: bits(1) };
};

/** Rules in which a tile that no hand of theirs has can fill up a hand, and that tile. */
const withFiller = <L>(rules: HasGoals<L>): readonly [rules: HasGoals<L>, filler: Tile] => {
  const { byIndex } = rules.tiles;
  // Of every game that has no joker a tile before it is missing, too.
  const at = byIndex.indexOf(0);
  const tiles = { ...rules.tiles, byIndex: byIndex.map((count, kind) => (kind === at ? LACKS_ONE : count)) };
  return [{ ...rules, tiles }, TILES[at] ?? 'F'];
};

/** The nearest winning hands, also of a hand that has only some of its tiles so far. */
export const nearest = <L extends object>(hand: Hand, own: HasGoals<L>): Result<Nearest, Rejection> => {
  const lacking = LACKS_ONE - sizeOf(hand);
  const [rules, filler] = lacking > 0 ? withFiller(own) : [own, undefined];
  const filled =
    filler === undefined
      ? hand
      : { ...hand, concealed: [...hand.concealed, ...Array<Tile>(lacking).fill(filler)] };
  const found = targets<L>(filled, { rules, perGroup: 1, limit: SHOWN });
  if (!found.ok) return found;
  const { groups, foundGroups } = found.value;
  const farthest = Math.max(0, ...found.value.targets.map((target) => target.distance));
  const position = counted(filled);
  const stage = rules.goals.check(position, 'complete').length === 0 ? 'complete' : 'waiting';
  const spares = new Map(
    rules.goals
      .goals(position, stage, farthest)
      .map((goal) => [JSON.stringify(goal.layout()), goal.spare()] as const),
  );
  const spareOf = (layout: object | undefined): readonly Tile[] =>
    (spares.get(JSON.stringify(layout)) ?? []).flatMap((kind) => {
      const tile = TILES[kind];
      return tile === undefined || tile === filler ? [] : [tile];
    });
  return {
    ok: true,
    value: {
      distance: found.value.distance,
      found: foundGroups,
      isFull: stage === 'complete',
      hands: groups.map((group) => ({ ...group, spare: spareOf(group.targets[0]?.layout) })),
    },
  };
};
