import { readdirSync, readFileSync } from 'node:fs';
import type { Seat, Tile } from 'mahjongg';
import { type Bot, randomBot } from 'mahjongg/bots';
import { allTiles, type GameOf, seededRandom } from 'mahjongg/game';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../docs/markdown';
import { fileOf } from '../docs/snippets';
import { unwrap } from '../unwrap';
import { sparrowBot } from './bot';
import { sparrowRace } from './game';
import { pointsOf } from './sets';
import { SEATS, TILES } from './setup';
import { dealt } from './subject';
import type { SparrowState, SparrowTypes } from './types';

const game = sparrowRace();

/** Tiles of bamboos, such as 11123. */
const bamboos = (numbers: string): readonly Tile[] => [...numbers].map((number) => `${number}B` as Tile);

/** A wall that begins with these tiles: five for East, five for South, the first discard, the tiles to draw. */
const stacked = (numbers: string): readonly Tile[] => {
  const first = bamboos(numbers);
  const rest = [...allTiles({ name: 'sparrow-race', options: {}, tiles: TILES })];
  for (const tile of first) rest.splice(rest.indexOf(tile), 1);
  return [...first, ...rest];
};

const begun = (wall: readonly Tile[]): SparrowState => unwrap(game.createGame({ wall }));

type Choice = readonly [seat: Seat, type: SparrowTypes['action']['type'], tile?: Tile];

const actionOf = ({ moment }: SparrowState, [seat, type, tile]: Choice): SparrowTypes['action'] =>
  ({ seat, moment, type, ...(tile && { tile }) }) as SparrowTypes['action'];

const played = (state: SparrowState, ...choices: readonly Choice[]): SparrowState =>
  choices.reduce((now, choice) => {
    const taken = game.apply(now, actionOf(now, choice));
    if (!taken.ok) throw new Error(`${choice.join(' ')}: ${taken.error.message}`);
    return taken.value.state;
  }, state);

/** The code and the rule with which a choice is refused; null if it is legal. */
const refusal = (state: SparrowState, choice: Choice): readonly string[] | null => {
  const checked = game.check(state, actionOf(state, choice));
  return checked.ok ? null : [checked.error.reasons[0].code, checked.error.reasons[0].rule];
};

const passes: readonly Choice[] = [
  ['E', 'pass', '9B'],
  ['S', 'pass', '5B'],
];
// East’s tiles, South’s, the first discard, and what is drawn next.
const start = begun(stacked(['22239', '15566', '4', '78'].join('')));

describe('SR-1: tiles and deal', () => {
  test('each player has five tiles, one lies open, and 25 are left', () => {
    expect(start.racks).toEqual({ E: bamboos('22239'), S: bamboos('15566') });
    expect(start.discards).toEqual([{ seat: 'S', tile: '4B' }]);
    expect([start.wallLeft, start.phase, start.awaiting]).toEqual([25, 'pass', ['E', 'S']]);
  });

  test.each([
    ['nothing', null, 'notASetup', ''],
    ['a tile short', { wall: start.wall.slice(1) }, 'badWall', 'SR-1'],
    ['another tile', { wall: ['1C', ...start.wall.slice(1)] }, 'badWall', 'SR-1'],
    ['dice', { wall: start.wall, dice: [[1, 2]] }, 'badDice', 'SR-1'],
    ['something else', { wall: start.wall, players: {} }, 'unknownOption', ''],
  ])('a setup with %s is refused', (_, setup, code, rule) => {
    const created = game.createGame(setup as never);
    expect(created.ok ? null : [created.error.reasons[0].code, created.error.reasons[0].rule]).toEqual([
      code,
      rule,
    ]);
  });
});

test('SR-2: each passes a tile to the other, both at once and unseen by the other until then', () => {
  const answered = played(start, passes[0] as Choice);
  expect(answered.awaiting).toEqual(['S']);
  expect(game.viewFor(answered, 'E').answer).toEqual({ type: 'pass', tile: '9B' });
  expect(JSON.stringify(game.viewFor(answered, 'S'))).not.toContain('9B');
  expect(refusal(answered, ['E', 'pass', '2B'])).toEqual(['alreadyAnswered', 'SR-2']);
  expect(refusal(start, ['E', 'pass', '1B'])).toEqual(['tilesNotHeld', 'SR-1']);
  const passed = played(start, ...passes);
  expect(passed.racks).toEqual({ E: bamboos('22235'), S: bamboos('15669') });
  expect([passed.phase, passed.awaiting]).toEqual(['draw', ['E']]);
});

describe('SR-3: a turn', () => {
  const passed = played(start, ...passes);

  test('begins with a tile from the wall, which only its player sees', () => {
    const drawn = played(passed, ['E', 'draw']);
    expect([drawn.racks.E, drawn.drawn, drawn.wallLeft]).toEqual([bamboos('222357'), '7B', 24]);
    expect([game.viewFor(drawn, 'E').drawn, game.viewFor(drawn, 'S').drawn]).toEqual(['7B', null]);
    expect(drawn.discards).toEqual(passed.discards);
  });

  test('or with the last discard, in whose place the next tile of the wall is turned up', () => {
    const took = played(passed, ['E', 'take']);
    expect([took.racks.E, took.drawn, took.wallLeft]).toEqual([bamboos('222345'), null, 24]);
    expect(took.discards).toEqual([{ seat: 'E', tile: '7B' }]);
  });

  test('and ends with a discard; then it is the turn of the other', () => {
    const discarded = played(passed, ['E', 'draw'], ['E', 'discard', '7B']);
    expect(discarded.discards.map(({ tile }) => tile)).toEqual(bamboos('47'));
    expect([discarded.phase, discarded.awaiting, discarded.drawn]).toEqual(['draw', ['S'], null]);
    expect(refusal(discarded, ['E', 'draw'])).toEqual(['notAwaited', 'SR-3']);
    expect(refusal(discarded, ['S', 'discard', '9B'])).toEqual(['wrongPhase', '']);
    expect(refusal(played(passed, ['E', 'draw']), ['E', 'discard', '9B'])).toEqual(['tilesNotHeld', 'SR-1']);
  });
});

describe('SR-4, SR-5: two sets win', () => {
  test.each([
    ['123789', 2],
    ['112233', 2],
    ['123444', 4],
    ['222234', 4],
    ['111999', 6],
    ['113355', 0],
    ['123455', 0],
    ['124555', 0],
    ['112299', 0],
    ['11123', 0],
    ['111', 0],
  ])('%s wins %i points', (numbers, points) => {
    expect(pointsOf(bamboos(numbers), 3)).toBe(points);
  });

  test('the other pays, by what three alike are worth', () => {
    const end = ({ passed, play }: { passed: SparrowState; play: GameOf<SparrowTypes> }) => {
      const taken = play.apply(passed, actionOf(passed, ['E', 'mahjongg']));
      return taken.ok ? play.returns(taken.value.state) : taken.error.reasons[0].code;
    };
    const took = played(start, ...passes, ['E', 'take']);
    expect(end({ passed: took, play: game })).toEqual({ E: 4, S: -4 });
    const five = sparrowRace(5);
    const same = { ...took, rules: { name: 'sparrow-race', options: { alike: 5 } } } as const;
    expect(end({ passed: same, play: five })).toEqual({ E: 6, S: -6 });
    expect(refusal(played(start, ...passes, ['E', 'draw']), ['E', 'mahjongg'])).toEqual([
      'notAWinningHand',
      'SR-4',
    ]);
  });
});

test('SR-6: nobody wins when the wall is gone', () => {
  let state = played(start, ...passes);
  for (let turn = 0; turn < 25; turn++) {
    const seat = state.awaiting[0] as Seat;
    state = played(state, [seat, 'draw']);
    const tile = game.viewFor(state, seat).drawn as Tile;
    expect([turn, state.phase]).toEqual([turn, 'turn']);
    state = played(state, [seat, 'discard', tile]);
  }
  expect([state.phase, state.wallLeft]).toEqual(['over', 0]);
  expect([game.outcome(state), game.returns(state)]).toEqual([{ ending: 'wallGame' }, { E: 0, S: 0 }]);
});

describe('stored states', () => {
  const end = played(start, ...passes, ['E', 'take'], ['E', 'mahjongg']);
  const drawn = played(start, ...passes, ['E', 'draw']);
  const wonBy = (winner: Seat, points: number) => ({
    now: { outcome: { ending: 'mahjongg', winner, points }, racks: end.racks },
  });
  const set = { tiles: bamboos('222') };
  const lastDrawn = ({ discards, wall, wallLeft }: SparrowState) => ({
    discards: [...discards, ...wall.slice(-wallLeft).map((tile) => ({ seat: 'E', tile }))],
    wallLeft: 0,
  });
  const undiscarded = ({ wall, wallLeft }: SparrowState) => ({
    discards: [],
    wall: wall.with(-wallLeft - 1, '4B'),
    wallLeft: wallLeft + 1,
  });

  test.each<readonly [string, SparrowState, object, boolean]>([
    ['the winner with the points won', end, wonBy('E', 4), true],
    ['the winner with more points', end, wonBy('E', 5), false],
    ['the other player as the winner', end, wonBy('S', 4), false],
    ['the drawn tile', drawn, { drawn: '7B' }, true],
    ['a drawn tile that is not on the rack', drawn, { drawn: '9B' }, false],
    ['a turn of the player with five tiles', drawn, { now: { seat: 'S' }, awaiting: ['S'] }, false],
    ['somebody awaited who answered', played(start, passes[0] as Choice), { awaiting: ['E', 'S'] }, false],
    ['a pass when the wall is gone', start, lastDrawn(start), false],
    ['a turn when the wall is gone', drawn, lastDrawn(drawn), true],
    ['a turn with nothing to take', drawn, undiscarded(drawn), false],
    [
      'a set on the table',
      start,
      { racks: { ...start.racks, E: bamboos('39') }, counts: { E: 2, S: 5 }, melds: { E: [set], S: [] } },
      false,
    ],
  ])('%s', (_, state, changed, isFine) => {
    expect(game.decodeState({ ...state, ...changed }).ok).toBe(isFine);
  });
});

describe('bots', () => {
  /** Plays a game with two bots. */
  const play = (bots: readonly Bot<SparrowTypes>[], seed: string) => {
    const random = seededRandom(seed);
    const setup = dealt(random);
    const actions: SparrowTypes['action'][] = [];
    let state = begun(setup.wall);
    while (state.phase !== 'over') {
      const seat = state.awaiting[0] as Seat;
      const action = (bots[SEATS.indexOf(seat)] as Bot<SparrowTypes>)(game.viewFor(state, seat), random);
      const taken = game.apply(state, action);
      if (!taken.ok) throw new Error(taken.error.message);
      actions.push(action);
      state = taken.value.state;
    }
    return { setup, actions, state };
  };

  test('the bot wins most games against chance, from either seat', () => {
    for (const place of [0, 1]) {
      const bots = place === 0 ? [sparrowBot, randomBot()] : [randomBot(), sparrowBot];
      const won = Array.from({ length: 60 }, (_, seed) => {
        const { state } = play(bots, `chance ${seed}`);
        return game.returns(state)[SEATS[place] as Seat] ?? 0;
      });
      expect(won.filter((points) => points > 0).length).toBeGreaterThan(40);
    }
  });

  test('a record of a game replays to the same end, and not by other rules', () => {
    const { setup, actions, state } = play([sparrowBot, sparrowBot], 'record');
    const text = JSON.stringify(game.record(setup, actions));
    const replayed = game.replay(text);
    expect(replayed.ok && replayed.value).toEqual({ setup: { dice: [], ...setup }, state, actions });
    const other = sparrowRace(4).replay(text);
    expect(other.ok ? null : other.error.reasons[0].code).toBe('unknownRules');
  });
});

describe('the files of the game', () => {
  const folder = 'test/seventh-game';
  const files = readdirSync(folder).filter((name) => !/test|subject/.test(name));
  const texts = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

  const page = readFileSync('docs/adding-a-game.md', 'utf8');

  test.each(files)(
    'docs/adding-a-game.md shows all of %s, or names the file and what it leaves out',
    (name) => {
      const blocks = blocksOf('adding-a-game.md', page);
      const shown = blocks.flatMap((block) => (fileOf(block) === `${folder}/${name}` ? block.lines : []));
      const text = texts[files.indexOf(name)] ?? '';
      const hidden = text.split('\n').filter((line) => !shown.includes(line));
      const exported = hidden.flatMap(
        (line) => /^export (?:const|type|interface) (\w+)/.exec(line)?.[1] ?? [],
      );
      expect(exported.filter((one) => !page.includes(`\`${one}`))).toEqual([]);
      expect(hidden.join('') === '' || page.includes(`\`${name}\``)).toBe(true);
    },
  );

  test('import nothing but the entries of the package, and have at most 300 lines', () => {
    const imported = texts.flatMap((text) => [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name));
    expect([...new Set(imported)].filter((name) => !name?.startsWith('./')).sort()).toEqual([
      'mahjongg',
      'mahjongg/bots',
      'mahjongg/game',
    ]);
    expect(texts.join('').split('\n').length).toBeLessThanOrEqual(300);
  });
});
