import { nearestName } from '../result/nearest-name';
import { quoted } from '../result/reason';
import { failure, success } from '../result/result';
import { badInput } from './bad-input';
import type { Usage } from './given';
import type { ExitCode, Io } from './io';
import { namingOptions } from './option-names';
import { sheetsOf } from './parts';
import { jsonLine } from './plain';
import { paragraph, printed } from './reasons-text';
import { strangersIn, under } from './requests';
import { refuse, settleSheet, sheetAnswer } from './score-answer';
import { type Asked, type Assumed, assumedOf } from './score-asked';
import { firstReason } from './settings';

const noMember = (name: string, members: readonly string[]): string => {
  const nearest = nearestName(name, members);
  const hint = nearest === undefined ? '' : `; did you mean “${nearest}”?`;
  return `a sheet has ${members.join(', ')}, not ${quoted(name)}${hint}`;
};

/** What was assumed of members that a sheet does not have, a line each. */
const sheetAssumed = (assumed: Assumed): readonly string[] =>
  Object.entries(assumed).map(
    ([name, value]) => `Assumed: ${value} ${name} (if not so, write “${name}” into the sheet)`,
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
    return badInput(error, isJson ? refuse(error) : undefined, io, '--sheet: ');
  }
  const settlement = settleSheet(sheet.value, asked.players, asked);
  if (settlement?.ok === false) return failure(namingOptions(firstReason(settlement.error)));
  const assumed = assumedOf(sheets.value.assumed, given);
  await io.print(
    isJson
      ? jsonLine(sheetAnswer(sheet.value, assumed))
      : printed([...sheets.value.lines(sheet.value, io.style), ...paragraph(sheetAssumed(assumed))]),
  );
  return success(0);
};
