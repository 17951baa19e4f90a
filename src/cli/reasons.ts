import type { Reason, ReasonCode, Remark } from 'mahjongg/card-free';
import type { Style } from './io';
import { type Lines, paragraph, plain } from './words';

/** How many sets of other reasons are shown with one. */
const COMPANIONS_SHOWN = 3;

/** The constraints that must be lifted together with one that is not enough alone. */
const companions = ({ alone, with: sets }: Reason['params']): string => {
  if (alone !== false || !Array.isArray(sets)) return '';
  const shown = sets.slice(0, COMPANIONS_SHOWN).map((codes) => [codes].flat().join(', '));
  return `, together with ${shown.join('; or with ')}${sets.length > shown.length ? '; and others' : ''}`;
};

/** Reasons, numbered, each with its rule and code on a line of its own. */
export const reasonLines = (reasons: readonly Reason[], style: Style): Lines =>
  reasons.flatMap(({ message, rule, code, params }, at) => {
    const number = `${at + 1}. `;
    const source = [rule, code].filter((part) => part !== '').join(', ') + companions(params);
    return [`${number}${plain(message)}`, ' '.repeat(number.length) + style.dim(plain(source))];
  });

/** Remarks, each on a line that begins with its kind. */
export const remarkLines = (kind: string, remarks: readonly Remark[], style: Style): Lines =>
  remarks.map(({ message, rule }) => `${kind}: ${message} ${style.dim(`(${rule})`)}`);

export const losingLines = (
  { areUsual }: { readonly areUsual: boolean },
  reasons: readonly Reason[],
  notes: readonly Remark[],
  style: Style,
): Lines => [
  style.bad(`The hand does not win${areUsual ? ' in Card Free (for another game, add --rules)' : ''}.`),
  ...paragraph(reasonLines(reasons, style)),
  ...paragraph(remarkLines('Note', notes, style)),
];

const ABOUT_WIN: ReadonlySet<ReasonCode> = new Set(['badWin', 'badDiscards', 'winningTileNotHeld']);

/** Whether all reasons are about the given win, none about the hand. */
export const isAboutWin = (reasons: readonly Reason[]): boolean =>
  reasons.every(({ code }) => ABOUT_WIN.has(code));
