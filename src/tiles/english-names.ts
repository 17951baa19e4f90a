import type { Suit, SuitTile, Tile, TileNumber } from './tile';

/** A part of a tile’s name: a number, a suit, or a tile without a suit. */
export type NamedPart = `${TileNumber}` | Suit | Exclude<Tile, SuitTile>;

/** The English names; numbers stand for themselves. */
const NAMES: Readonly<Record<Exclude<NamedPart, `${TileNumber}`>, string>> = {
  B: 'Bam',
  C: 'Crak',
  D: 'Dot',
  E: 'East Wind',
  S: 'South Wind',
  W: 'West Wind',
  N: 'North Wind',
  RD: 'Red Dragon',
  GD: 'Green Dragon',
  WD: 'White Dragon',
  YD: 'Gold Dragon',
  F: 'Flower',
  F1: 'Flower 1',
  F2: 'Flower 2',
  F3: 'Flower 3',
  F4: 'Flower 4',
  S1: 'Spring (season 1)',
  S2: 'Summer (season 2)',
  S3: 'Autumn (season 3)',
  S4: 'Winter (season 4)',
  J: 'Joker',
};

const names: Readonly<Record<string, string>> = NAMES;

export const englishPart = (part: NamedPart): string => names[part] ?? part;

/** The parts of a tile that have names: the number and the suit of a suit tile, or the whole tile. */
export const namedParts = (tile: Tile): readonly NamedPart[] =>
  (/^[1-9]/.test(tile) ? [...tile] : [tile]) as readonly NamedPart[];

export const englishName = (tile: Tile): string => namedParts(tile).map(englishPart).join(' ');
