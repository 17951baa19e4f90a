import { type ExitCode, HANG_UP } from './io';

/** Signals that ask the program to stop, with the status it ends with by custom. */
const STATUSES = { SIGINT: 130, SIGTERM: 143, SIGHUP: HANG_UP } as const;
type Signal = keyof typeof STATUSES;
const SIGNALS = Object.keys(STATUSES) as readonly Signal[];

/** Listens to the signals that would end the program, so that it can end in order: `asked` comes true once somebody has asked. */
export const listenToInterrupts = () => {
  let status: ExitCode | undefined;
  let tell = (): void => {};
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const listener = (signal: NodeJS.Signals): void => {
    status ??= STATUSES[signal as Signal];
    tell();
  };
  for (const signal of SIGNALS) process.on(signal, listener);
  const release = (): void => {
    for (const signal of SIGNALS) process.off(signal, listener);
  };
  return { asked, status: () => status, release };
};

/** Signals that are listened to. */
export type Interrupts = ReturnType<typeof listenToInterrupts>;
