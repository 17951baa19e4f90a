import type { Io } from './io';
import { plain } from './plain';
import { runProgram } from './program';
import { styleFor, wantsColor } from './style';

/** Writes and waits until it is taken; a reader that has gone is no error, only an end. */
const print = (text: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (error === null || error === undefined) resolve(true);
      else if ('code' in error && error.code === 'EPIPE') resolve(false);
      else reject(error);
    });
  });

const io: Io = {
  get input() {
    return process.stdin;
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
};

// What goes wrong with a stream reaches the one who writes to it or reads from it; here it has only to be heard.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

try {
  process.exitCode = await runProgram(process.argv.slice(2), io);
} catch (error) {
  io.complain(`mahjongg: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
