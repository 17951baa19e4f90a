import { parseTiles, type Seat, type Tile, type Win, type WinKind } from 'mahjongg/card-free';
import { type Given, oneOfGiven, readAs, valueGiven } from './command';
import { textGiven } from './files';
import { readJson } from './json';
import { didYouMean, mistaken, orMistaken, reasonsOf } from './mistakes';
import { type Open, openRules, type RuleSet } from './rule-set';
import { namesOf, RULE_SETS, ruleSetNamed, rulesTyped } from './rule-sets';
import { seatNamed } from './seats';
import { field, type Members, quoted } from './values';

const camelCase = (name: string): string => name.replace(/-./g, (part) => part.slice(1).toUpperCase());

/** The options about the win of a game, with their names on the command line and in the win. */
const flagsOf = ({ winFlags = {} }: RuleSet) =>
  Object.entries(winFlags).map(([option, [kind, help, isForScore, own]]) => {
    const [name = ''] = option.split(' ');
    return { option, name, field: own ?? camelCase(name), kind, help, isForScore };
  });

type WinFlag = ReturnType<typeof flagsOf>[number];

export const flagNamed = (set: RuleSet, option: string): WinFlag | undefined =>
  flagsOf(set).find(({ name }) => name === option);

export const hasValueInWin = (set: RuleSet): boolean => flagsOf(set).some(({ field }) => field === 'value');

/** The options about the win that only some games have, each once. */
export const WIN_FLAGS: readonly WinFlag[] = [
  ...new Map(RULE_SETS.flatMap(flagsOf).map((flag) => [flag.name, flag])).values(),
];

/** Those of them that the readings of a hand may depend on. */
export const READING_FLAGS: readonly WinFlag[] = WIN_FLAGS.filter(
  ({ isForScore }) => isForScore === undefined,
);

/** The message for an option about the win in a game whose sheet holds the win; undefined if the sheet has no such member. */
const inSheet = (
  { set: { name }, text, sheet }: Open,
  option: string,
  member: string,
  value: unknown,
): string | undefined =>
  text?.sheet === undefined && sheet?.members.includes(member) === true
    ? `--${option} is not for ${name}; write it into the sheet: --sheet '{"${member}": ${JSON.stringify(value)}, ...}'`
    : undefined;

const foreign = ({ name, kind, field }: WinFlag, open: Open, value: string): string => {
  const fact = readAs(kind, value);
  const known = namesOf((set) => flagNamed(set, name) !== undefined);
  return (
    (fact === undefined ? undefined : inSheet(open, name, field, fact)) ??
    `--${name} is not for ${open.set.name}; ${known.join(', ')} ${known.length === 1 ? 'has' : 'have'} it`
  );
};

const givenWinFacts = (given: Given, open: Open): Members => {
  const facts = WIN_FLAGS.flatMap((flag) => {
    const text = given.options.get(flag.name);
    if (text === undefined) return [];
    const { field, kind } = flagNamed(open.set, flag.name) ?? mistaken(foreign(flag, open, text));
    return [[field, valueGiven(given, flag.name, kind)]];
  });
  return Object.fromEntries(facts);
};

const notAlone = ({ isSolitaire }: RuleSet): boolean => !isSolitaire;

/** Options for playing that only some games use; all others are for every game. */
const ONLY_FOR: Readonly<Record<string, (set: RuleSet) => boolean>> = {
  card: ({ takesCard }) => takesCard === true,
  seat: notAlone,
  players: notAlone,
  against: notAlone,
  'personal-suits': ({ hasPersonalSuits }) => hasPersonalSuits === true,
};

/** Refuses an option that the game does not use. */
export const expectUse = ({ options }: Given, set: RuleSet): void => {
  for (const [option, isFor] of Object.entries(ONLY_FOR)) {
    if (!options.has(option) || isFor(set)) continue;
    mistaken(`--${option} is not for ${set.name}; it is for ${namesOf(isFor).join(', ')}`);
  }
};

/** The name to use instead of a file for the library’s own card. */
export const PRACTICE = 'practice';

/** The text of a card: the practice card by its name, or a file of at most `LINE_LIMIT` bytes. */
export const readCardFile = async (path: string, prefix = '--card: '): Promise<string> => {
  if (path === PRACTICE) return JSON.stringify((await import('mahjongg/american')).practiceCard);
  return textGiven(path, prefix, didYouMean(path, [PRACTICE]));
};

/** The text of the card that a command line names; undefined for none. */
export const cardNamed = async (path: string | undefined): Promise<string | undefined> =>
  path === undefined || path === 'none' ? undefined : readCardFile(path);

export interface Rules extends Open {
  /** The text of the card that was named. */
  readonly card: string | undefined;
  /** Whether neither rules nor a card were named, so that the rules of Card Free apply. */
  readonly areUsual: boolean;
}

/** What the command line says about the game and the win; a request may say otherwise. */
export interface Settings extends Rules {
  readonly by: WinKind | undefined;
  readonly tile: Tile | undefined;
  /** What it says about the win besides `by` and the tile, by its names in the win. */
  readonly facts: Members;
}

/** The value of an option that is written in JSON; undefined if it was not given. */
export const jsonGiven = ({ options }: Given, name: string): unknown => {
  const text = options.get(name);
  const read = text === undefined ? undefined : readJson(text);
  const form = name === 'options' ? ` Write it as in --options '{"skillLevel": 2}'.` : '';
  if (read?.ok === false) mistaken(reasonsOf(read.error, ({ message }) => `--${name}: ${message}${form}`));
  return read?.ok ? read.value : undefined;
};

/** Makes sure that the rules use the card that was named: some options choose other hands (AS-1). */
export const expectByCard = ({ rules, set }: Open): void => {
  if (!('card' in rules)) mistaken(`--card: with these options ${set.name} does not use a card`);
};

/** The default rules for a card. */
const USUAL_WITH_CARD = 'american-2018';

export const rulesNamed = ({ options }: Given): string =>
  rulesTyped(options.get('rules') ?? (options.has('card') ? USUAL_WITH_CARD : RULE_SETS[0].name));

/** The rules that `--rules`, `--options` and `--card` choose. */
export const givenRules = async (given: Given): Promise<Rules> => {
  const set = orMistaken(ruleSetNamed(rulesNamed(given)));
  const options = jsonGiven(given, 'options') ?? {};
  const card = await cardNamed(given.options.get('card'));
  const open = await openRules(set, { options, card });
  if (!open.ok) {
    const about = open.error.reasons[0].at?.path?.[0] === 'card' ? 'card' : 'options';
    return mistaken(reasonsOf(open.error, ({ message }) => `--${about}: ${message}`));
  }
  if (card !== undefined) expectByCard(open.value);
  return { ...open.value, card, areUsual: card === undefined && !given.options.has('rules') };
};

export const winsOf = ({ rules }: Open): readonly WinKind[] =>
  rules.hands?.wins ?? (Object.keys(rules.payouts?.wins ?? {}) as WinKind[]);

const givenBy = (given: Given, open: Open): WinKind | undefined => {
  const by = given.options.get('by');
  const wins = winsOf(open);
  if (/^(?:self|tsumo|zimo|draw)/i.test(by ?? '') && wins.includes('wall'))
    mistaken('--by: for a self-drawn win write --by wall');
  if (by === undefined || wins.length > 0) return oneOfGiven(given, 'by', wins);
  return mistaken(
    inSheet(open, 'by', 'by', by) ?? `--by is not for ${open.set.name}, which has no ways of winning`,
  );
};

const givenTile = ({ options }: Given): Tile | undefined => {
  const text = options.get('tile');
  if (text === undefined) return undefined;
  const tiles = orMistaken(parseTiles(text), '--tile: ');
  return tiles.length === 1 ? tiles[0] : mistaken(`--tile must be one tile, such as 3B, not ${quoted(text)}`);
};

export const readSettings = async (given: Given): Promise<Settings> => {
  const rules = await givenRules(given);
  const by = givenBy(given, rules);
  const tile = givenTile(given);
  const facts = givenWinFacts(given, rules);
  if (rules.card !== undefined && facts['value'] !== undefined)
    mistaken('--hand-value is for hands without a card; with a card, the line sets the value');
  return { ...rules, by, tile, facts };
};

/** The win of this kind on the command line; its facts apply only if the game is that of the command line. */
export const winOf = (by: WinKind, { tile, facts, set: own }: Settings, set: RuleSet): Win => ({
  by,
  ...(tile !== undefined && { tile }),
  ...(set === own && facts),
});

/** The seat that an option names: `E`, `East`. */
export const readSeat = (name: string, value: string): Seat =>
  seatNamed(value) ?? mistaken(`--${name} must be E, S, W or N, not ${quoted(value)}`);

/** The seats that an option lists: `SW`, `S,W` or `"S W"`. */
const readSeats = (name: string, value: string): readonly Seat[] => {
  const seats = Array.from(value.replace(/[\s,]/g, ''), seatNamed);
  return seats.every((seat) => seat !== undefined)
    ? seats
    : mistaken(`--${name} must be a list of the seats E, S, W and N, such as SW, not ${quoted(value)}`);
};

/** The options that name one seat, and those that list several. */
const OF_ONE = ['winner', 'discarder', 'exchanger', 'joker-of', 'offender', 'declarer'];
const OF_SOME = ['dead', 'exposed', 'seats'];

/** Seats by the names of their options, as a claim names them (`jokerOf` for `joker-of`). */
export type Players = Readonly<Record<string, Seat | readonly Seat[]>>;

/** Whether these rules have wins on the tile of a joker exchange. */
const paysExchanges = (open: Open): boolean => winsOf(open).includes('exchangeTile');

/**
 * The default way of winning: by the tile of an exchange with an exchanger, by a discard with a discarder, else from
 * the wall.
 */
export const usualBy = (players: object, open: Open): WinKind => {
  if (field(players, 'exchanger') !== undefined && paysExchanges(open)) return 'exchangeTile';
  return field(players, 'discarder') === undefined ? 'wall' : 'discard';
};

export const givenPlayers = ({ options }: Given, open: Open): Players => {
  if (options.has('exchanger') && !paysExchanges(open))
    mistaken(`--exchanger is not for ${open.set.name}, where nobody wins on the tile of a joker exchange`);
  const players: Record<string, Seat | readonly Seat[]> = {};
  for (const name of [...OF_ONE, ...OF_SOME]) {
    const value = options.get(name);
    if (value === undefined) continue;
    const read = OF_ONE.includes(name) ? readSeat : readSeats;
    players[camelCase(name)] = read(name, value);
  }
  return players;
};
