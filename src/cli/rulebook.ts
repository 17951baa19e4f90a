import { RULE_GAMES, RULES, type Rule, type RulePrefix, rulesUnder } from 'mahjongg/rulebook';
import { field } from './values';
import { columns, WIDTH, wrapped } from './words';

type Lines = readonly string[];

/** An option, with its value in the game being played: `wrongChallenge (here: dead)`. */
const optionText = (name: string, chosen: unknown): string => {
  const here = name.split('.').reduce((value, part) => field(value, part), chosen);
  return here === undefined
    ? name
    : `${name} (here: ${typeof here === 'object' ? JSON.stringify(here) : here})`;
};

/** A rule: its number and title, what it says, the options that change it. */
const ruleLines = ({ number, title, game, text, options }: Rule, width: number, chosen: unknown): Lines => {
  const named = options.map((name) => optionText(name, chosen)).join(', ');
  const last = named === '' ? [] : wrapped(`Options: ${named}`, width);
  return [`${number}: ${title} (${game})`, '', ...wrapped(text, width), ...last];
};

const apart = (paragraphs: readonly Lines[]): Lines =>
  paragraphs.flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]));

const listed = (rules: readonly Rule[]): Lines => columns(rules.map(({ number, title }) => [number, title]));

/** The fewest letters that are searched for. */
const SHORTEST = 4;

/**
 * Looks up the numbers of one or more rules, the two letters of a game for a list of its rules, or words in their
 * titles and texts, titles first; undefined if no rule has all the words. With `chosen`, the options of a game, it also
 * shows their values.
 */
export const rulebookLines = (typed: string, width = WIDTH, chosen?: unknown): Lines | undefined => {
  const inFull = (rules: readonly Rule[]) => apart(rules.map((rule) => ruleLines(rule, width, chosen)));
  const numbers = [typed.trim(), ...typed.split(/[\s,]+/)].map(rulesUnder);
  const [whole = [], ...each] = numbers;
  if (whole.length > 0) return inFull(whole);
  if (each.every((rules) => rules.length > 0)) return inFull(each.flat());
  const prefix = typed.trim().toUpperCase();
  if (Object.hasOwn(RULE_GAMES, prefix)) {
    const game = RULE_GAMES[prefix as RulePrefix];
    return [game, '', ...listed(RULES.filter((rule) => rule.game === game))];
  }
  // Rules name the lines of a sheet in parentheses: (2a). Other words may end differently: jokers, raised.
  const parts = (typed.toLowerCase().match(/[\w-]+/g) ?? []).map((word) =>
    word.replace(/^\d[a-z]$/, '($&)').replace(/(?<=\w{4})(?:e?s|ed)$/, ''),
  );
  if (parts.join('').length < SHORTEST) return undefined;
  const holdsAll = (text: string): boolean => parts.every((part) => text.toLowerCase().includes(part));
  const found = [
    ...RULES.filter(({ title }) => holdsAll(title)),
    ...RULES.filter(({ title, text }) => holdsAll(`${title} ${text}`)),
  ].filter((rule, at, all) => all.indexOf(rule) === at);
  if (found.length === 0) return undefined;
  return found.length === 1 ? inFull(found) : listed(found);
};
