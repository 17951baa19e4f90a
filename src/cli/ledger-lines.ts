import { type Claim, type Rejection, type Result, SEATS, type Seat, settle } from 'mahjongg/card-free';
import { readJson } from './json';
import { didYouMean, orRefused } from './mistakes';
import { without } from './parts';
import { type Open, openRules } from './rule-set';
import { RULE_SETS, ruleSetNamed } from './rule-sets';
import { isRecord, quoted, reasonOf, rejected, success } from './values';

/** What lines depend on: the rules that wins are paid by, who sits where, and how names were first written. */
interface Table {
  readonly open: Open;
  readonly players: Readonly<Partial<Record<Seat, string>>>;
  readonly spelled: (name: string) => string;
}

/** Gives names as they were first written, whatever of them is in capitals, and without the point that ends a sentence. */
const spelling = (): Table['spelled'] => {
  const names = new Map<string, string>();
  return (name) => {
    const plain = name.toLowerCase().replace(/\.$/, '');
    const known = names.get(plain) ?? name;
    names.set(plain, known);
    return known;
  };
};

/** What a line comes to: an entry as the library adds it up, another table from here on, or both. */
type Entered = Result<{ readonly value?: unknown; readonly table?: Table }, Rejection>;

/** The parts of a line by name, as they were written. */
type Said = Readonly<Record<string, string | undefined>>;

/** A kind of line: how people write it, how it is written down, and what it comes to. */
interface Kind {
  readonly patterns: readonly RegExp[];
  readonly words: (said: Said) => string;
  readonly enter: (said: Said, table: Table) => Entered | Promise<Entered>;
}

const bad = (message: string): ReturnType<typeof rejected> => rejected(reasonOf('badPayment', message));

/** Who sits where from here on: from East on, in the order of the names. */
const seated = (names: readonly string[], table: Table): Entered => {
  if (names.length < 2 || names.length > SEATS.length) return bad('At a table sit 2 to 4 players.');
  const players = Object.fromEntries(names.map((name, at) => [SEATS[at], table.spelled(name)]));
  // The library looks at the names.
  return success({ value: { payments: [], players }, table: { ...table, players } });
};

/** The payments of a win at a table. */
const paid = (said: Said, { open, players, spelled }: Table): Entered => {
  const { rules } = open;
  if (rules.payouts === undefined) return { ok: false, error: without('payouts', open) };
  const names = Object.values(players);
  if (names.length === 0)
    return bad('Say first who sits at the table, from East on: players Ann, Ben, Cem, Dot.');
  const named = [said['winner'], said['discarder']].map((name) => name && spelled(name));
  const stranger = named.find((name) => name !== undefined && !names.includes(name));
  if (stranger !== undefined)
    return bad(
      `${quoted(stranger)} does not sit at the table of ${names.join(', ')}${didYouMean(stranger, names) || '.'}`,
    );
  const [winner, discarder] = named.map((name) => name && SEATS.find((seat) => players[seat] === name));
  const claim: unknown = {
    ...{ value: Number(said['value']), winner, jokerless: said['jokerless'] !== undefined },
    ...{ by: discarder === undefined ? 'wall' : 'discard', discarder },
    seats: Object.keys(players),
  };
  const settled = settle(claim as Claim, { rules: { name: rules.name, payouts: rules.payouts } });
  return settled.ok ? success({ value: { payments: settled.value.payments, players } }) : settled;
};

const otherRules = async (name: string, options: string, table: Table): Promise<Entered> => {
  const [set, json] = [ruleSetNamed(name), readJson(options)];
  if (!set.ok) return set;
  const open = json.ok ? await openRules(set.value, { options: json.value, card: undefined }) : json;
  return open.ok ? success({ table: { ...table, open: open.value } }) : open;
};

/** An entry in JSON; a game that names nobody is one of those who sit at the table. */
const written = (json: string, { players }: Table): Entered => {
  const read = readJson(json);
  if (!read.ok) return read;
  const { value } = read;
  const isGame = isRecord(value) && Object.hasOwn(value, 'payments') && !Object.hasOwn(value, 'players');
  return success({ value: isGame ? { ...value, players } : value });
};

const NUMBER = String.raw`\d{1,9}(?:\.\d{1,9})?`;
const PAYS = '(?: (?:pays?|paid|owes?|gives?|gave) | ?(?:->|→) ?)';
/** A name, in which nobody pays. */
const NAME = `(?:(?!${PAYS}).)+?`;
const WON = `^(?<winner>.+?)(?: (?:wins?|won))?:? (?<value>${NUMBER})(?: points)?,? `;
const JOKERLESS = '(?<jokerless>,? (?:jokerless|without jokers|no jokers))?$';
const inAnyCase = (pattern: string): RegExp => new RegExp(pattern, 'i');

/** The kinds of lines; a line is of the first that fits. */
const KINDS: Readonly<Record<string, Kind>> = {
  entry: {
    patterns: [/^(?<json>[[{"].*)$/s],
    words: ({ json = '' }) => json,
    enter: ({ json = '' }, table) => written(json, table),
  },
  wallGame: {
    patterns: [/^(?:wall game|nobody (?:wins|won))$/i],
    words: () => 'wall game',
    enter: () => success({ value: { payments: [] } }),
  },
  players: {
    patterns: [/^players?:? (?<names>.+)$/i],
    words: ({ names }) => `players ${names}`,
    enter: ({ names = '' }, table) => seated(names.split(/ *[,;] *| and /), table),
  },
  rules: {
    patterns: [/^rules:? (?<name>[\w-]+)(?: (?<options>\{.*\}))?$/i],
    words: ({ name, options = '' }) => `rules ${name} ${options}`.trim(),
    enter: ({ name = '', options = '{}' }, table) => otherRules(name, options, table),
  },
  payment: {
    patterns: [`(?<to>${NAME}):? (?<amount>${NUMBER})$`, `(?<amount>${NUMBER}) to (?<to>${NAME})$`].map(
      (rest) => inAnyCase(`^(?<from>${NAME})${PAYS}${rest}`),
    ),
    words: ({ from, to, amount }) => `${from} pays ${to} ${amount}`,
    enter: ({ from = '', to = '', amount }, { spelled }) =>
      success({ value: { from: spelled(from), to: spelled(to), amount: Number(amount) } }),
  },
  win: {
    patterns: [
      '(?:(?:(?:from|by|off) )?(?:the )?wall|self[- ]?(?:drawn?|pick(?:ed)?))',
      '(?:(?:from|on|by|off) )?(?:an? |the )?discard (?:by|of|from) (?<discarder>.+?)',
      "(?:from|off|on) (?<discarder>.+?)(?:[’']s discard)?",
    ].map((way) => inAnyCase(WON + way + JOKERLESS)),
    words: ({ winner, value, discarder, jokerless = '' }) =>
      `${winner} ${value} ${discarder === undefined ? 'self-drawn' : `from discard by ${discarder}`} ${jokerless}`.trim(),
    enter: paid,
  },
};

/** The most characters of a line in words. */
const LONGEST = 300;

const NO_LINE =
  'is no payment and no win. Write “Ann pays Ben 25”, “Ben 25 from discard by Dot”, “Ben 25 self-drawn”, “wall game”, or “players Ann, Ben, Cem, Dot” for who sits at the table.';

/** A line of an evening: the name of its kind, and what it says. */
export interface LedgerLine {
  readonly kind: string;
  readonly said: Said;
}

/** Reads a line as people write it, or in JSON. */
export const readLedgerLine = (line: string): Result<LedgerLine, Rejection> => {
  const isJson = /^\s*[[{"]/.test(line);
  const text = isJson
    ? line.trim()
    : line
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/(?<=\d)\.$/, '');
  for (const [kind, { patterns }] of isJson || text.length <= LONGEST ? Object.entries(KINDS) : [])
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      const { jokerless, ...said } = found?.groups ?? {};
      if (found !== null)
        return success({ kind, said: { ...said, ...(jokerless && { jokerless: 'jokerless' }) } });
    }
  return bad(`${quoted(text)} ${NO_LINE}`);
};

/** A line as it is written down. */
export const formatLedgerLine = ({ kind, said }: LedgerLine): string => KINDS[kind]?.words(said) ?? '';

/** The table where lines begin: by the first rules of the program, and nobody sits at it. */
export const firstTable = async (): Promise<Table> => ({
  open: orRefused(await openRules(RULE_SETS[0], { options: {}, card: undefined })),
  players: {},
  spelled: spelling(),
});

/** What a line comes to at a table. */
export const enterLine = async ({ kind, said }: LedgerLine, table: Table): Promise<Entered> =>
  KINDS[kind]?.enter(said, table) ?? success({});
