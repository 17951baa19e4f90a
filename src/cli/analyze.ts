import { type TargetOptions, type Targets, targets } from '../analysis/targets';
import { quoted, type Reason, type Rejection } from '../core/reason';
import { failure, type Result, success } from '../core/result';
import type { Hand } from '../hands/hand';
import { parseHandText } from '../hands/hand-notation';
import { parseTiles } from '../tiles/parse-tiles';
import type { Tile } from '../tiles/tile';
import { badInput } from './bad-input';
import type { Command } from './command';
import { countGiven, type Given, type Usage } from './given';
import { wrapped } from './help';
import type { ExitCode, Io } from './io';
import { answerLines } from './json-lines';
import { NAMES_OPTION } from './names';
import { discardLines, waitLines } from './next-tiles';
import { jsonOption, RULES_OPTIONS } from './options';
import { type Goals, goalsOf, whichHand } from './parts';
import { jsonLine } from './plain';
import { paragraph, printed } from './reasons-text';
import { field, handIn, rulesFor, under } from './requests';
import { asUsage, givenRules, type Rules } from './settings';
import { targetLines } from './target-lines';

/** How many targets are shown if `--limit` does not say. */
const TARGETS_SHOWN = 10;

/** How wide a sentence is. */
const WIDTH = 80;

interface Asked extends Rules {
  readonly choices: TargetOptions;
}

/** Visible tiles, of which exposures may stand in brackets as in a hand. */
const visibleIn = (text: string): ReturnType<typeof parseTiles> => parseTiles(text.replace(/[[\]]/g, ' '));

const givenVisible = ({ options }: Given): Usage<readonly Tile[]> => {
  const text = options.get('visible');
  return text === undefined ? success([]) : asUsage(visibleIn(text), '--visible: ');
};

const givenWithin = ({ options }: Given): Usage<number | undefined> => {
  const text = options.get('within');
  if (text === undefined) return success(undefined);
  return /^\d{1,3}$/.test(text)
    ? success(Number(text))
    : failure(`--within is a whole number, not ${quoted(text)}`);
};

const givenChoices = (given: Given): Usage<TargetOptions> => {
  const visible = givenVisible(given);
  if (!visible.ok) return visible;
  const limit = countGiven(given, 'limit');
  if (!limit.ok) return limit;
  const draws = countGiven(given, 'draws');
  if (!draws.ok) return draws;
  const within = givenWithin(given);
  if (!within.ok) return within;
  return success({
    visible: visible.value,
    limit: limit.value ?? TARGETS_SHOWN,
    draws: draws.value,
    within: within.value,
    impossible: undefined,
    sortBy: given.options.get('sort') as TargetOptions['sortBy'],
  });
};

const refuse = ({ reasons }: Rejection): object => ({ reasons });

/** The choices of a request, or else those of the command line; visible tiles may be a text there, too. */
const choicesOf = (request: unknown, usual: TargetOptions): Result<TargetOptions, Rejection> => {
  const own = Object.keys(usual).flatMap((name) => {
    const value = field(request, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const choices: TargetOptions = { ...usual, ...Object.fromEntries(own) };
  const { visible: text } = choices as { readonly visible?: unknown };
  if (typeof text !== 'string') return success(choices);
  const visible = visibleIn(text);
  return visible.ok
    ? success({ ...choices, visible: visible.value })
    : failure(under('visible', visible.error));
};

/** The answer to a request, which may be any JSON value. */
const answer = (request: unknown, asked: Asked): object => {
  const open = rulesFor(request, asked);
  if (!open.ok) return refuse(open.error);
  const goals = goalsOf(open.value);
  if (!goals.ok) return refuse(goals.error);
  const hand = handIn(request, goals.value.text);
  if (!hand.ok) return refuse(hand.error);
  const choices = choicesOf(request, asked.choices);
  if (!choices.ok) return refuse(choices.error);
  const found = targets(hand.value, goals.value.rules, choices.value);
  return found.ok ? found.value : refuse(found.error);
};

/** How far the nearest hand is that can still be completed; what is listed may be other ones. */
const nearestOf = (hand: Hand, { rules }: Goals, { visible }: TargetOptions): number | undefined => {
  const found = targets(hand, rules, { visible, limit: 1 });
  return found.ok ? found.value.targets[0]?.distance : undefined;
};

/** What is printed of a hand: how far it is, what it waits for, what to discard, the nearest winning hands. */
const linesFor = (
  hand: Hand,
  found: Targets<unknown>,
  goals: Goals,
  { choices, rules }: Asked,
): readonly string[] => {
  const { visible = [] } = choices;
  const { text } = goals;
  const [away = '', ...table] = targetLines(found, text, {
    more: ' (--limit shows more)',
    nearest: nearestOf(hand, goals, choices),
    melds: text.layoutsLeaveMelds === true ? hand.melds : undefined,
  });
  const scored = rules.hands !== undefined && rules.score !== undefined;
  return [
    ...wrapped(away, WIDTH),
    ...(scored ? waitLines(hand, goals.rules as Parameters<typeof waitLines>[1], visible) : []),
    ...table,
    ...paragraph(discardLines(hand, goals.rules, visible)),
  ];
};

/** The options of the command line whose choices have another name. */
const OPTION_NAMES: Readonly<Record<string, string>> = { sortBy: 'sort' };

/** A message as somebody at the command line understands it: choices are options there, and a hand may lack a tile. */
const atCommandLine = ({ code, message }: Reason): string =>
  code === 'wrongTileCount'
    ? `${message} To be analyzed it may lack one.`
    : message.replace(/^The option (\w+)/, (_, name: string) => `--${OPTION_NAMES[name] ?? name}`);

const refused = (error: Rejection, isJson: boolean, io: Io): Promise<Usage<never>> => {
  const answer = isJson ? refuse(error) : undefined;
  const reasons = error.reasons.map((reason) => ({ ...reason, message: atCommandLine(reason) }));
  const isOption = reasons[0]?.code === 'badOption';
  return badInput({ reasons }, answer, io, isOption ? '' : 'the hand cannot be analyzed: ');
};

const analyzeText = async (
  text: string | undefined,
  asked: Asked,
  isJson: boolean,
  io: Io,
): Promise<Usage<ExitCode>> => {
  const goals = goalsOf(asked);
  if (!goals.ok) return badInput(goals.error, isJson ? refuse(goals.error) : undefined, io);
  if (text === undefined) return failure(whichHand(asked.set));
  const hand: Result<Hand, Rejection> = parseHandText(text);
  if (!hand.ok) return refused(hand.error, isJson, io);
  const found = targets(hand.value, goals.value.rules, asked.choices);
  if (!found.ok) return refused(found.error, isJson, io);
  await io.print(
    isJson ? jsonLine(found.value) : printed(linesFor(hand.value, found.value, goals.value, asked)),
  );
  return success(0);
};

/** `mahjongg analyze`. */
export const analyze: Command = {
  name: 'analyze',
  summary: 'says how far a hand is from winning, and which winning hands are nearest',
  usage: ['analyze HAND [OPTIONS]', 'analyze --json [OPTIONS] < REQUESTS'],
  about: [
    'Prints how many tiles of the hand must be exchanged so that it wins, and the nearest winning hands: how far each is, what it would be worth, whether it must stay concealed, the tiles it lacks, each with how many of it are unseen, and how many unseen tiles are useful for it, jokers among them.',
    'A hand has all its tiles, or lacks one. If it has all of them, the best discards follow; if it lacks one, and one tile completes it, what it waits for comes first.',
    'With --json and no hand, each line of standard input is a request and gets one line in answer: {"hand": "11B ..."} or {"concealed": ["1B", ...]}, and if you like "id", "visible", "limit", "sortBy", "within", "draws", "impossible", "rules" and "options".',
  ],
  options: [
    ...RULES_OPTIONS,
    { name: 'visible', value: 'TILES', help: 'tiles that lie open: discards and the exposures of others' },
    {
      name: 'within',
      value: 'N',
      help: 'show hands that are up to N tiles farther than the nearest, too (0 if left out)',
    },
    { name: 'limit', value: 'N', help: `show the best N (${TARGETS_SHOWN} if left out, 1,000 at most)` },
    { name: 'sort', value: 'ORDER', help: 'what comes first: distance (if left out), value or chance' },
    { name: 'draws', value: 'N', help: 'show the chance that N draws bring all that is missing' },
    jsonOption('hand'),
    NAMES_OPTION,
  ],
  examples: [
    'analyze "11B 22B 33B 444B 55C 7D E"',
    'analyze "11B 222B 33B 444B 55B J" --visible "3B 5B [EEE]" --draws 8',
    'analyze "FF 22B 46B 88B 2D 4D 1C 9C N" --card practice --within 1',
    'analyze "123B 456C 78D EE RRR 1C" --rules chinese-solitaire --limit 5',
  ],
  run: async (given, io) => {
    const rules = await givenRules(given);
    if (!rules.ok) return rules;
    const choices = givenChoices(given);
    if (!choices.ok) return choices;
    const asked: Asked = { ...rules.value, choices: choices.value };
    const isJson = given.options.has('json');
    if (given.text !== undefined || !isJson) return analyzeText(given.text, asked, isJson, io);
    await answerLines(io, { answer: (request) => answer(request, asked), refuse });
    return success(0);
  },
};
