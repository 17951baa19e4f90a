import { parseTiles } from 'mahjongg/card-free';
import { type AnyAction, type AnyState, seededRandom } from 'mahjongg/game';
import { RULE_GAMES } from 'mahjongg/rulebook';
import { inLanguage, legendOf } from '../names';
import { rulebookLines } from '../rulebook';
import { quoted } from '../values';
import { fitted, type Lines, oneLine, paragraph } from '../words';
import type { Look } from './look';
import { GO_BACK, type Question, questionLines, readAnswer, whatToType } from './question';
import { BELOW } from './screen';
import type { Course, Table, Wishes } from './table';

/** A game that a person is playing: everything that an answer depends on. */
export interface Session extends Course {
  readonly table: Table;
  readonly seed: string;
  readonly look: Look;
  readonly wishes: Wishes;
  /** The open questions, each a follow-up to the one before; none when the game is over. */
  readonly questions: readonly Question[];
  /** The rules behind them. */
  readonly help: Lines;
  /** How many actions the game had when it was last saved; 0 if never. */
  readonly saved: number;
  readonly takenBack: number;
  /** Whether the player wants to leave and has not saved. */
  readonly leaving: boolean;
  /** The number of the rule by which the last answer was refused; empty if none was. */
  readonly refusedBy: string;
}

/** What the program must do besides printing. */
type Deed = { readonly do: 'save'; readonly path: string | undefined } | { readonly do: 'leave' };

/** The reply to a line of input: the new session, the lines to print, and what to do after that. */
export interface Reply {
  readonly session: Session;
  readonly lines: Lines;
  /** Whether the lines include the table, or the end of the game. */
  readonly isWhole?: boolean | undefined;
  readonly deed?: Deed | undefined;
}

export const isOver = ({ questions }: Session): boolean => questions.length === 0;

/** Whether leaving would lose unsaved actions. */
export const hasUnsaved = (session: Session): boolean =>
  !isOver(session) && session.actions.length !== session.saved;

const asked = ({ questions }: Session): Question => questions.at(-1) as Question;

/** The random source for one decision, the same after a game is saved and resumed. */
const chanceFor = (seed: string, actions: number) => seededRandom(`${seed}/${actions}`);

/** Plays on until the player must be asked something or the game is over. */
const goOn = (session: Session): Reply => {
  const { table, seed, wishes } = session;
  const actions = [...session.actions];
  const lines: string[] = [];
  let { state } = session;
  for (;;) {
    const turn = table.turn(state, chanceFor(seed, actions.length), wishes);
    if (turn.kind === 'over') return { session: { ...session, actions, state, questions: [] }, lines };
    if (turn.kind === 'ask')
      return { session: { ...session, actions, state, questions: [turn.question], help: turn.help }, lines };
    const taken = table.take(state, turn.action);
    if (!taken.ok) throw new Error(taken.error);
    actions.push(turn.action);
    if (turn.instead !== undefined) lines.push(`Passed for you (you could ${turn.instead}).`);
    lines.push(...taken.value.lines);
    state = taken.value.state;
  }
};

/** Lines with names in the player’s language, and a legend of the tiles in notation. */
const named = (lines: Lines, { names, width }: Look): Lines => {
  if (names === 'english') return lines;
  const text = lines.join('\n');
  return [...inLanguage(text, names).split('\n'), ...legendOf([text], names, width)];
};

/** The table of a session, and the open question, with the rack and without. */
const drawn = ({ table, state, wishes, look, questions }: Session) => {
  const { lines, rack } = table.draw(state, wishes);
  const question = questions.at(-1);
  const below = (tiles: typeof rack): Lines =>
    question === undefined ? [] : questionLines(question, tiles, look, questions.length > 1);
  return { lines, question: below(rack), alone: below([]) };
};

export const tableLines = (session: Session): Lines => drawn(session).lines;

/** How many more lines fit on a screen that shows these. */
const roomBeside = (lines: Lines, { width, height = Infinity }: Look): number =>
  height - BELOW - fitted(lines, width).filter((line) => line !== '').length;

/** How many lines of discards to show for each player if there is no room for all, in the order tried. */
const FEWER = [3, 2, 1, 0];

/** A reply when a decision begins: the table, what happened and the question, or the end. */
const shown = ({ session, lines }: Reply, before: Lines = []): Reply => {
  const { table, state, look, wishes } = session;
  const news = [...before, ...lines];
  if (isOver(session)) {
    const end = named(table.end(state).lines, look);
    return { session, lines: [...news, ...paragraph(end)], isWhole: true };
  }
  const { lines: drawing, question } = drawn(session);
  const below = [...paragraph(news), '', ...question];
  const fits = (one: Lines): boolean => roomBeside([...one, ...below], look) >= 0;
  const fewer = (): Lines | undefined =>
    FEWER.map((most) => table.draw(state, wishes, most).lines).find(fits);
  return { session, lines: [...(fits(drawing) ? drawing : (fewer() ?? drawing)), ...below], isWhole: true };
};

/** Begins or resumes a game. */
export const startSession = (
  table: Table,
  course: Course,
  more: Pick<Session, 'seed' | 'look' | 'takenBack' | 'wishes'>,
): Reply => {
  const saved = course.actions.length;
  const begun = { ...course, ...more, table, saved, questions: [], help: [], leaving: false, refusedBy: '' };
  const reply = shown(goOn(begun));
  return { ...reply, lines: [...table.welcome, '', ...reply.lines] };
};

/** Asks the same question again after a refused action, whose message may name a rule at its end. */
const refused = (session: Session, message: string): Reply => {
  const [, refusedBy = ''] = /\(([A-Z]{2}-\d+[a-z]?)\)$/.exec(message) ?? [];
  return again({ ...session, refusedBy }, [message]);
};

const act = (session: Session, action: AnyAction): Reply => {
  const taken = session.table.take(session.state, action);
  if (!taken.ok) return refused(session, taken.error);
  const { state, lines } = taken.value;
  return shown(goOn({ ...session, actions: [...session.actions, action], state, refusedBy: '' }), lines);
};

/** The same question again, after some lines; without the rack if the screen has no room for both. */
const again = (session: Session, lines: Lines = []): Reply => {
  const { question, alone } = drawn(session);
  const isFull = lines.length > 1 && roomBeside([...lines, ...question], session.look) < 0;
  return { session, lines: [...lines, ...(lines.length === 0 ? [] : ['']), ...(isFull ? alone : question)] };
};

const answer = (session: Session, line: string): Reply => {
  const read = readAnswer(asked(session), line, session.questions.length > 1);
  if (!read.ok && session.questions.length > 1 && GO_BACK.words.includes(line.toLowerCase()))
    return takeBack(session);
  if (!read.ok && line.toLowerCase() === 'm') return refused(session, session.table.whyNoWin(session.state));
  if (!read.ok) return again(session, [read.error]);
  return 'act' in read.value
    ? act(session, read.value.act)
    : again({ ...session, questions: [...session.questions, read.value.ask] });
};

/** The states of a game before each action, and the one after them all. */
const statesOf = ({ table, setup, actions }: Session): readonly AnyState[] => {
  const states = [table.start(setup)];
  for (const [place, action] of actions.entries()) {
    const taken = table.take(states[place] as AnyState, action);
    if (taken.ok) states.push(taken.value.state);
  }
  return states;
};

const NO_TAKING_BACK =
  'You can’t take back a move in a game with other players. Here u only cancels a choice that you have not confirmed, such as passing unseen tiles.';

/** Takes back the last choice by replaying the game up to it, or leaves a follow-up question. */
const takeBack = (session: Session): Reply => {
  const { table, questions, seed, wishes } = session;
  if (questions.length > 1) return again({ ...session, questions: questions.slice(0, -1) });
  if (!table.takesBack) return again(session, [NO_TAKING_BACK]);
  const before = statesOf(session).slice(0, session.actions.length);
  const last = before.findLastIndex(
    (state, place) => table.turn(state, chanceFor(seed, place), wishes).kind === 'ask',
  );
  const state = before[last];
  if (state === undefined) return again(session, ['There is nothing to take back yet.']);
  const actions = session.actions.slice(0, last);
  const back = { ...session, actions, state, takenBack: session.takenBack + 1 };
  return shown(goOn(back), ['Your last choice is taken back.']);
};

/** A hint on what to aim for, and what to type for it at the open questions. */
export const hintFor = ({ table, state, wishes, questions }: Session): Lines =>
  table.hint(state, wishes, (action) => whatToType(questions, action));

const MORE = '... (more in a taller window)';

/** Lines that leave room for those below; if the screen is too small, blank lines and then the last ones are left out. */
const shortened = (lines: Lines, below: Lines, look: Look): Lines => {
  const room = roomBeside(below, look);
  const all = fitted(lines, look.width);
  if (all.length < room) return all;
  const filled = all.filter((line) => line !== '');
  const most = Math.max(2, room);
  return filled.length <= most ? filled : [...filled.slice(0, most - 1), MORE];
};

/** What `u` does at a question; undefined if it does nothing. */
const backText = ({ table, questions }: Session): string | undefined => {
  if (table.takesBack) return 'takes back your last choice, or cancels one that you have not confirmed';
  return questions.length > 1 ? 'goes back to the question before' : undefined;
};

const BY_TILE = 'Choose a tile by the number below it or by name: “4” or “3B”.';
const BY_TILES = 'Choose tiles by the numbers below them or by name: “1 4 7” or “1B 4C E”.';

const helpOf = (session: Session): Lines => {
  const { refusedBy, help, look } = session;
  const number = help[0]?.replace(/ .*/, '') ?? 'CF-13';
  const back = backText(session);
  const { tiles } = asked(session);
  return [
    ...(refusedBy === '' ? [] : [...(rulebookLines(refusedBy, look.width, session.table.options) ?? []), '']),
    `  ?  this help; “? ${number}” explains a rule, “? ${number.slice(0, 2)}” lists them`,
    '  h  a hint: what to aim for',
    ...(session.table.canScout ? ['  o  the others: what they can have, which discards are safe'] : []),
    '  t  shows the table again',
    ...(back === undefined ? [] : [`  u  ${back}`]),
    ...(session.table.hasCard ? ['  card  shows the card, section by section'] : []),
    '  s  saves the game, or “s FILE” (S is South if you hold it)',
    '  q  leaves the game',
    '  calls all | useful | none   the calls you are asked about',
    '  sort suit | number          the order of your rack',
    '',
    ...(tiles ? [tiles.most === 1 ? BY_TILE : BY_TILES] : []),
    ...help,
  ];
};

const leave = (session: Session): Reply => {
  if (session.leaving || !hasUnsaved(session)) return { session, lines: [], deed: { do: 'leave' } };
  const lines = [
    'The game is not saved. Type s to save and leave, q to leave without saving, or anything else to go on.',
  ];
  return { session: { ...session, leaving: true }, lines };
};

const save = (session: Session, path: string | undefined): Reply => ({
  session,
  lines: [],
  deed: { do: 'save', path },
});

/** What to type to change a preference, the change, and what it does. */
const WISHES: readonly (readonly [typed: string, change: Partial<Wishes>, does: string])[] = [
  ['calls useful', { calls: 'useful' }, 'you are asked only about calls that may be worth it'],
  ['calls all', { calls: 'all' }, 'you are asked about every call'],
  ['calls none', { calls: 'none' }, 'you are asked only when you can win'],
  ['sort suit', { sort: 'suit' }, 'your rack is sorted by suit'],
  ['sort number', { sort: 'number' }, 'your rack is sorted by number'],
];

/** What can be typed after `calls` or `sort`. */
const wishesNamed = (name: string): string => {
  const typed = WISHES.map(([words]) => words).filter((words) => words.startsWith(name));
  return `Type ${typed.map(quoted).join(' or ')}.`;
};

/** Changes a preference; an open question stays even if it would no longer be asked, since nobody has answered it. */
const wish = (session: Session, [typed, change, does]: (typeof WISHES)[number]): Reply => {
  const wished = { ...session, wishes: { ...session.wishes, ...change } };
  const { table, state, seed, actions } = session;
  const turn = table.turn(state, chanceFor(seed, actions.length), wished.wishes);
  return shown(turn.kind === 'ask' ? goOn(wished) : { session: wished, lines: [] }, [`${typed}: ${does}.`]);
};

const help = (session: Session): Reply =>
  again(session, shortened(helpOf(session), drawn(session).alone, session.look));

/** A hint that leaves room for the rack below it. */
const hint = (session: Session): Reply =>
  again(session, shortened(named(hintFor(session), session.look), drawn(session).question, session.look));

/** The commands that work at every question. */
const COMMANDS: readonly (readonly [words: readonly string[], does: (session: Session) => Reply])[] = [
  [['?', 'help'], help],
  [['h', 'hint'], hint],
  [['o', 'others'], (session) => again(session, named(session.table.scout(session.state), session.look))],
  [['t', 'table'], (session) => shown({ session, lines: [] })],
  [['u', 'undo', 'back'], takeBack],
  [['s', 'save'], (session) => save(session, undefined)],
  [['q', 'quit', 'exit'], leave],
  ...WISHES.map((one): (typeof COMMANDS)[number] => [[one[0]], (session) => wish(session, one)]),
];

/** Whether a line that begins with `S` means South and other tiles of the rack; `s` always saves. */
const meansSouth = ({ questions }: Session, line: string): boolean =>
  /^S(?:[\s,]|$)/.test(line) &&
  questions.at(-1)?.tiles?.rack.includes('S') === true &&
  line.split(/[\s,]+/).every((word) => /^\d*$/.test(word) || parseTiles(word).ok);

/** Looks up the words after `?` in the rulebook. */
const lookUp = (session: Session, words: string): Reply => {
  const found = rulebookLines(words, session.look.width, session.table.options);
  const none = `There is no rule ${quoted(words)}. “? CF” lists those of a game: ${Object.keys(RULE_GAMES).join(', ')}.`;
  return again(session, found ?? [none]);
};

/** Handles a line of input in a game that is not over: the whole program except for files. */
export const step = (session: Session, input: string): Reply => {
  const line = oneLine(input);
  if (session.leaving && !/^(?:s|save|q|quit|exit)$/i.test(line))
    return again({ ...session, leaving: false });
  if (!session.leaving && meansSouth(session, line)) return answer(session, line);
  const path = /^(?:s|save)\s+(.+)$/i.exec(line)?.[1];
  if (path !== undefined) return save(session, path);
  const section = /^card(?:\s+(.*))?$/i.exec(line);
  if (section !== null) return again(session, session.table.card(section[1] ?? ''));
  const words = /^(?:\?\s*|(?:help|explain)\s+)(.+)$/i.exec(line)?.[1];
  if (words !== undefined) return lookUp(session, words);
  const command = COMMANDS.find(([words]) => words.includes(line.toLowerCase()));
  if (command !== undefined) return command[1](session);
  const wished = /^(calls|sort)\b/i.exec(line)?.[1];
  return wished === undefined ? answer(session, line) : again(session, [wishesNamed(wished.toLowerCase())]);
};

/** The reply after the game was saved, or could not be. */
export const afterSaving = (session: Session, message: string, done: boolean): Reply => {
  if (!done) return again({ ...session, leaving: false }, [message]);
  const saved = { ...session, saved: session.actions.length };
  if (session.leaving) return { session: saved, lines: [message], deed: { do: 'leave' } };
  return again(saved, [message]);
};
