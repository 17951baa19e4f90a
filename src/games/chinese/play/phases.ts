import type { Meld } from '../../../hands/hand';
import { type Completed, setsCompletedBy } from '../../../melds/set-shape';
import { type IllegalAction, illegal, notHeld, wrongClaim } from '../../../play/illegal';
import { DUMMIES, type Dummy, PLAYER } from '../../../play/one-player';
import { countOf, holds, kindsOf, sameTiles } from '../../../play/racks';
import { emit, finish } from '../../../play/step';
import { ownOf } from '../../../play/take-action';
import type { Move, Own, Phase, SceneIn, Step } from '../../../play/way';
import { notWinning } from '../../../questions/not-winning';
import { scoreHand } from '../../../questions/score-hand';
import { isWinningHand } from '../../../questions/validate-hand';
import type { Tile } from '../../../tiles/tile';
import type { ChineseTableOptions } from '../options';
import { partsWithKongs } from '../parts';
import type { ChineseSolitaire } from '../rules';
import type { ChineseWin } from '../vocabulary';
import { beginTurn, drawAfterKong, goRound, hasLoose } from './round';
import type { ChineseDeclaration, ChineseOutcome, ChineseStages, ChineseTable, ChineseTypes } from './types';

type Now = ChineseStages['turn' | 'claims'];

/** How the player would win now, with the numbers that the game keeps (CS-7a, CS-14, CS-15, CS-18, CS-21). */
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

/** What the player would declare now; a claimed tile is among the concealed ones. */
const declaredNow = (
  table: ChineseTable,
  now: Now,
  { rack, drawn }: Pick<Own<ChineseTypes>, 'rack' | 'drawn'>,
): ChineseDeclaration => {
  const [concealed, from] = 'from' in now ? [[...rack, now.tile], now.from] : [rack, null];
  const hand = { concealed, melds: table.melds.E, flowers: table.flowers.E };
  return { seat: PLAYER, win: winNow(table, now, drawn), from, hand };
};

/** Why only a discard can follow a claim (CS-6); undefined if there was no claim. */
const mustDiscard = (now: Now): IllegalAction | undefined =>
  'by' in now && now.by === 'claim'
    ? illegal('claimedMustDiscard', 'CS-6', 'After a claim you must discard.')
    : undefined;

/** The outcome of a winning hand with its sheet (CS-9 to CS-22); undefined if it does not win. */
export const wonOutcome = (
  rules: ChineseSolitaire,
  declared: ChineseDeclaration,
): ChineseOutcome | undefined => {
  const score = scoreHand(declared.hand, { win: declared.win, rules });
  return score.ok ? { ending: 'mahjongg', declared, score: score.value } : undefined;
};

/** Declares Mah Jongg with the tiles held or on a dummy’s discard (CS-6b, CS-8). */
const mahjongg: Move<ChineseTypes, 'turn' | 'claims', 'mahjongg'> = {
  choices: (rules, scene, own) => {
    const { now } = scene;
    if (mustDiscard(now) !== undefined) return [];
    const { hand, win } = declaredNow(scene, now, own);
    if (!rules.mayWin(hand.concealed) || !isWinningHand(hand, { rules, win })) return [];
    return 'from' in now ? [{ type: 'mahjongg', tile: now.tile }] : [{ type: 'mahjongg' }];
  },
  fault: (rules, scene, own, { tile }) => {
    const fault =
      wrongClaim('CS-6', 'from' in scene.now ? scene.now.tile : undefined, tile) ?? mustDiscard(scene.now);
    if (fault !== undefined) return fault;
    const { hand, win } = declaredNow(scene, scene.now, own);
    return notWinning(hand, rules, win, 'CS-8');
  },
  act: (step, now, { seat }) => {
    const { state, rules } = step;
    const declared = declaredNow(state, now, ownOf(state, seat));
    emit(step, { type: 'declared', declared });
    if ('from' in now)
      emit(step, { type: 'taken', seat, tile: now.tile }, { seats: { E: { gained: [now.tile] } } });
    const outcome = wonOutcome(rules, declared);
    if (outcome !== undefined) finish(step, outcome);
  },
};

/** The index of the exposed pung that this tile makes a kong; -1 if there is none. */
const pungOf = ({ melds }: ChineseTable, tile: Tile): number =>
  (melds.E ?? []).findIndex(({ tiles }) => tiles.length === 3 && tiles.every((one) => one === tile));

/** Why a kong needs a loose tile to follow it (CS-7). */
const noLoose = (): IllegalAction =>
  illegal('noLooseTile', 'CS-7', 'A kong draws a loose tile, and there is none left.');

/** Why the player cannot lay down a kong of this tile; undefined if it is one (CS-7). */
const kongFault = (
  rules: ChineseSolitaire,
  scene: SceneIn<ChineseTypes, 'turn'>,
  rack: readonly Tile[],
  tile: Tile,
): IllegalAction | undefined => {
  const fault = mustDiscard(scene.now) ?? notHeld('CS-7', rack, tile);
  if (fault !== undefined) return fault;
  const count = countOf(rack, tile);
  if (count === 4 || (count === 1 && pungOf(scene, tile) >= 0))
    return hasLoose(rules, scene) ? undefined : noLoose();
  const message = `A kong is four of ${tile} on the rack, or the fourth beside a pung of it on the table.`;
  return illegal('notAKong', 'CS-7', message, { tile });
};

const layKong = (step: Step<ChineseTypes>, tile: Tile): void => {
  const pung = pungOf(step.state, tile);
  const tiles = [tile, tile, tile, tile];
  const [kong, meld, lost]: [Meld, number, readonly Tile[]] =
    pung >= 0
      ? [{ tiles }, pung, [tile]]
      : [{ tiles, concealed: true }, step.state.melds.E?.length ?? 0, tiles];
  emit(step, { type: 'konged', seat: PLAYER, kong, meld }, { seats: { E: { lost } } });
  drawAfterKong(step);
};

/** The player’s turn up to the discard (CS-5 to CS-8). */
export const turn: Phase<ChineseTypes, 'turn'> = {
  moves: {
    discard: {
      choices: (_rules, _scene, { rack }) => kindsOf(rack).map((tile) => ({ type: 'discard', tile })),
      fault: (_rules, _scene, { rack }, { tile }) => notHeld('CS-5', rack, tile),
      act: (step, _now, { seat, tile }) => {
        emit(step, { type: 'discarded', seat, tile }, { seats: { E: { lost: [tile] } } });
        goRound(step, DUMMIES);
      },
    },
    kong: {
      choices: (rules, scene, { rack }) =>
        kindsOf(rack)
          .filter((tile) => kongFault(rules, scene, rack, tile) === undefined)
          .map((tile) => ({ type: 'kong', tile })),
      fault: (rules, scene, { rack }, { tile }) => kongFault(rules, scene, rack, tile),
      act: (step, _now, { tile }) => layKong(step, tile),
    },
    mahjongg,
  },
};

/** The options for claiming a dummy’s discard (CS-6a). */
export type ClaimOptions = Pick<ChineseTableOptions, 'chowFromLeftOnly' | 'claimKong'>;

/** A set completed by a claimed discard, with the tiles from the hand that are laid down with it. */
export type SolitaireClaim = Completed<'kong' | 'pung' | 'run'>;

const claimsOf = /* @__PURE__ */ setsCompletedBy(partsWithKongs, ['kong', 'pung', 'run']);

/**
 * What the player can claim a dummy’s discard for, besides Mah Jongg: a kong, a pung, runs, in this order (CS-6).
 * Flowers cannot be claimed (CS-7).
 */
export const solitaireClaims = (
  hand: readonly Tile[],
  discard: Tile,
  dummy: Dummy,
  { chowFromLeftOnly, claimKong }: ClaimOptions,
): readonly SolitaireClaim[] => {
  const isAllowed = { kong: claimKong, pung: true, run: !chowFromLeftOnly || dummy === DUMMIES.at(-1) };
  return claimsOf(discard).filter(({ kind, shown }) => isAllowed[kind] && holds(hand, shown));
};

const callFault = (
  rules: ChineseSolitaire,
  scene: SceneIn<ChineseTypes, 'claims'>,
  rack: readonly Tile[],
  shown: readonly Tile[],
): IllegalAction | undefined => {
  const { from, tile } = scene.now;
  const fits = (claim: SolitaireClaim): boolean => sameTiles(claim.shown, shown);
  const claim = solitaireClaims(rack, tile, from, rules.table).find(fits);
  if (claim !== undefined) return claim.kind === 'kong' && !hasLoose(rules, scene) ? noLoose() : undefined;
  const missing = notHeld('CS-6', rack, ...shown);
  if (missing !== undefined) return missing;
  const refuse = (rule: string, message: string): IllegalAction =>
    illegal('badExposure', rule, message, { tiles: shown });
  // A set that only other options would allow is refused with its own rule.
  const free = { chowFromLeftOnly: false, claimKong: true };
  const barred = solitaireClaims(rack, tile, from, free).find(fits)?.kind;
  if (barred === 'run') return refuse('CS-6a', `You can claim a chow only from ${DUMMIES.at(-1)}.`);
  if (barred === 'kong') return refuse('CS-6a', 'You cannot claim the fourth tile for a kong.');
  return refuse('CS-6', `${tile} makes no chow, pung or kong with these tiles.`);
};

/** A dummy’s discard, which the player may claim (CS-6). */
export const claims: Phase<ChineseTypes, 'claims'> = {
  moves: {
    decline: {
      choices: () => [{ type: 'decline' }],
      act: (step, { from }) => goRound(step, DUMMIES.slice(DUMMIES.indexOf(from) + 1)),
    },
    call: {
      choices: (rules, scene, { rack }) => {
        const { from, tile } = scene.now;
        return solitaireClaims(rack, tile, from, rules.table)
          .filter(({ kind }) => kind !== 'kong' || hasLoose(rules, scene))
          .map(({ shown }) => ({ type: 'call', tile, with: shown }));
      },
      fault: (rules, scene, { rack }, { tile, with: shown }) =>
        wrongClaim('CS-6', scene.now.tile, tile) ?? callFault(rules, scene, rack, shown),
      act: (step, { from }, { seat, tile, with: shown }) => {
        const meld = { tiles: [tile, ...shown] };
        emit(step, { type: 'called', seat, from, meld }, { seats: { E: { lost: shown } } });
        if (shown.length === 3) drawAfterKong(step);
        else beginTurn(step, { by: 'claim', afterKong: false });
      },
    },
    mahjongg,
  },
};
