import { RULES } from 'mahjongg/rulebook';
import page from '../../../docs/errors.md';
import type { Work } from '../command';
import { didYouMean, mistaken } from '../mistakes';
import { rulebookLines } from '../rulebook';
import { quoted } from '../values';
import { printed, readable, wrapped } from '../words';

/** The sections of reasons on the page, by their codes. */
const sections = (): ReadonlyMap<string, string> =>
  new Map(
    page
      .split(/^#{2,3} /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section] as const)
      .filter(([code]) => /^[a-z]\w*$/.test(code)),
  );

/** The remarks and conditions in the page's tables, by their codes: the rule, and when they are given. */
const remarks = (): ReadonlyMap<string, string> =>
  new Map([...page.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, code = '', cells = '']) => [code, cells]));

/** Paragraphs and list items, each as lines that fit a terminal. */
const laidOut = (section: string): readonly string[] =>
  section
    .trim()
    .replace('\n\n> ', '\n\n- Message: ')
    .replace(/\n\n`([^`\n]+)`(?=\n|$)/, '\n- Example: $1')
    .replace('\n\nParams: ', '\n- Params: ')
    .split(/\n(?=\n|- )/)
    .flatMap((part) => {
      const text = readable(part.trim().replace(/\s*\n\s*/g, ' '));
      // An example stays on one line, so that it can be copied.
      const lines = text.startsWith('- Example:') ? [text] : wrapped(text);
      return part.startsWith('\n') ? ['', ...lines] : lines;
    });

const explanation = (code: string): readonly string[] | undefined => {
  const section = sections().get(code);
  if (section !== undefined) return laidOut(section);
  const remark = remarks().get(code);
  return remark === undefined ? undefined : [code, '', ...wrapped(readable(remark.replaceAll(' | ', ': ')))];
};

/** What a code means, for those who met it in an answer. */
export const explain: Work = {
  run: async ({ text }, io) => {
    const codes = [...sections().keys(), ...remarks().keys()];
    if (text === undefined)
      return mistaken('which code or rule? For example: mahjongg explain wovenSuits, mahjongg explain CF-13');
    const named = codes.find((code) => code.toLowerCase() === text.toLowerCase());
    const lines = named === undefined ? rulebookLines(text) : explanation(named);
    const known = [...codes, ...RULES.map(({ number }) => number)];
    const none = `there is no code or rule ${quoted(text)}`;
    await io.print(printed(lines ?? mistaken(none + didYouMean(text, known))));
    return 0;
  },
};
