import type { Seat } from 'mahjongg/card-free';
import { type Action, type CallAction, type Phase, type PlayerView, seatAfter } from 'mahjongg/game';
import { at, seatName } from '../seats';
import { counted } from '../words';
import { type Look, meldText, sizeName, tileWord } from './look';
import {
  type Asked,
  choicesOf,
  claimQuestion,
  discardQuestion,
  type Help,
  legalOf,
  letter,
  mahjongg,
  numbered,
  passQuestion,
  type Question,
  wordsFor,
} from './question';

/** The rules behind what is asked in each phase. */
type PhaseHelp = Readonly<Partial<Record<Phase, readonly Help[]>>>;

const NO_JOKERS: Help = 'AG-9 Jokers are never passed.';
const GOES_RIGHT: Help =
  'AG-10 After drawing or calling you discard a tile; then the player to your right goes on.';
const MAHJONGG_FIRST: Help =
  'AG-17 Mah Jongg beats an exposure; of two equal calls, the player whose turn comes sooner wins.';

const GUIDE: PhaseHelp = {
  charleston: [
    'AG-5 First round: three tiles to the right, across, left; second round: left, across, right.',
    'AG-8 In the last pass of a round you can pass on incoming tiles unseen: choose fewer of your own.',
    NO_JOKERS,
  ],
  secondCharleston: ['AG-6 Any one player may stop here; then only the courtesy pass remains.'],
  courtesy: ['AG-7 You and the player across exchange up to three tiles; the lower wish counts.'],
  courtesyPass: ['AG-7 You and the player across give each other the same number of tiles.'],
  turn: [
    GOES_RIGHT,
    'AG-12 A joker may be discarded, but nobody can call it.',
    'AG-21 On your turn a tile of yours may be swapped for a joker that stands for it in any exposure.',
    'AG-32 A hand that can no longer win may be called dead.',
  ],
  claims: [
    'AG-15 A discard is called for a Pung, Kong or Quint, which is exposed at once, or for Mah Jongg.',
    MAHJONGG_FIRST,
    'AG-18 A closed hand has no exposures; it may call only the tile it wins with.',
    'AG-19 An exposure keeps its size and the tile it stands for.',
  ],
};

const CARD_FREE: PhaseHelp = {
  ...GUIDE,
  turn: ['CF-6 A winning hand needs a pattern (CF-4) and a category (CF-7 to CF-12).', ...(GUIDE.turn ?? [])],
  claims: [
    'CF-28 A discard is called for a Pung, Kong or Quint, exposed at once and fixed in size, or for Mah Jongg.',
    'CF-18 For a pair, for the flowers or for NEWS a tile is called only if it completes the hand.',
    'CF-23 A hand without exposures earns ten points; calling the winning tile keeps them.',
    MAHJONGG_FIRST,
  ],
};

const GAME: PhaseHelp = {
  charleston: [
    'TG-3 Three tiles to the right, across, left; a second exchange goes left, across, right.',
    'TG-3 In the third pass you can pass on incoming tiles unseen: choose fewer of your own.',
    NO_JOKERS,
  ],
  secondCharleston: ['TG-3 A second exchange takes place only if all want it.'],
  turn: [
    GOES_RIGHT,
    'TG-5 A tile may be added to an exposure of your own.',
    'TG-6 A matching tile of yours may be swapped for a joker in any exposure.',
    'TG-10 An exposure that was a mistake can be taken back before you discard.',
  ],
  claims: [
    'TG-4 With a pair or more in hand the same tile may be called; the set is exposed.',
    'TG-9 A tile offered for a joker may be claimed for Mah Jongg.',
    MAHJONGG_FIRST,
  ],
};

const OWN: ReadonlyMap<string, PhaseHelp> = new Map([
  ['card-free', CARD_FREE],
  ['american-game', GAME],
]);

/** The rules behind what is asked in a phase of this rule set. */
export const helpFor = (phase: string, { name }: { readonly name: string }): readonly Help[] | undefined =>
  (OWN.get(name) ?? GUIDE)[phase as Phase];

type In<P extends Phase> = Asked<Extract<PlayerView, { readonly phase: P }>>;

/** How many seats after one’s own the tiles go. */
const STEPS = { right: 1, across: 2, left: -1 } as const;

const seatAt = ({ view: { seats }, me }: Asked<PlayerView>, direction: keyof typeof STEPS): Seat =>
  seatAfter(seats, me, (STEPS[direction] + seats.length) % seats.length);

/** What the rounds of the Charleston are called. */
export const ORDINALS: readonly string[] = ['', 'First', 'Second'];

/** What a tile is called for, in a few words. */
export const callText = (verb: string, { tile, with: others }: CallAction, look: Look): string =>
  `${verb} it for a ${sizeName(others.length + 1, look)}: ${meldText([tile, ...others])}`;

const turn = (asked: In<'turn'>): Question => {
  const { view, me, look } = asked;
  const any: PlayerView = view;
  const exposed = (seat: Seat, meld: number): string => meldText(at(view.melds, seat)[meld]?.tiles ?? []);
  const exchanges = choicesOf(any, 'exchange', ({ tile, from, meld }) => {
    const whose = from === me ? 'your own' : `${seatName(from)}’s`;
    return `${tileWord(look, tile)} for the joker in ${whose} ${exposed(from, meld)}`;
  });
  const layouts = choicesOf(any, 'rearrange', (one) => meldText([view.now.called?.tile ?? 'J', ...one.with]));
  const grown = choicesOf(any, 'grow', ({ tile, meld }) => `${tileWord(look, tile)} to ${exposed(me, meld)}`);
  // Hands without exposures show nothing that could be called dead.
  const suspects = {
    legal: any.legal.filter((one) => one.type !== 'challenge' || at(view.melds, one.against).length > 0),
  };
  return discardQuestion(asked, [
    ...mahjongg(any),
    ...letter('x', 'exchange a tile for a joker', 'Which exchange?', exchanges),
    ...letter('g', 'add a tile to an exposure', 'Which tile, to which exposure?', grown),
    ...letter('r', 'lay the exposure out anew', 'Which layout?', layouts),
    ...legalOf(any, 'takeBack').map((act) => ({ key: 'c', label: 'take the exposure back', next: { act } })),
    ...letter(
      'd',
      'call a hand dead',
      'Whose hand is dead?',
      choicesOf(suspects, 'challenge', ({ against }) => seatName(against)),
    ),
  ]);
};

const ASKERS: { readonly [P in Phase]?: (asked: In<P>) => Question } = {
  charleston: (asked) => {
    const { round, pass, direction, blind, size } = asked.view.now;
    const unseen =
      blind === 0
        ? ''
        : ` For a blind pass choose fewer than ${size}; incoming tiles make up the rest, unseen.${blind === size ? ' Enter alone chooses none.' : ''}`;
    const whom = seatName(seatAt(asked, direction));
    return passQuestion(
      asked,
      `${ORDINALS[round]} Charleston, pass ${pass}: which ${size} tiles go ${direction} to ${whom}?${unseen}`,
      { least: size - blind, most: size, blind: true },
    );
  },
  secondCharleston: ({ view: { moment }, me: seat }) => ({
    prompt: 'Play a second Charleston? Any player can stop it.',
    options: numbered([
      ['yes, go on', { type: 'continue', seat, moment }],
      ['no, stop here', { type: 'stop', seat, moment }],
    ]),
  }),
  courtesy: (asked) => ({
    prompt: `Courtesy pass: how many tiles would you exchange with ${seatName(seatAt(asked, 'across'))}?`,
    options: legalOf<Action, 'wish'>(asked.view, 'wish').map((act) => ({
      key: String(act.count),
      words: wordsFor(act),
      label: act.count === 0 ? 'none' : counted(act.count, 'tile'),
      next: { act },
    })),
  }),
  courtesyPass: (asked) => {
    const count = at(asked.view.now.counts, asked.me);
    const ways = `${counted(count, 'tile')} each way: which ${count === 1 ? 'one goes' : 'ones go'}`;
    const prompt = `Courtesy pass, ${ways} to ${seatName(seatAt(asked, 'across'))}?`;
    return passQuestion(asked, prompt, { least: count, most: count });
  },
  turn,
  claims: ({ view, look }) => {
    const { from, tile, by } = view.now;
    const any: PlayerView = view;
    const does = by === 'discard' ? 'discards' : 'offers';
    const calls = choicesOf(any, 'call', (one) => callText('call', one, look));
    return claimQuestion(`${seatName(from)} ${does} ${tileWord(look, tile)}`, any, calls);
  },
};

/** What the player of a view is asked; undefined where there is nothing to ask. */
export const questionOf = (asked: Asked<PlayerView>): Question | undefined => {
  const asker = ASKERS[asked.view.phase] as ((asked: Asked<PlayerView>) => Question) | undefined;
  return asker?.(asked);
};
