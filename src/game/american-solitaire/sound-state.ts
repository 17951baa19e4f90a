import type { americanSolitaireSheet } from '../../american/solitaire-sheet';
import { DUMMIES } from '../../chinese/solitaire-claims';
import type { Meld } from '../../hands/hand';
import { isRecord, ownValue } from '../../result/own-values';
import { isSameValue } from '../../result/same-value';
import type { Tile } from '../../tiles/tile';
import { setFault } from '../calls';
import { sameOutcome } from '../given-outcome';
import { sameTiles } from '../../play/racks';
import { hasAllTiles } from '../solitaire/decode-solitaire';
import type { Discard } from '../state';
import { hand, listOf, objectOf, oneOf, orNull, type Reader, tile, whole } from '../../play/fields';
import { wonOutcome } from './moves';
import { isWin, meldsOf, type SolitaireKit } from './solitaire-kit';
import { isCourseSound, roundOf } from './sound-course';
import type { AmericanGameState, SolitaireDeclaration, SolitaireOutcome, SolitaireStages } from './types';

/** A state but for what is going on in its phase. */
type Unstaged = Omit<AmericanGameState, 'now'>;

const WINS = ['wall', 'discard', 'charleston'] as const satisfies readonly Parameters<
  typeof americanSolitaireSheet
>[0]['by'][];

const stagesOf = ({
  rules,
}: SolitaireKit): { readonly [P in Exclude<keyof SolitaireStages, 'over'>]: Reader<SolitaireStages[P]> } => ({
  charleston: objectOf<SolitaireStages['charleston']>({
    round: oneOf([1, 2]),
    pass: oneOf(rules.table.passes.map((_, place) => place + 1)),
    least: whole(rules.table.handSize),
    most: whole(rules.table.handSize),
  }),
  secondCharleston: objectOf<SolitaireStages['secondCharleston']>({ round: oneOf([2]) }),
  courtesyPass: objectOf<SolitaireStages['courtesyPass']>({ most: oneOf([rules.table.courtesy]) }),
  turn: objectOf<SolitaireStages['turn']>({ by: oneOf(['deal', 'wall', 'call'] as const) }),
  claims: objectOf<SolitaireStages['claims']>({ from: oneOf(DUMMIES), tile }),
});

const declaration: Reader<SolitaireDeclaration> = objectOf<SolitaireDeclaration>({
  seat: oneOf(['E'] as const),
  by: oneOf(WINS),
  tile: orNull(tile),
  from: orNull(oneOf(DUMMIES)),
  hand,
});

const tilesOf = ({ racks, melds, discards, wall, wallLeft }: AmericanGameState): readonly Tile[] => [
  ...(racks.E as readonly Tile[]),
  ...(melds.E ?? []).flatMap(({ tiles }) => tiles),
  ...discards.map((one) => one.tile),
  ...wall.slice(wall.length - wallLeft),
];

/** The player’s tiles in all. */
const sizeOf = ({ counts, melds }: AmericanGameState): number =>
  (melds.E ?? []).reduce((sum, { tiles }) => sum + tiles.length, counts.E as number);

type Span = readonly [number, number];

const within = (count: number, [least, most]: Span): boolean => count >= least && count <= most;

/** How many tiles can have been passed before this; one of the spans holds. */
const passedSpans = (kit: SolitaireKit, { phase, now }: AmericanGameState): readonly Span[] => {
  const [least, most] = roundOf(kit);
  const { passes, courtesy, courtesyAfterFirst } = kit.rules.table;
  const first: Span = [least, most];
  const second: Span = [2 * least, 2 * most];
  const after = courtesyAfterFirst ? [first, second] : [second];
  if (phase === 'charleston') {
    const before = passes.slice(0, now.pass - 1);
    const [from, to] = now.round === 1 ? [0, 0] : first;
    return [
      [
        before.reduce((sum, sizes) => sum + sizes[0], from),
        before.reduce((sum, sizes) => sum + sizes[1], to),
      ],
    ];
  }
  if (phase === 'secondCharleston') return [first];
  if (phase === 'courtesyPass') return after;
  return [first, ...after.map(([from, to]): Span => [from, to + courtesy])];
};

const isBeforePlay = ({ phase }: AmericanGameState): boolean =>
  phase === 'charleston' || phase === 'secondCharleston' || phase === 'courtesyPass';

/** Whether each discard is by the seat whose turn it was: the next one, or the player’s after a claim (AS-6). */
const isInTurn = ({
  discards,
  passed,
}: {
  readonly discards: readonly Pick<Discard, 'seat'>[];
  readonly passed: number;
}): boolean => {
  const seats = ['E', ...DUMMIES] as const;
  let before = seats.length - 1;
  return discards.every(({ seat }, index) => {
    if (index < passed) return seat === 'E';
    const place = seats.indexOf(seat);
    const isNext = place === (before + 1) % seats.length || place === 0;
    before = place;
    return isNext;
  });
};

const isExposure = ({ hands }: SolitaireKit, { tiles, concealed }: Meld): boolean => {
  const [first, ...others] = tiles;
  return concealed === undefined && first !== undefined && setFault(hands, first, others) === undefined;
};

/** The outcome of a game that is over, worked out anew; undefined if it is not the one that was given. */
const readOutcome = (kit: SolitaireKit, state: Unstaged, given: unknown): SolitaireOutcome | undefined => {
  if (!isRecord(given)) return undefined;
  const wallGame = sameOutcome<SolitaireOutcome>({ ending: 'wallGame' }, given);
  if (wallGame !== undefined) return state.wallLeft === 0 ? wallGame : undefined;
  const declared = declaration(ownValue(given, 'declared'));
  if (declared === undefined) return undefined;
  const { hand: laid, by, tile: claimed, from } = declared;
  const { discards, passed, racks, melds } = state;
  const isOwn = sameTiles(laid.concealed, racks.E ?? []) && isSameValue(laid.melds, melds.E);
  const isFrom =
    from === null
      ? claimed === null
      : claimed !== null && by === 'discard' && isInTurn({ passed, discards: [...discards, { seat: from }] });
  const isFirst = by !== 'charleston' || discards.length === passed;
  if (!isOwn || !isFrom || !isFirst || !isWin(kit, declared)) return undefined;
  return sameOutcome(wonOutcome(kit, state, declared), given);
};

/** What is going on, read by the phase; the outcome of a game that is over is worked out anew and compared. */
export const readAmericanNow = (kit: SolitaireKit, state: Unstaged, given: unknown): unknown => {
  const { phase } = state;
  if (phase !== 'over') return stagesOf(kit)[phase](given);
  if (!isRecord(given) || Object.keys(given).length !== 2) return undefined;
  const racks = objectOf({ E: listOf(tile) })(ownValue(given, 'racks'));
  const outcome = readOutcome(kit, state, ownValue(given, 'outcome'));
  return racks === undefined || outcome === undefined ? undefined : { outcome, racks };
};

const isPhaseSound = (kit: SolitaireKit, state: AmericanGameState): boolean => {
  const size = sizeOf(state);
  const whole = kit.rules.table.handSize;
  const { discards, passed } = state;
  if (isBeforePlay(state)) {
    const isUntouched = discards.length === passed && meldsOf(state).length === 0 && size === whole;
    if (state.phase !== 'charleston') return isUntouched;
    const [least, most] = kit.rules.table.passes[state.now.pass - 1] as Span;
    return isUntouched && state.now.least === least && state.now.most === most;
  }
  if (state.phase === 'turn') {
    const { by } = state.now;
    const isDeal = discards.length === passed && meldsOf(state).length === 0;
    return size === whole && (by === 'deal' ? isDeal : by === 'wall' || meldsOf(state).length > 0);
  }
  if (state.phase === 'claims') {
    const last = discards.at(-1);
    return (
      size === whole - 1 &&
      discards.length > passed &&
      last?.seat === state.now.from &&
      last.tile === state.now.tile
    );
  }
  return (
    state.phase === 'over' &&
    size === (state.now.outcome.ending === 'mahjongg' ? whole : whole - 1) &&
    isSameValue(state.now.racks, state.racks)
  );
};

/** What in a state cannot have come about, in a sentence; undefined if nothing is wrong. */
export const americanFlaw = (kit: SolitaireKit, state: AmericanGameState): string | undefined => {
  const { wall, wallLeft, jokersAtEnd, passed, discards } = state;
  if (!hasAllTiles(tilesOf(state), kit.rules.tiles.byIndex))
    return 'The tiles of this state are not those of the game.';
  const isSound =
    jokersAtEnd <= wallLeft &&
    (jokersAtEnd === 0 || wall.at(-1) === 'J') &&
    (kit.rules.table.keepSecondJoker || wall.slice(wall.length - jokersAtEnd).every((one) => one === 'J')) &&
    passed <= discards.length &&
    passedSpans(kit, state).some((span) => within(passed, span)) &&
    meldsOf(state).every((meld) => isExposure(kit, meld)) &&
    isInTurn(state);
  if (!isSound) return 'The parts of this state contradict each other.';
  return isPhaseSound(kit, state) && isCourseSound(kit, state)
    ? undefined
    : `What is going on in the phase ${state.phase} cannot have come about.`;
};
