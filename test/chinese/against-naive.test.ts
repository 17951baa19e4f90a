import { describe, expect, test } from 'vitest';
import {
  type ChineseReading,
  type ChineseSet,
  chineseSolitaire,
  chineseWaits,
  formatHand,
  type Hand,
  isWinningHand,
  scoreHand,
  type Tile,
  validateHand,
} from '../../src/index';
import { chanceFrom } from '../generators/chance';
import {
  anyChineseHand,
  type GeneratedChineseHand,
  nearChineseMiss,
  winningChineseHand,
} from '../generators/chinese-hands';
import { assertNoEmptyCell, type Coverage, count, coverageReport, newCoverage } from '../generators/coverage';
import { groupWord, KINDS, naiveWins } from '../naive/chinese-arranger';
import {
  arrangementsOf,
  concealedKongs,
  type NaiveChineseReading,
  naiveChineseReadings,
  naiveWaits,
} from '../naive/chinese-readings';

// The library against its naive twin, on hands of every sort; a sort that never came fails the test.

const SIZES = { pair: 2, pung: 3, run: 3, kong: 4 } as const;

const tilesIn = ({ kind, tile }: ChineseSet): readonly Tile[] =>
  Array.from({ length: SIZES[kind] }, (_, step) =>
    kind === 'run' ? (`${Number(tile[0]) + step}${tile.slice(1)}` as Tile) : tile,
  );

/** A reading in the words of the naive twin. */
const wordOf = ({ sets, winningTile, completes, wait }: ChineseReading): string => {
  const words = sets.map((set, at) => {
    const where = set.where === 'table' ? ' table' : '';
    return `${groupWord(tilesIn(set))}${where}${at === completes ? ' won' : ''}`;
  });
  return `${words.sort().join(' | ')}, ${winningTile} ${wait}`;
};

const DOUBLES = ['2a', '2b', '2c', '2d', '2e', '2f', '2g', '2h', '3a', '3b', '3c'];

const newChineseCoverage = (): Coverage =>
  newCoverage({
    made: ['winning', 'changed', 'tooFew', 'tooMany', 'random'],
    answer: ['wins', 'wrongTileCount', 'noArrangement', 'noPlaceForWin'],
    arrangements: ['1', '2', '3', '4+'],
    readings: ['1', '2', '3', '4+'],
    wait: ['pair', 'middle', 'edge', 'twoSided', 'twoPairs'],
    onlyPlace: ['pair', 'middle', 'edge', 'twoSided', 'none'],
    notOnly: ['pair', 'middle', 'edge', 'twoSided', 'twoPairs'],
    double: DOUBLES,
    kongs: ['0', '1', '2', '3', '4'],
    undeclared: ['0', '1', '2+'],
    melds: ['0', '1', '2', '3', '4'],
    by: ['wall', 'discard', 'looseTile', 'unknown'],
    option: [
      'winOnDiscard setsOnly',
      'ownWindPair once',
      'noScoring strict',
      'noScoring section2',
      'requireSoleWait false',
      'claimedWin hand',
      'lastTile drawn',
      'terminalsAllowHonours true',
      'ownFlowers cumulative',
      'bouquetIncludesOwn true',
      'kongTiles exact',
    ],
  });

const upTo = (most: number, number: number): string => (number >= most ? `${most}+` : String(number));

const countWinning = (
  coverage: Coverage,
  { hand, win, options }: GeneratedChineseHand,
  readings: readonly NaiveChineseReading[],
): void => {
  const melds = hand.melds ?? [];
  const undeclared = concealedKongs(hand);
  const kongs = melds.filter(({ tiles }) => tiles.length === 4).length + undeclared;
  count(coverage, 'arrangements', upTo(4, arrangementsOf(hand).length));
  count(coverage, 'readings', upTo(4, readings.length));
  count(coverage, 'kongs', String(kongs));
  count(coverage, 'undeclared', upTo(2, undeclared));
  count(coverage, 'melds', String(melds.length));
  count(coverage, 'by', win?.by ?? 'unknown');
  for (const [name, value] of Object.entries(options)) count(coverage, 'option', `${name} ${value}`);
  const [best] = readings;
  for (const double of Object.keys(best?.doubles ?? {})) count(coverage, 'double', double);
  if (win?.tile === undefined || win.onlyPlace !== undefined) return;
  for (const { wait = '', onlyPlace } of readings) {
    count(coverage, 'wait', wait);
    count(coverage, onlyPlace ? 'onlyPlace' : 'notOnly', wait);
    if (!onlyPlace) count(coverage, 'onlyPlace', 'none');
  }
};

const compare = (generated: GeneratedChineseHand, coverage: Coverage): void => {
  const { hand, win, options, made } = generated;
  const rules = chineseSolitaire(options);
  const naive = concealedKongs(hand) < 0 ? [] : naiveChineseReadings(hand, win, options);
  const answer = validateHand(hand, { rules, win });
  const shown = JSON.stringify({ hand, win, options });
  count(coverage, 'made', made);
  expect(answer.valid, shown).toBe(naive.length > 0);
  expect(isWinningHand(hand, { rules, win }), shown).toBe(answer.valid);
  if (!answer.valid) {
    count(coverage, 'answer', answer.reasons[0]?.code ?? '');
    return;
  }
  count(coverage, 'answer', 'wins');
  countWinning(
    coverage,
    generated,
    [...naive].sort((one, other) => other.product - one.product),
  );
  const products = naive.map(({ product }) => product).sort((one, other) => other - one);
  expect(
    answer.readings.map(({ product }) => product),
    shown,
  ).toEqual(products);
  if (win?.tile !== undefined) {
    const said = answer.readings.map(
      (reading) => `${wordOf(reading)} ${reading.onlyPlace} ${reading.product}`,
    );
    const expected = naive.map(({ word, onlyPlace, product }) => `${word} ${onlyPlace} ${product}`);
    expect(said.sort(), shown).toEqual(expected.sort());
  }
  const score = scoreHand(hand, { win: win ?? { by: 'wall' }, rules });
  expect(score.ok && score.value.product, shown).toBe(products[0]);
};

describe('the library and its naive twin', () => {
  test('CS-8, CS-14, CS-22: agree on every reading of generated hands', () => {
    const chance = chanceFrom(1923);
    const coverage = newChineseCoverage();
    for (let at = 0; at < 3_000; at++) compare(anyChineseHand(chance), coverage);
    assertNoEmptyCell(coverageReport(coverage));
  }, 300_000);

  test('CS-14: agree on what a hand waits for', () => {
    const chance = chanceFrom(14);
    for (let at = 0; at < 600; at++) {
      const { hand } = winningChineseHand(chance);
      const [gone, ...concealed] = hand.concealed;
      const waiting: Hand = { ...hand, concealed };
      if (concealedKongs(hand) > 0) continue;
      const waits = chineseWaits(waiting);
      expect(chineseWaits(formatHand(waiting))).toEqual(waits);
      expect(waits.ok && [...waits.value].sort(), JSON.stringify(waiting)).toEqual(
        [...naiveWaits(waiting)].sort(),
      );
      expect(waits.ok && waits.value).toContain(gone);
    }
  }, 120_000);
});

describe('the nearest hands', () => {
  const exchanged = (hand: Hand, missing: readonly Tile[], tooMany: readonly Tile[]): Hand => {
    const concealed = [...hand.concealed];
    for (const tile of tooMany) concealed.splice(concealed.indexOf(tile), 1);
    return { ...hand, concealed: [...concealed, ...missing] };
  };

  const nearestOf = (hand: Hand) => {
    const answer = validateHand(hand, { rules: chineseSolitaire() });
    return answer.valid
      ? []
      : answer.reasons.filter(({ code }) => code === 'nearestLayout').map(({ params }) => params);
  };

  const oneAway = (hand: Hand): boolean => {
    const sets = 4 - (hand.melds ?? []).length;
    const melded = (hand.melds ?? []).flatMap(({ tiles }) => tiles);
    return hand.concealed.some((gone, at) =>
      KINDS.some((tile) => {
        const concealed = hand.concealed.toSpliced(at, 1, tile);
        const copies = [...concealed, ...melded].filter((one) => one === tile).length;
        return tile !== gone && copies <= 4 && naiveWins(concealed, sets);
      }),
    );
  };

  test('CS-8: win once the tiles are exchanged, and none is nearer by one tile', () => {
    const chance = chanceFrom(8);
    let missed = 0;
    for (let at = 0; at < 300; at++) {
      const { hand } = nearChineseMiss(chance);
      for (const { distance, missing, tooMany } of nearestOf(hand)) {
        missed++;
        expect((missing as Tile[]).length).toBe(distance);
        const whole = exchanged(hand, missing as Tile[], tooMany as Tile[]);
        expect(
          isWinningHand(whole, { rules: chineseSolitaire() }),
          JSON.stringify({ hand, missing, tooMany }),
        ).toBe(true);
        if (concealedKongs(hand) === 0 && (distance as number) > 1)
          expect(oneAway(hand), JSON.stringify(hand)).toBe(false);
      }
    }
    expect(missed).toBeGreaterThan(200);
  }, 120_000);

  /** The least number of missing tiles over every choice of four sets and a pair. */
  const naiveDistance = (tiles: readonly Tile[]): number => {
    const held = new Map(KINDS.map((kind) => [kind, tiles.filter((tile) => tile === kind).length]));
    const sets = KINDS.flatMap((tile) => {
      const run = tilesIn({ kind: 'run', tile, where: 'hand' });
      return [[tile, tile, tile], ...(/^[1-7]/.test(tile) ? [run] : [])];
    });
    const wanted = new Map<Tile, number>(KINDS.map((kind) => [kind, 0]));
    let least = 14;
    const add = (group: readonly Tile[], by: number): void => {
      for (const tile of group) wanted.set(tile, (wanted.get(tile) ?? 0) + by);
    };
    const lacking = (group: readonly Tile[]): number =>
      group.filter((tile, at) => {
        const before = group.slice(0, at).filter((one) => one === tile).length;
        return (wanted.get(tile) ?? 0) + before >= (held.get(tile) ?? 0);
      }).length;
    const isTooMuch = (group: readonly Tile[]): boolean => group.some((tile) => (wanted.get(tile) ?? 0) > 4);
    const go = (from: number, left: number, missing: number): void => {
      if (missing >= least) return;
      if (left === 0) {
        for (const kind of KINDS) {
          if ((wanted.get(kind) ?? 0) <= 2) least = Math.min(least, missing + lacking([kind, kind]));
        }
        return;
      }
      for (let at = from; at < sets.length; at++) {
        const set = sets[at] as Tile[];
        const more = lacking(set);
        add(set, 1);
        if (!isTooMuch(set)) go(at, left - 1, missing + more);
        add(set, -1);
      }
    };
    go(0, 4, 0);
    return least;
  };

  test('CS-8: are as near as any choice of four sets and a pair', () => {
    const chance = chanceFrom(88);
    const pool = KINDS.flatMap((kind) => [kind, kind, kind, kind]);
    for (let at = 0; at < 12; at++) {
      const concealed = chance.shuffle(pool).slice(0, 14);
      expect(nearestOf({ concealed })[0]?.['distance'], concealed.join(' ')).toBe(naiveDistance(concealed));
    }
  }, 120_000);
});
