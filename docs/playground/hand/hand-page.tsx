import { parseHandText, TILES, type Tile, type Win } from 'mahjongg';
import { useMemo } from 'preact/hooks';
import { useAimed, useAims } from '../answer/aims';
import { Answer } from '../answer/answer';
import { Reasons } from '../answer/reasons';
import { type Verdict, verdictOf } from '../answer/verdict';
import { cardOf } from '../card/card-editor';
import { type Example, type Game, type GameName, openBy } from '../games/game';
import { GAMES, gameOfName } from '../games/games';
import { OptionsPanel } from '../options/options-panel';
import { Button } from '../parts/button';
import { Choice } from '../parts/choice';
import {
  addTile,
  FRESH,
  handOf,
  type PageState,
  takeTile,
  tileCount,
  withGame,
  withHand,
  withoutTile,
} from '../state/page-state';
import { HandText } from './hand-text';
import { Palette } from './palette';
import { Rack } from './rack';
import { WinForm } from './win-form';

interface Props {
  readonly state: PageState;
  readonly change: (next: PageState) => void;
}

const GamePicker = ({ state, change, game }: Props & { readonly game: Game }) => (
  <div class="game-picker">
    <Choice
      label="Rules"
      value={state.game}
      values={GAMES.map(({ name, title }) => [name, title] as const)}
      onChange={(name: GameName) => change(withGame(state, name))}
    />
    <p class="detail">
      {game.about}
      {game.needsCard && (
        <>
          {' '}
          <button type="button" class="link" onClick={() => change({ ...state, view: 'card' })}>
            {state.card === undefined ? 'See the practice card' : 'See your card'}
          </button>
        </>
      )}
    </p>
  </div>
);

/** The state with an example’s hand; how it was won is taken over, too. */
const withExample = (state: PageState, { hand, by, tile }: Example): PageState => {
  const read = parseHandText(hand);
  if (!read.ok) return state;
  const next = withHand(state, read.value);
  const winningTile = TILES.find((one): one is Tile => one === tile);
  return { ...next, by: by ?? FRESH.by, winningTile, facts: {} };
};

const Examples = ({ state, change, game }: Props & { readonly game: Game }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame
  <div class="examples" role="group" aria-label="Examples">
    <span class="examples-word">Try</span>
    {game.examples.map((example) => (
      <button
        key={example.label}
        type="button"
        class="chip"
        onClick={() => change(withExample(state, example))}
      >
        {example.label}
      </button>
    ))}
  </div>
);

/** The way to the answer where it stands below the hand, on a narrow screen. */
const ToAnswer = () => (
  <button
    type="button"
    class="link to-answer"
    onClick={() => {
      const answer = document.getElementById('answer');
      answer?.focus({ preventScroll: true });
      answer?.scrollIntoView();
    }}
  >
    Answer ↓
  </button>
);

const VerdictLine = ({ verdict }: { readonly verdict: Verdict }) => (
  <div class={`verdict ${verdict.kind}`}>
    <p role="status" data-test="verdict">
      <strong>{verdict.title}</strong> <span>{verdict.more}</span>
    </p>
    {verdict.kind !== 'empty' && <ToAnswer />}
  </div>
);

const NONE: readonly Tile[] = [];

const target = (game: Game, state: PageState, tile: Tile): PageState =>
  game.flowers === 'aside' && /^[FS]\d/.test(tile) ? { ...state, target: 'flowers' } : state;

/** The first part of the page: a hand, and what the rules say of it. */
export const HandPage = ({ state, change }: Props) => {
  const game = gameOfName(state.game);
  const card = useMemo(() => cardOf(state.card), [state.card]);
  const { open, refused = '' } = useMemo(
    (): Partial<ReturnType<typeof openBy>> => (card.ok ? openBy(game, state.options, card.value) : {}),
    [card, game, state.options],
  );
  const hand = useMemo(() => handOf(state), [state.concealed, state.melds, state.flowers]);
  const win = useMemo((): Win | undefined => {
    const { by, winningTile, facts } = state;
    // A way of winning that these rules do not know was meant for others.
    if (by === undefined || open?.wins.includes(by) !== true) return undefined;
    return { ...facts, by, ...(winningTile !== undefined && { tile: winningTile }) };
  }, [open, state.by, state.winningTile, state.facts]);
  const judgement = useMemo(() => open?.judge(hand, win), [open, hand, win]);
  const held = tileCount(state);
  const aims = useAims(hand, open, held, judgement?.valid === false);
  const verdict = judgement && verdictOf(judgement, held, aims?.distance);
  const [aimed, aimAt] = useAimed(aims);

  const add = (tile: Tile): void => {
    const next = addTile(target(game, state, tile), tile);
    change({ ...next, target: state.target });
  };

  return (
    <div class="columns">
      <section class="panel" aria-labelledby="hand">
        <h2 id="hand" class="unseen">
          The hand
        </h2>
        <GamePicker state={state} change={change} game={game} />
        <Examples state={state} change={change} game={game} />
        <Rack state={state} game={game} change={change} wrong={aimed?.spare ?? NONE} />
        {verdict !== undefined && <VerdictLine verdict={verdict} />}
        {open !== undefined && <Palette state={state} game={open} onAdd={add} />}
        <HandText state={state} change={change} />
        {open !== undefined && <WinForm state={state} game={game} open={open} change={change} />}
        <OptionsPanel key={state.game} state={state} game={game} refused={refused} change={change} />
      </section>
      <section class="panel answer" aria-labelledby="answer">
        <h2 id="answer" tabIndex={-1}>
          The answer
        </h2>
        {!card.ok && (
          <>
            <p class="fault">The card has mistakes; they are marked where it is written.</p>
            <Reasons reasons={card.error.reasons.slice(0, 3)} />
            <Button onClick={() => change({ ...state, view: 'card' })}>Go to the card</Button>
          </>
        )}
        {judgement !== undefined && open !== undefined && held > 0 && (
          <Answer
            state={state}
            open={open}
            win={win}
            judgement={judgement}
            isShort={verdict?.kind === 'short'}
            change={change}
            aims={
              aims && {
                hand,
                open,
                aims,
                aimed,
                onAim: aimAt,
                onTake: (tile, spare) => change(takeTile(state, tile, aims.isFull ? spare : NONE)),
                onDiscard: (tile) => change(withoutTile(state, tile)),
              }
            }
          />
        )}
        {held === 0 && card.ok && (
          <div class="welcome">
            <p>
              For a hand that wins you see every reading, its score sheet and who pays whom. For one that does
              not, you see the reasons, each with the number of its rule, and the nearest hands that win.
            </p>
            <p>
              The library runs in this page, and nothing is sent anywhere. To come back to what you see, keep
              the address of the page.
            </p>
          </div>
        )}
      </section>
    </div>
  );
};
