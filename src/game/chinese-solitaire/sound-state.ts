import { isFlower } from '../../chinese/chinese-tiles';
import { DUMMIES } from '../../chinese/solitaire-claims';
import type { ChineseWin } from '../../chinese/vocabulary';
import type { Meld } from '../../hands/hand';
import { isRecord, ownValue } from '../../result/own-values';
import { isSameValue } from '../../result/same-value';
import type { ChineseSolitaire } from '../../rules/chinese-solitaire';
import type { Tile } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import { sameOutcome } from '../given-outcome';
import { sameTiles } from '../racks';
import { hasAllTiles } from '../solitaire/decode-solitaire';
import { PLAYER } from '../solitaire/machine';
import type { Discard } from '../state';
import { listOf, objectOf, oneOf, orNull, type Reader, tile, whole } from '../state-fields';
import { countedFor } from './choices';
import { wonOutcome } from './moves';
import { isCourseSound, mostLacking } from './sound-course';
import type { ChineseDeclaration, ChineseGameState, ChineseOutcome, ChineseStages } from './types';

/** A state but for what is going on in its phase. */
type Unstaged = Omit<ChineseGameState, 'now'>;

const flag = /* @__PURE__ */ oneOf([true, false]);

const STAGES: { readonly [P in Exclude<keyof ChineseStages, 'over'>]: Reader<ChineseStages[P]> } = {
  turn: objectOf<ChineseStages['turn']>({
    by: oneOf(['deal', 'wall', 'loose', 'claim'] as const),
    afterKong: flag,
  }),
  claims: objectOf<ChineseStages['claims']>({ from: oneOf(DUMMIES), tile }),
};

/** A set on the table, which may be a concealed kong. */
const meld: Reader<Meld> = (value) =>
  objectOf<Meld>({ tiles: listOf(tile) } as { readonly [K in keyof Meld]: Reader<Meld[K]> })(value) ??
  objectOf<Meld>({ tiles: listOf(tile), concealed: oneOf([true]) } as {
    readonly [K in keyof Meld]: Reader<Meld[K]>;
  })(value);

/** How the parts are read that only this solitaire has, or has otherwise. */
export const CHINESE_PARTS: Readonly<Record<string, Reader<unknown>>> = {
  melds: objectOf({ E: listOf(meld) }),
  flowers: objectOf({ E: listOf(tile), S: listOf(tile), W: listOf(tile), N: listOf(tile) }),
  looseLeft: whole(2),
  loose: listOf(tile),
};

const isRun = (tiles: readonly Tile[]): boolean => {
  const [low = 0, middle = 0, high = 0] = tiles.map(tileIndex).sort((one, other) => one - other);
  return (
    tiles.length === 3 && low % 10 > 0 && low % 10 < 8 && high < 30 && middle === low + 1 && high === low + 2
  );
};

/** Whether a set is one that can lie on the table; only a kong may be concealed. */
const isSet = ({ tiles, concealed }: Meld): boolean => {
  const isAlike = tiles.every((one) => one === tiles[0] && !isFlower(one));
  if (concealed === true) return isAlike && tiles.length === 4;
  return (isAlike && (tiles.length === 3 || tiles.length === 4)) || isRun(tiles);
};

const meldsOf = ({ melds }: ChineseGameState): readonly Meld[] => melds.E as readonly Meld[];

const flowersOf = ({ flowers }: ChineseGameState): readonly (readonly Tile[])[] => Object.values(flowers);

/** The tiles that are still in the wall. */
const wallOf = ({ wall, wallLeft }: ChineseGameState): readonly Tile[] => wall.slice(wall.length - wallLeft);

const tilesOf = (state: ChineseGameState): readonly Tile[] => [
  ...(state.racks.E as readonly Tile[]),
  ...meldsOf(state).flatMap(({ tiles }) => tiles),
  ...flowersOf(state).flat(),
  ...state.discards.map((one) => one.tile),
  ...wallOf(state),
  ...state.loose,
];

/** The player’s tiles, three for each set. */
const sizeOf = ({ counts, melds }: ChineseGameState): number =>
  (counts.E as number) + 3 * (melds.E?.length ?? 0);

/** Whether each discard is by the seat whose turn it was: the next one, or the player’s after a claim (CS-5, CS-6). */
const isInTurn = (
  rules: ChineseSolitaire,
  state: Unstaged,
  discards: readonly Pick<Discard, 'seat'>[],
): boolean => {
  const seats = ['E', ...DUMMIES] as const;
  const maySkip = mostLacking(rules, state) > 0;
  let before = seats.length - 1;
  return discards.every(({ seat }) => {
    const place = seats.indexOf(seat);
    const isNext = place === (before + 1) % seats.length || place === 0;
    const isFree = isNext || (maySkip && before === seats.length - 1 && place === 1);
    before = place;
    return isFree;
  });
};

/** How many tiles were taken as loose ones: for flowers and kongs, but for flowers left without. */
const isDrawnRightly = (rules: ChineseSolitaire, state: ChineseGameState): boolean => {
  const { wallLeft, loose, flowers } = state;
  const isPaired = rules.table.looseTiles === 'follow' || loose.length <= 2;
  const kongs = meldsOf(state).filter(({ tiles }) => tiles.length === 4).length;
  const taken = (flowers.E?.length ?? 0) + kongs;
  const gone = 2 - loose.length;
  if (loose.length > 2) return false;
  // While both loose tiles of the break, or the next stack, lie there untouched, an even number was taken.
  const isEven = (taken - gone) % 2 === 0 || wallLeft === 0 || rules.table.looseTiles === 2;
  return isPaired && isEven && (rules.table.looseTiles === 'follow' || gone <= taken);
};

const isTurnSound = (state: ChineseGameState & { readonly phase: 'turn' }): boolean => {
  const { now, drawn, discards, melds, flowers } = state;
  const sets = melds.E ?? [];
  const isDeal = now.by === 'deal';
  if (now.afterKong && (now.by !== 'loose' || !sets.some(({ tiles }) => tiles.length === 4))) return false;
  if (now.by === 'loose' && !now.afterKong && (flowers.E?.length ?? 0) === 0) return false;
  if (now.by === 'claim' && sets.at(-1)?.concealed === true) return false;
  if ((now.by === 'claim' && sets.length === 0) || (isDeal && discards.length + sets.length > 0))
    return false;
  return (drawn === null) === (now.by === 'claim' || isDeal);
};

/** How the game was won, with the figures that the table shows; undefined if it cannot have been. */
const readWin = (state: Unstaged, given: unknown): ChineseWin | undefined => {
  if (!isRecord(given)) return undefined;
  const counted = countedFor(state);
  if (ownValue(given, 'originalDraw') === true)
    return state.discards.length === 0 ? { by: 'wall', originalDraw: true, ...counted } : undefined;
  const by = oneOf(['wall', 'discard', 'looseTile'] as const)(ownValue(given, 'by'));
  const winning = tile(ownValue(given, 'tile'));
  if (by === undefined || winning === undefined) return undefined;
  if (by !== 'looseTile') return { by, tile: winning, ...counted };
  return { by, tile: winning, afterKong: ownValue(given, 'afterKong') === true, ...counted };
};

/** A winning hand that the game came to: the player’s, won as the table shows. */
const readDeclared = (
  rules: ChineseSolitaire,
  state: Unstaged,
  given: unknown,
): ChineseDeclaration | undefined => {
  if (!isRecord(given)) return undefined;
  const { racks, melds, flowers, discards } = state;
  const win = readWin(state, ownValue(given, 'win'));
  const from = orNull(oneOf(DUMMIES))(ownValue(given, 'from'));
  const hand = ownValue(given, 'hand');
  const concealed = isRecord(hand) ? listOf(tile)(ownValue(hand, 'concealed')) : undefined;
  if (win === undefined || from === undefined || concealed === undefined) return undefined;
  const isSound =
    sameTiles(concealed, racks.E ?? []) &&
    (win.by === 'discard') === (from !== null) &&
    (from === null || isInTurn(rules, state, [...discards, { seat: from }]));
  return isSound
    ? { seat: PLAYER, win, from, hand: { concealed, melds: melds.E, flowers: flowers.E } }
    : undefined;
};

/** The outcome of a game that is over, worked out anew; undefined if it is not the one that was given. */
const readOutcome = (
  rules: ChineseSolitaire,
  state: Unstaged,
  given: unknown,
): ChineseOutcome | undefined => {
  if (!isRecord(given)) return undefined;
  const wallGame = sameOutcome<ChineseOutcome>({ ending: 'wallGame' }, given);
  if (wallGame !== undefined) return state.wallLeft === 0 ? wallGame : undefined;
  const declared = readDeclared(rules, state, ownValue(given, 'declared'));
  return declared && sameOutcome(wonOutcome(rules, declared), given);
};

/** What is going on, read by the phase; the outcome of a game that is over is worked out anew and compared. */
export const readChineseNow = (rules: ChineseSolitaire, state: Unstaged, given: unknown): unknown => {
  const { phase } = state;
  if (phase !== 'over') return STAGES[phase](given);
  if (!isRecord(given) || Object.keys(given).length !== 2) return undefined;
  const racks = objectOf({ E: listOf(tile) })(ownValue(given, 'racks'));
  const outcome = readOutcome(rules, state, ownValue(given, 'outcome'));
  return racks === undefined || outcome === undefined ? undefined : { outcome, racks };
};

const isPhaseSound = (rules: ChineseSolitaire, state: ChineseGameState): boolean => {
  const size = sizeOf(state);
  const whole = rules.table.handSize;
  const least = whole - 1 - mostLacking(rules, state);
  if (state.phase === 'turn') return size === whole && isTurnSound(state);
  if (state.phase === 'claims') {
    const last = state.discards.at(-1);
    const isLast = last?.seat === state.now.from && last.tile === state.now.tile && !isFlower(last.tile);
    return isLast && size < whole && size >= least;
  }
  const won = state.now.outcome.ending === 'mahjongg';
  return (won ? size === whole : size < whole && size >= least) && isSameValue(state.now.racks, state.racks);
};

/** What in a state cannot have come about, in a sentence; undefined if nothing is wrong. */
export const chineseFlaw = (rules: ChineseSolitaire, state: ChineseGameState): string | undefined => {
  if (!hasAllTiles(tilesOf(state), rules.tiles.byIndex))
    return 'The tiles of this state are not those of the game.';
  const isSound =
    state.looseLeft === state.loose.length &&
    meldsOf(state).every(isSet) &&
    flowersOf(state).flat().every(isFlower) &&
    !(state.racks.E ?? []).some(isFlower) &&
    (rules.table.dummyFlowers === 'replaced' ||
      flowersOf({ ...state, flowers: { ...state.flowers, E: [] } }).flat().length === 0) &&
    (rules.table.dummyFlowers === 'discarded' || !state.discards.some((one) => isFlower(one.tile))) &&
    isDrawnRightly(rules, state) &&
    isInTurn(rules, state, state.discards);
  if (!isSound) return 'The parts of this state contradict each other.';
  return isPhaseSound(rules, state) && isCourseSound(rules, state)
    ? undefined
    : `What is going on in the phase ${state.phase} cannot have come about.`;
};
