import { expect, test } from 'vitest';
import { playGame, solitaireBot } from '../../src/bots';
import { gameOf, type Random, seededRandom } from '../../src/game';
import { type ChineseChoices, chineseSolitaire } from '../../src/index';
import { naiveTilesLeft } from '../naive/chinese-sheet';
import { unwrap } from '../unwrap';
import { CHINESE_OPTIONS, tilesOf } from './subjects';

// Section 4 of the sheet against the tiles that really lie there at the end of games played from seeds.

const mixOf = (random: Random): ChineseChoices =>
  Object.fromEntries(
    Object.entries(CHINESE_OPTIONS).map(([name, values]) => [name, values[random(values.length)]]),
  );

/** A game that a bot has won by some mix of the options; undefined if the wall was exhausted. */
const wonGame = (seed: string) => {
  const random = seededRandom(seed);
  const rules = chineseSolitaire(mixOf(random));
  const played = unwrap(playGame(rules, { bots: [solitaireBot<'chineseSolitaire'>(rules)], random }));
  const { state } = played;
  const outcome = gameOf(rules).outcome(state);
  return outcome?.ending === 'mahjongg' ? { rules, state, ...outcome } : undefined;
};

const won = Array.from({ length: 900 }, (_, game) => wonGame(`tiles left ${game}`)).flatMap(
  (one) => one ?? [],
);

test('CS-21: under every option 4c is what is left in the wall and of the loose tiles, and with “sheet” one for each own kong', () => {
  const seen = new Set<string>();
  for (const { rules, state, declared, score } of won) {
    const { concealed, melds = [], flowers = [] } = declared.hand;
    const { kongTiles, dummyFlowers, looseTiles } = rules.options;
    const kongs = concealed.length + melds.flatMap(({ tiles }) => tiles).length - 14;
    const laid = (['S', 'W', 'N'] as const).flatMap((seat) => state.flowers[seat] ?? []).length;
    const lying = state.wallLeft + state.looseLeft;
    expect(score.tilesLeft['4c']).toBe(lying + (kongTiles === 'exact' ? 0 : kongs));
    expect(score.tilesLeft).toEqual(
      naiveTilesLeft(
        { ownFlowers: flowers.length, flowersOfDummies: laid, kongs, discards: state.discards.length },
        rules.options,
      ),
    );
    expect(tilesOf(state).length).toBe(144);
    seen.add(`${dummyFlowers}, ${laid > 0 ? 'laid aside' : 'none'}`);
    if (laid > 0) seen.add(`${kongTiles}, ${kongs > 0 ? 'a kong' : 'no kong'}, loose tiles ${looseTiles}`);
  }
  expect([...seen].sort()).toEqual([
    'discarded, none',
    'exact, a kong, loose tiles 2',
    'exact, a kong, loose tiles follow',
    'exact, no kong, loose tiles 2',
    'exact, no kong, loose tiles follow',
    'replaced, laid aside',
    'replaced, none',
    'sheet, a kong, loose tiles 2',
    'sheet, a kong, loose tiles follow',
    'sheet, no kong, loose tiles 2',
    'sheet, no kong, loose tiles follow',
  ]);
});
