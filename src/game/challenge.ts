import type { Meld } from '../hands/hand';
import type { Seat } from '../rules/payouts';
import type { Tile } from '../tiles/tile';
import type { Answer } from './actions';
import { endsByDeadHands, kill } from './dead-hands';
import { type IllegalAction, illegal } from '../play/illegal';
import { type DeadHand, type Kit, playing, rulesOf } from './kit';
import { at } from '../play/seats';
import type { GameState, Scene } from './state';
import { emit, type Next, type Step } from './step';

const PHASES_OF_PLAY: readonly GameState['phase'][] = ['turn', 'claims'];

/** Why a player may not call this hand dead now (AG-32, AG-32a). */
export const challengeFault = (
  kit: Kit,
  scene: Scene & Pick<GameState, 'phase'>,
  seat: Seat,
  against: Seat,
): IllegalAction | undefined => {
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

/** Every challenge a player may make now. */
export const challengeChoices = (
  kit: Kit,
  scene: Scene & Pick<GameState, 'phase'>,
  seat: Seat,
): readonly Answer[] =>
  scene.seats
    .filter((against) => challengeFault(kit, scene, seat, against) === undefined)
    .map((against) => ({ type: 'challenge', against }));

/** The tiles that lie open to everybody, but for one player’s exposures (AG-31). */
const visibleTo = ({ draft }: Step, owner: Seat): readonly Tile[] => [
  ...draft.discards.map(({ tile }) => tile),
  ...draft.seats
    .filter((seat) => seat !== owner)
    .flatMap((seat) => at(draft.melds, seat).flatMap(({ tiles }) => tiles)),
  ...(draft.phase === 'claims' && 'tile' in draft.now && 'corrected' in draft.now ? [draft.now.tile] : []),
];

/** The place of the exposure that made a hand dead: the first with which it is; null if none did (AG-22a). */
const killer = (step: Step, seat: Seat, reason: DeadHand): number | null => {
  if (reason.code !== 'exposuresMatchNoLine' && reason.code !== 'closedHandExposed') return null;
  const melds = at(step.draft.melds, seat);
  const place = melds.findIndex((_, index) => verdict(step, seat, melds.slice(0, index + 1)) !== undefined);
  return place < 0 ? null : place;
};

const verdict = (
  step: Step,
  seat: Seat,
  melds: readonly Meld[],
  tileCount?: number,
): DeadHand | undefined => {
  const { kit, draft } = step;
  const toDiscard = draft.phase === 'turn' && 'seat' in draft.now && draft.now.seat === seat;
  const count = tileCount === undefined ? {} : { tileCount, toDiscard };
  return kit.deadReason(rulesOf(kit, draft, seat), { melds, visible: visibleTo(step, seat), ...count });
};

/** Goes on after a hand died: the turn passes on, or the claims are opened if nobody else is awaited. */
const afterDeath = (step: Step, seat: Seat): Next | null => {
  const { draft, kit } = step;
  if (endsByDeadHands(step) || playing(kit, draft).includes(seat)) return null;
  if (draft.phase === 'turn') return draft.awaiting.length === 0 ? { to: 'draw', after: seat } : null;
  if (draft.awaiting.length > 0 || !('corrected' in draft.now)) return null;
  return { to: 'claimed', claims: draft.now, answers: draft.answers };
};

/** A hand is called dead: it is, or the challenge was wrong (AG-31, AG-32). */
export const challenge = (step: Step, seat: Seat, against: Seat): Next | null => {
  const { draft, kit } = step;
  const melds = at(draft.melds, against);
  const tiles = melds.reduce((sum, meld) => sum + meld.tiles.length, at(draft.counts, against));
  const reason = verdict(step, against, melds, tiles);
  emit(step, {
    type: 'challenged',
    seat,
    against,
    upheld: reason !== undefined,
    reason: reason?.code ?? null,
  });
  if (reason !== undefined) {
    kill(step, against, 'AG-31', killer(step, against, reason));
    return afterDeath(step, against);
  }
  if (kit.table.mistakes.challenges !== 'dead') return null;
  kill(step, seat, 'AG-32a');
  return afterDeath(step, seat);
};
