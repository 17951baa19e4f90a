/** One line of a stream: its text, or how many bytes it had if that was more than the limit. */
export type Line = { readonly text: string } | { readonly bytes: number };

const NEW_LINE = 10;

/** The line that has come in so far: its pieces, let go of as soon as there are too many bytes. */
class Pending {
  private readonly limit: number;
  private pieces: Uint8Array[] = [];
  private bytes = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Whether nothing has come in. */
  get isEmpty(): boolean {
    return this.bytes === 0;
  }

  /** Takes another piece of the line. */
  add(piece: Uint8Array): void {
    this.bytes += piece.length;
    if (this.bytes > this.limit) this.pieces = [];
    else this.pieces.push(piece);
  }

  /** Ends the line and starts the next one. */
  take(): Line {
    const { bytes, pieces } = this;
    this.pieces = [];
    this.bytes = 0;
    return bytes > this.limit ? { bytes } : { text: Buffer.concat(pieces).toString('utf8') };
  }
}

/**
 * The lines of a stream of bytes, those of one chunk at a time. Lines are cut between bytes, before
 * they are decoded, so that a character may lie in two chunks. A line of more than `limit` bytes is
 * not kept. The last line need not end with a line break.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array | string>,
  limit: number,
): AsyncGenerator<readonly Line[]> {
  const pending = new Pending(limit);
  for await (const given of chunks) {
    const chunk = typeof given === 'string' ? Buffer.from(given) : given;
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, start)) {
      pending.add(chunk.subarray(start, end));
      lines.push(pending.take());
      start = end + 1;
    }
    if (start < chunk.length) pending.add(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (!pending.isEmpty) yield [pending.take()];
}
