import type { Hand, Win } from 'mahjongg';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { OpenGame } from '../games/game';
import type { Judgement } from '../games/shown';
import type { PageState } from '../state/page-state';
import { Aims } from './aims';
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

const Winning = ({ judgement, ...props }: Props & { readonly judgement: Judgement & { readonly valid: true } }) => {
  const { win, open, state, change } = props;
  const { readings, sheet, remarks, truncated } = judgement;
  const [chosen, setChosen] = useState(0);
  useEffect(() => setChosen(0), [judgement]);
  const place = Math.min(chosen, readings.length - 1);
  const scored = useMemo(() => (win === undefined ? undefined : sheet(place)), [judgement, place]);
  return (
    <>
      <section aria-labelledby="readings">
        <h3 id="readings">
          {readings.length === 1 ? 'How it is read' : `Its ${readings.length}${truncated ? '+' : ''} readings`}
        </h3>
        <ul class="readings" data-test="readings">
          {readings.slice(0, READINGS_SHOWN).map((reading, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: readings have no name but their place
            <li key={at} class={at === place ? 'reading-card chosen' : 'reading-card'}>
              <Reading reading={reading} />
              {readings.length > 1 && (
                <button type="button" class="small" aria-pressed={at === place} onClick={() => setChosen(at)}>
                  {at === place ? 'Scored below' : 'Score this one'}
                </button>
              )}
            </li>
          ))}
        </ul>
        {readings.length > READINGS_SHOWN && <p class="detail">The first {READINGS_SHOWN} are shown.</p>}
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
    </>
  );
};

/** Everything the rules say of the hand. */
export const Answer = (props: Props) => {
  const { judgement, hand, open } = props;
  if (judgement.valid) return <Winning {...props} judgement={judgement} />;
  return (
    <>
      <section aria-labelledby="why">
        <h3 id="why">Why not</h3>
        <Reasons reasons={judgement.reasons} />
        <Remarks remarks={judgement.remarks} />
      </section>
      <Aims hand={hand} open={open} />
    </>
  );
};
