import { type ChildProcess, spawn } from 'node:child_process';

/** A server that runs as a process of its own. */
export interface ServerProcess {
  /** The port it listens to. */
  readonly port: number;
  /** Ends it at once, as a power failure would. */
  readonly kill: () => Promise<void>;
}

/** Starts a program of this folder and waits until it says on which port it listens. */
export const startServer = (
  program: string,
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', program], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    const kill = (): Promise<void> => {
      child.kill('SIGKILL');
      return ended;
    };
    process.once('exit', () => child.kill('SIGKILL'));
    void ended.then(() => reject(new Error(`${program} ended`)));
    child.stdout?.on('data', (text) => {
      const port = /listening on (\d+)/.exec(String(text))?.[1];
      if (port !== undefined) resolve({ port: Number(port), kill });
    });
  });
