#!/usr/bin/env node
import { HANG_UP, type Io, styleFor, wantsColor } from './io';
import { runProgram } from './program';
import { plain } from './words';

/** The system’s codes for a stream whose other end is gone: a reader that left, a terminal that was closed. */
const GONE: readonly string[] = ['EPIPE', 'EIO', 'EOF', 'ECONNRESET', 'ERR_STREAM_DESTROYED'];

const isGone = (error: Error): boolean => 'code' in error && GONE.includes(String(error.code));

/** Writes and waits until it is taken; a reader that has gone is no error, only an end. */
const print = (text: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (error === null || error === undefined) resolve(true);
      else if (isGone(error)) resolve(false);
      else reject(error);
    });
  });

/** Standard input; it ends where whoever wrote to it is gone. */
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
    process.stderr.write(`${plain(line)}\n`);
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

// A terminal that was closed asked for an end by this signal; Node cannot put it in order any more and would fail in the attempt.
if (process.exitCode === HANG_UP) process.kill(process.pid, 'SIGHUP');
