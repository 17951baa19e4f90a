import { TEXT_LIMIT } from '../../../../tiles/text-limit';

/**
 * The largest cards that are read; anything larger is refused with `tooLarge`.
 *
 * @example
 * ```ts
 * import { CARD_LIMITS } from 'mahjongg/american';
 *
 * [CARD_LIMITS.hands, CARD_LIMITS.variants]; // => [500, 5000]
 * ```
 */
// biome-ignore format: a list of names
export const CARD_LIMITS: Readonly<Record<
  'text' | 'sections' | 'hands' | 'hand' | 'name' | 'note' | 'variants' | 'cardVariants' | 'anyVariants' | 'work' | 'faults', number
>> = /* @__PURE__ */ Object.freeze({
  /** Characters in a card as JSON text. */
  text: 16 * TEXT_LIMIT,
  /** Sections in a card. */
  sections: 100,
  /** Hands in a card. */
  hands: 500,
  /** Characters in a hand. */
  hand: 400,
  /** Characters in a name or title. */
  name: 200,
  /** Characters in a note. */
  note: 2_000,
  /** Variants of a hand. */
  variants: 5_000,
  /** Variants of all hands of a card. */
  cardVariants: 25_000,
  /** Variants with groups of anything, of all hands of a card. */
  anyVariants: 500,
  /** Steps it takes to choose alternatives, letters and suits for the variants of all hands of a card. */
  work: 800_000,
  /** Mistakes reported for a card. */
  faults: 100,
});
