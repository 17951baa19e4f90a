import { at } from '../../../../play/seats';
import type { Discard } from '../../../../play/types';
import type { Phase, Step } from '../../../../play/way';
import type { Seat } from '../../../../rules/payouts';
import { type ClaimKind, grantedClaim } from '../../../../year/claims';
import { call, callChoices, callFault, kindOfCall, mahjonggFault, otherTile, winChoices } from '../call';
import type { YearClaimsStage } from '../scene';
import { passTurn } from '../turns';
import type { YearAnswer, YearTypes } from '../types';
import { declareOnDiscard } from '../win';

const discardOf = ({ from, tile }: YearClaimsStage): Discard => ({ seat: from, tile });

/** A claim that was made, and how strong it is. */
interface Claim {
  readonly seat: Seat;
  readonly kind: ClaimKind;
  readonly answer: Extract<YearAnswer, { readonly type: 'call' | 'mahjongg' }>;
}

const claimsMade = ({ state }: Step<YearTypes>, discard: Discard): readonly Claim[] =>
  state.seats.flatMap((seat): readonly Claim[] => {
    const answer = state.answers[seat] ?? null;
    if (answer?.type === 'mahjongg') return [{ seat, kind: 'mahJong', answer }];
    if (answer?.type !== 'call') return [];
    return [{ seat, kind: kindOfCall(at(state.racks, seat), seat, discard, answer.with), answer }];
  });

/** The others answer to a discard, all at once, and the strongest claim is granted (YG-7). */
export const claims: Phase<YearTypes, 'claims'> = {
  moves: {
    decline: { choices: () => [{ type: 'decline' }] },
    call: {
      choices: (_kit, { now }, own) => callChoices(own, discardOf(now)),
      fault: (_kit, { now }, own, { tile, with: others }) =>
        otherTile(now.tile, tile) ?? callFault(own, discardOf(now), others),
    },
    mahjongg: {
      choices: (kit, scene, own) => winChoices(kit, scene, own, discardOf(scene.now)),
      fault: (kit, scene, own, { tile }) =>
        otherTile(scene.now.tile, tile) ?? mahjonggFault(kit, scene, own, scene.now.tile),
    },
  },
  resolve: (step, now) => {
    const discard = discardOf(now);
    const granted = grantedClaim(claimsMade(step, discard), now.from);
    if (granted === undefined) passTurn(step, now.from, discard);
    else if (granted.answer.type === 'call') call(step, granted.seat, discard, granted.answer.with);
    else declareOnDiscard(step, granted.seat, discard);
  },
};
