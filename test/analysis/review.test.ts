import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import { describeReview, judge, type Review, type ReviewQuestion, review } from '../../src/analysis';
import { luckOf } from '../../src/analysis/review';
import { advisedBot, greedyBot, playGame, randomBot } from '../../src/bots';
import { onFirstUse as once } from '../../src/core/first-use';
import { type GameState, gameOf, type PlayerView } from '../../src/game';
import { americanCard, cardFree, chineseSolitaire, type Seat, TILES, yearGame } from '../../src/index';
import { sorted } from '../../src/play/racks';
import { german } from '../describe/german';
import { tilesOf } from '../hand-text';
import { reasonsOf, refusedBy, unwrap } from '../unwrap';
import type { Rules } from './views';

// Reviews of games that bots have played.

const RULES: Readonly<Record<string, Rules>> = {
  'Card Free': cardFree(),
  'a card': americanCard(practiceCard),
};
/** What put a choice before another one. */
const DECIDING: readonly string[] = ['asGood', 'keepsChances', 'sooner', 'safer'];
/** Reasons that state figures, which are compared instead. */
const STATED = ['nearer', 'farther', 'losesUseful', 'keepsUseful', 'unchanged'];
const SEATS: readonly Seat[] = ['E', 'S', 'W', 'N'];

const asking = (rules: Rules, seat: Seat = 'E'): ReviewQuestion => ({
  rules,
  game: gameOf(rules),
  seat,
});

/** A game with a bot of each kind, and its states before each action. */
const gameWith = (rules: Rules) => {
  const game = gameOf(rules);
  const bots = [randomBot(), greedyBot(rules), advisedBot(rules, 'beginner'), advisedBot(rules, 'regular')];
  const { setup, actions } = unwrap(playGame(rules, { bots, seed: 'reviewed' }));
  const states: GameState[] = [unwrap(game.createGame(setup))];
  for (const action of actions) states.push(game.reducer(states.at(-1) as GameState, action));
  return { game, setup, actions, states, record: game.record(setup, actions) };
};

describe.each(Object.entries(RULES))('%s', (_, rules) => {
  const played = once(() => gameWith(rules));
  const reviews = once(() => SEATS.map((seat) => unwrap(review(played().record, asking(rules, seat)))));

  test('every choice of the player is judged by what the view showed, and one that is forced is left out', () => {
    const { game, actions, states } = played();
    for (const { seat, decisions, finished } of reviews()) {
      expect(finished).toBe(true);
      const views = actions.map((__, at) => game.viewFor(states[at] as GameState, seat));
      const chosen = actions.flatMap((action, at) => {
        const legal = views[at]?.legal.filter(({ type }) => type !== 'challenge') ?? [];
        return action.seat === seat && legal.length > 1 ? [at + 1] : [];
      });
      expect(decisions.map(({ move }) => move)).toEqual(chosen);
      for (const { move, nth, phase, wallLeft, rack, melds, tile, from, ...judgment } of decisions) {
        const view = views[move - 1] as PlayerView;
        expect({ phase, wallLeft, rack, melds }).toEqual({
          phase: view.phase,
          wallLeft: view.wallLeft,
          rack: view.rack,
          melds: view.melds[seat],
        });
        const claimed = view.phase === 'claims' ? [view.now.tile, view.now.from] : [undefined, undefined];
        expect([tile, from]).toEqual(claimed);
        const action = actions[move - 1] as PlayerView['legal'][number];
        const ends = phase === 'turn' ? 'discard' : 'pass';
        const ended = actions.slice(0, move - 1).filter((one) => one.seat === seat && one.type === ends);
        expect(nth).toBe(1 + ended.length);
        if (move % 7 === 0) expect(unwrap(judge(view, action, { rules }))).toEqual(judgment);
      }
    }
  });

  test('the totals are those of the choices and of the tiles drawn', () => {
    const { game, actions, states, setup } = played();
    for (const { seat, decisions, draws, totals } of reviews()) {
      const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
      expect(totals).toEqual({
        decisions: decisions.length,
        best: decisions.filter(({ verdict }) => verdict === 'best').length,
        cost: sum(decisions.map(({ cost }) => cost)),
        luck: sum(draws.map(({ luck }) => luck)),
      });
      const drawn = actions.flatMap((action, at) => {
        const taken = unwrap(game.apply(states[at] as GameState, action));
        return taken.events.some((event) => event.type === 'drew' && event.seat === seat)
          ? [{ move: at + 1, tile: taken.state.drawn }]
          : [];
      });
      expect(draws.map(({ move, tile }) => ({ move, tile }))).toEqual(drawn);
      expect(setup.wall.length).toBe(152);
    }
    const costs = reviews().map(({ totals }) => totals.cost / totals.decisions);
    expect(costs[0]).toBe(Math.max(...costs));
  });

  test('luck is that of a tile beside all that could have come: their mean is 0', () => {
    const { game, states } = played();
    const views = states.flatMap((state) => {
      const seat = state.phase === 'turn' ? state.awaiting[0] : undefined;
      const view = seat && game.viewFor(state, seat);
      return view?.drawn ? [view] : [];
    });
    const view = views[Math.floor(views.length * 0.8)] as PlayerView;
    const rack = [...view.rack];
    rack.splice(rack.indexOf(view.drawn ?? 'J'), 1);
    const seen = [
      ...rack,
      ...view.discards.map(({ tile }) => tile),
      ...Object.values(view.melds).flatMap((melds) => melds.flatMap(({ tiles }) => tiles)),
    ];
    let [all, total, most] = [0, 0, 0];
    for (const [kind, tile] of TILES.entries()) {
      const count = (rules.tiles.byIndex[kind] ?? 0) - seen.filter((one) => one === tile).length;
      if (count === 0) continue;
      const luck = luckOf({ ...view, rack: sorted([...rack, tile]), drawn: tile } as PlayerView, tile, {
        rules,
      });
      all += count * (luck ?? Number.NaN);
      total += count;
      most = Math.max(most, luck ?? 0);
    }
    expect(all / total).toBeCloseTo(0, 6);
    expect(most).toBeGreaterThan(0);
  });

  test('in words, in any language', () => {
    for (const one of reviews()) {
      const { decisions, choices, luck } = describeReview(one, {}, { all: true });
      expect(decisions.length).toBe(one.decisions.length);
      for (const [at, { where, rack, verdict, choice, better }] of decisions.entries()) {
        const found = one.decisions[at] as (typeof one.decisions)[number];
        const { move, cost, best, choice: made } = found;
        expect(where).toMatch(new RegExp(`^(Your|The|Another|East|South|West|North).* \\(move ${move}\\)$`));
        expect(rack).toContain(found.rack.join(' '));
        expect(verdict).toMatch(
          cost === 0
            ? /^(The best choice|It costs no points)\.$/
            : /^(Not the best|A slip|A mistake): it costs about [\d.]+ points(, give or take [\d.]+)?\.$/,
        );
        expect(better === '').toBe(cost === 0);
        const sentences = (text: string) => text.replace(/^.*?: /, '').split(/(?<=\.) /);
        if (cost === 0) expect(choice).toContain(made.reasons.map(({ message }) => message).join(' '));
        // What holds for both is said of neither, and something is said for the best.
        else
          for (const said of sentences(better.slice('Better: '.length))) expect(choice).not.toContain(said);
        for (const { code, message, params } of best.reasons) {
          if (cost === 0 || made.reasons.some((other) => other.message === message) || STATED.includes(code))
            continue;
          // What puts the best choice before the next one is said if that is the one that was made, and does not say it.
          const isBeside =
            made.action.type === 'discard' &&
            params?.['than'] === made.action.tile &&
            !made.reasons.some((other) => DECIDING.includes(other.code));
          if (!DECIDING.includes(code) || isBeside) expect(better).toContain(message);
          else expect(better).not.toContain(message);
        }
        expect(`${where} ${rack} ${verdict} ${choice} ${better}`).not.toMatch(
          /undefined|null|NaN|[{}]|\[object/,
        );
      }
      const costly = one.decisions.filter(({ cost }) => cost >= 1);
      expect(describeReview(one).decisions.map(({ where }) => where)).toEqual(
        decisions.filter((_row, at) => costly.includes(one.decisions[at] as never)).map(({ where }) => where),
      );
      expect(choices).toContain(`${one.totals.best} of ${one.totals.decisions} choices cost nothing`);
      expect(luck).toMatch(/^Luck of the draw: -?[\d.]+ points \(0 is average\)\.$/);
      const others = describeReview(one, german, { all: true });
      expect(others.decisions[0]?.verdict).not.toBe(decisions[0]?.verdict);
      expect(others.choices).not.toBe(choices);
    }
  });
});

describe('records', () => {
  const rules = RULES['a card'] as Rules;
  const played = once(() => gameWith(rules));
  const reviewed = (record: unknown, asked: object = {}) =>
    review(record, { ...asking(rules), ...asked } as ReviewQuestion);
  const codeOf = (record: unknown, asked?: object) => refusedBy(reviewed(record, asked)) ?? 'reviewed';

  test('a game that was stopped is reviewed as far as it went', () => {
    const { record, actions } = played();
    const whole = unwrap(reviewed(record)) as Review<unknown>;
    const half = actions.length >> 1;
    const part = unwrap(reviewed({ ...record, actions: record.actions.slice(0, half) }));
    expect(part.finished).toBe(false);
    expect(part.decisions).toEqual(whole.decisions.filter(({ move }) => move <= half));
    expect(part.draws).toEqual(whole.draws.filter(({ move }) => move <= half));
    expect(codeOf(JSON.stringify(record))).toBe('reviewed');
    const none = unwrap(reviewed({ ...record, actions: [] }));
    expect(none.totals).toEqual({ decisions: 0, best: 0, cost: 0, luck: 0 });
    expect(describeReview(none)).toEqual({
      decisions: [],
      choices: 'There was nothing to choose.',
      luck: 'You drew no tiles, so there was no luck to measure.',
    });
  });

  test('one that cannot have been played gets the reason, and where', () => {
    const { record } = played();
    const [first, second, ...others] = record.actions;
    const tampered = reviewed({ ...record, actions: [first, { ...second, moment: 7 }, ...others] });
    expect(reasonsOf(tampered)).toMatchObject([{ code: 'badRecord', at: { path: ['actions', '1'] } }]);
    expect(!tampered.ok && tampered.error.message).toMatch(/^Action 2 of the record cannot be played: /);
    expect(codeOf(JSON.stringify(record).slice(0, -9))).toBe('notJson');
    expect(codeOf({ ...record, wall: record.wall.slice(1) })).toBe('badRecord');
    expect(codeOf({ ...record, rules: 'year' })).toBe('unknownRules');
    expect(codeOf({ ...record, actions: undefined })).toBe('badRecord');
    expect(codeOf(undefined)).toBe('badRecord');
  });

  test('TG-15: a seat where nobody sits', () => {
    const three = americanCard(practiceCard, { preset: 'american-game' }) as Rules;
    const { setup, actions } = unwrap(playGame(three, { bots: randomBot(), players: 3, seed: 'three' }));
    const record = gameOf(three).record(setup, actions.slice(0, 9));
    const seatOf = (seat: Seat) => review(record, asking(three, seat));
    expect(seatOf('W').ok).toBe(true);
    expect(reasonsOf(seatOf('N'))).toMatchObject([{ code: 'badOption', at: { path: ['seat'] } }]);
  });

  test('other games get a reason that names the games that can be reviewed', () => {
    for (const other of [yearGame(), chineseSolitaire()]) {
      const found = reviewed({}, { rules: other, game: gameOf(other as never) });
      expect(reasonsOf(found)).toMatchObject([
        { code: 'notSupported', params: { games: ['card-free', 'american-2018', 'nmjl'] } },
      ]);
    }
  });
});

test('CF-18: of the tiles that can be drawn the one that wins is the luckiest', () => {
  const rules = RULES['Card Free'] as Rules;
  const { game, states } = gameWith(rules);
  const state = states.find(({ phase, awaiting }) => phase === 'turn' && awaiting[0] === 'S') as GameState;
  const view = game.viewFor(state, 'S');
  const luck = (drawn: '5B' | '9C' | '9D' | 'J'): number => {
    const rack = sorted([...tilesOf('11B 222B 333B 444B 55B'), drawn]);
    const melds = { E: [], S: [], W: [], N: [] };
    return luckOf({ ...view, rack, melds, discards: [], drawn } as PlayerView, drawn, { rules }) ?? 0;
  };
  expect(luck('5B')).toBeGreaterThan(0);
  expect(luck('9D')).toBeLessThan(0);
  // A joker stands for what completes the pung (CF-18).
  expect(luck('J')).toBeCloseTo(luck('5B'), 9);
  expect(luck('9D')).toBeCloseTo(luck('9C'), 9);
});
