import { isFlower } from '../../chinese/chinese-tiles';
import { DUMMIES, type Dummy } from '../../chinese/solitaire-claims';
import { breakWall, takeLoose } from '../../chinese/solitaire-wall';
import type { Meld } from '../../hands/hand';
import type { ChineseSolitaire } from '../../rules/chinese-solitaire';
import { scoreHand } from '../../rules/score-hand';
import type { Tile } from '../../tiles/tile';
import type { RulesIdentity } from '../play';
import { sorted } from '../racks';
import { PLAYER, PLAYERS, type Step } from '../solitaire/machine';
import type { SolitaireSetting } from '../solitaire/scene';
import { handNow, hasLoose, pungOf, winNow } from './choices';
import type {
  ChineseAction,
  ChineseGameState,
  ChineseOutcome,
  ChineseScene,
  ChineseTurnStage,
  ChineseTypes,
} from './types';

type ChineseStep = Step<ChineseTypes>;

/** Breaks the wall and takes the first 14 tiles (CS-1, CS-3 to CS-5). */
export const dealChinese = (
  { table }: ChineseSolitaire,
  rules: RulesIdentity,
  { wall: tiles, dice }: SolitaireSetting,
): ChineseGameState => {
  const [first = 0, second = 0] = dice.map(([one, other]) => one + other);
  const { wall, loose } = breakWall(tiles, first, second, table);
  const rack = sorted(wall.slice(0, table.handSize));
  const rest = wall.slice(table.handSize);
  return {
    version: 1,
    rules,
    seats: PLAYERS,
    moment: 0,
    phase: 'turn',
    now: { by: 'deal', afterKong: false },
    awaiting: PLAYERS,
    melds: { E: [] },
    counts: { E: rack.length },
    flowers: { E: [], S: [], W: [], N: [] },
    discards: [],
    wallLeft: rest.length,
    looseLeft: loose.length,
    wall: rest,
    racks: { E: rack },
    drawn: null,
    loose,
  };
};

const layAside = ({ emit }: ChineseStep, tile: Tile): void =>
  emit({ type: 'laidAside', seat: PLAYER, tile }, { seats: { E: { lost: [tile] } } });

/** The tile to be drawn next from the wall. */
const nextOf = ({ wall, wallLeft }: ChineseGameState): Tile => wall[wall.length - wallLeft] as Tile;

/** The loose tile to be taken next. */
const looseOf = (table: ChineseSolitaire['table'], { wall, wallLeft, loose }: ChineseGameState): Tile =>
  takeLoose({ wall: wallLeft === 0 ? [] : wall.slice(-Math.min(2, wallLeft)), loose }, table).tile as Tile;

const drawTile = (
  { table }: ChineseSolitaire,
  { draft, emit }: ChineseStep,
  from: 'wall' | 'loose',
): Tile => {
  const tile = from === 'wall' ? nextOf(draft) : looseOf(table, draft);
  emit({ type: 'drew', seat: PLAYER, from }, { seats: { E: { gained: [tile] } } });
  return tile;
};

/** Draws loose tiles until one of them is no flower; whether there was one (CS-7). */
const drawLoose = (rules: ChineseSolitaire, step: ChineseStep): boolean => {
  while (hasLoose(rules, step.draft)) {
    const tile = drawTile(rules, step, 'loose');
    if (!isFlower(tile)) return true;
    layAside(step, tile);
  }
  return false;
};

const isWhole = ({ table }: ChineseSolitaire, { melds, counts }: ChineseScene): boolean =>
  (counts.E as number) + 3 * (melds.E as readonly Meld[]).length === table.handSize;

const end = ({ draft, emit }: ChineseStep, outcome: ChineseOutcome): void =>
  emit({ type: 'stage', phase: 'over', now: { outcome, racks: draft.racks }, awaiting: [] });

/** The player’s turn; a hand that lacks tiles, its flowers not replaced, has nothing to discard. */
const turn = (rules: ChineseSolitaire, step: ChineseStep, now: ChineseTurnStage): void => {
  if (isWhole(rules, step.draft)) step.emit({ type: 'stage', phase: 'turn', now, awaiting: PLAYERS });
  else goRound(rules, step, 0);
};

const playerDraws = (rules: ChineseSolitaire, step: ChineseStep): void => {
  const tile = drawTile(rules, step, 'wall');
  if (isFlower(tile)) {
    layAside(step, tile);
    drawLoose(rules, step);
  }
  turn(rules, step, { by: isFlower(tile) ? 'loose' : 'wall', afterKong: false });
};

/** A dummy draws and discards (CS-2); whether its tile can be claimed: a flower cannot (CS-7a). */
const dummyPlays = ({ table }: ChineseSolitaire, { draft, emit }: ChineseStep, seat: Dummy): boolean => {
  while (draft.wallLeft > 0) {
    const tile = nextOf(draft);
    emit({ type: 'drew', seat, from: 'wall' });
    if (!isFlower(tile)) {
      emit({ type: 'discarded', seat, tile });
      emit({ type: 'stage', phase: 'claims', now: { from: seat, tile }, awaiting: PLAYERS });
      return true;
    }
    if (table.dummyFlowers === 'discarded') {
      emit({ type: 'discarded', seat, tile });
      return false;
    }
    emit({ type: 'laidAside', seat, tile });
  }
  return false;
};

/** The dummies play from this one on, then the player, up to the next decision or the end of the wall (CS-5, CS-8). */
const goRound = (rules: ChineseSolitaire, step: ChineseStep, from: number): void => {
  const isAtDecision = DUMMIES.slice(from).some(
    (dummy) => step.draft.wallLeft > 0 && dummyPlays(rules, step, dummy),
  );
  if (isAtDecision) return;
  if (step.draft.wallLeft === 0) end(step, { ending: 'wallGame' });
  else playerDraws(rules, step);
};

/** Replaces the flowers among the first 14 tiles, and goes to the first decision (CS-7). */
export const beginChinese = (rules: ChineseSolitaire, step: ChineseStep): void => {
  for (const tile of step.draft.racks.E?.filter(isFlower) ?? []) {
    layAside(step, tile);
    drawLoose(rules, step);
  }
  turn(rules, step, { by: 'deal', afterKong: false });
};

const layKong = (rules: ChineseSolitaire, step: ChineseStep, tile: Tile): void => {
  const pung = pungOf(step.draft, tile);
  const tiles = [tile, tile, tile, tile];
  const isAdded = pung >= 0;
  const place = isAdded ? pung : (step.draft.melds.E?.length ?? 0);
  step.emit(
    { type: 'konged', seat: PLAYER, kong: isAdded ? { tiles } : { tiles, concealed: true }, meld: place },
    { seats: { E: { lost: isAdded ? [tile] : tiles } } },
  );
  afterKong(rules, step);
};

const afterKong = (rules: ChineseSolitaire, step: ChineseStep): void => {
  drawLoose(rules, step);
  turn(rules, step, { by: 'loose', afterKong: true });
};

const call = (rules: ChineseSolitaire, step: ChineseStep, tile: Tile, shown: readonly Tile[]): void => {
  const { phase, now } = step.draft;
  if (phase !== 'claims') return;
  step.emit(
    { type: 'called', seat: PLAYER, from: now.from, meld: { tiles: [tile, ...shown] } },
    { seats: { E: { lost: shown } } },
  );
  if (shown.length === 3) afterKong(rules, step);
  else turn(rules, step, { by: 'claim', afterKong: false });
};

const nextDummy = ({ phase, now }: ChineseScene): number =>
  phase === 'claims' ? DUMMIES.indexOf(now.from) + 1 : 0;

/** The outcome of a hand that wins now, with its sheet (CS-9 to CS-22); undefined if it does not win. */
export const wonOutcome = (
  rules: ChineseSolitaire,
  declared: Extract<ChineseOutcome, { readonly ending: 'mahjongg' }>['declared'],
): ChineseOutcome | undefined => {
  const score = scoreHand(declared.hand, declared.win, rules);
  return score.ok ? { ending: 'mahjongg', declared, score: score.value } : undefined;
};

const win = (rules: ChineseSolitaire, step: ChineseStep): void => {
  const { draft, emit } = step;
  const { rack, drawn } = { rack: draft.racks.E as readonly Tile[], drawn: draft.drawn };
  const declared = {
    seat: PLAYER,
    win: winNow(draft, drawn),
    from: draft.phase === 'claims' ? draft.now.from : null,
    hand: handNow(draft, { rack, drawn }),
  } as const;
  emit({ type: 'declared', declared });
  if (draft.phase === 'claims') {
    const { tile } = draft.now;
    emit({ type: 'taken', seat: PLAYER, tile }, { seats: { E: { gained: [tile] } } });
  }
  const outcome = wonOutcome(rules, declared);
  if (outcome !== undefined) end(step, outcome);
};

/** Does what an action says, and goes on to the next decision. */
export const actChinese = (rules: ChineseSolitaire, step: ChineseStep, action: ChineseAction): void => {
  switch (action.type) {
    case 'discard':
      step.emit(
        { type: 'discarded', seat: PLAYER, tile: action.tile },
        { seats: { E: { lost: [action.tile] } } },
      );
      goRound(rules, step, 0);
      break;
    case 'kong':
      layKong(rules, step, action.tile);
      break;
    case 'decline':
      goRound(rules, step, nextDummy(step.draft));
      break;
    case 'call':
      call(rules, step, action.tile, action.with);
      break;
    default:
      win(rules, step);
  }
};
