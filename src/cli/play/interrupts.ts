/** The status of a program whose terminal was closed. */
export const HANG_UP = 129;

/** Signals that ask the program to stop, with the status it ends with by custom. */
const STATUSES = { SIGINT: 130, SIGTERM: 143, SIGHUP: HANG_UP } as const;

/** The status of a program that was asked to stop. */
export type StopStatus = (typeof STATUSES)[keyof typeof STATUSES];

/** Whether somebody asked the program to stop. */
export interface Interrupts {
  /** Comes true once somebody has asked. */
  readonly asked: Promise<unknown>;
  /** The status to end with; undefined as long as nobody has asked. */
  readonly status: () => StopStatus | undefined;
  /** Leaves the signals to the system again. */
  readonly release: () => void;
}

/** Listens to the signals that would end the program, so that it can end in order. */
export const listenToInterrupts = (): Interrupts => {
  const listeners: (() => void)[] = [];
  let asked: StopStatus | undefined;
  const stopped = new Promise((resolve) => {
    for (const [signal, status] of Object.entries(STATUSES)) {
      const listener = (): void => {
        asked ??= status;
        resolve(status);
      };
      process.on(signal, listener);
      listeners.push(() => process.off(signal, listener));
    }
  });
  return { asked: stopped, status: () => asked, release: () => release(listeners) };
};

const release = (listeners: readonly (() => void)[]): void => {
  for (const stop of listeners) stop();
};
