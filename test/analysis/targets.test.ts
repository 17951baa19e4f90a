import { describe, expect, test } from 'vitest';
import {
  distance,
  remaining,
  type TargetGroup,
  type TargetOptions,
  targets,
  waits,
} from '../../src/analysis';
import { chancesOf, choicesOf } from '../../src/analysis/chances';
import { isPossible, missingTiles } from '../../src/analysis/missing-tiles';
import { practiceCard } from '../../src/games/american/card/practice-card';
import { americanCard } from '../../src/games/american/card/rules';
import { freeForm } from '../../src/games/american/free-form/rules';
import { americanSolitaire } from '../../src/games/american/solitaire-rules';
import type { CardFreeChoices } from '../../src/games/card-free/options';
import { cardFree } from '../../src/games/card-free/rules';
import { chineseSolitaire } from '../../src/games/chinese/rules';
import { yearGame } from '../../src/games/year/rules';
import { parseHandText } from '../../src/hands/check-hand';
import type { Hand } from '../../src/hands/hand';
import type { HasGoals, HasTiles } from '../../src/hands/rule-parts';
import { seededRandom } from '../../src/play/chance';
import { possible } from '../../src/questions/possible';
import { isWinningHand, validateHand } from '../../src/questions/validate-hand';
import { TILES, type Tile } from '../../src/tiles/tile';
import { FLOWER, JOKER, tileIndex } from '../../src/tiles/tile-index';
import { openCard } from '../card/cases';
import { chanceFrom } from '../generators/chance';
import { driftedHand, tilesOf, tilesToBeHad } from '../generators/drifted-hands';
import { handOf, tilesOf as tilesIn } from '../hand-text';
import { samples } from '../samples';
import { reasonsOf, unwrap } from '../unwrap';

// What to aim for: targets, waits and what remains, on both games.

const targetsOf = (text: string, options?: TargetOptions, choices: CardFreeChoices = {}) =>
  unwrap(targets(handOf(text), { rules: cardFree(choices), ...options }));

/** A tile, so many times. */
const repeated = ({ tile, count }: { readonly tile: Tile; readonly count: number }): readonly Tile[] =>
  Array(count).fill(tile);

test('AG-31: the tiles that remain are those neither held nor visible', () => {
  const rules = cardFree();
  const counts = unwrap(remaining(handOf('11B FF J [EEEJ]'), { rules, visible: tilesIn('1B FF J E') }));
  expect(counts).toMatchObject({ '1B': 1, F: 4, J: 5, E: 0, '9D': 4 });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect(all).toBe(152 - 9 - 5);
  const over = remaining(handOf('11B'), { rules, visible: tilesIn('111B') });
  expect(!over.ok && over.error.reasons.map(({ code }) => code)).toEqual(['tooManyCopies']);
  const jokers = remaining(handOf('11B J'), { rules, visible: 'JJJJJJJJ' });
  expect(reasonsOf(jokers)).toMatchObject([
    {
      ...{ code: 'tooManyJokers', at: { path: ['visible'] }, params: { tile: 'J', count: 9, copies: 8 } },
      message: 'There are only 8 jokers; 9 are in the hand or visible.',
    },
  ]);
  expect(
    Object.keys(unwrap(remaining(handOf('11B'), { rules: chineseSolitaire(), visible: [] }))).length,
  ).toBe(42);
});

test('CF-24: each target is a layout, its missing tiles make the distance, and completing it wins', () => {
  const chance = chanceFrom(8);
  for (let made = 0; made < samples(10); made++) {
    const generated = driftedHand(chance);
    const { hand, changes } = generated;
    const rules = cardFree(changes as CardFreeChoices);
    const found = targets(hand, { rules, limit: 5 });
    const nearest = distance(hand, { rules });
    expect(found.ok).toBe(nearest.ok);
    if (!found.ok || !nearest.ok) continue;
    expect(found.value.distance).toBe(nearest.value);
    expect(found.value.groups.flatMap((group) => group.targets).length).toBe(found.value.targets.length);
    for (const target of found.value.targets) {
      const where = JSON.stringify({ hand, changes, target });
      expect(
        target.missing.reduce((sum, one) => sum + one.count, 0),
        where,
      ).toBe(target.distance);
      expect(target.distance, where).toBe(nearest.value);
      // The tiles of the layout that are held stay, the missing ones come: the whole is worth what the target says.
      const whole = completed(hand, target.missing.flatMap(repeated), target.layout.blocks);
      const answer = validateHand(whole, { rules });
      expect(answer.valid, where + JSON.stringify(whole)).toBe(true);
      if (answer.valid) expect(answer.best.total, where).toBeGreaterThanOrEqual(target.value);
    }
  }
});

/** The hand with what is missing in place of what a layout has no use for. */
const completed = (
  hand: Hand,
  missing: readonly Tile[],
  blocks: readonly { readonly tile: Tile | 'NEWS'; readonly size: number }[],
): Hand => {
  const exposed = (hand.melds ?? []).map((meld) => meld.tiles.find((tile) => tile !== 'J'));
  const room = new Map<string, number>();
  for (const { tile, size } of blocks) {
    const onTable = exposed.indexOf(tile as 'E');
    if (onTable >= 0) exposed.splice(onTable, 1);
    else if (tile === 'NEWS')
      for (const wind of ['N', 'E', 'W', 'S']) room.set(wind, (room.get(wind) ?? 0) + 1);
    else room.set(tile, (room.get(tile) ?? 0) + size);
  }
  const kept = [...hand.concealed, ...missing].filter((tile) => {
    if (tile === 'J') return false;
    const left = room.get(tile) ?? 0;
    room.set(tile, left - 1);
    return left > 0;
  });
  const places = 14 - (hand.melds ?? []).reduce((sum, meld) => sum + meld.tiles.length, 0) - kept.length;
  return { ...hand, concealed: [...kept, ...Array.from({ length: places }, (): Tile => 'J')] };
};

test('AG-31: a target whose last tiles are gone is not possible, unless jokers are left for it', () => {
  const text = '11B 22B 33B 44B 55B 66B 7B';
  const open = targetsOf(text, { impossible: true });
  const pair = open.targets.find(({ missing }) => missing.length === 1 && missing[0]?.tile === '7B');
  expect(pair).toMatchObject({ distance: 1, possible: true, missing: [{ unseen: 3, takesJoker: false }] });
  const gone = targetsOf(text, { visible: tilesIn('777B'), impossible: true });
  const dead = gone.targets.find(({ missing }) => missing.length === 1 && missing[0]?.tile === '7B');
  expect(dead).toMatchObject({ possible: false, missing: [{ unseen: 0 }] });
  const alive = targetsOf(text, { visible: tilesIn('777B') });
  expect(alive.targets.every(({ possible }) => possible)).toBe(true);
  expect(alive.distance).toBe(1);
  const pung = targetsOf('11B 222B 333B 444B 55B 9D', { visible: tilesIn('55B') });
  const joker = pung.targets.find(({ missing }) => missing[0]?.tile === 'J');
  expect(joker).toMatchObject({ possible: true, missing: [{ count: 1, unseen: 8, takesJoker: true }] });
});

test('AG-31: where the nearest layouts are impossible, farther ones are listed', () => {
  const text = '1111B 2222B 3333B 4B';
  const alive = targetsOf(text, { visible: tilesIn('444B JJJJJJJJ'), limit: 3 });
  expect(alive.distance).toBe(1);
  expect(alive.targets[0]?.distance).toBe(2);
});

test('every value of every option is answered, however many layouts are within reach', () => {
  const near = handOf('11B 222B 333B 444B 55B J');
  const card = americanCard(practiceCard);
  const orders = ['distance', 'value', 'chance'] as const;
  const others: readonly TargetOptions[] = [
    {},
    { impossible: true, visible: tilesIn('1111C 55D') },
    { limit: 1 },
    { limit: 1_000, draws: 152 },
  ];
  // Every two values meet: each distance and each order, each distance and each other option, each order and each of those.
  for (let within = 0; within <= 14; within++)
    for (const [at, more] of others.entries()) {
      const sortBy = orders[(within + at) % orders.length];
      const found = unwrap(targets(near, { rules: card, within, sortBy, ...more }));
      expect(found.targets.length).toBe(Math.min(found.found, more.limit ?? 20));
    }
  // More layouts than a call can have arguments.
  const [jokers, all] = [
    targetsOf('JJJJJJJJ 1B 4C 7D N RD F', { within: 5 }),
    targetsOf('11B 222B 333B 444B 55B J', { within: 14 }),
  ];
  expect(jokers).toMatchObject({ distance: 3, found: 147_729 });
  expect(all.found).toBeGreaterThan(179_000);
});

test('AG-31: a hand that nothing unseen completes has no targets, and says so without looking through all layouts', () => {
  // All tiles but those of the hand lie open, or all but five.
  const text = '88D 99D 0 E SS W N JJJ';
  const left = parseHandText(text);
  const hand = left.ok ? left.value.concealed : [];
  const open = (kept: readonly Tile[]): readonly Tile[] => {
    const counts = new Map(TILES.map((tile, kind) => [tile, cardFree().tiles.byIndex[kind] ?? 0]));
    for (const tile of [...hand, ...kept]) counts.set(tile, (counts.get(tile) ?? 0) - 1);
    return [...counts].flatMap(([tile, count]) => repeated({ tile, count }));
  };
  // So often, what looks through all layouts does not end within the limit of a test.
  for (let time = 0; time < 100; time++)
    for (const kept of [[], tilesIn('1B 1C 1D 2B 2C')])
      expect(targetsOf(text, { visible: open(kept) })).toMatchObject({ distance: 2, targets: [], found: 0 });
  // The tiles that the nearest layouts lack are enough, and impossible ones are listed if asked for.
  const nearest = targetsOf(text, { limit: 1 }).targets[0];
  const lacked = nearest?.missing.flatMap(repeated) ?? [];
  expect(targetsOf(text, { visible: open(lacked) }).targets[0]?.possible).toBe(true);
  expect(targetsOf(text, { visible: open([]), impossible: true }).targets[0]?.possible).toBe(false);
});

test('AG-31: impossible layouts are listed beside the possible ones, as far as the nearest of those', () => {
  const text = '1111B 2222B 3333B 4B';
  const visible = tilesIn('444B JJJJJJJJ');
  for (const within of [0, 1]) {
    const alive = targetsOf(text, { visible, within, limit: 1_000 });
    const all = targetsOf(text, { visible, within, limit: 1_000, impossible: true });
    expect(all.targets.filter(({ possible }) => possible)).toEqual(alive.targets);
    const distances = all.targets.filter(({ possible }) => !possible).map((target) => target.distance);
    expect([Math.min(...distances), Math.max(...distances)]).toEqual([1, 2 + within]);
  }
});

/** Layouts by a key, with how many there are of each, the first one first. */
const countedBy = <T>(
  listed: readonly T[],
  keyOf: (one: T) => string,
): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const one of listed) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return [...counts];
};

const groupsOf = ({ groups }: { readonly groups: readonly TargetGroup<unknown>[] }) =>
  groups.map(({ group, ways }) => [group.join(), ways]);

test('CF-4, CF-6: in Card Free one hand is a category, a pattern and a set, in any suits, sizes and fillers', () => {
  const all = targetsOf('11B 22B 333B 44B 55C 7D E J', { limit: 1_000, within: 1 });
  const expected = countedBy(all.targets, ({ layout: { category, pattern, set } }) =>
    [category, pattern, ...(set.length > 0 ? [set.join(' ')] : [])].join(),
  );
  expect(groupsOf(all)).toEqual(expected);
  expect(all.foundGroups).toBe(expected.length);
  expect(groupsOf(targetsOf('11B 22B 333B 44B 55C 7D E J', { limit: 1, within: 1 }))).toEqual(
    expected.slice(0, 1),
  );
  // A Dragon Hand has no set.
  const dragons = targetsOf('RRRR GGGG 0000 1B F', { limit: 1 });
  expect(dragons.groups[0]?.group).toEqual(['dragonHand', "Dragon's Wing"]);
});

test('AG-23: by a card one hand is what a line says, whatever its letters stand for', () => {
  const rules = americanCard(practiceCard);
  const hand = handOf('FF 22B 46B 88B 2D 4D 1C 9C N');
  const all = unwrap(targets(hand, { rules, limit: 1_000, within: 2 }));
  expect(groupsOf(all)).toEqual(
    countedBy(all.targets, ({ layout: { section, hand: text } }) => `${section},${text}`),
  );
  expect(all.groups.some(({ ways }) => ways > 1)).toBe(true);
  expect(all.groups.length).toBeGreaterThan(3);
});

test('CS-8: in the Chinese game one hand is the tiles that are kept', () => {
  const rules = chineseSolitaire();
  const near = unwrap(targets(handOf('123B 456C 78D EE RRR 1C'), { rules }));
  expect(groupsOf(near)).toEqual([['123B456C78DEERRR', 2]]);
  const hand = handOf('14B 258C 36D EEEE W R 0 S');
  const all = unwrap(targets(hand, { rules, limit: 1_000 }));
  const kept = countedBy(all.targets, ({ layout, missing }) => {
    const tilesLeft = [...layout.tiles];
    for (const { tile, count } of missing) tilesLeft.splice(tilesLeft.lastIndexOf(tile) - count + 1, count);
    return tilesLeft.join();
  });
  expect(all.groups.map(({ ways }) => ways)).toEqual(kept.map(([, ways]) => ways));
  expect(all.groups.length).toBeGreaterThan(3);
});

test('`perGroup` lists so many of each group, and `ways` counts the others, too', () => {
  const text = '11B 22B 333B 44B 55C 7D E J';
  const all = targetsOf(text, { limit: 1_000 });
  const first = targetsOf(text, { limit: 1_000, perGroup: 1 });
  expect(first.targets).toEqual(all.groups.flatMap((group) => group.targets.slice(0, 1)));
  expect(first).toMatchObject({ found: all.found, foundGroups: all.foundGroups });
  expect(groupsOf(first)).toEqual(groupsOf(all));
  const two = targetsOf(text, { limit: 3, perGroup: 2 });
  expect(two.targets.length).toBe(3);
  expect(two.groups.map((group) => group.targets.length)).toEqual([2, 1]);
  expect(targetsOf(text, { limit: 3, perGroup: 1 }).groups.length).toBe(3);
  const wrong = targets(handOf(text), { rules: cardFree(), perGroup: 0 });
  expect(reasonsOf(wrong)[0]).toMatchObject({ code: 'badOption', at: { path: ['perGroup'] } });
});

/** The targets of a hand by a card of one line. */
const byLine = (line: string, text: string, open: string, jokersGone = 0) => {
  const rules = americanCard(openCard(line));
  const visible = [...tilesIn(open), ...Array.from({ length: jokersGone }, (): Tile => 'J')];
  const hand = handOf(text);
  const found = unwrap(targets(hand, { rules, visible, draws: 1, limit: 1 })).targets[0];
  const waiting = hand.concealed.length < 14 ? unwrap(waits(hand, { rules, visible })) : [];
  return { found, waiting, isLeft: possible({ melds: [], visible }, { rules }).possible };
};

test('TG-2, AG-31: a flower that may serve as a joker is useful, and keeps a layout possible', () => {
  // The sextet lacks two; jokers or flowers may stand for them.
  const sextet = byLine('RRRR GGGG 444444a~', 'RRRR GGGG 4444B S', '');
  expect(sextet.found).toMatchObject({ distance: 2, useful: 16, possible: true });
  const waiting = byLine('RRRR GGGG 444444a~', 'RRRR GGGG 4444B F', '');
  expect(waiting.found).toMatchObject({ distance: 1, useful: 15, chance: 15 / 139 });
  expect(waiting.waiting.map(({ tile, unseen }) => [tile, unseen])).toEqual([
    ['F', 7],
    ['J', 8],
  ]);
  // Without jokers flowers alone are left, and without flowers nothing.
  const flowers = byLine('RRRR GGGG 444444a~', 'RRRR GGGG 4444B S', '', 8);
  expect(flowers.isLeft).toBe(true);
  expect(flowers.found).toMatchObject({ possible: true, missing: [{ tile: 'F', count: 2, unseen: 8 }] });
  const none = byLine('RRRR GGGG 444444a~', 'RRRR GGGG 4444B S', 'FFFFFFF', 8);
  expect(none).toMatchObject({ found: undefined, isLeft: false });
  // A line without the mark takes none.
  expect(byLine('RRRR GGGG 444444a', 'RRRR GGGG 4444B S', '').found).toMatchObject({ useful: 8 });
});

test('AG-20, AG-31: jokers of the hand stand where no natural tile is left, so no more are missing than are unseen', () => {
  // Of five craks two must be natural; printed jokers take jokers only.
  const { found } = byLine('Da 555Ja 6a* 6666a 55a DJa', '6C JJJJ W WW 9B 9B 9B 8D 8D', '5C RD RD JJJ');
  expect(found).toMatchObject({ distance: 9, possible: true });
  for (const { tile, unseen } of found?.missing ?? []) {
    const all = found?.missing.filter((one) => one.tile === tile).reduce((sum, { count }) => sum + count, 0);
    expect(all, tile).toBeLessThanOrEqual(unseen);
  }
});

test('CF-36: a target that exposures would forbid must stay concealed', () => {
  const text = '11B 222B 333B RRR 44B 9D';
  const [free] = targetsOf(text).targets;
  expect(free).toMatchObject({ mayExpose: true, value: 35, exposedValue: 25 });
  const [bound] = targetsOf(text, { limit: 1_000, within: 1 }, { skillLevel: 3 }).targets.filter(
    ({ layout }) => layout.blocks.some(({ tile }) => tile === 'RD'),
  );
  expect(bound).toMatchObject({ mayExpose: false });
  expect(bound?.exposedValue).toBeUndefined();
});

test('targets are sorted by distance, value or chance, and limited', () => {
  const text = '11B 22B 33B 44C 5D 6D 9D FF';
  for (const sortBy of ['value', 'chance'] as const) {
    const { targets: listed } = targetsOf(`${text} E`, { sortBy, within: 1, limit: 50 });
    const figures = listed.map((one) => one[sortBy] ?? Number.NaN);
    expect(figures).toEqual([...figures].sort((one, other) => other - one));
  }
  const nearest = targetsOf(`${text} E`, { within: 1, limit: 7 });
  expect(nearest.targets.length).toBe(7);
  expect(nearest.found).toBeGreaterThan(7);
  const distances = nearest.targets.map((one) => one.distance);
  expect(distances).toEqual([...distances].sort());
});

test('waits: a tile is one exactly when adding it wins, in both games', () => {
  const chance = chanceFrom(2);
  const chinese = chineseSolitaire();
  let found = 0;
  for (let made = 0; made < samples(15); made++) {
    const generated = driftedHand(chance);
    const rules = cardFree(generated.changes as CardFreeChoices);
    if (tilesOf(generated.hand).length !== 13) continue;
    const tilesThatWin = unwrap(waits(generated.hand, { rules })).map(({ tile }) => tile);
    const expected = tilesToBeHad(generated.hand, generated).filter((tile) => {
      const whole = { ...generated.hand, concealed: [...generated.hand.concealed, tile] };
      return isWinningHand(whole, { rules, win: { by: 'wall', tile } });
    });
    expect(new Set(tilesThatWin), JSON.stringify(generated)).toEqual(new Set(expected));
    found += expected.length;
  }
  expect(found).toBeGreaterThan(0);
  const answer = unwrap(waits(handOf('2345678B 222C EE D'.replace(' D', ' N')), { rules: chinese }));
  expect(answer).toEqual([]);
  const open = unwrap(
    waits(handOf('2345678B 222C 99D E'.replace(' E', ' 9D')), { rules: chinese, visible: tilesIn('2B') }),
  );
  expect(open.map(({ tile, unseen }) => [tile, unseen])).toEqual([
    ['2B', 2],
    ['5B', 3],
    ['8B', 3],
  ]);
  expect(open[0]?.score.product).toBeGreaterThan(0);
});

test('CS-6b: where a discard may complete sets only, it is no wait for the pair', () => {
  const rules = chineseSolitaire({ winOnDiscard: 'setsOnly' });
  const hand = handOf('111B 222C 333D EEE 9D');
  expect(unwrap(waits(hand, { rules, by: 'wall' })).map(({ tile }) => tile)).toEqual(['9D']);
  expect(unwrap(waits(hand, { rules, by: 'discard' }))).toEqual([]);
});

/** Whether tiles fill all places, each with one of the kinds that may stand there: every way is tried. */
const fills = (held: readonly number[], places: readonly (readonly number[])[]): boolean => {
  const [place, ...rest] = places;
  if (place === undefined) return true;
  return place.some((kind) => {
    const at = held.indexOf(kind);
    return at >= 0 && fills(held.toSpliced(at, 1), rest);
  });
};

test('AG-20, TG-2: the chance of a target is the share of all draws that hold what is missing', () => {
  const chance = chanceFrom(12);
  const kinds = [1, 2, 3, FLOWER, JOKER];
  const someOf = (count: number, of: number): number[] =>
    Array.from({ length: chance.below(count) }, () => kinds[chance.below(of)] ?? JOKER);
  const met = { served: 0, flowersHeld: 0, flowersLacked: 0, jokersPrinted: 0 };
  for (let made = 0; made < 150; made++) {
    const counts = TILES.map((_, kind) => (kinds.includes(kind) ? chance.below(3) : 0));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const unseen = { counts, total };
    const served = made % 2 === 0 ? [] : someOf(3, 3);
    const flowers = chance.below(served.length + 1);
    const bare = someOf(3, 4).filter((kind) => kind !== FLOWER || flowers === 0);
    const needs = { bare, open: someOf(3, flowers === 0 ? 5 : 3), served, flowers, jokers: chance.below(2) };
    met.served += Number(served.length > flowers);
    met.flowersHeld += flowers;
    met.flowersLacked += Number(bare.includes(FLOWER) && served.length > 0);
    met.jokersPrinted += Number(needs.open.includes(JOKER));
    const draws = 1 + chance.below(5);
    const wall = counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
    const places = [
      ...needs.bare.map((kind) => [kind]),
      ...needs.open.map((kind) => [kind, JOKER]),
      ...needs.served.map((kind) => [kind, JOKER, FLOWER]),
    ];
    const held = [
      ...Array.from({ length: needs.jokers }, () => JOKER),
      ...Array.from({ length: flowers }, () => FLOWER),
    ];
    let good = 0;
    let all = 0;
    for (let bits = 0; bits < 2 ** wall.length; bits++) {
      const drawn = wall.filter((_, place) => (bits >> place) & 1);
      if (drawn.length !== Math.min(draws, total)) continue;
      all++;
      if (fills([...held, ...drawn], places)) good++;
    }
    const where = JSON.stringify({ wall, needs, draws });
    expect(chancesOf(unseen, draws)(needs), where).toBeCloseTo(good / all, 12);
    // Drawing all that is unseen tells what is possible.
    const isLeft = fills([...held, ...wall], places);
    expect(isPossible(needs, unseen), where).toBe(isLeft);
    const missing = missingTiles(needs, unseen).flatMap(repeated).map(tileIndex);
    expect(missing.length, where).toBe(
      bare.length + Math.max(0, needs.open.length + served.length - flowers - needs.jokers),
    );
    if (!isLeft) continue;
    expect(fills([...held, ...missing], places), where).toBe(true);
    for (const kind of missing)
      expect(missing.filter((one) => one === kind).length, where).toBeLessThanOrEqual(counts[kind] ?? 0);
  }
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(5);
  expect(choicesOf(5, 2)).toBe(10);
  expect(choicesOf(5, 6)).toBe(0);
});

const HOSTILE: readonly unknown[] = [
  null,
  0.5,
  'hand',
  [],
  {},
  { concealed: 'x' },
  { concealed: [null] },
  { concealed: Array.from({ length: 99 }, () => '1B') },
  { concealed: ['1B'], melds: [null] },
  { concealed: TILES },
  JSON.parse('{"__proto__": 1, "concealed": ["toString"]}'),
];

test.each(HOSTILE.map((value) => [JSON.stringify(value)?.slice(0, 40), value]))(
  'whatever is given as a hand, a tile list or options gets reasons: %s',
  (_, value) => {
    for (const rules of [cardFree(), chineseSolitaire()] as unknown as readonly ReturnType<
      typeof chineseSolitaire
    >[]) {
      const hand = handOf('11B 222B 333B 444B 55B');
      const answers = [
        distance(value as Hand, { rules }),
        targets(value as Hand, { rules }),
        waits(value as Hand, { rules }),
        remaining(hand, { rules, visible: (Array.isArray(value) ? [null] : (value ?? 1)) as Tile[] }),
        targets(hand, { rules, limit: value as number }),
        waits(hand, { rules, by: (value ?? 1) as 'wall' }),
      ];
      for (const answer of answers) {
        expect(answer.ok).toBe(false);
        if (answer.ok) continue;
        expect(answer.error.reasons.length).toBeGreaterThan(0);
        for (const { message } of answer.error.reasons) expect(message.length).toBeLessThan(400);
      }
    }
  },
);

test('an unknown option is refused with the nearest name', () => {
  const misspelled = { rules: cardFree(), ...({ visibel: [] } as TargetOptions) };
  const hand = handOf('11B');
  const asks = [
    () => targets(hand, misspelled),
    () => waits(hand, misspelled),
    () => remaining(hand, misspelled),
  ];
  for (const ask of asks) expect(ask).toThrow('Did you mean “visible”?');
});

test('rules without the part are a misuse', () => {
  const distanceBy = (rules: unknown) => () => distance(handOf('11B'), { rules: rules as never });
  expect(distanceBy({})).toThrow('`distance` needs rules with “goals”; that is not a rule set.');
  expect(distanceBy(undefined)).toThrow('`distance` needs rules with “goals”; they were left out.');
  expect(distanceBy('year')).toThrow('`distance` needs rules with “goals”, not their name; got “year”.');
  expect(distanceBy({ ...cardFree(), goals: {} })).toThrow(
    '`distance` needs rules with “goals”; those of “card-free” are invalid.',
  );
});

/** The rules of each game. */
const RULES: Readonly<Record<string, HasGoals & HasTiles>> = {
  'card-free': cardFree(),
  nmjl: americanCard(practiceCard),
  'american-game': freeForm(),
  'chinese-solitaire': chineseSolitaire(),
  'american-solitaire': americanSolitaire(),
  year: yearGame(),
};

describe.each(Object.entries(RULES))('a hand that is put together, %s', (name, rules) => {
  const kinds = TILES.filter(
    (tile, kind) => (rules.tiles.byIndex[kind] ?? 0) > 0 && !/^[FS][1-4]/.test(tile),
  );
  const targetsIn = (concealed: readonly Tile[]) =>
    unwrap(targets({ concealed }, { rules, perGroup: 1, partial: true }));
  const someTiles = (size: number, seed: number): readonly Tile[] => {
    const chance = chanceFrom(seed);
    return chance.shuffle(kinds.flatMap((tile) => [tile, tile])).slice(0, size);
  };

  test('with `partial` it is one tile farther than with the best tile more', () => {
    for (const size of [3, 8, 12]) {
      const tiles = someTiles(size, size);
      const { distance: now } = targetsIn(tiles);
      const then = kinds
        .filter(
          (tile) => tiles.filter((one) => one === tile).length < (rules.tiles.byIndex[tileIndex(tile)] ?? 0),
        )
        .map((tile) => targetsIn([...tiles, tile]).distance);
      expect(Math.min(...then), tiles.join(' ')).toBe(now - 1);
    }
  });

  test('what is missing in place of what it can spare completes it', () => {
    for (const size of [3, 6, 9, 11, 13, 14]) {
      const concealed = someTiles(size, 100 + size);
      for (const { missing, spare, distance: away } of targetsIn(concealed).targets) {
        const kept = [...concealed];
        for (const tile of spare) expect(kept.splice(kept.indexOf(tile), 1)).toEqual([tile]);
        const come = missing.flatMap(repeated);
        expect(come.length).toBe(away);
        expect(unwrap(distance({ concealed: [...kept, ...come] }, { rules })), concealed.join(' ')).toBe(0);
      }
    }
  });

  test('without `partial` it is refused for its size', () => {
    const found = targets({ concealed: someTiles(9, 9) }, { rules });
    expect(!found.ok && found.error.reasons.map(({ code }) => code), name).toEqual(['wrongTileCount']);
    const long = targets({ concealed: someTiles(17, 17) }, { rules, partial: true });
    expect(!long.ok && long.error.reasons.map(({ code }) => code)).toContain('wrongTileCount');
  });
});

describe('where more layouts are near than are listed, the listed ones can be completed', () => {
  const VISIBLE = {
    'american-game':
      '9B 3B 3D 2B 4B 5D J 4D 8C 7B 5B F 7B N F 1C 1D F 5B 8D 7C N 9C 6C 2C 6B E 3C 6C 4C 2B J E 3C 5B 8C S 6D N 5D 1D 6D RD 1D 7B 4C E 7D 2C J F 2C 3C N 5C S 3D 1C 5D 7D 1C 9C 1D 4C 6B WD 9D 1B 6B 3C J F 6B 3B 1C 8B 1B 3B 4B 4B E WD 5C 2D 3D GD 8D 9C W J J J F F',
    'chinese-solitaire':
      '8B 4B 1B 1C 7D WD 6B 1B S E GD 2B 8C W WD 9C W 2D 3B 6C 3B RD RD 4C 5C E 9D 8D 7D 8B 5D N 5D RD 7C 3D 7B 4D 8B 7C 9B 7B 3D 7C 2C S 9D 6D 6D 9D 9C W 7B S 1B 5B 4D 4D N RD',
  };

  test('TG-7, AG-31: all 1,039 of them without a card', () => {
    const question = { rules: freeForm(), visible: VISIBLE['american-game'], limit: 1_000 };
    const found = unwrap(targets('7D F 5D RD J 2D 3D 9D 8C W 7C 8B RD 8D', question));
    expect([found.distance, found.found]).toEqual([6, 1_039]);
    expect(found.targets.every(({ missing }) => missing.every(({ count, unseen }) => count <= unseen))).toBe(
      true,
    );
    const gone = unwrap(targets('7D F 5D RD J 2D 3D 9D 8C W 7C 8B RD 8D', { ...question, impossible: true }));
    expect(gone.found).toBe(1_039 + 2_000);
  });

  test('CS-8: in the Chinese game', () => {
    const question = { rules: chineseSolitaire(), visible: VISIBLE['chinese-solitaire'] };
    const found = unwrap(targets('2C 9B WD 2D 4D 2B W 7D 5D 8D 5B E N', question));
    expect([found.distance, found.found]).toEqual([7, 500]);
    expect(found.targets.every(({ missing }) => missing.every(({ count, unseen }) => count <= unseen))).toBe(
      true,
    );
  });

  test.each([
    ['YG-11: in the Year game', yearGame(), 85],
    ['CS-8: in the Chinese game', chineseSolitaire(), 60],
  ] as const)('%s there is always something to aim for', (name, rules, seen) => {
    const random = seededRandom(name);
    const all = rules.tiles.byIndex.flatMap((copies, kind) =>
      kind === FLOWER || kind === JOKER || TILES[kind]?.match(/^[FS]\d/)
        ? []
        : Array.from({ length: copies }, () => TILES[kind] as Tile),
    );
    for (let at = 0; at < 60; at++) {
      const shuffled = all
        .map((tile) => [random(1_000_000), tile] as const)
        .sort(([one], [other]) => one - other);
      const [concealed, visible] = [shuffled.slice(0, 13), shuffled.slice(13, 13 + seen)].map((part) =>
        part.map(([, tile]) => tile),
      );
      const { found } = unwrap(targets({ concealed: concealed ?? [] }, { rules, visible: visible ?? [] }));
      expect(found, `${concealed} ${visible}`).toBeGreaterThan(0);
    }
  });
});

test.each([
  ['CF-28', 'Card Free', cardFree(), '33D [555B] [6666BJ] [444C]', false],
  ['CF-28', 'Card Free, with a set more', cardFree(), '33D 555B [6666BJ] [444C]', true],
  ['AG-11', 'a card', americanCard(practiceCard), 'RD 9D [EEEE] [WWWW] [FFF]', false],
  ['AG-11', 'a card, with a set more', americanCard(practiceCard), 'RD 9D EEEE [WWWW] [FFF]', true],
  ['AG-11', 'no card', freeForm(), 'RD RD [EEEE] [WWWW] [333B]', false],
  ['TG-5', 'no card, a kong that grows', freeForm(), 'RD RD J [EEEE] [444B] [333B]', true],
  ['AG-11', 'a card, a kong', americanCard(practiceCard), 'RD RD 5C [GGGG] [EEE] [SSS]', false],
  [
    'TG-5',
    'a card, a kong that grows',
    americanCard(practiceCard, { preset: 'american-game' }),
    'RD RD 5C [GGGG] [EEE] [SSS]',
    true,
  ],
] as const)(
  '%s: the last set holds the winning tile, which is concealed: %s',
  (_, __, rules, hand, expected) => {
    const asked: HasGoals = rules;
    const { targets: near } = unwrap(targets(hand, { rules: asked }));
    const last = near.filter(({ missing }) => missing.length > 0);
    expect(last.length).toBeGreaterThan(0);
    expect(last.some(({ mayExpose }) => mayExpose)).toBe(expected);
    if (!expected) for (const { exposedValue } of last) expect(exposedValue).toBeUndefined();
  },
);
