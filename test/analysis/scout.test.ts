import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import { type ByRules, describeScouting, type Scouting, scout } from '../../src/analysis';
import { winFigures } from '../../src/analysis/danger';
import { countsOf } from '../../src/analysis/kind-counts';
import { greedyBot, playGame, sampleState } from '../../src/bots';
import { gameOf, newGame, type PlayerView, seededRandom, shuffleWall, type TableRules } from '../../src/game';
import {
  americanCard,
  cardFree,
  deadReason,
  freeForm,
  type HasPossible,
  type HasScouting,
  MisuseError,
  type Seat,
  type Tile,
} from '../../src/index';
import { tileIndex } from '../../src/tiles/tile-index';
import { yearGame } from '../../src/year';
import { german } from '../describe/german';
import { tilesOf } from '../hand-text';
import { refusedBy, unwrap } from '../unwrap';
import { type Changes, oneLine, scouted, scoutedTurn, turnOf } from './scouting';

// What a player can tell of the others. That the groups and the tiles that can be the last one are the right ones is compared
// with a twin in test/generators/scout-against-the-twin.test.ts.

const CARD_FREE = cardFree();
const BY_CARD = americanCard(practiceCard);

type Rules = TableRules & HasPossible & HasScouting;

const playerAt = (scouting: Scouting, seat: Seat): Scouting['others'][number] => {
  const player = scouting.others.find((one) => one.seat === seat);
  if (player === undefined) throw new Error(seat);
  return player;
};

/** What is left to South. */
const groupsOf = (rules: TableRules, changes: Changes): readonly string[] =>
  playerAt(scoutedTurn(rules, changes), 'S').groups.map(
    ({ group, nearest }) => `${group.join(', ')}: ${nearest}`,
  );

/** A rack that says nothing of the others. */
const RACK = '2468C 2468D 234567B';

/** Views of whoever discards or may claim, and the hands that were won by a discard with what was said of it. */
const gameOfBots = (rules: TableRules, seed: string) => {
  const views: PlayerView[] = [];
  let last: { readonly view: PlayerView; readonly tile: Tile } | undefined;
  const bot = greedyBot(rules);
  const watching = (view: PlayerView, random: (bound: number) => number) => {
    if (view.legal.length > 1) views.push(view);
    const action = bot(view, random);
    if (action.type === 'discard') last = { view, tile: action.tile };
    return action;
  };
  const { state } = unwrap(playGame(rules, { bots: [watching, watching, watching, watching], seed }));
  const outcome = state.phase === 'over' ? state.now.outcome : undefined;
  const declared = outcome?.ending === 'mahjongg' ? outcome.declared : undefined;
  if (declared?.by !== 'discard' || last === undefined) return { views };
  return { views, won: { scouting: scouted(last.view, rules), tile: last.tile, declared } };
};

describe.each([
  ['Card Free', CARD_FREE],
  ['the practice card', BY_CARD],
] as const)('%s', (name, rules: Rules) => {
  const games = Array.from({ length: 4 }, (_, at) => gameOfBots(rules, `${name} ${at}`));
  const views = games.flatMap((game) => game.views).filter((_, place) => place % 10 === 0);

  test('AG-31: groups are left to exactly those whose hands are not dead', () => {
    for (const view of views)
      for (const { seat, groups, concealed } of scouted(view, rules).others) {
        const elsewhere = view.seats.filter((one) => one !== seat).flatMap((one) => view.melds[one] ?? []);
        const claimed = view.phase === 'claims' ? [view.now.tile] : [];
        const visible = [
          ...view.discards.map(({ tile }) => tile),
          ...elsewhere.flatMap(({ tiles }) => tiles),
          ...claimed,
        ];
        const dead = unwrap(deadReason({ melds: view.melds[seat] ?? [], visible }, { rules }));
        expect(groups.length === 0, JSON.stringify(view.melds)).toBe(dead !== null);
        expect(concealed).toBe(view.counts[seat]);
      }
  });

  test('what the player cannot see changes nothing', () => {
    const random = seededRandom('hidden');
    const game = gameOf(rules);
    let compared = 0;
    for (const view of views.filter((_, place) => place % 4 === 0)) {
      const other = sampleState(view, rules, random);
      if (other === undefined || view.viewer === 'spectator') continue;
      expect(scouted(game.viewFor(other, view.viewer), rules)).toEqual(scouted(view, rules));
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });

  test('AG-12: the safest tile comes first; exactly those that nobody can win by have the chance 0, jokers among them', () => {
    const found = { zero: 0, some: 0 };
    const phases = new Set<boolean>();
    for (const view of views) {
      const { discards, others } = scouted(view, rules);
      const order = discards.map(({ tile }) => tile);
      const mayDiscard = view.phase === 'turn' || view.phase === 'claims';
      expect([...order].sort()).toEqual(mayDiscard ? [...new Set(view.rack)].sort() : []);
      phases.add(mayDiscard);
      for (const [at, { tile, chance, winners }] of discards.entries()) {
        const before = discards[at - 1];
        if (before !== undefined) expect(before.chance).toBeLessThanOrEqual(chance);
        // Equals keep the order of the rack.
        if (before?.chance === chance)
          expect(view.rack.indexOf(before.tile)).toBeLessThan(view.rack.indexOf(tile));
        expect(chance > 0).toBe(winners.length > 0);
        expect(chance).toBeLessThan(1);
        if (tile === 'J') expect(winners).toEqual([]);
        const seats = others.map(({ seat }) => seat);
        expect(winners).toEqual(seats.filter((seat) => winners.includes(seat)));
        found[chance === 0 ? 'zero' : 'some']++;
      }
    }
    expect(found.zero).toBeGreaterThan(0);
    expect(found.some).toBeGreaterThan(0);
    expect(phases.size).toBe(2);
  });

  test('AG-15: whoever wins by a discard was among those who could', () => {
    const wins = games.flatMap(({ won }) => won ?? []);
    expect(wins.length).toBeGreaterThan(1);
    for (const { scouting, tile, declared } of wins)
      expect(scouting.discards.find((one) => one.tile === tile)?.winners).toContain(declared.seat);
  });

  test('the figures are those that were counted', () => {
    const kept = JSON.parse(readFileSync(new URL('../bench/results/danger.json', import.meta.url), 'utf8'));
    expect(winFigures(rules.name)).toEqual(kept[name === 'Card Free' ? name : 'practice card'].figures);
  });
});

describe('what is left to a player', () => {
  test('CF-28: exposures of two dragons leave Dragon’s Wing and what has blocks for both', () => {
    const changes = { rack: '2468B 2468C 2468D 19B', melds: { S: '[GGGG] [RRRR]' } };
    expect(groupsOf(CARD_FREE, changes)).toEqual([
      "dragonHand, Dragon's Love: 1",
      "dragonHand, Dragon's Wing: 1",
      'consecutiveRun, 3 Pairs 2 Kongs: 1',
      'consecutiveOdds, 3 Pairs 2 Kongs: 1',
      'consecutiveEvens, 3 Pairs 2 Kongs: 1',
      'multiplesOfThree, 3 Pairs 2 Kongs: 1',
      'anyLikeNumbers, 3 Pairs 2 Kongs: 1',
      'winds, 1 Pair 3 Kongs: 1',
      'winds, 3 Pairs 2 Kongs: 1',
      'winds, 2 Pungs 2 Kongs: 1',
    ]);
  });

  test('AG-31: tiles on one’s own rack keep a hand apart from its win, discarded ones rule it out', () => {
    const wing = (rack: string, discards = ''): string | undefined =>
      groupsOf(CARD_FREE, { rack, discards, melds: { S: '[GGGG] [RRRR]' } }).find((text) =>
        text.includes('Wing'),
      );
    expect(wing('11B 2468C 2468D 2345B')).toMatch(/: 1$/);
    expect(wing('111B 2468C 2468D 234B')).toMatch(/: 1$/);
    expect(wing('1111B 2468C 2468D 23B')).toMatch(/: 2$/);
    expect(wing(RACK, '11B')).toMatch(/: 1$/);
    expect(wing(RACK, '111B')).toBeUndefined();
  });

  test('AG-11: who has drawn may have won already', () => {
    const counts = { E: 13, S: 14, W: 13, N: 13 };
    const now = { seat: 'S', by: 'wall', called: null, rearranged: false, redeemed: null };
    const rack = '2468C 2468D 23456B';
    const isNearest = (seat: Seat, nearest: number): boolean => {
      const { groups } = playerAt(scoutedTurn(CARD_FREE, { rack, view: { counts, now } }), seat);
      return groups.length > 0 && groups.every((group) => group.nearest === nearest);
    };
    expect(isNearest('S', 0)).toBe(true);
    expect(isNearest('W', 1)).toBe(true);
  });

  test('AG-31, AG-32: a dead hand, and one with too few tiles, can win nothing', () => {
    const dead = scoutedTurn(BY_CARD, { rack: RACK, view: { dead: ['S'] } });
    expect(playerAt(dead, 'S')).toEqual({ seat: 'S', concealed: 13, dead: true, groups: [] });
    const short = scoutedTurn(BY_CARD, { rack: RACK, view: { counts: { E: 14, S: 12, W: 13, N: 13 } } });
    expect(playerAt(short, 'S')).toEqual({ seat: 'S', concealed: 12, dead: false, groups: [] });
    for (const { winners } of [...dead.discards, ...short.discards]) expect(winners).not.toContain('S');
    expect(dead.discards.some(({ winners }) => winners.includes('W'))).toBe(true);
  });

  test('CF-34 to CF-37: each hand is judged by the level of its player', () => {
    const players = { E: {}, S: { skillLevel: 3 }, W: {}, N: {} };
    const melds = { S: '[GGJ]', W: '[GGJ]' };
    const { others } = scoutedTurn(CARD_FREE, { rack: RACK, melds, view: { players } });
    // From level 3 a dragon is not exposed.
    expect(others.map(({ seat, groups }) => [seat, groups.length > 0])).toEqual([
      ['S', false],
      ['W', true],
      ['N', true],
    ]);
  });

  test('CF-34 to CF-37: of two players without exposures the one of a higher level has fewer groups', () => {
    const players = { E: {}, S: {}, W: { skillLevel: 4 }, N: {} };
    const { others } = scoutedTurn(CARD_FREE, { rack: RACK, view: { players } });
    const [south, west, north] = others.map(({ groups }) => groups.length);
    expect(west).toBeLessThan(south ?? 0);
    expect(north).toBe(south);
  });

  test('TG-15: with three players a suit of which only one is missing in sight is not counted on', () => {
    const seats = ['E', 'S', 'W'];
    const rack = '2468B 2468C 13579B E';
    const three = { seats, players: { E: {}, S: {}, W: {} }, counts: { E: 14, S: 13, W: 13 } };
    const rules = americanCard(practiceCard, { preset: 'american-game' });
    const left = groupsOf(rules, { rack, view: three }).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(groupsOf(rules, { rack }).length);
  });

  test('CF-17a: a NEWS block takes one of each wind from the winds beside it', () => {
    const { scouting } = cardFree({ newsWithWinds: true });
    const groupsOfUnseen = (text: string): readonly string[] => {
      const unseen = countsOf(tilesOf(text).map(tileIndex));
      return scouting.groups({ melds: [], unseen, held: [] }).map(({ group }) => group.join(', '));
    };
    expect(groupsOfUnseen('EEE WWW N S FF RRRR')).toEqual(['winds, 3 Pairs 2 Kongs']);
    expect(groupsOfUnseen('EE WWW N S FF RRRR')).toEqual([]);
  });

  test('AG-21: a natural tile of an exposure stays there, though others of it are missing', () => {
    const rules = oneLine('FF 55a 5555a RRR 000', true);
    const changes = { rack: '2468C 2468D 234678B', melds: { S: '[55BJJ]' } };
    expect(groupsOf(rules, changes)).toHaveLength(1);
    expect(groupsOf(rules, { ...changes, discards: '5B' })).toHaveLength(0);
  });

  test('AG-31: of many groups of anything what is missing is found at once, however few tiles are left', {
    timeout: 10_000,
  }, () => {
    const random = seededRandom('few tiles');
    const { scouting } = oneLine('{pair}* {pair}* {pair}* {pair}* {pung}* {pung}!', true) as Rules;
    const found = new Set<number | undefined>();
    for (let made = 0; made < 60; made++) {
      const left = shuffleWall(BY_CARD, random)
        .slice(0, 17 + made)
        .map(tileIndex);
      const [held, unseen] = [countsOf(left.slice(0, 14)), countsOf(left.slice(14))];
      found.add(scouting.groups({ melds: [], unseen, held })[0]?.lacking);
    }
    expect(found.has(0)).toBe(true);
    expect(Math.max(...[...found].map((lacking) => lacking ?? 0))).toBeGreaterThan(3);
  });

  test('the groups are counted in all', () => {
    const hands = practiceCard.sections.flatMap(({ lines }) => lines.flatMap(({ hand }) => [hand].flat()));
    expect(scoutedTurn(BY_CARD, { rack: RACK }).groups).toBe(hands.length);
    expect(scoutedTurn(CARD_FREE, { rack: RACK }).groups).toBe(63);
  });
});

describe('what is no question', () => {
  const { game, state } = newGame(CARD_FREE, { seed: 'asked' });
  const view = game.viewFor(state, 'E');
  const codeOf = (of: PlayerView, rules: TableRules) => refusedBy(scout(of, { rules }));

  test('somebody who watches, and hands that lie open, get a reason', () => {
    expect(codeOf(view, CARD_FREE)).toBeUndefined();
    expect(codeOf(game.viewFor(state, 'spectator'), CARD_FREE)).toBe('nothingToScout');
    const over = unwrap(
      playGame(CARD_FREE, { bots: Array(4).fill(greedyBot(CARD_FREE)), seed: 'asked' }),
    ).state;
    expect(codeOf(game.viewFor(over, 'E'), CARD_FREE)).toBe('nothingToScout');
    expect(codeOf({ ...view, phase: 'showing' } as unknown as PlayerView, CARD_FREE)).toBe('nothingToScout');
  });

  test('rules that cannot tell get the games that can', () => {
    const answer = scout(view, { rules: freeForm() });
    expect(answer.ok ? '' : answer.error.message).toBe(
      '`scout` does not work with the rules “american-game”. It works with card-free, american-2018 and nmjl.',
    );
    expect(codeOf(view, yearGame() as unknown as TableRules)).toBe('notSupported');
  });

  test('what is no view, or one by other rules, is a misuse', () => {
    const asked: ByRules<typeof CARD_FREE> = { rules: CARD_FREE };
    expect(() => scout({} as PlayerView, asked)).toThrow(MisuseError);
    expect(() => scout(view, { rules: BY_CARD })).toThrow(MisuseError);
    expect(() => scout(view, {} as typeof asked)).toThrow(MisuseError);
    expect(() => scout(view, { rules: { ...CARD_FREE, scouting: {} } as TableRules })).toThrow('“scouting”');
    expect(() => scout(view, { ...asked, limit: 1 } as typeof asked)).toThrow('there is no “limit”');
  });

  test('tiles that cannot be are told', () => {
    expect(codeOf(turnOf(CARD_FREE, { rack: '11111B 234C 234D 234C' }), CARD_FREE)).toBe(
      'tooManyCopies CF-1',
    );
  });
});

test('AG-23: by a card each line comes with its number in the section, in Card Free there is none', () => {
  const linesOf = (rules: Rules) => playerAt(scoutedTurn(rules, { rack: '12334455B 67789D' }), 'S').groups;
  const all = practiceCard.sections.flatMap(({ name, lines }) =>
    lines.flatMap(({ hand }, at) => [hand].flat().map((text) => ({ group: [name, text], line: at + 1 }))),
  );
  expect(linesOf(BY_CARD).map(({ group, line }) => ({ group, line }))).toEqual(all);
  for (const one of linesOf(CARD_FREE)) expect(one).not.toHaveProperty('line');
});

test('in words: a sentence for each player, and one about the discards', () => {
  const group = ['winds', '7 Pairs'];
  const scouting: Scouting = {
    others: [
      { seat: 'S', concealed: 6, dead: false, groups: [{ group, nearest: 1 }] },
      { seat: 'W', concealed: 13, dead: false, groups: Array(63).fill({ group, nearest: 1 }) },
      { seat: 'N', concealed: 10, dead: true, groups: [] },
    ],
    discards: [
      { tile: '6C', winners: [], chance: 0 },
      { tile: '4B', winners: ['S'], chance: 0.0914 },
    ],
    groups: 63,
  };
  expect(describeScouting(scouting)).toEqual([
    'South can still make 1 of 63 kinds of hands: Winds, 7 Pairs.',
    'West can still make every kind of hand.',
    'North is dead.',
    'Safest discard: 6C (nobody can win on it); most dangerous: 4B (9.1 % chance that someone wins on it).',
  ]);
  const inGerman = { hint: german.hint, terms: { 'category.winds': 'Winde', 'pattern.7 Pairs': '7 Paare' } };
  expect(describeScouting(scouting, inGerman)).toEqual([
    'S: 1 von 63 Arten (Winde, 7 Paare).',
    'W: 63 von 63 Arten.',
    'N: tot.',
    'Am sichersten: 6C; am gefährlichsten: 4B (9,1 %).',
  ]);
  const [other] = describeScouting({
    ...scouting,
    others: [{ seat: 'S', concealed: 6, dead: false, groups: [] }],
  });
  expect(other).toBe('South can no longer win.');
  const lines = [1, 4].map((line) => ({ group: ['2468', `FF 2222a ${line}`], line, nearest: 0 }));
  const [byCard] = describeScouting({
    ...scouting,
    others: [{ seat: 'S', concealed: 6, dead: false, groups: lines }],
  });
  expect(byCard).toBe('South can still make 2 of 63 kinds of hands: 2468, line 1; 2468, line 4.');
  const [, , , unlikely] = describeScouting({
    ...scouting,
    discards: [
      { tile: '6C', winners: ['S'], chance: 0.0004 },
      { tile: '4B', winners: ['S'], chance: 0.0005 },
    ],
  });
  expect(unlikely).toBe(
    'Safest discard: 6C (under 0.1 % chance that someone wins on it); most dangerous: 4B (0.1 %).',
  );
  expect(describeScouting({ ...scouting, discards: [] })).toHaveLength(3);
  expect(() => describeScouting({} as Scouting)).toThrow(MisuseError);
});
