import { claims } from './phases/claims';
import { courtesy } from './phases/courtesy';
import { draw } from './phases/draw';
import { turn } from './phases/turn';
import type { YearPhase } from './state';
import type { YearPhaseRules } from './step';

/** What can be done in each phase of the Year game; nothing when it is over. */
const PHASES: { readonly [P in Exclude<YearPhase, 'over'>]: YearPhaseRules<P> } = {
  courtesy,
  draw,
  turn,
  claims,
};

/** What can be done in a phase, whichever it is; undefined when the game is over. */
export const phaseOf = (phase: YearPhase): YearPhaseRules<YearPhase> | undefined =>
  phase === 'over' ? undefined : (PHASES[phase] as unknown as YearPhaseRules<YearPhase>);
