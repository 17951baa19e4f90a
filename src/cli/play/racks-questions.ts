import type { Seat } from 'mahjongg';
import {
  type Action,
  type CallAction,
  type ExchangeAction,
  type Phase,
  type PlayerView,
  seatAfter,
} from 'mahjongg/game';
import { at, seatName } from '../seats';
import { type Look, meldText, sizeName, tileWord } from './look';
import {
  choicesOf,
  claimQuestion,
  discardQuestion,
  type Help,
  legalOf,
  letter,
  mahjongg,
  numbered,
  type Question,
} from './question';
import type { Asked } from './table';

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
export const helpFor = (rules: string, phase: string): readonly Help[] =>
  (Object.hasOwn(OWN, rules) ? OWN[rules] : GUIDE)?.[phase as Phase] ?? [];

type In<P extends Phase> = Asked<Extract<PlayerView, { readonly phase: P }>>;
type Asker<P extends Phase> = (asked: In<P>) => Question<Action>;

const places = { right: 1, across: 2 } as const;

const receiver = ({ view, me }: In<'charleston'>): Seat => {
  const { direction } = view.now;
  return seatAfter(view.seats, me, direction === 'left' ? view.seats.length - 1 : places[direction]);
};

/** What the rounds of the Charleston are called. */
export const ORDINALS: readonly string[] = ['', 'First', 'Second'];

const charleston: Asker<'charleston'> = (asked) => {
  const { view, me, help } = asked;
  const { moment, rack } = view;
  const { round, pass, direction, blind, size } = view.now;
  const unseen =
    blind === 0 ? '' : ` Of those that come in up to ${blind} may go on unseen: then choose fewer.`;
  return {
    prompt: `${ORDINALS[round]} Charleston, pass ${pass}: which ${size} tiles go ${direction} to ${seatName(receiver(asked))}?${unseen}`,
    tiles: {
      rack,
      least: size - blind,
      most: size,
      take: (tiles) => {
        const left = size - tiles.length;
        return { type: 'pass', seat: me, moment, tiles, ...(left > 0 && { blind: left }) };
      },
    },
    options: [],
    help,
  };
};

const secondCharleston: Asker<'secondCharleston'> = ({ view: { moment }, me, help }) => ({
  prompt: 'Is there to be a second Charleston? One player who stops is enough to end it.',
  options: numbered<Action>([
    ['go on', { type: 'continue', seat: me, moment }],
    ['stop here', { type: 'stop', seat: me, moment }],
  ]),
  help,
});

const across = ({ view, me }: Asked<PlayerView>): string => seatName(seatAfter(view.seats, me, 2));

const courtesy: Asker<'courtesy'> = (asked) => ({
  prompt: `Courtesy pass: how many tiles would you exchange with ${across(asked)}?`,
  options: legalOf(asked.view as PlayerView, 'wish').map((act) => ({
    key: String(act.count),
    label: act.count === 0 ? 'none' : `${act.count} ${act.count === 1 ? 'tile' : 'tiles'}`,
    next: { act },
  })),
  help: asked.help,
});

const courtesyPass: Asker<'courtesyPass'> = (asked) => {
  const { view, me, help } = asked;
  const { rack, moment } = view;
  const count = at(view.now.counts, me);
  return {
    prompt: `Courtesy pass: which ${count === 1 ? 'tile goes' : `${count} tiles go`} to ${across(asked)}?`,
    tiles: {
      rack,
      least: count,
      most: count,
      take: (tiles) => ({ type: 'pass', seat: me, moment, tiles }),
    },
    options: [],
    help,
  };
};

const exchangeText = ({ tile, from, meld }: ExchangeAction, { view, me, look }: In<'turn'>): string => {
  const whose = from === me ? 'your own' : `${seatName(from)}’s`;
  return `${tileWord(look, tile)} for the joker in ${whose} ${meldText(at(view.melds, from)[meld]?.tiles ?? [])}`;
};

const turn: Asker<'turn'> = (asked) => {
  const { view, me, help, look } = asked;
  const { moment, now, rack }: typeof view = view;
  const any: PlayerView = view;
  const exchanges = choicesOf(any, 'exchange', (one) => exchangeText(one, asked));
  const layouts = choicesOf(any, 'rearrange', (one) => meldText([now.called?.tile ?? 'J', ...one.with]));
  const grown = choicesOf(
    any,
    'grow',
    (one) => `${tileWord(look, one.tile)} to ${meldText(at(view.melds, me)[one.meld]?.tiles ?? [])}`,
  );
  // Hands without exposures show nothing that could be called dead.
  const challenges = choicesOf(any, 'challenge', ({ against }) => seatName(against)).filter(
    ([, act]) => act.type === 'challenge' && at(view.melds, act.against).length > 0,
  );
  return discardQuestion<Action>(rack, (tile) => ({ type: 'discard', seat: me, moment, tile }), {
    options: [
      ...mahjongg(any),
      ...letter('x', 'exchange a tile for a joker', 'Which exchange?', exchanges, help),
      ...letter('g', 'add a tile to an exposure', 'Which tile, to which exposure?', grown, help),
      ...letter('r', 'lay the exposure out anew', 'How is it to lie?', layouts, help),
      ...legalOf(any, 'takeBack').map((act) => ({
        key: 'c',
        label: 'take the exposure back',
        next: { act },
      })),
      ...letter('d', 'call a hand dead', 'Whose hand is dead?', challenges, help),
    ],
    help,
  });
};

/** What a tile is called for, in a few words. */
export const callText = (verb: string, { tile, with: others }: CallAction, look: Look): string =>
  `${verb} it for a ${sizeName(others.length + 1, look)}: ${meldText([tile, ...others])}`;

const claims: Asker<'claims'> = ({ view, help, look }) => {
  const { from, tile, by } = view.now;
  const any: PlayerView = view;
  const does = by === 'discard' ? 'discards' : 'offers';
  const calls = choicesOf(any, 'call', (one) => callText('call', one, look));
  return claimQuestion(`${seatName(from)} ${does} ${tileWord(look, tile)}`, any, calls, help);
};

const ASKERS: { readonly [P in Phase]?: Asker<P> } = {
  charleston,
  secondCharleston,
  courtesy,
  courtesyPass,
  turn,
  claims,
};

/** What the player of a view is asked; undefined where there is nothing to ask. */
export const questionOf = (asked: Asked<PlayerView>): Question<Action> | undefined => {
  const asker = ASKERS[asked.view.phase] as ((asked: Asked<PlayerView>) => Question<Action>) | undefined;
  return asker?.(asked);
};
