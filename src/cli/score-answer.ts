import { type Reason, type Rejection, rejected } from '../core/reason';
import type { Result } from '../core/result';
import type { Claim } from '../questions/claim';
import { settle } from '../questions/settle';
import type { Settlement } from '../questions/settlement';
import { payoutsOf } from './parts';
import type { Players } from './players';
import { field } from './requests';
import type { Open } from './rule-set';
import type { Assumed } from './score-asked';

const OTHER_JOKER: Reason = {
  code: 'badSeat',
  rule: 'AG-27a',
  message: 'The joker is said to be of the winner’s own exposure, and of another player’s.',
  at: { path: ['jokerOf'] },
  params: {},
};

/** Whether the win and the players tell two stories of whose joker was redeemed. */
const isOtherJoker = (win: unknown, { winner, jokerOf }: Players): boolean => {
  const ownJoker = field(win, 'ownJoker');
  return typeof ownJoker === 'boolean' && jokerOf !== undefined && ownJoker !== (jokerOf === winner);
};

/** Who pays whom for a scored hand; undefined if no winner is named. */
export const settleSheet = (
  sheet: object,
  players: Players,
  open: Open,
  win?: unknown,
): Result<Settlement, Rejection> | undefined => {
  if (players['winner'] === undefined) return undefined;
  if (isOtherJoker(win, players)) return rejected(OTHER_JOKER);
  const rules = payoutsOf(open);
  if (!rules.ok) return rules;
  return settle({ ...(field(sheet, 'claim') as object), ...players } as unknown as Claim, rules.value);
};

/** Whether a hand wins and only its value is missing (TG-8). */
export const lacksValue = ({ reasons }: Rejection): boolean =>
  reasons.every(({ code }) => code === 'valueNeeded');

/** The answer to a hand or a sheet that has no score. */
export const refuse = (rejection: Rejection): object => ({
  valid: lacksValue(rejection),
  reasons: rejection.reasons,
});

/** A sheet as an answer, with what was assumed, and the payments or the reasons against them if a winner is named. */
export const sheetAnswer = (
  sheet: object,
  assumed: Assumed,
  settlement?: Result<Settlement, Rejection>,
): object => ({
  valid: true,
  ...sheet,
  ...(Object.keys(assumed).length > 0 && { assumed }),
  ...(settlement !== undefined && { settlement: settlement.ok ? settlement.value : settlement.error }),
});
