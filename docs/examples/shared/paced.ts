import { setTimeout } from 'node:timers/promises';

/** How many messages a client may send at once; after that they are taken at the rate. */
export const BURST = 100;
/** How many messages a second are taken from a client in the long run. */
export const RATE = 20;
/** How many messages of a client may wait to be answered. */
export const MOST_WAITING = 32;

const GAP = 1000 / RATE;

/** Takes texts one after the other and no quicker than the rate; `flooded` is called for each one too many. */
export const paced = (
  take: (text: string) => Promise<void>,
  flooded: () => void,
): ((text: string) => Promise<void>) => {
  let due = Number.NEGATIVE_INFINITY;
  let waiting = 0;
  let last = Promise.resolve();
  const takeNext = async (text: string): Promise<void> => {
    const now = performance.now();
    due = Math.max(due, now - BURST * GAP) + GAP;
    if (due > now) await setTimeout(due - now);
    await take(text);
    waiting--;
  };
  return (text) => {
    if (waiting === MOST_WAITING) flooded();
    else {
      waiting++;
      last = last.then(() => takeNext(text));
    }
    return last;
  };
};
