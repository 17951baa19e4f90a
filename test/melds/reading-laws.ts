import { describe, expect, test } from 'vitest';
import {
  type Hand,
  type HasHands,
  isWinningHand,
  type Tile,
  type ValidHand,
  validateHand,
  type Win,
} from '../../src/index';
import { chanceFrom } from '../generators/chance';
import { type Coverage, count } from '../generators/coverage';
import { tilesOf } from '../generators/drifted-hands';

// What holds of the hands of every game of sets and pairs, whatever they are.

/** A hand made by chance, with how it was won. */
interface Generated {
  readonly hand: Hand;
  readonly win: Win | undefined;
}

/** How a game reads hands. */
interface ReadGame<One extends Generated, Reading> {
  /** The rule that says what a winning hand is. */
  readonly rule: string;
  readonly hands: readonly One[];
  readonly readingsOf: (one: One) => readonly Reading[];
  /** The tiles of all sets of a reading. */
  readonly tilesIn: (reading: Reading) => readonly Tile[];
  /** Hands whose readings do not depend on what part a tile has. */
  readonly renamable: readonly One[];
  /** What of a reading stays the same if tiles change their parts. */
  readonly figureOf: (reading: Reading) => string;
  /** The winds that can change their parts, each to the next one. */
  readonly winds: readonly Tile[];
  /** The dragons that can. */
  readonly dragons: readonly Tile[];
}

type Naming = (tile: Tile) => Tile;

/** Each of these tiles takes the part of the next one. */
const rotated =
  (tiles: readonly Tile[]): Naming =>
  (tile) =>
    tiles.includes(tile) ? (tiles[(tiles.indexOf(tile) + 1) % tiles.length] as Tile) : tile;

const isNumbered = (tile: Tile): boolean => /^\d/.test(tile);
const NEXT_SUIT: Readonly<Record<string, string>> = { B: 'C', C: 'D', D: 'B' };
const OTHER_COLOR: Readonly<Record<string, string>> = { F: 'S', S: 'F' };

/** Ways to give tiles the parts of others. */
const namings = (
  winds: readonly Tile[],
  dragons: readonly Tile[],
): readonly (readonly [string, Naming])[] => [
  ['the suits', (tile) => (isNumbered(tile) ? (`${tile[0]}${NEXT_SUIT[tile[1] as string]}` as Tile) : tile)],
  ['the winds', rotated(winds)],
  ['the dragons', rotated(dragons)],
  ['1 to 9 and 9 to 1', (tile) => (isNumbered(tile) ? (`${10 - Number(tile[0])}${tile[1]}` as Tile) : tile)],
  [
    'flowers and seasons',
    (tile) => (/^[FS]\d/.test(tile) ? (`${OTHER_COLOR[tile[0] as string]}${tile[1]}` as Tile) : tile),
  ],
];

const renamed = (hand: Hand, name: Naming): Hand => ({
  concealed: hand.concealed.map(name),
  melds: (hand.melds ?? []).map((meld) => ({ ...meld, tiles: meld.tiles.map(name) })),
  flowers: (hand.flowers ?? []).map(name),
});

/** Says what holds of every reading, and what changes none. */
export const describeReadings = <One extends Generated, Reading>(game: ReadGame<One, Reading>): void => {
  const { rule, hands, readingsOf, tilesIn, renamable, figureOf, winds, dragons } = game;

  describe('every reading', () => {
    test(`${rule}: uses every tile exactly once`, () => {
      for (const one of hands)
        for (const reading of readingsOf(one))
          expect(tilesIn(reading).toSorted()).toEqual(tilesOf(one.hand).toSorted());
    });

    test(`${rule}: is there once`, () => {
      for (const one of hands) {
        const readings = readingsOf(one).map((reading) => JSON.stringify(reading));
        expect(new Set(readings).size).toBe(readings.length);
      }
    });
  });

  describe('nothing changes', () => {
    test(`${rule}: if the tiles and the melds come in another order`, () => {
      const chance = chanceFrom(3);
      for (const one of hands) {
        const { concealed, melds = [], flowers = [] } = one.hand;
        const hand = {
          concealed: chance.shuffle(concealed),
          melds: chance.shuffle(melds).map((meld) => ({ ...meld, tiles: chance.shuffle(meld.tiles) })),
          flowers: chance.shuffle(flowers),
        };
        expect(readingsOf({ ...one, hand })).toEqual(readingsOf(one));
      }
    });

    test.each(namings(winds, dragons))(`${rule}: if %s change their parts`, (_name, name) => {
      for (const one of renamable) {
        const win = one.win?.tile === undefined ? one.win : { ...one.win, tile: name(one.win.tile) };
        const other = { ...one, hand: renamed(one.hand, name), win };
        expect(readingsOf(other).map(figureOf).sort()).toEqual(readingsOf(one).map(figureOf).sort());
      }
    });
  });
};

/** A hand with tiles exchanged. */
export const exchanged = (hand: Hand, missing: readonly Tile[], tooMany: readonly Tile[]): Hand => {
  const concealed = [...hand.concealed];
  for (const tile of tooMany) concealed.splice(concealed.indexOf(tile), 1);
  return { ...hand, concealed: [...concealed, ...missing] };
};

/** What is said of a hand that is near to winning. */
export interface Near {
  readonly distance: number;
  readonly missing: readonly Tile[];
  readonly tooMany: readonly Tile[];
}

/** The nearest hands that the reasons against a hand name. */
export const nearestOf = <Reading, GameWin extends Win>(
  hand: Hand,
  rules: HasHands<Reading, GameWin>,
): readonly Near[] => {
  const answer = validateHand(hand, { rules });
  return answer.valid
    ? []
    : answer.reasons
        .filter(({ code }) => code === 'nearestLayout')
        .map(({ params }) => params as unknown as Near);
};

/** The nearest hands that the reasons against a hand name, each of which wins once the tiles are exchanged. */
export const winningNearest = <Reading, GameWin extends Win>(
  hand: Hand,
  rules: HasHands<Reading, GameWin>,
): readonly Near[] => {
  const nearest = nearestOf(hand, rules);
  for (const { distance, missing, tooMany } of nearest) {
    expect(missing.length).toBe(distance);
    const shown = JSON.stringify({ hand, options: rules.options, missing, tooMany });
    expect(isWinningHand(exchanged(hand, missing, tooMany), { rules }), shown).toBe(true);
  }
  return nearest;
};

/** The answer for a hand that wins, for a naive twin says whether it does; notes what sort of hand was answered how. */
export const agreedOn = <Reading, GameWin extends Win>(
  {
    hand,
    win,
    made,
  }: { readonly hand: Hand; readonly win: NoInfer<GameWin> | undefined; readonly made: string },
  rules: HasHands<Reading, GameWin>,
  wins: boolean,
  coverage: Coverage,
): ValidHand<Reading> | undefined => {
  const answer = validateHand(hand, { rules, win });
  const shown = JSON.stringify({ hand, win, options: rules.options });
  expect(answer.valid, shown).toBe(wins);
  expect(isWinningHand(hand, { rules, win }), shown).toBe(wins);
  count(coverage, 'made', made);
  count(coverage, 'answer', answer.valid ? 'wins' : (answer.reasons[0]?.code ?? ''));
  return answer.valid ? answer : undefined;
};

/** A number as a cell of a report on what was covered. */
export const upTo = (most: number, number: number): string => (number >= most ? `${most}+` : String(number));
