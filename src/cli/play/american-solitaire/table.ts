import { solitaireBot } from '../../../bots/solitaire-bot';
import { exact } from '../../../core/exact';
import { ownValue } from '../../../core/own-values';
import type {
  AmericanGameState,
  AmericanView,
  SolitaireOutcome,
} from '../../../games/american/play/solitaire/types';
import type { AmericanSolitaire } from '../../../games/american/solitaire-rules';
import { UNDEALT } from '../../../games/american/solitaire-sheet';
import { americanSheetText } from '../../../games/american/solitaire-sheet-text';
import { gameOf } from '../../../games/game-of';
import type { HasGoals } from '../../../hands/rule-parts';
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

/** What the American solitaire is played with in the terminal. */
export interface AmericanSolitaireGame {
  /** The rules. */
  readonly rules: AmericanSolitaire;
  /** The name of the game. */
  readonly title: string;
  /** How the hands are written that it is played for. */
  readonly text: Written;
  /** How it is shown. */
  readonly look: Look;
}

type Won = Extract<SolitaireOutcome, { readonly ending: 'mahjongg' }>;

const wonText = (
  { declared, score, sheet }: Won,
  { text, look }: AmericanSolitaireGame,
): readonly string[] => {
  const { title, details } = text.reading(ownValue(score as object, 'reading'));
  return [
    look.style.good('You win.'),
    look.style.bold(title),
    ...details.slice(0, 1),
    wonLine(declared.by, false),
    '',
    ...americanSheetText(sheet),
  ];
};

const isJokerless = ({ hand: { concealed, melds = [] } }: Won['declared']): boolean =>
  ![...concealed, ...melds.flatMap(({ tiles }) => tiles)].includes('J');

const endOf = (outcome: SolitaireOutcome, state: AmericanGameState, given: AmericanSolitaireGame): Ended => {
  const rules = state.rules.name;
  if (outcome.ending === 'wallGame')
    return {
      lines: ['The wall is exhausted and you have not won: the game scores 0 (AS-11).'],
      row: {
        rules,
        won: false,
        natural: 0,
        left: null,
        final: 0,
        jokerless: false,
        remarks: 'wall exhausted',
      },
    };
  const { sheet, declared } = outcome;
  return {
    lines: wonText(outcome, given),
    row: {
      rules,
      won: true,
      natural: sheet.subtotal,
      // Not the factor of the sheet, which by an option has another divisor (AS-9).
      left: exact(sheet.tilesLeft, UNDEALT),
      final: sheet.final.rounded,
      jokerless: isJokerless(declared),
      remarks: `Mah Jongg, ${wonLine(declared.by, false).replace(/^Won/, 'won')}`,
    },
  };
};

/** Whether the question itself shows the rack. */
const asksForTiles = ({ phase }: AmericanView): boolean =>
  phase === 'turn' || phase === 'charleston' || phase === 'courtesyPass';

/** The American solitaire: the player against the wall, with three dummies. */
export const americanSolitaireTable = (given: AmericanSolitaireGame): Table => {
  const { rules, title, text, look } = given;
  const game = gameOf(rules);
  const by = narratorFor('E');
  const suggested = solitaireBot(rules);
  const hands =
    rules.card === undefined
      ? 'The hands are those of Card Free.'
      : `The hands are those of the card “${rules.card.name}”.`;
  return makeTable(game, {
    me: 'E',
    welcome: [
      look.style.bold(title),
      'You are East; South, West and North are dummies who draw and discard (AS-1).',
      hands,
      '? is help at any question.',
    ],
    noTakingBack: undefined,
    shuffle: (random) => ({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) }),
    ask: (view) => turnOf(view, look),
    // Nobody else chooses anything.
    others: (view) => view.legal[0] as (typeof view.legal)[number],
    tell: (event) => toldOf(event, by, look),
    draw: (view) => solitaireLines(view, { asksForTiles: asksForTiles(view) }, look),
    hint: (view, typed) =>
      solitaireHint({
        hand: { concealed: view.rack, melds: view.melds.E ?? [] },
        goals: 'goals' in rules.game ? (rules.game as unknown as HasGoals) : undefined,
        visible: view.discards.map(({ tile }) => tile),
        text,
        choice: suggested(view, FIRST_OF_EQUALS),
        look,
        typed,
      }),
    end: (state) => endOf(game.outcome(state) as SolitaireOutcome, state, given),
  });
};
