import type { Seat } from '../../../rules/payouts';
import { type ClaimKind, grantedClaim } from '../../../year/claims';
import { at } from '../../../play/seats';
import type { YearAnswer, YearCallAction, YearMahjonggAction } from '../actions';
import { call, callFault, claimChoices, kindOfCall, mahjonggFault, otherTile } from '../call';
import type { YearClaimsStage, YearDiscard } from '../state';
import type { YearPhaseRules, YearStep } from '../step';
import { passTurn } from '../turns';
import { declareOnDiscard } from '../win';

const discardOf = ({ from, tile }: YearClaimsStage): YearDiscard => ({ seat: from, tile });

/** A claim that was made, and how strong it is. */
interface Claim {
  readonly seat: Seat;
  readonly kind: ClaimKind;
  readonly answer: Extract<YearAnswer, { readonly type: 'call' | 'mahjongg' }>;
}

const claimsMade = ({ draft }: YearStep, discard: YearDiscard): readonly Claim[] =>
  draft.seats.flatMap((seat): readonly Claim[] => {
    const answer = draft.answers[seat] ?? null;
    if (answer?.type === 'mahjongg') return [{ seat, kind: 'mahJong', answer }];
    if (answer?.type !== 'call') return [];
    return [{ seat, kind: kindOfCall(at(draft.racks, seat), seat, discard, answer.with), answer }];
  });

/** The others answer to a discard, all at once, and the strongest claim is granted (YG-7). */
export const claims: YearPhaseRules<'claims'> = {
  sealed: true,
  types: ['decline', 'call', 'mahjongg'],
  choices: (kit, scene, own) => [{ type: 'decline' }, ...claimChoices(kit, scene, own, discardOf(scene.now))],
  fault: (kit, scene, own, action) => {
    if (action.type === 'decline') return undefined;
    const claimed = action as YearCallAction | YearMahjonggAction;
    const { tile } = scene.now;
    const fault = otherTile(tile, claimed.tile);
    if (fault !== undefined) return fault;
    return claimed.type === 'call'
      ? callFault(own, discardOf(scene.now), claimed.with)
      : mahjonggFault(kit, scene, own, tile);
  },
  resolve: (step, now) => {
    const discard = discardOf(now);
    const granted = grantedClaim(claimsMade(step, discard), now.from);
    if (granted === undefined) passTurn(step, now.from, discard);
    else if (granted.answer.type === 'call') call(step, granted.seat, discard, granted.answer.with);
    else declareOnDiscard(step, granted.seat, discard);
  },
};
