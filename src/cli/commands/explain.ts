import { RULE_GAMES, RULES } from 'mahjongg/rulebook';
import advice from '../../../docs/analysis.md';
import page from '../../../docs/errors.md';
import game from '../../../docs/game.md';
import type { Work } from '../command';
import { didYouMean, mistaken } from '../mistakes';
import { rulebookLines } from '../rulebook';
import { quoted } from '../values';
import { type Lines, paragraph, printed, readable, WIDTH, wrapped } from '../words';

/** The sections of reasons on the page, by their codes. */
const SECTIONS: ReadonlyMap<string, string> = new Map(
  page
    .split(/^#{2,3} /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section] as const)
    .filter(([code]) => /^[a-z]\w*$/.test(code)),
);

/** The remarks and conditions in the page’s tables, by code: the rule, and when they are given. */
const REMARKS: ReadonlyMap<string, string> = new Map(
  [...page.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, code = '', cells = '']) => [code, cells]),
);

/** The rows of the tables of codes on the other pages: the code, and the section title with when it is given. */
const ROWS = `${game}${advice}`.split(/^## /m).flatMap((section) => {
  const [title] = section.split('\n', 1);
  const tables = section.match(/^\| code \|.*\n(?:\|.*\n)+/gm) ?? [];
  return [...tables.join('').matchAll(/^\| (`.*?`) \| (.*?) \|/gm)].flatMap(([, codes = '', when]) =>
    [...codes.matchAll(/\w+/g)].map(([code]) => ({ code, text: `${title}: ${when}.` })),
  );
});

const CODES = [...new Set([...SECTIONS.keys(), ...REMARKS.keys(), ...ROWS.map(({ code }) => code)])];

/** Paragraphs and list items, wrapped to fit a terminal. */
const laidOut = (section: string): Lines =>
  section
    .trim()
    .replace('\n\n> ', '\n\n- Message: ')
    .replace(/\n\n`([^`\n]+)`(?=\n|$)/, '\n- Example: $1')
    .replace('\n\nParams: ', '\n- Params: ')
    .split(/\n(?=\n|- )/)
    .flatMap((part) => {
      const text = readable(part.trim().replace(/\s*\n\s*/g, ' '));
      // An example stays on one line, so that it can be copied.
      const lines = text.startsWith('- Example:')
        ? [text]
        : wrapped(text, WIDTH, text.startsWith('- ') ? '  ' : '');
      return part.startsWith('\n') ? ['', ...lines] : lines;
    });

const explanation = (code: string): Lines => {
  const section = SECTIONS.get(code);
  const remark = REMARKS.get(code)?.replaceAll(' | ', ': ');
  const others = ROWS.flatMap((row) => (row.code === code ? [row.text] : []));
  const texts = remark === undefined ? others : [remark, ...others];
  const [, rule = ''] = /^Rule ([A-Z]{2}-\w+)/m.exec(section ?? '') ?? [];
  return [
    ...(section === undefined ? [code] : laidOut(section)),
    ...texts.flatMap((text) => ['', ...wrapped(readable(text))]),
    ...paragraph(rulebookLines(rule) ?? []),
  ];
};

/** How many names are suggested at most. */
const MOST = 5;

/** The end of the sentence about an unknown name: known names that contain it, earliest match first, or the most similar one. */
const suggestion = (text: string, known: readonly string[]): string => {
  const place = (name: string): number => name.toLowerCase().indexOf(text.toLowerCase());
  const holding = known.filter((name) => text.length > 2 && place(name) >= 0);
  const first = holding.sort((one, other) => place(one) - place(other)).slice(0, MOST);
  if (first.length > 0) return `; did you mean ${first.map(quoted).join(', ')}?`;
  const games = Object.entries(RULE_GAMES).map(([prefix, game]) => `${prefix} ${game}`);
  return didYouMean(text, known) || `; “mahjongg explain CF” lists the rules of a game: ${games.join(', ')}`;
};

/** Explains a code or a rule. */
export const explain: Work = {
  run: async ({ text }, io) => {
    if (text === undefined)
      return mistaken('which code or rule? For example: mahjongg explain wovenSuits, mahjongg explain CF-13');
    const named = CODES.find((code) => code.toLowerCase() === text.toLowerCase());
    const lines = named === undefined ? rulebookLines(text) : explanation(named);
    const known = [...CODES, ...RULES.map(({ number }) => number)];
    const none = `there is no code or rule ${quoted(text)}`;
    await io.print(printed(lines ?? mistaken(none + suggestion(text, known))));
    return 0;
  },
};
