import page from '../../docs/options.md';
import { inWords, OPTIONS, optionTerm } from './house-rules';
import { openRules } from './rule-set';
import { findRules } from './rule-sets';
import { type Lines, readable, WIDTH, wrapped } from './words';

const INDENT = ' '.repeat(6);

/** The lines of the options page about Card Free, and about the other games. */
const [CARD_FREE = [], OTHERS = []] = page.split('## The American games').map((part) => part.split('\n'));

/** What an option of a game does and its rule, from the page; with an example if its value is a list or a table. */
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

/** The house rules of a game, each with what it does and its default. */
const houseRuleLines = (game: string): Lines =>
  (OPTIONS[game] ?? []).flatMap((option) => {
    const { name, group, usual } = option;
    const effect = effectOf(game, group === undefined ? name : `${group}.${name}`);
    const lines = wrapped(`${effect} If left out: ${usualText(usual)}.`, WIDTH - INDENT.length);
    return [`  ${optionTerm(option)}`, ...lines.map((line) => INDENT + line)];
  });

/** The commands for a game, and its house rules; undefined if there is no game of this name. */
export const gameLines = async (name: string): Promise<Lines | undefined> => {
  const set = findRules(name);
  if (set === undefined) return undefined;
  const open = await openRules(set, { options: {}, card: undefined });
  const { rules, text, sheet } = open.ok ? open.value : {};
  const example = rules?.hands && text?.sheet && text.example;
  return [
    set.title,
    '',
    `  mahjongg play ${name}${set.takesCard ? ' --card FILE    the practice card if left out' : ''}`,
    ...(example ? [`  mahjongg validate "${example}" --rules ${name}`] : []),
    ...(sheet && !example
      ? [`  mahjongg score --rules ${name} --sheet \\`, `    '${JSON.stringify(sheet.example)}'`]
      : []),
    `  mahjongg help COMMAND    the commands that take --rules ${name}`,
    '',
    ...wrapped(
      `House rules, for “play ${name}” and every command with --rules ${name}${set.takesCard ? ', which has no card unless you add --card' : ''}:`,
    ),
    '',
    ...houseRuleLines(name),
  ];
};
