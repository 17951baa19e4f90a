import { type Claim, type Settlement, settle as settleClaim, type WinKind } from 'mahjongg/card-free';
import { type Given, valueGiven, type Work } from '../command';
import { orRefused } from '../mistakes';
import { answering, membersOf, onlyReasons, unreadWithout } from '../requests';
import { type Open, partOf } from '../rule-set';
import { givenPlayers, readSettings, type Settings, usualBy } from '../settings';
import { errorLines, settlementLines, wonLine } from '../sheets';
import { field, isRecord } from '../values';
import { paragraph } from '../words';

type ClaimParts = Readonly<Record<string, unknown>>;

/** The parts of a claim on the command line; the library checks them. */
const givenParts = (given: Given, settings: Settings): ClaimParts => {
  const { options } = given;
  const parts = {
    value: valueGiven(given, 'value', 'points'),
    highestValue: valueGiven(given, 'highest-value', 'points'),
    ...givenPlayers(given, settings),
    by: settings.by,
    event: options.get('event'),
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

/** The members of a request that belong to the claim; the rest is for other commands. */
const CLAIM_MEMBERS = [...new Set([...MEMBERS.values()].flat()), 'event', 'seats', 'pattern'];

/** The parts of the command line that a claim with this event can have. */
const partsFor = (claim: object, parts: ClaimParts): ClaimParts => {
  const own = MEMBERS.get(field(claim, 'event') ?? '');
  const isOwn = (name: string): boolean => own !== undefined && [...own, 'seats', 'event'].includes(name);
  return membersOf(parts, Object.keys(parts).filter(isOwn));
};

interface Completed {
  readonly claim: unknown;
  readonly assumed?: { readonly by: WinKind };
}

/** A claim with the usual `by` added, if it has neither that nor an event. */
const withUsualBy = (claim: object, open: Open): Completed => {
  if (field(claim, 'by') !== undefined || field(claim, 'event') !== undefined) return { claim };
  const assumed = { by: usualBy(claim, open) };
  return { claim: { ...claim, ...assumed }, assumed };
};

const settled = ({ claim, ...assumed }: Completed, open: Open): Settlement => ({
  ...orRefused(settleClaim(claim as Claim, { rules: partOf('payouts', open).rules })),
  ...assumed,
});

/** Whether a hand not declared jokerless would be paid differently if it were. */
const paysMoreJokerless = ({ claim }: Completed, { payments }: Settlement, open: Open): boolean => {
  if (field(claim, 'jokerless') !== undefined || field(claim, 'event') !== undefined) return false;
  const without = settled({ claim: { ...(claim as object), jokerless: true } }, open);
  return JSON.stringify(without.payments) !== JSON.stringify(payments);
};

interface Asked extends Settings {
  readonly parts: ClaimParts;
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
      const whole = withUsualBy(asked.parts, asked);
      const settlement = settled(whole, asked);
      const assumed = [
        ...(whole.assumed === undefined ? [] : [wonLine(whole.assumed.by, true)]),
        ...(paysMoreJokerless(whole, settlement, asked)
          ? ['With jokers (assumed; if it has none, add --jokerless)']
          : []),
      ];
      return {
        json: settlement,
        lines: () => [
          ...assumed,
          ...(assumed.length === 0 ? [] : ['']),
          ...settlementLines(settlement, whole.claim),
          ...paragraph(errorLines(whole.claim)),
        ],
      };
    },
    answer: (request, open, { parts }) =>
      isRecord(request)
        ? settled(
            withUsualBy({ ...partsFor(request, parts), ...membersOf(request, CLAIM_MEMBERS) }, open),
            open,
          )
        : settled({ claim: request }, open),
    refuse: onlyReasons,
    // A `win` is reported as ignored if the claim has neither `by` nor `event`.
    ignored: (request) => unreadWithout(request, ['by', 'event'], ['win']),
  }),
};
