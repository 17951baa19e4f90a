import { TEXT_LIMIT } from '../../../../tiles/text-limit';

/**
 * The largest cards that are read; anything larger is answered with `tooLarge`.
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
  /** Characters of a card as JSON text. */
  text: 16 * TEXT_LIMIT,
  /** Sections of a card. */
  sections: 100,
  /** Hands of a card. */
  hands: 500,
  /** Characters of a hand. */
  hand: 400,
  /** Characters of a name or title. */
  name: 200,
  /** Characters of a remark. */
  note: 2_000,
  /** Variants of a hand. */
  variants: 5_000,
  /** Variants of all hands of a card together. */
  cardVariants: 25_000,
  /** Variants with groups of anything of all hands of a card together. */
  anyVariants: 500,
  /** Steps of choosing alternatives, letters and suits that all hands of a card take together while their variants are listed. */
  work: 800_000,
  /** Mistakes of a card that are reported. */
  faults: 100,
});
