/** One fenced code block of a Markdown file. */
export interface Block {
  readonly file: string;
  /** The number of the first line inside the fence, counted from 1. */
  readonly line: number;
  readonly language: string;
  /** The words after the language, such as `no-run`. */
  readonly words: readonly string[];
  readonly lines: readonly string[];
  /** Whether only empty lines stand between this block and the one before it. */
  readonly follows: boolean;
}

const FENCE = /^(`{3,})\s*(\S*)\s*(.*)$/;

/** Every fenced block of a Markdown text that starts at the left margin, in order. */
export const blocksOf = (file: string, markdown: string): Block[] => {
  const lines = markdown.split(/\r?\n/);
  const blocks: Block[] = [];
  let follows = false;
  for (let at = 0; at < lines.length; at += 1) {
    const [, fence, language = '', rest = ''] = FENCE.exec(lines[at]!) ?? [];
    if (fence === undefined) {
      if (lines[at]!.trim() !== '') follows = false;
      continue;
    }
    const end = lines.findIndex((line, index) => index > at && line.trimEnd() === fence);
    if (end < 0) throw new Error(`${file}:${at + 1}: the code block is never closed`);
    const words = rest.split(/\s+/).filter(Boolean);
    blocks.push({ file, line: at + 2, language, words, lines: lines.slice(at + 1, end), follows });
    follows = true;
    at = end;
  }
  return blocks;
};
