import type { Seat } from 'mahjongg/card-free';
import { type Action, type CallAction, type Phase, type PlayerView, seatAfter } from 'mahjongg/game';
import { at, seatName } from '../seats';
import { field } from '../values';
import { counted } from '../words';
import { type Look, meldText, sizeName, tileWord } from './look';
import {
  type Asked,
  choicesOf,
  claimQuestion,
  discardQuestion,
  legalOf,
  letter,
  mahjongg,
  numbered,
  passQuestion,
  type Question,
  wordsFor,
} from './question';

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
  const dead = choicesOf(suspects, 'challenge', ({ against }) => seatName(against));
  const isRisky = field(view.rules.options, 'wrongChallenge') === 'dead';
  const risk = isRisky ? ' If it is not, your own hand is dead (AG-32a).' : '';
  return discardQuestion(asked, [
    ...mahjongg(any),
    ...letter('x', 'exchange a tile for a joker', 'Which exchange?', exchanges),
    ...letter('g', 'add a tile to an exposure', 'Which tile, to which exposure?', grown),
    ...letter('r', 'lay the exposure out anew', 'Which layout?', layouts),
    ...legalOf(any, 'takeBack').map((act) => ({ key: 'c', label: 'take the exposure back', next: { act } })),
    ...letter('d', 'call a hand dead', `Whose hand is dead?${risk}`, dead),
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
