import { exact, exactText } from '../core/exact';
import { isRecord } from '../core/own-values';
import { quoted } from '../core/reason';
import { failure, type Result, success } from '../core/result';
import type { Given, Usage } from './given';
import type { ExitCode, Io } from './io';
import { jsonLine, quotedPath } from './plain';
import { readJson } from './read-json';
import { printed } from './reasons-text';
import { appendLine, type ScorecardFile } from './scorecard-file';
import { isSolitaire, readRow, rowLine, type ScorecardRow } from './scorecard-row';
import { asUsage } from './settings';
import { today } from './today';

/** Games that are played without jokers. */
const WITHOUT_JOKERS: readonly string[] = ['chinese-solitaire', 'year'];

/** What the tiles left are divided by: all that there were, or by an option of the American solitaire those discarded (AS-9). */
const divisorsOf = ({ rules, left }: ScorecardRow): readonly number[] => {
  if (left === null) return [];
  const discarded = left.d - left.n;
  return rules === 'american-solitaire' && discarded > 0 ? [left.d, discarded] : [left.d];
};

/** What is wrong with the final score of a solitaire beside its natural one (CS-21, AS-9); undefined if nothing is. */
const finalFault = (row: ScorecardRow): string | undefined => {
  const { rules, natural, left, final } = row;
  if (!Number.isInteger(natural)) return `the natural score of a solitaire is a whole number, not ${natural}`;
  if (left === null)
    return rules === 'chinese-solitaire' && final > natural
      ? `“final” is ${final}, but no part of the natural score of ${natural} is more than that`
      : undefined;
  if (!Number.isSafeInteger(2 * (natural * left.n + left.d))) return 'no score is so high';
  const finals = divisorsOf(row).map((divisor) => ({
    divisor,
    score: exact(natural * left.n, divisor),
  }));
  if (finals.some(({ score }) => score.rounded === final)) return undefined;
  const figures = finals.map(
    ({ divisor, score }) =>
      `${natural} x ${left.n}/${divisor} is ${exactText(score)}, rounded ${score.rounded}`,
  );
  return `“final” is ${final}, but ${figures.join('; or ')}`;
};

/** Why a game that is written down by hand cannot have been played like that; undefined if it can. */
const faultOf = (row: ScorecardRow): string | undefined => {
  const { rules, jokerless, left } = row;
  if (jokerless !== undefined && WITHOUT_JOKERS.includes(rules))
    return `“jokerless” is not for ${rules}, which has no jokers`;
  if (isSolitaire(rules)) return finalFault(row);
  return left === null ? undefined : `“left” is for the solitaires, not for ${rules}`;
};

/** Reads a game as a person writes it down: what is left out is as usual. */
const readGame = (text: string, rules: string | undefined): Result<ScorecardRow, string> => {
  const json = asUsage(readJson(text), '');
  if (!json.ok) return json;
  const usual = { version: 1, date: today(), rules, won: true, left: null, remarks: '' };
  const row = readRow(isRecord(json.value) ? { ...usual, ...json.value } : json.value);
  if (!row.ok) return row;
  if (rules !== undefined && row.value.rules !== rules)
    return failure(`“rules” is ${quoted(row.value.rules)}, but --rules is ${rules}`);
  const fault = faultOf(row.value);
  return fault === undefined ? row : failure(fault);
};

/** Writes a game down that was played elsewhere, and says so. */
export const addGame = async (
  text: string,
  { options }: Given,
  file: ScorecardFile,
  io: Io,
): Promise<Usage<ExitCode>> => {
  const row = readGame(text, options.get('rules'));
  if (!row.ok) return failure(`--add: ${row.error}`);
  const added = await appendLine(file, rowLine(row.value));
  if (!added.ok) return failure(`the score card ${quotedPath(file.path)} cannot be written (${added.error})`);
  await io.print(
    options.has('json')
      ? jsonLine({ file: file.path, added: row.value })
      : printed([`The game is on the score card ${quotedPath(file.path)}.`]),
  );
  return success(0);
};
