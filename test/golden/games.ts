import { type Action, type GameSetup, gameOf, seededRandom, type TableRules } from '../../src/game';
import { cardFree, type Seat, type Tile } from '../../src/index';
import { anybody, playCourse } from '../game/playing';
import { type Begun, playUntil, type Sitting, setupOf, sit } from '../game/sitting';
import { american, beginOf, type Contest, choose, guide, plain, withoutCard } from '../game/subjects';

// The games whose whole course is kept as text in this folder: some played by chance, some about one thing.

export interface Course {
  readonly rules: TableRules;
  readonly setup: GameSetup;
  readonly actions: readonly Action[];
}

/** A game played by chance to its end. */
const byChance = (contest: Contest, seed: string): Course => {
  const random = seededRandom(seed);
  const { setup, actions } = playCourse(
    gameOf(contest.rules),
    beginOf(contest)(random),
    anybody(choose),
    random,
  );
  return { rules: contest.rules, setup, actions };
};

/** A game of which the first actions are told; then everybody discards what was drawn. */
const told = (begun: Begun, tell: (sitting: Sitting) => void): Course => {
  const sitting = sit(begun);
  tell(sitting);
  playUntil(sitting, () => false);
  return { rules: begun.rules ?? plain, setup: setupOf(begun).setup, actions: sitting.done() };
};

const EAST = ['9C', '9D', '9D', '8D', '8D', '7D', '7D', '6D', '6D', '5D', 'W', 'N', 'N', 'S'] as const;
const SOUTH = ['5D', '5D', 'J', '1C', '1C', '2C', '2C', '3B', '3B', '4B', '4B', '6B', '6B'] as const;
const WEST = ['1B', '1B', '2B', '2B', '7B', '7B', '8B', '8B', '9B', '9B', 'RD', 'RD', 'E'] as const;
const NORTH = ['3C', '3C', '4C', '4C', '5C', '5C', '6C', '6C', '7C', '7C', '8C', '8C', '9C'] as const;
const RACKS = { E: EAST, S: SOUTH, W: WEST, N: NORTH } as const;
const NMJL = guide({ preset: 'nmjl', deadJokers: 'locked' } as never);

const declares = (sitting: Sitting, seat: Seat, shown: readonly Seat[], choice: object = {}): void => {
  sitting.act(seat, { type: 'mahjongg', ...choice });
  const { phase, awaiting } = sitting.state();
  if (phase === 'claims') sitting.decline(...awaiting);
  for (const other of [...sitting.state().awaiting])
    sitting.act(other, { type: shown.includes(other) ? 'show' : 'keep' });
};

/** South calls East's 5D with these tiles. */
const calls = (sitting: Sitting, tiles: readonly Tile[]): void => {
  sitting.play('E discard 5D');
  sitting.act('S', { type: 'call', tile: '5D', with: tiles });
  sitting.play('W N decline');
};

/** Every game by the name of its file. */
export const GAMES: Readonly<Record<string, () => Course>> = {
  'card-free-by-chance': () => byChance({ name: 'x', rules: plain, manners: 'strict' }, 'golden 1'),
  'card-free-house-rules': () =>
    byChance(
      {
        name: 'x',
        rules: cardFree({ houseRules: { removeFlowersAndJokers: true, skipSecondCharleston: true } }),
        manners: 'strict',
        players: { E: { skillLevel: 5 }, S: {}, W: { skillLevel: 2 }, N: {} },
      },
      'golden 2',
    ),
  'card-free-on-a-discard': () =>
    told({ racks: RACKS }, (sitting) => {
      sitting.play('E discard 9C; S W decline; N mahjongg 9C');
    }),
  'card-free-misnamed-win': () =>
    told({ racks: RACKS, manners: 'table' }, (sitting) => {
      sitting.play('E discard 5D 9C; S W decline');
      declares(sitting, 'N', [], { tile: '9C' });
    }),
  'card-free-dead-hands': () =>
    told({ racks: RACKS, manners: 'table' }, (sitting) => {
      calls(sitting, ['5D']);
      sitting.play('S discard 1C; N challenge S; W N E decline');
      declares(sitting, 'W', ['E']);
    }),
  'card-free-false-claim': () =>
    told({ racks: RACKS, manners: 'table' }, (sitting) => {
      sitting.play('E discard 5D; S call 5D 5D 5D; N decline');
      declares(sitting, 'W', [], { tile: '5D' });
      sitting.play('S discard 1C; N E decline');
      declares(sitting, 'N', []);
    }),
  'american-2018-by-chance': () => byChance({ name: 'x', rules: guide(), manners: 'strict' }, 'golden 3'),
  'american-2018-renamed': () =>
    told({ rules: guide(), racks: { ...RACKS, E: ['2D', ...EAST.slice(1)] }, manners: 'table' }, (sitting) => {
      sitting.play('E discard 2D 5D; S call 5D 5D 5D; W N decline; S W N decline');
    }),
  'nmjl-mahjongg-in-error': () =>
    told({ rules: NMJL, racks: RACKS, manners: 'table' }, (sitting) => {
      declares(sitting, 'E', ['S', 'N'], { value: 30 });
    }),
  'nmjl-wrong-challenge': () =>
    told({ rules: NMJL, racks: RACKS, draws: ['5D'], manners: 'table' }, (sitting) => {
      calls(sitting, ['5D', 'J']);
      sitting.play('N challenge W; S rearrange 5D 5D');
    }),
  'american-game-by-chance': () => byChance({ name: 'x', rules: american(), manners: 'strict' }, 'golden 4'),
  'american-game-wrong-exposure': () =>
    told({ rules: american(), racks: RACKS, manners: 'table' }, (sitting) => {
      calls(sitting, ['5D']);
      sitting.play('S takeBack');
      declares(sitting, 'S', []);
    }),
  'american-game-without-a-card': () =>
    told({ rules: withoutCard(), racks: RACKS, draws: ['1D', '2D', '3D', '5D'] }, (sitting) => {
      calls(sitting, ['5D', 'J']);
      sitting.play('S discard 1C');
      playUntil(sitting, ({ awaiting, drawn }) => awaiting[0] === 'S' && drawn === '5D');
      sitting.play('S grow 5D 0');
    }),
  'american-game-robbed-exchange': () =>
    told(
      {
        rules: withoutCard(),
        racks: {
          E: EAST,
          S: ['J', 'J', 'W', 'W', '1C', '1C', '2C', '2C', '3B', '3B', '4B', '4B', '6B'],
          N: ['5D', ...NORTH.slice(0, 12)],
        },
        draws: ['5D'],
      },
      (sitting) => {
        calls(sitting, ['J', 'J']);
        sitting.play('S discard 6B; W N E decline; W exchange 5D S 0; E S decline; N mahjongg 5D value=40');
      },
    ),
  'american-game-for-three': () =>
    byChance(
      {
        name: 'x',
        rules: withoutCard({ acrossPass: 'left' }),
        manners: 'strict',
        players: { E: {}, S: {}, W: {} },
      },
      'golden 5',
    ),
};
