import type { Command, CommandHelp, OptionSpec } from './command';
import page from './help.md';
import { TABLE_GAMES } from './rule-set';
import { namesOf } from './rule-sets';
import { READING_FLAGS, WIN_FLAGS } from './settings';
import { columns, type Lines, WIDTH, wrapped } from './words';

/** What replaces names in braces on the page. */
const NAMES: Readonly<Record<string, readonly string[]>> = { games: namesOf(), table: TABLE_GAMES };

/** The text of a section of the page. */
const textOf = (title: string): string =>
  page
    .split(/^## /m)
    .find((part) => part.startsWith(`${title}\n`))
    ?.slice(title.length)
    .trim()
    .replace(/\{(games|table)\}/g, (_, name: string) => NAMES[name]?.join(', ') ?? '') ?? '';

const section = (title: string): Lines =>
  textOf(title)
    .split('\n')
    .filter((line) => line !== '');

/** An option by its form in the help: `limit N` takes a value, `json` takes none. */
const optionOf = (term: string, help: string): OptionSpec => {
  const [name = '', value] = term.split(' ');
  return { name, help, ...(value !== undefined && { value }) };
};

/** The options about the win that only some games have: all of them, or those that readings can depend on. */
const FLAGS: Readonly<Record<string, typeof WIN_FLAGS>> = {
  'win flags': WIN_FLAGS,
  'reading flags': READING_FLAGS,
};

/** The options of a section, written `- \`limit N\`: what for`, or `- {rules}` for those of another section. */
const optionsIn = (title: string): readonly OptionSpec[] =>
  FLAGS[title]?.map(({ option, help }) => optionOf(option, help)) ??
  section(title).flatMap((line) => {
    const [, other, term = '', help = ''] = /^- (?:\{(.*)\}|`(.*?)`: (.*))$/.exec(line) ?? [];
    if (other !== undefined) return optionsIn(other);
    return term === '' ? [] : [optionOf(term, help)];
  });

const said = (lines: Lines, label: string): Lines =>
  lines.filter((line) => line.startsWith(label)).map((line) => line.slice(label.length));

/** What the help page says about a command. */
export const helpOf = (name: string): CommandHelp => {
  const lines = section(name);
  return {
    usage: said(lines, 'Usage: '),
    about: lines.filter((line) => !/^(?:Usage: |Example: |- )/.test(line)),
    options: optionsIn(name),
    examples: said(lines, 'Example: '),
  };
};

const indented = (lines: Lines): Lines => lines.map((line) => `  ${line}`);

/** Terms in a column with their meanings next to them, wrapped. */
const terms = (rows: readonly (readonly [string, string])[]): readonly string[] => {
  const first = Math.max(...rows.map(([term]) => term.length));
  const cells = rows.flatMap(([term, meaning]) =>
    wrapped(meaning, WIDTH - first - 4).map((line, at) => [at === 0 ? term : '', line]),
  );
  return indented(columns(cells));
};

/** A section of the page as printed, with lists as terms and their meanings. */
export const pageLines = (title: string): Lines =>
  (textOf(title).match(/(?:^- .*\n?)+|^.*$/gm) ?? []).flatMap((part) => {
    const rows = [...part.matchAll(/^- `(.*?)`: (.*)$/gm)].map(
      ([, term = '', meaning = '']) => [term, meaning] as const,
    );
    return rows.length > 0 ? terms(rows) : wrapped(part);
  });

/** Whether a line of the page is one of a file to copy, which is not wrapped. */
const isCode = (line = ''): boolean => line.startsWith('    ');

export const commandLines = ({ usage, about, options, examples }: Command): Lines => [
  ...usage.map((line, at) => `${at === 0 ? 'Usage:' : '      '} mahjongg ${line}`),
  ...about.flatMap((line, at) =>
    isCode(line) ? [...(isCode(about[at - 1]) ? [] : ['']), line.slice(2)] : ['', ...wrapped(line)],
  ),
  '',
  'Options:',
  ...terms([
    ...options.map(({ name, value, help }) => [`--${name}${value ? ` ${value}` : ''}`, help] as const),
    ['--help', 'print this'],
  ]),
  '',
  'Examples:',
  ...indented(examples.map((example) => `mahjongg ${example}`)),
];
