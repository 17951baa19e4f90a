import type { WinKind } from '../hands/hand';
import type { Seat } from '../rules/payouts';
import { charlestonOf, type Kit } from './kit';
import type { ClaimsStage, Declaration, Discard, Phase, Scene, Stages, TurnStage } from './state';
import { bySeats, hand, listOf, objectOf, oneOf, orNull, type Reader, tile, whole } from '../play/fields';

const MOST_POINTS = 1_000_000;
const MOST_MELDS = 7;
const flag = /* @__PURE__ */ oneOf([true, false]);

/** A value in whole or half points. */
const points: Reader<number> = (value) =>
  typeof value === 'number' && value >= 0 && value <= MOST_POINTS && Number.isInteger(value * 2)
    ? value
    : undefined;

/** A discard of one of these seats. */
export const discardOf = (seats: readonly Seat[]): Reader<Discard> =>
  objectOf<Discard>({ seat: oneOf(seats), tile });

const turnOf = (seats: readonly Seat[]): Reader<TurnStage> =>
  objectOf<TurnStage>({
    seat: oneOf(seats),
    by: oneOf(['deal', 'wall', 'call'] as const),
    called: orNull(discardOf(seats)),
    rearranged: flag,
    redeemed: orNull(oneOf(seats)),
  });

const claimsOf = (seats: readonly Seat[]): Reader<ClaimsStage> =>
  objectOf<ClaimsStage>({
    from: oneOf(seats),
    tile,
    by: oneOf(['discard', 'exchange'] as const),
    corrected: flag,
    exchange: orNull(objectOf({ from: oneOf(seats), meld: whole(MOST_MELDS) })),
    turn: orNull(turnOf(seats)),
  });

/** A declaration at these seats. */
export const declarationOf = (kit: Kit, seats: readonly Seat[]): Reader<Declaration> =>
  objectOf<Declaration>({
    seat: oneOf(seats),
    by: oneOf<WinKind>(kit.rules.hands.wins),
    tile: orNull(tile),
    from: orNull(oneOf(seats)),
    jokerOf: orNull(oneOf(seats)),
    hand,
    value: orNull(points),
  });

/** How what belongs to each phase is read; the end is read by itself. */
export const stagesOf = (
  kit: Kit,
  scene: Scene,
): { readonly [P in Exclude<Phase, 'over'>]: Reader<Stages[P]> } => {
  const { seats } = scene;
  const { size, courtesy } = charlestonOf(kit, scene);
  return {
    charleston: objectOf<Stages['charleston']>({
      round: whole(2),
      pass: whole(3),
      direction: oneOf(['right', 'across', 'left'] as const),
      blind: whole(size),
      size: whole(size),
    }),
    secondCharleston: objectOf<Stages['secondCharleston']>({ round: oneOf([2]) }),
    courtesy: objectOf<Stages['courtesy']>({ most: oneOf([courtesy]) }),
    courtesyPass: objectOf<Stages['courtesyPass']>({ counts: bySeats(seats, whole(courtesy)) }),
    turn: turnOf(seats),
    claims: claimsOf(seats),
    showing: objectOf<Stages['showing']>({
      declared: declarationOf(kit, seats),
      claims: orNull(claimsOf(seats)),
    }),
  };
};

/** The racks laid open at the end. */
export const racksOf = (seats: readonly Seat[]): Reader<Stages['over']['racks']> =>
  bySeats(seats, listOf(tile));
