import {
  allTiles,
  type GameOf,
  gameOf,
  type PlayedBy,
  type Plays,
  type SolitaireSetup,
  seededRandom,
} from '../../src/game';
import { breakWall } from '../../src/games/chinese/play/round';
import { type AmericanSolitaire, type ChineseSolitaire, SEATS, type Tile } from '../../src/index';
import { drawOrder, layWalls } from '../../src/play/walls';
import { shuffled } from '../game/law-suite';
import { throws } from '../game/script';
import { playUntil, sittingAt } from '../game/sitting';
import { remove } from '../game/stacked';
import { type Told, tilesOf } from '../hand-text';
import { unwrap } from '../unwrap';

// Solitaires whose tiles come as a test wants them: the first fourteen, the next draws, and the loose tiles or the
// wall's end. The other tiles come as chance has them.

export interface Stacking {
  /** The first fourteen tiles, or some of them. */
  readonly rack?: Told;
  /** The tiles drawn after them, by the player and the dummies in their order. */
  readonly draws?: Told;
  /** Chinese: the loose tiles. American: the last tiles of the wall, the end tile last. */
  readonly end?: Told;
  /** How many tiles there are in the wall beyond; all if left out. A short wall is for tests of its end. */
  readonly seed?: string;
}

type Three = [readonly Tile[], readonly Tile[], readonly Tile[]];

/** The order in which tiles come, with what is left of the game after those that were named. */
const orderOf = (
  rules: ChineseSolitaire | AmericanSolitaire,
  { seed = 'stacked', ...told }: Stacking,
): readonly Tile[] => {
  const left = [...allTiles(rules)];
  const [rack, draws, end] = [told.rack, told.draws, told.end].map((tiles = []) => tilesOf(tiles)) as Three;
  for (const tile of [...rack, ...draws, ...end]) remove(left, tile);
  const rest = shuffled(left, seededRandom(seed));
  // Flowers and jokers that were not asked for would be in the way among the first tiles.
  const plain = rest.filter((tile) => !/^([FS]\d|F|J)$/.test(tile));
  const odd = rest.filter((tile) => /^([FS]\d|F|J)$/.test(tile));
  const filler = plain.splice(0, 14 - rack.length);
  return [
    ...rack,
    ...filler,
    ...draws,
    ...shuffled([...plain, ...odd], seededRandom(`${seed} rest`)),
    ...end,
  ];
};

/** A setup in which the tiles come in this order, whatever the dice say. */
const inOrder = (places: readonly number[], order: readonly Tile[]): readonly Tile[] => {
  const wall: Tile[] = [];
  places.forEach((place, index) => {
    wall[place] = order[index] as Tile;
  });
  return wall;
};

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

export const chineseSetup = (rules: ChineseSolitaire, stacking: Stacking = {}): SolitaireSetup => {
  const dice = throws('23 14');
  const broken = breakWall(range(144) as never, 5, 5, rules.table);
  const order = orderOf(rules, { ...stacking, end: stacking.end ?? '12B' });
  return { wall: inOrder([...broken.wall, ...broken.loose] as never, order), dice };
};

export const americanSetup = (rules: AmericanSolitaire, stacking: Stacking = {}): SolitaireSetup => {
  const places = drawOrder(layWalls(range(152) as never, SEATS), 7) as never;
  return { wall: inOrder(places, orderOf(rules, stacking)), dice: [[3, 4]] };
};

type SolitaireKind = 'chineseSolitaire' | 'americanSolitaire';

/** A game at which a test says what the player does. */
export const sitAlone = <K extends SolitaireKind>(rules: PlayedBy<K>, setup: SolitaireSetup) => {
  const game = gameOf(rules as PlayedBy<SolitaireKind>) as unknown as GameOf<Plays[K]>;
  const sitting = sittingAt<Plays[K]>(game, unwrap(game.createGame(setup)));
  const { state, done } = sitting;
  const play = (text: string): void => void sitting.play(text.replace(/(^|;)/g, '$1E '));
  return {
    game,
    state,
    done,
    act: (choice: object): void => void sitting.act('E', choice),
    /** Does what a script without seats says. */
    play,
    events: (): readonly string[] => sitting.events().map(({ type }) => type),
    legal: (): readonly Plays[K]['action'][] => game.legalActions(state(), 'E'),
    /** The choices of one type, without seat and moment. */
    choices: (type: string): readonly object[] =>
      sitting
        .legal('E', type as Plays[K]['action']['type'])
        .map(({ seat: _, moment: __, type: ___, ...choice }) => choice),
    /** Why a step, or any other choice, is refused. */
    refusal: (choice: string | object): readonly string[] =>
      typeof choice === 'string' ? sitting.refusal(`E ${choice}`) : sitting.refusal('E', choice),
    /** Declines everything, and discards what was drawn, until this holds or the game is over. */
    playUntil: (holds: (now: Plays[K]['state']) => boolean): void => playUntil(sitting, holds),
    outcome: (): Plays[K]['outcome'] | undefined => game.outcome(state()),
    /** What a game has come to that was won. */
    won: (): Extract<Plays[K]['outcome'], { readonly ending: 'mahjongg' }> => {
      const outcome = game.outcome(state());
      if (outcome?.ending !== 'mahjongg') throw new Error('nobody has won');
      return outcome as Extract<Plays[K]['outcome'], { readonly ending: 'mahjongg' }>;
    },
  };
};
