import type { RuleRow } from '../../core/rule';

/** The rules of American solitaire. */
// biome-ignore format: a rule on two lines
export const AMERICAN_SOLITAIRE: readonly RuleRow[] = [
  ['AS-1', 'Tiles and wall',
    '152 tiles. The player is East; South, West and North are dummies, which draw and discard. One throw of two dice breaks East’s wall, counted from its right; tiles are drawn from left of the break. The hands are those of a card or of Card Free.'],
  ['AS-2', 'Charleston against the wall',
    'In the Charleston, whose first round is compulsory, the player passes three tiles, three more, then up to three to the discard pile, and each time draws as many from the wall. Jokers are never passed.'],
  ['AS-3', 'The second round',
    'A second round of the same kind may follow, and after it a courtesy pass of up to three tiles. A round once begun is played to its end.'],
  ['AS-3a', 'When the courtesy pass follows',
    'The courtesy pass follows the second round only. With courtesyAfterFirst: true, it also follows the first, if there is no second.', ['courtesyAfterFirst']],
  ['AS-4', 'Jokers drawn in the Charleston',
    'A joker drawn in the Charleston changes places with the last tile of the wall; a joker among the first 14 is kept.'],
  ['AS-4a', 'Jokers at the wall’s end',
    'If the last tile is a joker, the first tile inward that is not one is taken. With keepSecondJoker: true, the last tile is taken even if it is a joker.', ['keepSecondJoker']],
  ['AS-5', 'Passed tiles',
    'The tiles passed in the Charleston count as discards.'],
  ['AS-6', 'Exposures',
    'The player can claim a discard to win, or for an exposed pung, kong or quint if the card allows it, never for a run; the line says whether the hand can be exposed.'],
  ['AS-7', 'Jokers',
    'A joker can be in a single or pair only if the line says so; a group can be all jokers. A quint needs at least one joker, unless it is of flowers.'],
  ['AS-8', 'Value and doubles',
    'The value on the card is doubled for a win on a discard or from the wall, never for both. A jokerless hand is also multiplied by four.'],
  ['AS-8a', 'Which wins double',
    "A win on any claimed discard doubles, and so does a win in the Charleston. With discardDouble: 'charlestonOnly', a discard outside the Charleston does not.", ['discardDouble']],
  ['AS-9', 'Tiles left',
    "The score is multiplied by the tiles left and divided by 138. The tiles left are 138 less all discards, passed tiles included; the fraction stays exact. With denominator: 'discarded', the score is divided by the tiles discarded instead.", ['denominator']],
  ['AS-10', 'The score card',
    'Finished games go onto the score card of CS-23.'],
  ['AS-11', 'What scores',
    'Only a winning hand of 14 scores; an exhausted wall scores 0.'],
];
