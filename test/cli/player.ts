import { practiceCard } from '../../src/american';
import { styleFor } from '../../src/cli/io';
import type { Look } from '../../src/cli/play/look';
import type { Question } from '../../src/cli/play/question';
import { isOver, type Reply, type Session, startSession, step } from '../../src/cli/play/session';
import { tableFor, usualBots } from '../../src/cli/play/sit';
import { type Course, type Play, USUAL_WISHES, type Wishes } from '../../src/cli/play/table';
import { RULE_SETS, ruleSetNamed } from '../../src/cli/rule-sets';
import type { PersonalSuits } from '../../src/cli/seats';
import { seededRandom } from '../../src/game';
import type { Seat } from '../../src/index';

// A player at the keyboard of `mahjongg play`, without the program around it.

/** What a game is begun with. */
export interface Begin {
  readonly game: string;
  readonly seed: string;
  readonly card?: 'practice' | 'none';
  readonly options?: object;
  readonly seat?: Seat;
  readonly players?: number;
  readonly against?: string;
  readonly personalSuits?: PersonalSuits;
  readonly look?: Partial<Look>;
  readonly wishes?: Partial<Wishes>;
  /** A course to go on with; the shuffled one if left out. */
  readonly course?: Course;
}

const PLAYS = new Map(
  await Promise.all(RULE_SETS.map(async ({ name, play }) => [name, await play?.()] as const)),
);
const OPENERS = new Map(
  await Promise.all(RULE_SETS.map(async ({ name, load }) => [name, await load()] as const)),
);

export const PLAIN_LOOK: Look = { names: 'english', ascii: false, style: styleFor(false), width: 80 };

const cardOf = ({ game, card }: Begin): string | undefined => {
  const set = ruleSetNamed(game);
  if (!set.ok) throw new Error(game);
  return set.value.takesCard && card !== 'none' ? JSON.stringify(practiceCard) : undefined;
};

/** The game as a person sits down to it. */
export const tableOf = (begin: Begin) => {
  const set = ruleSetNamed(begin.game);
  if (!set.ok) throw new Error(begin.game);
  const opened = OPENERS.get(begin.game)?.({ options: begin.options ?? {}, card: cardOf(begin) });
  if (opened?.ok !== true) throw new Error(opened?.error.message);
  const open = { set: set.value, ...opened.value };
  const play = PLAYS.get(begin.game) as Play;
  const { seat = 'E', players, personalSuits: suits = {}, look } = begin;
  const against = begin.against ?? usualBots(play, open);
  return tableFor(open, play, {
    seat,
    players,
    against,
    suits,
    look: { ...PLAIN_LOOK, ...look },
  });
};

/** The first reply of a game. */
export const begun = (begin: Begin): Reply => {
  const table = tableOf(begin);
  const setup = table.shuffle(seededRandom(begin.seed));
  const course = begin.course ?? { setup, actions: [], state: table.start(setup) };
  return startSession(table, course, {
    seed: begin.seed,
    look: { ...PLAIN_LOOK, ...begin.look },
    takenBack: 0,
    wishes: { ...USUAL_WISHES, ...begin.wishes },
  });
};

/** The question that is open. */
export const openQuestion = ({ questions }: Session): Question => {
  const question = questions.at(-1);
  if (question === undefined) throw new Error('the game is over');
  return question;
};

/** What a player types: Mah Jongg where it can be declared, else the last tiles that are no joker, else what goes on. */
export const plainAnswer = ({ tiles, options, usual }: Question): string => {
  if (options.some(({ key }) => key === 'm')) return 'm';
  if (tiles === undefined) return usual ?? (options[0]?.key as string);
  const flower = /^[FS]\d$/;
  const places = tiles.rack.flatMap((tile, at) => (tile === 'J' || flower.test(tile) ? [] : [at + 1]));
  const chosen = places.slice(-tiles.least).slice(0, tiles.least);
  if (chosen.length === tiles.least) return tiles.least === 0 ? '' : chosen.join(' ');
  return options[0]?.key ?? '1';
};

/** A game, played plainly up to where this holds. */
export const playUntil = (begin: Begin, holds: (session: Session) => boolean): Session => {
  let { session } = begun(begin);
  while (!holds(session)) {
    if (isOver(session)) throw new Error('the game never comes to this');
    session = step(session, plainAnswer(openQuestion(session))).session;
  }
  return session;
};

/** A whole game. */
export interface PlayedThrough {
  /** The session at the end. */
  readonly session: Session;
  /** The sessions whose questions were answered. */
  readonly asked: readonly Session[];
  /** What was typed. */
  readonly typed: readonly string[];
  /** Everything that was printed. */
  readonly lines: readonly string[];
}

/** Plays a game to its end. */
export const playThrough = (
  first: Reply,
  answer: (question: Question, session: Session) => string = plainAnswer,
  most = 2_000,
): PlayedThrough => {
  const asked: Session[] = [];
  const typed: string[] = [];
  const lines = [...first.lines];
  let { session } = first;
  while (!isOver(session)) {
    if (typed.length > most) throw new Error(`the game does not end:\n${lines.slice(-40).join('\n')}`);
    const line = answer(openQuestion(session), session);
    const reply = step(session, line);
    asked.push(session);
    typed.push(line);
    lines.push(...reply.lines);
    session = reply.session;
  }
  return { session, asked, typed, lines };
};
