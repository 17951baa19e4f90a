/** How long nobody types before something is done in the meantime, in milliseconds. */
const PAUSE = 50;

/**
 * Does a piece of work some times over, one after the other, once the player has begun to read; what is given back stops
 * it. The first time makes tables, the others let the engine see what is worth compiling.
 */
export const whileReading = (times: number, work: () => void): (() => void) => {
  let [left, timer] = [times, setTimeout(() => again(), PAUSE)];
  const again = (): void => {
    work();
    left--;
    if (left > 0) timer = setTimeout(again, 0);
  };
  return () => clearTimeout(timer);
};
