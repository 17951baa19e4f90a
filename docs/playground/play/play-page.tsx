import type { Hand } from 'mahjongg';
import { practiceCard } from 'mahjongg/american';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { cardOf } from '../card/card-editor';
import { Choice } from '../parts/fields';
import { ruleLink } from '../parts/rule-link';
import { followOtherTabs } from '../state/browser-store';
import { type PageState, withGame, withHand } from '../state/page-state';
import { Board } from './board';
import { gameKey, keptGame, openLast, openOther, takeUp } from './saved-game';
import { addToScoreCard, keepScoreCard, type Row, readScoreCard, SCORE_CARD } from './score-card';
import { ScoreCard } from './score-card-panel';
import type { BoardAction, BoardView, End, Session } from './session';
import { SOLITAIRES, type SolitaireName } from './solitaires';

const EndShown = ({ end, onNew }: { readonly end: End; readonly onNew: () => void }) => (
  <div class={end.won ? 'end won' : 'end'} data-test="end">
    <h3>{end.title}</h3>
    {end.sheet === undefined ? (
      <p>No score this time.</p>
    ) : (
      <mahjongg-sheet data-test="sheet" score={end.sheet} ruleLink={ruleLink} />
    )}
    <button type="button" class="small primary" onClick={onNew}>
      Play again
    </button>
  </div>
);

/** Whether nothing can be done but to let a discard go. */
const isIdle = ({ view, end }: Session): boolean =>
  end === undefined && view.legal.length === 1 && view.legal[0]?.type === 'decline';

/** The game after all discards that cannot be claimed were let go. */
const toNextChoice = (session: Session): Session => {
  const [only] = session.view.legal;
  if (only === undefined || !isIdle(session)) return session;
  const next = session.act(only);
  return next === session ? session : toNextChoice(next);
};

/** The game before the last choice that was one. */
const beforeLastChoice = (session: Session): Session => {
  const before = session.rewind(Math.max(0, session.moves - 1));
  return isIdle(before) && before.moves > 0 ? beforeLastChoice(before) : before;
};

/** The rack and what is laid down, as a hand to be looked at. */
const handOf = ({ rack, melds, flowers }: BoardView): Hand => ({
  concealed: rack,
  melds: melds.E ?? [],
  flowers: flowers?.E ?? [],
});

/** The third part of the page: the solitaires, kept in the browser while they are played. */
export const PlayPage = ({
  state,
  change,
}: {
  readonly state: PageState;
  readonly change: (next: PageState) => void;
}) => {
  const card = useMemo(() => {
    const read = cardOf(state.card);
    return read.ok ? read.value : practiceCard;
  }, [state.card]);
  const [played, setPlayed] = useState(() => openLast(card));
  const [rows, setRows] = useState(readScoreCard);
  const [torn, setTorn] = useState<readonly Row[]>([]);
  /** The game that was given up for this one, as long as this one is not begun. */
  const [givenUp, setGivenUp] = useState<Session>();
  const { solitaire, session } = played;

  const goOn = (next: Session): void => {
    setPlayed(keptGame(solitaire, next));
  };

  // One game may lie open in two tabs: both show the newest, so that neither goes back behind the other.
  useEffect(
    () =>
      followOtherTabs((name) => {
        if (name === SCORE_CARD) setRows(readScoreCard());
        if (name !== gameKey(solitaire)) return;
        const newest = takeUp(solitaire, card);
        if (typeof newest !== 'object') return;
        setGivenUp(undefined);
        setPlayed(newest);
      }),
    [solitaire, card],
  );

  const startAnew = (): void => {
    if (session.end !== undefined) setGivenUp(undefined);
    else if (session.moves > 0) setGivenUp(session);
    goOn(solitaire.table(card).begin());
  };

  const undo = (): void => {
    if (session.moves > 0) goOn(beforeLastChoice(session));
    else if (givenUp !== undefined) goOn(givenUp);
    setGivenUp(undefined);
  };

  const tear = (): void => {
    setTorn(rows);
    setRows(keepScoreCard(rows.length > 0 ? [] : torn));
  };

  const act = (action: BoardAction): void => {
    const taken = session.act(action);
    if (taken === session) return;
    const next = toNextChoice(taken);
    setGivenUp(undefined);
    goOn(next);
    if (next.end !== undefined) setRows(addToScoreCard(solitaire.name, next.end));
  };

  const pick = (name: SolitaireName): void => {
    setGivenUp(undefined);
    setPlayed(openOther(name, card));
  };

  const analyze = (): void => {
    const hand = handOf(session.view);
    change(withHand({ ...withGame(state, solitaire.rules), view: 'hand' }, hand));
  };

  return (
    <div class="columns play">
      <section class="panel" aria-labelledby="play">
        <div class="panel-head">
          <h2 id="play">{solitaire.title}</h2>
          <span class="tools">
            <button
              type="button"
              class="small"
              disabled={(session.moves === 0 && givenUp === undefined) || session.end !== undefined}
              onClick={undo}
            >
              {session.moves === 0 && givenUp !== undefined ? 'Back to the game before' : 'Undo'}
            </button>
            <button type="button" class="small" onClick={analyze}>
              Look at this rack
            </button>
            <button type="button" class="small" onClick={startAnew}>
              New game
            </button>
          </span>
        </div>
        {played.notice !== undefined && (
          <p class="notice" role="status" data-test="saved">
            {played.notice}
          </p>
        )}
        {!played.isKept && (
          <p class="notice" role="status" data-test="not-kept">
            This browser does not let the page keep anything: the game is lost when the page is closed.
          </p>
        )}
        {session.end !== undefined && <EndShown end={session.end} onNew={startAnew} />}
        <Board session={session} onAct={act} />
      </section>
      <div class="side">
        <section class="panel" aria-labelledby="which">
          <h2 id="which">Which solitaire</h2>
          <Choice
            label="Solitaire"
            value={solitaire.name}
            values={SOLITAIRES.map(({ name, title }) => [name, title] as const)}
            onChange={pick}
          />
          <p class="detail">{solitaire.about}</p>
          <p class="detail">
            Click a tile of the rack to discard it, or to choose it while tiles are passed. By keyboard: the
            arrow keys walk along the rack, Enter does what a click does. The game is kept in this browser.
          </p>
        </section>
        <ScoreCard rows={rows} torn={torn} onTear={tear} />
      </div>
    </div>
  );
};
