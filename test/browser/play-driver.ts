import type { Page } from 'playwright-core';

/** How a game went that was played by clicks. */
export interface Driven {
  /** The phases it went through, in order, each once. */
  readonly phases: readonly string[];
  /** How long each click took to the next choice, in milliseconds. */
  readonly times: readonly number[];
  /** Why nothing could be clicked; empty at the end of the game. */
  readonly stuck: string;
}

/** What is asked of the driver. */
interface Drive {
  /** How many clicks it makes at most. */
  readonly most: number;
  /** Whether it stops before the first choice of a phase that is none of these. */
  readonly known?: readonly string[];
}

/**
 * Plays on by clicking what is seen: wins, then passes, then the first button or a tile. It runs in the page, so that
 * times are those of the page.
 */
const drive = async ({ most, known }: Drive): Promise<Driven> => {
  const phases: string[] = [];
  const times: number[] = [];
  const seen = () => {
    const root = document.querySelector('mahjongg-table')?.shadowRoot;
    const all = (selector: string): HTMLElement[] => [
      ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
    ];
    const isOpen = (button: Element): boolean => button.ariaDisabled !== 'true';
    return {
      view: (document.querySelector('mahjongg-table') as unknown as { view?: { phase: string } })?.view,
      actions: all('.action').filter(isOpen),
      tiles: all('.held-tile').filter(isOpen),
      chosen: all('.held-tile.chosen').length,
    };
  };
  const look = () =>
    `${seen().chosen} ${seen()
      .actions.map((one) => one.textContent)
      .join()}`;
  const isOver = (): boolean => document.querySelector('[data-test=end]') !== null;
  const wait = () => new Promise((resolve) => setTimeout(resolve));
  let stuck = '';
  for (let clicks = 0; clicks < most; clicks++) {
    if (isOver()) break;
    const { view, actions, tiles } = seen();
    const phase = view?.phase ?? '';
    if (!phases.includes(phase)) {
      if (known !== undefined && !known.includes(phase)) return { phases: [...phases, phase], times, stuck };
      phases.push(phase);
    }
    const named = (pattern: RegExp) => actions.find((one) => pattern.test(one.textContent ?? ''));
    const isPassing = seen().tiles.some((tile) => tile.ariaPressed !== null);
    const next =
      named(/Mah Jongg|^Take .* from/) ??
      (isPassing
        ? (named(/^Pass/) ?? tiles.find((tile) => tile.ariaPressed === 'false'))
        : (named(/^Claim|^Reveal/) ?? actions[0] ?? tiles[Math.floor(tiles.length / 2)]));
    if (next === undefined) {
      stuck = `${phase}: nothing to click`;
      break;
    }
    const before = [view, look()];
    const start = performance.now();
    next.click();
    while (seen().view === before[0] && look() === before[1] && !isOver()) {
      await wait();
      if (performance.now() - start > 8_000) {
        stuck = `${phase}: nothing happens after ${next.textContent}`;
        return { phases, times, stuck };
      }
    }
    if (seen().view !== before[0]) times.push(performance.now() - start);
  }
  return { phases, times, stuck };
};

/** Plays on in a page by clicking what is seen. */
export const driveOn = (page: Page, asked: Drive): Promise<Driven> => page.evaluate(drive, asked);
