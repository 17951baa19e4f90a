import { useId } from 'preact/hooks';

/** A choice of one value from a list. */
export const Choice = <T extends string>({
  label,
  value,
  values,
  onChange,
  class: name,
}: {
  readonly label: string;
  readonly value: T;
  readonly values: readonly (readonly [value: T, text: string])[];
  readonly onChange: (value: T) => void;
  readonly class?: string;
}) => {
  const id = useId();
  return (
    <div class={`field ${name ?? ''}`}>
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {values.map(([one, text]) => (
          <option key={one} value={one} selected={one === value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};
