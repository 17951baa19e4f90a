import { type Target, type TargetOptions, type Targets, targets } from '../analysis/targets';
import type { Hand } from '../hands/hand';
import { parseHandText } from '../hands/hand-notation';
import type { Rejection } from '../result/reason';
import { failure, type Result, success } from '../result/result';
import { formatTiles } from '../tiles/format-tiles';
import { parseTiles } from '../tiles/parse-tiles';
import type { Tile } from '../tiles/tile';
import { badInput } from './bad-input';
import { columns } from './columns';
import type { Command } from './command';
import { countGiven, type Given, type Usage } from './given';
import type { ExitCode, Io } from './io';
import { answerLines } from './json-lines';
import { NAMES_OPTION } from './names';
import { jsonOption, RULES_OPTIONS } from './options';
import { goalsOf, type Written, whichHand } from './parts';
import { jsonLine } from './plain';
import { paragraph, printed } from './reasons-text';
import { field, handIn, rulesFor } from './requests';
import { asUsage, givenRules, type Rules } from './settings';

/** How many targets are shown if `--limit` does not say. */
const TARGETS_SHOWN = 10;

interface Asked extends Rules {
  readonly choices: TargetOptions;
}

const givenVisible = ({ options }: Given): Usage<readonly Tile[]> => {
  const text = options.get('visible');
  return text === undefined ? success([]) : asUsage(parseTiles(text), '--visible: ');
};

const givenChoices = (given: Given): Usage<TargetOptions> => {
  const visible = givenVisible(given);
  if (!visible.ok) return visible;
  const limit = countGiven(given, 'limit');
  if (!limit.ok) return limit;
  const draws = countGiven(given, 'draws');
  if (!draws.ok) return draws;
  return success({
    visible: visible.value,
    limit: limit.value ?? TARGETS_SHOWN,
    draws: draws.value,
    sortBy: given.options.get('sort') as TargetOptions['sortBy'],
  });
};

const refuse = ({ reasons }: Rejection): object => ({ reasons });

/** The choices of a request, or else those of the command line. */
const choicesOf = (request: unknown, usual: TargetOptions): TargetOptions => {
  const own = Object.keys(usual).flatMap((name) => {
    const value = field(request, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...usual, ...Object.fromEntries(own) };
};

/** The answer to a request, which may be any JSON value. */
const answer = (request: unknown, asked: Asked): object => {
  const open = rulesFor(request, asked);
  if (!open.ok) return refuse(open.error);
  const goals = goalsOf(open.value);
  if (!goals.ok) return refuse(goals.error);
  const hand = handIn(request, goals.value.text);
  if (!hand.ok) return refuse(hand.error);
  const found = targets(hand.value, goals.value.rules, choicesOf(request, asked.choices));
  return found.ok ? found.value : refuse(found.error);
};

const missingText = ({ missing }: Target<unknown>): string =>
  missing.length === 0
    ? 'none'
    : missing
        .map(({ tile, count, unseen }) => {
          const tiles = formatTiles(Array.from({ length: count }, () => tile));
          return `${tiles} (${unseen})`;
        })
        .join(' ');

const percent = (chance: number | undefined): readonly string[] =>
  chance === undefined ? [] : [`${(100 * chance).toFixed(1)} %`];

const rowOf = (target: Target<unknown>, written: Written): readonly string[] => [
  String(target.distance),
  String(target.value),
  ...percent(target.chance),
  target.mayExpose ? '' : 'concealed',
  missingText(target),
  written.layout(target.layout).trimEnd(),
];

const awayText = (distance: number): string => {
  if (distance === 0) return 'The hand wins.';
  return `The hand is ${distance} ${distance === 1 ? 'tile' : 'tiles'} from winning.`;
};

/** How far a hand is from winning, and the nearest winning hands in a table; `more` says how to see more of them. */
export const targetLines = (
  { distance, targets: listed, found }: Targets<unknown>,
  written: Written,
  more = '',
): readonly string[] => {
  const withChance = listed.some(({ chance }) => chance !== undefined);
  const heading = ['away', 'value', ...(withChance ? ['chance'] : []), '', 'missing (unseen)', 'hand'];
  const sides = heading.map(
    (name) => (['away', 'value', 'chance'].includes(name) ? 'right' : 'left') as 'left' | 'right',
  );
  const shown =
    listed.length < found
      ? `${listed.length} of ${found} layouts${more}`
      : `${found} ${found === 1 ? 'layout' : 'layouts'}`;
  const rows = columns([heading, ...listed.map((target) => rowOf(target, written))], sides);
  return [
    awayText(distance),
    ...paragraph(
      listed.length === 0
        ? ['No layout is possible with the tiles that are unseen.']
        : [`${shown}:`, ...rows],
    ),
  ];
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
  const found = hand.ok ? targets(hand.value, goals.value.rules, asked.choices) : hand;
  if (!found.ok) {
    return badInput(
      found.error,
      isJson ? refuse(found.error) : undefined,
      io,
      'the hand cannot be analyzed: ',
    );
  }
  await io.print(
    isJson
      ? jsonLine(found.value)
      : printed(targetLines(found.value, goals.value.text, ' (--limit shows more)')),
  );
  return success(0);
};

/** `mahjongg analyze`. */
export const analyze: Command = {
  name: 'analyze',
  summary: 'says how far a hand is from winning, and which winning hands are nearest',
  usage: ['analyze HAND [OPTIONS]', 'analyze --json [OPTIONS] < REQUESTS'],
  about: [
    'Prints how many tiles of the hand must be exchanged so that it wins, and the nearest winning hands: how far each is, what it would be worth, whether it must stay concealed, and the tiles it lacks, each with how many of it are unseen. A hand has all its tiles, or lacks one.',
    'With --json and no hand, each line of standard input is a request and gets one line in answer: {"hand": "11B ..."} or {"concealed": ["1B", ...]}, and if you like "id", "visible", "limit", "sortBy", "draws", "rules" and "options".',
  ],
  options: [
    ...RULES_OPTIONS,
    { name: 'visible', value: 'TILES', help: 'tiles that lie open: discards and the exposures of others' },
    { name: 'limit', value: 'N', help: `show the best N (${TARGETS_SHOWN} if left out, 1,000 at most)` },
    { name: 'sort', value: 'ORDER', help: 'what comes first: distance (if left out), value or chance' },
    { name: 'draws', value: 'N', help: 'show the chance that N draws bring all that is missing' },
    jsonOption('hand'),
    NAMES_OPTION,
  ],
  examples: [
    'analyze "11B 22B 33B 444B 55C 7D E"',
    'analyze "11B 222B 33B 444B 55B J" --visible "3B 5B" --draws 8',
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
