import { success } from '../../../core/result';
import type { Action, CallAction, ExchangeAction } from '../../../games/american/play/table/actions';
import type { Phase } from '../../../games/american/play/table/stages';
import type { PlayerView } from '../../../games/american/play/table/types';
import type { Seat } from '../../../hands/payouts';
import { at, seatAfter } from '../../../play/seats';
import type { Tile } from '../../../tiles/tile';
import { seatName } from '../../players';
import { type Look, tileWord } from '../look';
import { meldText, sizeName } from '../meld-text';
import {
  type Choice,
  discardQuestion,
  type Help,
  type Next,
  numbered,
  type Option,
  type Question,
} from '../question';
import type { Turn } from '../table';

/** What a question is made of. */
interface Asked<V extends PlayerView = PlayerView> {
  readonly view: V;
  readonly me: Seat;
  readonly look: Look;
  readonly help: readonly Help[];
}

type In<P extends Phase> = Asked<Extract<PlayerView, { readonly phase: P }>>;
type Asker<P extends Phase> = (asked: In<P>) => Question<Action>;
type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;

const legalOf = <T extends Action['type']>({ view }: Asked, type: T): readonly Of<T>[] =>
  view.legal.filter((action): action is Of<T> => action.type === type);

const acting = (act: Action): Next<Action> => ({ act });

const places = { right: 1, across: 2 } as const;

const receiver = ({ view, me }: In<'charleston'>): Seat => {
  const { direction } = view.now;
  return seatAfter(view.seats, me, direction === 'left' ? view.seats.length - 1 : places[direction]);
};

const ORDINALS: readonly string[] = ['', 'First', 'Second'];

const charleston: Asker<'charleston'> = (asked) => {
  const { view, me, help } = asked;
  const { round, pass, direction, blind, size } = view.now;
  const unseen =
    blind === 0 ? '' : ` Of those that come in up to ${blind} may go on unseen: then choose fewer.`;
  return {
    prompt: `${ORDINALS[round]} Charleston, pass ${pass}: which ${size} tiles go ${direction} to ${seatName(receiver(asked))}?${unseen}`,
    tiles: {
      rack: view.rack,
      least: size - blind,
      most: size,
      take: (tiles) => {
        const left = size - tiles.length;
        const { moment } = view;
        return success(acting({ type: 'pass', seat: me, moment, tiles, ...(left > 0 && { blind: left }) }));
      },
    },
    options: [],
    help,
  };
};

const secondCharleston: Asker<'secondCharleston'> = ({ view, me, help }) => {
  const { moment } = view;
  return {
    prompt: 'Is there to be a second Charleston? One player who stops is enough to end it.',
    options: numbered([
      ['go on', acting({ type: 'continue', seat: me, moment })],
      ['stop here', acting({ type: 'stop', seat: me, moment })],
    ]),
    help,
  };
};

const courtesy: Asker<'courtesy'> = (asked) => {
  const { view, me, help } = asked;
  const across = seatName(seatAfter(view.seats, me, 2));
  return {
    prompt: `Courtesy pass: how many tiles would you exchange with ${across}?`,
    options: legalOf(asked, 'wish').map((wish) => ({
      key: String(wish.count),
      label: wish.count === 0 ? 'none' : `${wish.count} ${wish.count === 1 ? 'tile' : 'tiles'}`,
      next: acting(wish),
    })),
    help,
  };
};

const courtesyPass: Asker<'courtesyPass'> = ({ view, me, help }) => {
  const count = at(view.now.counts, me);
  const across = seatName(seatAfter(view.seats, me, 2));
  const { rack, moment } = view;
  return {
    prompt: `Courtesy pass: which ${count === 1 ? 'tile goes' : `${count} tiles go`} to ${across}?`,
    tiles: {
      rack,
      least: count,
      most: count,
      take: (tiles) => success(acting({ type: 'pass', seat: me, moment, tiles })),
    },
    options: [],
    help,
  };
};

const exchangeChoice = ({ view, me, look }: In<'turn'>, exchange: ExchangeAction): Choice<Action> => {
  const tiles = at(view.melds, exchange.from)[exchange.meld]?.tiles ?? [];
  const whose = exchange.from === me ? 'your own' : `${seatName(exchange.from)}’s`;
  return [`${tileWord(look, exchange.tile)} for the joker in ${whose} ${meldText(tiles)}`, acting(exchange)];
};

/** Hands without exposures show nothing that could be called dead. */
const challengeChoices = (asked: Asked): readonly Choice<Action>[] =>
  legalOf(asked, 'challenge')
    .filter(({ against }) => at(asked.view.melds, against).length > 0)
    .map((one): Choice<Action> => [seatName(one.against), acting(one)]);

/** A letter that leads to a list of choices, or straight to the only one; nothing if there are none. */
const letter = (
  key: string,
  label: string,
  prompt: string,
  choices: readonly Choice<Action>[],
  help: readonly Help[],
): readonly Option<Action>[] => {
  if (choices.length === 0) return [];
  return [{ key, label, next: { ask: { prompt, options: numbered(choices), help } } }];
};

const mahjongg = (asked: Asked, key: string): readonly Option<Action>[] =>
  legalOf(asked, 'mahjongg')
    .slice(0, 1)
    .map((action) => ({ key, label: 'Mah Jongg!', next: acting(action) }));

const turn: Asker<'turn'> = (asked) => {
  const { view, me, help, look } = asked;
  const { moment } = view;
  const exchanges = legalOf(asked, 'exchange').map((one) => exchangeChoice(asked, one));
  const layouts = legalOf(asked, 'rearrange').map(
    (one): Choice<Action> => [meldText([view.now.called?.tile ?? 'J', ...one.with]), acting(one)],
  );
  const grown = legalOf(asked, 'grow').map(
    (one): Choice<Action> => [
      `${tileWord(look, one.tile)} to ${meldText(at(view.melds, me)[one.meld]?.tiles ?? [])}`,
      acting(one),
    ],
  );
  const discard = (tile: Tile): Action => ({ type: 'discard', seat: me, moment, tile });
  return discardQuestion(view.rack, discard, {
    options: [
      ...mahjongg(asked, 'm'),
      ...letter('x', 'exchange a tile for a joker', 'Which exchange?', exchanges, help),
      ...letter('g', 'add a tile to an exposure', 'Which tile, to which exposure?', grown, help),
      ...letter('r', 'lay the exposure out anew', 'How is it to lie?', layouts, help),
      ...legalOf(asked, 'takeBack').map((one) => ({
        key: 'c',
        label: 'take the exposure back',
        next: acting(one),
      })),
      ...letter('d', 'call a hand dead', 'Whose hand is dead?', challengeChoices(asked), help),
    ],
    help,
  });
};

const callLabel = ({ tile, with: others }: CallAction, look: Look): string =>
  `call it for a ${sizeName(others.length + 1, look)}: ${meldText([tile, ...others])}`;

const claims: Asker<'claims'> = (asked) => {
  const { view, help, look } = asked;
  const { from, tile, by } = view.now;
  const calls = legalOf(asked, 'call').map((one): Choice<Action> => [callLabel(one, look), acting(one)]);
  const declines = legalOf(asked, 'decline').map((one): Choice<Action> => ['let it go', acting(one)]);
  const does = by === 'discard' ? 'discards' : 'offers';
  return {
    prompt: `${seatName(from)} ${does} ${tileWord(look, tile)}. Do you want it?`,
    options: [...numbered([...declines, ...calls]), ...mahjongg(asked, 'm')],
    usual: '1',
    help,
  };
};

const ASKERS: { readonly [P in Phase]?: Asker<P> } = {
  charleston,
  secondCharleston,
  courtesy,
  courtesyPass,
  turn,
  claims,
};

/** What the player of a view is asked; where there is only one thing to do, that is done. */
export const turnOf = (asked: Asked): Turn<Action> => {
  const { view } = asked;
  const [first, second] = view.legal.filter(({ type }) => type !== 'challenge');
  const asker = ASKERS[view.phase] as ((asked: Asked) => Question<Action>) | undefined;
  if (first === undefined || asker === undefined) return { kind: 'over' };
  return second === undefined && first.type === 'decline'
    ? { kind: 'play', action: first }
    : { kind: 'ask', question: asker(asked) };
};
