import type { Wind } from '../../src/tiles/tile';
import type { BlockTile } from './card-free-kinds';

// The words of the layouts.

export type Category =
  | 'dragonHand'
  | 'consecutiveRun'
  | 'consecutiveOdds'
  | 'consecutiveEvens'
  | 'multiplesOfThree'
  | 'anyLikeNumbers'
  | 'winds';
export type Role = 'set' | 'filler' | 'dragonHand';
export type SetMember = number | Wind;

export interface LayoutBlock {
  readonly tile: BlockTile;
  readonly size: number;
  readonly role: Role;
}

export interface Layout {
  readonly category: Category;
  readonly set: readonly SetMember[];
  /** The pattern as CF-4 names it, or the Dragon Hand's name. */
  readonly pattern: string;
  /** In rack order. */
  readonly blocks: readonly LayoutBlock[];
}
