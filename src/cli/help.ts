import type { Command, OptionSpec } from './command';
import page from './help.md';
import { namesOf } from './rule-sets';
import { PAID, WIN_FLAGS } from './settings';

/** What the braces of the page stand for in a sentence. */
const NAMES: Readonly<Record<string, readonly string[]>> = { games: namesOf(), paid: PAID };

/** The lines of a section of the page. */
const section = (title: string): readonly string[] =>
  page
    .split(/^## /m)
    .find((part) => part.startsWith(`${title}\n`))
    ?.replace(/\{(games|paid)\}/g, (_, name: string) => NAMES[name]?.join(', ') ?? '')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '') ?? [];

/** An option by what stands for it in the help: `limit N` takes a value, `json` takes none. */
const optionOf = (term: string, help: string): OptionSpec => {
  const [name = '', value] = term.split(' ');
  return { name, help, ...(value !== undefined && { value }) };
};

/** The options about the win that only some games have: all, or those that readings can depend on. */
const FLAGS: Readonly<Record<string, typeof WIN_FLAGS>> = {
  'win flags': WIN_FLAGS,
  'reading flags': WIN_FLAGS.filter(({ isForScore }) => isForScore === undefined),
};

/** The options of a section: `- \`limit N\`: what for`, or those of another section, `- {rules}`. */
const optionsIn = (title: string): readonly OptionSpec[] =>
  FLAGS[title]?.map(({ option, help }) => optionOf(option, help)) ??
  section(title).flatMap((line) => {
    const [, other, term = '', help = ''] = /^- (?:\{(.*)\}|`(.*?)`: (.*))$/.exec(line) ?? [];
    if (other !== undefined) return optionsIn(other);
    return term === '' ? [] : [optionOf(term, help)];
  });

const said = (lines: readonly string[], label: string): readonly string[] =>
  lines.filter((line) => line.startsWith(label)).map((line) => line.slice(label.length));

/** What the page of help says of a command. */
export const helpOf = (name: string): Pick<Command, 'usage' | 'about' | 'options' | 'examples'> => {
  const lines = section(name);
  return {
    usage: said(lines, 'Usage: '),
    about: lines.filter((line) => !/^(?:Usage: |Example: |- )/.test(line)),
    options: optionsIn(name),
    examples: said(lines, 'Example: '),
  };
};
