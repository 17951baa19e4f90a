import { cardFree, type Ledger, type Reason, type Result } from 'mahjongg/card-free';
import { type LedgerTextOptions, parseLedger } from 'mahjongg/ledger';
import { extendFile, readTextFile, shortenFile, tried, whyNot, whyNotWritten } from './files';
import { mistaken } from './mistakes';
import { without } from './rule-set';
import { findRules, ruleSetNamed } from './rule-sets';
import { failure, reasonAt, success } from './values';
import { type Lines, printed, quotedPath } from './words';

/** Lines of text, and the file or option they come from if faults must name it. */
interface Piece {
  readonly text: string;
  readonly file?: string;
  readonly option?: string;
}

/** The balances of an evening, and the lines of its last text as they are written down. */
export interface Evening {
  readonly ledger: Ledger;
  readonly written: Lines;
  /** The debt that a line such as “Dot paid Ann 25” may have paid, although it was entered as a new payment. */
  readonly mayBePaid: Ledger['debts'][number] | undefined;
  /** Who is not in the book, although others are: perhaps a slip. */
  readonly newcomers: readonly string[];
  /** Who sits at the table, from East on; empty if not given. */
  readonly seated: readonly string[];
  /** Everybody who sat at the table or has a balance. */
  readonly named: readonly string[];
  /** The last lines that name rules and a factor. */
  readonly inForce: Lines;
}

export interface Entry {
  /**
   * Enters lines and adds up everything so far. If one is wrong, or if a book already ends with the lines of the file they
   * are `from`, enters none and returns the faults in words.
   */
  readonly enter: (lines: string, from?: string) => Promise<Result<Evening, Faults>>;
  /** Takes back the last entry; says so, or why it could not. */
  readonly undo: () => Promise<string>;
}

interface Faults {
  readonly reasons: readonly Reason[];
  readonly lines: Lines;
}

const RULES_LINE = /^\s*rules:?\s+([\w-]+)/gim;

/** Makes a function that finds the rules named in a text, whose games it loads first. */
const rulesIn = async (text: string): Promise<NonNullable<LedgerTextOptions['rulesNamed']>> => {
  const named = [...text.matchAll(RULES_LINE)].map(([, name]) => name);
  const loaded = [...new Set(named)].map(async (name) => [name, await findRules(name)?.load()] as const);
  const openers = new Map(await Promise.all(loaded));
  return (name, options) => {
    const set = ruleSetNamed(name);
    if (!set.ok) return set;
    const opened = openers.get(name)?.({ options, card: undefined });
    if (opened?.ok !== true) return opened ?? success({ name });
    const open = { set: set.value, ...opened.value };
    return open.rules.payouts ? success(open.rules) : failure(without('payouts', open));
  };
};

/** A fault in words, with its line in the text or its place in a list. */
const faultText = ({ at, message }: Reason, { file, option }: Partial<Piece> = {}): string => {
  const place = at?.path?.[0];
  if (option !== undefined) return `${option}: ${message}`;
  if (at?.line !== undefined) return `line ${at.line}${file === undefined ? '' : ` of ${file}`}: ${message}`;
  return typeof place === 'number' ? `entry ${place + 1}: ${message}` : message;
};

/** The debt that is as large as one of some lines. */
const debtPaid = (written: Lines, debts: Ledger['debts']): Evening['mayBePaid'] => {
  // A book keeps names as they were typed, in any case.
  const lines = written.map((line) => line.toLowerCase());
  return debts.find(({ from, to, amount }) => lines.includes(`${from} pays ${to} ${amount}`.toLowerCase()));
};

/** A book without lines. */
const NOBODY: { readonly named: readonly string[]; readonly debts: Ledger['debts'] } = {
  named: [],
  debts: [],
};

/** Adds up the lines of all pieces, first those of the book; if any are wrong, fails and names them all. */
const readEvening = async (
  pieces: readonly Piece[],
  options: LedgerTextOptions,
): Promise<Result<Evening, Faults>> => {
  const texts = pieces.map(({ text }) => text);
  const rulesNamed = await rulesIn(texts.join('\n'));
  const parse = (some: Lines) => parseLedger(some, { rules: cardFree(), rulesNamed, ...options });
  const added = parse(texts);
  if (added.ok) {
    const { lines, players, named, ...whole } = added.value;
    const last = (word: string) => lines.flat().findLast((line) => line.startsWith(word)) ?? [];
    const inForce = ['rules ', 'multiply '].flatMap(last);
    const written = lines.at(-1) ?? [];
    const before = parse(texts.slice(0, 1));
    const { named: old, debts } = before.ok ? before.value : NOBODY;
    return success({
      ledger: whole,
      written,
      mayBePaid: /\bpaid\b/i.test(texts.at(-1) ?? '') ? debtPaid(written, debts) : undefined,
      newcomers: old.length === 0 ? [] : named.filter((name) => !old.includes(name)),
      seated: Object.values(players),
      named,
      inForce,
    });
  }
  const faults = added.error.reasons.map((reason) => {
    const [piece, ...path] = reason.at?.path ?? [];
    const own = piece === undefined ? reason : { ...reason, at: { ...reason.at, path } };
    return { reason: own, text: faultText(own, pieces[Number(piece)]) };
  });
  return failure({ reasons: faults.map(({ reason }) => reason), lines: faults.map(({ text }) => text) });
};

const FIRST = '# A book of payments: mahjongg ledger --book FILE adds lines, and so can you.';

/** A setting as the program writes it: `Multiply: 1` becomes `multiply 1`. */
const asWritten = (line: string): string =>
  line.trim().replace(/^([a-z]+)(?: by)?:?\s+/i, (_, word: string) => `${word.toLowerCase()} `);

/** Whether a line is blank or a note, such as the date of an evening. */
export const isComment = (line: string): boolean => /^\s*(?:#|$)/.test(line);

/** Whether a book already has a setting: a date anywhere, any other as the last of its lines with the same first word. */
const says = (book: Lines, setting: string): boolean =>
  isComment(setting)
    ? book.includes(setting)
    : book.map(asWritten).findLast((line) => line.startsWith(setting.replace(/ .*/, ' '))) === setting;

/** A fault of a whole book, at this line if one is given. */
const faulty = (message: string, file: string, line?: number): Result<never, Faults> => {
  const reason = { ...reasonAt('badPayment', '', message, []), ...(line && { at: { line } }) };
  return failure({ reasons: [reason], lines: [faultText(reason, { file })] });
};

const NOTHING_MULTIPLIED = '--multiply is for lines that are added now. To multiply older lines, write';

const NONE_ADDED = 'None were added. To add them again, send them to standard input.';

/** The evening; a fault if its lines are from a file, and the book already ends with them. */
const onlyOnce = (evening: Result<Evening, Faults>, book = '', file: string, from: string | undefined) => {
  const written = evening.ok ? printed(evening.value.written) : '';
  if (from === undefined || written === '' || !book.endsWith(`\n${written}`)) return evening;
  return faulty(`The book ${file} already ends with the lines of ${quotedPath(from)}. ${NONE_ADDED}`, file);
};

/** A list, or the header of a table: lines after it would be read as its entries. */
const TABLE_OR_LIST = /^\s*\[|^(?:[^#\n]*[,;\t] *)?"?(?:from|payer)"? *[,;\t]/im;

/**
 * Enters lines at the end of a book, while no other program does, or in memory if there is no book. Writes `settings`
 * before them unless the book already has them.
 */
export const entering = (
  path: string | undefined,
  settings: readonly string[],
  options: LedgerTextOptions,
): Entry => {
  const file = quotedPath(path ?? '');
  const entered: string[] = [];
  let isSaid = false;
  let evening: Awaited<ReturnType<Entry['enter']>>;
  let memory = '';
  /** Adds up lines after those of a book, and returns the text to add to it. */
  const added = async (lines: string, book: string | undefined, from?: string): Promise<string> => {
    const old = book?.split('\n') ?? [''];
    const last = old.at(-1) ?? '';
    // Only once, since settings in the lines replace them.
    const unsaid = isSaid ? [] : settings.filter((line) => !says(old, line));
    const first = [...(book === undefined ? [FIRST] : []), ...unsaid];
    const before = first.map((text) => ({ text, option: `--${text.replace(/ .*/, '')}` }));
    const factor = lines === '' ? unsaid.find((line) => line.startsWith('multiply ')) : undefined;
    if (last !== '')
      evening = faulty(
        `“${last}” has no line break at its end, so it may be half a line. If it is whole, end it with Enter in an editor.`,
        file,
        old.length,
      );
    else if (lines.trim() !== '' && TABLE_OR_LIST.test(book ?? ''))
      evening = faulty(
        `The book ${file} is a table or a list: lines cannot be added to it. Start a new book.`,
        file,
      );
    else if (path !== undefined && factor !== undefined && !old.every(isComment))
      evening = faulty(`${NOTHING_MULTIPLIED} “${factor}” above them in ${file}.`, file);
    else {
      const read = await readEvening([{ text: book ?? '', file }, ...before, { text: lines }], options);
      evening = onlyOnce(read, book, file, from);
    }
    if (!evening.ok) return '';
    const written = printed(evening.value.written);
    // A book gets its players and settings before anybody pays; a date alone is not written.
    if (written === '' && (path === undefined || unsaid.every(isComment))) return '';
    isSaid = true;
    if (written !== '') entered.push(written);
    return printed(first) + written;
  };
  /** The result of work with the book; ends the command if it fails. */
  const inBook = async <T>(work: Promise<Result<T, string>>, what = 'written'): Promise<T> => {
    const done = await work;
    if (done.ok) return done.value;
    const why = what === 'written' ? whyNotWritten : whyNot;
    return mistaken(`the book ${file} cannot be ${what}: ${why(done.error)}`);
  };
  return {
    enter: async (lines, from) => {
      if (path === undefined) memory += await added(lines, memory);
      else if (lines === '' && settings.every(isComment))
        await added('', await inBook(readTextFile(path), 'read'));
      else await inBook(tried(() => extendFile(path, (text) => added(lines, text, from))));
      return evening;
    },
    undo: async () => {
      const last = entered.at(-1);
      const older = path === undefined ? '' : ` To change older lines, edit ${file}.`;
      if (last === undefined) return `You have typed nothing that can be taken back.${older}`;
      const isLast = path === undefined || (await inBook(tried(() => shortenFile(path, last))));
      if (!isLast) return 'Another program has added a line since, so your line stays in the book.';
      entered.pop();
      if (path === undefined) memory = memory.slice(0, -last.length);
      return `Taken back: ${last.trim()}`;
    },
  };
};
