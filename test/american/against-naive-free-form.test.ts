import { describe, expect, test } from 'vitest';
import {
  describeReading,
  type FreeFormGroup,
  type FreeFormReading,
  freeForm,
  type Hand,
  isWinningHand,
  parseHandText,
  type Reason,
  type Tile,
  validateHand,
  type Win,
} from '../../src/index';
import { chanceFrom } from '../generators/chance';
import { assertNoEmptyCell, count, coverageReport, newCoverage } from '../generators/coverage';
import { anyFreeFormHand } from '../generators/free-form-hands';
import { naiveBroken, naiveDistance, naiveOneAway, naiveReadings } from '../naive/free-form';
import { samples } from '../samples';
import { unwrap } from '../unwrap';

// Hands without a card against the naive twin: readings and their order, reasons, the nearest layouts.

const OPTIONS = [true, false].flatMap((flowersAsJokers) =>
  [true, false].map((pairOnDiscard) => ({
    ...{ flowersAsJokers, pairOnDiscard },
    claimDiscardedJoker: flowersAsJokers !== pairOnDiscard,
  })),
);

const wordOf = ({ tile, size, jokers, flowers = 0, exposed }: FreeFormGroup): string =>
  `${tile} ${size}${jokers + flowers > 0 ? ` ${jokers + flowers}J` : ''}${exposed ? ' exposed' : ''}`;
const allTiles = ({ concealed, melds = [] }: Hand): readonly Tile[] =>
  [...concealed, ...melds.flatMap(({ tiles }) => tiles)].sort();
const wordsOf = ({ groups }: FreeFormReading): readonly string[] => groups.map(wordOf);

interface Near {
  readonly distance: number;
  readonly missing: readonly Tile[];
  readonly tooMany: readonly Tile[];
  readonly groups: readonly FreeFormGroup[];
}

const nearOf = (reasons: readonly Reason[]): readonly Near[] =>
  reasons.filter(({ code }) => code === 'nearestLayout').map(({ params }) => params as unknown as Near);

/** The sets of codes that the reasons stand for. */
const setsOf = (reasons: readonly Reason[]): readonly string[] => {
  const sets = reasons.flatMap(({ code, params }) => {
    if (params['alone'] === true) return [code];
    const others = params['with'] as readonly (readonly string[])[];
    return others.map((codes) => [code, ...codes].sort().join());
  });
  return [...new Set(sets)].sort();
};

const exchanged = (hand: Hand, { missing, tooMany }: Near): Hand => {
  const concealed = [...hand.concealed];
  for (const tile of tooMany) {
    expect(concealed).toContain(tile);
    concealed.splice(concealed.indexOf(tile), 1);
  }
  return { ...hand, concealed: [...concealed, ...missing] };
};

/** Wins on a tile given up by another player. */
const CLAIMS: readonly Win['by'][] = ['discard', 'misnamedDiscard', 'exchangeTile'];

describe.each(OPTIONS)('%o', (options) => {
  const rules = freeForm(options);

  test('readings, reasons and the nearest layouts are those of the naive twin', () => {
    const chance = chanceFrom(1948);
    const coverage = newCoverage({
      made: ['winning', 'changed', 'random', 'short', 'lonely'],
      answer: ['wins', 'jokerInPair', 'singleTile', 'wrongTileCount'],
      alone: ['alone', 'together'],
      readings: ['1', '2', '3+', 'many'],
      kind: ['pair', 'pung', 'kong', 'quint', 'sextet'],
      jokers: ['none', 'some', 'all', 'exposed'],
      flowers: options.flowersAsJokers ? ['concealed', 'exposed'] : [],
      distance: ['1', '2', '3+'],
      win: ['unknown', 'wall', 'discard', 'jokerExchange', 'exchangeTile', 'misnamedDiscard', 'charleston'],
    });
    if (options.claimDiscardedJoker) coverage.get('win')?.set('discardedJoker', 0);
    if (!options.pairOnDiscard || options.flowersAsJokers) count(coverage, 'answer', 'noPlaceForWin');
    coverage.get('answer')?.set('noPlaceForWin', options.pairOnDiscard && !options.flowersAsJokers ? 1 : 0);
    // With flowers as jokers and pairs on a discard hardly a win has no place.
    const rounds = samples(options.flowersAsJokers && options.pairOnDiscard ? 700 : 250);
    for (let round = 0; round < rounds; round++) {
      const { made, hand, win } = anyFreeFormHand(
        chance,
        options.claimDiscardedJoker,
        options.flowersAsJokers,
      );
      const said = JSON.stringify({ hand, win });
      const answer = validateHand(hand, { rules, win });
      expect(isWinningHand(hand, { rules, win }), said).toBe(answer.valid);
      count(coverage, 'made', made);
      count(coverage, 'win', win?.tile === 'J' ? 'discardedJoker' : (win?.by ?? 'unknown'));
      if (answer.valid) {
        expect(answer.readings.map(wordsOf), said).toEqual(naiveReadings(hand, win, options).slice(0, 1000));
        count(coverage, 'answer', 'wins');
        // A reading says where each tile of the hand is, flowers that serve as jokers among them (TG-2).
        for (const reading of answer.readings.slice(0, 5))
          expect(allTiles(unwrap(parseHandText(describeReading(reading)))), said).toEqual(allTiles(hand));
        const { length } = answer.readings;
        count(coverage, 'readings', length > 9 ? 'many' : length > 2 ? '3+' : String(length));
        for (const { kind, jokers, flowers = 0, size, exposed } of answer.readings.flatMap(
          ({ groups }) => groups,
        )) {
          count(coverage, 'kind', kind);
          if (flowers > 0) count(coverage, 'flowers', exposed ? 'exposed' : 'concealed');
          count(
            coverage,
            'jokers',
            jokers === 0 ? 'none' : jokers === size ? 'all' : exposed ? 'exposed' : 'some',
          );
        }
        continue;
      }
      for (const { code } of answer.reasons) if (code !== 'nearestLayout') count(coverage, 'answer', code);
      const near = nearOf(answer.reasons);
      if (made !== 'short') {
        expect(naiveReadings(hand, win, options), said).toEqual([]);
        const own = answer.reasons.filter(({ code }) => code !== 'nearestLayout');
        expect(setsOf(own), said).toEqual(
          naiveBroken(hand, win, options)
            .map((codes) => [...codes].sort().join())
            .sort(),
        );
        for (const { params } of own)
          count(coverage, 'alone', params['alone'] === true ? 'alone' : 'together');
        if (naiveReadings(hand, undefined, options).length > 0) {
          expect(near, said).toEqual([]);
          continue;
        }
      }
      expect(near.length, said).toBeGreaterThan(0);
      const distance = naiveDistance(hand, options);
      // A tile claimed for the win may rule the nearest layouts out (AG-15a); those that are named must be wins.
      const asksForLarge = !options.pairOnDiscard && win !== undefined && CLAIMS.includes(win.by);
      for (const one of near) {
        const { length } = one.missing;
        expect(asksForLarge ? length >= distance : length === distance, said).toBe(true);
        const better = exchanged(hand, one);
        if (asksForLarge) {
          const claimed = { by: win.by, tile: better.concealed.find((tile) => tile === win.tile) };
          expect(naiveReadings(better, claimed as Win, options), said).not.toEqual([]);
        }
        const layout = one.groups.map(({ tile, size }) => `${tile} ${size}`);
        const answered = validateHand(better, { rules });
        const laid = answered.valid
          ? answered.readings.map(({ groups }) => groups.map(({ tile, size }) => `${tile} ${size}`).join())
          : [];
        const hasJokerGroup = laid.some((text) => text.includes('J '));
        expect(answered.valid && (hasJokerGroup || laid.includes(layout.join())), said).toBe(true);
      }
      count(coverage, 'distance', distance > 2 ? '3+' : String(distance));
      const jokers = hand.concealed.filter(
        (tile) => tile === 'J' || (tile === 'F' && options.flowersAsJokers),
      );
      if (made !== 'short' && distance === 1 && !asksForLarge && jokers.length <= 1 && round % 2 === 0) {
        const texts = near.map(({ groups }) => groups.map(({ tile, size }) => `${tile} ${size}`).join());
        expect(texts, said).toEqual(naiveOneAway(hand, options).slice(0, 3));
        count(coverage, 'oneAway', 'compared');
      }
    }
    assertNoEmptyCell(coverageReport(coverage));
    expect(coverage.get('oneAway')?.get('compared')).toBeGreaterThan(0);
  });
});
