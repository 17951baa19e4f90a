import type { Hand, HasGoals, Tile } from 'mahjongg';
import { type OpenTable, type Random, shuffleWall, throwDice } from 'mahjongg/game';
import { inYourPlace, nearestLines, nearestTargets } from './hint';
import {
  ASK_FOR_TILES,
  discardLines,
  type Look,
  leftInWall,
  meldsText,
  rackLines,
  TABLE_WIDTH,
  tileWord,
  tileWords,
} from './look';
import type { Sitting, Typed } from './table';

/** A view of a solitaire. */
interface AloneView extends OpenTable {
  readonly phase: string;
  readonly rack: readonly Tile[];
  readonly flowers?: { readonly E?: readonly Tile[] | undefined } | undefined;
}

/** What chance brings for a new solitaire. */
export const shuffled = (
  { rules }: Sitting<Parameters<typeof shuffleWall>[0] & Parameters<typeof throwDice>[0]>,
  random: Random,
) => ({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) });

/** The table of a solitaire: the discards, the wall, what the player has laid down; the rack, unless the question shows it. */
export const aloneLines = (
  { phase, discards, wallLeft, melds, rack, flowers: { E: flowers = [] } = {} }: AloneView,
  { look }: Pick<Sitting, 'look'>,
): readonly string[] => {
  const laid = meldsText(melds.E ?? []);
  return [
    look.style.dim('-'.repeat(TABLE_WIDTH)),
    ...discardLines(discards.map(({ tile }) => tile)),
    `${leftInWall(wallLeft)}.`,
    ...(laid === '' ? [] : [`On the table: ${laid}`]),
    ...(flowers.length === 0 ? [] : [`Flowers: ${flowers.join(' ')}`]),
    ...(ASK_FOR_TILES.includes(phase) ? [] : rackLines(rack, look)),
  ];
};

/** What an action of a solitaire may say. */
interface AnyChoice {
  readonly type: string;
  readonly tile?: Tile | undefined;
  readonly tiles?: readonly Tile[] | undefined;
  readonly with?: readonly Tile[] | undefined;
}

const PLAIN: Readonly<Record<string, string>> = {
  decline: 'let it go',
  mahjongg: 'Mah Jongg!',
  continue: 'go on',
  stop: 'stop here',
};

const choiceText = ({ type, tile, tiles, with: others }: AnyChoice, look: Look): string => {
  const plain = PLAIN[type];
  if (plain !== undefined) return plain;
  if (tiles !== undefined) return `${type} ${tileWords(look, tiles)}`;
  if (tile === undefined) return type;
  const beside = others === undefined ? '' : ` with ${tileWords(look, others)}`;
  return `${type === 'call' ? 'claim' : type} ${tileWord(look, tile)}${beside}`;
};

/** The nearest winning hands, and what a bot would do in the player’s place. */
export const aloneHint = (
  { rack, melds, discards, flowers }: AloneView,
  goals: HasGoals | undefined,
  choice: AnyChoice,
  { text, look }: Sitting,
  typed: Typed,
): readonly string[] => {
  const hand: Hand = { concealed: rack, melds: melds.E ?? [], ...(flowers && { flowers: flowers.E ?? [] }) };
  const visible = discards.map(({ tile }) => tile);
  return [
    ...(goals === undefined
      ? ['There is no hint with this card: its rules do not say what to aim for.']
      : nearestLines(nearestTargets(hand, goals, visible), text)),
    '',
    inYourPlace(choiceText(choice, look), typed(choice)),
  ];
};
