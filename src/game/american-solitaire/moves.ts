import { americanSolitaireSheet } from '../../american/solitaire-sheet';
import { DUMMIES } from '../../chinese/solitaire-claims';
import { ownValue } from '../../result/own-values';
import { scoreHand } from '../../rules/score-hand';
import type { Tile } from '../../tiles/tile';
import { exposureOf } from '../calls';
import { redeemed } from '../exchange';
import { judging } from '../kit';
import type { RulesIdentity } from '../../play/types';
import { sorted } from '../../play/racks';
import { PLAYER, PLAYERS, type Step } from '../solitaire/machine';
import type { SolitaireSetting } from '../solitaire/scene';
import { drawOrder, layWalls } from '../../play/walls';
import { handNow, meldsOf, type SolitaireKit, winFor, winNow } from './solitaire-kit';
import type {
  AmericanGameState,
  AmericanScene,
  AmericanTypes,
  SolitaireAction,
  SolitaireDeclaration,
  SolitaireOutcome,
  SolitaireStages,
} from './types';

type AmericanStep = Step<AmericanTypes>;

/** Breaks East’s wall and takes the first 14 tiles (AS-1). */
export const dealAmerican = (
  { rules }: SolitaireKit,
  identity: RulesIdentity,
  { wall: tiles, dice }: SolitaireSetting,
): AmericanGameState => {
  const stacks = dice.reduce((sum, [one, other]) => sum + one + other, 0);
  const order = drawOrder(layWalls(tiles, ['E', 'S', 'W', 'N']), stacks);
  const { handSize } = rules.table;
  const rack = sorted(order.slice(0, handSize));
  const wall = order.slice(handSize);
  return {
    version: 1,
    rules: identity,
    seats: PLAYERS,
    moment: 0,
    phase: 'turn',
    now: { by: 'deal' },
    awaiting: PLAYERS,
    melds: { E: [] },
    counts: { E: rack.length },
    discards: [],
    passed: 0,
    jokersAtEnd: 0,
    wallLeft: wall.length,
    wall,
    racks: { E: rack },
    drawn: null,
  };
};

const turn = ({ emit }: AmericanStep, by: SolitaireStages['turn']['by']): void =>
  emit({ type: 'stage', phase: 'turn', now: { by }, awaiting: PLAYERS });

const end = ({ draft, emit }: AmericanStep, outcome: SolitaireOutcome): void =>
  emit({ type: 'stage', phase: 'over', now: { outcome, racks: draft.racks }, awaiting: [] });

/** The tiles still in the wall, in the order in which they are drawn. */
const wallOf = ({ wall, wallLeft }: AmericanGameState): readonly Tile[] => wall.slice(wall.length - wallLeft);

/** Goes to a pass of a round, or past its last one (AS-2, AS-3). */
const goToPass = ({ rules }: SolitaireKit, step: AmericanStep, round: number, pass: number): void => {
  const sizes = rules.table.passes[pass - 1];
  const { emit } = step;
  if (sizes !== undefined) {
    const [least, most] = sizes;
    emit({ type: 'stage', phase: 'charleston', now: { round, pass, least, most }, awaiting: PLAYERS });
  } else if (round === 1) {
    emit({ type: 'stage', phase: 'secondCharleston', now: { round: 2 }, awaiting: PLAYERS });
  } else goToCourtesy(rules.table.courtesy, step);
};

const goToCourtesy = (most: number, { emit }: AmericanStep): void =>
  emit({ type: 'stage', phase: 'courtesyPass', now: { most }, awaiting: PLAYERS });

/** Goes to the first pass (AS-2). */
export const beginAmerican = (kit: SolitaireKit, step: AmericanStep): void => goToPass(kit, step, 1, 1);

/** How far inward from the wall’s end a joker is laid: at the end, or past the jokers that lie there (AS-4, AS-4a). */
const placeForJoker = ({ rules }: SolitaireKit, wall: readonly Tile[]): number => {
  if (rules.table.keepSecondJoker) return 0;
  return [...wall].reverse().findIndex((tile) => tile !== 'J');
};

const layJoker = (kit: SolitaireKit, { draft, emit }: AmericanStep): void => {
  const wall = wallOf(draft);
  const inward = placeForJoker(kit, wall);
  const tile = wall[wall.length - 1 - inward];
  if (inward < 0 || tile === undefined) return;
  emit({ type: 'jokerLaid', seat: PLAYER, inward }, { seats: { E: { lost: ['J'], gained: [tile] } } });
};

/** Passes tiles, draws as many, and lays the jokers among them at the wall’s end (AS-2, AS-4, AS-5). */
const exchangeWithWall = (kit: SolitaireKit, step: AmericanStep, tiles: readonly Tile[]): void => {
  if (tiles.length === 0) return;
  const { draft, emit } = step;
  emit({ type: 'passed', seat: PLAYER, tiles }, { seats: { E: { lost: tiles } } });
  const gained = wallOf(draft).slice(0, tiles.length);
  emit({ type: 'drew', seat: PLAYER, count: gained.length }, { seats: { E: { gained } } });
  for (const tile of gained) if (tile === 'J') layJoker(kit, step);
};

const pass = (kit: SolitaireKit, step: AmericanStep, tiles: readonly Tile[]): void => {
  const { phase, now } = step.draft;
  exchangeWithWall(kit, step, tiles);
  if (phase === 'charleston') goToPass(kit, step, now.round, now.pass + 1);
  else turn(step, 'deal');
};

const stop = ({ rules }: SolitaireKit, step: AmericanStep): void => {
  if (rules.table.courtesyAfterFirst) goToCourtesy(rules.table.courtesy, step);
  else turn(step, 'deal');
};

/** The next dummy draws and discards, or the player draws; without a tile to draw the game is over (AS-6, AS-11). */
const goRound = (step: AmericanStep, from: number): void => {
  const { draft, emit } = step;
  const [tile] = wallOf(draft);
  if (tile === undefined) {
    end(step, { ending: 'wallGame' });
    return;
  }
  const dummy = DUMMIES[from];
  if (dummy === undefined) {
    emit({ type: 'drew', seat: PLAYER, count: 1 }, { seats: { E: { gained: [tile] } } });
    turn(step, 'wall');
    return;
  }
  emit({ type: 'drew', seat: dummy, count: 1 });
  emit({ type: 'discarded', seat: dummy, tile });
  emit({ type: 'stage', phase: 'claims', now: { from: dummy, tile }, awaiting: PLAYERS });
};

const call = (kit: SolitaireKit, step: AmericanStep, tile: Tile, shown: readonly Tile[]): void => {
  const { phase, now } = step.draft;
  if (phase !== 'claims') return;
  const meld = exposureOf(kit.hands, tile, shown);
  step.emit({ type: 'called', seat: PLAYER, from: now.from, meld }, { seats: { E: { lost: shown } } });
  turn(step, 'call');
};

const exchange = (kit: SolitaireKit, step: AmericanStep, tile: Tile, meld: number): void => {
  const { phase, now } = step.draft;
  if (phase !== 'turn') return;
  const { tiles, joker } = redeemed(kit.hands, meldsOf(step.draft)[meld]?.tiles ?? [], tile);
  step.emit(
    { type: 'exchanged', seat: PLAYER, tile, meld, tiles },
    { seats: { E: { lost: [tile], gained: [joker] } } },
  );
  turn(step, now.by);
};

/** The outcome of a winning hand with its sheet (AS-8, AS-9); undefined if it has no value. */
export const wonOutcome = (
  kit: SolitaireKit,
  { passed, discards }: Pick<AmericanScene, 'passed' | 'discards'>,
  declared: SolitaireDeclaration,
): SolitaireOutcome | undefined => {
  const { hand, by } = declared;
  const score = scoreHand(hand, winFor(kit, declared), judging(kit.hands.rules));
  if (!score.ok) return undefined;
  const claim = ownValue(score.value as object, 'claim') as {
    readonly value: number;
    readonly jokerless: boolean;
  };
  const { discardDouble, denominator } = kit.rules.options;
  const sheet = americanSolitaireSheet(
    { cardValue: claim.value, by, jokerless: claim.jokerless, passed, discards: discards.length - passed },
    { discardDouble, denominator },
  );
  return sheet.ok ? { ending: 'mahjongg', declared, score: score.value, sheet: sheet.value } : undefined;
};

const win = (kit: SolitaireKit, step: AmericanStep): void => {
  const { draft, emit } = step;
  const won = winNow(draft);
  const declared = { seat: PLAYER, ...won, hand: handNow(draft, { rack: draft.racks.E as readonly Tile[] }) };
  emit({ type: 'declared', declared });
  if (won.tile !== null)
    emit({ type: 'taken', seat: PLAYER, tile: won.tile }, { seats: { E: { gained: [won.tile] } } });
  const outcome = wonOutcome(kit, draft, declared);
  if (outcome !== undefined) end(step, outcome);
};

const nextDummy = ({ phase, now }: AmericanScene): number =>
  phase === 'claims' ? DUMMIES.indexOf(now.from) + 1 : 0;

/** Does what an action says, and goes on to the next decision. */
export const actAmerican = (kit: SolitaireKit, step: AmericanStep, action: SolitaireAction): void => {
  switch (action.type) {
    case 'pass':
      pass(kit, step, action.tiles);
      break;
    case 'continue':
      goToPass(kit, step, 2, 1);
      break;
    case 'stop':
      stop(kit, step);
      break;
    case 'discard':
      step.emit(
        { type: 'discarded', seat: PLAYER, tile: action.tile },
        { seats: { E: { lost: [action.tile] } } },
      );
      goRound(step, 0);
      break;
    case 'exchange':
      exchange(kit, step, action.tile, action.meld);
      break;
    case 'decline':
      goRound(step, nextDummy(step.draft));
      break;
    case 'call':
      call(kit, step, action.tile, action.with);
      break;
    default:
      win(kit, step);
  }
};
