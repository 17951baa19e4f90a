import type { Hand } from '../../hands/hand';
import type { Seat } from '../../rules/payouts';
import type { Answer } from '../actions';
import { endsByDeadHands, kill } from '../dead-hands';
import { endByFalseWin, endByMahjongg, handOf } from '../endings';
import { alive, wins } from '../kit';
import { at, type BySeat } from '../seats';
import type { Declaration, ShowingStage } from '../state';
import { emit, enter, type Next, type PhaseRules, type Step } from '../step';
import { declarations } from './claims';

/**
 * Mah Jongg is declared. Where false declarations can happen, the others may lay their hands open
 * before it is judged (AG-35); else it was judged already.
 */
export const enterShowing = (
  step: Step,
  showing: ShowingStage,
  answers: BySeat<Answer | null> | null,
): Next | null => {
  const { declared } = showing;
  emit(step, { type: 'declared', declared }, { setAside: answers });
  if (step.draft.manners === 'strict') {
    endByMahjongg(step, declared);
    return null;
  }
  const others = alive(step.draft).filter((seat) => seat !== declared.seat);
  if (others.length === 0) return { to: 'judged', showing, shown: [] };
  enter(step, 'showing', showing, others);
  return null;
};

const isRight = ({ kit, draft }: Step, { seat, hand, by, tile }: Declaration): boolean =>
  wins(kit, draft, seat, hand, tile === null ? { by } : { by, tile });

/** The right win of the same tile that a false one must not take away; undefined if there is none (TG-11b). */
const rightBeside = (step: Step, claims: ShowingStage['claims']): Declaration | undefined =>
  claims === null
    ? undefined
    : declarations(step, claims, step.draft.setAside ?? {}).find((one) => isRight(step, one));

/** Judges a declaration: the game ends, or whoever laid a hand open in error is dead and the others play on (AG-35, TG-11). */
export const judge = (
  step: Step,
  { declared, claims }: ShowingStage,
  shown: readonly Seat[],
): Next | null => {
  const { draft, kit } = step;
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const seat of shown) hands[seat] = handOf(step, seat);
  const right = isRight(step, declared);
  emit(step, { type: 'shown', hands: hands as BySeat<Hand>, right });
  if (right) {
    endByMahjongg(step, declared);
    return null;
  }
  if (kit.table.mistakes.falseWin === 'dead')
    for (const seat of [declared.seat, ...shown]) kill(step, seat, 'AG-35');
  if (kit.table.mistakes.falseWin === 'ends' || (shown.length > 0 && alive(draft).length < 2)) {
    const right = kit.table.mistakes.falseWin === 'ends' ? rightBeside(step, claims) : undefined;
    if (right === undefined) endByFalseWin(step, declared);
    else {
      emit(step, { type: 'declared', declared: right }, { setAside: null });
      endByMahjongg(step, right, declared);
    }
    return null;
  }
  if (endsByDeadHands(step)) return null;
  if (claims === null) return { to: 'draw', after: declared.seat };
  const answers = draft.setAside;
  emit(step, { type: 'resumed' }, { setAside: null });
  return { to: 'claimed', claims, answers: answers ?? {} };
};

/** Who else lays the hand open, believing the game to be over (AG-35). */
export const showing: PhaseRules<'showing'> = {
  sealed: true,
  types: ['show', 'keep'],
  choices: () => [{ type: 'keep' }, { type: 'show' }],
  fault: () => undefined,
  resolve: ({ draft }, now) => ({
    to: 'judged',
    showing: now,
    shown: draft.seats.filter((seat) => at(draft.answers, seat)?.type === 'show'),
  }),
};
