import { success } from '../../../core/result';
import type {
  AmericanView,
  SolitaireAction,
  SolitaireExchangeAction,
} from '../../../games/american/play/solitaire/types';
import type { CallAction } from '../../../games/american/play/table/actions';
import type { Tile } from '../../../tiles/tile';
import { seatName } from '../../players';
import { type Look, tileWord } from '../look';
import { meldText, sizeName } from '../meld-text';
import { type Choice, discardQuestion, numbered, type Option, type Question } from '../question';
import type { Turn } from '../table';
import { AMERICAN_HELP } from './help';

type Q = Question<SolitaireAction>;
type Phase = AmericanView['phase'];
type In<P extends Phase> = Extract<AmericanView, { readonly phase: P }>;
type Of<T extends SolitaireAction['type']> = Extract<SolitaireAction, { readonly type: T }>;

const legalOf = <T extends SolitaireAction['type']>(view: AmericanView, type: T): readonly Of<T>[] =>
  view.legal.filter((action): action is Of<T> => action.type === type);

const mahjongg = (view: AmericanView): readonly Option<SolitaireAction>[] =>
  legalOf(view, 'mahjongg').map((act) => ({ key: 'm', label: 'Mah Jongg!', next: { act } }));

const countText = (least: number, most: number): string =>
  least === most ? `${most} tiles` : `tiles, ${least} to ${most} (Enter alone for none),`;

const passing = (
  view: AmericanView,
  name: string,
  [least, most]: readonly [number, number],
  help: Q['help'],
): Q => ({
  prompt: `${name}: which ${countText(least, most)} do you pass to the discard pile?`,
  tiles: {
    rack: view.rack,
    least,
    most,
    take: (tiles: readonly Tile[]) =>
      success({ act: { type: 'pass', seat: 'E', moment: view.moment, tiles } }),
  },
  options: mahjongg(view),
  help,
});

const ORDINALS: readonly string[] = ['', 'First', 'Second'];

const charleston = (view: In<'charleston'>): Q => {
  const { round, pass, least, most } = view.now;
  return passing(view, `${ORDINALS[round]} round, pass ${pass}`, [least, most], AMERICAN_HELP.charleston);
};

const secondCharleston = (view: In<'secondCharleston'>): Q => ({
  prompt: 'Do you pass tiles in a second round?',
  options: [
    ...numbered([
      ...legalOf(view, 'continue').map((act): Choice<SolitaireAction> => ['yes, to its end', { act }]),
      ...legalOf(view, 'stop').map((act): Choice<SolitaireAction> => ['no', { act }]),
    ]),
    ...mahjongg(view),
  ],
  help: AMERICAN_HELP.secondCharleston,
});

const exchanges = (view: AmericanView, look: Look): readonly Option<SolitaireAction>[] => {
  const choices = legalOf(view, 'exchange').map(
    (act: SolitaireExchangeAction): Choice<SolitaireAction> => [
      `${tileWord(look, act.tile)} for the joker in ${meldText(view.melds.E?.[act.meld]?.tiles ?? [])}`,
      { act },
    ],
  );
  if (choices.length === 0) return [];
  const ask: Q = { prompt: 'Which exchange?', options: numbered(choices), help: AMERICAN_HELP.turn };
  return [{ key: 'x', label: 'exchange a tile for a joker', next: { ask } }];
};

const turn = (view: In<'turn'>, look: Look): Q =>
  discardQuestion(view.rack, (tile) => ({ type: 'discard', seat: 'E', moment: view.moment, tile }), {
    options: [...mahjongg(view), ...exchanges(view, look)],
    help: AMERICAN_HELP.turn,
  });

const callChoice = (act: CallAction, look: Look): Choice<SolitaireAction> => [
  `claim it for a ${sizeName(act.with.length + 1, look)}: ${meldText([act.tile, ...act.with])}`,
  { act },
];

const claims = (view: In<'claims'>, look: Look): Q => {
  const { from, tile } = view.now;
  const declines = legalOf(view, 'decline').map((act): Choice<SolitaireAction> => ['let it go', { act }]);
  const calls = legalOf(view, 'call').map((act) => callChoice(act, look));
  return {
    prompt: `${seatName(from)} discards ${tileWord(look, tile)}. Do you want it?`,
    options: [...numbered([...declines, ...calls]), ...mahjongg(view)],
    usual: '1',
    help: AMERICAN_HELP.claims,
  };
};

const questionOf = (view: Exclude<AmericanView, { readonly phase: 'over' }>, look: Look): Q => {
  switch (view.phase) {
    case 'charleston':
      return charleston(view);
    case 'secondCharleston':
      return secondCharleston(view);
    case 'courtesyPass':
      return passing(view, 'Courtesy pass', [0, view.now.most], AMERICAN_HELP.courtesyPass);
    case 'turn':
      return turn(view, look);
    default:
      return claims(view, look);
  }
};

/** What the player is asked; a discard that cannot be claimed is let go. */
export const turnOf = (view: AmericanView, look: Look): Turn<SolitaireAction> => {
  const [first, second] = view.legal;
  if (first === undefined || view.phase === 'over') return { kind: 'over' };
  return second === undefined && first.type === 'decline'
    ? { kind: 'play', action: first }
    : { kind: 'ask', question: questionOf(view, look) };
};
