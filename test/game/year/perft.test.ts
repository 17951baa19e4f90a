import { describe, expect, test } from 'vitest';
import { divide, perft } from '../../../src/debug';
import { seededRandom, type YearAction, type YearState } from '../../../src/game';
import { isWinningHand, type Seat, type YearChoices, yearGame } from '../../../src/index';
import { type NaiveYear, naiveYearChoices } from '../../naive/year-choices';
import { partsOf } from '../playing';
import { sitYear } from './sitting';
import { OTHER_WAY, onlyFlowers, playYear, subjectOf } from './subjects';

// How many courses a Year game can take, pinned, and what may be done found once more by a naive table.

const textOf = (action: YearAction): string => partsOf(action).flat().join(' ');

/** The naive rules of a state; whether a hand wins is asked of the validator alone. */
const naiveOf = (choices: YearChoices, state: YearState): NaiveYear => {
  const rules = yearGame(choices);
  const { revealKong, mixedSaws, stealAnyTime, flowerWallRefill } = rules.options;
  return {
    revealKong,
    mixedSaws,
    stealAnyTime,
    flowerWallRefill,
    wins: (seat: Seat, concealed, by, tile) => {
      const hand = { concealed, melds: state.melds[seat] ?? [], flowers: state.flowers[seat] ?? [] };
      const replacements = hand.melds.filter(({ tiles }) => tiles.length === 4).length;
      const win = { by, replacements, ...(tile !== null && { tile }) } as {
        by: 'wall';
        replacements: number;
      };
      return isWinningHand(hand, { rules, win });
    },
  };
};

describe('legal actions are those that the naive table finds', () => {
  test.each([
    ['as the rulebook plays it', {}, undefined, 9],
    ['with every option the other way', OTHER_WAY, undefined, 9],
    ['when nothing but flowers is left', { flowerWallCount: 'tiles' }, [onlyFlowers], 1],
  ] as const)('%s', (name, choices, openings, games) => {
    const subject = subjectOf({ name, choices, games, ...(openings && { openings }) });
    const seen = new Set<string>();
    for (let game = 0; game < games; game++) {
      const random = seededRandom(`naive ${game}`);
      const { states } = playYear(subject, random, game);
      for (const state of states.filter((_, place) => place < 40 || place % 12 === 0))
        for (const seat of state.seats) {
          const legal = subject.game.legalActions(state, seat).map(textOf).sort();
          expect([state.moment, seat, legal]).toEqual([
            state.moment,
            seat,
            naiveYearChoices(naiveOf(choices, state), state, seat),
          ]);
          for (const one of legal) seen.add(one.split(' ')[0] as string);
        }
    }
    const usual = ['draw', 'keep', 'discard', 'decline', 'call', 'reveal'];
    const all = openings === undefined ? [...usual, 'mahjongg', 'steal'] : usual;
    expect(all.filter((one) => !seen.has(one))).toEqual([]);
  });
});

describe('the number of courses', () => {
  const sitting = (choices: YearChoices = {}) =>
    sitYear({
      choices,
      courtesy: true,
      racks: {
        E: 'S 7C 1B 1B 1B 1B GD RD YD WD 5D F1 F2 9C',
        S: '8C 9C N N E W 5D 5D F3 3B 4B 6B 2D',
        W: '7C 7C S1 S2 S3 S4 3D 1C 2C 4C 6D 8D E',
        N: 'N E W S 9B 9B 9B 1D 2D 3D 4D 5C 6C',
      },
      flowerWall: '8B 8B 7B 7B',
      draws: '5D 9B 4D',
    });
  const atTurn = (choices: YearChoices = {}) => {
    const { play, game, state } = sitting(choices);
    play('E S W N keep');
    return { game, state: state() };
  };

  const OTHERS: YearChoices = { revealKong: false, stealAnyTime: true, mixedSaws: true };
  test.each([
    ['from the courtesy call on', {}, true, [3, 6, 12, 38, 126]],
    ['from the first turn on', {}, false, [13, 59, 175, 393, 664]],
    ['from the first turn on with other options', OTHERS, false, [12, 44, 99, 159]],
  ] as const)('%s, one to so many actions deep', (_, choices, courtesy, counts) => {
    const { game, state } = courtesy
      ? { ...sitting(choices), state: sitting(choices).state() }
      : atTurn(choices);
    expect(counts.map((__, depth) => perft(game, state, depth + 1))).toEqual(counts);
  });

  test('the first two actions, by hand', () => {
    const { game, state } = atTurn();
    // Eleven kinds but two flowers can be discarded; each flower, the kong and the Year of dragons can be revealed.
    const first = divide(game, state, 1).map(({ action }) => textOf(action));
    expect(first.sort()).toEqual(
      [
        ...['S', '7C', '1B', 'GD', 'RD', 'YD', 'WD', '5D', '9C'].map((one) => `discard ${one}`),
        ...['F1', 'F2', '1B 1B 1B 1B', 'GD RD WD YD'].map((one) => `reveal ${one}`),
      ].sort(),
    );
    const second = Object.fromEntries(
      divide(game, state, 2).map(({ action, count }) => [textOf(action), count]),
    );
    // South may decline; 5D makes a pung, 7C a chow with 8C 9C, and South lacks the fifth wind of a Pung-Pair.
    expect([second['discard 1B'], second['discard 5D'], second['discard 7C'], second['discard S']]).toEqual([
      1, 2, 2, 2,
    ]);
  });
});
