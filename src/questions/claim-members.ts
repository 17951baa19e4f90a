import { ownValue } from '../core/own-values';
import type { Reason } from '../core/reason';
import { claimReason } from './read-claim';

/** What is settled: a win, or one of the events. */
export type ClaimSort = 'win' | 'wallGame' | 'mahjonggInError' | 'falseWin';

/** What a claim of each sort says beside the seats taken. */
export const CLAIM_MEMBERS: Readonly<Record<ClaimSort, readonly string[]>> = {
  win: ['value', 'winner', 'by', 'discarder', 'exchanger', 'jokerOf', 'jokerless', 'allPairs', 'dead'],
  wallGame: [],
  mahjonggInError: ['declarer', 'exposed', 'value'],
  falseWin: ['offender', 'by', 'discarder', 'exchanger', 'highestValue'],
};

const ALL: readonly string[] = [...new Set(Object.values(CLAIM_MEMBERS).flat())];

/** The reasons against what only claims of other sorts say, so that no two of them are taken for one. */
export const foreignMembers = (claim: object, sort: ClaimSort): readonly Reason[] =>
  ALL.filter((name) => !CLAIM_MEMBERS[sort].includes(name) && ownValue(claim, name) !== undefined).map(
    (name) => {
      const message = `“${name}” is not for ${sort === 'win' ? 'a win' : sort}.`;
      return claimReason('notAClaim', message, name);
    },
  );
