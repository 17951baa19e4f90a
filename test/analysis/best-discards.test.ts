import fc from 'fast-check';
import { expect, test } from 'vitest';
import { americanCard, practiceCard } from '../../src/american';
import { bestDiscards, distance, type HasGoals, remaining } from '../../src/analysis';
import { chineseSolitaire } from '../../src/chinese';
import { cardFree, TILES, type Tile } from '../../src/index';
import { yearGame } from '../../src/year';
import { unwrap } from '../unwrap';

const GAMES: readonly (readonly [string, HasGoals])[] = [
  ['Card Free', cardFree()],
  ['a card', americanCard(practiceCard)],
  ['the Chinese solitaire', chineseSolitaire()],
  ['the Year game', yearGame()],
];

const awayOf = (concealed: readonly Tile[], rules: HasGoals): number => {
  const found = distance({ concealed }, { rules });
  return found.ok ? found.value : Number.POSITIVE_INFINITY;
};

/** The same found by one question after the other: each discard, then each tile that could come. */
const oneByOne = (concealed: readonly Tile[], visible: readonly Tile[], rules: HasGoals) => {
  const unseen = unwrap(remaining({ concealed }, { rules, visible }));
  const tiles = [...new Set(concealed)].filter((tile) => tile !== 'J' && !/^[FS][1-4]$/.test(tile));
  const all = tiles.map((tile) => {
    const kept = concealed.toSpliced(concealed.indexOf(tile), 1);
    const away = awayOf(kept, rules);
    const nearer = Object.entries(unseen).filter(([other]) => awayOf([...kept, other as Tile], rules) < away);
    return { tile, distance: away, useful: nearer.reduce((sum, [, count]) => sum + count, 0) };
  });
  const least = Math.min(...all.map((one) => one.distance));
  return all
    .filter((one) => one.distance === least && Number.isFinite(least))
    .sort((one, other) => other.useful - one.useful);
};

test.each(GAMES)(
  'AG-10: the best discards of %s are those that one question after the other finds',
  (_, rules) => {
    const all = rules.tiles.byIndex.flatMap((count, kind) => Array<Tile>(count).fill(TILES[kind] as Tile));
    const drawn = fc.shuffledSubarray(all, { minLength: 34, maxLength: 34 });
    let several = 0;
    fc.assert(
      fc.property(drawn, (tiles) => {
        const [concealed, visible] = [tiles.slice(0, 14), tiles.slice(14)];
        const found = bestDiscards({ concealed }, { rules, visible });
        // Flowers that are laid aside are no concealed tiles (CS-7).
        expect(found.ok).toBe(distance({ concealed }, { rules }).ok);
        if (!found.ok) return;
        if (found.value.length > 1) several++;
        expect(found.value).toEqual(oneByOne(concealed, visible, rules));
      }),
      { numRuns: 12 },
    );
    expect(several).toBeGreaterThan(0);
  },
);

test('a hand that lacks a tile has nothing to discard, and a joker is kept', () => {
  const rules = cardFree();
  expect(unwrap(bestDiscards('11B 222B 333B 444B 55B', { rules }))).toEqual([]);
  const found = unwrap(bestDiscards('11B 222B 333B 444B 5B J J', { rules }));
  expect(found.map(({ tile }) => tile)).not.toContain('J');
  expect(bestDiscards('11B', { rules })).toMatchObject({ ok: false });
  expect(bestDiscards('11B 222B 333B 444B 55B', { rules, visible: 'XX' })).toMatchObject({ ok: false });
});

test('what lies open is of no use', () => {
  const rules = cardFree();
  const useful = (visible: string) =>
    unwrap(bestDiscards('11B 222B 333B 444B 5B 9D E', { rules, visible })).map((one) => one.useful);
  const [all, some] = [useful('9C'), useful('5B')];
  expect(all.map((count, at) => count - (some[at] ?? 0))).toEqual(all.map(() => 1));
});
