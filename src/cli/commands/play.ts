import { type Seat, SUITS } from 'mahjongg/card-free';
import { secureRandom, seededRandom } from 'mahjongg/game';
import { type Given, oneOfGiven, valueGiven, type Work } from '../command';
import type { ExitCode, Io } from '../io';
import { firstReason, Mistake, mistaken, named, orMistaken, Refused } from '../mistakes';
import { namesGiven } from '../names';
import type { Look } from '../play/look';
import { expectSavable, gameOfRecord, loadGame } from '../play/saving';
import { terminalOf } from '../play/screen';
import { startSession } from '../play/session';
import { playInShell, type Surroundings } from '../play/shell';
import { playOf, type Seating, tableFor, usualBots } from '../play/sit';
import { CALLS, type Play, USUAL_WISHES, type Wishes } from '../play/table';
import { type Open, openRules } from '../rule-set';
import { namesOf, ruleSetNamed, rulesTyped } from '../rule-sets';
import { type ScorecardFile, scorecardFile } from '../scorecard';
import { givenPersonalSuits } from '../seats';
import { cardNamed, expectByCard, expectUse, jsonGiven, PRACTICE, readSeat } from '../settings';
import { field, isRecord, quoted } from '../values';
import { quotedPath, WIDTH } from '../words';

/** The rules of the game on the command line, with the practice card if the game needs one and none is named. */
const givenGame = async (given: Given): Promise<Open> => {
  if (given.text === undefined)
    return mistaken(`which game? Write it after the command: ${namesOf().join(', ')}`);
  if (given.text.endsWith('.json')) mistaken(`to resume a saved game, write --resume ${given.text}`);
  const set = orMistaken(ruleSetNamed(rulesTyped(given.text)));
  expectUse(given, set);
  const options = jsonGiven(given, 'options') ?? {};
  const named = given.options.get('card');
  const card = await cardNamed(named ?? (set.takesCard ? PRACTICE : undefined));
  const open = orMistaken(await openRules(set, { options, card }));
  if (named !== undefined && card !== undefined) expectByCard(open);
  return open;
};

const SEED_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SEED_LENGTH = 8;

const newSeed = (): string => {
  const random = secureRandom();
  return Array.from({ length: SEED_LENGTH }, () => SEED_LETTERS[random(SEED_LETTERS.length)]).join('');
};

/** The `TERM` of a Linux console, whose fonts have no tile faces. */
const CONSOLE = 'linux';

const givenLook = (given: Given, io: Io): Look => ({
  names: namesGiven(given) ?? 'english',
  ascii: given.options.has('ascii') || io.env['TERM'] === CONSOLE,
  style: io.style,
  get width() {
    return terminalOf(io)?.().columns ?? WIDTH;
  },
  get height() {
    return terminalOf(io)?.().rows;
  },
});

const givenWishes = (given: Given, usual: Wishes = USUAL_WISHES): Wishes => ({
  ...usual,
  calls: oneOfGiven(given, 'calls', CALLS) ?? usual.calls,
});

/** Reviews a finished game for its player; undefined for games without advice. */
const reviewerFor = (open: Open, { scout }: Play, seat: Seat): Surroundings['review'] =>
  scout && 'scouting' in open.rules
    ? async (record) => (await import('./review')).reviewText(record, open, seat)
    : undefined;

/** The file of the score card; undefined with `--no-scorecard`. */
const givenScorecard = ({ options }: Given, { env }: Io): ScorecardFile | undefined => {
  if (!options.has('no-scorecard')) return scorecardFile(options.get('scorecard'), env);
  return options.has('scorecard') ? mistaken('--scorecard and --no-scorecard cannot be combined') : undefined;
};

/** The options that can be given with a saved game; it has its own values for all others. */
const FOR_SAVED = ['resume', 'calls', 'names', 'ascii', 'save', 'scorecard', 'no-scorecard'];

/** Who plays in a record; its rules check it later. */
const seatedIn = (record: object): Pick<Seating, 'players' | 'suits'> => {
  const players = field(record, 'players');
  const seats = isRecord(players) ? Object.entries(players) : [];
  const suits = seats.map(([seat, player]) => [seat, field(player, 'personalSuit')]);
  return {
    players: seats.length === 0 ? undefined : seats.length,
    suits: Object.fromEntries(suits.filter(([, suit]) => SUITS.some((one) => one === suit))),
  };
};

type Around = Pick<Surroundings, 'scorecard' | 'asked' | 'env'>;

/** Does some work, and reports its mistakes as those of the saved game. */
const ofSavedGame = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    const why = error instanceof Refused ? firstReason(error.rejection) : error.message;
    return mistaken(`the saved game ${quotedPath(path)} cannot be resumed: ${why} The file stays as it is.`);
  }
};

const resume = async (given: Given, path: string, look: Look, around: Around, io: Io): Promise<ExitCode> => {
  const stray = [...given.options.keys()].find((name) => !FOR_SAVED.includes(name));
  if (given.text !== undefined || stray !== undefined)
    mistaken(
      `${stray === undefined ? quoted(given.text ?? '') : `--${stray}`} cannot be combined with --resume; the saved game already has it`,
    );
  if (around.asked !== undefined)
    mistaken(
      '--save cannot be combined with --resume: the game has its file, and “s FILE” saves it elsewhere',
    );
  const saved = await loadGame(path);
  if (!saved.ok) return mistaken(saved.error);
  const { record, takenBack, wishes, seed, seat, against } = saved.value;
  const { review, first } = await ofSavedGame(path, async () => {
    const open = await gameOfRecord(record);
    const play = await playOf(open);
    const table = tableFor(open, play, { seat, against, ...seatedIn(record), look });
    const course = table.restore(record);
    if (!course.ok) return mistaken(course.error);
    const more = { seed, look, takenBack, wishes: givenWishes(given, wishes) };
    return { review: reviewerFor(open, play, seat), first: startSession(table, course.value, more) };
  });
  return playInShell(first, { ...around, own: path, review }, io);
};

const begin = async (given: Given, look: Look, around: Around, io: Io): Promise<ExitCode> => {
  const open = await givenGame(given);
  const seat = readSeat('seat', given.options.get('seat') ?? 'E');
  const players = valueGiven(given, 'players', 'some');
  const suits = givenPersonalSuits(given);
  const play = await playOf(open);
  const typed = given.options.get('against') ?? usualBots(play, open);
  const against = named(typed, Object.keys(play.bots(open.rules))) ?? typed;
  const table = tableFor(open, play, { seat, players, against, suits, look });
  const place = around.asked === undefined ? undefined : await expectSavable(around.asked);
  if (place?.ok === false) mistaken(`--save: ${place.error}`);
  const seed = given.options.get('seed') ?? newSeed();
  const setup = table.shuffle(seededRandom(seed));
  const course = { setup, actions: [], state: table.start(setup) };
  const first = startSession(table, course, { seed, look, takenBack: 0, wishes: givenWishes(given) });
  const [title = '', ...more] = first.lines;
  const options = jsonGiven(given, 'options');
  const house = options ? (await import('../house-rules')).houseRulesIn(open.set.name, options) : [];
  const lines = [title, `Seed ${seed}: --seed ${seed} deals the same tiles again.`, ...house, ...more];
  const review = reviewerFor(open, play, seat);
  return playInShell({ ...first, lines }, { ...around, own: undefined, review }, io);
};

export const play: Work = {
  elsewhere: { rules: 'name the game after the command: mahjongg play card-free' },
  namesItself: true,
  run: async (given, io) => {
    const look = givenLook(given, io);
    const scorecard = givenScorecard(given, io);
    const around: Around = { scorecard, asked: given.options.get('save'), env: io.env };
    const path = given.options.get('resume');
    return path === undefined ? begin(given, look, around, io) : resume(given, path, look, around, io);
  },
};
