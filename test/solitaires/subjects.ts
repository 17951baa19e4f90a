import { expect } from 'vitest';
import {
  type AmericanTypes,
  allTiles,
  type ChineseTypes,
  type GameOf,
  gameOf,
  type Random,
  type SolitaireTypes,
  shuffleWall,
  type TableRules,
  throwDice,
  type Viewer,
} from '../../src/game';
import type { AmericanSolitaire, ChineseChoices, ChineseSolitaire, Meld, Tile } from '../../src/index';
import type { Subject, Unseen } from '../game/law-suite';
import { FLAG, type Values } from '../game/option-mixes';
import { type Beginning, type Chance, type Course, playCourse } from '../game/playing';
import { steps } from '../game/script';
import { winningHand } from '../game/subjects';
import { tilesOf as tilesIn } from '../hand-text';
import { americanSetup, chineseSetup } from './stacked';

// How the solitaires are played in the tests of their laws: by chance, or from a deal in which a win is near.

/** A choice with some sense: first the kind, then one of that kind; a win is rarely passed by. */
const chance = <T extends SolitaireTypes>(
  game: GameOf<T>,
  state: T['state'],
  random: Random,
): T['action'] => {
  const legal: readonly T['action'][] = game.legalActions(state, 'E');
  const kinds = [...new Set(legal.map(({ type }) => type))];
  const usual = kinds.filter((kind) => kind !== 'stop' && kind !== 'mahjongg');
  const from = kinds.includes('mahjongg') && random(3) > 0 ? ['mahjongg'] : random(6) === 0 ? kinds : usual;
  const kind = from[random(from.length)] ?? kinds[0];
  const among = legal.filter(({ type }) => type === kind);
  return among[random(among.length)] as T['action'];
};

/** Plays a solitaire to its end. */
export const playAlone = <T extends SolitaireTypes>(
  game: GameOf<T>,
  setup: T['setup'],
  random: Random,
): Course<T> => playCourse<T>(game, { setup }, chance as Chance<T>, random);

interface Loose {
  readonly loose?: readonly Tile[];
  readonly flowers?: Readonly<Record<string, readonly Tile[]>>;
}

export const tilesOf = (state: SolitaireTypes['state']): readonly Tile[] => {
  const { loose = [], flowers = {} } = state as Loose;
  return [
    ...(state.racks.E ?? []),
    ...((state.melds.E ?? []) as readonly Meld[]).flatMap(({ tiles }) => tiles),
    ...Object.values(flowers).flat(),
    ...state.discards.map(({ tile }) => tile),
    ...state.wall.slice(state.wall.length - state.wallLeft),
    ...loose,
  ];
};

/** The hidden tiles, but for those at the end of the wall that were seen. */
const unseenBut =
  <T extends SolitaireTypes>(seenAtEnd: (state: T['state']) => number) =>
  (state: T['state'], viewers: readonly Viewer[]): Unseen<T['state']> => {
    const { loose = [] } = state as Loose;
    const [start, end] = [state.wall.length - state.wallLeft, state.wall.length - seenAtEnd(state)];
    const isOwn = viewers.includes('E') || state.phase === 'over';
    return {
      tiles: [...state.wall.slice(start, end), ...loose, ...(isOwn ? [] : (state.racks.E ?? []))],
      put: (tiles) => {
        const pool = [...tiles];
        const drawable = pool.splice(0, end - start);
        return {
          ...state,
          wall: [...state.wall.slice(0, start), ...drawable, ...state.wall.slice(end)],
          ...('loose' in state && { loose: pool.splice(0, loose.length) }),
          ...(!isOwn && { racks: { E: pool }, drawn: null }),
        };
      },
    };
  };

/** What a hand scores; no hand that wins scores nothing. */
const points = ({ n, d }: { readonly n: number; readonly d: number }): number => {
  expect(n).toBeGreaterThan(0);
  return n / d;
};

const byChance = (rules: ChineseSolitaire | AmericanSolitaire, random: Random) => ({
  setup: { wall: shuffleWall(rules, random), dice: throwDice(rules, random) },
});

const SUITS = ['B', 'C', 'D'] as const;

/** The options of the Chinese solitaire, with the values to try. */
export const CHINESE_OPTIONS: Values = {
  winOnDiscard: ['anything', 'setsOnly'],
  ownWindPair: ['both', 'once'],
  noScoring: ['sets', 'strict', 'section2'],
  requireSoleWait: FLAG,
  claimedWin: ['table', 'hand'],
  lastTile: ['drawnOrDiscarded', 'drawn'],
  terminalsAllowHonours: FLAG,
  ownFlowers: ['instead', 'cumulative'],
  bouquetIncludesOwn: FLAG,
  kongTiles: ['sheet', 'exact'],
  overrun: ['next', 'wrap'],
  looseTiles: ['follow', 2],
  chowFromLeftOnly: FLAG,
  claimKong: FLAG,
  dummyFlowers: ['discarded', 'replaced'],
};

/** Every option of the play the other way, but for where the wall ends. */
export const OTHER_WAY: ChineseChoices = {
  chowFromLeftOnly: true,
  claimKong: false,
  looseTiles: 2,
  dummyFlowers: 'replaced',
  winOnDiscard: 'setsOnly',
};

/** A game in which the hand lacks one tile, which somebody draws soon. */
const waiting = (rules: ChineseSolitaire, random: Random): Beginning<ChineseTypes> => {
  const hand = [1, 3, 5, 7].flatMap((low): readonly string[] => {
    const suit = SUITS[random(3)];
    return random(2) === 0 ? [0, 1, 2].map((up) => `${low + up}${suit}`) : Array(3).fill(`${low}${suit}`);
  });
  const tiles = [...hand, 'GD', 'GD'] as Tile[];
  const [needed] = tiles.splice(random(tiles.length), 1) as [Tile];
  const draws = [...tilesIn('ESWN RD WD').slice(0, random(5)), needed];
  const setup = chineseSetup(rules, { rack: [...tiles, 'RD'], draws, seed: `${random(1_000_000)}` });
  return { setup, first: steps('E discard RD') };
};

/** The Chinese solitaire by some options, for the law suite. */
export const chineseSubject = (
  name: string,
  rules: ChineseSolitaire,
  games: number,
): Subject<ChineseTypes> => ({
  name,
  game: gameOf(rules),
  games,
  every: 8,
  begin: (random, game) => (game % 3 === 0 ? waiting(rules, random) : byChance(rules, random)),
  chance,
  tilesOf,
  unseen: unseenBut<ChineseTypes>(() => 0),
  shows: () => 'wall',
  pays: (outcome) => ({ E: outcome.ending === 'mahjongg' ? points(outcome.score.final) : 0 }),
});

/** A game in which the Charleston brings all but one tile of a winning hand, which somebody draws soon. */
const nearlyWon = (rules: AmericanSolitaire, random: Random): Beginning<AmericanTypes> => {
  const hand = [...winningHand(rules.game as TableRules, random)].sort(
    (one, other) => Number(other === 'J') - Number(one === 'J'),
  );
  const strangers = allTiles(rules).filter((tile) => !hand.includes(tile) && tile !== 'J');
  const others = [...new Set(strangers)].slice(0, 12);
  const passes = [others.slice(0, 3), others.slice(3, 6)];
  const draws = [
    ...hand.slice(8, 13),
    others[6] as Tile,
    ...others.slice(7, 7 + random(4)),
    hand[13] as Tile,
  ];
  const seed = `${random(1_000_000)}`;
  return {
    setup: americanSetup(rules, { rack: [...hand.slice(0, 8), ...passes.flat()], draws, seed }),
    first: [
      ...passes.map((tiles) => ({ type: 'pass', tiles })),
      { type: 'pass', tiles: [] },
      { type: 'stop' },
      ...(rules.table.courtesyAfterFirst ? [{ type: 'pass', tiles: [] }] : []),
      { type: 'discard', tile: others[6] },
    ],
  };
};

/** The American solitaire by some options, for the law suite. */
export const americanSubject = (
  name: string,
  rules: AmericanSolitaire,
  games: number,
): Subject<AmericanTypes> => ({
  name,
  game: gameOf(rules),
  games,
  every: 8,
  begin: (random, game) => (game % 4 === 0 ? byChance(rules, random) : nearlyWon(rules, random)),
  chance,
  tilesOf,
  unseen: unseenBut<AmericanTypes>(({ jokersAtEnd }) => jokersAtEnd),
  shows: ({ type }) => (type === 'continue' ? 'nothing' : 'wall'),
  pays: (outcome) => ({ E: outcome.ending === 'mahjongg' ? points(outcome.sheet.final) : 0 }),
});
