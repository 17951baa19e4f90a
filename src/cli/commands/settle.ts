import {
  type Claim,
  type Reason,
  type Settlement,
  settle as settleClaim,
  type WinKind,
} from 'mahjongg/card-free';
import { type Given, valueGiven, type Work } from '../command';
import { named, orRefused, withOptions } from '../mistakes';
import { answering, hasAny, membersOf, onlyReasons, unreadWithout } from '../requests';
import { type Open, partOf } from '../rule-set';
import { givenPlayers, readSettings, type Settings, usualBy } from '../settings';
import { eventLines, settlementLines, wonLine } from '../sheets';
import { CLAIM_MEMBERS, field, isRecord, type Members } from '../values';
import { paragraph } from '../words';

/** The events of all rule sets, which the command line takes in any case. */
const EVENTS: readonly string[] = ['wallGame', 'mahjonggInError', 'falseWin'];

/** The parts of a claim on the command line; the library checks them. */
const givenParts = (given: Given, settings: Settings): Members => {
  const { options } = given;
  const event = options.get('event');
  const parts = {
    value: valueGiven(given, 'value', 'points'),
    highestValue: valueGiven(given, 'highest-value', 'points'),
    ...givenPlayers(given, settings),
    by: settings.by,
    event: event && (named(event, EVENTS) ?? event),
    jokerless: options.has('jokerless') || undefined,
    allPairs: options.has('all-pairs') || undefined,
  };
  return membersOf(parts, Object.keys(parts));
};

/** The members a claim can have besides event and seats, by its event. */
const MEMBERS: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['', ['value', 'winner', 'by', 'discarder', 'exchanger', 'jokerOf', 'jokerless', 'allPairs', 'dead']],
  ['wallGame', []],
  ['mahjonggInError', ['declarer', 'exposed', 'value']],
  ['falseWin', ['offender', 'by', 'discarder', 'exchanger', 'highestValue']],
]);

/** The parts of the command line that a claim with this event can have. */
const partsFor = (claim: object, parts: Members): Members => {
  const own = MEMBERS.get(field(claim, 'event') ?? '');
  const isOwn = (name: string): boolean => own !== undefined && [...own, 'seats', 'event'].includes(name);
  return membersOf(parts, Object.keys(parts).filter(isOwn));
};

interface Settled extends Settlement {
  readonly assumed?: { readonly by: WinKind };
}

/** The payments of a claim, which gets the usual `by` if it has none and needs one. */
const settled = (claim: unknown, open: Open): Settled => {
  const isFalseWin = field(claim, 'event') === 'falseWin';
  const isWhole = !isRecord(claim) || hasAny(claim, isFalseWin ? ['by'] : ['by', 'event']);
  const assumed = isWhole ? undefined : { by: usualBy(claim, open) };
  const whole = isWhole ? claim : { ...claim, ...assumed };
  const said = (reason: Reason): string =>
    withOptions(reason) +
    (isFalseWin && reason.at?.path?.[0] === 'event' ? ' The rules of american-game do.' : '');
  const settlement = orRefused(settleClaim(whole as Claim, { rules: partOf('payouts', open).rules }), said);
  return { ...settlement, ...(assumed && { assumed }) };
};

/** Whether a hand not declared jokerless would be paid differently if it were. */
const paysMoreJokerless = (claim: object, { payments }: Settlement, open: Open): boolean => {
  if (hasAny(claim, ['jokerless', 'event'])) return false;
  const without = settled({ ...claim, jokerless: true }, open);
  return JSON.stringify(without.payments) !== JSON.stringify(payments);
};

interface Asked extends Settings {
  readonly parts: Members;
}

export const settle: Work = {
  noText: '“settle” takes options only',
  ...answering<Asked>({
    read: async (given) => {
      const settings = await readSettings(given);
      return { ...settings, parts: givenParts(given, settings) };
    },
    isAsked: ({ options }) => options.has('value') || options.has('event'),
    find: (_, asked) => {
      const settlement = settled(asked.parts, asked);
      const claim = { ...asked.parts, ...settlement.assumed };
      const assumed = [
        ...(settlement.assumed === undefined
          ? []
          : [wonLine(settlement.assumed.by, true, field(claim, 'event') === undefined ? 'Won' : 'Declared')]),
        ...(paysMoreJokerless(claim, settlement, asked)
          ? ['With jokers (assumed; if it has none, add --jokerless)']
          : []),
      ];
      return {
        json: settlement,
        lines: () => [
          ...assumed,
          ...(assumed.length === 0 ? [] : ['']),
          ...settlementLines(settlement, claim),
          ...paragraph(eventLines(claim, asked)),
        ],
      };
    },
    answer: (request, open, { parts }) => {
      const own = isRecord(request) && { ...partsFor(request, parts), ...membersOf(request, CLAIM_MEMBERS) };
      return settled(own || request, open);
    },
    refuse: onlyReasons,
    // A `win` is reported as ignored if the claim has neither `by` nor `event`.
    ignored: (request) => unreadWithout(request, ['by', 'event'], ['win']),
  }),
};
