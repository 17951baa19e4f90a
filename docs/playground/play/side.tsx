import { type Card, describeReading, type Scored, type Seat, type WinClaim } from 'mahjongg';
import { defineElements } from 'mahjongg/elements';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../parts/button';
import { Choice } from '../parts/choice';
import { Segments, Switch } from '../parts/fields';
import { OpenFile, save } from '../parts/files';
import { ruleLink } from '../parts/rule-link';
import { followOtherTabs, keep, kept } from '../state/browser-store';
import { endTitle } from './end-title';
import { GAMES, type PlayedGame, type PlayedName } from './games';
import { HandValue } from './hand-value';
import { MatchPanel } from './match-panel';
import type { PlayLink } from './play-link';
import type { Remarks, Step } from './play-page';
import { linkOf, type Played } from './saved-game';
import { addToScoreCard, keepScoreCard, type Row, readScoreCard, SCORE_CARD } from './score-card';
import { ScoreCard } from './score-card-panel';
import { SEAT_NAMES } from './seats';
import type { BoardAction, Claims, End, Paid, Reviewed, Scores, Session } from './session';
import type { Settings } from './settings';
import { asideKey } from './taken-up';

export { OtherTabs } from './other-tabs';
export { goBack, keepBefore, openText, resume } from './taken-up';

defineElements();

/** Tells the score card of this page of a change that its own browser event does not tell. */
const CHANGED = 'mahjongg-scores';

/** Puts a finished solitaire onto the score card. */
export const addScores = (name: PlayedName, scores: Scores): void => {
  addToScoreCard(name, scores);
  dispatchEvent(new Event(CHANGED));
};

/** A card as it is played: with its year in its lines, where the player does not choose it. */
const inYear = (card: Card): Card => {
  const { year } = card;
  const filled = (hand: string): string =>
    year === undefined || /; *year/.test(hand) ? hand : hand.replaceAll('{year}', String(year));
  const sections = card.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => ({
      ...line,
      hand: [line.hand].flat().map(filled),
    })),
  }));
  return { ...card, sections };
};

/** The card that is played by. */
export const CardShown = ({ card }: { readonly card: Card }) => (
  <details class="challenges" data-test="card">
    <summary>Show the card</summary>
    <p class="detail">
      X: sets may be exposed. C: concealed. <a href="../card-language.html">How to read a line</a>
    </p>
    <mahjongg-card card={inYear(card)} />
  </details>
);

const Review = ({ session }: { readonly session: Session }) => {
  const [review, setReview] = useState<Reviewed | 'busy' | 'none'>();
  if (review === undefined)
    return (
      <Button
        onClick={() => {
          setReview('busy');
          // The page shows that it is at work before it is.
          setTimeout(async () => setReview((await session.review()) ?? 'none'), 30);
        }}
      >
        Review my game
      </Button>
    );
  if (review === 'busy') return <p role="status">Looking at every choice…</p>;
  if (review === 'none') return <p>There is no review for this game.</p>;
  return (
    <div data-test="review" class="review">
      <h4>Review</h4>
      {review.sums.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ol>
        {review.decisions.map(({ where, hand, lines }) => (
          <li key={where}>
            <p>{where}</p>
            <mahjongg-hand hand={hand} />
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
};

/** Where the winning tile came from; beside these it is told when the tile is taken. */
const FROM: Readonly<Partial<Record<Paid['by'], (giver: string) => string>>> = {
  wall: () => 'with a tile from the wall',
  looseTile: () => 'with a loose tile',
  discard: (giver) => `with a discard from ${giver}`,
  misnamedDiscard: (giver) => `with a misnamed discard from ${giver}`,
  exchangeTile: (giver) => `with a tile ${giver} offered for a joker`,
  jokerExchange: () => 'by taking a joker',
  charleston: () => 'before the first discard',
};

/** The rule that says who pays how much for a win; undefined where nobody pays. */
const paidBy = ({ by, payouts }: Paid, sheet: Scored | undefined): string | undefined => {
  const payout = payouts?.wins[by];
  const { jokerless = false, allPairs = false }: Partial<WinClaim> = Object(sheet).claim ?? {};
  const isDoubled = jokerless && !(allPairs && payouts?.allPairsExempt === true);
  return (isDoubled ? payout?.jokerlessRule : undefined) ?? payout?.rule;
};

/** With which tile a hand was won, and the rule that says who pays how much. */
const PaidFor = ({ paid, sheet, me }: Pick<End, 'sheet'> & { readonly paid: Paid; readonly me: Seat }) => {
  const { by, from } = paid;
  const rule = paidBy(paid, sheet);
  return (
    <p data-test="paid">
      Won {FROM[by]?.(from === null ? '' : from === me ? 'you' : SEAT_NAMES[from])}.
      {rule !== undefined && (
        <>
          {' '}
          Who pays how much: <a href={ruleLink(rule) ?? ''}>{rule}</a>
        </>
      )}
    </p>
  );
};

/** The score of a game and who pays, or the question what its hand was worth where only the players know (TG-8). */
const ScoreShown = ({ played, end, go }: Pick<EndProps, 'played' | 'end' | 'go'>) => {
  if (end.sheet !== undefined || end.settlement !== undefined)
    return (
      <mahjongg-sheet data-test="sheet" score={end.sheet} settlement={end.settlement} ruleLink={ruleLink} />
    );
  return end.paid === undefined ? (
    <p>No score this time.</p>
  ) : (
    <HandValue key={played.session.text} played={played} go={go} />
  );
};

interface EndProps {
  readonly played: Played;
  readonly end: End;
  readonly onNew: () => void;
  readonly go: (make: Step) => void;
}

/** The end of a game: who won, the sheet, who pays, and a review of the player’s choices. */
export const EndShown = ({ played, end, onNew, go }: EndProps) => {
  const { session, game } = played;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div class={end.winner === session.seating.me ? 'end won' : 'end'} data-test="end">
      <h3 ref={title} tabIndex={-1}>
        {endTitle(end, session)}
      </h3>
      {end.settlement !== undefined && <p>{`You are ${SEAT_NAMES[session.seating.me]}.`}</p>}
      {end.reading !== undefined && <p data-test="hand">{describeReading(end.reading)}</p>}
      {end.hand !== undefined && <mahjongg-hand hand={end.hand} />}
      <ScoreShown played={played} end={end} go={go} />
      {end.paid !== undefined && <PaidFor paid={end.paid} sheet={end.sheet} me={session.seating.me} />}
      <p class="tools">
        <Button class="small primary" onClick={onNew}>
          Play again
        </Button>
      </p>
      {game.isCoached && <Review session={session} />}
    </div>
  );
};

/** Calls a hand dead (AG-32): seldom done, so it is asked for. */
export const Challenges = ({
  session: { challenges },
  onAct,
}: {
  readonly session: Session;
  readonly onAct: (action: BoardAction) => void;
}) =>
  challenges.length === 0 ? null : (
    <details class="challenges">
      <summary>Call a hand dead</summary>
      <p class="detail">A hand is dead if no winning hand has its exposures (AG-32).</p>
      <p class="tools">
        {challenges.map((action) => (
          <Button key={action.against} onClick={() => onAct(action)}>
            {`The hand of ${action.against === undefined ? '' : SEAT_NAMES[action.against]}`}
          </Button>
        ))}
      </p>
    </details>
  );

/** What the coach says. */
export const RemarksShown = ({ remarks: { hint, verdict = [] } }: { readonly remarks: Remarks }) => {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hint !== undefined) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [hint]);
  return (
    <div ref={shown} class="remarks" role="status" data-test="remarks">
      {hint?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {verdict.length > 0 && (
        <p data-test="verdict">
          <strong>Your last choice:</strong> {verdict.join(' ')}
        </p>
      )}
    </div>
  );
};

/** What each game is like, and the page that tells how to play it. */
const ABOUT: Readonly<Record<PlayedName, readonly [about: string, page: string]>> = {
  'card-free': [
    'American mah jongg without a card: pass tiles in the Charleston, then draw and discard.',
    'card-free',
  ],
  'american-2018': ['You play for a hand of the card: the practice card, or yours.', 'american'],
  'american-game': [
    'Any pairs, pungs, kongs, quints and sextets win; the players say what a hand is worth.',
    'american-game',
  ],
  year: [
    'Chows, pungs, pairs, kongs and Years with no tile left over; flowers bring replacements.',
    'year-game',
  ],
  chinese: [
    'Four sets and a pair; you are East, the three others only draw and discard. Claim what you can use.',
    'chinese-solitaire',
  ],
  american: ['First a Charleston against the wall, then play for a Card Free hand.', 'american-solitaire'],
  'american-card': [
    'First a Charleston against the wall, then play for a hand of the card: the practice card, or yours.',
    'american-solitaire',
  ],
};

const STRENGTH_WORDS: Readonly<Record<string, string>> = {
  beginner: 'Beginners',
  regular: 'Regular players',
  expert: 'Experts',
  greedy: 'Regular players',
  random: 'Random players',
};

const CLAIM_WORDS: readonly (readonly [Claims, string])[] = [
  ['useful', 'Where one can help'],
  ['all', 'Always'],
  ['none', 'Only to win'],
];

/** Why there is neither a verdict nor a review. */
const NOT_JUDGED = 'Choices are judged and reviewed in Card Free and American by card only.';

const Files = ({
  played: { game, session },
  onOpen,
  onBack,
}: {
  readonly played: Played;
  readonly onOpen: (text: string) => void;
  readonly onBack: (() => void) | undefined;
}) => (
  <p class="tools files">
    <Button onClick={() => save(`mahjongg-${game.name}.json`, JSON.stringify(session.record))}>
      Save the record
    </Button>
    <OpenFile onOpen={onOpen}>{`Open a record${game.byCard ? ' or a card' : ''}`}</OpenFile>
    {onBack && <Button onClick={onBack}>Back to the previous game</Button>}
  </p>
);

/** What was put aside since it could not be gone on with. */
const Aside = ({ game }: { readonly game: PlayedGame }) => {
  const [, redraw] = useState({});
  const text = kept(asideKey(game));
  if (text === undefined) return null;
  const forget = (): void => {
    keep(asideKey(game), undefined);
    redraw({});
  };
  return (
    <p class="tools files" data-test="aside">
      <Button onClick={() => save(`mahjongg-${game.name}-aside.txt`, text)}>Save what was put aside</Button>
      <Button onClick={forget}>Delete it</Button>
    </p>
  );
};

const KeptScores = () => {
  const [rows, setRows] = useState(readScoreCard);
  const [torn, setTorn] = useState<readonly Row[]>([]);
  useEffect(() => {
    const read = (): void => setRows(readScoreCard());
    addEventListener(CHANGED, read);
    const stop = followOtherTabs((name) => (name ?? SCORE_CARD) === SCORE_CARD && read());
    return () => {
      removeEventListener(CHANGED, read);
      stop();
    };
  }, []);
  const tear = (): void => {
    setTorn(rows);
    setRows(keepScoreCard(rows.length > 0 ? [] : torn));
  };
  return <ScoreCard rows={rows} torn={torn} onTear={tear} />;
};

/** What is chosen beside the table. */
export const Side = ({
  played,
  settings,
  onSettings,
  onBegin,
  onOpen,
  onBack,
  onRules,
}: {
  readonly played: Played;
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
  readonly onBegin: (link: PlayLink) => void;
  readonly onOpen: (text: string) => void;
  /** Goes back to the game before; undefined where there is none. */
  readonly onBack: (() => void) | undefined;
  readonly onRules: () => void;
}) => {
  const { game, table, session } = played;
  const anew = { ...linkOf(played), seed: undefined };
  const house = JSON.stringify(table.house)?.replace(/[{}"]/g, '').replace(/[:,]/g, '$& ');
  const isAlone = session.undo !== undefined;
  const pick = (name: PlayedName): void => onBegin({ play: name });
  const [about, page] = ABOUT[game.name];
  return (
    <div class="side">
      <section class="panel" aria-labelledby="which">
        <h2 id="which">Choose a game</h2>
        <Choice
          label="Game"
          value={game.name}
          values={GAMES.map(({ name, title }: PlayedGame) => [name, title] as const)}
          onChange={pick}
        />
        <p class="detail">
          {about} <a href={`../how-to/${page}.html`}>How to play</a>
        </p>
        {!isAlone && (
          <>
            <Choice
              label="Against"
              value={session.seating.against}
              values={game.rivals.map((one) => [one, STRENGTH_WORDS[one] ?? one] as const)}
              onChange={(against) => onBegin({ ...anew, against })}
            />
            {(table.players?.length ?? 0) > 1 && (
              <Segments
                label="Players"
                value={session.view.seats.length}
                values={(table.players ?? []).map((count) => [count, String(count)] as const)}
                onChange={(players) => onBegin({ ...anew, players })}
              />
            )}
            <p class="detail">A change here begins a new game.</p>
            <Choice
              label="Ask me about claims"
              value={settings.claims}
              values={CLAIM_WORDS}
              onChange={(claims) => onSettings({ ...settings, claims })}
            />
          </>
        )}
        {game.isCoached ? (
          <Switch on={settings.verdicts} onChange={(verdicts) => onSettings({ ...settings, verdicts })}>
            Judge each choice
          </Switch>
        ) : (
          <p class="detail">{NOT_JUDGED}</p>
        )}
        {house !== undefined && (
          <p class="detail" data-test="house">
            {house === '' ? 'Played as the rulebook says.' : `House rules: ${house}.`}{' '}
            <Button class="link" onClick={onRules}>
              Change house rules
            </Button>
          </p>
        )}
        <Files played={played} onOpen={onOpen} onBack={onBack} />
        <Aside game={game} />
        <p class="detail">
          Click a tile to discard it, or to choose it for a pass. With the keyboard, Tab and the arrow keys
          move, and Enter clicks. The browser keeps the game.
        </p>
      </section>
      {isAlone ? <KeptScores /> : <MatchPanel key={game.name} played={played} onNext={() => onBegin(anew)} />}
    </div>
  );
};
