#!/usr/bin/env node
import { HANG_UP, type Io, styleFor, wantsColor } from './io';
import { runProgram } from './program';
import { plain, printed, wrapped } from './words';

/** The error codes for a stream whose other end is gone: a reader that left, a terminal that was closed. */
const GONE: readonly string[] = ['EPIPE', 'EIO', 'EOF', 'ECONNRESET', 'ERR_STREAM_DESTROYED'];

const isGone = (error: Error): boolean => 'code' in error && GONE.includes(String(error.code));

/** Writes and waits until the text is taken; returns false, not an error, if the reader is gone. */
const print = (text: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (error === null || error === undefined) resolve(true);
      else if (isGone(error)) resolve(false);
      else reject(error);
    });
  });

/** Standard input; ends if its writer is gone. */
async function* input(): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of process.stdin) yield chunk;
  } catch (error) {
    if (!(error instanceof Error && isGone(error))) throw error;
  }
}

const io: Io = {
  get input() {
    return input();
  },
  interactive: process.stdin.isTTY === true,
  stopReading: () => {
    process.stdin.destroy();
  },
  print,
  complain: (line) => {
    process.stderr.write(printed(wrapped(plain(line), process.stderr.columns || Infinity)));
  },
  progress:
    process.stderr.isTTY === true
      ? (line) => {
          process.stderr.write(`\r${plain(line)}\u001b[K`);
        }
      : undefined,
  style: styleFor(wantsColor(process.stdout.isTTY === true, process.env)),
  env: process.env,
};

// Errors of a stream reach its writer or reader; here they only need a listener.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

process.exitCode = await runProgram(process.argv.slice(2), io);

// A closed terminal sent this signal. Ending by it keeps Node from restoring the terminal, which would fail.
if (process.exitCode === HANG_UP) process.kill(process.pid, 'SIGHUP');
