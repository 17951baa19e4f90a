import { describe, expect, test } from 'vitest';
import { type Hand, scoreHand, type YearReading, yearGame } from '../../src/index';
import { chanceFrom } from '../generators/chance';
import { assertNoEmptyCell, type Coverage, count, coverageReport, newCoverage } from '../generators/coverage';
import { tilesOf } from '../generators/drifted-hands';
import { anyYearHand, type GeneratedYearHand, nearYearMiss } from '../generators/year-hands';
import { agreedOn, exchanged, nearestOf, upTo, winningNearest } from '../melds/reading-laws';
import { groupWord } from '../naive/chinese-arranger';
import { copiesOf, KINDS, naiveLays, yearOf } from '../naive/year-arranger';
import { type NaiveYearReading, naiveYearReadings } from '../naive/year-readings';
import { samples } from '../samples';

// The library against its naive twin, on hands of every sort; a sort that never came fails the test.

/** A reading in the words of the naive twin. */
const wordOf = ({ sets, completes }: YearReading): string =>
  sets
    .map(({ tiles, concealed, pairName }, at) => {
      const marks = [concealed ? '' : ' revealed', at === completes ? ' won' : ''].join('');
      return `${groupWord(tiles)}${marks}${pairName === undefined ? '' : ` (${pairName})`}`;
    })
    .sort()
    .join(' | ');

const LONG = ['long spring', 'long summer', 'long autumn', 'long winter'];

const newYearCoverage = (): Coverage =>
  newCoverage({
    made: ['winning', 'changed', 'tooFew', 'tooMany', 'random'],
    answer: ['wins', 'wrongTileCount', 'tilesLeftOver', 'hiddenSingle', 'noPlaceForWin', 'callNotAllowed'],
    arrangements: ['1', '2', '3', '4+'],
    readings: ['1', '2', '3', '4+'],
    concealed: ['chow', 'pung', 'kong', 'year', 'pungPair', 'pair'],
    revealed: ['chow', 'pung', 'kong', 'year', 'pungPair', 'pair'],
    year: ['NEWS', 'GRGW', 'SAWS'],
    pair: ['alike', 'of one number'],
    long: LONG.flatMap((name) => [`${name} of winds`, `${name} of dragons`]),
    grown: ['concealed', 'revealed', 'no'],
    tiles: ['14', '15', '16+'],
    melds: ['0', '1', '2', '3+'],
    by: ['wall', 'discard', 'steal', 'unknown'],
    tile: ['given', 'not given'],
    option: ['mixedSaws', 'bonusPair', 'bonusCopies', 'points'],
  });

const countSets = (coverage: Coverage, { sets }: NaiveYearReading): void => {
  for (const { kind, concealed, tiles } of sets) {
    count(coverage, concealed ? 'concealed' : 'revealed', kind);
    if (kind === 'pair') count(coverage, 'pair', tiles[0] === tiles[1] ? 'alike' : 'of one number');
    if (kind === 'year') count(coverage, 'year', yearOf(tiles, { mixedSaws: true }) as string);
  }
};

const countWinning = (
  coverage: Coverage,
  { hand, win, options }: GeneratedYearHand,
  readings: readonly NaiveYearReading[],
): void => {
  const melds = hand.melds ?? [];
  count(coverage, 'arrangements', upTo(4, naiveLays(hand, options).length));
  count(coverage, 'readings', upTo(4, readings.length));
  count(coverage, 'melds', upTo(3, melds.length));
  count(coverage, 'tiles', upTo(16, hand.concealed.length + melds.flatMap(({ tiles }) => tiles).length));
  count(coverage, 'by', win?.by ?? 'unknown');
  count(coverage, 'tile', win?.tile === undefined ? 'not given' : 'given');
  for (const name of Object.keys(options)) count(coverage, 'option', name);
  for (const reading of readings) {
    countSets(coverage, reading);
    const long = /\((\w+ \w+)\)/.exec(reading.word)?.[1];
    if (long !== undefined)
      count(coverage, 'long', `${long} of ${/E/.test(reading.word) ? 'winds' : 'dragons'}`);
    const grown = reading.isGrown && reading.sets.find(({ kind }) => kind === 'kong');
    count(coverage, 'grown', grown ? (grown.concealed ? 'concealed' : 'revealed') : 'no');
  }
};

const compare = (generated: GeneratedYearHand, coverage: Coverage): void => {
  const { hand, win, options } = generated;
  const rules = yearGame(options);
  const naive = naiveYearReadings(hand, win, options);
  const shown = JSON.stringify({ hand, win, options });
  const answer = agreedOn(generated, rules, naive.length > 0, coverage);
  if (answer === undefined) return;
  countWinning(coverage, generated, naive);
  const said = answer.readings.map(wordOf);
  expect(new Set(said).size, shown).toBe(said.length);
  if (win?.by !== 'discard' || win.tile !== undefined) {
    expect(said.toSorted(), shown).toEqual(naive.map(({ word }) => word).toSorted());
  } else {
    const words = new Set(naive.map(({ word }) => word.replaceAll(' won', '')));
    expect(said.length, shown).toBe(naiveLays(hand, options).length);
    expect(
      said.filter((word) => !words.has(word)),
      shown,
    ).toEqual([]);
  }
  const most = Math.max(...naive.map(({ points }) => points));
  const score = scoreHand(hand, { win: win ?? { by: 'wall' }, rules });
  const hasTable = (options.points ?? null) !== null;
  expect(answer.best.points, shown).toBe(hasTable ? most : undefined);
  expect(score.ok && score.value.total, shown).toBe(hasTable ? most : undefined);
};

describe('the library and its naive twin', () => {
  test('YG-11: agree on every reading of generated hands', () => {
    const chance = chanceFrom(1924);
    const coverage = newYearCoverage();
    for (let at = 0; at < samples(1_200); at++) compare(anyYearHand(chance), coverage);
    assertNoEmptyCell(coverageReport(coverage));
  }, 300_000);
});

describe('the nearest hands', () => {
  /** Every hand with one of the tiles exchanged. */
  const exchanges = ({ hand, options }: GeneratedYearHand): Hand[] =>
    [...new Set(hand.concealed)].flatMap((gone) =>
      KINDS.flatMap((tile) => {
        const after = exchanged(hand, [tile], [gone]);
        const isThere =
          [...tilesOf(after), ...(after.flowers ?? [])].filter((one) => one === tile).length <=
          copiesOf(tile, options.bonusCopies);
        return tile !== gone && isThere ? [after] : [];
      }),
    );

  test('YG-11: win once the tiles are exchanged', () => {
    const chance = chanceFrom(11);
    let missed = 0;
    for (let at = 0; at < samples(200); at++) {
      const { hand, options } = nearYearMiss(chance);
      missed += winningNearest(hand, yearGame(options)).length;
    }
    expect(missed).toBeGreaterThan(250);
  }, 120_000);

  test('YG-11: are one tile away if some exchange of one tile wins, and else further', () => {
    const chance = chanceFrom(111);
    const found = { one: 0, two: 0 };
    for (let at = 0; at < samples(40); at++) {
      const first = nearYearMiss(chance);
      const generated = { ...first, hand: chance.pick(exchanges(first)) };
      const [near] = nearestOf(generated.hand, yearGame(generated.options));
      if (near === undefined || near.tooMany.length !== near.distance) continue;
      const isOneAway = exchanges(generated).some(
        (hand) => naiveYearReadings(hand, undefined, generated.options).length > 0,
      );
      expect(isOneAway, JSON.stringify(generated)).toBe(near.distance === 1);
      found[isOneAway ? 'one' : 'two']++;
    }
    expect(Math.min(found.one, found.two)).toBeGreaterThan(5);
  }, 300_000);
});
