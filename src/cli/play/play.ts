import { isRecord, ownValue } from '../../core/own-values';
import { quoted } from '../../core/reason';
import { failure, success } from '../../core/result';
import { SEATS, type Seat, seatNamed } from '../../hands/payouts';
import { secureRandom, seededRandom } from '../../play/chance';
import { SUITS, type Suit } from '../../tiles/tile';
import type { Command } from '../command';
import { countGiven, type Given, type Usage } from '../given';
import type { ExitCode, Io } from '../io';
import { namesGiven } from '../names';
import { givenPersonalSuits, PERSONAL_SUITS_OPTION } from '../personal-suits';
import { quotedPath } from '../plain';
import { RULE_SETS } from '../rule-sets';
import { type ScorecardFile, scorecardFile } from '../scorecard-file';
import { type Seating, tableFor } from './families';
import { expectSavable, loadGame } from './game-files';
import type { Look } from './look';
import { gameOfRecord, givenGame } from './open-game';
import { startSession } from './session';
import { playInShell, type Surroundings } from './shell';

const USUAL_BOTS = 'greedy';

const SEED_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SEED_LENGTH = 8;

/** A seed that nobody has played before. */
const newSeed = (): string => {
  const random = secureRandom();
  return Array.from({ length: SEED_LENGTH }, () => SEED_LETTERS[random(SEED_LETTERS.length)]).join('');
};

const givenLook = (given: Given, { style }: Io): Usage<Look> => {
  const names = namesGiven(given);
  return names.ok
    ? success({ names: names.value ?? 'english', ascii: given.options.has('ascii'), style })
    : names;
};

const givenSeat = ({ options }: Given): Usage<Seat> => {
  const text = options.get('seat');
  const seat = text === undefined ? SEATS[0] : seatNamed(text);
  return seat === undefined ? failure(`--seat is E, S, W or N, not ${quoted(text ?? '')}`) : success(seat);
};

/** The file of the score card; undefined if the game is not to be written down. */
const givenScorecard = ({ options }: Given): Usage<ScorecardFile | undefined> => {
  if (!options.has('no-scorecard')) return success(scorecardFile(options.get('scorecard'), process.env));
  return options.has('scorecard')
    ? failure('--scorecard and --no-scorecard exclude each other')
    : success(undefined);
};

/** What is chosen for a new game only; a saved game has its own. */
const FOR_NEW = ['seed', 'seat', 'players', 'against', 'personal-suits', 'options', 'card'] as const;

/** Who plays in a record, which is read by its rules later on. */
const seatedIn = (record: object): Pick<Seating, 'players' | 'personalSuits'> => {
  const players = ownValue(record, 'players');
  const seats = isRecord(players) ? Object.entries(players) : [];
  const suits = seats.map(([seat, player]) => [seat, isRecord(player) && ownValue(player, 'personalSuit')]);
  return {
    players: seats.length === 0 ? undefined : seats.length,
    personalSuits: Object.fromEntries(suits.filter(([, suit]) => SUITS.includes(suit as Suit))),
  };
};

type Around = Pick<Surroundings, 'scorecard' | 'asked' | 'env'>;

const resume = async (
  given: Given,
  path: string,
  look: Look,
  around: Around,
  io: Io,
): Promise<Usage<ExitCode>> => {
  const stray = FOR_NEW.find((name) => given.options.has(name));
  if (given.text !== undefined || stray !== undefined)
    return failure(
      `${stray === undefined ? quoted(given.text ?? '') : `--${stray}`} does not go with --resume: the saved game has its own`,
    );
  if (around.asked !== undefined)
    return failure(
      '--save does not go with --resume: the game has its file, and “s FILE” saves it elsewhere',
    );
  const saved = await loadGame(path);
  if (!saved.ok) return saved;
  const { record, takenBack, ...rest } = saved.value;
  const refused = (why: string): Usage<never> =>
    failure(`the saved game ${quotedPath(path)} cannot be taken up: ${why} The file stays as it is.`);
  const open = gameOfRecord(record);
  if (!open.ok) return refused(open.error);
  const table = tableFor(open.value, { ...rest, ...seatedIn(record), look });
  if (!table.ok) return refused(table.error);
  const course = table.value.restore(record);
  if (!course.ok) return refused(course.error);
  const first = startSession(table.value, course.value, { seed: rest.seed, look, takenBack });
  const whole: Surroundings = { ...around, rules: open.value.set.name, saved: rest, own: path };
  return success(await playInShell(first, whole, io));
};

const begin = async (given: Given, look: Look, around: Around, io: Io): Promise<Usage<ExitCode>> => {
  const open = await givenGame(given);
  if (!open.ok) return open;
  const seat = givenSeat(given);
  if (!seat.ok) return seat;
  const players = countGiven(given, 'players');
  if (!players.ok) return players;
  const against = given.options.get('against') ?? USUAL_BOTS;
  const suits = givenPersonalSuits(given);
  if (!suits.ok) return suits;
  const table = tableFor(open.value, {
    seat: seat.value,
    players: players.value,
    against,
    personalSuits: suits.value,
    look,
  });
  if (!table.ok) return table;
  const place = around.asked === undefined ? success(undefined) : await expectSavable(around.asked);
  if (!place.ok) return failure(`--save: ${place.error}`);
  const seed = given.options.get('seed') ?? newSeed();
  const setup = table.value.shuffle(seededRandom(seed));
  const course = { setup, actions: [], state: table.value.start(setup) };
  const first = startSession(table.value, course, { seed, look, takenBack: 0 });
  const lines = [
    ...first.lines.slice(0, 1),
    `Seed ${seed}: --seed ${seed} deals the same tiles again.`,
    ...first.lines.slice(1),
  ];
  const saved = { seed, seat: seat.value, against };
  const whole: Surroundings = { ...around, rules: open.value.set.name, saved, own: undefined };
  return success(await playInShell({ ...first, lines }, whole, io));
};

/** `mahjongg play`. */
export const play: Command = {
  name: 'play',
  summary: 'plays a game with you',
  usage: ['play GAME [OPTIONS]', 'play --resume FILE [OPTIONS]'],
  about: [
    `Plays a game in the terminal: ${RULE_SETS.map(({ name }) => name).join(', ')}. At a table bots play the other seats. Tiles are chosen by their numbers or by what stands on them, other choices by their number or letter.`,
    'At any question ? is help, h a hint, t shows the table again, u takes back (at a table only to the question before), s saves the game (s FILE where you like), q leaves it. If the input ends or the program is stopped, the game is saved and you are told how to go on. A finished game is written on the score card.',
  ],
  options: [
    { name: 'seed', value: 'TEXT', help: 'what chance comes from; a new one if left out' },
    {
      name: 'card',
      value: 'FILE',
      help: 'the card of an American game; “practice” (if left out) is the library’s own, “none” is none',
    },
    { name: 'options', value: 'JSON', help: 'options of the game; docs/options.md lists those of each' },
    { name: 'seat', value: 'SEAT', help: 'where you sit at a table: E (if left out), S, W or N' },
    { name: 'players', value: 'N', help: 'how many play, where a game is for more than one number' },
    {
      name: 'against',
      value: 'BOTS',
      help: 'who plays the other seats: expert, regular, beginner, greedy (if left out) or random',
    },
    PERSONAL_SUITS_OPTION,
    { name: 'names', value: 'LANGUAGE', help: 'names of tiles: english (if left out), chinese or zh-pinyin' },
    { name: 'ascii', help: 'print no character that ASCII does not have' },
    { name: 'save', value: 'FILE', help: 'where the game is saved' },
    { name: 'resume', value: 'FILE', help: 'go on with a game that was saved' },
    { name: 'scorecard', value: 'FILE', help: 'the score card that the finished game is written on' },
    { name: 'no-scorecard', help: 'do not write the finished game down' },
  ],
  elsewhere: { rules: 'name the game after the command: mahjongg play card-free' },
  examples: [
    'play card-free --seed 7',
    'play nmjl --card my-card.json --seat S',
    'play card-free --ascii --names chinese',
    'play --resume my-game.json',
  ],
  run: async (given, io) => {
    const look = givenLook(given, io);
    if (!look.ok) return look;
    const scorecard = givenScorecard(given);
    if (!scorecard.ok) return scorecard;
    const around: Around = { scorecard: scorecard.value, asked: given.options.get('save'), env: process.env };
    const path = given.options.get('resume');
    return path === undefined
      ? begin(given, look.value, around, io)
      : resume(given, path, look.value, around, io);
  },
};
