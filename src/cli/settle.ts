import { isRecord } from '../result/own-values';
import type { Rejection } from '../result/reason';
import { quoted } from '../result/reason';
import { failure, success } from '../result/result';
import type { Claim } from '../rules/claim';
import { settle as settleClaim } from '../rules/settle';
import type { Command } from './command';
import type { Given, OptionSpec, Usage } from './given';
import type { ExitCode, Io } from './io';
import { answerLines } from './json-lines';
import { jsonOption, PLAYER_OPTIONS, RULES_OPTIONS, WIN_OPTIONS } from './options';
import { settlementLines } from './payments-text';
import { jsonLine } from './plain';
import { givenPlayers } from './players';
import { printed } from './reasons-text';
import { field, rulesFor } from './requests';
import { firstReason, readSettings, type Settings } from './settings';

const CLAIM_OPTIONS: readonly OptionSpec[] = [
  { name: 'value', value: 'POINTS', help: 'the value of the hand' },
  ...WIN_OPTIONS.filter(({ name }) => name === 'by'),
  ...PLAYER_OPTIONS,
  { name: 'jokerless', help: 'the hand holds no joker' },
  { name: 'all-pairs', help: 'the hand is made of pairs only' },
  {
    name: 'event',
    value: 'EVENT',
    help: 'what ended the game instead of a win: wallGame or mahjonggInError',
  },
  { name: 'declarer', value: 'SEAT', help: 'who declared in error' },
  { name: 'exposed', value: 'SEATS', help: 'the others who had exposed their hands by then, such as SW' },
];

const givenValue = ({ options }: Given): Usage<number | undefined> => {
  const value = options.get('value');
  if (value === undefined) return success(undefined);
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(value)
    ? success(Number(value))
    : failure(`--value is a number of points, not ${quoted(value)}`);
};

/** The claim that the command line makes, its parts undefined where they were not given; the library checks it. */
const givenClaim = (given: Given, { by }: Settings): Usage<Readonly<Record<string, unknown>>> => {
  const value = givenValue(given);
  if (!value.ok) return value;
  const players = givenPlayers(given);
  if (!players.ok) return players;
  const { options } = given;
  const event = options.get('event');
  const usualBy = options.has('discarder') ? 'discard' : 'wall';
  return success({
    ...players.value,
    value: value.value,
    ...(event === undefined ? { by: by ?? usualBy } : { event }),
    jokerless: options.has('jokerless'),
    allPairs: options.has('all-pairs'),
  });
};

const refuse = ({ reasons }: Rejection): object => ({ reasons });

/** A claim that names neither an event nor how it was won: from the wall, or on a discard if a discarder is named. */
const withUsualBy = (request: unknown): unknown => {
  if (!isRecord(request) || field(request, 'by') !== undefined || field(request, 'event') !== undefined)
    return request;
  return { ...request, by: field(request, 'discarder') === undefined ? 'wall' : 'discard' };
};

/** The answer to a request, which may be any JSON value. */
const answer = (request: unknown, settings: Settings): object => {
  const open = rulesFor(request, settings);
  if (!open.ok) return refuse(open.error);
  const settlement = settleClaim(withUsualBy(request) as Claim, open.value.rules);
  return settlement.ok ? settlement.value : refuse(settlement.error);
};

const settleOne = async (given: Given, settings: Settings, io: Io): Promise<Usage<ExitCode>> => {
  const claim = givenClaim(given, settings);
  if (!claim.ok) return claim;
  const settlement = settleClaim(claim.value as unknown as Claim, settings.rules);
  const isJson = given.options.has('json');
  if (!settlement.ok) {
    if (isJson) await io.print(jsonLine(refuse(settlement.error)));
    return failure(firstReason(settlement.error));
  }
  const by = claim.value['by'];
  const isAssumed = by !== undefined && settings.by === undefined;
  const wonBy = isAssumed ? [`Won by ${by} (if not so, say it with --by)`, ''] : [];
  await io.print(
    isJson ? jsonLine(settlement.value) : printed([...wonBy, ...settlementLines(settlement.value)]),
  );
  return success(0);
};

/** `mahjongg settle`. */
export const settle: Command = {
  name: 'settle',
  summary: 'says who pays whom for a win, or for what else ended the game',
  usage: ['settle --value POINTS --winner SEAT [OPTIONS]', 'settle --json [OPTIONS] < CLAIMS'],
  about: [
    'Prints the payments and what they make for each seat. If --by is left out the hand counts as won from the wall, or on a discard if a discarder is named.',
    'With --json and no part of a claim on the command line, each line of standard input is a claim, such as {"value": 25, "winner": "E", "by": "discard", "discarder": "S", "jokerless": true}, and gets one line in answer. A claim may have "id", "rules" and "options" too. Options in a claim replace those of --options as a whole.',
  ],
  options: [...CLAIM_OPTIONS, ...RULES_OPTIONS, jsonOption('claim')],
  examples: [
    'settle --value 25 --winner E --by discard --discarder S --jokerless',
    'settle --value 40 --winner N --by wall --seats ESN',
    'settle --event mahjonggInError --declarer S --exposed EW --value 30',
    'settle --json < claims.jsonl > payments.jsonl',
  ],
  run: async (given, io) => {
    if (given.text !== undefined)
      return failure(`${quoted(given.text)} is too much: a claim is made of options only`);
    const settings = readSettings(given);
    if (!settings.ok) return settings;
    const claims = CLAIM_OPTIONS.some(({ name }) => given.options.has(name));
    if (claims || !given.options.has('json')) return settleOne(given, settings.value, io);
    await answerLines(io, { answer: (request) => answer(request, settings.value), refuse });
    return success(0);
  },
};
