import type { Card, Hand } from 'mahjongg';
import { practiceCard } from 'mahjongg/cards';
import { useMemo, useState } from 'preact/hooks';
import { Sheet } from '../answer/sheet';
import { cardOf } from '../card/card-editor';
import { Choice } from '../parts/fields';
import { keep, kept } from '../state/browser-store';
import { type PageState, withGame, withHand } from '../state/page-state';
import { Board } from './board';
import { addToScoreCard, keepScoreCard, type Row, readScoreCard } from './score-card';
import type { BoardAction, BoardView, End, Session, Table } from './session';
import { type PlayedSolitaire, SOLITAIRES, type SolitaireName, solitaireNamed } from './solitaires';

const EndShown = ({ end, onNew }: { readonly end: End; readonly onNew: () => void }) => (
  <div class={end.won ? 'end won' : 'end'} data-test="end">
    <h3>{end.title}</h3>
    {end.sheet === undefined ? <p>No score this time.</p> : <Sheet sheet={{ ok: true, value: end.sheet }} />}
    <button type="button" class="small primary" onClick={onNew}>
      Play again
    </button>
  </div>
);

const ScoreCard = ({
  rows,
  torn,
  onTear,
}: {
  readonly rows: readonly Row[];
  /** The rows of a card that was just torn up. */
  readonly torn: readonly Row[];
  readonly onTear: () => void;
}) => {
  const finals = rows.map(({ natural, percentLeft }) => (natural * percentLeft) / 100);
  const average = finals.reduce((sum, one) => sum + one, 0) / Math.max(1, finals.length);
  return (
    <section class="panel" aria-labelledby="score-card">
      <div class="panel-head">
        <h2 id="score-card">Score card</h2>
        {rows.length + torn.length > 0 && (
          <button type="button" class="small" onClick={onTear}>
            {rows.length > 0 ? 'Tear it up' : 'Put it together again'}
          </button>
        )}
      </div>
      {rows.length === 0 ? (
        <p class="detail">Finished solitaires are kept here, in this browser only.</p>
      ) : (
        <table class="sheet" data-test="score-card">
          <caption class="unseen">Finished solitaires</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Solitaire</th>
              <th scope="col" class="number">
                Natural
              </th>
              <th scope="col" class="number">
                Left
              </th>
              <th scope="col" class="number">
                Final
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ date, game, natural, percentLeft, final }, place) => (
              <tr key={place}>
                <td>{date}</td>
                <td>{solitaireNamed(game)?.title ?? game}</td>
                <td class="number">{natural}</td>
                <td class="number">{percentLeft} %</td>
                <td class="number">{final}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <th scope="row" colSpan={3}>
                Average of {rows.length}
              </th>
              <td class="number">{Math.round(average)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
};

const STORE = 'game.';

/** A solitaire with the rules it is played by, and how the game stands. */
interface Played {
  readonly solitaire: PlayedSolitaire;
  readonly table: Table;
  readonly session: Session;
}

/** The game kept in this browser, or a new one. */
const openSolitaire = (name: SolitaireName, card: Card): Played => {
  const solitaire = solitaireNamed(name) ?? SOLITAIRES[0];
  const table = solitaire.table(card);
  const text = kept(STORE + solitaire.name);
  return {
    solitaire,
    table,
    session: (text === undefined ? undefined : table.restore(text)) ?? table.begin(),
  };
};

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
  const [played, setPlayed] = useState(() =>
    openSolitaire(solitaireNamed(kept('solitaire'))?.name ?? SOLITAIRES[0].name, card),
  );
  const [rows, setRows] = useState(readScoreCard);
  const [torn, setTorn] = useState<readonly Row[]>([]);
  /** The game that was given up for this one, as long as this one is not begun. */
  const [givenUp, setGivenUp] = useState<Session>();
  const { solitaire, session } = played;

  const goOn = (next: Session): void => {
    keep(STORE + solitaire.name, next.text);
    setPlayed({ ...played, session: next });
  };

  const startAnew = (): void => {
    if (session.end !== undefined) setGivenUp(undefined);
    else if (session.moves > 0) setGivenUp(session);
    goOn(played.table.begin());
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
    if (next.end !== undefined) setRows(addToScoreCard(rows, solitaire.name, next.end));
  };

  const pick = (name: SolitaireName): void => {
    keep('solitaire', name);
    setGivenUp(undefined);
    setPlayed(openSolitaire(name, card));
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
