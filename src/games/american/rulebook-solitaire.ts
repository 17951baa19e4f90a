import type { RuleRow } from '../../core/rule';

/** The rules of American solitaire. */
// biome-ignore format: a rule on two lines
export const AMERICAN_SOLITAIRE: readonly RuleRow[] = [
  ['AS-1', 'Tiles and wall',
    '152 tiles; one throw breaks East’s wall, counted from its right; the hands are those of a card, or Card Free’s.'],
  ['AS-2', 'Charleston against the wall',
    'Charleston against the wall: three tiles, three tiles, then none to three go to the discard pile, for as many from the wall. Jokers are never passed.'],
  ['AS-3', 'The second round',
    'A second round of the same kind may follow, and after it a courtesy pass of none to three.'],
  ['AS-3a', 'When the courtesy pass follows',
    'The courtesy pass follows the second round only. With courtesyAfterFirst: true, it also follows the first, if there is no second.', ['courtesyAfterFirst']],
  ['AS-4', 'Jokers drawn in the Charleston',
    'A joker drawn in the Charleston changes places with the last tile of the wall; one of the first 14 is kept.'],
  ['AS-4a', 'Jokers at the wall’s end',
    'If jokers lie there, the next tile inward is taken. With keepSecondJoker: true, the last tile is taken, and a joker is kept.', ['keepSecondJoker']],
  ['AS-5', 'Passed tiles',
    'The tiles passed in the Charleston count as discards.'],
  ['AS-6', 'Exposures',
    'An exposed pung, kong or quint as the card allows; the line says whether the hand may be exposed.'],
  ['AS-7', 'Jokers',
    'A joker stands in a single or pair only where the line says so; a group may be jokers only.'],
  ['AS-8', 'Value and doubles',
    'The value on the card, doubled for a win on a discard or from the wall. Without jokers that is multiplied by four.'],
  ['AS-8a', 'Which wins double',
    "Every claimed discard doubles, and so does a win in the Charleston. With discardDouble: 'charlestonOnly', a discard outside of it does not.", ['discardDouble']],
  ['AS-9', 'Tiles left',
    "The tiles left of 138 multiply the score. With denominator: 'discarded', they are divided by the tiles discarded instead.", ['denominator']],
  ['AS-10', 'The score card',
    'Finished games go onto the score card of CS-23.'],
  ['AS-11', 'What scores',
    'Only a winning hand of 14 scores; an exhausted wall scores 0.'],
];
