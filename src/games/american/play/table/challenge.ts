import type { Reason } from '../../../../core/reason';
import type { Meld } from '../../../../hands/hand';
import type { Seat } from '../../../../hands/payouts';
import type { SeenHand } from '../../../../hands/read-exposed-hand';
import { type IllegalAction, illegal } from '../../../../play/illegal';
import { tilesOf } from '../../../../play/racks';
import { at } from '../../../../play/seats';
import { emit } from '../../../../play/step';
import type { Live, Move, SceneIn } from '../../../../play/way';
import type { Tile } from '../../../../tiles/tile';
import { judgeHand } from '../dead-hand-judge';
import { canHappen, isJoker, playing, rulesInTurn, rulesOf, type TableRules } from '../table-rules';
import { openClaims } from './phases/claims';
import { drawNext, endsByDeadHands, kill, type TableStep } from './turns';
import type { GameState, RackTypes } from './types';

type LiveScene = SceneIn<RackTypes, Live<RackTypes>>;

/** Why a player cannot challenge this hand now (AG-32, AG-32a). */
const challengeFault = (
  rules: TableRules,
  scene: LiveScene,
  seat: Seat,
  against: Seat,
): IllegalAction | undefined => {
  const { phase, dead, challenges } = scene;
  if (rules.table.mistakes.challenges === 'none')
    return illegal('noChallenges', 'TG-12', 'You cannot call a hand dead in this game.');
  if (phase !== 'turn' && phase !== 'claims') {
    const message = 'You can call a hand dead only while tiles are drawn and discarded.';
    return illegal('wrongPhase', 'AG-32', message, { phase });
  }
  if (dead.includes(seat))
    return illegal('handIsDead', 'AG-32a', 'A player with a dead hand cannot challenge.');
  if (seat === against) return illegal('challengedOneself', 'AG-32', 'You cannot challenge your own hand.');
  if (dead.includes(against))
    return illegal('challengedTheDead', 'AG-32', 'That hand is dead already.', { against });
  const message = 'You can challenge that hand again only when its exposures or tile count have changed.';
  return challenges.some((one) => one.by === seat && one.against === against)
    ? illegal('challengedAlready', 'AG-32a', message, { against })
    : undefined;
};

/** The claimable tile, if everybody knows what it is; a discard may have been misnamed (AG-37). */
const claimable = (rules: TableRules, state: GameState): readonly Tile[] => {
  if (state.phase !== 'claims') return [];
  const { tile, by, corrected } = state.now;
  const mayBeMisnamed = by === 'discard' && !corrected && !isJoker(rules, tile);
  return mayBeMisnamed && canHappen(rules, state, 'misnaming') ? [] : [tile];
};

/** The tiles everybody can see, apart from one player’s exposures (AG-31). */
const visibleBeside = (rules: TableRules, state: GameState, owner: Seat): readonly Tile[] => [
  ...state.discards.map(({ tile }) => tile),
  ...state.seats.flatMap((seat) => (seat === owner ? [] : tilesOf(at(state.melds, seat)))),
  ...claimable(rules, state),
];

/** Why a hand with these exposures is dead; its number of tiles is checked only if given. */
const verdict = (
  { rules, state }: TableStep,
  seat: Seat,
  melds: readonly Meld[],
  count?: Pick<SeenHand, 'tileCount' | 'toDiscard'>,
): Reason | undefined => {
  const own = rulesOf(rules, state, seat);
  const isWhole = melds.length === at(state.melds, seat).length;
  return judgeHand(isWhole ? rulesInTurn(own, state, seat) : own, {
    melds,
    visible: visibleBeside(rules, state, seat),
    ...count,
  });
};

/** The index of the first exposure with which a hand was dead; null if its exposures did not kill it (AG-22a). */
const killer = (step: TableStep, seat: Seat, { code }: Reason): number | null => {
  if (code !== 'exposuresMatchNoLine' && code !== 'closedHandExposed') return null;
  const melds = at(step.state.melds, seat);
  const place = melds.findIndex((_, index) => verdict(step, seat, melds.slice(0, index + 1)) !== undefined);
  return place < 0 ? null : place;
};

/** Continues after a hand died: the next player draws, or the claims open once nobody else is awaited. */
const afterDeath = (step: TableStep, seat: Seat): void => {
  const { state, rules } = step;
  if (endsByDeadHands(step) || playing(rules, state).includes(seat) || state.awaiting.length > 0) return;
  if (state.phase === 'turn') drawNext(step, seat);
  else if (state.phase === 'claims') openClaims(step, state.now, state.answers);
};

/** Challenges a hand: it is dead, or the challenge was wrong (AG-31, AG-32). */
export const challenge: Move<RackTypes, Live<RackTypes>, 'challenge'> = {
  choices: (rules, scene, { seat }) =>
    scene.seats
      .filter((against) => challengeFault(rules, scene, seat, against) === undefined)
      .map((against) => ({ type: 'challenge', against })),
  fault: (rules, scene, { seat }, { against }) => challengeFault(rules, scene, seat, against),
  act: (step, _now, { seat, against }) => {
    const { state, rules } = step;
    const melds = at(state.melds, against);
    const tileCount = at(state.counts, against) + tilesOf(melds).length;
    const toDiscard = state.phase === 'turn' && state.now.seat === against;
    const reason = verdict(step, against, melds, { tileCount, toDiscard });
    const upheld = reason !== undefined;
    emit(step, { type: 'challenged', seat, against, upheld, reason: reason?.code ?? null });
    if (reason !== undefined) kill(step, against, 'AG-31', killer(step, against, reason));
    else if (rules.table.mistakes.challenges === 'dead') kill(step, seat, 'AG-32a');
    else return;
    afterDeath(step, upheld ? against : seat);
  },
};
