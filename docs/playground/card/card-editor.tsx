import { type Card, parseCard, type Reason, type Rejection, type Result } from 'mahjongg';
import { practiceCard } from 'mahjongg/american';
import { useId, useMemo, useState } from 'preact/hooks';
import { gameOfName } from '../games/games';
import { Button } from '../parts/button';
import { Choice } from '../parts/choice';
import { NumberField, Segments } from '../parts/fields';
import { OpenFile, save } from '../parts/files';
import { RuleLink } from '../parts/rule-link';
import type { Mark } from '../parts/underlined';
import { type PageState, withGame } from '../state/page-state';
import { isSame, type LooseCard, lineReasons, linesText, looseCard, readLines } from './card-lines';
import { CardShown } from './card-shown';
import { cardText, offsetOf } from './card-text';
import { MarkedArea } from './marked-area';

/** The card as the practice card’s own text, for a page where none was written. */
export const PRACTICE_TEXT = cardText(practiceCard);

/** The card in play: the one written, or the practice card. */
export const cardOf = (text: string | undefined): Result<Card, Rejection> =>
  text === undefined ? { ok: true, value: practiceCard } : parseCard(text);

/** The ways a card can be written. */
type Way = 'lines' | 'json';

const WAYS: readonly (readonly [Way, string])[] = [
  ['lines', 'As lines'],
  ['json', 'As JSON'],
];

type Colors = NonNullable<LooseCard['colors']>;

const PRINTED: readonly Colors[] = [
  { a: 'green', b: 'red', c: 'blue' },
  { a: 'green', b: 'blue', c: 'red' },
  { a: 'red', b: 'green', c: 'blue' },
  { a: 'red', b: 'blue', c: 'green' },
  { a: 'blue', b: 'green', c: 'red' },
  { a: 'blue', b: 'red', c: 'green' },
];

const colorWords = ({ a, b, c }: Colors): string => `a ${a}, b ${b}, c ${c}`;
const NOT_SAID = 'Not said: a green, b red, c blue';

/** What can be said of the colors of a card. */
const COLORINGS = [NOT_SAID, ...PRINTED.map(colorWords)].map((words) => [words, words] as const);

interface Fault {
  readonly reason: Reason;
  /** The number of the line of the text, from 1; undefined where it is about the whole card. */
  readonly line: number | undefined;
  readonly mark: Mark | undefined;
}

/** Where a mistake stands in the JSON of a card. */
const inJson = (json: string, reason: Reason): Fault => {
  const { line, column = 1, length = 1 } = reason.at ?? {};
  const mark = line === undefined ? undefined : { start: offsetOf(json, line, column), length };
  return { reason, line, mark };
};

const lineNumber = (text: string, start: number): number => text.slice(0, start).split('\n').length;

const Faults = ({
  faults,
  onGo,
}: {
  readonly faults: readonly Fault[];
  readonly onGo: (mark: Mark) => void;
}) => (
  <ol class="reasons" data-test="card-faults">
    {faults.map(({ reason, line, mark }, place) => (
      <li key={place}>
        <span class="message">{reason.message}</span>{' '}
        <span class="tags">
          <code>
            <RuleLink rule={reason.code} />
          </code>{' '}
          {mark !== undefined && (
            <button type="button" class="link" onClick={() => onGo({ ...mark })}>
              line {line}
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
  const [chosen, setChosen] = useState<Way>('lines');
  const [draft, setDraft] = useState('');
  const [goTo, setGoTo] = useState<Mark>();
  const json = state.card ?? PRACTICE_TEXT;
  const loose = useMemo(() => looseCard(json), [json]);
  const read = useMemo(() => cardOf(state.card), [state.card]);
  const way = loose === undefined ? 'json' : chosen;

  // The lines stay as they were typed as long as they say what the card says.
  const lines = useMemo(() => {
    if (loose === undefined) return '';
    return isSame(readLines(draft).sections, loose.sections) ? draft : linesText(loose.sections);
  }, [draft, loose]);
  const reasons = read.ok ? [] : read.error.reasons;
  const faults = useMemo(() => {
    if (way === 'json') return reasons.map((reason) => inJson(json, reason));
    const { stretchOf } = readLines(lines);
    return lineReasons(reasons).map((reason): Fault => {
      const mark = reason.at && stretchOf(reason.at);
      return { reason, mark, line: mark && lineNumber(lines, mark.start) };
    });
  }, [way, json, lines, read]);
  const marks = faults.flatMap(({ mark }) => mark ?? []);

  const write = (next: string): void => change({ ...state, card: next === PRACTICE_TEXT ? undefined : next });
  const writePart = (part: Partial<LooseCard>): void => {
    if (loose !== undefined) write(cardText({ ...loose, ...part }));
  };
  /** The note of the practice card is about that card only. */
  const rename = (name: string): void =>
    writePart(loose?.note === practiceCard.note ? { name, note: undefined } : { name });
  const writeLines = (text: string): void => {
    setDraft(text);
    writePart({ sections: readLines(text).sections });
  };

  /** The practice card in place of one’s own, or one’s own again. */
  const swap = (): void => {
    onAside(state.card);
    change({ ...state, card: state.card === undefined ? aside : undefined });
  };

  const tryIt = (): void => {
    const next = gameOfName(state.game).needsCard ? state : withGame(state, 'american-2018');
    change({ ...next, view: 'hand' });
  };

  const playIt = (): void => change({ ...state, view: 'play', play: { play: 'american-2018' } });

  return (
    <div class="columns">
      <section class="panel" aria-labelledby="editor">
        <div class="panel-head">
          <h2 id="editor">Write a card</h2>
          {(state.card ?? aside) !== undefined && (
            <Button onClick={swap}>
              {state.card === undefined ? 'Back to your card' : 'Back to the practice card'}
            </Button>
          )}
        </div>
        <p class="detail">
          Write one line for each hand: the hand in <a href="../card-language.html">the language of cards</a>,
          X if it may be exposed or C if it is concealed, and its value, as in{' '}
          <code>FF 2222a 4444b 6666c X 25</code>. A title ends with a colon. The games by card use your card.
        </p>
        <div class="card-tools">
          {loose !== undefined && (
            <>
              <div class="field">
                <label for={`${id}-name`}>Name of the card</label>
                <input
                  id={`${id}-name`}
                  type="text"
                  value={loose.name}
                  maxLength={200}
                  onInput={(event) => rename(event.currentTarget.value)}
                />
              </div>
              <NumberField
                label="Year"
                value={loose.year}
                most={9999}
                onChange={(year) => writePart({ year })}
              />
              <Choice
                label="Printed colors"
                value={loose.colors === undefined ? NOT_SAID : colorWords(loose.colors)}
                values={COLORINGS}
                onChange={(words) => writePart({ colors: PRINTED.find((one) => colorWords(one) === words) })}
              />
              <Segments label="Write it" value={way} values={WAYS} onChange={setChosen} />
            </>
          )}
          <Button onClick={() => save('card.json', json)}>Save</Button>
          <OpenFile onOpen={write}>Open a card</OpenFile>
        </div>
        <MarkedArea
          key={way}
          label={way === 'json' ? 'The card as JSON' : 'The hands of the card'}
          text={way === 'json' ? json : lines}
          marks={marks}
          goTo={goTo}
          describedBy={`${id}-faults`}
          onText={way === 'json' ? write : writeLines}
        />
        <div id={`${id}-faults`} role="status">
          {read.ok ? (
            <p class="fine">The card has no mistakes.</p>
          ) : (
            <>
              <p class="fault">
                {faults.length === 1 ? 'There is a mistake.' : `There are ${faults.length} mistakes.`}
              </p>
              <Faults faults={faults} onGo={setGoTo} />
            </>
          )}
        </div>
      </section>
      <section class="panel" aria-labelledby="card-read">
        <div class="panel-head">
          <h2 id="card-read">How the card reads</h2>
          {read.ok && (
            <span class="tools">
              <Button onClick={tryIt}>Try it on a hand</Button>
              <Button onClick={playIt}>Play by this card</Button>
            </span>
          )}
        </div>
        {loose !== undefined ? (
          <CardShown card={loose} />
        ) : read.ok ? (
          <CardShown card={read.value} />
        ) : (
          <p class="detail">Fix the mistakes to see the card here.</p>
        )}
      </section>
    </div>
  );
};
