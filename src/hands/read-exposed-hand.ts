import { isRecord, ownValue } from '../core/own-values';
import {
  FLAG,
  type Form,
  isNot,
  noteStrange,
  optional,
  strangeTo,
  type Telling,
  telling,
  type Wording,
  whole,
} from '../core/read';
import { type Reason, reasonAt } from '../core/reason';
import { type Result, rejected, success } from '../core/result';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { checkHand, copyReasons } from './check-hand';
import type { Meld, MeldsInput, TilesInput } from './hand';
import { listedMelds } from './hand-notation';
import { LIMITS } from './limits';
import { takeVisible } from './read-visible';
import type { ExposedHand } from './rule-parts';
import type { TileSet } from './tile-set';

/** What the table can see of a hand, to judge whether it can still be completed (AG-31). */
export interface SeenHand {
  /** The hand’s exposures; none if left out. */
  readonly melds?: MeldsInput | undefined;
  /** Every other face-up tile, jokers included: the discards and the exposures of the others; none if left out. */
  readonly visible?: TilesInput | undefined;
  /** How many tiles the player has, including exposures; not judged if left out. */
  readonly tileCount?: number | undefined;
  /**
   * Whether the player has drawn or called and must discard, and so has one more tile (AG-11); if left out, either number is
   * fine.
   */
  readonly toDiscard?: boolean | undefined;
  /** Not allowed: others cannot see the concealed tiles. */
  readonly concealed?: never;
}

/** A seen hand with its melds and tiles as lists. */
export interface ListedHand extends SeenHand {
  /** The hand’s exposures. */
  readonly melds?: readonly Meld[] | undefined;
  /** Every other face-up tile. */
  readonly visible?: readonly Tile[] | undefined;
}

/** A seen hand after checking. */
export interface ReadHand extends ExposedHand {
  /** By place in `TILES`, the copies that are neither in the exposures nor visible. */
  readonly unseen: readonly number[];
  /** The same if nothing but the exposures were visible. */
  readonly unseenAtFirst: readonly number[];
  readonly tileCount: number | undefined;
  readonly toDiscard: boolean | undefined;
}

const lieOpen = (count: number): string => `${count} are face up`;

/** Reads an optional member by its form; a wrong value adds a reason (AG-11). */
const member = <T>(form: Form<T>, subject: string): Telling<T> =>
  optional(
    telling(form, (path, expected, given) =>
      reasonAt('badValue', 'AG-11', isNot(subject, expected, given), path),
    ),
  );

const TILE_COUNT = /* @__PURE__ */ member(
  { read: /* @__PURE__ */ whole(LIMITS.visible), expected: 'a whole number' },
  '“tileCount”',
);
const TO_DISCARD = /* @__PURE__ */ member(FLAG, '“toDiscard”');

const MEMBERS: readonly (keyof SeenHand)[] = ['melds', 'visible', 'tileCount', 'toDiscard'];
const NO_MEMBER: Wording['strange'] = (path, name, known, given) => {
  if (name !== 'concealed') return strangeTo('A seen hand', 'notAHand')(path, name, known, given);
  const message = 'Give only the exposures, as “melds”. Others cannot see concealed tiles.';
  return reasonAt('notAHand', 'AG-31', message, [...path, name]);
};

/** Reads any value as a seen hand in a game with these tiles. */
export const readExposedHand = (value: unknown, tiles: TileSet): Result<ReadHand> => {
  if (!isRecord(value)) {
    const isText = typeof value === 'string';
    const expected = `an object with ${isText ? 'its exposures, such as { melds: "[222B]" }' : 'the lists “melds” and “visible”'}`;
    const message = isNot('Another player’s hand', expected, value);
    return rejected(reasonAt('notAHand', '', message, []));
  }
  const reasons: Reason[] = [];
  noteStrange(value, MEMBERS, { strange: NO_MEMBER }, [], reasons);
  const listed = listedMelds(ownValue(value, 'melds'), 'melds', reasons);
  const checked = checkHand({ concealed: [], melds: listed ?? [] });
  reasons.push(...checked.reasons);
  const melds = checked.hand?.melds ?? [];
  const left = [...tiles.byIndex];
  for (const meld of melds) for (const tile of meld.tiles) left[tileIndex(tile)]!--;
  const unseenAtFirst = [...left];
  takeVisible(ownValue(value, 'visible'), left, reasons);
  const tileCount = TILE_COUNT(ownValue(value, 'tileCount'), ['tileCount'], reasons);
  const toDiscard = TO_DISCARD(ownValue(value, 'toDiscard'), ['toDiscard'], reasons);
  const counts = left.map((count, index) => (tiles.byIndex[index] as number) - count);
  if (reasons.length === 0) reasons.push(...copyReasons(counts, tiles, lieOpen));
  return reasons.length > 0
    ? rejected(...reasons)
    : success({ melds, unseen: left, unseenAtFirst, tileCount, toDiscard });
};
