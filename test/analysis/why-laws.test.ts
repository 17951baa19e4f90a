import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import {
  type Advice,
  advise,
  bestDiscards,
  describeAdvice,
  describeJudgment,
  judge,
  targets,
} from '../../src/analysis';
import type { Strength } from '../../src/analysis/knowledge';
import { afterAction } from '../../src/analysis/own-tiles';
import { sampleState } from '../../src/bots';
import { onFirstUse as once } from '../../src/core/first-use';
import { gameOf, type PlayerView, seededRandom } from '../../src/game';
import {
  americanCard,
  cardFree,
  describeReason,
  freeForm,
  type Meld,
  type Seat,
  type Tile,
} from '../../src/index';
import { tilesOf as tilesOfMelds } from '../../src/play/racks';
import { german } from '../describe/german';
import { tilesOf } from '../hand-text';
import { unwrap } from '../unwrap';
import { type Rules, viewsOf } from './views';

// What holds for every reason of advice, on views of games that bots play.

const CARD_FREE: Rules = cardFree();
const BY_CARD: Rules = americanCard(practiceCard);
const FREE: Rules = freeForm();

/** The natural tiles of a layout, printed jokers left out. */
const placesOf = (layout: unknown): Tile[] => {
  const { blocks = [], groups = [] } = layout as {
    readonly blocks?: readonly { readonly tile: Tile | 'NEWS'; readonly size: number }[];
    readonly groups?: readonly {
      readonly tiles?: readonly Tile[];
      readonly tile: Tile;
      readonly size: number;
    }[];
  };
  const plain = blocks.flatMap(({ tile, size }): readonly Tile[] =>
    tile === 'NEWS' ? ['N', 'E', 'W', 'S'] : Array.from({ length: size }, () => tile),
  );
  const grouped = groups.flatMap(
    ({ tiles, tile, size }) => tiles ?? Array.from({ length: size }, () => tile),
  );
  return [...plain, ...grouped];
};

const HELD = ['discard', 'pass'];

/** The advice on a view, given once for all laws. */
const adviser = (rules: Rules, strength: Strength) => {
  const given = new Map<PlayerView, Advice<unknown>>();
  return (view: PlayerView): Advice<unknown> => {
    const advice = given.get(view) ?? unwrap(advise(view, { rules, trials: 1, strength }));
    given.set(view, advice);
    return advice;
  };
};

describe.each([
  ['Card Free', CARD_FREE],
  ['a card', BY_CARD],
  ['no card', FREE],
])('%s', (name, rules) => {
  const views = once(() => viewsOf(rules, `why ${name}`, 6));
  // Without a card nobody knows what a choice is worth (TG-8).
  const isJudged = rules !== FREE;
  const advised = { beginner: adviser(rules, 'beginner'), expert: adviser(rules, 'expert') };

  test('every choice has one to three reasons, each with its rule, its sentence in any language, and known tiles', () => {
    const seen = new Set<string>();
    for (const view of views().filter((_, place) => place % 3 === 0)) {
      const advice = advised.beginner(view);
      const rows = describeAdvice(advice);
      expect(rows.length).toBe(advice.choices.length);
      const known = new Set<unknown>([...view.rack, ...view.discards.map(({ tile }) => tile)]);
      if (view.phase === 'claims') known.add(view.now.tile);
      for (const melds of Object.values(view.melds))
        for (const { tiles } of melds) for (const tile of tiles) known.add(tile);
      for (const [at, { reasons, action }] of advice.choices.entries()) {
        expect(reasons.length).toBeGreaterThan(0);
        expect(reasons.length).toBeLessThan(4);
        expect(rows[at]?.action).toContain(reasons.map(({ message }) => message).join(' '));
        expect(describeAdvice(advice, german)[at]?.action).not.toBe(rows[at]?.action);
        if (isJudged) {
          const { choice, best } = unwrap(judge(view, action, { rules, strength: 'beginner' }));
          expect([choice.reasons, best.reasons]).toEqual([reasons, advice.choices[0]?.reasons]);
        }
        for (const reason of reasons) {
          seen.add(reason.code);
          const { message, params, rule } = reason;
          expect(message).toMatch(/^[A-Z1-9][^{}]*\.$/);
          expect(message).not.toMatch(/undefined|null|NaN|\[object/);
          expect(rule).toMatch(/^([A-Z]{2}-\d+)?$/);
          expect(describeReason({ ...reason, message: '-' }, german)).not.toMatch(/^-$|undefined|[{}]/);
          expect(describeReason(reason, { reasons: { [reason.code]: 'own words' } })).toBe('own words');
          for (const tile of [params['tile'], params['than'], ...((params['tiles'] ?? []) as unknown[])])
            if (tile !== undefined) expect([...known]).toContain(tile);
        }
        expect(JSON.parse(JSON.stringify(action))).toEqual(action);
      }
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  test('permuting what the player cannot see changes no word', () => {
    const game = gameOf(rules);
    const random = seededRandom('hidden');
    let compared = 0;
    for (const view of views().filter((_, place) => place % 5 === 0)) {
      const other = sampleState(view, rules, random);
      if (other === undefined || view.viewer === 'spectator') continue;
      const owed = view.legal.filter(({ type }) => type !== 'challenge');
      const words = (one: PlayerView) => [
        describeAdvice(unwrap(advise(one, { rules, trials: 1, strength: 'beginner' }))),
        ...(isJudged ? [owed[0], owed.at(-1)] : []).map(
          (action) => action && describeJudgment(unwrap(judge(one, action, { rules, strength: 'beginner' }))),
        ),
      ];
      expect(words(game.viewFor(other, view.viewer))).toEqual(words(view));
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('what is said of the nearest ways to win holds for the targets of the hand', () => {
    const checked = new Set<string>();
    for (const view of views()) {
      if (view.viewer === 'spectator' || (view.melds[view.viewer] ?? []).length > 0) continue;
      const visible = [
        ...view.discards.map(({ tile }) => tile),
        ...Object.values(view.melds).flatMap((melds) => melds.flatMap(({ tiles }) => tiles)),
        ...(view.phase === 'claims' ? [view.now.tile] : []),
      ];
      const near = unwrap(targets({ concealed: view.rack }, { rules, visible, limit: 1_000 }));
      if (near.found > 1_000) continue;
      const held = (tile: unknown) => view.rack.filter((one) => one === tile).length;
      const places = near.targets.map(({ layout }) => placesOf(layout));
      const usedIn = (tile: unknown, at: number) =>
        Math.min(held(tile), places[at]?.filter((one) => one === tile).length ?? 0);
      /** How many ways use more of a tile than are kept. */
      const waysUsing = (uses: (at: number) => boolean) => [...places.keys()].filter(uses).length;
      const { choices } = advised.beginner(view);
      for (const { action, reasons } of choices) {
        const asked = reasons.find(({ code }) => code === 'wouldPass')?.params['tiles'];
        const given = (
          action.type === 'pass' ? action.tiles : action.type === 'discard' ? [action.tile] : (asked ?? [])
        ) as readonly Tile[];
        const isUsed = (tile: unknown, at: number) =>
          usedIn(tile, at) > held(tile) - given.filter((one) => one === tile).length;
        for (const { code, params } of reasons) {
          const { used, ways, group } = params as Readonly<Record<string, number>>;
          const tiles = (params['tiles'] ?? []) as readonly Tile[];
          if (ways !== undefined) expect(ways).toBe(near.found);
          if (tiles.includes('J')) continue;
          checked.add(code);
          if (code === 'unused')
            expect(waysUsing((at) => tiles.some((tile) => usedIn(tile, at) > 0))).toBe(0);
          if (code === 'surplus') {
            expect(waysUsing((at) => tiles.some((tile) => isUsed(tile, at)))).toBe(0);
            for (const tile of tiles) expect(waysUsing((at) => usedIn(tile, at) > 0)).toBeGreaterThan(0);
          }
          if (code === 'used') expect(waysUsing((at) => tiles.some((tile) => isUsed(tile, at)))).toBe(used);
          if (code === 'breaksGroup') {
            const all = tilesOf(String(group));
            expect(all.length).toBe(held(all[0]));
            expect(given).toContain(all[0]);
            expect(waysUsing((at) => usedIn(all[0], at) === all.length)).toBe(used);
          }
          if (code === 'notNeeded')
            expect(
              near.targets.some(({ missing }) => missing.some(({ tile }) => tile === params['tile'])),
            ).toBe(false);
          if (code === 'opensHand' || code === 'staysConcealed') {
            expect(near.targets.filter(({ mayExpose }) => !mayExpose).length).toBe(params['closed']);
            const costs = near.targets.map(({ value, exposedValue }) => value - (exposedValue ?? value));
            expect(Math.max(...costs)).toBe(params['points']);
          }
        }
      }
    }
    expect(checked.size).toBeGreaterThan(5);
  });

  test('the aim is a layout that the tiles left can still become, as far away as it says', () => {
    let aims = 0;
    for (const view of views()) {
      for (const { action, aim, distance } of advised.expert(view).choices) {
        expect(aim?.distance ?? null).toBe(distance);
        if (aim === undefined) continue;
        aims++;
        if (!HELD.includes(action.type)) continue;
        const given =
          action.type === 'pass' ? [...action.tiles] : action.type === 'discard' ? [action.tile] : [];
        const concealed = [...view.rack];
        for (const tile of given) concealed.splice(concealed.indexOf(tile), 1);
        const needed = placesOf(aim.layout);
        const own = [
          ...concealed,
          ...Object.entries(view.melds).flatMap(([seat, melds]) =>
            seat === view.viewer ? melds.flatMap(({ tiles }) => tiles) : [],
          ),
        ];
        for (const tile of own) if (needed.includes(tile)) needed.splice(needed.indexOf(tile), 1);
        // Jokers of the tiles left stand for some of what is lacking.
        const jokers = own.filter((tile) => tile === 'J').length;
        expect(needed.length).toBeGreaterThanOrEqual(aim.distance);
        expect(needed.length - jokers).toBeLessThanOrEqual(aim.distance);
      }
    }
    expect(aims).toBeGreaterThan(50);
  });

  test('AG-15: the figures of a call are those after its best discard', () => {
    let seen = 0;
    for (const view of views().filter(({ legal }) => legal.some(({ type }) => type === 'call'))) {
      const meldsOf = (seat: Seat): readonly Meld[] => view.melds[seat] ?? [];
      const visible = view.seats
        .filter((seat) => seat !== view.viewer)
        .flatMap((seat) => tilesOfMelds(meldsOf(seat)))
        .concat(view.discards.map(({ tile }) => tile));
      for (const one of unwrap(advise(view, { rules, trials: 1, limit: 1_000 })).choices) {
        const { action, distance, useful } = one;
        if (action.type !== 'call' || distance === 0) continue;
        const then = afterAction(action, { rack: view.rack, melds: meldsOf(view.viewer as Seat) });
        const best = unwrap(bestDiscards({ concealed: then.rack, melds: then.melds }, { rules, visible }));
        // Where the nearest hand lacks tiles that are gone, advice looks farther.
        if (best[0]?.distance !== distance) continue;
        seen++;
        const most = Math.max(...best.map((discard) => discard.useful));
        // What only brings a hand nearer that nothing can complete is not counted by advice.
        expect(useful).toBeLessThanOrEqual(most);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('AG-6, AG-7: a choice of which nobody knows what comes in leaves the figures as they are', () => {
    const asked = ['wish', 'continue', 'stop'];
    const seen = new Set<string>();
    for (const view of views().filter(({ legal }) => legal.some(({ type }) => asked.includes(type)))) {
      const { now, choices } = unwrap(advise(view, { rules, trials: 20 }));
      for (const { action, distance, useful, chance, reasons, aim } of choices) {
        seen.add(action.type);
        expect({ distance, useful, chance }).toEqual(now);
        const gives = action.type === 'continue' ? 3 : action.type === 'wish' ? action.count : 0;
        const told = reasons.find(({ code }) => code === 'wouldPass')?.params['tiles'] ?? [];
        expect(told).toHaveLength(gives);
        expect(reasons.map(({ code }) => code)).not.toContain('keepsUseful');
        // What the best choice gives away is nothing that it aims for, where some nearest hand can do without it.
        if (action !== choices[0]?.action || aim === undefined) continue;
        const needed = placesOf(aim.layout);
        const near = unwrap(targets({ concealed: view.rack }, { rules, limit: 1_000 }));
        const uses = (places: readonly Tile[]) =>
          (told as readonly Tile[]).some((tile) => {
            const count = (tiles: readonly Tile[]) => tiles.filter((one) => one === tile).length;
            return count(places) > count(view.rack) - count(told as readonly Tile[]);
          });
        if (near.found <= 1_000 && near.targets.some(({ layout }) => !uses(placesOf(layout))))
          expect(uses(needed)).toBe(false);
      }
    }
    // Without a card there is no courtesy pass (TG-3).
    expect([...seen].sort()).toEqual(rules === FREE ? ['continue', 'stop'] : ['continue', 'stop', 'wish']);
  });

  test.each([
    ['expert', 0.97],
    ['beginner', 0.94],
  ] as const)(
    'where the figures do not tell why the first choice ranks before the second, a reason does: %s',
    (strength, alike) => {
      const decided = ['sooner', 'safer', 'keepsChances', 'asGood', 'wouldPass', 'jokerWon'];
      const told = new Set<string>();
      for (const view of views()) {
        const [first, second] = advised[strength](view).choices;
        if (first === undefined || second === undefined || first.wins || second.rating === 0) continue;
        const [own, other] = [first.distance ?? 99, second.distance ?? 99];
        if (own < other || (own === other && first.useful > second.useful)) continue;
        const codes = first.reasons.map(({ code }) => code).filter((code) => decided.includes(code));
        expect(codes).not.toEqual([]);
        for (const code of codes) told.add(code);
        // Less than an expert’s 32 orders or a beginner’s 8 tell apart is no difference, unless others win by one more easily.
        const isAlike = second.rating >= alike;
        if (isAlike) expect(codes.some((code) => code === 'asGood' || code === 'safer')).toBe(true);
        else expect(codes).not.toContain('asGood');
      }
      expect(told.size).toBeGreaterThan(2);
    },
  );
});
