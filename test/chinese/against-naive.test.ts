import { describe, expect, test } from 'vitest';
import {
  type ChineseReading,
  type ChineseSet,
  chineseSolitaire,
  chineseWaits,
  formatHand,
  type Hand,
  scoreHand,
  type Tile,
} from '../../src/index';
import { chanceFrom } from '../generators/chance';
import {
  anyChineseHand,
  type GeneratedChineseHand,
  nearChineseMiss,
  winningChineseHand,
} from '../generators/chinese-hands';
import { assertNoEmptyCell, type Coverage, count, coverageReport, newCoverage } from '../generators/coverage';
import { agreedOn, nearestOf, upTo, winningNearest } from '../melds/reading-laws';
import { groupWord, KINDS, naiveWins } from '../naive/chinese-arranger';
import { naiveChineseDistance } from '../naive/chinese-distance';
import {
  arrangementsOf,
  concealedKongs,
  type NaiveChineseReading,
  naiveChineseReadings,
  naiveWaits,
} from '../naive/chinese-readings';
import { samples } from '../samples';

// The library against its naive twin, on hands of every sort; a sort that never came fails the test. CHINESE_HANDS sets
// how many hands are compared, CHINESE_SEED where chance starts.
const HANDS = Number(process.env['CHINESE_HANDS'] ?? 2_200);
const SEED = Number(process.env['CHINESE_SEED'] ?? 1923);

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
  const { hand, win, options } = generated;
  const rules = chineseSolitaire(options);
  const naive = concealedKongs(hand) < 0 ? [] : naiveChineseReadings(hand, win, options);
  const shown = JSON.stringify({ hand, win, options });
  const answer = agreedOn(generated, rules, naive.length > 0, coverage);
  if (answer === undefined) return;
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
  test(
    'CS-8, CS-14, CS-22: agree on every reading of generated hands',
    () => {
      const chance = chanceFrom(SEED);
      const coverage = newChineseCoverage();
      for (let at = 0; at < HANDS; at++) compare(anyChineseHand(chance), coverage);
      assertNoEmptyCell(coverageReport(coverage));
    },
    300_000 + HANDS * 10,
  );

  test('CS-14: agree on what a hand waits for', () => {
    const chance = chanceFrom(14);
    for (let at = 0; at < samples(300); at++) {
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
  const rules = chineseSolitaire();

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
      for (const { distance } of winningNearest(hand, rules)) {
        missed++;
        if (concealedKongs(hand) === 0 && distance > 1)
          expect(oneAway(hand), JSON.stringify(hand)).toBe(false);
      }
    }
    expect(missed).toBeGreaterThan(200);
  }, 120_000);

  test('CS-8: are as near as any choice of four sets and a pair', () => {
    const chance = chanceFrom(88);
    const pool = KINDS.flatMap((kind) => [kind, kind, kind, kind]);
    for (let at = 0; at < 12; at++) {
      const hand = { concealed: chance.shuffle(pool).slice(0, 14) };
      expect(nearestOf(hand, rules)[0]?.distance, hand.concealed.join(' ')).toBe(naiveChineseDistance(hand));
    }
  }, 120_000);
});
