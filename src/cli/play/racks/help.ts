import type { Phase } from '../../../games/american/play/table/stages';
import type { Help } from '../question';

/** The rules behind what is asked in each phase. */
type PhaseHelp = Readonly<Partial<Record<Phase, readonly Help[]>>>;

const GUIDE: PhaseHelp = {
  charleston: [
    ['AG-5', 'First round: three tiles to the right, across, left; second round: left, across, right.'],
    [
      'AG-8',
      'In the last pass of a round tiles that come in may be passed on unseen: choose fewer of your own.',
    ],
    ['AG-9', 'Jokers are never passed.'],
  ],
  secondCharleston: [['AG-6', 'Any one player may stop here; then only the courtesy pass remains.']],
  courtesy: [['AG-7', 'You and the player across exchange up to three tiles; the lower wish counts.']],
  courtesyPass: [['AG-7', 'You and the player across give each other the same number of tiles.']],
  turn: [
    ['AG-10', 'Whoever has drawn or called discards a tile; then the player to the right goes on.'],
    ['AG-12', 'A joker may be discarded, but nobody can call it.'],
    ['AG-21', 'On your turn a tile of yours may be swapped for a joker that stands for it in any exposure.'],
    ['AG-32', 'A hand that can no longer win may be called dead.'],
  ],
  claims: [
    ['AG-15', 'A discard is called for a Pung, Kong or Quint, which is exposed at once, or for Mah Jongg.'],
    ['AG-17', 'Mah Jongg goes before an exposure; of two equal calls the one whose turn would come sooner.'],
    ['AG-18', 'A closed hand has no exposures; it may call only the tile it wins with.'],
    ['AG-19', 'An exposure keeps its size and the tile it stands for.'],
  ],
};

const CARD_FREE: PhaseHelp = {
  ...GUIDE,
  turn: [
    ['CF-6', 'A winning hand needs a pattern (CF-4) and a category (CF-7 to CF-12).'],
    ...(GUIDE.turn ?? []),
  ],
  claims: [
    [
      'CF-28',
      'A discard is called for a Pung, Kong or Quint, exposed at once and fixed in size, or for Mah Jongg.',
    ],
    ['CF-18', 'For a pair, for the flowers or for NEWS a tile is called only if it completes the hand.'],
    ['CF-23', 'A hand without exposures earns ten points; calling the winning tile keeps them.'],
    ['AG-17', 'Mah Jongg goes before an exposure; of two equal calls the one whose turn would come sooner.'],
  ],
};

const GAME: PhaseHelp = {
  charleston: [
    ['TG-3', 'Three tiles to the right, across, left; a second exchange goes left, across, right.'],
    ['TG-3', 'In the third pass tiles that come in may be passed on unseen: choose fewer of your own.'],
    ['AG-9', 'Jokers are never passed.'],
  ],
  secondCharleston: [['TG-3', 'A second exchange takes place only if all want it.']],
  turn: [
    ['AG-10', 'Whoever has drawn or called discards a tile; then the player to the right goes on.'],
    ['TG-5', 'A tile may be added to an exposure of your own.'],
    ['TG-6', 'A matching tile of yours may be swapped for a joker in any exposure.'],
    ['TG-10', 'An exposure that was a mistake can be taken back before you discard.'],
  ],
  claims: [
    ['TG-4', 'With a pair or more in hand the same tile may be called; the set is exposed.'],
    ['TG-9', 'A tile offered for a joker may be claimed for Mah Jongg.'],
    ['AG-17', 'Mah Jongg goes before an exposure; of two equal calls the one whose turn would come sooner.'],
  ],
};

const OWN: Readonly<Record<string, PhaseHelp>> = { 'card-free': CARD_FREE, 'american-game': GAME };

/** The rules behind what is asked in a phase of this rule set. */
export const helpFor = (rules: string, phase: Phase): readonly Help[] =>
  (Object.hasOwn(OWN, rules) ? OWN[rules] : GUIDE)?.[phase] ?? [];
