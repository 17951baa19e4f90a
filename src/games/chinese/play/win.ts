import { type IllegalAction, illegal } from '../../../play/illegal';
import { DUMMIES, otherTile, PLAYER } from '../../../play/one-player';
import { emit, finish } from '../../../play/step';
import { ownOf } from '../../../play/take-action';
import type { Move, Own } from '../../../play/way';
import { notWinning } from '../../../questions/not-winning';
import { scoreHand } from '../../../questions/score-hand';
import { isWinningHand } from '../../../questions/validate-hand';
import type { Tile } from '../../../tiles/tile';
import type { ChineseSolitaire } from '../rules';
import type { ChineseWin } from '../vocabulary';
import type { ChineseDeclaration, ChineseOutcome, ChineseStages, ChineseTable, ChineseTypes } from './types';

/** A turn, or a discard that can be claimed. */
type Now = ChineseStages['turn' | 'claims'];

/** How the player would win now, with the figures that the game has counted (CS-7a, CS-14, CS-15, CS-18, CS-21). */
const winNow = ({ discards, wallLeft, flowers }: ChineseTable, now: Now, drawn: Tile | null): ChineseWin => {
  const laid = DUMMIES.reduce((sum, seat) => sum + (flowers[seat]?.length ?? 0), 0);
  const counted = {
    lastTile: wallLeft === 0,
    discards: discards.length - ('from' in now ? 1 : 0),
    ...(laid > 0 && { flowersOfDummies: laid }),
  };
  if ('from' in now) return { by: 'discard', tile: now.tile, ...counted };
  if (now.by === 'deal' || drawn === null) return { by: 'wall', originalDraw: true, ...counted };
  if (now.by === 'wall') return { by: 'wall', tile: drawn, ...counted };
  return { by: 'looseTile', tile: drawn, afterKong: now.afterKong, ...counted };
};

/** The concealed tiles of what would be declared now; a tile that is claimed counts among them. */
const concealedNow = (now: Now, rack: readonly Tile[]): readonly Tile[] =>
  'from' in now ? [...rack, now.tile] : rack;

/** What the player would declare now. */
const declaredNow = (
  table: ChineseTable,
  now: Now,
  { rack, drawn }: Pick<Own<ChineseTypes>, 'rack' | 'drawn'>,
): ChineseDeclaration => {
  const hand = { concealed: concealedNow(now, rack), melds: table.melds.E, flowers: table.flowers.E };
  const from = 'from' in now ? now.from : null;
  return { seat: PLAYER, win: winNow(table, now, drawn), from, hand };
};

/** Why nothing but a discard follows a claim (CS-6); undefined if none was made. */
export const mustDiscard = (now: Now): IllegalAction | undefined =>
  'by' in now && now.by === 'claim'
    ? illegal('claimedMustDiscard', 'CS-6', 'After a claim you must discard.')
    : undefined;

/** The outcome of a hand that wins, with its sheet (CS-9 to CS-22); undefined if it does not win. */
export const wonOutcome = (
  rules: ChineseSolitaire,
  declared: ChineseDeclaration,
): ChineseOutcome | undefined => {
  const score = scoreHand(declared.hand, { win: declared.win, rules });
  return score.ok ? { ending: 'mahjongg', declared, score: score.value } : undefined;
};

/** Mah Jongg, with the tiles held or on a dummy’s discard (CS-6b, CS-8). */
export const mahjongg: Move<ChineseTypes, 'turn' | 'claims', 'mahjongg'> = {
  choices: (rules, scene, own) => {
    const { now } = scene;
    if (mustDiscard(now) !== undefined) return [];
    if (!rules.mayWin(concealedNow(now, own.rack))) return [];
    const { hand, win } = declaredNow(scene, now, own);
    if (!isWinningHand(hand, { rules, win })) return [];
    return 'from' in now ? [{ type: 'mahjongg', tile: now.tile }] : [{ type: 'mahjongg' }];
  },
  fault: (rules, scene, own, { tile }) => {
    const fault =
      otherTile('CS-6', 'from' in scene.now ? scene.now.tile : null, tile) ?? mustDiscard(scene.now);
    if (fault !== undefined) return fault;
    const { hand, win } = declaredNow(scene, scene.now, own);
    return notWinning(hand, rules, win, 'CS-8');
  },
  act: (step, now, { seat }) => {
    const { state, kit } = step;
    const declared = declaredNow(state, now, ownOf(state, seat));
    emit(step, { type: 'declared', declared });
    if ('from' in now)
      emit(step, { type: 'taken', seat, tile: now.tile }, { seats: { E: { gained: [now.tile] } } });
    const outcome = wonOutcome(kit, declared);
    if (outcome !== undefined) finish(step, outcome);
  },
};
