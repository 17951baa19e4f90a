import { type AmericanSolitaire, americanSheetText } from 'mahjongg/american';
import { solitaireBot } from 'mahjongg/bots';
import { type SetKind, setName, type Tile, type WinKind } from 'mahjongg/card-free';
import type { ChineseSolitaire } from 'mahjongg/chinese';
import {
  type AmericanTypes,
  type AmericanView,
  allTiles,
  type ChineseAction,
  type ChineseTypes,
  type ChineseView,
  type SolitaireAction,
} from 'mahjongg/game';
import { exact } from '../../core/exact';
import { wonLine, wonLines } from '../sheets';
import { isRecord } from '../values';
import type { Lines } from '../words';
import { OF_PACKAGE } from './help';
import { byBot } from './hint';
import { COMMON, isJokerless, type Look, meldText, sizeName, tileWord, tileWords } from './look';
import {
  type Asked,
  callText,
  choicesOf,
  claimQuestion,
  discardQuestion,
  letter,
  mahjongg,
  numbered,
  ORDINALS,
  passQuestion,
  type Question,
  wanted,
} from './question';
import type { Ended, FinishedGame, Play } from './table';

/** The end of a solitaire that was not won (CS-8, AS-11). */
const lost = (rule: string, rules: string, more: Partial<FinishedGame> = {}): Ended => ({
  lines: [`The wall is exhausted and you have not won: the game scores 0 (${rule}).`],
  row: { rules, won: false, natural: 0, left: null, final: 0, ...more, remarks: 'wall exhausted' },
});

const won = (
  lines: Lines,
  { style }: Look,
  by: WinKind,
  row: Pick<FinishedGame, 'rules' | 'natural' | 'left' | 'final' | 'jokerless'>,
): Ended => ({
  lines: [style.good('You win.'), ...lines],
  row: { won: true, ...row, remarks: `Mah Jongg, ${wonLine(by).replace(/^Won/, 'won')}` },
});

const called = ({ tile, with: others }: { tile: Tile; with: readonly Tile[] }, look: Look): string =>
  `claim ${tileWord(look, tile)} with ${tileWords(look, others)}`;

const passing = (asked: Asked<AmericanView>, name: string, least: number, most: number): Question => {
  const count = least === most ? `${most} tiles` : 'tiles';
  const fewer = least === most ? '' : ` Up to ${most}, or Enter for none.`;
  const prompt = `${name}: which ${count} do you pass to the discard pile?${fewer}`;
  return passQuestion(asked, prompt, { least, most }, mahjongg<SolitaireAction>(asked.view));
};

const askAmerican = (asked: Asked<AmericanView>): Question | undefined => {
  const { view, look } = asked;
  const choices: { readonly legal: readonly SolitaireAction[] } = view;
  switch (view.phase) {
    case 'charleston': {
      const { round, pass, least, most } = view.now;
      return passing(asked, `${ORDINALS[round]} round, pass ${pass}`, least, most);
    }
    case 'secondCharleston': {
      const more = choicesOf(choices, 'continue', 'yes, all of it');
      const options = [...numbered([...more, ...choicesOf(choices, 'stop', 'no')]), ...mahjongg(choices)];
      return { prompt: 'Play a second round of passes?', options };
    }
    case 'courtesyPass':
      return passing(asked, 'Courtesy pass', 0, view.now.most);
    case 'turn': {
      const exchanges = choicesOf(choices, 'exchange', ({ tile, meld }) => {
        const exposure = meldText(view.melds.E?.[meld]?.tiles ?? []);
        return `${tileWord(look, tile)} for the joker in ${exposure}`;
      });
      return discardQuestion(asked, [
        ...mahjongg(choices),
        ...letter('x', 'exchange a tile for a joker', 'Which exchange?', exchanges),
      ]);
    }
    case 'claims': {
      const calls = choicesOf(choices, 'call', (act) => callText('claim', act, look));
      return claimQuestion(wanted(view.now, look), choices, calls);
    }
    default:
      return undefined;
  }
};

/** How many tiles the player is dealt (AS-1). */
const DEALT = 14;

/** The American solitaire: the player against the wall, with three dummies. */
export const americanSolitairePlay: Play<AmericanTypes, AmericanSolitaire> = {
  ...OF_PACKAGE,
  welcome: ({ rules: { card } }) => [
    'You are East; South, West and North are dummies who draw and discard (AS-1).',
    ...(card === undefined ? ['The hands are those of Card Free.'] : []),
  ],
  ask: askAmerican,
  tell: {
    ...COMMON,
    passed: ({ tiles }, { words }) =>
      tiles.length === 0 ? 'You pass nothing.' : `You pass ${words(tiles)} to the discard pile.`,
    jokerLaid: ({ inward, own }, { words }) => {
      const place = inward === 0 ? 'the tile at the end' : `the tile ${inward} from the end`;
      const got = own?.gained === undefined ? '' : `: ${words(own.gained)}`;
      return `A joker changes places with ${place} of the wall${got} (AS-4).`;
    },
    called: ({ seat, from, meld: { tiles } }, { does, whom, look }) =>
      `${does(seat, 'claim')} it from ${whom(from)} for a ${sizeName(tiles.length, look)}: ${meldText(tiles)}.`,
    exchanged: ({ seat, tile, tiles }, { does, word }) =>
      `${does(seat, 'exchange')} ${word(tile)} for a joker. Your exposure is now ${meldText(tiles)}.`,
  },
  ...byBot((rules: AmericanSolitaire) => solitaireBot(rules), {
    call: called,
    exchange: ({ tile }, look) => `exchange ${tileWord(look, tile)}`,
  }),
  end: (outcome, { rules: { name } }, { rules, text, look }) => {
    if (outcome.ending === 'wallGame') return lost('AS-11', name, { jokerless: false });
    const { sheet, score, declared } = outcome;
    const written = { ...text, sheet: () => americanSheetText(sheet) };
    const lines = isRecord(score) ? wonLines(score, [wonLine(declared.by)], written, look.style) : [];
    return won(lines, look, declared.by, {
      rules: name,
      natural: sheet.subtotal,
      // Not the factor of the sheet, which has another divisor under an option (AS-9).
      left: exact(sheet.tilesLeft, allTiles(rules).length - DEALT),
      final: sheet.final.rounded,
      jokerless: isJokerless(declared.hand, score),
    });
  },
};

const kindOf = ({ tile, with: others }: ChineseAction<'call'>): SetKind => {
  if (others.some((one) => one !== tile)) return 'run';
  return others.length === 3 ? 'kong' : 'pung';
};

const askChinese = (asked: Asked<ChineseView>): Question | undefined => {
  const { view, look } = asked;
  const choices: { readonly legal: readonly ChineseAction[] } = view;
  if (view.phase === 'over') return undefined;
  if (view.phase === 'turn') {
    const kongs = choicesOf(choices, 'kong', ({ tile }) => tileWord(look, tile));
    return discardQuestion(asked, [
      ...mahjongg(choices),
      ...letter('k', 'lay down a kong', 'A kong of which tile?', kongs),
    ]);
  }
  const calls = choicesOf(choices, 'call', (act) => {
    const kind = setName(kindOf(act), { language: look.names });
    return `claim it for a ${kind}: ${meldText([act.tile, ...act.with])}`;
  });
  return claimQuestion(wanted(view.now, look), choices, calls);
};

/** The Chinese solitaire: the player against the wall, with three dummies. */
export const chinesePlay: Play<ChineseTypes, ChineseSolitaire> = {
  ...OF_PACKAGE,
  welcome: () => ['You are East; South, West and North are dummies who draw and discard (CS-2).'],
  ask: askChinese,
  tell: {
    ...COMMON,
    drew: ({ from, own }, { words }) =>
      own?.gained === undefined
        ? []
        : `You draw ${words(own.gained)}${from === 'loose' ? ' (a loose tile)' : ''}.`,
    laidAside: ({ seat, tile }, { does, word }) => `${does(seat, 'lay')} ${word(tile)} aside.`,
    called: ({ seat, from, meld }, { does, whom }) =>
      `${does(seat, 'claim')} it from ${whom(from)}: ${meldText(meld.tiles)}.`,
    konged: ({ seat, kong }, { does }) => `${does(seat, 'lay')} down the kong ${meldText(kong.tiles)}.`,
  },
  ...byBot((rules: ChineseSolitaire) => solitaireBot(rules), {
    call: called,
    kong: ({ tile }, look) => `kong ${tileWord(look, tile)}`,
  }),
  end: (outcome, { rules: { name } }, { text, look }) => {
    if (outcome.ending === 'wallGame') return lost('CS-8', name);
    const { score, declared } = outcome;
    const { by } = declared.win;
    return won(
      wonLines(score, [wonLine(by)], text, look.style),
      look,
      declared.from === null ? by : 'discard',
      {
        rules: name,
        natural: score.product,
        left: score.factor,
        final: score.final.rounded,
      },
    );
  },
};
