import { nearestName } from '../core/nearest-name';
import { quoted, type Reason } from '../core/reason';
import { failure, success } from '../core/result';
import { badInput } from './bad-input';
import type { Usage } from './given';
import type { ExitCode, Io } from './io';
import { namingOptions } from './option-names';
import { sheetsOf } from './parts';
import { jsonLine } from './plain';
import { paragraph, printed } from './reasons-text';
import { field, strangersIn, under } from './requests';
import { refuse, settleSheet, sheetAnswer } from './score-answer';
import { type Asked, type Assumed, assumedOf, joined } from './score-asked';
import { reasonsOf } from './settings';

const noMember = (name: string, members: readonly string[]): string => {
  const nearest = nearestName(name, members);
  const hint = nearest === undefined ? '' : `; did you mean “${nearest}”?`;
  return `a sheet has ${members.join(', ')}, not ${quoted(name)}${hint}`;
};

/** Which set of a sheet a reason is about, such as `set 1 (pung of E): `; nothing if it is about none. */
const setText = (sheet: unknown, { at }: Reason): string => {
  const [, list, place] = at?.path ?? [];
  if (list !== 'sets' || typeof place !== 'number') return '';
  const set = field(field(sheet, list), String(place));
  const [kind, tile] = ['kind', 'tile'].map((name) => field(set, name));
  const name = typeof kind === 'string' && typeof tile === 'string' ? ` (${kind} of ${tile})` : '';
  return `set ${place + 1}${name}: `;
};

/** What was assumed of members that a sheet does not have, a line each. */
const sheetAssumed = (assumed: Assumed): readonly string[] =>
  Object.entries(assumed).map(
    ([name, value]) => `Assumed: ${value} ${joined(name, ' ')} (if not so, write “${name}” into the sheet)`,
  );

/** Fills in the sheet that `--sheet` gives. */
export const scoreSheet = async (
  given: unknown,
  asked: Asked,
  isJson: boolean,
  io: Io,
): Promise<Usage<ExitCode>> => {
  const sheets = sheetsOf(asked);
  if (!sheets.ok) return badInput(sheets.error, isJson ? refuse(sheets.error) : undefined, io);
  const [stranger] = strangersIn(given, new Set(sheets.value.members));
  if (stranger !== undefined) return failure(`--sheet: ${noMember(stranger, sheets.value.members)}`);
  const sheet = sheets.value.fill(given);
  if (!sheet.ok) {
    const error = under('sheet', sheet.error);
    return badInput(
      error,
      isJson ? refuse(error) : undefined,
      io,
      (reason) => `--sheet: ${setText(given, reason)}`,
    );
  }
  const settlement = settleSheet(sheet.value, asked.players, asked);
  if (settlement?.ok === false) return failure(namingOptions(reasonsOf(settlement.error)));
  const assumed = assumedOf(asked.assumed, given);
  await io.print(
    isJson
      ? jsonLine(sheetAnswer(sheet.value, assumed))
      : printed([...sheets.value.lines(sheet.value, io.style), ...paragraph(sheetAssumed(assumed))]),
  );
  return success(0);
};
