/** Signals that ask the program to stop, with the status it ends with by custom. */
const STATUSES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** The status of a program that was asked to stop. */
export type StopStatus = (typeof STATUSES)[keyof typeof STATUSES];

/** Whether somebody asked the program to stop. */
export interface Interrupts {
  /** Comes true with the status to end with, once somebody has asked. */
  readonly asked: Promise<StopStatus>;
  /** Leaves the signals to the system again. */
  readonly release: () => void;
}

/** Listens to the signals that would end the program, so that it can end in order. */
export const listenToInterrupts = (): Interrupts => {
  const listeners: (() => void)[] = [];
  const asked = new Promise<StopStatus>((resolve) => {
    for (const [signal, status] of Object.entries(STATUSES)) {
      const listener = (): void => resolve(status);
      process.on(signal, listener);
      listeners.push(() => process.off(signal, listener));
    }
  });
  return { asked, release: () => release(listeners) };
};

const release = (listeners: readonly (() => void)[]): void => {
  for (const stop of listeners) stop();
};
