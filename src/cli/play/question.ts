import { type Result, success } from '../../core/result';
import type { Tile } from '../../tiles/tile';

/** What follows from a choice: an action of the game, or another question. */
export type Next<A = unknown> = { readonly act: A } | { readonly ask: Question<A> };

/** One choice of a list. */
export interface Option<A = unknown> {
  /** What is typed for it: a number, or a letter beside the numbers of tiles. */
  readonly key: string;
  /** What it is, in a few words. */
  readonly label: string;
  /** What follows from it. */
  readonly next: Next<A>;
}

/** A choice of tiles from the rack. */
export interface TileChoice<A = unknown> {
  /** The rack, whose places are numbered from 1. */
  readonly rack: readonly Tile[];
  /** The least number of tiles. */
  readonly least: number;
  /** The greatest number of tiles. */
  readonly most: number;
  /** What follows from the tiles chosen, or why they cannot be. */
  readonly take: (tiles: readonly Tile[]) => Result<Next<A>, string>;
}

/** A rule in a sentence, for somebody who asks for help. */
export type Help = readonly [rule: string, text: string];

/** What a player is asked. */
export interface Question<A = unknown> {
  /** The question. */
  readonly prompt: string;
  /** The tiles to choose from; left out if none are to be chosen. */
  readonly tiles?: TileChoice<A> | undefined;
  /** The choices, beside the tiles or instead of them. */
  readonly options: readonly Option<A>[];
  /** The key of the choice that an empty line means; left out if there is none. */
  readonly usual?: string | undefined;
  /** The rules behind it. */
  readonly help: readonly Help[];
}

/** The question of a turn: which tile is discarded, or what else is done. */
export const discardQuestion = <A>(
  rack: readonly Tile[],
  discard: (tile: Tile) => A,
  { options, help }: Pick<Question<A>, 'options' | 'help'>,
): Question<A> => ({
  prompt: 'Your turn: which tile do you discard?',
  tiles: { rack, least: 1, most: 1, take: ([tile = 'J']) => success({ act: discard(tile) }) },
  options,
  help,
});

/** A choice as it is before it has its number. */
export type Choice<A> = readonly [label: string, next: Next<A>];

/** Choices numbered from 1. */
export const numbered = <A>(choices: readonly Choice<A>[]): readonly Option<A>[] =>
  choices.map(([label, next], place) => ({ key: String(place + 1), label, next }));
