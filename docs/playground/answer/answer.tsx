import type { Hand, Win } from 'mahjongg';
import { useMemo } from 'preact/hooks';
import type { OpenGame } from '../games/game';
import type { Judgement } from '../games/shown';
import type { PageState } from '../state/page-state';
import { Aims, useAims } from './aims';
import { Payments } from './payments';
import { Reading } from './reading';
import { Reasons, Remarks } from './reasons';
import { Sheet } from './sheet';

interface Props {
  readonly state: PageState;
  readonly open: OpenGame;
  readonly hand: Hand;
  readonly win: Win | undefined;
  readonly judgement: Judgement;
  readonly change: (next: PageState) => void;
}

const READINGS_SHOWN = 40;

const Winning = ({
  judgement,
  ...props
}: Props & { readonly judgement: Judgement & { readonly valid: true } }) => {
  const { win, open, state, change } = props;
  const { readings, sheet, remarks, truncated } = judgement;
  const place = state.reading < readings.length ? state.reading : 0;
  const scored = useMemo(() => (win === undefined ? undefined : sheet(place)), [judgement, place]);
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
          <div class="reading-card chosen" data-test="reading">
            <Reading reading={reading} />
          </div>
        )}
        <Remarks remarks={remarks} />
      </section>
      <section aria-labelledby="score">
        <h3 id="score">Score sheet</h3>
        {scored === undefined ? (
          <p class="detail">Say how the hand was won to see its sheet.</p>
        ) : (
          <Sheet sheet={scored} />
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
          <ul class="readings" data-test="readings">
            {others.map(([one, at]) => (
              <li key={at} class="reading-card">
                <Reading reading={one} />
                <button type="button" class="small" onClick={() => change({ ...state, reading: at })}>
                  Score this one
                </button>
              </li>
            ))}
          </ul>
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
  const { judgement, hand, open } = props;
  const aims = useAims(hand, open, !judgement.valid);
  if (judgement.valid) return <Winning {...props} judgement={judgement} />;
  return (
    <>
      <section aria-labelledby="why">
        <h3 id="why">Why not</h3>
        <Reasons reasons={judgement.reasons} withNearest={aims === undefined} />
        <Remarks remarks={judgement.remarks} />
      </section>
      {aims !== undefined && <Aims aims={aims} />}
    </>
  );
};
