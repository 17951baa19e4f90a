import type { Win } from 'mahjongg';
import { useMemo } from 'preact/hooks';
import type { OpenGame } from '../games/game';
import type { Judgement } from '../games/shown';
import { ruleLink } from '../parts/rule-link';
import type { PageState } from '../state/page-state';
import { Aims, type AimsProps } from './aims';
import { Payments } from './payments';
import { Answered } from './reading';
import { Reasons } from './reasons';

interface Props {
  readonly state: PageState;
  readonly open: OpenGame;
  readonly win: Win | undefined;
  readonly judgement: Judgement;
  /** Whether tiles are missing, which is no reason of its own. */
  readonly isShort: boolean;
  readonly aims: AimsProps | undefined;
  readonly change: (next: PageState) => void;
}

const READINGS_SHOWN = 40;

/** What is said of a hand only since it is not finished: the verdict counts its tiles, and the aims show the rest. */
const UNFINISHED: readonly string[] = ['wrongTileCount', 'nearestLayout'];

const Winning = ({
  judgement,
  ...props
}: Props & { readonly judgement: Judgement & { readonly valid: true } }) => {
  const { win, open, state, change } = props;
  const { readings, score, conditions, notes, truncated } = judgement;
  const place = state.reading < readings.length ? state.reading : 0;
  const scored = useMemo(() => (win === undefined ? undefined : score(place)), [judgement, place]);
  const reading = readings[place];
  const others = readings
    .slice(0, READINGS_SHOWN)
    .flatMap((one, at) => (at === place ? [] : [[one, at] as const]));
  return (
    <>
      <section aria-labelledby="reading">
        <h3 id="reading">
          {readings.length === 1
            ? 'How it is read'
            : place === 0
              ? 'The best reading'
              : `Reading ${place + 1}`}
        </h3>
        {reading !== undefined && (
          <Answered test="reading" answer={{ valid: true, readings: [reading], conditions, notes }} />
        )}
      </section>
      <section aria-labelledby="score">
        <h3 id="score">Score sheet</h3>
        {scored === undefined ? (
          <p class="detail">Say how the hand was won to see its sheet.</p>
        ) : scored.ok ? (
          <>
            <mahjongg-sheet data-test="sheet" score={scored.value} ruleLink={ruleLink} />
            {scored.value.notes.map((note) => (
              <p key={note} class="detail">
                {note}
              </p>
            ))}
          </>
        ) : (
          <Reasons reasons={scored.error.reasons} />
        )}
      </section>
      {scored?.ok && scored.value.claim !== undefined && (
        <Payments claim={scored.value.claim} open={open} state={state} change={change} />
      )}
      {others.length > 0 && (
        <section aria-labelledby="readings">
          <h3 id="readings">
            {readings.length === 2 ? 'The other reading' : `The ${readings.length - 1} other readings`}
          </h3>
          <Answered
            test="readings"
            answer={{ valid: true, readings: others.map(([one]) => one) }}
            choose="Score this one"
            reading={-1}
            onReading={(at) => change({ ...state, reading: others[at]?.[1] ?? 0 })}
          />
          {(truncated || readings.length > READINGS_SHOWN) && (
            <p class="detail">There are more; the first {READINGS_SHOWN} are shown.</p>
          )}
        </section>
      )}
    </>
  );
};

/** Everything the rules say of the hand. */
export const Answer = (props: Props) => {
  const { judgement, isShort, aims } = props;
  if (judgement.valid) return <Winning {...props} judgement={judgement} />;
  const reasons = judgement.reasons.filter(({ code }) => !isShort || !UNFINISHED.includes(code));
  return (
    <>
      {reasons.length > 0 && (
        <section aria-labelledby="why">
          <h3 id="why">Why not</h3>
          <Reasons reasons={reasons} notes={judgement.notes} withNearest={aims === undefined} />
        </section>
      )}
      {aims !== undefined && <Aims {...aims} />}
    </>
  );
};
