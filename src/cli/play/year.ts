import { yearBot } from 'mahjongg/bots';
import { formatTiles, SEATS, type Seat, type Suit, setName } from 'mahjongg/card-free';
import type { SetClaim, YearAction, YearOutcome, YearTypes, YearView } from 'mahjongg/game';
import type { YearGame } from 'mahjongg/year';
import { at, type PersonalSuits, seatName } from '../seats';
import { wonLine } from '../sheets';
import { columns, type Lines } from '../words';
import { OF_PACKAGE } from './help';
import { byBot, choiceText, type Wording } from './hint';
import { COMMON, type Look, meldsText, meldText, tileWord, tileWords } from './look';
import {
  type Asked,
  type Choice,
  discardQuestion,
  GOES_ON,
  letter,
  type Option,
  offerQuestion,
  type Question,
  WINS,
  wanted,
} from './question';
import type { Play } from './table';

/** The name of a claimed set; the source of the names has none for a Year (CS-24). */
export const claimName = (kind: SetClaim['kind'], { names: language }: Look): string => {
  if (kind === 'pungPair')
    return `Year and ${language === 'english' ? 'pair' : setName('pair', { language })}`;
  return language === 'english' ? kind : setName(kind === 'chow' ? 'run' : kind, { language });
};

const kindOf = ({ tile, with: others }: YearAction<'call'>): SetClaim['kind'] => {
  if (others.length === 4) return 'pungPair';
  return others.every((one) => one === tile) ? 'pung' : 'chow';
};

const WORDS: Wording<YearAction> = {
  reveal: ({ tiles }, look) => `reveal ${tileWords(look, tiles)} for a replacement`,
  keep: 'go on without revealing',
  draw: 'draw a tile',
  call: (action, look) =>
    `call it for a ${claimName(kindOf(action), look)}: ${meldText([action.tile, ...action.with])}`,
  mahjongg: 'declare Mah Jong!',
  steal: ({ tile, from }, look) =>
    `declare Mah Jong with ${tileWord(look, tile)} stolen from ${seatName(from)}!`,
};

const PROMPTS: Readonly<Record<'courtesy' | 'draw', string>> = {
  courtesy: 'Courtesy call: do you reveal a flower or season?',
  draw: 'Your turn: what do you do before you draw?',
};

const questionOf = (asked: Asked<YearView>): Question | undefined => {
  const { view, look } = asked;
  if (view.phase === 'over') return undefined;
  const named = (actions: readonly YearAction[]): readonly Choice[] =>
    actions.map((act) => [choiceText(act, look, WORDS), act]);
  const legal: readonly YearAction[] = view.legal;
  const isWin = ({ type }: YearAction): boolean => WINS.includes(type);
  const wins = named(legal.filter(isWin)).map(
    ([label, act], place): Option => ({ key: `m${place === 0 ? '' : place + 1}`, label, next: { act } }),
  );
  if (view.phase === 'turn') {
    const reveals = named(legal.filter(({ type }) => type === 'reveal'));
    return discardQuestion(asked, [
      ...wins,
      ...letter('r', 'reveal tiles for a replacement', 'What do you reveal?', reveals),
    ]);
  }
  const plain = legal.filter(({ type }) => GOES_ON.includes(type));
  const others = legal.filter((one) => !isWin(one) && !plain.includes(one));
  const prompt = view.phase === 'claims' ? wanted(view.now, look) : PROMPTS[view.phase];
  return offerQuestion(prompt, named(plain), named(others), wins);
};

const remarkOf = (outcome: YearOutcome, me: Seat): string => {
  if (outcome.ending === 'wallGame') return 'wall exhausted';
  const { seat, by } = outcome.declared;
  return seat === me ? `Mah Jong, ${wonLine(by).replace(/^Won/, 'won')}` : `${seatName(seat)} won`;
};

const SUIT_NAMES: Readonly<Record<Suit, string>> = { B: 'bams', C: 'craks', D: 'dots' };

const suitLines = (personal: PersonalSuits): Lines => {
  const suits = SEATS.flatMap((seat) => {
    const suit = personal[seat];
    return suit === undefined ? [] : [`${seatName(seat)} ${SUIT_NAMES[suit]}`];
  });
  return suits.length === 0 ? [] : [`Personal suits: ${suits.join(', ')} (YG-13).`];
};

/** The Year game, against bots. */
export const yearPlay: Play<YearTypes, YearGame> = {
  ...OF_PACKAGE,
  welcome: ({ suits }) => ['Play goes East, South, West, North, clockwise (YG-3).', ...suitLines(suits)],
  ask: questionOf,
  tell: {
    ...COMMON,
    revealed: ({ seat, tiles, own }, { does, words }) => {
      const instead = own?.gained === undefined ? '' : ` and take ${words(own.gained)} for it`;
      return `${does(seat, 'reveal')} ${words(tiles)}${instead}.`;
    },
    called: ({ seat, from, kind, meld, bypassed }, { does, whom, whose, look }) => [
      `${does(seat, 'call')} it from ${whom(from)} for a ${claimName(kind, look)}: ${meldText(meld.tiles)}.`,
      ...bypassed.map((one) => `${whose(one)} turn is lost.`),
    ],
    taken: ({ seat, place, tile, from }, { does, word }) =>
      place === 'discards' ? [] : `${does(seat, 'steal')} ${word(tile)} from ${seatName(from)}.`,
    declared: ({ declared: { seat } }, { does }) => `${does(seat, 'declare')} Mah Jong!`,
  },
  ...byBot(yearBot, WORDS),
  end: (outcome, state, { text, look }, { me, does }) => {
    const won = outcome.ending === 'mahjongg' ? outcome : undefined;
    const points = won?.declared.seat === me ? (won.score.total ?? 0) : 0;
    const racks = SEATS.map((seat) => [
      seatName(seat),
      formatTiles(at(state.racks, seat), { sort: 'year' }),
      `${meldsText(at(state.melds, seat))} ${at(state.flowers, seat).join(' ')}`.trim(),
    ]);
    const ended =
      won === undefined
        ? ['The wall is exhausted and nobody has won (YG-14).']
        : [
            look.style.good(`${does(won.declared.seat, 'win')}.`),
            look.style.bold(text.reading(won.score.reading).title),
            wonLine(won.declared.by),
            '',
            ...(text.sheet?.(won.score, look.style) ?? []),
          ];
    return {
      lines: ['The racks at the end:', ...columns(racks), '', ...ended],
      row: {
        rules: state.rules.name,
        won: won?.declared.seat === me,
        natural: points,
        left: null,
        final: points,
        remarks: remarkOf(outcome, me),
      },
    };
  },
};
