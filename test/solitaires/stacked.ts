import {
  allTiles,
  gameOf,
  type PlayedBy,
  type Plays,
  type Random,
  type SolitaireSetup,
  seededRandom,
} from '../../src/game';
import { breakWall } from '../../src/games/chinese/play/round';
import { type AmericanSolitaire, type ChineseSolitaire, SEATS, type Tile } from '../../src/index';
import { drawOrder, layWalls } from '../../src/play/walls';
import { throws } from '../game/script';
import { unwrap } from '../unwrap';

// Solitaires whose tiles come as a test wants them: the first fourteen, the next draws, and the loose tiles or the
// wall's end. The other tiles come as chance has them.

export interface Stacking {
  /** The first fourteen tiles, or some of them. */
  readonly rack?: readonly Tile[];
  /** The tiles drawn after them, by the player and the dummies in their order. */
  readonly draws?: readonly Tile[];
  /** Chinese: the loose tiles. American: the last tiles of the wall, the end tile last. */
  readonly end?: readonly Tile[];
  /** How many tiles there are in the wall beyond; all if left out. A short wall is for tests of its end. */
  readonly seed?: string;
}

const shuffled = (tiles: Tile[], random: Random): Tile[] => {
  for (let place = tiles.length - 1; place > 0; place--) {
    const other = random(place + 1);
    [tiles[place], tiles[other]] = [tiles[other] as Tile, tiles[place] as Tile];
  }
  return tiles;
};

/** The order in which tiles come, with what is left of the game after those that were named. */
const orderOf = (
  rules: ChineseSolitaire | AmericanSolitaire,
  { rack = [], draws = [], end = [], seed = 'stacked' }: Stacking,
): readonly Tile[] => {
  const left = [...allTiles(rules)];
  for (const tile of [...rack, ...draws, ...end]) {
    const place = left.indexOf(tile);
    if (place < 0) throw new Error(`there is no further ${tile}`);
    left.splice(place, 1);
  }
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
  const order = orderOf(rules, { ...stacking, end: stacking.end ?? ['1B', '2B'] });
  return { wall: inOrder([...broken.wall, ...broken.loose] as never, order), dice };
};

export const americanSetup = (rules: AmericanSolitaire, stacking: Stacking = {}): SolitaireSetup => {
  const places = drawOrder(layWalls(range(152) as never, SEATS), 7) as never;
  return { wall: inOrder(places, orderOf(rules, stacking)), dice: [[3, 4]] };
};

type SolitaireKind = 'chineseSolitaire' | 'americanSolitaire';

/** A game at which a test says what the player does. */
export const sitAlone = <K extends SolitaireKind>(rules: PlayedBy<K>, setup: SolitaireSetup) => {
  type State = Plays[K]['state'];
  type Action = Plays[K]['action'];
  const game = gameOf(rules as PlayedBy<SolitaireKind>);
  const created = unwrap(game.createGame(setup));
  let state = created as State;
  const done: Action[] = [];
  const events: string[] = [];
  const whole = (choice: object) => ({ seat: 'E', moment: state.moment, ...choice }) as never;
  const act = (choice: object): void => {
    const taken = unwrap(game.apply(state as never, whole(choice)), choice);
    done.push(whole(choice));
    state = taken.state as State;
    events.push(...taken.events.map(({ type }) => type));
  };
  const legal = (): readonly Action[] => game.legalActions(state as never, 'E');
  return {
    game,
    state: (): State => state,
    done: (): readonly Action[] => done,
    events: (): readonly string[] => events,
    act,
    legal,
    /** The choices of one type, without seat and moment. */
    choices: (type: string): readonly object[] =>
      legal()
        .filter((action) => action.type === type)
        .map(({ seat: _, moment: __, type: ___, ...choice }) => choice),
    refusal: (choice: object): readonly string[] => {
      const checked = game.check(state as never, whole(choice));
      return checked.ok ? ['taken'] : [checked.error.reasons[0].code, checked.error.reasons[0].rule];
    },
    /** Declines so many discards of the dummies. */
    decline: (times = 1): void => {
      for (let time = 0; time < times; time++) act({ type: 'decline' });
    },
    /** Declines everything, and discards what was drawn, until this holds or the game is over. */
    playUntil: (holds: (now: State) => boolean): void => {
      while (state.phase !== 'over' && !holds(state)) {
        const { phase, drawn, racks } = state as {
          phase: string;
          drawn: Tile | null;
          racks: { E: readonly Tile[] };
        };
        if (phase === 'claims') act({ type: 'decline' });
        else act({ type: 'discard', tile: drawn ?? racks.E[0] });
      }
    },
    outcome: () => game.outcome(state as never) as Plays[K]['outcome'] | undefined,
  };
};
