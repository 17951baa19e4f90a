import type { ChineseAction, ChineseView } from '../../../games/chinese/play/types';
import type { Seat } from '../../../hands/payouts';
import { type SetKind, setName } from '../../../tiles/tile-names';
import { seatName } from '../../players';
import { type Look, tileWord } from '../look';
import { meldText } from '../meld-text';
import { type Choice, discardQuestion, numbered, type Option, type Question } from '../question';
import type { Turn } from '../table';
import { CHINESE_HELP } from './help';

type Q = Question<ChineseAction>;

const mahjongg = (legal: readonly ChineseAction[]): readonly Option<ChineseAction>[] =>
  legal
    .filter(({ type }) => type === 'mahjongg')
    .map((act) => ({ key: 'm', label: 'Mah Jongg!', next: { act } }));

const kongs = (view: ChineseView, look: Look): readonly Option<ChineseAction>[] => {
  const choices = view.legal
    .filter((action): action is ChineseAction<'kong'> => action.type === 'kong')
    .map((act): Choice<ChineseAction> => [tileWord(look, act.tile), { act }]);
  if (choices.length === 0) return [];
  const ask: Q = {
    prompt: 'A kong of which tile?',
    options: numbered(choices),
    help: CHINESE_HELP.turn,
  };
  return [{ key: 'k', label: 'lay down a kong', next: { ask } }];
};

const turn = (view: ChineseView, look: Look): Q =>
  discardQuestion(
    view.rack,
    (tile) => ({ type: 'discard', seat: view.viewer as Seat, moment: view.moment, tile }),
    { options: [...mahjongg(view.legal), ...kongs(view, look)], help: CHINESE_HELP.turn },
  );

const kindOf = ({ tile, with: others }: ChineseAction<'call'>): SetKind => {
  if (others.some((one) => one !== tile)) return 'run';
  return others.length === 3 ? 'kong' : 'pung';
};

const callChoice = (act: ChineseAction<'call'>, { names }: Look): Choice<ChineseAction> => {
  const name = setName(kindOf(act), { language: names });
  return [`claim it for a ${name}: ${meldText([act.tile, ...act.with])}`, { act }];
};

const claims = (view: ChineseView & { readonly phase: 'claims' }, look: Look): Q => {
  const { from, tile } = view.now;
  const declines = view.legal
    .filter(({ type }) => type === 'decline')
    .map((act): Choice<ChineseAction> => ['let it go', { act }]);
  const calls = view.legal
    .filter((action): action is ChineseAction<'call'> => action.type === 'call')
    .map((act) => callChoice(act, look));
  return {
    prompt: `${seatName(from)} discards ${tileWord(look, tile)}. Do you want it?`,
    options: [...numbered([...declines, ...calls]), ...mahjongg(view.legal)],
    usual: '1',
    help: CHINESE_HELP.claims,
  };
};

/** What the player is asked; a discard that cannot be claimed is let go. */
export const turnOf = (view: ChineseView, look: Look): Turn<ChineseAction> => {
  const [first, second] = view.legal;
  if (first === undefined || view.phase === 'over') return { kind: 'over' };
  if (view.phase === 'turn') return { kind: 'ask', question: turn(view, look) };
  return second === undefined
    ? { kind: 'play', action: first }
    : { kind: 'ask', question: claims(view, look) };
};
