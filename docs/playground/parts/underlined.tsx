/** A stretch of a text. */
export interface Mark {
  readonly start: number;
  readonly length: number;
}

interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** The text cut where marks begin and end; where marks overlap they become one. */
const pieces = (text: string, marks: readonly Mark[]): readonly Piece[] => {
  const found: Piece[] = [];
  let at = 0;
  for (const { start, length } of [...marks].sort((one, other) => one.start - other.start)) {
    const from = Math.max(at, Math.min(start, text.length));
    const to = Math.min(text.length, start + Math.max(1, length));
    if (to <= from) continue;
    if (from > at) found.push({ text: text.slice(at, from), marked: false });
    found.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < text.length) found.push({ text: text.slice(at), marked: false });
  return found;
};

/** A text with some stretches underlined. */
export const Underlined = ({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) => (
  <>
    {pieces(text, marks).map(({ text: piece, marked }, place) =>
      marked ? <mark key={place}>{piece}</mark> : piece,
    )}
  </>
);
