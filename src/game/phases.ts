import { charleston, enterPass, secondCharleston } from './phases/charleston';
import { claims, enterClaims, openClaims } from './phases/claims';
import { courtesy, courtesyPass, enterCourtesy } from './phases/courtesy';
import { enterShowing, judge, showing } from './phases/showing';
import { drawNext, enterTurn, turn } from './phases/turn';
import type { Phase } from './state';
import type { Next, PhaseRules, Step } from './step';

/** What can be done in each phase; nothing when the game is over. */
export const PHASES: { readonly [P in Exclude<Phase, 'over'>]: PhaseRules<P> } = {
  charleston,
  secondCharleston,
  courtesy,
  courtesyPass,
  turn,
  claims,
  showing,
};

const follow = (step: Step, next: Next): Next | null => {
  switch (next.to) {
    case 'pass':
      return enterPass(step, next.round, next.pass);
    case 'courtesy':
      return enterCourtesy(step);
    case 'turn':
      return enterTurn(step, next.turn);
    case 'draw':
      return drawNext(step, next.after);
    case 'claims':
      return enterClaims(step, next.claims);
    case 'claimed':
      return openClaims(step, next.claims, next.answers);
    case 'declared':
      return enterShowing(step, next.showing, next.answers);
    default:
      return judge(step, next.showing, next.shown);
  }
};

/** Goes on until somebody has to choose, or the game is over. */
export const goOn = (step: Step, first: Next | null): void => {
  for (let next = first; next !== null; ) next = follow(step, next);
};
