import { type Claim, type Rejection, type Settlement, settle as settleClaim, type WinKind } from 'mahjongg';
import type { Given, OptionSpec } from '../arguments';
import { numberGiven } from '../arguments';
import type { Command } from '../command';
import type { ExitCode, Io } from '../io';
import { mistaken, orRefused } from '../mistakes';
import { jsonOption, PLAYER_OPTIONS, RULES_OPTIONS, WIN_OPTIONS } from '../options';
import { payoutsOf } from '../parts';
import { paragraph, printed } from '../reasons';
import { answerLines, rulesFor } from '../requests';
import { field, isRecord } from '../result';
import type { Open } from '../rule-set';
import { givenPlayers, readSettings, type Settings, usualBy } from '../settings';
import { errorLines, settlementLines, wonLine } from '../sheets';
import { jsonLine, quoted } from '../words';

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

const givenPoints = (given: Given, name: string): number | undefined =>
  numberGiven(given, name, /^-?\d{1,15}(\.\d{1,15})?$/, 'a number of points');

/** Parts of a claim by their names. */
type ClaimParts = Readonly<Record<string, unknown>>;

/** The parts of a claim that the command line gives; the library checks them. */
const givenParts = (given: Given, settings: Settings): ClaimParts => {
  const { options } = given;
  const parts = {
    value: givenPoints(given, 'value'),
    highestValue: givenPoints(given, 'highest-value'),
    ...givenPlayers(given, settings),
    by: settings.by,
    event: options.get('event'),
    jokerless: options.has('jokerless') || undefined,
    allPairs: options.has('all-pairs') || undefined,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
};

const refuse = ({ reasons }: Rejection): object => ({ reasons });

/** What a claim of each sort can say beside the event and the seats taken. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  win: ['value', 'winner', 'by', 'discarder', 'exchanger', 'jokerOf', 'jokerless', 'allPairs', 'dead'],
  wallGame: [],
  mahjonggInError: ['declarer', 'exposed', 'value'],
  falseWin: ['offender', 'by', 'discarder', 'exchanger', 'highestValue'],
};

/** The parts that a claim of this sort takes over from the command line: those that it can have. */
const partsFor = (event: unknown, parts: ClaimParts): ClaimParts => {
  const sort = event === undefined ? 'win' : String(event);
  const own = Object.hasOwn(MEMBERS, sort) ? [...(MEMBERS[sort] ?? []), 'seats', 'event'] : [];
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

const settled = (claim: unknown, open: Open): Settlement =>
  orRefused(settleClaim(claim as Claim, { rules: payoutsOf(open) }));

/** A settlement as an answer, with what was assumed. */
const settledAnswer = (settlement: Settlement, { assumed }: Completed): object => ({
  ...settlement,
  ...(assumed !== undefined && { assumed }),
});

/** The answer to a request, which may be any JSON value. */
const answer = (request: unknown, parts: ClaimParts, settings: Settings): object => {
  const open = rulesFor(request, settings);
  const whole: Completed = isRecord(request)
    ? withUsualBy({ ...partsFor(field(request, 'event'), parts), ...request }, open)
    : { claim: request };
  return settledAnswer(settled(whole.claim, open), whole);
};

/** Settles the claim that the command line makes. */
const settleOne = async (
  parts: ClaimParts,
  settings: Settings,
  isJson: boolean,
  io: Io,
): Promise<ExitCode> => {
  const whole = withUsualBy(parts, settings);
  const settlement = settled(whole.claim, settings);
  const { assumed } = whole;
  const wonBy = assumed === undefined ? [] : [wonLine(assumed.by, true), ''];
  await io.print(
    isJson
      ? jsonLine(settledAnswer(settlement, whole))
      : printed([...wonBy, ...settlementLines(settlement), ...paragraph(errorLines(whole.claim))]),
  );
  return 0;
};

/** `mahjongg settle`. */
export const settle: Command = {
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
  refuse,
  run: async (given, io) => {
    if (given.text !== undefined)
      mistaken(`${quoted(given.text)} is too much: a claim is made of options only`);
    const settings = await readSettings(given);
    const parts = givenParts(given, settings);
    const isJson = given.options.has('json');
    const isClaim = given.options.has('value') || given.options.has('event');
    if (isClaim || !isJson) return settleOne(parts, settings, isJson, io);
    return answerLines(io, { answer: (request) => answer(request, parts, settings), refuse });
  },
};
