import { isRecord } from '../core/own-values';
import type { Rejection } from '../core/reason';
import { quoted } from '../core/reason';
import { failure, type Result, success } from '../core/result';
import type { WinKind } from '../hands/hand';
import { CLAIM_MEMBERS, type Claim, type ClaimSort } from '../questions/claim';
import { settle as settleClaim } from '../questions/settle';
import type { Settlement } from '../questions/settlement';
import { badInput } from './bad-input';
import type { Command } from './command';
import type { Given, OptionSpec, Usage } from './given';
import type { ExitCode, Io } from './io';
import { answerLines } from './json-lines';
import { jsonOption, PLAYER_OPTIONS, RULES_OPTIONS, WIN_OPTIONS } from './options';
import { payoutsOf } from './parts';
import { errorLines, settlementLines } from './payments-text';
import { jsonLine } from './plain';
import { givenPlayers, usualBy } from './players';
import { paragraph, printed } from './reasons-text';
import { field, rulesFor } from './requests';
import type { Open } from './rule-set';
import { readSettings, type Settings } from './settings';
import { wonLine } from './win-words';

const CLAIM_OPTIONS: readonly OptionSpec[] = [
  { name: 'value', value: 'POINTS', help: 'the value of the hand', aliases: ['hand-value'] },
  ...WIN_OPTIONS.filter(({ name }) => name === 'by'),
  ...PLAYER_OPTIONS,
  { name: 'jokerless', help: 'the hand holds no joker' },
  { name: 'all-pairs', help: 'the hand is made of singles and pairs only' },
  {
    name: 'event',
    value: 'EVENT',
    help: 'what ended the game instead of a win: wallGame, mahjonggInError or falseWin, as the game knows it',
  },
  { name: 'declarer', value: 'SEAT', help: 'who declared in error' },
  { name: 'exposed', value: 'SEATS', help: 'the others who had exposed their hands by then, such as SW' },
  { name: 'offender', value: 'SEAT', help: 'who laid open a hand that did not win' },
  {
    name: 'highest-value',
    value: 'POINTS',
    help: 'the highest hand value, for a false win; that of the game if left out',
  },
];

const givenPoints = ({ options }: Given, name: string): Usage<number | undefined> => {
  const value = options.get(name);
  if (value === undefined) return success(undefined);
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(value)
    ? success(Number(value))
    : failure(`--${name} is a number of points, not ${quoted(value)}`);
};

/** Parts of a claim by their names. */
type ClaimParts = Readonly<Record<string, unknown>>;

/** The parts of a claim that the command line gives; the library checks them. */
const givenParts = (given: Given, settings: Settings): Usage<ClaimParts> => {
  const value = givenPoints(given, 'value');
  if (!value.ok) return value;
  const highest = givenPoints(given, 'highest-value');
  if (!highest.ok) return highest;
  const players = givenPlayers(given, settings);
  if (!players.ok) return players;
  const { options } = given;
  const { by } = settings;
  const event = options.get('event');
  return success({
    ...players.value,
    ...(value.value !== undefined && { value: value.value }),
    ...(highest.value !== undefined && { highestValue: highest.value }),
    ...(by !== undefined && { by }),
    ...(event !== undefined && { event }),
    ...(options.has('jokerless') && { jokerless: true }),
    ...(options.has('all-pairs') && { allPairs: true }),
  });
};

const refuse = ({ reasons }: Rejection): object => ({ reasons });

/** The parts that a claim of this sort takes over from the command line: those that it can have. */
const partsFor = (event: unknown, parts: ClaimParts): ClaimParts => {
  const sort = event === undefined ? 'win' : (event as ClaimSort);
  const own = Object.hasOwn(CLAIM_MEMBERS, sort) ? [...CLAIM_MEMBERS[sort], 'seats', 'event'] : [];
  return Object.fromEntries(Object.entries(parts).filter(([name]) => own.includes(name)));
};

/** A claim as it is settled, and what of it nobody said. */
interface Completed {
  readonly claim: unknown;
  readonly assumed?: { readonly by: WinKind };
}

/** A claim with how it was won, if it names neither that nor an event. */
const withUsualBy = (claim: object, open: Open): Completed => {
  if (field(claim, 'by') !== undefined || field(claim, 'event') !== undefined) return { claim };
  const assumed = { by: usualBy(claim, open) };
  return { claim: { ...claim, ...assumed }, assumed };
};

const settled = (claim: unknown, open: Open): Result<Settlement, Rejection> => {
  const rules = payoutsOf(open);
  return rules.ok ? settleClaim(claim as Claim, rules.value) : rules;
};

/** A settlement as an answer, with what was assumed. */
const settledAnswer = (settlement: Settlement, { assumed }: Completed): object => ({
  ...settlement,
  ...(assumed !== undefined && { assumed }),
});

/** The answer to a request, which may be any JSON value. */
const answer = (request: unknown, parts: ClaimParts, settings: Settings): object => {
  const open = rulesFor(request, settings);
  if (!open.ok) return refuse(open.error);
  const whole: Completed = isRecord(request)
    ? withUsualBy({ ...partsFor(field(request, 'event'), parts), ...request }, open.value)
    : { claim: request };
  const settlement = settled(whole.claim, open.value);
  return settlement.ok ? settledAnswer(settlement.value, whole) : refuse(settlement.error);
};

/** Settles the claim that the command line makes. */
const settleOne = async (
  parts: ClaimParts,
  settings: Settings,
  isJson: boolean,
  io: Io,
): Promise<Usage<ExitCode>> => {
  const whole = withUsualBy(parts, settings);
  const settlement = settled(whole.claim, settings);
  if (!settlement.ok) return badInput(settlement.error, isJson ? refuse(settlement.error) : undefined, io);
  const { assumed } = whole;
  const wonBy = assumed === undefined ? [] : [wonLine(assumed.by, true), ''];
  await io.print(
    isJson
      ? jsonLine(settledAnswer(settlement.value, whole))
      : printed([...wonBy, ...settlementLines(settlement.value), ...paragraph(errorLines(whole.claim))]),
  );
  return success(0);
};

/** `mahjongg settle`. */
export const settle: Command = {
  name: 'settle',
  summary: 'says who pays whom for a win, or for what else ended the game',
  usage: ['settle --value POINTS --winner SEAT [OPTIONS]', 'settle --json [OPTIONS] < CLAIMS'],
  about: [
    'Prints the payments and what they make for each seat. If --by is left out the hand counts as won from the wall, on a discard if a discarder is named, or on a tile of a joker exchange if an exchanger is.',
    'With --json, and neither --value nor --event, each line of standard input is a claim, such as {"value": 25, "winner": "E", "by": "discard", "discarder": "S", "jokerless": true}, and gets one line in answer. What else the command line says, such as --seats ESW, goes for each claim that does not say otherwise. A claim may have "id", "rules" and "options" too. Options in a claim replace those of --options as a whole.',
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
    const settings = await readSettings(given);
    if (!settings.ok) return settings;
    const parts = givenParts(given, settings.value);
    if (!parts.ok) return parts;
    const isJson = given.options.has('json');
    const isClaim = given.options.has('value') || given.options.has('event');
    if (isClaim || !isJson) return settleOne(parts.value, settings.value, isJson, io);
    await answerLines(io, { answer: (request) => answer(request, parts.value, settings.value), refuse });
    return success(0);
  },
};
