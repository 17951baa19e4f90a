import { solitaireBot } from '../../../bots/solitaire-bot';
import type { ChineseGameState, ChineseOutcome } from '../../../games/chinese/play/types';
import type { ChineseSolitaire } from '../../../games/chinese/rules';
import { gameOf } from '../../../games/game-of';
import { shuffleWall, throwDice } from '../../../play/chance';
import type { Written } from '../../parts';
import { wonLine } from '../../win-words';
import type { Look } from '../look';
import { makeTable } from '../make-table';
import { narratorFor } from '../narrator';
import { solitaireHint } from '../solitaire-hint';
import { solitaireLines } from '../solitaire-lines';
import { FIRST_OF_EQUALS } from '../suggestion';
import type { Ended, Table } from '../table';
import { turnOf } from './questions';
import { toldOf } from './told';

/** What the Chinese solitaire is played with in the terminal. */
export interface ChineseGame {
  /** The rules. */
  readonly rules: ChineseSolitaire;
  /** The name of the game. */
  readonly title: string;
  /** How its hands are written. */
  readonly text: Written;
  /** How it is shown. */
  readonly look: Look;
}

const wonText = (
  { declared, score }: Extract<ChineseOutcome, { readonly ending: 'mahjongg' }>,
  { text, look }: ChineseGame,
): readonly string[] => {
  const { title, details } = text.reading(score.reading);
  return [
    look.style.good('You win.'),
    look.style.bold(title),
    ...details.slice(0, 1),
    wonLine(declared.win.by, false),
    '',
    ...(text.sheet?.(score, look.style) ?? []),
  ];
};

const endOf = (outcome: ChineseOutcome, state: ChineseGameState, game: ChineseGame): Ended => {
  const rules = state.rules.name;
  if (outcome.ending === 'wallGame')
    return {
      lines: ['The wall is exhausted and you have not won: the game scores 0 (CS-8).'],
      row: { rules, won: false, natural: 0, left: null, final: 0, remarks: 'wall exhausted' },
    };
  const { score, declared } = outcome;
  const from = declared.from === null ? wonLine(declared.win.by, false) : 'Won by discard';
  return {
    lines: wonText(outcome, game),
    row: {
      rules,
      won: true,
      natural: score.product,
      left: score.factor,
      final: score.final.rounded,
      remarks: `Mah Jongg, ${from.replace(/^Won/, 'won')}`,
    },
  };
};

/** The Chinese solitaire: the player against the wall, with three dummies. */
export const chineseTable = (given: ChineseGame): Table => {
  const { rules, title, text, look } = given;
  const game = gameOf(rules);
  const by = narratorFor('E');
  const suggested = solitaireBot(rules);
  return makeTable(game, {
    me: 'E',
    welcome: [
      look.style.bold(title),
      'You are East; South, West and North are dummies who draw and discard (CS-2).',
      '? is help at any question.',
    ],
    noTakingBack: undefined,
    shuffle: (random) => ({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) }),
    ask: (view) => turnOf(view, look),
    // Nobody else chooses anything.
    others: (view) => view.legal[0] as (typeof view.legal)[number],
    tell: (event) => toldOf(event, by, look),
    draw: (view) =>
      solitaireLines(view, { flowers: view.flowers.E ?? [], asksForTiles: view.phase === 'turn' }, look),
    hint: (view, typed) =>
      solitaireHint({
        hand: { concealed: view.rack, melds: view.melds.E ?? [], flowers: view.flowers.E ?? [] },
        goals: rules,
        visible: view.discards.map(({ tile }) => tile),
        text,
        choice: suggested(view, FIRST_OF_EQUALS),
        look,
        typed,
      }),
    end: (state) => endOf(game.outcome(state) as ChineseOutcome, state, given),
  });
};
