import { describeReview, type Review, review as reviewed } from 'mahjongg/analysis';
import type { HasGoals, Reason, Result, Seat } from 'mahjongg/card-free';
import { gameOf, type TableRules } from 'mahjongg/game';
import { fileIn, type Work } from '../command';
import { mistaken, orRefused } from '../mistakes';
import { gameOfRecord, readRecorded } from '../play/saving';
import { type Open, partOf } from '../rule-set';
import { seatName } from '../seats';
import { readSeat } from '../settings';
import { type Lines, paragraph, sentence, WIDTH } from '../words';

const INDENT = '  ';

const indented = (text: string): Lines =>
  sentence(text, WIDTH - INDENT.length, INDENT).map((line) => INDENT + line);

/** The choices that cost at least a point, or all of them, and the totals. */
const reviewLines = (found: Review<unknown>, all: boolean): Lines => {
  const { decisions, choices, luck } = describeReview(found, {}, { all });
  const title = `${seatName(found.seat)}’s choices${found.finished ? '' : ' in a game that is not over'}`;
  return [
    title,
    ...decisions.flatMap(({ where, rack, verdict, choice, better }) =>
      paragraph([where, ...[rack, verdict, choice, better].flatMap(indented)]),
    ),
    ...paragraph([choices, luck].flatMap((line) => sentence(line))),
  ];
};

/** The message about rules that cannot be reviewed, by their name in the program. */
const saidFor =
  (name: string) =>
  ({ code, message }: Reason): string =>
    code === 'notSupported'
      ? `“review” works with card-free and with a card of hands, not with ${name}.`
      : message;

const reviewOf = (record: object, open: Open, seat: Seat) => {
  // The library refuses rules that it cannot review.
  const rules = partOf('table', open).rules as TableRules & HasGoals;
  return reviewed(record, { rules, game: gameOf(rules), seat }) as Result<Review<unknown>>;
};

/** The review of a player’s choices in a game that was just played, or why there is none. */
export const reviewText = (record: object, open: Open, seat: Seat): Lines => {
  const found = reviewOf(record, open, seat);
  return found.ok ? reviewLines(found.value, false) : found.error.reasons.map(saidFor(open.set.name));
};

export const review: Work = {
  refuse: (rejection) => rejection,
  run: async (given) => {
    const path = fileIn(given.words) ?? mistaken('which game? Write the name of its file after the command');
    const { record, seat: own = 'E' } = await readRecorded(path);
    const all = given.options.has('all');
    if (all && given.options.has('json'))
      mistaken('--all and --json cannot be combined: JSON has all choices');
    const named = given.options.get('seat');
    const seat = named === undefined ? own : readSeat('seat', named);
    const open = await gameOfRecord(record);
    const found = orRefused(reviewOf(record, open, seat), saidFor(open.set.name));
    return { json: found, lines: () => reviewLines(found, all) };
  },
};
