import type { Ledger, LedgerOptions } from 'mahjongg/card-free';
import { type Entry, type Evening, entering, isComment } from '../book';
import { fileIn, type Given, valueGiven, type Work } from '../command';
import { isSameFile, textGiven } from '../files';
import { asking, type ExitCode, type Io, listenToInterrupts } from '../io';
import { LINE_LIMIT, linesOf, lineTooLong } from '../json';
import { mistaken } from '../mistakes';
import { partOf } from '../rule-set';
import { today } from '../scorecard';
import { givenRules, jsonGiven } from '../settings';
import {
  columns,
  counted,
  jsonLine,
  type Lines,
  paragraph,
  plain,
  printed,
  quotedPath,
  shownText,
  signed,
  sum,
  wrapped,
} from '../words';

const SETTLE =
  'When these are paid, add the line “settled”, not the payments. All balances then start at 0 again.';

const ROUND = 'Some amounts have parts of cents. To round each payment to cents, add --round 0.01.';

/** The number of decimals in cents. */
const CENTS = 2;
const decimalsOf = (amount: number): number => String(amount).split('.')[1]?.length ?? 0;

/** The columns of a table of balances, with `settled` only if anything was settled. */
const columnsOf = ({ balances }: Ledger) =>
  (['player', 'paid', 'received', 'settled', 'balance'] as const).filter(
    (name) => name !== 'settled' || balances.some(({ settled }) => settled !== undefined),
  );

const ON_DISCARD = /^(.+) [\d.]+ from discard by (.+?)(?: jokerless)?(?: all pairs)?$/;

/** A line that may be a win on a discard without saying so, such as “Ben 25 from Dot”: it has no verb of paying either. */
const MAY_BE_WIN =
  /^(?!.*(?:\b(?:discard|players|pays?|paid|owes?|gives?|gave|gets?|got|receives?|received|to)\b|->|→)).*\b(?:from|off|on)\b/i;

/** The lines that were read as wins on a discard without saying so, as typed and as written down. */
const readAsWins = (
  { written }: Evening,
  given: string,
): readonly (readonly [typed: string, written: string])[] =>
  given.split('\n').flatMap((typed) => {
    const line = typed.toLowerCase();
    const win = written.find((one) => {
      const [, winner, discarder] = ON_DISCARD.exec(one.toLowerCase()) ?? [];
      return winner !== undefined && line.trim().startsWith(winner) && line.includes(discarder ?? '');
    });
    return win !== undefined && MAY_BE_WIN.test(typed) ? [[typed.trim(), win] as const] : [];
  });

const READ_AS_WINS =
  'These lines do not say “discard”, but were read as wins on a discard; a payment is “Dot pays Ben 25”:';

/** Whether a factor applies to lines with money. */
const isMoneyMultiplied = ({ inForce }: Evening, given: string): boolean =>
  /^[^#\n]*\$/m.test(given) && inForce.some((line) => /^multiply (?!1$)/.test(line));

const MONEY =
  'The factor also multiplies $ amounts. To enter money, write “multiply 1” first and your factor again afterward.';

/** The balances, and who pays whom to settle up. */
const tableLines = (ledger: Ledger, isKept: boolean, { style }: Io): Lines => {
  const { balances, payments, debts, fewest, sum } = ledger;
  if (balances.length === 0) return [isKept ? 'The book has no payments yet.' : 'Nobody paid.'];
  const names = columnsOf(ledger);
  // All amounts have as many decimals as the longest one; cents have two.
  const longest = Math.max(
    ...balances.flatMap(({ paid, received, balance }) => [paid, received, balance].map(decimalsOf)),
  );
  const money = (amount: number): string => amount.toFixed(longest && Math.max(CENTS, longest));
  const rows = balances.map((one) =>
    names.map((name) => {
      if (name === 'player') return one.player;
      const amount = one[name] ?? 0;
      return name === 'settled' || name === 'balance' ? signed(amount, money(amount)) : money(amount);
    }),
  );
  const [heading = '', ...lines] = columns([names, ...rows], 'lrrrr'.slice(0, names.length));
  const count = counted(payments.length, 'payment');
  const how = fewest ? 'with the fewest payments' : 'though fewer payments may do';
  const settling = debts.map(({ from, to, amount }) => [`  ${from} pays ${to}`, money(amount)]);
  return [
    ...[style.bold(heading), ...lines, '', `${count}; the balances add up to ${sum}.`],
    ...(debts.length === 0 ? [] : ['', `To settle up, ${how}:`, ...columns(settling, 'lr')]),
    ...(longest > CENTS ? ['', ROUND] : []),
    ...(debts.length > 0 && isKept ? ['', SETTLE] : []),
  ];
};

/** A cell of a CSV file; a name that a spreadsheet would take for a formula gets a leading apostrophe. */
const csvCell = (text: string): string => {
  const safe = /^(?!-?[\d.]+$)[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const csvLines = (ledger: Ledger): Lines => {
  const names = columnsOf(ledger);
  const rows = ledger.balances.map((one) => names.map((name) => csvCell(String(one[name] ?? 0))));
  return [names, ...rows].map((row) => row.join(','));
};

/** Such a table, and the name and balance of one of its rows. */
const TABLE = /^player,paid,received,(?:settled,)?balance *\r?\n((?:.*,-?[\d.]+\r?(?:\n|$))+)/gm;
const ROW = /^(?:"'?((?:[^"]|"")*)"|'?([^,]*)),.*,(-?[\d.]+)$/;

/** Turns a table of balances into payments to or from its first player; a table that does not add up to 0 stays. */
const carriedOver = (table: string, text: string): string => {
  const rows = text
    .trim()
    .split(/\r?\n/)
    .map((row) => {
      const [, inQuotes, name = '', balance] = ROW.exec(row) ?? [];
      return { player: inQuotes?.replaceAll('""', '"') ?? name, balance: Number(balance) };
    });
  if (Math.round(sum(rows, ({ balance }) => balance) * 100) !== 0) return table;
  const [first, ...others] = rows;
  const payments = others.map(({ player, balance }) => {
    const [from, to] = balance < 0 ? [player, first?.player] : [first?.player, player];
    return JSON.stringify({ from, to, amount: Math.abs(balance), multiply: 1 });
  });
  return ['', '', ...payments, ''].join('\n');
};

/** The most lines that are read; more than a ledger takes. */
const MOST_LINES = 20_000;

/** The lines of the input; stops when there are more than can be added up. */
const inputLines = async (input: Io['input']): Promise<string> => {
  const all: string[] = [];
  for await (const lines of linesOf(input, LINE_LIMIT)) {
    for (const line of lines)
      all.push(
        'text' in line
          ? line.text
          : mistaken(`line ${all.length + 1}: ${lineTooLong(line.bytes).error.message}`),
      );
    if (all.length > MOST_LINES) mistaken(`At most ${MOST_LINES} lines are read; there are more.`);
  }
  return all.join('\n');
};

/** Where to enter lines, with the rules and the players of the command line. */
const givenEntry = async (given: Given): Promise<Entry> => {
  const { options } = given;
  const open = await givenRules(given);
  const { set } = open;
  if (options.has('rules')) partOf('payouts', open);
  const [multiply, roundTo] = ['multiply', 'round'].map((name) => valueGiven(given, name, 'factor'));
  const names = options.get('players');
  const bySeat = /^\s*[[{"]/.test(names ?? '') ? jsonGiven(given, 'players') : undefined;
  const book = options.get('book');
  if (book !== undefined && bySeat !== undefined)
    mistaken('--players in JSON cannot be stored in a book; write “Ann, Ben, Cem, Dot”, from East on');
  if (book !== undefined && options.has('options') && !options.has('rules'))
    mistaken('house rules for a book need the game, too, such as --rules nmjl');
  const settings = [
    ...(book === undefined ? [] : [`# ${today()}`]),
    ...(options.has('rules') || options.has('options')
      ? [`rules ${set.name} ${options.get('options') ?? ''}`.trim()]
      : []),
    ...(multiply === undefined ? [] : [`multiply ${multiply}`]),
    ...(names === undefined || bySeat !== undefined ? [] : [`players ${names}`]),
  ];
  return entering(book, settings, { roundTo, players: bySeat as LedgerOptions['players'] });
};

const NOT_KEPT = 'These lines are not kept. To keep them in a file, start with: mahjongg ledger --book FILE';

/** How to type lines: what a win needs, and whether they are kept. */
const howTo = (isSeated: boolean, isKept: boolean): Lines => [
  'Type a line such as “Ann pays Ben 25” and press Enter. “undo” or “u” takes the last line back, “?” shows this again, “q” or Enter alone ends.',
  `${isSeated ? 'A win is' : 'First say who plays, “players Ann, Ben, Cem, Dot”, for wins such as'} “Ben 25 from discard by Dot” or “Ben 25 self-drawn, jokerless”.`,
  'Other lines are “wall game”, “settled”, “multiply 0.25”, “rules nmjl”, and notes that begin with #.',
  ...(isKept ? [] : [NOT_KEPT]),
];

const UNDO = /^u(?:ndo)?$/i;
const IN_EDITOR = 'take the line out of the book in an editor';

/** What may be a slip: that a player is new, or that a payment enlarged a debt; and how to take it back. */
const doubts = ({ newcomers, mayBePaid: debt }: Evening, undo: string): Lines => [
  ...(newcomers.length > 0 ? [`New: ${newcomers.join(', ')}. If that is a slip, ${undo}.`] : []),
  ...(debt === undefined
    ? []
    : [
        `Added to what ${debt.from} owes. If it paid the debt, ${undo}, then enter “settled” when all have paid.`,
      ]),
];

const balancesText = ({ balances }: Ledger): string =>
  `So far: ${balances.map(({ player, balance }) => `${player} ${signed(balance)}`).join(', ')}`;

/** The reply to a line: the debts that it settles, the balances, and any new names. */
const replyTo = (evening: Evening, before: Evening, given: string): Lines => {
  const { ledger, written } = evening;
  const debts = before.ledger.debts.map(({ from, to, amount }) => `${from} paid ${to} ${amount}`);
  const settled = `Settled: ${debts.join(', ') || 'nobody owed anything'}. Everybody is at 0 again.`;
  const balances = ledger.balances.length === 0 || isComment(given) ? 'Noted.' : balancesText(ledger);
  return [
    ...readAsWins(evening, given).map(([, win]) => `Read as a win: ${win}.`),
    ...doubts(evening, 'type u'),
    ...(isMoneyMultiplied(evening, given) ? [MONEY] : []),
    written.at(-1) === 'settled' ? settled : balances,
  ];
};

/** Who sits at the table of a book, what is in force, and the balances; nothing for what the book does not have. */
const standings = ({ seated, inForce, ledger }: Evening): Lines => [
  ...(seated.length === 0 ? [] : [`At the table, from East on: ${plain(seated.join(', '))}.`]),
  ...(inForce.length === 0 ? [] : [`In force: ${inForce.join(', ')}.`]),
  ...(ledger.balances.length === 0 ? [] : [balancesText(ledger)]),
];

/** What is wrong with the only line that is given, which needs no number. */
const lineless = (fault: string): string => fault.replace(/^line \d+: /, '');

/** Input that ends the lines, and input that asks how to type them. */
const ENDS = /^(?:q|quit|exit)?$/i;
const HELPS = /^(?:\?|help)$/i;

/** Asks for lines until there are no more or the program is stopped; reports a wrong one at once. */
const typeIn = async ({ enter, undo }: Entry, isKept: boolean, io: Io): Promise<ExitCode> => {
  const begun = await enter(isKept ? ' ' : '');
  // A book that cannot be read takes no lines; the report says why.
  if (!begun.ok) return 0;
  const say = (...lines: Lines) => io.print(shownText(lines.map((line) => `  ${plain(line)}`)));
  const interrupts = listenToInterrupts();
  const ask = asking(io);
  const next = () => Promise.race([ask('> '), interrupts.asked.then(() => undefined)]);
  let now = begun.value;
  const lines = [...standings(now), ...howTo(now.seated.length > 0, isKept)];
  await io.print(printed(lines.flatMap((line) => wrapped(line))));
  for (let text = await next(); text !== undefined && !ENDS.test(text); text = await next()) {
    if (HELPS.test(text)) {
      await say(...howTo(now.seated.length > 0, isKept));
      continue;
    }
    const isUndo = UNDO.test(text);
    if (isUndo) await say(await undo());
    const evening = await enter(isUndo ? ' ' : text);
    if (!evening.ok) await say(...evening.error.lines.map(lineless));
    else if (!isUndo) await say(...replyTo(evening.value, now, text));
    if (evening.ok) now = evening.value;
  }
  if (interrupts.status() !== undefined) await io.print('\n');
  interrupts.release();
  io.stopReading?.();
  return interrupts.status() ?? 0;
};

const linesGiven = async (given: Given, io: Io): Promise<string> => {
  const line = given.options.get('add');
  const file = fileIn(given.words);
  if (line !== undefined && file !== undefined)
    mistaken('--add and a file cannot be combined; name a book with --book');
  const book = given.options.get('book');
  if (file !== undefined && book !== undefined && (await isSameFile(file, book)))
    mistaken(`${quotedPath(file)} is the book itself: name a file with lines to add, or leave it out.`);
  if (line === undefined && file === undefined && io.interactive) return '';
  const text =
    line ??
    (file === undefined
      ? await inputLines(io.input)
      : await textGiven(file, '', / /.test(file) ? `; to add a line, write --add "${file}"` : ''));
  const undo = text.split('\n').find((one) => UNDO.test(one));
  if (undo !== undefined) mistaken(`“${undo}” is for lines that you type one by one; here, ${IN_EDITOR}`);
  return text.replace(TABLE, carriedOver);
};

const report = (evening: Evening, lines: string, given: Given, io: Io): string => {
  if (given.options.has('json')) return jsonLine(evening.ledger);
  if (given.options.has('csv')) return printed(csvLines(evening.ledger));
  const wins = readAsWins(evening, lines);
  const added = given.options.has('book') ? evening.written.length : 0;
  return shownText([
    ...(added > 0 ? [`Added ${counted(added, 'line')} to the book.`, ''] : []),
    ...tableLines(evening.ledger, given.options.has('book'), io),
    ...(wins.length === 0 ? [] : ['', READ_AS_WINS, ...wins.map(([typed]) => `  ${typed}`)]),
    ...(isMoneyMultiplied(evening, lines) ? ['', MONEY] : []),
    ...paragraph(doubts(evening, IN_EDITOR)),
    ...(given.options.has('add') && !given.options.has('book') ? ['', NOT_KEPT] : []),
  ]);
};

export const ledger: Work = {
  elsewhere: { undo: `${IN_EDITOR}, or type u in the dialogue` },
  run: async (given, io) => {
    const { options } = given;
    if (options.has('json') && options.has('csv')) mistaken('--json and --csv cannot be combined');
    const entry = await givenEntry(given);
    const isTyped =
      io.interactive && given.text === undefined && !['add', 'csv', 'json'].some((name) => options.has(name));
    const status = isTyped ? await typeIn(entry, options.has('book'), io) : 0;
    // A space enters no line, and works without an existing book.
    const lines = isTyped ? ' ' : await linesGiven(given, io);
    const evening = await entry.enter(lines, fileIn(given.words));
    if (evening.ok) {
      await io.print(report(evening.value, lines, given, io));
      if (isTyped && !options.has('book')) await io.print(shownText(['', NOT_KEPT]));
      return status;
    }
    // Names every wrong line; nothing is added up.
    if (options.has('json')) await io.print(jsonLine({ reasons: evening.error.reasons }));
    return mistaken(
      evening.error.lines.map((line) => plain(options.has('add') ? lineless(line) : line)).join('\n'),
    );
  },
};
