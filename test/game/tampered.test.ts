import { afterAll, describe, expect, test } from 'vitest';
import { randomBot } from '../../src/bots';
import {
  type GameTypes,
  gameOf,
  newGame,
  type Random,
  seededRandom,
  shuffleWall,
  throwDice,
} from '../../src/game';
import { americanSolitaire, chineseSolitaire, type Seat } from '../../src/index';
import { sparrowSubject } from '../seventh-game/subject';
import { type Chance, playCourse } from './playing';
import { american, beginOf, guide, plain } from './subjects';
import {
  type AnyGame,
  copyOf,
  type Json,
  partly,
  playOn,
  TAMPERINGS,
  type Tampering,
  TIDY,
} from './tampering';
import { subjectOf as yearSubjectOf } from './year/subjects';

// A record proves, a state does not: a state that decodes can be played to its end, whatever it was made of.

const TAMPERED = Number(process.env['TAMPERED'] ?? 300);
const SEED = process.env['SEED'] ?? 'tampered';

interface Begun {
  readonly setup: object;
  readonly first?: readonly object[] | undefined;
}
interface Subject {
  readonly name: string;
  readonly game: AnyGame;
  readonly begin: (random: Random) => Begun;
}

const THREE = { E: {}, S: {}, W: {} };
const year = yearSubjectOf({ name: 'tampered', games: 1 });
const sparrow = sparrowSubject(3, 1);
const alone = (
  name: string,
  rules: ReturnType<typeof chineseSolitaire> | ReturnType<typeof americanSolitaire>,
): Subject => ({
  name,
  game: gameOf(rules as never) as unknown as AnyGame,
  begin: (random) => ({ setup: { wall: shuffleWall(rules, random), dice: throwDice(rules, random) } }),
});
const table = (name: string, contest: Parameters<typeof beginOf>[0]): Subject => ({
  name,
  game: gameOf(contest.rules) as unknown as AnyGame,
  begin: beginOf(contest),
});

const SUBJECTS: readonly Subject[] = [
  table('Card Free, strict', { name: '', rules: plain, manners: 'strict' }),
  table('Card Free, table manners', { name: '', rules: plain, manners: 'table' }),
  table('the practice card of the guide', { name: '', rules: guide(), manners: 'table' }),
  table('The American Game of three', { name: '', rules: american(), manners: 'table', players: THREE }),
  { name: 'the Year game', game: year.game as unknown as AnyGame, begin: (random) => year.begin(random, 0) },
  alone('the Chinese solitaire', chineseSolitaire()),
  alone('the American solitaire', americanSolitaire()),
  {
    name: 'the Sparrow Race',
    game: sparrow.game as unknown as AnyGame,
    begin: (random) => sparrow.begin(random, 0),
  },
];

/** The states of games that random bots played, by phase. */
const statesOf = ({ game, begin }: Subject, games: number, random: Random): readonly (readonly Json[])[] => {
  const byPhase = new Map<string, Json[]>();
  const chance: Chance<GameTypes> = (played, state, draw) => {
    const seat = state.awaiting[draw(state.awaiting.length)] as Seat;
    return randomBot()(played.viewFor(state, seat) as never, draw);
  };
  for (let played = 0; played < games; played++)
    for (const state of playCourse<GameTypes>(game as never, begin(random) as never, chance, random).states)
      byPhase.set(state.phase, [...(byPhase.get(state.phase) ?? []), state as unknown as Json]);
  return [...byPhase.values()];
};

/** What hangs on other parts: changed alone, it is refused or hardly ever read. */
const BOUND: readonly string[] = [
  ...'version rules seats phase now awaiting melds counts racks players wallLeft answers'.split(' '),
  ...'setAside faceDown flowers flowerWall flowerWallLeft loose looseLeft'.split(' '),
].map((part) => `part ${part}`);

/** How many states of each kind of tampering were decoded and refused, in all games. */
const tallies = new Map<string, { decoded: number; refused: number }>();
const report: string[] = [];

const count = (kind: string, outcome: 'decoded' | 'refused'): void => {
  const tally = tallies.get(kind) ?? { decoded: 0, refused: 0 };
  tally[outcome]++;
  tallies.set(kind, tally);
};

/** What goes wrong with a state that somebody has changed; null if nothing does, or if it is refused. */
const faultOf = (game: AnyGame, kind: string, state: Json, random: Random): string | null => {
  const given = JSON.stringify(state);
  try {
    const decoded = game.decodeState(state);
    count(kind, decoded.ok ? 'decoded' : 'refused');
    if (decoded.ok) playOn(game, decoded.value, randomBot() as never, random);
    return null;
  } catch (thrown) {
    return `${kind}: ${(thrown as Error).message}\n${given}`;
  }
};

describe('a state that decodes can be played to its end', () => {
  test.each(SUBJECTS.map((subject) => [subject.name, subject] as const))(
    '%s',
    (name, subject) => {
      const { game } = subject;
      const random = seededRandom(`${SEED} ${name}`);
      const phases = statesOf(subject, Math.min(40, Math.max(10, TAMPERED / 50)), random);
      const any = (): Json => {
        const states = phases[random(phases.length)] as readonly Json[];
        return copyOf(states[random(states.length)]);
      };
      const parts = Object.keys(any()).map((part) => [`part ${part}`, partly(part)] as const);
      const kinds: readonly (readonly [string, Tampering])[] = [...Object.entries(TAMPERINGS), ...parts];
      const before = [...tallies.values()].reduce((sum, { decoded }) => sum + decoded, 0);
      const faults: string[] = [];
      for (let done = 0, tried = 0; done < TAMPERED; tried++) {
        const [kind, tamper] = kinds[tried % kinds.length] as (typeof kinds)[number];
        const target = { game, state: any(), random };
        // Now and then something else was changed before.
        TIDY[random(8 * TIDY.length)]?.({ ...target, other: any() });
        if (!tamper({ ...target, other: any() })) continue;
        done++;
        const fault = faultOf(game, kind, target.state, random);
        if (fault !== null) faults.push(fault);
      }
      const decoded = [...tallies.values()].reduce((sum, tally) => sum + tally.decoded, 0) - before;
      report.push(`${name}: ${decoded} decoded, ${TAMPERED - decoded} refused`);
      expect(faults).toEqual([]);
      expect(decoded).toBeGreaterThan(0);
      expect(decoded).toBeLessThan(TAMPERED);
    },
    3_600_000,
  );

  afterAll(() => {
    const cells = [...tallies].map(
      ([kind, { decoded, refused }]) => `${kind}: ${decoded} decoded, ${refused} refused`,
    );
    console.info([...report, ...cells].join('\n'));
    if (report.length < SUBJECTS.length) return;
    const empty = [...tallies].flatMap(([kind, { decoded, refused }]) => [
      ...(decoded === 0 && ![...BOUND, 'others awaited'].includes(kind) ? [`${kind}: none decoded`] : []),
      ...(refused === 0 ? [`${kind}: none refused`] : []),
    ]);
    expect(empty).toEqual([]);
  });
});

describe('a state that contradicts itself: the part is named', () => {
  const there = <T>(value: T | undefined): T => value ?? expect.fail('there is none');
  const { game, state } = newGame(plain, { seed: 'contrary' });
  let turn = state;
  while (turn.phase !== 'turn') {
    const [seat = 'E'] = turn.awaiting;
    turn = game.reducer(turn, there(game.legalActions(turn, seat)[0]));
  }
  const { racks, counts, now } = turn;
  const rack = racks.E ?? [];
  const passed = there(game.legalActions(state, 'E').find(({ type }) => type === 'pass'));
  const sealed = game.reducer(state, passed);
  const answer = { ...Object(sealed.answers.E), tiles: ['J', 'J', 'J'] };

  test.each([
    ['wallLeft', state, { wallLeft: 2 * state.wall.length }],
    ['counts', turn, { counts: { ...counts, S: 12 } }],
    ['racks', turn, { racks: { ...racks, E: [...rack].reverse() } }],
    ['drawn', state, { drawn: '1B' }],
    ['awaiting', turn, { awaiting: [] }],
    ['awaiting', turn, { awaiting: ['S'] }],
    ['now', turn, { now: { ...now, by: 'call' } }],
    ['answers', sealed, { answers: { ...sealed.answers, E: answer } }],
  ])('%s', (part, whole, change) => {
    expect(game.decodeState(whole).ok).toBe(true);
    const decoded = game.decodeState({ ...whole, ...change });
    const message = `“${part}” contradicts the other parts of this state.`;
    expect(decoded).toMatchObject({ ok: false, error: { message, reasons: [{ at: { path: [part] } }] } });
  });
});
