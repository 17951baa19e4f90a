import { quoted } from '../core/reason';
import { COLUMNS } from './ledger-rows';
import { type LineTable, NO_SUCH_LINE, NOT_PLAIN, OTHER_WAY, SAY_WHO } from './ledger-table';
import { MOST_AMOUNT } from './read-payments';

const MULTIPLY = 'After “multiply” write only a factor, such as “multiply 0.25”.';
const SIGN = 'Amounts have no sign: write who pays whom, such as “Ann pays Ben 25”.';
const TOO_LARGE = `No amount is larger than ${MOST_AMOUNT}.`;
const NO_LINE = `is not a payment or a win. Write “Ann pays Ben 25”, “Ben 25 from discard by Dot”, “Ben 25 self-drawn”, “wall game” or “settled”.`;
const NO_HEADER = 'Comma-separated rows need a header line above them: from,to,amount.';
const SAY_WHO_ELSE = 'If others sit at the table now, write a new line: players Ann, Ben, Cem, Dot.';
const PAYMENT_ENDS =
  'is not understood: a payment ends with its amount. A note is a line that begins with #.';
const AFTER_AMOUNT =
  'After the amount of a win write “from discard by Dot” or “self-drawn”, and then “jokerless”, “all pairs” or both.';

const ROW = /^[^,;]+[,;][^,;]+[,;] ?[\d"]/;
/** A table header without a column `from`. */
const NO_FROM = /^(?!.*\d)[^,;]+(?:[,;].*)?[,;] *"?(?:to|payee|amount)"? *(?:[,;]|$)/i;
/** The verbs of a payment. */
export const PAY = ' (?:pays?|paid|owes?|gives?|gave)';
/** What comes between the payer and the payee, or the amount. */
export const PAYS: string = `(?:${PAY} | ?(?:->|→) ?)`;
/** The same, or `to`. */
const PAYS_OR_TO = `(?:${PAYS}| to )`;
const AMOUNT = '[$€£]? ?\\d[\\d.,]*(?: ?[$€£])?';
/** What can be said about a hand after the way of winning. */
export const REMARK = '(?:jokerless|without jokers|no jokers|(?:all|singles and) pairs(?: only)?)';
export const SELF_DRAWN = '(?:(?:(?:from|by|off) )?(?:the )?wall|self[- ]?(?:drawn?|pick(?:ed)?))';
/** A payment up to its amount, and the rest. */
const PAID: RegExp = /* @__PURE__ */ new RegExp(`^.+${PAYS_OR_TO}(?:.* )?${AMOUNT} (?<rest>\\D+)$`, 'i');
/** A win as far as it is understood, and the rest. */
const WON: RegExp = /* @__PURE__ */ new RegExp(
  `^(?!.*${PAYS_OR_TO}).+?:? ${AMOUNT}(?: points)?(?:,? ${SELF_DRAWN})?(?:,?(?: and)? ${REMARK})*(?:$|,? (?<rest>.+)$)`,
  'i',
);

/** The message for a line of no known kind: the part that is not understood, and what to write instead. */
export const notUnderstood = (text: string, { players, isUnclear }: LineTable): string => {
  if (/ dead\b|\bfalse\b|\bin error\b/i.test(text)) return NOT_PLAIN;
  if (/^multiply\b/i.test(text)) return MULTIPLY;
  if (ROW.test(text)) return `${quoted(text)} ${NO_LINE} ${NO_HEADER}`;
  if (NO_FROM.test(text)) return `${quoted(text)} is not a header. ${COLUMNS}`;
  if (/ [-+−] ?[$€£]?\d/.test(text)) return SIGN;
  if (/\d{10}/.test(text)) return TOO_LARGE;
  const note = PAID.exec(text)?.groups?.['rest'];
  if (note !== undefined) return `${quoted(note)} ${PAYMENT_ENDS}`;
  const win = WON.exec(text);
  const rest = win?.groups?.['rest'];
  if (rest && OTHER_WAY.test(rest)) return NO_SUCH_LINE;
  if (rest) return `${quoted(rest)} is not understood. ${AFTER_AMOUNT}`;
  if (win) return `${quoted(text)} does not say who pays. ${AFTER_AMOUNT} A payment is “Ann pays Ben 25”.`;
  const sayWho = Object.keys(players).length > 0 ? SAY_WHO_ELSE : SAY_WHO;
  return `${quoted(text)} ${NO_LINE}${isUnclear ? '' : ` ${sayWho}`}`;
};
