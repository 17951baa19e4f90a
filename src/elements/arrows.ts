/*
 * The buttons of a group are one Tab stop; the arrow keys, Home and End move between them. If the focused button goes
 * away, the one that takes its place gets the focus.
 */

/** The attributes of a group of buttons. */
export const GROUP: Readonly<Record<string, string>> = { role: 'group', 'data-arrows': '' };

const SELECTOR = '[data-arrows]';

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const buttonsIn = (group: Element): readonly HTMLButtonElement[] => [...group.querySelectorAll('button')];

/** The place that an up or down arrow leads to, by rows as laid out on the screen, so that gaps do no harm. */
const nearestInRow = (buttons: readonly HTMLButtonElement[], from: number, rows: number): number => {
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const here = boxes[from];
  if (here === undefined) return from;
  let [best, least] = [from, Infinity];
  boxes.forEach(({ left, top, width, height }, place) => {
    const down = (top - here.top) * rows;
    const distance = down * 4 + Math.abs(left + width / 2 - here.left - here.width / 2);
    if (down >= height / 2 && distance < least) [best, least] = [place, distance];
  });
  return best;
};

const placeFor = (key: string, buttons: readonly HTMLButtonElement[], from: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return buttons.length - 1;
  const [columns, rows] = STEPS[key] ?? [];
  return rows ? nearestInRow(buttons, from, rows) : columns && from + columns;
};

/** Follows an arrow key, Home or End in the group of the focused button. */
export const followKey = (event: KeyboardEvent): void => {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLButtonElement) || ctrlKey || metaKey || altKey) return;
  const group = target.closest(SELECTOR);
  if (group === null) return;
  const buttons = buttonsIn(group);
  const place = placeFor(key, buttons, buttons.indexOf(target));
  if (place === undefined) return;
  event.preventDefault();
  buttons[place]?.focus();
};

/** Makes the button that gets the focus the Tab stop of its group. */
export const moveStop = ({ target }: Event): void => {
  const group = target instanceof HTMLButtonElement ? target.closest(SELECTOR) : null;
  if (group === null) return;
  for (const button of buttonsIn(group)) button.tabIndex = button === target ? 0 : -1;
};

/** Gives every group one Tab stop: the first button of a new group, or the last one if the stop is gone. */
export const settleStops = (root: ShadowRoot): void => {
  for (const group of root.querySelectorAll(SELECTOR)) {
    const buttons = buttonsIn(group);
    if (buttons.some((button) => button.getAttribute('tabindex') === '0')) continue;
    const stop = buttons[0]?.hasAttribute('tabindex') === true ? buttons.at(-1) : buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }
};
