import type { ExposedHand, HasTiles } from './rule-parts';

/** What a player knows about another’s hand: its exposures, and where its other tiles may come from. */
export interface HiddenHand extends ExposedHand {
  /** By place in `TILES`, the tiles on the asking player’s rack, which may still be given up. */
  readonly held: ArrayLike<number>;
}

/** A group of winning layouts that a player can still complete. */
export interface OpenGroup {
  /** The names of the group, from the widest to the narrowest, as in a goal. */
  readonly group: readonly string[];
  /** With a card, the number of the line in its section, from 1. */
  readonly line?: number;
  /** The fewest tiles that the unseen tiles lack for a layout that can still be completed. */
  readonly lacking: number;
}

/** How a rule set tells which hands other players can still make. Its functions get only exposures without faults. */
export interface ScoutRules {
  /** The groups with a layout that unseen and held tiles can still complete (AG-31), each once, in the order of the game. */
  readonly groups: (hand: HiddenHand) => readonly OpenGroup[];
  /**
   * Which of these kinds (places in `TILES`) can be claimed as the last tile of a hand whose other concealed tiles are unseen.
   */
  readonly winningKinds: (hand: ExposedHand, kinds: readonly number[]) => readonly number[];
}

/** The part of a rule set that tells which hands other players can still make. */
export interface HasScouting extends HasTiles {
  /** How to tell which hands other players can still make. */
  readonly scouting: ScoutRules;
}

/** The hand, with the asking player’s tiles counted as unseen. */
export const withHeld = ({ melds, unseen, held }: HiddenHand): ExposedHand => ({
  melds,
  unseen: Array.from(unseen, (count, kind) => count + (held[kind] ?? 0)),
});
