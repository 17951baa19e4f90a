import { useEffect, useId, useRef } from 'preact/hooks';
import { type Mark, Underlined } from '../parts/underlined';

/** A text to be written, with some of it underlined; a stretch to go to is selected. */
export const MarkedArea = ({
  label,
  text,
  marks,
  goTo,
  describedBy,
  onText,
}: {
  readonly label: string;
  readonly text: string;
  readonly marks: readonly Mark[];
  /** The stretch that was asked for last. */
  readonly goTo: Mark | undefined;
  /** What says what is wrong. */
  readonly describedBy: string;
  readonly onText: (text: string) => void;
}) => {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (goTo === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(goTo.start, goTo.start + goTo.length);
  }, [goTo]);
  return (
    <>
      <label class="unseen" for={id}>
        {label}
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
            aria-invalid={marks.length > 0}
            aria-describedby={describedBy}
            onInput={(event) => onText(event.currentTarget.value)}
          />
        </div>
      </div>
    </>
  );
};
