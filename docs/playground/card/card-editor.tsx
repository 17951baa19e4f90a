import { type Card, parseCard, type Reason, type Rejection, type Result } from 'mahjongg';
import { practiceCard } from 'mahjongg/american';
import { useId, useMemo, useRef } from 'preact/hooks';
import { gameOfName } from '../games/games';
import { RuleLink } from '../parts/rule-link';
import { type Mark, Underlined } from '../parts/underlined';
import { type PageState, withGame } from '../state/page-state';
import { cardText, offsetOf } from './card-text';

/** The card as the practice card’s own text, for a page where none was written. */
export const PRACTICE_TEXT = cardText(practiceCard);

/** The card in play: the one written, or the practice card. */
export const cardOf = (text: string | undefined): Result<Card, Rejection> =>
  text === undefined ? { ok: true, value: practiceCard } : parseCard(text);

const markOf = (text: string, { at }: Reason): readonly Mark[] =>
  at?.line === undefined ? [] : [{ start: offsetOf(text, at.line, at.column ?? 1), length: at.length ?? 1 }];

const Faults = ({
  reasons,
  onGo,
}: {
  readonly reasons: readonly Reason[];
  readonly onGo: (reason: Reason) => void;
}) => (
  <ol class="reasons" data-test="card-faults">
    {reasons.map((reason, place) => (
      <li key={place}>
        <span class="message">{reason.message}</span>{' '}
        <span class="tags">
          <code>
            <RuleLink rule={reason.code} />
          </code>{' '}
          {reason.at?.line !== undefined && (
            <button type="button" class="link" onClick={() => onGo(reason)}>
              line {reason.at.line}, column {reason.at.column}
            </button>
          )}
        </span>
      </li>
    ))}
  </ol>
);

/** A card to be written, with its mistakes underlined, beside the card as it is read. */
export const CardEditor = ({
  state,
  change,
  aside,
  onAside,
}: {
  readonly state: PageState;
  readonly change: (next: PageState) => void;
  /** The card that was written and then left for the practice card. */
  readonly aside: string | undefined;
  readonly onAside: (card: string | undefined) => void;
}) => {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = state.card ?? PRACTICE_TEXT;
  const read = useMemo(() => cardOf(state.card), [state.card]);
  const reasons = read.ok ? [] : read.error.reasons;
  const marks = reasons.flatMap((reason) => markOf(text, reason));

  const go = (reason: Reason): void => {
    const [mark] = markOf(text, reason);
    if (mark === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(mark.start, mark.start + mark.length);
  };

  const write = (next: string): void => change({ ...state, card: next === PRACTICE_TEXT ? undefined : next });

  /** The practice card in place of one’s own, or one’s own again. */
  const swap = (): void => {
    onAside(state.card);
    change({ ...state, card: state.card === undefined ? aside : undefined });
  };

  const tryIt = (): void => {
    const next = gameOfName(state.game).needsCard ? state : withGame(state, 'american-2018');
    change({ ...next, view: 'hand' });
  };

  return (
    <div class="columns">
      <section class="panel" aria-labelledby="editor">
        <div class="panel-head">
          <h2 id="editor">Write a card</h2>
          {(state.card ?? aside) !== undefined && (
            <button type="button" class="small" onClick={swap}>
              {state.card === undefined ? 'Back to your card' : 'Back to the practice card'}
            </button>
          )}
        </div>
        <p class="detail">
          A card is a JSON file; its hands are written in{' '}
          <a href="../card-language.html">the language of cards</a>. It is checked as you type and used by the
          games that are played by card.
        </p>
        <label class="unseen" for={id}>
          The card as JSON
        </label>
        <div class="editor">
          <div class="editor-page">
            <pre aria-hidden="true">
              <Underlined text={text} marks={marks} />
              {'\n'}
            </pre>
            <textarea
              id={id}
              ref={area}
              value={text}
              spellcheck={false}
              autocomplete="off"
              autocapitalize="off"
              wrap="off"
              aria-invalid={!read.ok}
              aria-describedby={`${id}-faults`}
              onInput={(event) => write(event.currentTarget.value)}
            />
          </div>
        </div>
        <div id={`${id}-faults`} role="status">
          {read.ok ? (
            <p class="fine">The card is in order.</p>
          ) : (
            <>
              <p class="fault">
                {reasons.length === 1 ? 'There is a mistake.' : `There are ${reasons.length} mistakes.`}
              </p>
              <Faults reasons={reasons} onGo={go} />
            </>
          )}
        </div>
      </section>
      <section class="panel" aria-labelledby="card-read">
        <div class="panel-head">
          <h2 id="card-read">As it is read</h2>
          {read.ok && (
            <button type="button" class="small" onClick={tryIt}>
              Try it on a hand
            </button>
          )}
        </div>
        {read.ok ? (
          <mahjongg-card data-test="card" card={read.value} />
        ) : (
          <p class="detail">The card is shown here once its mistakes are mended.</p>
        )}
      </section>
    </div>
  );
};
