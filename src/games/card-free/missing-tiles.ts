import type { Reason } from '../../core/reason';
import { reasonAt } from '../../hands/check-hand';
import { besideExposures } from '../../jokers/exposures';
import { TILES, type Tile } from '../../tiles/tile';
import { EAST, FLOWER, JOKER } from '../../tiles/tile-index';
import { LACKING, type Outlook } from './completion-costs';
import type { Completion } from './find-completion';
import { NEWS } from './kinds';
import { layoutBlocksOf, shapeOf } from './make-reading';
import type { CardFreeOptions } from './options';
import { spelled } from './reasons';

const NEWS_KINDS: readonly number[] = [EAST, EAST + 1, EAST + 2, EAST + 3];

/** How many tiles of a block must be natural ones. */
const leastNatural = (kind: number, size: number, options: CardFreeOptions): number => {
  const takesJokers = size > 2 && (kind !== FLOWER || options.jokersInFlowerPungs);
  if (!takesJokers) return size;
  return options.allJokerBlocks ? 0 : 1;
};

/** The tiles that are needed and gone, in rack order, jokers last. */
const missingTiles = (
  { found, cost }: Completion,
  { unseen, exposed, jokers }: Outlook,
  options: CardFreeOptions,
): readonly Tile[] => {
  const needed = TILES.map(() => 0);
  for (const block of besideExposures(found.blocks, exposed) ?? []) {
    const kind = block >> 3;
    if (kind === NEWS) for (const wind of NEWS_KINDS) needed[wind]!++;
    else needed[kind]! += leastNatural(kind, block & 7, options);
  }
  const missing = needed.map((count, kind) => Math.max(0, count - (unseen[kind] ?? 0)));
  missing[JOKER] = Math.max(0, (cost % LACKING) - jokers);
  return TILES.flatMap((tile, kind) => Array.from({ length: missing[kind] as number }, () => tile));
};

/** The reason that says which unseen tiles are too few for the hand that lacks the fewest (AG-31). */
export const missingReason = (completion: Completion, outlook: Outlook, options: CardFreeOptions): Reason => {
  const missing = missingTiles(completion, outlook, options);
  const shape = shapeOf(completion.found);
  const blocks = layoutBlocksOf(completion.found);
  const layout = blocks.map(spelled).join(' ');
  const message = `The unseen tiles lack ${missing.join(' ')} for ${layout}, ${shape.pattern}.`;
  return reasonAt('neededTilesGone', 'AG-31', message, ['visible'], { missing, ...shape, blocks });
};
