import type { Hand } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';
import { kindOf, WINDS_IN_ORDER } from '../naive/card-free-kinds';
import type { Layout } from '../naive/card-free-layouts';
import { jokersInGame, type NaiveOptions } from '../naive/card-free-options';
import type { Chance } from './chance';

// Hands as blocks, before they are shuffled into a hand: what the generators and the slips work on.

/** A block with the tiles that lie in it. */
export interface DraftBlock {
  readonly tile: string;
  readonly tiles: readonly Tile[];
  readonly exposed: boolean;
}

export type Draft = readonly DraftBlock[];

/** The tiles of a block without jokers. */
export function plainTiles(tile: string, size: number): Tile[] {
  if (tile === 'NEWS') return [...WINDS_IN_ORDER];
  return Array.from({ length: size }, () => tile as Tile);
}

/** A layout as a draft without jokers and exposures; it may use more copies than there are. */
export function draftOf(layout: Layout): Draft {
  return layout.blocks.map(({ tile, size }) => ({ tile, tiles: plainTiles(tile, size), exposed: false }));
}

/** How many jokers lie in a block. */
export function jokersIn({ tiles }: DraftBlock): number {
  return tiles.filter((tile) => tile === 'J').length;
}

/** The block with one more of its natural tiles turned into a joker. */
export function withJoker(block: DraftBlock, chance: Chance): DraftBlock {
  const places = block.tiles.flatMap((tile, at) => (tile === 'J' ? [] : [at]));
  if (places.length === 0) return block;
  return { ...block, tiles: block.tiles.with(chance.pick(places), 'J') };
}

/** CF-3, CF-16, CF-17, CF-25a, CF-3a: whether one more tile of the block may turn into a joker. */
function takesJoker(block: DraftBlock, options: NaiveOptions): boolean {
  const size = block.tiles.length;
  if (size === 2 || block.tile === 'NEWS') return false;
  if (block.tile === 'F' && !options.jokersInFlowerPungs) return false;
  return jokersIn(block) < (options.allJokerBlocks ? size : size - 1);
}

/** Copies of a tile beyond those there are, so that jokers have to stand for them. */
function tooMany(draft: Draft, tile: string, options: NaiveOptions): boolean {
  const copies = draft.flatMap(({ tiles }) => tiles).filter((other) => other === tile).length;
  return copies > (tile === 'F' ? (options.houseRules.removeFlowersAndJokers ? 4 : 8) : 4);
}

/** The draft with about so many jokers where jokers may stand, more if tiles are short. */
export function withJokers(draft: Draft, wanted: number, options: NaiveOptions, chance: Chance): Draft {
  let blocks = [...draft];
  for (;;) {
    const jokers = blocks.reduce((sum, block) => sum + jokersIn(block), 0);
    const short = blocks.map((block) => takesJoker(block, options) && tooMany(blocks, block.tile, options));
    const open = blocks.map((block) => takesJoker(block, options));
    const eligible = short.includes(true) ? short : open;
    if (jokers >= jokersInGame(options) || !eligible.includes(true)) return blocks;
    if (jokers >= wanted && !short.includes(true)) return blocks;
    const at = chance.pick(eligible.flatMap((can, index) => (can ? [index] : [])));
    blocks = blocks.map((block, index) => (index === at ? withJoker(block, chance) : block));
  }
}

/** CF-18, CF-25a, CF-28: whether a block may have been called. */
function isCallable({ tile, tiles }: DraftBlock, options: NaiveOptions): boolean {
  if (tile === 'NEWS' || tiles.length < 3 || tiles.every((each) => each === 'J')) return false;
  return tile !== 'F' || options.callFlowerPungs;
}

/** The draft with so many blocks exposed, as far as they may be; at least one block stays concealed. */
export function withExposures(draft: Draft, wanted: number, options: NaiveOptions, chance: Chance): Draft {
  const callable = draft.flatMap((block, at) => (isCallable(block, options) ? [at] : []));
  const exposed = chance.shuffle(callable).slice(0, Math.min(wanted, draft.length - 1));
  return draft.map((block, at) => (exposed.includes(at) ? { ...block, exposed: true } : block));
}

/** The draft as a hand, its concealed tiles in any order. */
export function handOf(draft: Draft, chance: Chance): Hand {
  const concealed = draft.filter(({ exposed }) => !exposed).flatMap(({ tiles }) => tiles);
  const melds = draft.filter(({ exposed }) => exposed).map(({ tiles }) => ({ tiles: chance.shuffle(tiles) }));
  const hand = { concealed: chance.shuffle(concealed) };
  return melds.length === 0 ? hand : { ...hand, melds: chance.shuffle(melds) };
}

/** The draft with one block made of another tile, keeping its size and jokers. */
export function retiled(draft: Draft, at: number, tile: string): Draft {
  return draft.map((block, index) => {
    if (index !== at) return block;
    const tiles = plainTiles(tile, block.tiles.length);
    const jokers = block.tile === 'NEWS' || tile === 'NEWS' ? 0 : jokersIn(block);
    return { ...block, tile, tiles: tiles.map((each, place) => (place < jokers ? 'J' : each)) };
  });
}

/** The places of the blocks of a type. */
export function placesOf(draft: Draft, type: string): number[] {
  return draft.flatMap(({ tile }, at) => (kindOf(tile).type === type ? [at] : []));
}
