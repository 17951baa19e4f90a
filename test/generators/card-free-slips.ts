import type { Tile } from '../../src/tiles/tile';
import { KINDS, kindOf, WINDS_IN_ORDER } from '../naive/card-free-kinds';
import type { NaiveOptions } from '../naive/card-free-options';
import {
  type Draft,
  type DraftBlock,
  jokersIn,
  placesOf,
  plainTiles,
  retiled,
  withJoker,
} from './card-free-drafts';
import type { Chance } from './chance';

// Slips: each turns a draft that wins into one that someone took for a winning hand. A slip that cannot be made
// with a draft gives undefined.

type Slip = (draft: Draft, chance: Chance, options: NaiveOptions) => Draft | undefined;

const plainBlock = (tile: string, size: number): DraftBlock => ({
  tile,
  tiles: plainTiles(tile, size),
  exposed: false,
});
const NEWS_BLOCK: DraftBlock = plainBlock('NEWS', 4);

const NATURALS = KINDS.filter(({ type }) => type !== 'news').map(({ tile }) => tile as Tile);

function replaced(draft: Draft, at: number, change: (block: DraftBlock) => DraftBlock): Draft {
  return draft.map((block, index) => (index === at ? change(block) : block));
}

/** Changes one block picked among those that a test accepts. */
const onOne =
  (
    accepts: (block: DraftBlock) => boolean,
    change: (block: DraftBlock, chance: Chance) => DraftBlock = withJoker,
  ) =>
  (draft: Draft, chance: Chance): Draft | undefined => {
    const places = draft.flatMap((block, at) => (accepts(block) ? [at] : []));
    if (places.length === 0) return undefined;
    return replaced(draft, chance.pick(places), (block) => change(block, chance));
  };

function pickTwo(places: readonly number[], chance: Chance): [number, number] | undefined {
  const [one, other] = chance.shuffle(places);
  return one === undefined || other === undefined ? undefined : [one, other];
}

const changeTile = onOne(
  ({ exposed, tiles }) => !exposed && tiles.length > 0,
  (block, chance) => ({
    ...block,
    tiles: block.tiles.with(chance.below(block.tiles.length), chance.pick([...NATURALS, 'J'])),
  }),
);

function otherSuit(tile: string, chance: Chance): string {
  return `${tile[0]}${chance.pick(['B', 'C', 'D'].filter((suit) => suit !== tile[1]))}`;
}

/** The number blocks of a draft in ascending order. */
function numberPlaces(draft: Draft): number[] {
  const numberAt = (at: number): number => kindOf((draft[at] as DraftBlock).tile).number;
  return placesOf(draft, 'number').sort((a, b) => numberAt(a) - numberAt(b));
}

function weave(draft: Draft, chance: Chance): Draft | undefined {
  const places = numberPlaces(draft);
  if (places.length < 3) return undefined;
  const at = 1 + chance.below(places.length - 2);
  const [before, middle, after] = places.slice(at - 1, at + 2) as [number, number, number];
  const suit = (draft[before] as DraftBlock).tile[1];
  const tileAt = (place: number): string => (draft[place] as DraftBlock).tile;
  const evened = retiled(draft, after, `${tileAt(after)[0]}${suit}`);
  return retiled(evened, middle, otherSuit(`${tileAt(middle)[0]}${suit}`, chance));
}

function repeat(type: string): Slip {
  return (draft, chance) => {
    const two = pickTwo(placesOf(draft, type), chance);
    if (two === undefined) return undefined;
    const tile = (draft[two[1]] as DraftBlock).tile;
    return retiled(draft, two[0], type === 'number' && chance.oneIn(2) ? otherSuit(tile, chance) : tile);
  };
}

/** Turns one block of a set into something else. */
function shorten(draft: Draft, chance: Chance): Draft | undefined {
  const places = [...numberPlaces(draft), ...placesOf(draft, 'wind')];
  if (places.length === 0) return undefined;
  const at = chance.pick(places);
  const other = chance.pick([
    'GD',
    'RD',
    'WD',
    ...((draft[at] as DraftBlock).tiles.length === 2 ? ['F'] : []),
  ]);
  return retiled(draft, at, other);
}

/** Two blocks of a type where the draft has none, so that the repeated one is not always a set's. */
function doubleFiller(tile: string, size: number): Slip {
  return (draft, chance) => {
    const fit = draft.flatMap(({ tiles, exposed }, at) => (tiles.length === size && !exposed ? [at] : []));
    const two = pickTwo(fit, chance);
    return two === undefined ? undefined : retiled(retiled(draft, two[0], tile), two[1], tile);
  };
}

/** Three pairs in a row beside two NEWS blocks, whatever the draft was: other second NEWS blocks are worse slips. */
function twoNewsBesideRun(_: Draft, chance: Chance): Draft {
  const [start, suit] = [1 + chance.below(7), chance.pick(['B', 'C', 'D'])];
  const pairs = [0, 1, 2].map((step) => plainBlock(`${start + step}${suit}`, 2));
  return [...pairs, NEWS_BLOCK, NEWS_BLOCK];
}

/** Moves one place from a block to another, so that the sizes form another pattern or none. */
function moveTile(draft: Draft, chance: Chance): Draft | undefined {
  const places = draft.flatMap(({ tile, exposed }, at) => (tile !== 'NEWS' && !exposed ? [at] : []));
  const two = pickTwo(places, chance);
  if (two === undefined) return undefined;
  const [from, to] = two;
  const grown = replaced(draft, to, (block) => ({ ...block, tiles: [...block.tiles, block.tile as Tile] }));
  return replaced(grown, from, (block) => ({ ...block, tiles: block.tiles.slice(1) }));
}

function stray(draft: Draft, chance: Chance): Draft | undefined {
  const places = [...placesOf(draft, 'number'), ...placesOf(draft, 'wind')];
  if (places.length === 0) return undefined;
  return retiled(draft, chance.pick(places), chance.pick([...NATURALS, ...WINDS_IN_ORDER]));
}

const exposeWrongly = onOne(
  ({ tile, tiles, exposed }) =>
    !exposed &&
    (tiles.length === 2 || tile === 'NEWS' || tile === 'F' || tiles.every((each) => each === 'J')),
  (block) => ({ ...block, exposed: true }),
);

/** A meld that is none: a stranger among its tiles, or split in two. */
function mixMeld(draft: Draft, chance: Chance): Draft | undefined {
  const two = pickTwo(
    draft.flatMap((_, at) => [at]),
    chance,
  );
  if (two === undefined) return undefined;
  const [one, other] = [draft[two[0]] as DraftBlock, draft[two[1]] as DraftBlock];
  const lent = replaced(draft, two[0], () => ({
    ...one,
    tiles: [...one.tiles.slice(1), ...other.tiles.slice(0, 1)],
    exposed: true,
  }));
  return replaced(lent, two[1], () => ({
    ...other,
    tiles: [...one.tiles.slice(0, 1), ...other.tiles.slice(1)],
  }));
}

/** Makes a flower block of more than two tiles, exposed or not. */
const growFlowers = onOne(
  ({ tiles, exposed }) => tiles.length > 2 && !exposed,
  ({ tiles }, chance) => {
    const jokers = chance.oneIn(3) ? 1 : 0;
    const flowers = tiles.map((_, at): Tile => (at < jokers ? 'J' : 'F'));
    return { tile: 'F', tiles: flowers, exposed: chance.oneIn(3) };
  },
);

/** Makes a NEWS block of a concealed kong beside winds. */
function newsBesideWinds(draft: Draft, chance: Chance): Draft | undefined {
  if (placesOf(draft, 'wind').length === 0) return undefined;
  const isKong = ({ exposed, tiles }: DraftBlock): boolean => !exposed && tiles.length === 4;
  return onOne(isKong, () => NEWS_BLOCK)(draft, chance);
}

function manyJokers(draft: Draft, chance: Chance): Draft {
  let blocks = draft;
  while (blocks.reduce((sum, block) => sum + jokersIn(block), 0) < 9) {
    blocks = replaced(blocks, chance.below(blocks.length), (block) => withJoker(block, chance));
  }
  return blocks;
}

const hasNatural = (block: DraftBlock): boolean => block.tiles.some((tile) => tile !== 'J');
const isConcealed = (block: DraftBlock): boolean => !block.exposed && hasNatural(block);

/** All slips by name. */
export const SLIPS: Readonly<Record<string, Slip>> = {
  oneTileChanged: changeTile,
  twoTilesChanged: (draft, chance) => {
    const changed = changeTile(draft, chance);
    return changed && changeTile(changed, chance);
  },
  wovenSuits: weave,
  jokerInPair: onOne((block) => isConcealed(block) && block.tiles.length === 2 && block.tile !== 'F'),
  jokerInFlowers: onOne((block) => isConcealed(block) && block.tile === 'F'),
  jokerInNews: onOne((block) => block.tile === 'NEWS'),
  allJokerBlock: onOne(
    (block) =>
      isConcealed(block) && block.tiles.length > 2 && block.tiles.length < 5 && block.tile !== 'NEWS',
    (block) => ({ ...block, tiles: block.tiles.map(() => 'J') }),
  ),
  secondFlowerPair: doubleFiller('F', 2),
  secondNews: doubleFiller('NEWS', 4),
  twoNewsBesideRun,
  secondDragonPair: doubleFiller('RD', 2),
  secondDragonPung: doubleFiller('GD', 3),
  repeatedNumber: repeat('number'),
  repeatedWind: repeat('wind'),
  repeatedDragon: repeat('dragon'),
  shortSet: shorten,
  strayBlock: stray,
  movedTile: moveTile,
  flowersGrown: growFlowers,
  windsAndNews: newsBesideWinds,
  thirteenTiles: onOne(isConcealed, (block) => ({ ...block, tiles: block.tiles.slice(1) })),
  fifteenTiles: onOne(isConcealed, (block, chance) => ({
    ...block,
    tiles: [...block.tiles, chance.pick(NATURALS)],
  })),
  fifthCopy: onOne(
    (block) => block.tiles.length > 3 && block.tile !== 'NEWS',
    (block) => ({ ...block, tiles: Array.from({ length: 5 }, () => block.tile as Tile) }),
  ),
  tooManyJokers: manyJokers,
  tileOfAnotherGame: onOne(isConcealed, (block, chance) => ({
    ...block,
    tiles: block.tiles.with(0, chance.pick(['YD', 'F1', 'F4', 'S1', 'S3'])),
  })),
  exposedWrongly: exposeWrongly,
  mixedMeld: mixMeld,
};
