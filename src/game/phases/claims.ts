import type { Hand, Win, WinKind } from '../../hands/hand';
import type { Seat } from '../../rules/payouts';
import type { Tile } from '../../tiles/tile';
import type { Action, Answer, CallAction, MahjonggAction } from '../actions';
import { callChoices, callFault, exposureOf } from '../calls';
import { swapJoker } from '../exchange';
import { type IllegalAction, illegal } from '../illegal';
import { alive, isJoker, type Kit, playing, takesBack, wins } from '../kit';
import { notWinning } from '../mahjongg';
import { withTile } from '../racks';
import { at, type BySeat, forSeat, seatsAfter, withSeat } from '../seats';
import type { ClaimsStage, Declaration } from '../state';
import { emit, enter, type Next, type Own, type PhaseRules, type SceneIn, type Step, turnOf } from '../step';

/** Everybody else may claim the tile, whoever can (AG-15, AG-34, TG-9). */
export const enterClaims = (step: Step, claims: ClaimsStage): Next | null => {
  const others = alive(step.draft).filter((seat) => seat !== claims.from);
  if (others.length === 0) return { to: 'claimed', claims, answers: {} };
  enter(step, 'claims', claims, others);
  return null;
};

const winByOf = ({ by }: ClaimsStage): WinKind => (by === 'exchange' ? 'exchangeTile' : 'discard');

/** The hand that would be laid open with the claimed tile, and how it would be won. */
const wouldBe = (
  { melds, now }: SceneIn<'claims'>,
  { seat, rack }: Own,
): { readonly hand: Hand; readonly win: Win } => ({
  hand: { concealed: withTile(rack, now.tile), melds: at(melds, seat) },
  win: { by: winByOf(now), tile: now.tile },
});

const canWin = (kit: Kit, scene: SceneIn<'claims'>, own: Own): boolean => {
  if (isJoker(kit, scene.now.tile)) return false;
  if (scene.manners === 'table') return true;
  const { hand, win } = wouldBe(scene, own);
  return wins(kit, scene, own.seat, hand, win);
};

const mahjonggFault = (kit: Kit, scene: SceneIn<'claims'>, own: Own): IllegalAction | undefined => {
  if (isJoker(kit, scene.now.tile))
    return illegal('jokerCalled', 'AG-12', 'A discarded joker is never called.');
  if (canWin(kit, scene, own)) return undefined;
  const { hand, win } = wouldBe(scene, own);
  return notWinning(kit, scene, own.seat, hand, win);
};

const otherTile = (scene: SceneIn<'claims'>, tile: Tile | undefined): IllegalAction | undefined =>
  tile === scene.now.tile
    ? undefined
    : illegal(
        'otherTileClaimed',
        'AG-37',
        `The tile to be claimed is ${scene.now.tile}, not ${tile ?? 'none'}.`,
        {
          expected: scene.now.tile,
        },
      );

/** A misnamed tile gets its right name, and everybody may call that (AG-34). */
const putRight = (step: Step, claims: ClaimsStage, tile: Tile): Next => {
  emit(step, { type: 'renamed', seat: claims.from, named: claims.tile, tile });
  return { to: 'claims', claims: { ...claims, tile, corrected: true } };
};

/** A discard is called; the claims of the others wait if that can be taken back (TG-10b). */
const call = (step: Step, claims: ClaimsStage, seat: Seat, answers: BySeat<Answer | null>): Next => {
  const { from, tile } = claims;
  const others = (answers[seat] as CallAction).with;
  const setAside = takesBack(step.kit, step.draft) ? withSeat(answers, seat, null) : null;
  const secret = { faceDown: null, setAside, seats: forSeat(seat, { lost: others }) };
  emit(step, { type: 'called', seat, from, meld: exposureOf(step.kit, tile, others) }, secret);
  return { to: 'turn', turn: turnOf(seat, 'call', { seat: from, tile }) };
};

/** Nobody wants the tile: it stays on the table, or the exchange it was offered in goes on. */
const leave = (step: Step, claims: ClaimsStage): Next => {
  const { from, tile, exchange, turn } = claims;
  if (exchange === null || turn === null) {
    emit(step, { type: 'unclaimed', seat: from, tile: step.draft.faceDown as Tile }, { faceDown: null });
    return { to: 'draw', after: from };
  }
  swapJoker(step, from, tile, exchange.from, exchange.meld);
  if (!playing(step.kit, step.draft).includes(from)) return { to: 'draw', after: from };
  return { to: 'turn', turn: { ...turn, redeemed: exchange.from } };
};

/** Everybody who claims the tile for Mah Jongg, whose turn would come sooner first (AG-17). */
export const declarations = (
  { draft }: Step,
  claims: ClaimsStage,
  answers: BySeat<Answer | null>,
): readonly Declaration[] =>
  seatsAfter(draft.seats, claims.from).flatMap((seat) => {
    const answer = answers[seat];
    if (answer?.type !== 'mahjongg' || draft.dead.includes(seat)) return [];
    const hand = { concealed: withTile(at(draft.racks, seat), claims.tile), melds: at(draft.melds, seat) };
    const by = draft.faceDown === claims.tile ? winByOf(claims) : 'misnamedDiscard';
    const { tile, from } = claims;
    return [{ seat, by, tile, from, jokerOf: null, hand, value: answer.value ?? null }];
  });

/** Opens the claims: Mah Jongg first, then whose turn would come sooner (AG-17). */
export const openClaims = (step: Step, claims: ClaimsStage, answers: BySeat<Answer | null>): Next => {
  const { draft } = step;
  const [declared] = declarations(step, claims, answers);
  if (declared !== undefined) return { to: 'declared', showing: { declared, claims }, answers };
  const caller = seatsAfter(draft.seats, claims.from).find(
    (seat) => answers[seat]?.type === 'call' && !draft.dead.includes(seat),
  );
  if (caller === undefined) return leave(step, claims);
  if (draft.faceDown !== claims.tile) return putRight(step, claims, draft.faceDown as Tile);
  return call(step, claims, caller, answers);
};

/** The others answer to a tile they may claim, all at once (AG-15 to AG-18). */
export const claims: PhaseRules<'claims'> = {
  sealed: true,
  types: ['decline', 'call', 'mahjongg'],
  choices: (kit, scene, own) => {
    const { tile, by } = scene.now;
    const answers: Answer[] = [{ type: 'decline' }];
    if (by === 'discard')
      for (const others of callChoices(kit, scene, own, tile))
        answers.push({ type: 'call', tile, with: others });
    if (canWin(kit, scene, own)) answers.push({ type: 'mahjongg', tile });
    return answers;
  },
  fault: (kit, scene, own, action: Action) => {
    if (action.type === 'decline') return undefined;
    const fault = otherTile(scene, (action as MahjonggAction).tile);
    if (fault !== undefined) return fault;
    if (action.type === 'mahjongg') return mahjonggFault(kit, scene, own);
    if (scene.now.by === 'exchange')
      return illegal('onlyMahjongg', 'TG-9', 'A tile offered in an exchange is claimed for Mah Jongg only.');
    return callFault(kit, scene, own, scene.now.tile, (action as CallAction).with);
  },
  resolve: (step, now) => openClaims(step, now, step.draft.answers),
};
