import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { americanCard, practiceCard } from '../../src/american';
import { targets } from '../../src/analysis';
import { nearestTargets } from '../../src/cli/play/hint';
import { asciiText, isJokerless } from '../../src/cli/play/look';
import { whatToType } from '../../src/cli/play/question';
import { hasUnsaved, isOver, type Reply, type Session, step, tableLines } from '../../src/cli/play/session';
import type { FinishedGame } from '../../src/cli/play/table';
import { claimName } from '../../src/cli/play/year';
import { readRow, rowLine } from '../../src/cli/scorecard';
import { wonLine } from '../../src/cli/sheets';
import { type AnyState, seededRandom, type Throw } from '../../src/game';
import { cardFree, type Tile } from '../../src/index';
import { findRule } from '../../src/rulebook';
import { tilesOf } from '../hand-text';
import {
  type Begin,
  begun,
  openQuestion,
  PLAIN_LOOK,
  type PlayedThrough,
  plainAnswer,
  playThrough,
  playUntil,
  tableOf,
} from './player';

// `mahjongg play` without files and terminals: a line of input gives a new session and what is printed.

const GAMES: readonly Begin[] = [
  { game: 'card-free', seed: '1' },
  { game: 'card-free', seed: '2', seat: 'S', against: 'random' },
  { game: 'american-2018', seed: '1', against: 'beginner' },
  { game: 'nmjl', seed: '1', against: 'random', seat: 'N' },
  { game: 'american-game', seed: '1', players: 3 },
  { game: 'american-game', seed: '2', card: 'none', against: 'random' },
  { game: 'chinese-solitaire', seed: '1' },
  { game: 'american-solitaire', seed: '1' },
  { game: 'american-solitaire', seed: '2', card: 'none' },
  { game: 'year', seed: '1' },
  { game: 'year', seed: '2', seat: 'W' },
];

const TABLE: Begin = { game: 'card-free', seed: '1' };
const NO = ['n', 'no', 'p', 'pass'];

const games = new Map<Begin, PlayedThrough>();

/** A game that is played plainly, once for all who look at it. */
const plainGame = (begin: Begin): PlayedThrough => {
  const played = games.get(begin) ?? playThrough(begun(begin));
  games.set(begin, played);
  return played;
};

const texts = ({ lines }: { readonly lines: readonly string[] }): string => lines.join('\n');

const typing = (first: Reply, ...typed: readonly string[]): Reply =>
  typed.reduce((reply, line) => step(reply.session, line), first);

const rowOf = ({ session }: Pick<Reply, 'session'>): FinishedGame => session.table.end(session.state).row;

describe.each(GAMES.map((begin) => [`${begin.game}, seed ${begin.seed}`, begin] as const))(
  '%s',
  (_, begin) => {
    const played = plainGame(begin);

    test('is played to its end, which a row of the score card tells', () => {
      expect(isOver(played.session)).toBe(true);
      const { rules, won, natural, final } = rowOf(played);
      expect(rules).toBe(begin.game);
      if (!won) expect(natural).toBe(0);
      expect(Number.isFinite(final)).toBe(true);
      expect(texts(played)).toMatch(/wins?\.|exhausted|No more tiles/);
    });

    test('is the same game whenever the same is typed', () => {
      const typed = [...played.typed];
      const again = playThrough(begun(begin), () => typed.shift() as string);
      expect(again.lines).toEqual(played.lines);
    });

    test('the record is played again to the same state', () => {
      const { table } = played.session;
      const record = JSON.parse(JSON.stringify(table.record(played.session))) as object;
      const restored = table.restore(record);
      expect(restored.ok && restored.value.state).toEqual(played.session.state);
      expect(restored.ok && restored.value.actions).toEqual(played.session.actions);
    });

    test('m where Mah Jongg is not offered says why, with a rule wherever the tiles could win', () => {
      const why: string[] = [];
      for (const session of played.asked) {
        if (openQuestion(session).options.some(({ key }) => key === 'm')) continue;
        const tried = step(session, 'm');
        expect(tried.session.actions).toEqual(session.actions);
        const [said = ''] = tried.lines;
        const rule = /\(([A-Z]{2}-\d+[a-z]?)\)$/.exec(said)?.[1];
        const mayWin = ['turn', 'claims', 'draw'].includes(session.state.phase);
        if (mayWin && rule === undefined) why.push(said);
        if (!mayWin) expect(said).toBe('Mah Jongg cannot be declared here.');
        if (rule !== undefined) expect(step(tried.session, '?').lines[0]).toContain(rule);
      }
      expect(why).toEqual([]);
    });

    test('every question has few choices, help with rules, and answers to nonsense', () => {
      const helped = new Set<string>();
      for (const session of played.asked) {
        const question = openQuestion(session);
        const { help } = session;
        expect(question.options.length).toBeLessThanOrEqual(20);
        expect(new Set(question.options.map(({ key }) => key)).size).toBe(question.options.length);
        expect(help.length).toBeGreaterThan(0);
        for (const text of help) helped.add(text.replace(/ .*/, ''));
      }
      expect([...helped].every((rule) => /^(AG|CF|TG|CS|AS|YG)-\d+[a-z]?$/.test(rule))).toBe(true);
      for (const line of ['', '99', 'x y', '1B 1B 1B 1B 1B', 'constructor', '__proto__', '-1', '1 1', '🀐']) {
        const first = begun(begin);
        const reply = step(first.session, line);
        expect(reply.lines.length).toBeGreaterThan(0);
        if (reply.session.actions.length === first.session.actions.length)
          expect(texts(reply)).toContain(openQuestion(reply.session).prompt);
      }
    });
  },
);

describe('what is the same at every question', () => {
  const first = begun({ game: 'chinese-solitaire', seed: '5' });

  test('? names the rules and the keys, and asks again', () => {
    const reply = step(first.session, '?');
    expect(texts(reply)).toMatch(/^CS-8 /m);
    expect(texts(reply)).toMatch(/^ {2}u {2}takes back/m);
    expect(reply.session.actions).toEqual(first.session.actions);
    expect(step(first.session, 'HELP').lines).toEqual(reply.lines);
  });

  test('? says of u what it does: at a table nothing but to go back to the question before', () => {
    const keys = (reply: Reply): string | undefined =>
      /^ {2}u {2}(.+)$/m.exec(texts(step(reply.session, '?')))?.[1];
    expect(keys(first)).toBe('takes back your last choice, or cancels one that you have not confirmed');
    for (const game of ['card-free', 'year']) {
      const asked = begun({ game, seed: '1' });
      expect(keys(asked)).toBeUndefined();
      const deeper = {
        ...asked.session,
        questions: [...asked.session.questions, openQuestion(asked.session)],
      };
      expect(keys({ session: deeper, lines: [] })).toBe('goes back to the question before');
      expect(step(deeper, 'u').session.questions).toEqual(asked.session.questions);
    }
  });

  test('h names the nearest hands', () => {
    expect(texts(step(first.session, 'h'))).toMatch(/The hand is \d+ tiles from winning/);
  });

  const FIRST = GAMES.filter(({ seed, card }) => seed === '1' || card === 'none');

  test.each(FIRST)(
    'AG-31: h names the nearest hands and what to type for each choice, whatever is asked: $game, $card, seed $seed',
    (begin) => {
      /** Tiles that are chosen together may be named in any order. */
      const ordered = (action: unknown): unknown => {
        const { tiles, ...rest } = action as { readonly tiles?: readonly Tile[] };
        return tiles === undefined ? rest : { ...rest, tiles: [...tiles].sort() };
      };
      const named = new Set<string>();
      const follow = (session: Session, prefix: readonly string[] = []): void => {
        const advised = new Map<unknown, readonly string[]>();
        const shown = session.table.hint(session.state, session.wishes, (action) => {
          const typed = whatToType(session.questions, action);
          advised.set(action, typed);
          return typed;
        });
        expect(advised.size, shown.join('\n')).toBeGreaterThan(0);
        expect(shown.join('\n')).toMatch(
          /The hand (is \d+ tiles? from winning|wins)|No hand|no winning hand|greedy bot would/,
        );
        for (const [action, typed] of advised) {
          named.add((action as { readonly type: string }).type);
          const inTurn = typed.join(', then ');
          const isTyped = (line: string) => `${line}  `.startsWith(`${inTurn}  `);
          expect(shown.some((line) => isTyped(line) || line === `Type: ${inTurn}`)).toBe(true);
          const done = typed.reduce((now, word) => step(now, word).session, session);
          expect([prefix, typed, ordered(done.actions[session.actions.length])]).toEqual([
            prefix,
            typed,
            ordered(action),
          ]);
        }
      };
      const asked = new Set<string>();
      for (const session of plainGame(begin).asked) {
        const question = openQuestion(session);
        // Any number of choices by numbers is as good as another.
        const keys = question.options.map(({ key }) => key).join();
        const kind = `${question.prompt.split(' ', 3).at(-1)} ${keys.replace(/1(,\d+)+/, 'numbers')}`;
        if (!asked.has(kind)) {
          follow(session);
          // The questions behind a letter, too: from there one goes back first.
          for (const { key, next } of question.options)
            if ('ask' in next) follow(step(session, key).session, [key]);
        }
        asked.add(kind);
      }
      expect(named.size).toBeGreaterThan(1);
    },
  );

  test.each([
    ['card-free', '7'],
    ['nmjl', '7'],
  ])('who follows the hints wins some games: %s, seed %s', (game, seed) => {
    let { session } = begun({ game, seed, against: 'random' });
    let hint = '';
    let compared = 0;
    while (!isOver(session)) {
      hint = texts(step(session, 'h'));
      const ratings = [...hint.matchAll(/ (\d+) %$/gm)].map(([, rating]) => Number(rating));
      expect(ratings[0]).toBe(hint.includes('It wins the game') ? undefined : 100);
      expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
      if (ratings.length > 1) compared++;
      expect(hint.includes('The rating compares the choices')).toBe(ratings.length > 1);
      const typed = hint.match(/^Type(?: .*\n|: )(.+?)(?: {2}.*)?$/m)?.[1] as string;
      const before = session.actions.length;
      for (const word of typed.split(', then ')) session = step(session, word).session;
      expect(session.actions.length).toBeGreaterThan(before);
    }
    expect(rowOf({ session }).won).toBe(true);
    expect(compared).toBeGreaterThan(0);
    expect(hint).toMatch(/^Declare Mah Jongg: It wins the game\.\nType: m$/m);
  });

  test.each([
    ['card-free', /can still make 8 of 63 kinds of hands\./],
    ['nmjl', /can still make \d of 61 kinds of hands: [A-Z2].*, line \d/],
  ])('AG-31: o tells what the others can still have, few kinds by name: %s', (game, few) => {
    const said = new Set<string>();
    playThrough(begun({ game, seed: '2', against: 'greedy' }), (question, session) => {
      const reply = step(session, 'o');
      expect(reply.session).toBe(session);
      const [scouting = '', asked = ''] = texts(reply).split('\n\n');
      expect(asked.replace(/\n +/g, ' ')).toContain(question.prompt);
      expect(scouting.replaceAll('\n', ' ')).toMatch(
        /^South (?:can|is) .*\. West (?:can|is) .*\. North (?:can|is) .*?\.(?: Safest discard: .* most dangerous: .*\.)?$/,
      );
      said.add(scouting);
      return plainAnswer(question);
    });
    expect([...said].join()).toMatch(few);
    expect([...said].join()).toContain('Safest discard');
  });

  test('o says which games can be scouted', () => {
    const scouted = /^“o” works only in Card Free and in the games for four that use a card\.\n\n/;
    for (const begin of GAMES.filter(({ game, card }) => card === 'none' || /^(year|chinese)/.test(game))) {
      const { session } = begun(begin);
      expect(texts(step(session, 'others'))).toMatch(scouted);
      expect(texts(step(session, '?'))).not.toContain('o  the others');
    }
    expect(texts(step(begun({ game: 'card-free', seed: '2' }).session, '?'))).toContain('o  the others');
  });

  test.each(['? ag-9', '?AG9', 'explain AG-9', 'help ag 9'])(
    '%s says what a rule says, and asks again',
    (line) => {
      const reply = step(first.session, line);
      expect(texts(reply)).toContain(`AG-9: ${findRule('AG-9')?.title} (American Mah Jongg by card)`);
      expect(texts(reply)).toContain(openQuestion(first.session).prompt);
      expect(reply.session.actions).toEqual([]);
    },
  );

  test('? and something else lists the rules of a game, finds titles, or says what can be asked', () => {
    expect(texts(step(first.session, '? CS'))).toMatch(/^CS-1 .*[\s\S]*^CS-24 /m);
    expect(texts(step(first.session, '? courtesy'))).toMatch(/^AG-7/m);
    expect(texts(step(first.session, '? nonsense'))).toContain('There is no rule “nonsense”.');
  });

  test('AG-9: ? after a refusal says the rule behind it', () => {
    const table = begun({ game: 'card-free', seed: '1' });
    const refused = step(table.session, 'J 1 2');
    expect(texts(refused)).toContain('(AG-9)');
    expect(texts(step(refused.session, '?'))).toMatch(/^AG-9: .*\n\n[A-Z]/);
    expect(texts(step(table.session, '?'))).not.toMatch(/^AG-9: /m);
    expect(texts(typing(refused, '1 2 3', '?'))).not.toMatch(/^AG-9: /m);
  });

  test('h by a card names more than one hand: those one tile farther where few are nearest', () => {
    const hand = { concealed: tilesOf('FF 22B 46B 88B 2D 4D 1C 9C N E') };
    const { found: nearest } = nearestTargets(hand, americanCard(practiceCard), []);
    expect(nearest.ok && nearest.value.targets.map(({ distance }) => distance)).toEqual([5, 6]);
  });

  test('h names hands of many kinds', () => {
    const rules = cardFree();
    const hand = { concealed: tilesOf('F 1B 4B 2C 44C 9C RD 3469D 7D J') };
    const { found: hinted } = nearestTargets(hand, rules, []);
    const all = targets(hand, { rules, limit: 1000 });
    if (!hinted.ok || !all.ok) throw new Error('no targets');
    const kinds = hinted.value.targets.map(({ group }) => group.join());
    expect(kinds.length).toBe(5);
    expect(new Set(kinds).size).toBe(Math.min(5, all.value.groups.length));
    expect(new Set(kinds).size).toBeGreaterThan(1);
    // The nearest of all stays first, and the order is that of the list.
    expect(hinted.value.targets[0]).toEqual(all.value.targets[0]);
    const places = hinted.value.targets.map((one) =>
      all.value.targets.findIndex((other) => isDeepStrictEqual(one, other)),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('t shows the table again', () => {
    expect(texts(step(first.session, 't'))).toContain('tiles left in the wall');
  });

  test('CS-5: u takes the last choice back, by playing the rest again; at a table nothing is taken back', () => {
    const twice = typing(first, '1', '1');
    const once = typing(twice, 'u');
    expect(once.session.state).toEqual(typing(first, '1').session.state);
    expect(texts(once)).toContain('Your last choice is taken back.');
    const none = typing(once, 'u');
    expect(none.session.state).toEqual(first.session.state);
    expect(none.session.takenBack).toBe(2);
    expect(texts(typing(none, 'u'))).toContain('There is nothing to take back yet.');
    const table = begun({ game: 'card-free', seed: '1' });
    const passed = typing(table, '1 2 3');
    expect(typing(passed, 'u').session.state).toBe(passed.session.state);
    expect(texts(typing(passed, 'u'))).toContain('You can’t take back a move in a game with other players');
  });

  test('q asks first if something would be lost', () => {
    expect(step(first.session, 'q').deed).toEqual({ do: 'leave' });
    const played = typing(first, '1');
    expect(hasUnsaved(played.session)).toBe(true);
    const asked = step(played.session, 'q');
    expect([asked.deed, asked.session.leaving]).toEqual([undefined, true]);
    expect(step(asked.session, 'q').deed).toEqual({ do: 'leave' });
    const stays = step(asked.session, '1');
    expect([stays.session.leaving, stays.session.actions.length]).toEqual([
      false,
      played.session.actions.length,
    ]);
    expect(step(asked.session, 's').deed).toEqual({ do: 'save', path: undefined });
  });

  test('s saves, also where one likes', () => {
    expect(step(first.session, 's').deed).toEqual({ do: 'save', path: undefined });
    expect(step(first.session, 's my game.json').deed).toEqual({ do: 'save', path: 'my game.json' });
  });

  test('S is South where a rack holds it, and s saves all the same', () => {
    const seed = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].find((one) =>
      begun({ game: 'card-free', seed: one }).session.questions.at(-1)?.tiles?.rack.includes('S'),
    ) as string;
    const asked = begun({ game: 'card-free', seed });
    const rack = asked.session.questions.at(-1)?.tiles?.rack ?? [];
    const [one, other] = rack.filter((tile) => tile !== 'S');
    const passed = step(asked.session, `S ${one} ${other}`);
    expect(passed.deed).toBeUndefined();
    expect(passed.session.actions.length).toBeGreaterThan(asked.session.actions.length);
    expect(step(asked.session, 'S').deed).toBeUndefined();
    expect(texts(step(asked.session, 'S'))).toContain('Choose 3 tiles, not 1.');
    expect(step(asked.session, 's').deed).toEqual({ do: 'save', path: undefined });
    expect(step(asked.session, 'S my game.json').deed).toEqual({ do: 'save', path: 'my game.json' });
    const leaving = step(typing(asked, `S ${one} ${other}`).session, 'q').session;
    expect(step(leaving, 'S').deed).toEqual({ do: 'save', path: undefined });
  });

  test('control characters of the input are not printed', () => {
    const text = texts(step(first.session, '\u001b[31mred\u0007'));
    expect([text.includes('\u001b'), text.includes('\u0007')]).toEqual([false, false]);
  });
});

describe('tiles', () => {
  const first = begun({ game: 'card-free', seed: '7' });
  const rack = openQuestion(first.session).tiles?.rack ?? [];

  test('are chosen by their places or by what stands on them', () => {
    const byPlace = step(first.session, '1 2, 3');
    const byName = step(first.session, rack.slice(0, 3).join(' '));
    expect(byName.session.state).toEqual(byPlace.session.state);
    expect(byPlace.session.actions.length).toBeGreaterThan(0);
  });

  test.each(['Red Dragon, 9 bam, 4C', 'red dragon 9 Bams 4C'])('can be named in words: %s', (line) => {
    const named = step(first.session, line);
    expect(named.session.state).toEqual(step(first.session, 'RD 9B 4C').session.state);
    expect(named.session.actions.length).toBeGreaterThan(0);
  });

  test('that are named in words and not held are told as in notation', () => {
    expect(texts(step(first.session, '3 dots 9B 4C'))).toContain('You do not hold 3D.');
  });

  test('TG-3: the American Game calls its passes an exchange', () => {
    const { session } = begun({ game: 'american-game', seed: '1' });
    expect(openQuestion(session).prompt).toContain('First exchange, pass 1');
  });

  test('CS-4: the loose tiles are counted beside those of the wall', () => {
    const { session } = begun({ game: 'chinese-solitaire', seed: '1' });
    expect(texts({ lines: tableLines(session) })).toMatch(
      /^-- 128 tiles left in the wall, [12] loose tiles? -/,
    );
  });

  test.each([
    ['15 1 2', 'Your tiles are numbered 1 to 14; there is no 15.'],
    ['1 1 2', 'Place 1 is named twice.'],
    ['1 2', 'Choose 3 tiles, not 2.'],
    ['1B 2 3', 'You do not hold 1B.'],
    ['F F 2', 'You hold F only once.'],
    ['hello 1 2', '“hello” is neither a number on your rack nor a tile such as 7B.'],
    ['m', 'Mah Jongg cannot be declared here.'],
    ['calls some', 'Type “calls useful” or “calls all” or “calls none”.'],
    ['Sort colour', 'Type “sort suit” or “sort number”.'],
    ['sort', 'Type “sort suit” or “sort number”.'],
    ['J 1 2', 'A joker is never passed. (AG-9)'],
  ])('%s: %s', (line, message) => {
    const reply = step(first.session, line);
    expect(texts(reply)).toContain(message);
    expect(reply.session.actions).toEqual([]);
  });

  test('AG-8: fewer tiles of one’s own pass the others on unseen', () => {
    const third = typing(first, '1 2 3', '1 2 3');
    expect(openQuestion(third.session).prompt).toContain(
      'For a blind pass choose fewer than 3; incoming tiles make up the rest, unseen.',
    );
    const sure = step(third.session, '1 2');
    expect(texts(sure)).toMatch(
      /Pass \w+ \w+ and 1 of the incoming tiles unseen\?\n {2}yes {2}go on\n {2}u {2}go back/,
    );
    expect(texts(step(sure.session, ''))).toContain('Type yes or u (? for help).');
    expect(step(sure.session, 'u').session.questions).toEqual(third.session.questions);
    const passed = step(sure.session, 'yes');
    const [action] = passed.session.actions.slice(third.session.actions.length);
    const [, ...tiles] = /Pass (\w+) (\w+) and/.exec(texts(sure)) ?? [];
    expect(action).toMatchObject({ type: 'pass', tiles, blind: 1 });
    expect(step(sure.session, 'y').session.actions).toEqual(passed.session.actions);
    expect(step(third.session, '1 2 3').session.actions.length).toBeGreaterThan(third.session.actions.length);
  });
});

test('AG-10: at a question for tiles n refuses nothing, and N is North', () => {
  const session = playUntil({ game: 'chinese-solitaire', seed: '4' }, (now) =>
    Boolean(openQuestion(now).tiles?.rack.includes('N')),
  );
  for (const word of NO) {
    const refused = step(session, word);
    expect(refused.session.actions).toEqual(session.actions);
    expect(texts(refused)).toContain('You must choose here.');
  }
  const { actions } = step(session, 'N').session;
  expect(actions[session.actions.length]).toMatchObject({ type: 'discard', tile: 'N' });
});

describe('a tile that is offered', () => {
  const BEGINS = GAMES.filter(({ card }) => card !== 'none');

  /** The questions of a few games about tiles that can be let go, with the sessions that ask them. */
  const offers = BEGINS.flatMap((begin) => {
    const asked: Session[] = [];
    playThrough(begun({ ...begin, wishes: { calls: 'all' } }), (question, session) => {
      if (question.options.some(({ label }) => label === 'pass')) asked.push(session);
      // Who never wins from the wall is offered the tile that wins.
      return plainAnswer({ ...question, options: question.options.filter(({ key }) => key !== 'm') });
    });
    return asked;
  });
  const canWin = (session: Session): boolean => openQuestion(session).options.some(({ key }) => key === 'm');
  const plain = offers.filter((session) => !canWin(session));
  const winning = offers.filter(canWin);

  test('Enter, n, no, p and pass let it go, and the prompt says so', () => {
    expect(plain.length).toBeGreaterThan(50);
    const each = Math.floor(plain.length / 25);
    for (const session of plain.filter((_, at) => at % each === 0)) {
      expect(texts(step(session, '?'))).toContain('Do you want it? [Enter = pass]');
      const [one, ...others] = ['', 'n', 'NO', 'p', 'pass', '1'].map((line) => step(session, line).session);
      expect(one?.actions.length).toBeGreaterThan(session.actions.length);
      for (const other of others) expect(other.state).toEqual(one?.state);
    }
  });

  test('AG-17, YG-9: no single key lets a win go: Enter asks again, and every other choice must be confirmed by a word', () => {
    expect(winning.length).toBeGreaterThan(0);
    for (const session of winning) {
      expect(texts(step(session, '?'))).not.toContain('[Enter');
      expect(step(session, '').session).toEqual(session);
      for (const line of ['1', 'n', 'pass']) {
        const sure = step(session, line);
        expect(sure.session.actions).toEqual(session.actions);
        expect(texts(sure)).toContain('You can win now. Go on without winning?\n  yes  go on\n  u  go back');
        for (const stray of ['', 'y', '1', 'm'])
          expect(step(sure.session, stray).session.actions).toEqual(session.actions);
        expect(step(sure.session, 'yes').session.actions.length).toBeGreaterThan(session.actions.length);
      }
      expect(step(session, 'm').session.actions.length).toBeGreaterThan(session.actions.length);
    }
  });
});

describe('calls that are worth asking about', () => {
  /** How often a player who passes is asked about a call, and told of one that was passed. */
  const asking = (begin: Begin): readonly [asked: number, told: number, wins: number] => {
    let [asked, wins] = [0, 0];
    const { lines } = playThrough(begun(begin), (question) => {
      const labels = question.options.map(({ label }) => label);
      if (labels.includes('pass') && labels.some((label) => /^(call|claim) it/.test(label))) asked++;
      if (labels.includes('pass') && question.options.some(({ key }) => key === 'm')) wins++;
      // A win that is passed over is confirmed by a word.
      const answer = plainAnswer({ ...question, options: question.options.filter(({ key }) => key !== 'm') });
      return question.usual === undefined && labels.includes('pass') ? '1' : answer;
    });
    return [
      asked,
      lines.filter((line) => /^Passed for you \(you could (call|claim) it/.test(line)).length,
      wins,
    ];
  };

  test.each(GAMES)(
    'AG-15, CS-6: useful asks about some, all about all, none about wins: $game, seed $seed',
    (begin) => {
      const [all, toldOfAll, wins] = asking({ ...begin, wishes: { calls: 'all' } });
      const [useful, told, winsOfUseful] = asking(begin);
      const [none, toldOfNone, winsOfNone] = asking({ ...begin, wishes: { calls: 'none' } });
      // Who always passes comes to the same game, so that each call is either asked about or told of.
      expect([toldOfAll, useful + told, none + toldOfNone]).toEqual([0, all, all]);
      expect([winsOfUseful, winsOfNone]).toEqual([wins, wins]);
      expect(none).toBeLessThanOrEqual(wins);
      expect(useful).toBeGreaterThanOrEqual(none);
    },
  );

  test('with two jokers hardly a call is asked about', () => {
    const begin: Begin = { game: 'card-free', seed: '7' };
    const [all] = asking({ ...begin, wishes: { calls: 'all' } });
    const [useful] = asking(begin);
    expect(all).toBeGreaterThan(15);
    expect(useful).toBeGreaterThan(0);
    expect(useful).toBeLessThan(all / 2);
  });

  test('are chosen in the game, and answer no question that is open', () => {
    const { session } = begun({ game: 'card-free', seed: '7' });
    expect(session.wishes.calls).toBe('useful');
    const all = step(session, 'Calls ALL');
    expect(texts(all)).toContain('calls all: you are asked about every call.');
    expect(all.session.wishes.calls).toBe('all');
    expect(openQuestion(all.session).prompt).toBe(openQuestion(session).prompt);
    let asked = all.session;
    const isCall = ({ label }: { readonly label: string }): boolean => label.startsWith('call it');
    while (!openQuestion(asked).options.some(isCall))
      asked = step(asked, plainAnswer(openQuestion(asked))).session;
    const [none = all] = ['calls none', 'calls useful'].map((wish) => {
      const wished = step(asked, wish);
      expect(wished.session.actions).toEqual(asked.actions);
      expect(openQuestion(wished.session).prompt).toBe(openQuestion(asked).prompt);
      expect(`calls ${wished.session.wishes.calls}`).toBe(wish);
      expect(texts(wished)).not.toContain('You pass');
      return wished;
    });
    const then = step(none.session, plainAnswer(openQuestion(asked))).session;
    expect(then.actions.length).toBeGreaterThan(asked.actions.length);
    expect(texts(none)).toContain('calls none: you are asked only when you can win.');
    expect(texts(step(session, '?'))).toMatch(
      /^ {2}calls all \| useful \| none +the calls you are asked about$/m,
    );
  });
});

test('sort number and sort suit order the rack, and its places with it', () => {
  const { session } = begun({ game: 'card-free', seed: '7' });
  const bySuit = openQuestion(session).tiles?.rack;
  const sorted = step(session, 'sort number');
  const rack = openQuestion(sorted.session).tiles?.rack ?? [];
  expect(rack.join(' ')).toBe('F 4C 4D 5C 5D 6C 7D 9B GD RD RD WD J J');
  expect(texts(sorted)).toMatch(/ F {2}4C {2}4D {2}5C/);
  const passed = step(sorted.session, '1 2 3').session;
  expect(passed.actions[0]).toMatchObject({ tiles: ['F', '4C', '4D'] });
  expect(openQuestion(step(sorted.session, 'sort suit').session).tiles?.rack).toEqual(bySuit);
});

test.each(GAMES)(
  'AG-10, CS-5: discards lie with their players, in order, and the newest is marked: $game, seed $seed',
  (begin) => {
    for (const { state, table, wishes } of plainGame(begin).asked) {
      const { discards } = state as AnyState & { readonly discards: readonly { readonly tile: Tile }[] };
      const { lines } = table.draw(state, wishes);
      const shown = lines.flatMap((line) => /^ {9}(\S.*)/.exec(line)?.[1]?.split(' ') ?? []);
      // At a table a discard that can be claimed lies nowhere yet.
      expect(shown.length - discards.length).toBeOneOf([0, 1]);
      expect(shown.filter((word) => /^>.+<$/.test(word)).length).toBe(Number(shown.length > 0));
      expect(lines.filter((line) => line.startsWith('> ')).length).toBeLessThanOrEqual(1);
    }
  },
);

test.each(GAMES)(
  'AG-17, CS-8: who types Enter alone wherever it does something loses no win: $game, seed $seed',
  (begin) => {
    let offered = 0;
    const { session } = playThrough(begun(begin), (question, before) => {
      const { session: after } = step(before, '');
      if (!question.options.some(({ key }) => key === 'm'))
        return after.actions.length > before.actions.length ? '' : plainAnswer(question);
      offered++;
      expect(after).toEqual(before);
      return 'm';
    });
    expect(offered).toBe(Number(rowOf({ session }).won));
  },
);

test.each<[string, Begin, string, readonly string[], string]>([
  ['the second Charleston', TABLE, 'second Charleston', [...NO, 'stop'], 'stop'],
  ['the second Charleston', TABLE, 'second Charleston', ['y', 'yes', 'go on'], 'continue'],
  ['the courtesy pass', TABLE, 'would you exchange', NO, 'wish'],
  ['the courtesy call', { game: 'year', seed: '3', seat: 'S' }, 'do you reveal', ['', ...NO], 'keep'],
])('AG-6, AG-7, YG-5: words answer a question that can be refused: %s', (_, begin, prompt, words, type) => {
  const session = playUntil(begin, (now) => openQuestion(now).prompt.includes(prompt));
  const { length } = session.actions;
  for (const word of words) {
    const { actions } = step(session, word).session;
    expect(actions[length]).toMatchObject({ type, ...(type === 'wish' && { count: 0 }) });
  }
});

describe('a solitaire that is won', () => {
  /** The game with these tiles on the first rack: the wall is turned until they are drawn first. */
  const holding = (begin: Begin, wanted: readonly Tile[], next: readonly Tile[] = []): Reply => {
    const table = tableOf(begin);
    const setup = table.shuffle(seededRandom('won')) as { wall: readonly Tile[]; dice: readonly Throw[] };
    const left = [...setup.wall];
    for (const tile of [...wanted, ...next]) left.splice(left.indexOf(tile), 1);
    const stacked = [...wanted, ...next, ...left];
    for (let first = 0; first < stacked.length; first++) {
      const wall = [...stacked.slice(first), ...stacked.slice(0, first)];
      const course = { setup: { ...setup, wall }, actions: [], state: table.start({ ...setup, wall }) };
      const { racks } = course.state as AnyState & { racks: { E: readonly Tile[] } };
      if ([...racks.E].sort().join() === [...wanted].sort().join()) return begun({ ...begin, course });
    }
    throw new Error('these tiles are never drawn first');
  };

  test('CS-23: the sheet at the end (CS-18, CS-21), and its row', () => {
    const first = holding({ game: 'chinese-solitaire', seed: '1' }, tilesOf('111B 234B 678C 345D EE'));
    const won = step(first.session, 'm');
    expect(isOver(won.session)).toBe(true);
    expect(texts(won)).toContain('You win.');
    expect(texts(won)).toMatch(/4d +Fraction left \(4c \/ 4a\) +1$/m);
    const { won: isWon, natural, left, final, remarks } = rowOf(won);
    expect([isWon, left, final, remarks]).toEqual([
      true,
      { n: 1, d: 1, rounded: 1 },
      natural,
      'Mah Jongg, won from the wall',
    ]);
    expect(texts(won)).toMatch(new RegExp(`Rounded +${final}$`, 'm'));
    // The original draw: eight times what the hand is worth.
    expect(natural % 8).toBe(0);
  });

  test('CS-8: a discard that lets a win from the wall go must be confirmed by a word', () => {
    const { session } = holding({ game: 'chinese-solitaire', seed: '1' }, tilesOf('111B 234B 678C 345D EE'));
    const sure = step(session, '1');
    expect(texts(sure)).toContain('You can win now. Go on without winning?\n  yes  go on\n  u  go back');
    expect(sure.session.actions).toEqual(session.actions);
    expect(step(sure.session, 'yes').session.actions[0]).toMatchObject({ type: 'discard', tile: '1B' });
    expect(
      whatToType(session.questions, { type: 'discard', seat: 'E', moment: 0, tile: '1B' } as never),
    ).toEqual(['1B', 'yes']);
  });

  test('AS-10: the sheet at the end (AS-8, AS-9), and its row with the mark of a jokerless hand', () => {
    const begin: Begin = { game: 'american-solitaire', seed: '1', card: 'none' };
    const first = holding(begin, tilesOf('11B 222B 333B 444B E S W'), tilesOf('123C 555B'));
    const { session, lines } = typing(first, 'E S W', '1C 2C 3C', '', '2', 'm');
    expect(lines.join('\n')).toContain('You win.');
    const row = rowOf({ session });
    expect([row.won, row.jokerless]).toEqual([true, true]);
    expect(row.natural).toBeGreaterThan(0);
    expect(lines.join('\n')).toMatch(new RegExp(`Rounded +${row.final}$`, 'm'));
  });

  test.each([
    ['TG-16: its score counts no printed joker', '222B J', { claim: { jokerless: true } }, true],
    ['its score counts jokers', '222B J', { claim: { jokerless: false } }, false],
    ['TG-8: the players give its value', '222B J', null, false],
    ['TG-8: the players give its value', '2222B', null, true],
  ] as const)('CS-23: what marks a hand as jokerless: %s, %s', (_, tiles, score, expected) => {
    expect(isJokerless({ concealed: tilesOf(tiles) }, score)).toBe(expected);
  });

  test.each([
    ['undealt', 132 / 138],
    ['discarded', 132 / 6],
  ] as const)(
    'AS-9, AS-10: the row says what part of the tiles was left, whatever divides them: %s',
    (denominator, factor) => {
      const begin: Begin = { game: 'american-solitaire', seed: '1', card: 'none', options: { denominator } };
      const first = holding(begin, tilesOf('11B 222B 333B 444B E S W'), tilesOf('123C 555B'));
      const row = rowOf(typing(first, 'E S W', '1C 2C 3C', '', '2', 'm'));
      expect(row.left).toMatchObject({ n: 22, d: 23 });
      expect(row.final).toBe(Math.floor(row.natural * factor + 0.5));
      expect(readRow(JSON.parse(rowLine({ ...row, date: '2026-05-31' })))).toMatchObject({ ok: true });
    },
  );
});

test('YG-12: a game of one’s own that was won is told with the way it was won, in words', () => {
  expect(wonLine('steal', false)).toBe('Won on a stolen tile');
  const { session } = begun({ game: 'year', seed: '1' });
  const declared = { seat: 'E', by: 'steal' };
  const outcome = { ending: 'mahjongg', declared, score: { reading: { sets: [] }, lines: [] } };
  const over = { ...session.state, phase: 'over', now: { outcome } };
  expect(session.table.end(over).row).toMatchObject({ won: true, remarks: 'Mah Jong, won on a stolen tile' });
});

describe('CS-24: names of tiles', () => {
  const told = (names: 'english' | 'chinese' | 'zh-pinyin'): string =>
    texts(typing(begun({ game: 'chinese-solitaire', seed: '3', look: { names } }), '3B'));

  test('in English, in the source’s Chinese, in Pinyin', () => {
    expect(told('english')).toContain('You discard 3 Bam.');
    expect(told('chinese')).toContain('You discard San Tiao (3B).');
    expect(told('zh-pinyin')).toContain('You discard sān tiáo (3B).');
  });

  /** What tiles were claimed for, and what was told of it, as often as there was a choice. */
  const claimed = (begin: Begin): ReadonlySet<string> => {
    const { lines } = playThrough(begun(begin), (question) => {
      const claim = question.options.find(({ label }) => /^(claim|call) it/.test(label));
      return claim?.key ?? plainAnswer(question);
    });
    const names = lines.flatMap((line) => /(?:claim|call)s? it (?:.*)for a (.+): /.exec(line)?.[1] ?? []);
    return new Set(names);
  };

  test.each<[Begin, readonly string[], readonly string[]]>([
    [{ game: 'chinese-solitaire', seed: '3' }, ['Run', 'Pung'], ['Chie', 'Peng']],
    [{ game: 'american-solitaire', seed: '1' }, ['Pung', 'Kong'], ['Peng', 'Gang']],
    [
      { game: 'american-game', seed: '2', card: 'none', against: 'random' },
      ['Pair', 'Pung', 'Kong', 'Quint'],
      ['Dui', 'Peng', 'Gang', 'Quint'],
    ],
    [{ game: 'card-free', seed: '1' }, ['Pung', 'Kong', 'Quint'], ['Peng', 'Gang', 'Quint']],
    [{ game: 'year', seed: '1' }, ['chow', 'pung'], ['Chie', 'Peng']],
  ])('and the kinds of sets: %j', (begin, english, chinese) => {
    const seen = claimed({ ...begin, look: { names: 'english' } });
    expect([...seen].filter((name) => !english.includes(name))).toEqual([]);
    expect(seen.size).toBeGreaterThan(0);
    const inChinese = [...seen].map((name) => chinese[english.indexOf(name)] as string);
    expect([...claimed({ ...begin, look: { names: 'chinese' } })].sort()).toEqual(inChinese.sort());
  });

  test('YG-7: a Year and its pair, of which only the pair has a Chinese name', () => {
    expect(claimName('pungPair', { ...PLAIN_LOOK, names: 'english' })).toBe('Year and pair');
    expect(claimName('pungPair', { ...PLAIN_LOOK, names: 'chinese' })).toBe('Year and Dui');
  });
});

test('--ascii leaves out the faces, and every other character that ASCII does not have', () => {
  const ascii = begun({ game: 'card-free', seed: '7', look: { ascii: true } });
  expect(texts(ascii)).not.toMatch(/[\u{1f000}-\u{1f02a}]/u);
  expect(texts(begun({ game: 'card-free', seed: '7' }))).toMatch(/\u{1f022}/u);
  expect(asciiText('“sān” – it’s…')).toBe('"san" - it\'s...');
  expect(asciiText('🀐')).toBe('?');
  expect(asciiText('3 × 60')).toBe('3 x 60');
});

test.each([
  ['YG-11: the Year game: the nearest hands and what a bot would do', 'year', /A greedy bot would/],
  ['TG-7: The American Game without a card: advice', 'american-game', /^Type .*\n\d/m],
] as const)('a hint in %s', (_, game, advice) => {
  const hint = texts(
    typing(begun({ game, seed: '1', ...(game === 'american-game' && { card: 'none' }) }), 'h'),
  );
  expect(hint).toMatch(/The hand is \d+ tiles? from winning/);
  expect(hint).toContain('nearest way: held + missing');
  expect(hint).toMatch(advice);
});
