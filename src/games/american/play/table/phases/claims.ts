import type { Hand, Win } from '../../../../../hands/hand';
import type { Seat } from '../../../../../hands/payouts';
import { type IllegalAction, illegal, wrongClaim } from '../../../../../play/illegal';
import { withTile } from '../../../../../play/racks';
import { at, type BySeat, forSeats, seatsAfter, withSeat } from '../../../../../play/seats';
import { emit, enter } from '../../../../../play/step';
import type { Move, Own, Phase, SceneIn } from '../../../../../play/way';
import { notWinning } from '../../../../../questions/not-winning';
import type { Tile } from '../../../../../tiles/tile';
import { callChoices, callFault, exposureOf } from '../../exposures';
import {
  alive,
  canHappen,
  isClaimable,
  isOwnJoker,
  isRight,
  judging,
  playing,
  rulesFor,
  type TableRules,
  winByOf,
  winInTurn,
  winNow,
  wins,
} from '../../table-rules';
import type { ClaimsStage, Declaration, Scene, ShowingStage } from '../stages';
import {
  drawNext,
  endByFalseWin,
  endByMahjongg,
  enterTurn,
  kill,
  swapJoker,
  type TableStep,
  turnOf,
} from '../turns';
import type { ActionAnswer, RackTypes } from '../types';

/*
 * What happens to a claimable tile: nobody takes it, somebody calls it, or somebody declares Mah Jongg with it. A
 * false declaration reopens the other claims for the tile.
 */

type Answers = BySeat<ActionAnswer | null>;

/** Lets everybody else with a live hand claim the tile (AG-15, AG-34, TG-9). */
export const enterClaims = (step: TableStep, claims: ClaimsStage): void => {
  const others = alive(step.state, claims.from);
  if (others.length === 0) openClaims(step, claims, {});
  else enter(step, 'claims', claims, others);
};

/** The parts of a discard’s claims other than its tile and seat. */
const DISCARDED = { by: 'discard', corrected: false, exchange: null, turn: null } as const;

export const claimsOf = (from: Seat, tile: Tile): ClaimsStage => ({ from, tile, ...DISCARDED });

/** The hand to lay open, including the claimed tile if there is one. */
export const handOf = ({ melds }: Scene, seat: Seat, rack: readonly Tile[], claimed?: Tile | null): Hand => ({
  concealed: claimed ? withTile(rack, claimed) : rack,
  melds: at(melds, seat),
});

/** Calls a discard; the other claims wait if the call can be taken back (TG-10b). */
const call = (
  step: TableStep,
  { from, tile }: ClaimsStage,
  seat: Seat,
  others: readonly Tile[],
  answers: Answers,
): void => {
  const setAside = canHappen(step.rules, step.state, 'takeBack') ? withSeat(answers, seat, null) : null;
  const secret = { faceDown: null, setAside, seats: { [seat]: { lost: others } } };
  emit(step, { type: 'called', seat, from, meld: exposureOf(step.rules, tile, others) }, secret);
  enterTurn(step, turnOf(seat, 'call', { seat: from, tile }));
};

/** Nobody claims the tile: it stays on the table, or the exchange it was offered in continues. */
const leave = (step: TableStep, { from, tile, exchange, turn }: ClaimsStage): void => {
  const { faceDown } = step.state;
  if (exchange === null || turn === null)
    emit(step, { type: 'unclaimed', seat: from, tile: faceDown ?? tile }, { faceDown: null });
  else {
    swapJoker(step, from, tile, exchange);
    if (playing(step.rules, step.state).includes(from)) {
      enterTurn(step, { ...turn, redeemed: exchange.from });
      return;
    }
  }
  drawNext(step, from);
};

/** Corrects the name of a tile, which everybody may then claim (AG-34). */
const putRight = (step: TableStep, claims: ClaimsStage, tile: Tile): void => {
  emit(step, { type: 'renamed', seat: claims.from, named: claims.tile, tile });
  enterClaims(step, { ...claims, tile, corrected: true });
};

/** The declarations for the tile, in turn order after the discarder (AG-17). */
const declarations = ({ state }: TableStep, claims: ClaimsStage, answers: Answers): readonly Declaration[] =>
  seatsAfter(state.seats, claims.from).flatMap((seat) => {
    const answer = answers[seat];
    if (answer?.type !== 'mahjongg' || state.dead.includes(seat)) return [];
    const { tile, from } = claims;
    const hand = handOf(state, seat, at(state.racks, seat), tile);
    const by = state.faceDown === tile ? winByOf(claims) : 'misnamedDiscard';
    return [{ seat, by, tile, from, jokerOf: null, hand, value: answer.value ?? null }];
  });

/** Resolves the claims: Mah Jongg first, then the player next in turn (AG-17). */
export const openClaims = (step: TableStep, claims: ClaimsStage, answers: Answers): void => {
  const { seats, dead, faceDown } = step.state;
  const [declared] = declarations(step, claims, answers);
  if (declared !== undefined) {
    enterShowing(step, { declared, claims }, answers);
    return;
  }
  for (const seat of seatsAfter(seats, claims.from)) {
    const answer = answers[seat];
    if (answer?.type !== 'call' || dead.includes(seat)) continue;
    if (faceDown !== claims.tile && faceDown !== null) putRight(step, claims, faceDown);
    else call(step, claims, seat, answer.with, answers);
    return;
  }
  leave(step, claims);
};

/** Declares Mah Jongg; if it can be false, the others may lay their hands open before it is judged (AG-35). */
const enterShowing = (step: TableStep, showing: ShowingStage, answers: Answers | null): void => {
  const { declared } = showing;
  emit(step, { type: 'declared', declared }, { setAside: answers });
  const others = alive(step.state, declared.seat);
  if (step.state.manners === 'strict') endByMahjongg(step, declared);
  else if (others.length === 0) judge(step, showing, []);
  else enter(step, 'showing', showing, others);
};

/** Judges a declaration: the game ends, or the others play on (AG-35, TG-11). */
const judge = (step: TableStep, showing: ShowingStage, shown: readonly Seat[]): void => {
  const { state, rules } = step;
  const { declared } = showing;
  const right = isRight(rules, state, declared);
  const hands = forSeats(shown, (seat) => handOf(state, seat, at(state.racks, seat)));
  emit(step, { type: 'shown', hands, right });
  if (right) endByMahjongg(step, declared);
  else if (rules.table.mistakes.falseWin === 'ends') endFalsely(step, showing);
  else buryShown(step, showing, shown);
};

/** Ends the game by a false win (TG-11), unless another player has a right win on the same tile (TG-11b). */
const endFalsely = (step: TableStep, { declared, claims }: ShowingStage): void => {
  const others = claims === null ? [] : declarations(step, claims, step.state.setAside ?? {});
  const beside = others.find((one) => isRight(step.rules, step.state, one));
  if (beside === undefined) {
    endByFalseWin(step, declared);
    return;
  }
  emit(step, { type: 'declared', declared: beside }, { setAside: null });
  endByMahjongg(step, beside, declared);
};

/** Players who laid their hands open in error are dead; the others play on if at least two are left (AG-35). */
const buryShown = (step: TableStep, { declared, claims }: ShowingStage, shown: readonly Seat[]): void => {
  for (const seat of [declared.seat, ...shown]) kill(step, seat, 'AG-35');
  if (alive(step.state).length < 2) endByFalseWin(step, declared);
  else if (claims === null) drawNext(step, declared.seat);
  else {
    const answers = step.state.setAside ?? {};
    emit(step, { type: 'resumed' }, { setAside: null });
    openClaims(step, claims, answers);
  }
};

/** When Mah Jongg can be declared: in the player’s turn, or on a claimable tile. */
type Moment = SceneIn<RackTypes, 'turn' | 'claims'>;
type Me = Own<RackTypes>;

/** The hand to lay open now, and how it would win. */
const wouldBe = (rules: TableRules, scene: Moment, { seat, rack, drawn }: Me): readonly [Hand, Win] => [
  handOf(scene, seat, rack, 'from' in scene.now ? scene.now.tile : null),
  winNow(rules, scene.now, drawn),
];

/** Why nothing can be declared now, whatever the tiles. */
const declarationFault = (
  rules: TableRules,
  { now, dead }: Moment,
  { seat }: Me,
): IllegalAction | undefined => {
  if ('from' in now)
    return isClaimable(rules, now.tile)
      ? undefined
      : illegal('jokerCalled', 'AG-12', 'Nobody can call a discarded joker.');
  if (dead.includes(seat)) return illegal('handIsDead', 'AG-32', 'A dead hand cannot win.');
  return isOwnJoker(rules, seat, now.redeemed)
    ? illegal('notAWinningHand', 'AG-27a', 'Here you cannot win by redeeming a joker of your own exposure.')
    : undefined;
};

export const wouldWin = (rules: TableRules, scene: Moment, own: Me): boolean =>
  declarationFault(rules, scene, own) === undefined &&
  wins(rules, scene, own.seat, ...wouldBe(rules, scene, own));

const canDeclare = (rules: TableRules, scene: Moment, own: Me): boolean =>
  scene.manners === 'table' ? declarationFault(rules, scene, own) === undefined : wouldWin(rules, scene, own);

/** Why this is not the claimable tile (AG-37). */
const otherTile = ({ now }: Moment, tile: Tile | undefined): IllegalAction | undefined =>
  wrongClaim('AG-37', 'from' in now ? now.tile : undefined, tile);

/** Declares Mah Jongg on a claimable tile, as a sealed answer (AG-15), or in the player’s own turn (AG-27). */
export const mahjongg: Move<RackTypes, 'turn' | 'claims', 'mahjongg'> = {
  choices: (rules, scene, own) => {
    if (!canDeclare(rules, scene, own)) return [];
    return [{ type: 'mahjongg', ...('from' in scene.now && { tile: scene.now.tile }) }];
  },
  fault: (rules, scene, own, { tile }) => {
    const fault = otherTile(scene, tile) ?? declarationFault(rules, scene, own);
    if (fault !== undefined || canDeclare(rules, scene, own)) return fault;
    const [hand, win] = wouldBe(rules, scene, own);
    return notWinning(hand, judging(rulesFor(rules, scene, own.seat, win)), win, 'AG-23');
  },
  act: (step, now, { seat, value = null }) => {
    if ('from' in now) return;
    const { state, rules } = step;
    const won = winInTurn(rules, now, state.drawn);
    const from = won.by === 'discard' ? (now.called?.seat ?? null) : null;
    const hand = handOf(state, seat, at(state.racks, seat));
    const declared = { seat, ...won, from, jokerOf: now.redeemed, hand, value };
    enterShowing(step, { declared, claims: null }, null);
  },
};

/** The others answer a claimable tile, all at once (AG-15 to AG-18). */
export const claims: Phase<RackTypes, 'claims'> = {
  moves: {
    decline: { choices: () => [{ type: 'decline' }] },
    call: {
      choices: (rules, scene, own) => {
        const { tile, by } = scene.now;
        if (by !== 'discard') return [];
        return callChoices(rules, scene, own, tile).map((others) => ({ type: 'call', tile, with: others }));
      },
      fault: (rules, scene, own, { tile, with: others }) => {
        const fault = otherTile(scene, tile);
        if (fault !== undefined) return fault;
        return scene.now.by === 'exchange'
          ? illegal('onlyMahjongg', 'TG-9', 'You can claim a tile offered in an exchange only for Mah Jongg.')
          : callFault(rules, scene, own, tile, others);
      },
    },
    mahjongg,
  },
  resolve: (step, now) => openClaims(step, now, step.state.answers),
};

/** Others may lay their hands open after a declaration, believing the game to be over (AG-35). */
export const showing: Phase<RackTypes, 'showing'> = {
  moves: {
    keep: { choices: () => [{ type: 'keep' }] },
    show: { choices: () => [{ type: 'show' }] },
  },
  resolve: (step, now) => {
    const { seats, answers } = step.state;
    const shown = seats.filter((seat) => at(answers, seat)?.type === 'show');
    judge(step, now, shown);
  },
};
