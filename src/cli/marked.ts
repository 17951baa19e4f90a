import { type Hand, sortRack, type Tile } from 'mahjongg';
import type { Target } from 'mahjongg/analysis';
import { tilesText } from './copies';

type Tiles = readonly Tile[];

/** Takes one tile out of a list; false if it is not in it. */
const takeFrom = (tiles: Tile[], tile: Tile): boolean => {
  const place = tiles.indexOf(tile);
  if (place >= 0) tiles.splice(place, 1);
  return place >= 0;
};

/** Whether jokers may stand in a group. */
const takesJokers = (group: Tiles): boolean => group.length > 2 && new Set(group).size === 1;

/** Takes the exposure that fills a group out of the list; undefined if none fills it. */
const exposureIn = (melds: Tiles[], group: Tiles): Tiles | undefined => {
  const at = melds.findIndex(
    (tiles) => tiles.length === group.length && tiles.some((tile) => tile !== 'J' && group.includes(tile)),
  );
  return at < 0 ? undefined : melds.splice(at, 1)[0];
};

/**
 * The groups of a target as a hand fills them, in their order: the tiles that are held, its jokers where they stand, and what is
 * missing behind a plus sign, `44B+4B`; exposures in brackets.
 */
export const markedGroups = (
  groups: readonly Tiles[],
  { missing }: Pick<Target<unknown>, 'missing'>,
  { concealed, melds = [] }: Hand,
): readonly string[] => {
  const held = [...concealed];
  const onTable = melds.map(({ tiles }) => tiles);
  const wanted = [false, true].map((open) =>
    missing
      .filter(({ takesJoker }) => takesJoker === open)
      .flatMap(({ tile, count }) => Array.from({ length: count }, () => tile)),
  );
  const fill = (group: Tiles): string => {
    const exposed = exposureIn(onTable, group);
    if (exposed !== undefined) return `[${tilesText(sortRack(exposed))}]`;
    const open = wanted[Number(takesJokers(group))] ?? [];
    const [own, lacking]: [Tile[], Tile[]] = [[], []];
    for (const tile of group) {
      // Where a tile is neither held nor missing a joker or a flower stands for it; of tiles that are gone one is missing.
      const places = [
        [held, tile, own],
        [open, tile, lacking],
        [held, 'J', own],
        [open, 'J', lacking],
        [open, 'F', lacking],
        [held, 'F', own],
      ] as const;
      const found = places.find(([from, one]) => takeFrom(from, one));
      found?.[2].push(found[1]);
    }
    return [own, lacking].map(tilesText).join(lacking.length > 0 ? '+' : '');
  };
  // What only natural tiles fill comes first: jokers and the other tiles of a kind go to the rest.
  const order = [...groups.keys()].sort(
    (one, other) => Number(takesJokers(groups[one] ?? [])) - Number(takesJokers(groups[other] ?? [])),
  );
  const texts = new Map(order.map((at) => [at, fill(groups[at] ?? [])]));
  return [...groups.keys()].map((at) => texts.get(at) ?? '');
};
