import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import { type Advice, type AdviceOptions, advise, targets } from '../../src/analysis';
import { completionChance, trialsOf } from '../../src/analysis/chances';
import { positionOf, usefulKinds } from '../../src/analysis/position';
import { advisedBot, type Bot, greedyBot, playGame, randomBot, sampleState } from '../../src/bots';
import { gameOf, newGame, type PlayerView, type Seat, seededRandom } from '../../src/game';
import { americanCard, cardFree, freeForm, type Tile } from '../../src/index';
import { openCard } from '../card/cases';
import { tilesOf } from '../hand-text';
import { reasonsOf, refusedBy, unwrap } from '../unwrap';
import { type Rules, viewOf, viewsOf } from './views';

// Advice from a player's view, on views of games that bots play.

const CARD_FREE = cardFree();
const BY_CARD = americanCard(practiceCard);

/** What lies open to a player beside the own exposures. */
const openTo = ({ discards, melds, phase, now }: PlayerView, viewer: Seat): readonly Tile[] => [
  ...discards.map(({ tile }) => tile),
  ...Object.entries(melds).flatMap(([seat, sets]) =>
    seat === viewer ? [] : sets.flatMap(({ tiles }) => tiles),
  ),
  ...(phase === 'claims' ? [now.tile] : []),
];

const adviceOn = (view: PlayerView, rules: Rules, options?: AdviceOptions): Advice<unknown> =>
  unwrap(advise(view, { rules, trials: 20, ...options }));

describe.each([
  ['Card Free', CARD_FREE],
  ['a card', BY_CARD],
  ['no card', freeForm()],
] as const)('%s', (name, rules) => {
  const views = viewsOf(rules, name, 9);

  test('AG-5, AG-10, AG-15: every choice owed is weighed, the best first, with the distance it leaves', () => {
    const types = new Set<string>();
    for (const view of views) {
      const advice = adviceOn(view, rules, { limit: 6 });
      const owed = view.legal.filter(({ type }) => type !== 'challenge');
      expect(advice.weighed).toBe(owed.length);
      expect(advice.choices.length).toBe(Math.min(6, owed.length));
      const ratings = advice.choices.map(({ rating }) => rating);
      expect(ratings).toEqual([...ratings].sort((one, other) => other - one));
      for (const { action, distance: away, chance, useful, wins } of advice.choices) {
        expect(owed).toContainEqual(action);
        expect(chance.low).toBeLessThanOrEqual(chance.share);
        expect(chance.high).toBeGreaterThanOrEqual(chance.share);
        expect(useful).toBeGreaterThanOrEqual(0);
        if (wins) expect(action.type).toBe('mahjongg');
        types.add(action.type);
        if (action.type !== 'discard' || view.viewer === 'spectator') continue;
        const concealed = [...view.rack];
        concealed.splice(concealed.indexOf(action.tile), 1);
        const melds = view.melds[view.viewer] ?? [];
        const visible = [...openTo(view, view.viewer), action.tile];
        const asked: Rules = rules;
        const left = targets({ concealed, melds }, { rules: asked, visible, limit: 1 });
        expect(away).toBe((left.ok && left.value.targets[0]?.distance) || null);
      }
    }
    for (const type of ['pass', 'discard', 'call', 'decline']) expect([...types]).toContain(type);
  });

  test('the same view gets the same advice, and what the player cannot see changes nothing', () => {
    const game = gameOf(rules);
    const random = seededRandom('hidden');
    for (const view of views.filter((_, place) => place % 6 === 0)) {
      const advice = adviceOn(view, rules);
      expect(adviceOn(view, rules)).toEqual(advice);
      const other = sampleState(view, rules, random);
      if (other !== undefined && view.viewer !== 'spectator')
        expect(adviceOn(game.viewFor(other, view.viewer), rules)).toEqual(advice);
    }
  });

  test('AG-6: what a second Charleston would give away is what its first pass is advised to be', () => {
    const greedy = greedyBot(rules);
    for (const seed of ['one', 'two']) {
      const told = new Map<Seat, unknown>();
      const passed = new Map<Seat, unknown>();
      const watching: Bot = (view, random) => {
        if (view.viewer === 'spectator') throw new Error('A bot plays for nobody.');
        const on = view.legal.find(({ type }) => type === 'continue');
        const best = (of: PlayerView['legal'][number]['type']) =>
          adviceOn(view, rules, { limit: 1_000 }).choices.find(({ action }) => action.type === of);
        if (on !== undefined) {
          const { params } = best('continue')?.reasons.find(({ code }) => code === 'wouldPass') ?? {};
          told.set(view.viewer, params?.['tiles']);
          return on;
        }
        if (!told.has(view.viewer) || passed.has(view.viewer)) return greedy(view, random);
        const { action } = best('pass') ?? {};
        passed.set(view.viewer, action?.type === 'pass' && action.tiles);
        return greedy(view, random);
      };
      unwrap(playGame(rules, { bots: [watching, watching, watching, watching], seed }));
      expect(told.size).toBe(4);
      expect(passed).toEqual(told);
    }
  });

  test('AG-5: `strength` says how carefully the same choices are weighed', () => {
    const ratings = new Set<boolean>();
    for (const view of views) {
      const [plain, usual] = [
        adviceOn(view, rules, { strength: 'beginner' }),
        adviceOn(view, rules, { strength: 'expert' }),
      ];
      expect(adviceOn(view, rules)).toEqual(usual);
      expect(plain).toMatchObject({ now: usual.now, weighed: usual.weighed });
      ratings.add(JSON.stringify(plain.choices) === JSON.stringify(usual.choices));
    }
    // Without a card there are always many layouts, so the figures differ every time.
    expect([...ratings].sort()).toEqual(name === 'no card' ? [false] : [false, true]);
    const [view] = views as readonly [PlayerView];
    expect(advise(view, { rules, strength: 'master' as 'expert' }).ok).toBe(false);
  });

  test('AG-27: a win is advised before anything else', () => {
    const winning = viewsOf(rules, `${name} to win`, 1).filter(({ legal }) =>
      legal.some(({ type }) => type === 'mahjongg'),
    );
    expect(winning.length).toBeGreaterThan(0);
    for (const view of winning) {
      const [best] = adviceOn(view, rules).choices;
      expect(best).toMatchObject({ wins: true, rating: 1, action: { type: 'mahjongg' } });
    }
  });
});

test('AG-21: a joker is redeemed where the natural tile is of no other use', () => {
  const legal = 'discard 9D; discard E; exchange 9D S 0';
  const view = viewOf({ rack: '11B 222B 333B 444B 5B E 9D', others: ['9D J J'], legal });
  const advice = adviceOn(view, CARD_FREE);
  expect(advice.choices[0]?.action.type).toBe('exchange');
  expect(advice.choices[0]?.distance).toBeLessThan(advice.now.distance ?? 0);
});

test.each(['beginner', 'regular', 'expert'] as const)(
  'AG-15: a call that exposes what is no set is never advised: %s',
  (strength) => {
    const legal = 'decline; call 4B 4B 4B; call 4B 4B J 5B; call 4B 4B E';
    const table = { manners: 'table', phase: 'claims', tile: '4B' } as const;
    const view = viewOf({ ...table, rack: '11B 222B 333B 44B 5B J E', legal });
    const { choices } = adviceOn(view, CARD_FREE, { strength });
    expect(choices[0]?.action).toMatchObject({ type: 'call', with: ['4B', '4B'] });
    expect(choices[1]?.action.type).toBe('decline');
    for (const wrong of choices.slice(2)) expect(wrong).toMatchObject({ distance: null, rating: 0 });
    // Nor is the exposure just made laid anew with such tiles.
    const laid = { rack: '11B 222B 333B 5B J E', own: ['444B'], legal: 'rearrange 4B 5B; discard E' };
    const after = adviceOn(viewOf({ manners: 'table', ...laid }), CARD_FREE, { strength }).choices;
    expect(after.map(({ action, distance: away }) => [action.type, away])).toEqual([
      ['discard', 1],
      ['rearrange', null],
    ]);
  },
);

test('AG-19: an exposure laid anew gives its other tiles back, and keeps the called one', () => {
  const made = viewOf({
    rack: '11B 222B 333B 44B 5B',
    own: ['4BJJ'],
    legal: 'rearrange 4B 4B; rearrange 4B J',
  });
  const now = { seat: 'E', by: 'call', called: { seat: 'S', tile: '4B' }, rearranged: false, redeemed: null };
  const { choices } = adviceOn({ ...made, now } as PlayerView, CARD_FREE, { limit: 100 });
  const laid = choices.filter(({ action }) => action.type === 'rearrange');
  // With both jokers back, the 5B is a pung; with one, a joker is missing for it.
  expect(laid.map(({ action, distance: away }) => [action, away])).toMatchObject([
    [{ with: ['4B', '4B'] }, 0],
    [{ with: ['4B', 'J'] }, 1],
  ]);
});

test.each(['beginner', 'regular', 'expert'] as const)(
  'AG-31: a call is no use where nothing unseen completes the hand then: %s',
  (strength) => {
    // The first line lacks flowers, too; the second one cannot have the exposure.
    const rules = americanCard(openCard('FF 1111a 2222a 3333a', 'EE SSSS WWWW NNNN'));
    const claim = { phase: 'claims', tile: '1B', legal: 'decline; call 1B 1B 1B 1B' } as const;
    const firstOf = (discards: string) => {
      const view = viewOf({ rules, rack: '111B 222B 333B J E S W', ...claim, discards });
      return adviceOn(view, rules, { strength }).choices[0]?.action.type;
    };
    expect(firstOf('FFFFFF')).toBe('call');
    expect(firstOf('FFFFFFF')).toBe('decline');
  },
);

test.each(['beginner', 'expert'] as const)(
  'TG-5: an exposure is not grown into one that no line has, whatever else is left: %s',
  (strength) => {
    // No flower is left for the only line with the exposure, so nothing promises anything.
    const rules = americanCard(openCard('FF 111a 22222a 4444a'), { preset: 'american-game' });
    const legal = 'grow J 0; discard E';
    const view = viewOf({ rules, rack: '222B 444B J E S W N', own: ['111B'], discards: 'FFFFFFFF', legal });
    const { choices } = adviceOn(view, rules, { strength });
    expect(choices.map(({ action, distance: away }) => [action.type, away])).toEqual([
      ['discard', null],
      ['grow', null],
    ]);
  },
);

test('AG-37: a discard that bears the name of a fifth tile is advised upon like others', () => {
  const claim = { phase: 'claims', tile: '4B', legal: 'decline; call 4B 4B 4B' } as const;
  const view = viewOf({ manners: 'table', rack: '11B 222B 333B 44B 5B 6B E', discards: '44B', ...claim });
  const { choices } = adviceOn(view, CARD_FREE);
  expect(choices[0]?.action.type).toBe('decline');
  // Where names are true, such a view cannot be.
  const strict = advise({ ...view, manners: 'strict' } as PlayerView, { rules: CARD_FREE });
  expect(!strict.ok && strict.error.reasons[0].code).toBe('tooManyCopies');
});

test('what is no view, no source of chance or no strength is a misuse or gets a reason', () => {
  const view = viewOf({ rack: '11B 222B 333B 44B 5B J' });
  for (const none of [undefined, null, 1, 'view', [], {}, { ...view, rack: undefined }, { ...view, now: [] }])
    expect(() => advise(none as unknown as PlayerView, { rules: CARD_FREE })).toThrow('viewFor');
  const answer = advise(view, { rules: CARD_FREE, random: 1 as never });
  expect(reasonsOf(answer)[0]).toMatchObject({ code: 'badOption', at: { path: ['random'] } });
  expect(() => advisedBot(CARD_FREE, 'best' as never)).toThrow('beginner, regular, expert');
  expect(() => advisedBot({} as never, 'expert')).toThrow('table games');
  expect(() => advisedBot({ ...freeForm(), goals: undefined } as never, 'expert')).toThrow('goals');
});

test('a player who owes nothing gets a reason, and so does a wrong value; an option that there is none of is a misuse', () => {
  const [view] = viewsOf(CARD_FREE, 'owed', 1);
  if (view === undefined) throw new Error('no view');
  for (const owing of [{ viewer: 'spectator' }, { awaiting: [] }])
    expect(refusedBy(advise({ ...view, ...owing } as PlayerView, { rules: CARD_FREE }))).toBe('noChoiceOwed');
  const misspelled = { rules: CARD_FREE, ...({ drawz: 3 } as AdviceOptions) };
  expect(() => advise(view, misspelled)).toThrow('Did you mean “draws”?');
  expect(refusedBy(advise(view, { rules: CARD_FREE, limit: 0 }))).toBe('badOption');
  expect(() => advise(view, { rules: BY_CARD })).toThrow('american-2018');
  const { legal: _, ...state } = view;
  const damaged = [
    { ...view, melds: { ...view.melds, S: null } },
    { ...view, melds: { ...view.melds, W: [{ tiles: 3 }] } },
    { ...view, counts: { ...view.counts, N: undefined } },
    { ...view, dead: undefined },
    { ...view, players: { ...view.players, W: undefined } },
    { ...view, legal: [{ type: 'pass' }] },
    { ...view, legal: [{ type: 'pass', tiles: [{}] }] },
    { ...view, legal: [{ type: 'pass', tiles: Array.from({ length: 15 }, () => '1B') }] },
  ];
  for (const given of [state, [view], null, undefined, 'view', ...damaged])
    expect(() => advise(given as PlayerView, { rules: CARD_FREE })).toThrow('Give a player’s view');
});

test('a chance is counted for one draw, and otherwise lies in its interval', () => {
  const position = positionOf(tilesOf('11B 222B 333B 444B 55B'), [], CARD_FREE, 14);
  if (position === undefined) throw new Error('no hand');
  const { hand, goals } = position;
  const counts = CARD_FREE.tiles.byIndex.map((copies, kind) => copies - (hand.counts[kind] ?? 0));
  const unseen = { counts, total: counts.reduce((sum, count) => sum + count, 0) };
  const tried = (draws: number, times: number, seed = 'tried') =>
    trialsOf(unseen, draws, times, seededRandom(seed), position);
  const chanceIn = (draws: number, distance: number, times: number) =>
    completionChance({ ...position, distance }, usefulKinds(position, unseen), unseen, draws, () =>
      tried(draws, times),
    );
  expect(chanceIn(1, 1, 0)).toMatchObject({ exact: true, low: chanceIn(1, 1, 0).share });
  const useful = unseen.counts.filter((count, kind) => {
    if (count === 0) return false;
    const drawn = new Uint8Array(45);
    drawn[kind] = 1;
    return goals.distance(hand, 'waiting', drawn) === 0;
  });
  expect(chanceIn(1, 1, 0).share).toBeCloseTo(
    useful.reduce((sum, count) => sum + count, 0) / unseen.total,
    12,
  );

  // Some of six draws complete the hand without any of these, by two or more others.
  const short = chanceIn(6, 1, 3_000);
  const { all, completing } = tried(6, 3_000, 'other draws');
  expect(completing).toEqual(all.filter((drawn) => goals.distance(hand, 'waiting', drawn) === 0));
  const share = completing.length / all.length;
  expect(short.exact).toBe(false);
  expect(share).toBeGreaterThan(short.low - 3 * Math.sqrt((share * (1 - share)) / all.length));
  expect(share).toBeLessThan(short.high + 3 * Math.sqrt((share * (1 - share)) / all.length));
  // What is counted need not be tried, so the interval is the smaller for it.
  const long = chanceIn(6, 2, 3_000);
  expect(long.low).toBeLessThan(short.share);
  expect(long.high).toBeGreaterThan(short.share);
  expect(short.high - short.low).toBeLessThan(long.high - long.low);
  expect(chanceIn(6, 1, 0)).toMatchObject({ high: 1, low: expect.any(Number) });
  expect(chanceIn(6, 7, 0)).toMatchObject({ share: 0, exact: true });
});

test.each(['beginner', 'regular', 'expert'] as const)(
  '%s: plays whole games, only legal actions',
  (strength) => {
    for (const rules of [CARD_FREE, BY_CARD]) {
      const bot = advisedBot(rules, strength);
      const played = playGame(rules, { bots: [bot, randomBot(), bot, randomBot()], seed: strength });
      expect(played.ok ? 'legal' : played.error).toBe('legal');
    }
  },
);

test('AG-13: the chance looks no farther ahead than the wall lasts', () => {
  const [view] = viewsOf(CARD_FREE, 'wall', 1).filter(({ phase }) => phase === 'turn');
  if (view === undefined) throw new Error('no view');
  const drawsWith = (wallLeft: number, draws?: number): number =>
    unwrap(advise({ ...view, wallLeft }, { rules: CARD_FREE, trials: 1, draws })).now.chance.draws;
  expect([drawsWith(60), drawsWith(60, 15), drawsWith(60, 20)]).toEqual([10, 15, 15]);
  expect([drawsWith(11), drawsWith(9), drawsWith(8), drawsWith(1), drawsWith(0)]).toEqual([3, 3, 2, 1, 0]);
});

test.each([
  ['AG-20: by card, with a spare joker', BY_CARD, 'F 1B 99B 11D 9D E S W N JJJ', '9D'],
  ['CF-3: in Card Free, with a joker for the tile', CARD_FREE, 'F 4B 6B 66C 6666D E S W N J', '6D'],
  ['AG-31: by card, where the layouts at hand need the tile', BY_CARD, '4B 5C 666C 1D 222D 33D WD JJ', '2D'],
] as const)('%s, the nearer hand ranks higher whatever is discarded', (_, rules: Rules, rack, tile) => {
  const { choices } = adviceOn(viewOf({ rules, rack }), rules, { limit: 14 });
  const away = choices.map(({ distance }) => distance);
  expect(away).toEqual([...away].sort((one, other) => Number(one) - Number(other)));
  const discard = choices.find(({ action }) => action.type === 'discard' && action.tile === tile);
  expect(discard?.aim?.distance).toBe(discard?.distance);
  expect(discard?.distance).not.toBeNull();
  expect(discard?.rating).toBeGreaterThan(0);
});

test('AG-20: a discard whose place a spare joker takes costs no more than its danger', () => {
  const view = viewOf({ rules: BY_CARD, rack: 'F 1B 99B 11D 9D E S W N JJJ', discards: '9B 1D E' });
  const { choices } = adviceOn(view, BY_CARD, { limit: 14 });
  const near = choices.filter(({ distance }) => distance === 1);
  expect(near.length).toBe(9);
  for (const { rating } of near) expect(rating).toBeGreaterThan(0.5);
  const far = choices.filter(({ distance }) => distance === 2);
  expect(far.map(({ action }) => action.type === 'discard' && action.tile)).toEqual(['F']);
  for (const { rating } of far) expect(rating).toBeLessThan(0.01);
});

test('TG-10, TG-12: a dead hand that goes on discarding has no distance, no aim and no chance', () => {
  const rules = freeForm();
  const rack = '11B 222B 333B 44B 55B E S';
  const living = viewOf({ rules, rack });
  const dead = { ...living, dead: ['E' as const] };
  expect(adviceOn(living, rules).now.distance).toBeGreaterThan(0);
  const { now, choices } = adviceOn(dead, rules, { limit: 14 });
  for (const { distance, useful, chance } of [now, ...choices])
    expect([distance, useful, chance.share]).toEqual([null, 0, 0]);
  for (const { aim } of choices) expect(aim).toBeUndefined();
  // Another player’s dead hand changes nothing.
  expect(adviceOn({ ...living, dead: ['S'] }, rules).now.distance).toBe(adviceOn(living, rules).now.distance);
});

test('AG-31, TG-12: a pass of too few tiles leaves a dead hand, in figures and words', () => {
  const { game, state } = newGame(CARD_FREE, { seed: '1', manners: 'table' });
  const { choices } = adviceOn(game.viewFor(state, 'E'), CARD_FREE, { limit: 1_000 });
  const [short, whole] = [true, false].map((isShort) =>
    choices.filter(({ reasons }) => reasons.some(({ code }) => code === 'wrongCount') === isShort),
  );
  expect([short?.length, whole?.length]).not.toContain(0);
  for (const { distance, useful, aim } of short ?? [])
    expect([distance, useful, aim]).toEqual([null, 0, undefined]);
  for (const { distance } of whole ?? []) expect(distance).not.toBeNull();
});
