import type { ExposedHand, HasTiles } from './rule-parts';

/** What a player can tell of another one's hand: its exposures, and where its other tiles may come from. */
export interface HiddenHand extends ExposedHand {
  /** By place in `TILES`: the tiles of the one who asks, who may give them up. */
  readonly held: ArrayLike<number>;
}

/** A group of winning layouts that is left to a player. */
export interface OpenGroup {
  /** Its names, from the widest to the narrowest, as those of a goal. */
  readonly group: readonly string[];
  /** By a card, the number of the line in its section, from 1. */
  readonly line?: number;
  /** How many tiles the unseen ones lack at least of a layout that can still be completed. */
  readonly lacking: number;
}

/** How a rule set tells what other players can have. Every function is given exposures without faults. */
export interface ScoutRules {
  /** The groups with a layout that unseen and held tiles can still complete (AG-31), each once, in the order of the game. */
  readonly groups: (hand: HiddenHand) => readonly OpenGroup[];
  /** Those of some kinds, as places in `TILES`, that can be claimed as the last tile of a hand whose other tiles are unseen. */
  readonly winningKinds: (hand: ExposedHand, kinds: readonly number[]) => readonly number[];
}

/** The part of a rule set that tells what other players can have. */
export interface HasScouting extends HasTiles {
  /** How that is told. */
  readonly scouting: ScoutRules;
}

/** The hand with the tiles of the one who asks among the unseen ones. */
export const withHeld = ({ melds, unseen, held }: HiddenHand): ExposedHand => ({
  melds,
  unseen: Array.from(unseen, (count, kind) => count + (held[kind] ?? 0)),
});
