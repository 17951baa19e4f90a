import { createHash } from 'node:crypto';
import { isRecord, ownValue } from '../../core/own-values';
import { described } from '../../core/reason';
import { failure, type Result, success } from '../../core/result';
import { SEATS, type Seat } from '../../hands/payouts';
import { readJson } from '../read-json';
import { firstReason } from '../settings';

/** A game as it was left: its record, and what the record does not say. */
export interface SavedGame {
  /** What chance comes from for the bots. */
  readonly seed: string;
  /** Where the player sits. */
  readonly seat: Seat;
  /** Who plays the other seats. */
  readonly against: string;
  /** How often something was taken back. */
  readonly takenBack: number;
  /** The record, as the library keeps it. */
  readonly record: object;
}

/** What a saved game calls itself. */
const KIND = 'mahjongg game';
const NAMES = ['saved', 'version', 'seed', 'seat', 'against', 'takenBack', 'record', 'check'];

/** A number that changes with anything in the game: whoever edits the file by hand is found out. */
const checkOf = (game: object): string => createHash('sha256').update(JSON.stringify(game)).digest('hex');

const bodyOf = ({ seed, seat, against, takenBack, record }: SavedGame): object => ({
  saved: KIND,
  version: 1,
  seed,
  seat,
  against,
  takenBack,
  record,
});

/** The text of the file of a saved game. */
export const savedText = (game: SavedGame): string => {
  const body = bodyOf(game);
  return `${JSON.stringify({ ...body, check: checkOf(body) })}\n`;
};

const isSeat = (value: unknown): value is Seat => SEATS.some((seat) => seat === value);

/** Reads the text of the file of a saved game; the record in it is read by the rules it names. */
export const readSaved = (text: string): Result<SavedGame, string> => {
  const json = readJson(text);
  if (!json.ok) return failure(firstReason(json.error));
  const { value } = json;
  if (!isRecord(value) || ownValue(value, 'saved') !== KIND)
    return failure('it is not the file of a game that was saved.');
  if (ownValue(value, 'version') !== 1)
    return failure(
      `it is of version ${described(ownValue(value, 'version'))}; this program reads version 1.`,
    );
  const [seed, seat, against, takenBack, record, check] = NAMES.slice(2).map((name) => ownValue(value, name));
  const whole =
    typeof seed === 'string' &&
    isSeat(seat) &&
    typeof against === 'string' &&
    Number.isSafeInteger(takenBack) &&
    isRecord(record);
  if (!whole || Object.keys(value).some((name) => !NAMES.includes(name)))
    return failure('parts of it are missing or do not belong there.');
  const game = { seed, seat, against, takenBack: takenBack as number, record };
  return check === checkOf(bodyOf(game))
    ? success(game)
    : failure('it was changed after the game was saved: its check does not fit.');
};
