import type { SetClaim } from '../../../games/year/claims';
import type { YearAction, YearStages, YearView } from '../../../games/year/play/types';
import type { Seat } from '../../../hands/payouts';
import type { Tile } from '../../../tiles/tile';
import { seatName } from '../../players';
import { type Look, tileWord, tileWords } from '../look';
import { meldText } from '../meld-text';
import { type Choice, discardQuestion, numbered, type Option, type Question } from '../question';
import type { Turn } from '../table';
import { YEAR_HELP } from './help';
import { claimName } from './told';

type Q = Question<YearAction>;

const kindOf = ({ tile, with: others }: YearAction<'call'>): SetClaim['kind'] => {
  if (others.length === 4) return 'pungPair';
  return others.every((one) => one === tile) ? 'pung' : 'chow';
};

const callText = (action: YearAction<'call'>, look: Look): string =>
  `call it for a ${claimName(kindOf(action), look)}: ${meldText([action.tile, ...action.with])}`;

/** A choice in a few words. */
export const labelOf = (action: YearAction, look: Look): string => {
  switch (action.type) {
    case 'reveal':
      return `reveal ${tileWords(look, action.tiles)} for a replacement`;
    case 'keep':
      return 'go on without revealing';
    case 'draw':
      return 'draw a tile';
    case 'decline':
      return 'let it go';
    case 'call':
      return callText(action, look);
    case 'mahjongg':
      return 'Mah Jong!';
    case 'steal':
      return `Mah Jong with ${tileWord(look, action.tile)} stolen from ${seatName(action.from)}!`;
    default:
      return `discard ${tileWord(look, action.tile)}`;
  }
};

const isWin = ({ type }: YearAction): boolean => type === 'mahjongg' || type === 'steal';

/** What an empty line means: to go on without anything special. */
const GOES_ON: readonly YearAction['type'][] = ['decline', 'draw', 'keep'];

const listed = (actions: readonly YearAction[], look: Look): readonly Option<YearAction>[] =>
  numbered(actions.map((act): Choice<YearAction> => [labelOf(act, look), { act }]));

const letters = (wins: readonly YearAction[], look: Look): readonly Option<YearAction>[] =>
  wins.map((act, at) => ({
    key: at === 0 ? 'm' : `m${at + 1}`,
    label: labelOf(act, look),
    next: { act },
  }));

const PROMPTS: Readonly<Record<Exclude<keyof YearStages, 'over' | 'claims' | 'turn'>, string>> = {
  courtesy: 'Courtesy call: do you reveal a flower or season?',
  draw: 'Your turn: what do you do before you draw?',
};

const turn = (view: YearView, look: Look): Q => {
  const reveals = view.legal.filter(({ type }) => type === 'reveal');
  const ask: Q = {
    prompt: 'What do you reveal?',
    options: listed(reveals, look),
    help: YEAR_HELP.turn,
  };
  const discard = (tile: Tile): YearAction => ({
    type: 'discard',
    seat: view.viewer as Seat,
    moment: view.moment,
    tile,
  });
  return discardQuestion(view.rack, discard, {
    options: [
      ...letters(view.legal.filter(isWin), look),
      ...(reveals.length === 0 ? [] : [{ key: 'r', label: 'reveal tiles for a replacement', next: { ask } }]),
    ],
    help: YEAR_HELP.turn,
  });
};

const list = (
  view: YearView & { readonly phase: Exclude<keyof YearStages, 'over' | 'turn'> },
  look: Look,
): Q => {
  const plain = view.legal.filter(({ type }) => GOES_ON.includes(type));
  const others = view.legal.filter((one) => !isWin(one) && !GOES_ON.includes(one.type));
  const prompt =
    view.phase === 'claims'
      ? `${seatName(view.now.from)} discards ${tileWord(look, view.now.tile)}. Do you want it?`
      : PROMPTS[view.phase];
  return {
    prompt,
    options: [...listed([...plain, ...others], look), ...letters(view.legal.filter(isWin), look)],
    usual: plain.length > 0 ? '1' : undefined,
    help: YEAR_HELP[view.phase],
  };
};

/** What the player is asked; where there is only one thing to do, that is done. */
export const turnOf = (view: YearView, look: Look): Turn<YearAction> => {
  const [first, second] = view.legal;
  if (first === undefined || view.phase === 'over') return { kind: 'over' };
  if (view.phase === 'turn') return { kind: 'ask', question: turn(view, look) };
  return second === undefined ? { kind: 'play', action: first } : { kind: 'ask', question: list(view, look) };
};
