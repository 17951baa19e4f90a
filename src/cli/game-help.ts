import page from '../../docs/options.md';
import { inWords, OPTIONS, optionTerm } from './house-rules';
import { openRules } from './rule-set';
import { findRules } from './rule-sets';
import { readable, WIDTH, wrapped } from './words';

const INDENT = ' '.repeat(6);

/** The lines of the page on the options of Card Free, and on those of the other games. */
const [CARD_FREE = [], OTHERS = []] = page.split('## The American games').map((part) => part.split('\n'));

/** What an option of a game does, and its rule, as the page has it; with an example where a list or a table is meant. */
const effectOf = (game: string, path: string): string => {
  const row = (game === 'card-free' ? CARD_FREE : OTHERS).find((line) => line.startsWith(`| \`${path}\` |`));
  const [, rule = '', values = '', ...cells] = row?.replace(/ \|$/, '').split(' | ') ?? [];
  const [, example] = /`([[{].*)`$/.exec(values) ?? [];
  const such = example === undefined ? '' : ` For example: '${example}'.`;
  return inWords(`${readable(cells.at(-1) ?? '')} (${rule})${such}`, game);
};

const usualText = (usual: unknown): string => {
  if (typeof usual === 'boolean') return usual ? 'yes' : 'no';
  return String(usual ?? 'none');
};

/** The house rules of a game, each with what it does and what holds if it is left out. */
const houseRuleLines = (game: string): readonly string[] =>
  (OPTIONS[game] ?? []).flatMap((option) => {
    const { name, group, usual } = option;
    const effect = effectOf(game, group === undefined ? name : `${group}.${name}`);
    const lines = wrapped(`${effect} If left out: ${usualText(usual)}.`, WIDTH - INDENT.length);
    return [`  ${optionTerm(option)}`, ...lines.map((line) => INDENT + line)];
  });

/** What to do with a game, and its house rules; undefined if there is no game of this name. */
export const gameLines = async (name: string): Promise<readonly string[] | undefined> => {
  const set = findRules(name);
  if (set === undefined) return undefined;
  const open = await openRules(set, { options: {}, card: undefined });
  const { rules, text, sheet } = open.ok ? open.value : {};
  const example = rules?.hands && text?.sheet && text.example;
  return [
    set.title,
    '',
    `  mahjongg play ${name}`,
    ...(example ? [`  mahjongg validate "${example}" --rules ${name}`] : []),
    ...(sheet && !example
      ? [`  mahjongg score --rules ${name} --sheet \\`, `    '${JSON.stringify(sheet.example)}'`]
      : []),
    `  mahjongg help COMMAND    the commands that take --rules ${name}`,
    '',
    ...wrapped(`House rules, for “play ${name}” and every command with --rules ${name}:`),
    '',
    ...houseRuleLines(name),
  ];
};
