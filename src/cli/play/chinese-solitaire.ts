import { type ChineseSolitaire, type SetKind, setName } from 'mahjongg';
import { randomBot, solitaireBot } from 'mahjongg/bots';
import {
  type ChineseAction,
  type ChineseTypes,
  type ChineseView,
  gameOf,
  type SeenChineseEvent,
} from 'mahjongg/game';
import { seatName } from '../seats';
import { wonLine } from '../sheets';
import { FIRST_OF_EQUALS } from './hint';
import { declared, discarded, type Look, lostRow, meldText, tileWord, tileWords, wonLines } from './look';
import {
  choicesOf,
  claimQuestion,
  discardQuestion,
  type Help,
  letter,
  mahjongg,
  type Question,
} from './question';
import { aloneHint, aloneLines, shuffled } from './solitaire';
import type { Asked, Play, Tellers } from './table';

/** The rules behind what is asked in each phase. */
const HELP: Readonly<Record<string, readonly Help[]>> = {
  turn: [
    ['CS-8', 'Mah Jongg is four sets (three or four alike, runs of three) and a pair.'],
    ['CS-5', 'Whoever has drawn discards a tile; then South, West and North draw and discard.'],
    ['CS-7', 'Four alike may be laid down as a kong, or the fourth added to a pung; a loose tile follows.'],
    ['CS-7', 'Flowers are laid aside for you and replaced by loose tiles.'],
    ['CS-21', 'The more tiles are left when you win, the more the hand is worth.'],
  ],
  claims: [
    ['CS-6', 'A discard of a dummy may be claimed for a run or a pung, which then lies on the table.'],
    ['CS-6b', 'It may also be claimed for Mah Jongg, whatever it completes.'],
    ['CS-9', 'Sets in the hand score more than sets on the table.'],
  ],
};

const kindOf = ({ tile, with: others }: ChineseAction<'call'>): SetKind => {
  if (others.some((one) => one !== tile)) return 'run';
  return others.length === 3 ? 'kong' : 'pung';
};

const callText = (act: ChineseAction<'call'>, { names }: Look): string =>
  `claim it for a ${setName(kindOf(act), { language: names })}: ${meldText([act.tile, ...act.with])}`;

const questionOf = ({ view, me, look, help }: Asked<ChineseView>): Question<ChineseAction> | undefined => {
  if (view.phase === 'over') return undefined;
  const { moment, rack } = view;
  if (view.phase === 'turn') {
    const kongs = choicesOf<ChineseAction, 'kong'>(view, 'kong', ({ tile }) => tileWord(look, tile));
    return discardQuestion<ChineseAction>(rack, (tile) => ({ type: 'discard', seat: me, moment, tile }), {
      options: [
        ...mahjongg<ChineseAction>(view),
        ...letter('k', 'lay down a kong', 'A kong of which tile?', kongs, help),
      ],
      help,
    });
  }
  const { from, tile } = view.now;
  const calls = choicesOf<ChineseAction, 'call'>(view, 'call', (act) => callText(act, look));
  return claimQuestion<ChineseAction>(
    `${seatName(from)} discards ${tileWord(look, tile)}`,
    view,
    calls,
    help,
  );
};

const TELLERS: Tellers<SeenChineseEvent> = {
  drew: ({ from, own }, _by, look) =>
    own?.gained === undefined
      ? []
      : [`You draw ${tileWords(look, own.gained)}${from === 'loose' ? ' (a loose tile)' : ''}.`],
  laidAside: ({ seat, tile }, { does }, look) => [`${does(seat, 'lay')} ${tileWord(look, tile)} aside.`],
  discarded,
  called: ({ seat, from, meld }, { does, whom }) => [
    `${does(seat, 'claim')} it from ${whom(from)}: ${meldText(meld.tiles)}.`,
  ],
  konged: ({ seat, kong }, { does }) => [`${does(seat, 'lay')} down the kong ${meldText(kong.tiles)}.`],
  declared,
};

/** The Chinese solitaire: the player against the wall, with three dummies. */
export const chinesePlay: Play<ChineseTypes> = {
  game: (rules) => gameOf(rules as ChineseSolitaire),
  bots: (rules) => ({ greedy: solitaireBot(rules as ChineseSolitaire), random: randomBot }),
  welcome: () => ['You are East; South, West and North are dummies who draw and discard (CS-2).'],
  shuffle: shuffled,
  help: (phase) => HELP[phase] ?? [],
  ask: questionOf,
  tell: TELLERS,
  draw: aloneLines,
  hint: (view, sitting, typed) => {
    const rules = sitting.rules as ChineseSolitaire;
    return aloneHint(view, rules, solitaireBot(rules)(view, FIRST_OF_EQUALS), sitting, typed);
  },
  end: (outcome, { rules: { name } }, { text, look }) => {
    if (outcome.ending === 'wallGame')
      return {
        lines: ['The wall is exhausted and you have not won: the game scores 0 (CS-8).'],
        row: lostRow(name),
      };
    const { score, declared } = outcome;
    const { by } = declared.win;
    const won = declared.from === null ? wonLine(by, false) : 'Won by discard';
    return {
      lines: [look.style.good('You win.'), ...wonLines(score, by, text, look)],
      row: {
        rules: name,
        won: true,
        natural: score.product,
        left: score.factor,
        final: score.final.rounded,
        remarks: `Mah Jongg, ${won.replace(/^Won/, 'won')}`,
      },
    };
  },
};
