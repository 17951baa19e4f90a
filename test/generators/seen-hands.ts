import type { Meld } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';
import { allDragonHands, allLayouts, type Layout } from '../naive/card-free-layouts';
import { type NaiveOptionChanges, type NaiveOptions, naiveOptions } from '../naive/card-free-options';
import { unseenBeside } from '../naive/possible-card-free';
import type { Chance } from './chance';

// Exposures and tiles seen elsewhere, from an open table to one on which almost nothing is left.

/** Exposures, the other tiles that lie open, and the options in play. */
export interface GeneratedSeenHand {
  readonly melds: readonly Meld[];
  readonly visible: readonly Tile[];
  readonly changes: NaiveOptionChanges;
  readonly options: NaiveOptions;
}

/** Options on which it depends whether a hand can be completed, by name. */
export const SEEN_OPTIONS: Readonly<Record<string, NaiveOptionChanges>> = {
  usual: {},
  allJokerBlocks: { allJokerBlocks: false },
  newsWithWinds: { newsWithWinds: true },
  jokersInFlowerPungs: { jokersInFlowerPungs: true },
  strictFlowers: { jokersInFlowerPungs: true, allJokerBlocks: false },
  small: { houseRules: { removeFlowersAndJokers: true } },
  smallWithJokers: { jokersInFlowerPungs: true, houseRules: { removeFlowersAndJokers: true } },
  level1: { skillLevel: 1 },
  level1News: { skillLevel: 1, level1NewsCounts: true, newsWithWinds: true },
  level2: { skillLevel: 2 },
  level3: { skillLevel: 3 },
  level3FreeDragons: { skillLevel: 3, levelsBindDragonHands: false },
  level4: { skillLevel: 4, suitAllowsFlowers: false },
  level4News: { skillLevel: 4, suitAllowsNews: false },
  level5: { skillLevel: 5, houseRules: { requireBonus: true } },
};

/** An exposure of a tile: so many tiles, some of them jokers, never more than there are. */
function meldOf(tile: Tile, size: number, chance: Chance, jokers: boolean): Meld {
  const least = Math.max(0, size - (tile === 'F' ? 8 : 4));
  const count = jokers ? Math.min(size - 1, least + chance.below(3)) : least;
  return { tiles: Array.from({ length: size }, (_, at) => (at < size - count ? tile : 'J')) };
}

/** Some blocks of a layout as exposures. */
function someExposures(layout: Layout, options: NaiveOptions, chance: Chance): Meld[] {
  const open = layout.blocks.filter(({ tile, size }) => tile !== 'NEWS' && size > 2);
  const chosen = chance.shuffle(open).slice(0, chance.below(Math.min(open.length, 4) + 1));
  const mayHaveJokers = chance.oneIn(2);
  return chosen.map(({ tile, size }) =>
    meldOf(tile as Tile, size, chance, mayHaveJokers && (tile !== 'F' || options.jokersInFlowerPungs)),
  );
}

const ANY_TILES: readonly Tile[] = [
  '1B',
  '4B',
  '9B',
  'GD',
  '2C',
  '5C',
  'RD',
  '5D',
  '8D',
  'WD',
  'E',
  'W',
  'N',
];

function anyExposures(chance: Chance): Meld[] {
  const tiles = chance.shuffle(ANY_TILES).slice(0, 1 + chance.below(3));
  return tiles.map((tile) => meldOf(tile, 3 + chance.below(3), chance, chance.oneIn(2)));
}

/** All tiles that lie neither here nor there, in any order. */
function rest(melds: readonly Meld[], options: NaiveOptions, chance: Chance): Tile[] {
  const unseen = unseenBeside(melds, [], options);
  return chance.shuffle(
    [...unseen].flatMap(([tile, count]) => Array.from({ length: Math.max(0, count) }, () => tile as Tile)),
  );
}

/** Tiles seen elsewhere: any number of them; all jokers but a few; or all but what some layout takes, and a few. */
function seenTiles(melds: readonly Meld[], layout: Layout, options: NaiveOptions, chance: Chance): Tile[] {
  const all = rest(melds, options, chance);
  const kept = new Set<string>(layout.blocks.flatMap(({ tile }) => (tile === 'NEWS' ? [...'ESWN'] : [tile])));
  const way = chance.below(4);
  if (way === 0) return all.slice(0, chance.below(all.length + 1));
  if (way === 1) {
    const jokers = all.filter((tile) => tile === 'J');
    return [
      ...jokers.slice(chance.below(3)),
      ...all.filter((tile) => tile !== 'J').slice(0, chance.below(110)),
    ];
  }
  const spared = chance.below(8);
  const others = all.filter((tile) => !kept.has(tile) && tile !== 'J');
  const own = all.filter((tile) => kept.has(tile) || tile === 'J');
  return [...others.slice(spared), ...own.slice(0, way === 2 ? chance.below(6) : chance.below(own.length))];
}

const isWithin = (melds: readonly Meld[], options: NaiveOptions): boolean =>
  [...unseenBeside(melds, [], options).values()].every((count) => count >= 0);

/** A hand as the table sees it, under the named options. */
export function seenHand(name: string, chance: Chance): GeneratedSeenHand {
  const changes = SEEN_OPTIONS[name] as NaiveOptionChanges;
  const options = naiveOptions(changes);
  const layout = chance.pick(chance.oneIn(8) ? allDragonHands() : allLayouts(options.newsWithWinds));
  const drawn = chance.oneIn(5) ? anyExposures(chance) : someExposures(layout, options, chance);
  const melds = isWithin(drawn, options) ? drawn : [];
  return { melds, visible: seenTiles(melds, layout, options, chance), changes, options };
}
