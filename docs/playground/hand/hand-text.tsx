import { formatHand, parseHandText, type Reason } from 'mahjongg';
import { useEffect, useId, useState } from 'preact/hooks';
import { Underlined } from '../parts/underlined';
import { handOf, type PageState, withHand } from '../state/page-state';

/** The hand in notation, to be read and typed; what is wrong with the text is underlined. */
export const HandText = ({
  state,
  change,
}: {
  readonly state: PageState;
  readonly change: (next: PageState) => void;
}) => {
  const id = useId();
  const written = formatHand(handOf(state));
  const [text, setText] = useState(written);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);

  // The tiles were changed elsewhere: their text follows. A text that means these tiles stays as it was typed.
  useEffect(() => {
    const read = parseHandText(text);
    if (read.ok && formatHand(read.value) === written) return;
    if (!read.ok && reasons.length > 0 && written === '') return;
    setText(written);
    setReasons([]);
  }, [written]);

  const type = (next: string): void => {
    setText(next);
    const read = parseHandText(next);
    setReasons(read.ok ? [] : read.error.reasons);
    if (read.ok) change(withHand(state, read.value));
  };

  const marks = reasons.flatMap(({ at }) =>
    at?.offset === undefined ? [] : [{ start: at.offset, length: at.length ?? 1 }],
  );
  return (
    <div class="hand-text">
      <label for={id}>Or type it</label>
      <input
        id={id}
        type="text"
        value={text}
        maxLength={400}
        placeholder="22D 333D J44D [555D] [666D]"
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        aria-invalid={reasons.length > 0}
        aria-describedby={`${id}-faults`}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <div id={`${id}-faults`}>
        {reasons.length > 0 && (
          <>
            <p class="underlined-text">
              <Underlined text={text} marks={marks} />
            </p>
            <p class="fault">{reasons[0]?.message}</p>
          </>
        )}
      </div>
    </div>
  );
};
