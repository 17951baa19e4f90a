import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  /** What the buttons are together. */
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const buttonsIn = (group: HTMLElement | null): readonly HTMLButtonElement[] =>
  group === null ? [] : [...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];

const clamp = (place: number, count: number): number => Math.min(Math.max(place, 0), count - 1);

/** The place an arrow leads to: by rows as the buttons lie on the screen, so that gaps do no harm. */
const nearestInRow = (buttons: readonly HTMLButtonElement[], from: number, rows: number): number => {
  const here = buttons[from]?.getBoundingClientRect();
  if (here === undefined) return from;
  const center = here.left + here.width / 2;
  const distance = (place: number): number => {
    const box = buttons[place]?.getBoundingClientRect() ?? here;
    const down = (box.top - here.top) * rows;
    if (down < here.height / 2) return Number.POSITIVE_INFINITY;
    return down * 4 + Math.abs(box.left + box.width / 2 - center);
  };
  const best =
    buttons.map((_, place) => place).sort((one, other) => distance(one) - distance(other))[0] ?? from;
  return distance(best) === Number.POSITIVE_INFINITY ? from : best;
};

const target = (key: string, buttons: readonly HTMLButtonElement[], from: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return buttons.length - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const [columns, rows] = step;
  return rows === 0 ? clamp(from + columns, buttons.length) : nearestInRow(buttons, from, rows);
};

/**
 * Buttons that are one stop for the tabulator key; the arrow keys, Home and End go from one to the other. If the
 * button with the focus goes, the one that takes its place gets it.
 */
export const ArrowGroup = ({ label, class: name, children }: Props) => {
  const group = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const buttons = buttonsIn(group.current);
    current.current = clamp(current.current, Math.max(buttons.length, 1));
    buttons.forEach((button, place) => {
      button.tabIndex = place === current.current ? 0 : -1;
    });
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (hadFocus.current && lost) buttons[current.current]?.focus();
  });

  const enter = (event: FocusEvent): void => {
    const buttons = buttonsIn(group.current);
    const place = buttons.indexOf(event.target as HTMLButtonElement);
    if (place < 0) return;
    hadFocus.current = true;
    buttons[current.current]?.setAttribute('tabindex', '-1');
    current.current = place;
    buttons[place]?.setAttribute('tabindex', '0');
  };

  const leave = (event: FocusEvent): void => {
    if (event.relatedTarget !== null) hadFocus.current = false;
  };

  const press = (event: KeyboardEvent): void => {
    const buttons = buttonsIn(group.current);
    const place = target(event.key, buttons, current.current);
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    buttons[place]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and no arrow keys
    <div
      ref={group}
      role="group"
      aria-label={label}
      class={name}
      onFocusIn={enter}
      onFocusOut={leave}
      onKeyDown={press}
    >
      {children}
    </div>
  );
};
