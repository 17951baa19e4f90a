import type { HandRules } from '../../../hands/rule-parts';
import type { TileSet } from '../../../hands/tile-set';
import { TILES, type Tile } from '../../../tiles/tile';
import { FLOWER, JOKER } from '../../../tiles/tile-index';
import type { AmericanGameOptions } from '../american-options';
import { checkFreeForm } from './check';
import { layoutSearch } from './layouts';
import { HAND_SIZE, KINDS } from './rack';
import { hasReading, listReadings } from './readings';
import { reasonsFor } from './reasons';
import {
  FREE_FORM_KINDS,
  type FreeFormKind,
  type FreeFormLayout,
  type FreeFormReading,
  type FreeFormWin,
} from './vocabulary';

/**
 * Every winning hand by its groups, jokers aside, one by one: any pairs, pungs, kongs, quints and
 * sextets of 14 tiles for which the naturals and the jokers of the game suffice (TG-1, TG-7).
 */
function* listLayouts({ byIndex }: TileSet): Generator<FreeFormLayout> {
  const counts = Array.from({ length: KINDS }, () => 0);
  const rack = { counts, jokers: 0, flowersAsJokers: false, exposed: [] };
  const copies = byIndex.slice(FLOWER, KINDS);
  const search = layoutSearch({ rack, tiles: HAND_SIZE, copies, jokers: byIndex[JOKER] as number });
  for (const { groups } of search(HAND_SIZE)) {
    yield {
      groups: groups.flatMap(({ kind, sizes }) =>
        sizes.map((size) => ({
          tile: TILES[kind] as Tile,
          kind: FREE_FORM_KINDS[size] as FreeFormKind,
          size,
        })),
      ),
    };
  }
}

/** How hands of “The American Game” are read without a card, under these options and with these tiles. */
export const freeFormHands = (
  options: AmericanGameOptions,
  tiles: TileSet,
): HandRules<FreeFormReading, FreeFormWin, FreeFormLayout> =>
  Object.freeze({
    wins: Object.freeze([
      'wall',
      'discard',
      'jokerExchange',
      'exchangeTile',
      'misnamedDiscard',
      'charleston',
    ] as const),
    check: (hand, win) => checkFreeForm(hand, win, options),
    readings: (hand, win) => listReadings(hand, win, options),
    isWinning: (hand, win) => hasReading(hand, win, options),
    reasons: (hand, win, faults) => reasonsFor(hand, win, faults, options, tiles),
    layouts: () => listLayouts(tiles),
    notes: Object.freeze([]),
    growing: true,
  } satisfies HandRules<FreeFormReading, FreeFormWin, FreeFormLayout>);
