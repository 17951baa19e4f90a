import type { Result } from 'mahjongg/card-free';
import { exact, exactText } from '../../core/exact';
import type { Answer, Given, Work } from '../command';
import { readLines, tried, whyNot, whyNotWritten } from '../files';
import { asking, type Io } from '../io';
import { mistaken, orMistaken } from '../mistakes';
import type { RuleSet } from '../rule-set';
import { findRules, namesOf, RULE_SETS, ruleSetNamed } from '../rule-sets';
import {
  isPart,
  memberFault,
  readRow,
  readScorecard,
  type ScorecardFile,
  type ScorecardRow,
  scorecardFile,
  today,
  writeDown,
} from '../scorecard';
import { jsonGiven } from '../settings';
import { failure, field, isRecord, type Members, quoted, success } from '../values';
import { columns, type Lines, quotedPath, shownText, sum } from '../words';

/** The divisors of the tiles left: all the tiles, or with an option of the American solitaire those discarded (AS-9). */
const divisorsOf = ({ rules, left }: ScorecardRow): readonly number[] => {
  if (left === null) return [];
  const discarded = left.d - left.n;
  return rules === 'american-solitaire' && discarded > 0 ? [left.d, discarded] : [left.d];
};

/** How many tiles a sheet divides by: the Chinese one by 130 minus flowers and kongs (CS-21a), the American one by 138 (AS-9). */
const SHEET_TILES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'chinese-solitaire': [118, 130],
  'american-solitaire': [138, 138],
};

/** Why the final score of a solitaire does not fit its natural one (CS-21, AS-9); undefined if it does. */
const finalFault = (row: ScorecardRow): string | undefined => {
  const { rules, natural, left, final } = row;
  // A card may give half points.
  const [step, points] =
    rules === 'american-solitaire' ? [0.5, 'in whole or half points'] : [1, 'a whole number'];
  if (!Number.isInteger(natural / step))
    return `the natural score of a solitaire is ${points}, not ${natural}`;
  if (left === null)
    return rules === 'chinese-solitaire' && final > natural
      ? `“final” is ${final}, but it cannot be more than the natural score of ${natural}`
      : undefined;
  const [least, most] = SHEET_TILES[rules] ?? [0, 0];
  // Some number of tiles in the range must be a multiple of the fraction’s denominator.
  if (most - (most % left.d) < least)
    return `“left” is ${left.n}/${left.d}, but ${rules} divides by ${least === most ? most : `${least} to ${most}`} tiles`;
  const finals = divisorsOf(row).map((divisor) => [divisor, exact(natural * left.n, divisor)] as const);
  if (finals.some(([, score]) => score.rounded === final)) return undefined;
  const figures = finals.map(
    ([divisor, score]) =>
      `${natural} x ${left.n}/${divisor} is ${exactText(score)}, rounded ${score.rounded}`,
  );
  return `“final” is ${final}, but ${figures.join('; or ')}`;
};

/** Why a game that was entered by hand is not possible; undefined if it is. */
const faultOf = (row: ScorecardRow): string | undefined => {
  const { rules, jokerless, left } = row;
  const set = findRules(rules);
  if (jokerless !== undefined && set?.isWithoutJokers)
    return `“jokerless” is not for ${rules}, which has no jokers`;
  if (set?.isSolitaire) return finalFault(row);
  return left === null ? undefined : `“left” is for the solitaires, not for ${rules}`;
};

/** The defaults for a game. */
const usual = (): Members => ({ version: 1, date: today(), won: true, left: null, remarks: '' });

const isSolitaire = (rules: unknown): boolean => findRules(rules)?.isSolitaire === true;

/** Whether a game was won: it brought points, or the solitaire has a score before the tiles left count. */
const seemsWon = (game: unknown, rules: unknown): boolean => {
  const name = isSolitaire(field(game, 'rules') ?? rules) ? 'natural' : 'final';
  return Number(field(game, name)) > 0;
};

/** Reads a game as a person enters it, with defaults. */
const readGame = (game: unknown, rules: string | undefined): Result<ScorecardRow, string> => {
  const won = seemsWon(game, rules);
  const row = readRow(isRecord(game) ? { ...usual(), won, rules, ...game } : game);
  if (!row.ok) return row;
  if (rules !== undefined && row.value.rules !== rules)
    return failure(`“rules” is ${quoted(row.value.rules)}, but --rules is ${rules}`);
  const fault = faultOf(row.value);
  return fault === undefined ? row : failure(fault);
};

const addGame = async (game: unknown, given: Given, file: ScorecardFile): Promise<Answer> => {
  const row = readGame(game, given.options.get('rules'));
  const where = given.text === undefined ? '--add: ' : '';
  if (!row.ok) return mistaken(where + row.error);
  if (row.value.won && row.value.natural === 0 && isSolitaire(row.value.rules))
    mistaken(`${where}a solitaire that was won has a natural score above 0`);
  const done = await writeDown(file, row.value);
  if (!done.ok)
    mistaken(`the score card ${quotedPath(file.path)} cannot be written: ${whyNotWritten(done.error)}`);
  return {
    json: { file: file.path, added: row.value },
    lines: () => [`The game is on the score card ${quotedPath(file.path)}.`],
  };
};

/** A question about a game: the member of the row, the words, and whether to ask it; Enter takes the default. */
type Question = readonly [
  member: string,
  words: string | ((so: Members) => string),
  isAsked?: (so: Members, set: RuleSet | undefined) => boolean,
];

const isWon = ({ won }: Members): boolean => won === true;

/** The final score of a solitaire if the tiles left are known: the natural score times their share. */
const usualFinal = ({ natural, left }: Members): number | undefined =>
  typeof natural === 'number' && isPart(left) ? exact(natural * left.n, left.d).rounded : undefined;

const QUESTIONS: readonly Question[] = [
  ['rules', `Which game? ${namesOf().join(', ')}`],
  ['date', 'Which day, such as 2026-05-31? [Enter = today]'],
  ['won', 'Did you win? y or n [Enter = yes]'],
  [
    'natural',
    (so) =>
      isSolitaire(so['rules'])
        ? 'The natural score: that of the hand, before the tiles left count'
        : 'The value of your hand, before anybody pays',
    isWon,
  ],
  [
    'left',
    'Tiles left, out of those to draw, such as 70/130 [Enter = unknown]',
    (so) => isSolitaire(so['rules']) && isWon(so),
  ],
  [
    'final',
    (so) => {
      const usual = usualFinal(so);
      if (usual !== undefined) return `The final score [Enter = ${usual}]`;
      return isSolitaire(so['rules']) ? 'The final score' : 'What you won or lost in all, such as -25';
    },
    (so) => !isSolitaire(so['rules']) || isWon(so),
  ],
  ['jokerless', 'Without jokers? y or n [Enter = no]', (so, set) => !set?.isWithoutJokers && isWon(so)],
  ['remarks', 'Remarks? [Enter = none]'],
];

/** What a text can mean: itself, a number, a fraction, yes or no, or a name typed with spaces. */
const meanings = (text: string): readonly unknown[] => {
  const [n, d] = text.split('/').map(Number);
  const name = text.toLowerCase().replace(/\s+/g, '-');
  return [text, Number(text), { n, d }, { y: true, n: false }[name[0] ?? ''], name];
};

/** What is known about a game after an answer, or why the answer is not valid. */
const withAnswer = (
  so: Members,
  member: string,
  text: string,
  rules: string | undefined,
): Result<Members, string> => {
  const value =
    text === ''
      ? { ...usual(), jokerless: false, final: usualFinal(so) }[member]
      : meanings(text).find((one) => memberFault(member, one) === undefined);
  if (value === undefined) return failure(memberFault(member, text || undefined, true) ?? '');
  const next = { ...so, [member]: value };
  // Members not asked for yet get values that fit the rest.
  const row = readGame({ natural: 0, final: usualFinal(next) ?? 0, ...next }, rules);
  return row.ok ? success(next) : row;
};

/** Asks for a game to write down; repeats a question after an invalid answer. */
const askForGame = async (rules: string | undefined, io: Io): Promise<Members> => {
  const ask = asking(io);
  let so: Members = rules === undefined ? {} : { rules };
  for (const [member, words, isAsked] of QUESTIONS) {
    if (so[member] !== undefined || isAsked?.(so, findRules(so['rules'])) === false) continue;
    const question = typeof words === 'string' ? words : words(so);
    while (so[member] === undefined) {
      const text = await ask(`${question}\n> `);
      if (text === undefined) return mistaken('the input ended; nothing was added');
      const answered = withAnswer(so, member, text, rules);
      if (answered.ok) so = answered.value;
      else await io.print(shownText([`${answered.error}.`]));
    }
  }
  io.stopReading?.();
  return { natural: 0, final: 0, ...so };
};

/** How many games were won, and won without jokers, and the sums and averages of all their scores, lost games included. */
const totalsOf = (rows: readonly ScorecardRow[]) => {
  const games = rows.length;
  const natural = sum(rows, (row) => row.natural);
  const final = sum(rows, (row) => row.final);
  return {
    games,
    won: rows.filter(({ won }) => won).length,
    jokerless: rows.filter(({ jokerless }) => jokerless).length,
    natural,
    final,
    average: { natural: natural / games, final: final / games },
  };
};

const amount = (value: number): string => String(Math.round(value * 100) / 100);

/** The columns and their alignment; a column with no cells is left out. */
const COLUMNS = { date: 'l', natural: 'r', left: 'r', final: 'r', jokerless: 'l', remarks: 'l' } as const;

type Column = keyof typeof COLUMNS;
type Cells = Readonly<Partial<Record<Column, string | undefined>>>;

const cellsOf = ({ date, natural, left, final, jokerless, remarks }: ScorecardRow): Cells => ({
  date,
  natural: amount(natural),
  left: left === null ? undefined : `${exact(100 * left.n, left.d).rounded} %`,
  final: amount(final),
  jokerless: jokerless === undefined ? undefined : jokerless ? 'yes' : '',
  remarks,
});

const sectionLines = ({ title, rows, totals }: Section, { style }: Io): Lines => {
  const { natural, final } = totals.average;
  const games = rows.map(cellsOf);
  const names = Object.keys(COLUMNS) as Column[];
  const shown = names.filter((name) => games.some((cells) => cells[name] !== undefined));
  const table: readonly Cells[] = [
    ...[Object.fromEntries(shown.map((name) => [name, name])), ...games],
    {
      date: 'total',
      natural: amount(totals.natural),
      final: amount(totals.final),
      jokerless: String(totals.jokerless || ''),
      remarks: `${totals.won} of ${totals.games} won`,
    },
    { date: 'average', natural: natural.toFixed(1), final: final.toFixed(1) },
  ];
  const lines = columns(
    table.map((cells) => shown.map((name) => cells[name] ?? '')),
    shown.map((name) => COLUMNS[name]).join(''),
  );
  const rule = style.dim('-'.repeat(Math.max(...lines.map(({ length }) => length))));
  return [style.bold(title), ...lines.slice(0, -2), rule, ...lines.slice(-2)];
};

/** The games of each rule set with their totals, in the order of `RULE_SETS`. */
const sections = (all: readonly ScorecardRow[]) =>
  RULE_SETS.map(({ name, title }) => {
    const rows = all.filter(({ rules }) => rules === name);
    return { name, title, rows, totals: totalsOf(rows) };
  }).filter(({ rows }) => rows.length > 0);

type Section = ReturnType<typeof sections>[number];

/** The text if no game is shown: there are none, or only games of other rule sets. */
const noneText = (rows: readonly ScorecardRow[], only: string | undefined, path: string): string => {
  if (only === undefined || rows.length === 0)
    return `No games are on the score card ${quotedPath(path)} yet.`;
  const others = sections(rows).map((section) => `${section.rows.length} of ${section.name}`);
  return `No games of ${only} are on the score card ${quotedPath(path)} yet; it has ${others.join(', ')}.`;
};

const show = async (given: Given, path: string, io: Io): Promise<Answer> => {
  const lines = await tried(() => readLines(path));
  if (!lines.ok) return mistaken(`the score card ${quotedPath(path)} cannot be read: ${whyNot(lines.error)}`);
  const { rows, broken } = readScorecard(lines.value);
  const only = given.options.get('rules');
  const games = only === undefined ? rows : rows.filter(({ rules }) => rules === only);
  const all = sections(games);
  const totals = all.map((section) => [section.name, section.totals]);
  return {
    json: { file: path, games, totals: Object.fromEntries(totals), broken },
    lines: () =>
      games.length === 0
        ? [noneText(rows, only, path)]
        : all.flatMap((section, at) => [...(at === 0 ? [] : ['']), ...sectionLines(section, io)]),
    complaints: broken.map(
      ({ line, message }) =>
        `mahjongg scorecard: line ${line} of ${quotedPath(path)} is left out: ${message}`,
    ),
  };
};

export const scorecard: Work = {
  run: async (given, io) => {
    const { options } = given;
    const rules = options.get('rules');
    if (rules !== undefined) orMistaken(ruleSetNamed(rules));
    if (options.get('file') === '') mistaken('--file needs a value: --file FILE');
    const file = scorecardFile(options.get('file'), io.env);
    const isAsking = given.text === 'add';
    if (given.text !== undefined && !isAsking)
      mistaken(`unexpected ${quoted(given.text)}: write “scorecard add”, or options only`);
    if (isAsking && options.has('add')) mistaken('“scorecard add” and --add cannot be combined');
    const game = isAsking ? await askForGame(rules, io) : jsonGiven(given, 'add');
    return game === undefined ? show(given, file.path, io) : addGame(game, given, file);
  },
};
