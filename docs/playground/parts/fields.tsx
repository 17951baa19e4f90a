import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

/** Something that is on or off. */
export const Switch = ({
  on,
  onChange,
  children,
}: {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ComponentChildren;
}) => (
  <label class="switch">
    <input
      type="checkbox"
      role="switch"
      checked={on}
      aria-checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span class="track" aria-hidden="true" />
    <span class="switch-text">{children}</span>
  </label>
);

/** A few values of which one is chosen, side by side. */
export const Segments = <T extends string | number>({
  label,
  value,
  values,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly values: readonly (readonly [value: T, text: string])[];
  readonly onChange: (value: T) => void;
}) => {
  const name = useId();
  return (
    <fieldset class="segments">
      <legend>{label}</legend>
      <div class="segment-row">
        {values.map(([one, text]) => (
          <label key={one} class="segment">
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** A whole number of at least 0. What is typed and is none is said, and counts as nothing. */
export const NumberField = ({
  label,
  value,
  most,
  onChange,
}: {
  readonly label: string;
  readonly value: number | undefined;
  readonly most: number;
  readonly onChange: (value: number | undefined) => void;
}) => {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        aria-invalid={isWrong}
        aria-describedby={`${id}-fault`}
        min={0}
        max={most}
        step={1}
        inputMode="numeric"
        value={value ?? ''}
        onInput={(event) => {
          const { value: text, validity } = event.currentTarget;
          const number = Number(text);
          const isFine = text !== '' && Number.isInteger(number) && number >= 0 && number <= most;
          setWrong(!isFine && (text !== '' || validity.badInput));
          onChange(isFine ? number : undefined);
        }}
      />
      <p id={`${id}-fault`} class="fault" role="status">
        {isWrong && `A whole number from 0 to ${most} is needed; this is left out.`}
      </p>
    </div>
  );
};
