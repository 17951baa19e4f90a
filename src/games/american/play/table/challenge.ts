import type { Meld } from '../../../../hands/hand';
import { type IllegalAction, illegal } from '../../../../play/illegal';
import { at } from '../../../../play/seats';
import { emit } from '../../../../play/step';
import type { Live, Move, SceneIn, Step } from '../../../../play/way';
import type { Seat } from '../../../../rules/payouts';
import type { Tile } from '../../../../tiles/tile';
import type { DeadHand } from '../dead-hand-judge';
import { type Kit, playing, rulesOf } from '../table-rules';
import { openClaims } from './claims';
import { endsByDeadHands, kill } from './dead-hands';
import { drawNext } from './turns';
import type { RackTypes } from './types';

type TableStep = Step<RackTypes>;
type LiveScene = SceneIn<RackTypes, Live<RackTypes>>;

const PHASES_OF_PLAY: readonly LiveScene['phase'][] = ['turn', 'claims'];

/** Why a player may not call this hand dead now (AG-32, AG-32a). */
const challengeFault = (kit: Kit, scene: LiveScene, seat: Seat, against: Seat): IllegalAction | undefined => {
  if (kit.table.mistakes.challenges === 'none')
    return illegal('noChallenges', 'TG-12', 'No hand is called dead in this game.');
  if (!PHASES_OF_PLAY.includes(scene.phase))
    return illegal('wrongPhase', 'AG-32', 'Hands are called dead while tiles are drawn and discarded.', {
      phase: scene.phase,
    });
  if (scene.dead.includes(seat))
    return illegal('handIsDead', 'AG-32a', 'Whose hand is dead may not challenge.');
  if (seat === against) return illegal('challengedOneself', 'AG-32', 'A player challenges another’s hand.');
  if (scene.dead.includes(against))
    return illegal('challengedTheDead', 'AG-32', 'That hand is dead already.', { against });
  return scene.challenges.some((one) => one.by === seat && one.against === against)
    ? illegal(
        'challengedAlready',
        'AG-32a',
        'That hand may be challenged again when its exposures have changed.',
        { against },
      )
    : undefined;
};

/** The tiles that lie open to everybody, but for one player’s exposures (AG-31). */
const visibleTo = ({ state }: TableStep, owner: Seat): readonly Tile[] => [
  ...state.discards.map(({ tile }) => tile),
  ...state.seats
    .filter((seat) => seat !== owner)
    .flatMap((seat) => at(state.melds, seat).flatMap(({ tiles }) => tiles)),
  ...(state.phase === 'claims' && 'tile' in state.now && 'corrected' in state.now ? [state.now.tile] : []),
];

/** The place of the exposure that made a hand dead: the first with which it is; null if none did (AG-22a). */
const killer = (step: TableStep, seat: Seat, reason: DeadHand): number | null => {
  if (reason.code !== 'exposuresMatchNoLine' && reason.code !== 'closedHandExposed') return null;
  const melds = at(step.state.melds, seat);
  const place = melds.findIndex((_, index) => verdict(step, seat, melds.slice(0, index + 1)) !== undefined);
  return place < 0 ? null : place;
};

const verdict = (
  step: TableStep,
  seat: Seat,
  melds: readonly Meld[],
  tileCount?: number,
): DeadHand | undefined => {
  const { kit, state } = step;
  const toDiscard = state.phase === 'turn' && 'seat' in state.now && state.now.seat === seat;
  const count = tileCount === undefined ? {} : { tileCount, toDiscard };
  return kit.deadReason(rulesOf(kit, state, seat), { melds, visible: visibleTo(step, seat), ...count });
};

/** Goes on after a hand died: the turn passes on, or the claims are opened if nobody else is awaited. */
const afterDeath = (step: TableStep, seat: Seat): void => {
  const { state, kit } = step;
  if (endsByDeadHands(step) || playing(kit, state).includes(seat) || state.awaiting.length > 0) return;
  if (state.phase === 'turn') drawNext(step, seat);
  else if (state.phase === 'claims') openClaims(step, state.now, state.answers);
};

/** A hand called dead: it is, or the challenge was wrong (AG-31, AG-32). */
export const challenge: Move<RackTypes, Live<RackTypes>, 'challenge'> = {
  choices: (kit, scene, { seat }) =>
    scene.seats
      .filter((against) => challengeFault(kit, scene, seat, against) === undefined)
      .map((against) => ({ type: 'challenge', against })),
  fault: (kit, scene, { seat }, { against }) => challengeFault(kit, scene, seat, against),
  act: (step, _now, { seat, against }) => {
    const { state, kit } = step;
    const melds = at(state.melds, against);
    const tiles = melds.reduce((sum, meld) => sum + meld.tiles.length, at(state.counts, against));
    const reason = verdict(step, against, melds, tiles);
    const upheld = reason !== undefined;
    emit(step, { type: 'challenged', seat, against, upheld, reason: reason?.code ?? null });
    if (reason !== undefined) kill(step, against, 'AG-31', killer(step, against, reason));
    else if (kit.table.mistakes.challenges === 'dead') kill(step, seat, 'AG-32a');
    else return;
    afterDeath(step, upheld ? against : seat);
  },
};
