import { afterAll, describe, expect, test, vi } from 'vitest';
import { parseCard } from '../../src/games/american/card/language/parse-card';
import { practiceCard } from '../../src/games/american/card/practice-card';
import { americanCard } from '../../src/games/american/card/rules';
import type { Card } from '../../src/games/american/card/vocabulary';
import type { CardFreeChoices } from '../../src/games/card-free/options';
import { cardFree } from '../../src/games/card-free/rules';
import type { Meld } from '../../src/hands/hand';
import type { HasScouting } from '../../src/hands/scout-rules';
import { TILES } from '../../src/tiles/tile';
import { tileIndex } from '../../src/tiles/tile-index';
import { ANYTHING, expandCard, type NaiveVariant } from '../naive/card-lines';
import { unseenBeside } from '../naive/possible-card-free';
import {
  type NaiveCardOptions,
  type NaiveHidden,
  type NaiveScouting,
  naiveCardFreeScouting,
  naiveCardScouting,
} from '../naive/scout';
import { samples } from '../samples';
import { unwrap } from '../unwrap';
import { anyVariant, winningCardHand } from './card-hands';
import { type Chance, chanceFrom } from './chance';
import { assertNoEmptyCell, type Coverage, count, coverageReport, newCoverage } from './coverage';
import { SEEN_OPTIONS, seenHand } from './seen-hands';
import { stressCard } from './stress-card';

// What other players can have, against a twin that tries every layout. Under options that are
// not the usual ones, and with a card of random lines, a tenth as many states are compared. SEED sets where chance starts.

const STATES = samples(20);
const OTHERS = Math.ceil(STATES / 10);
const SEED = Number(process.env['SEED'] ?? 11);

vi.setConfig({ testTimeout: 36_000_000 });

/** A state with the tiles that are not open taken apart: some are those of the one who asks. */
const hiddenIn = (
  melds: readonly Meld[],
  unseen: ReadonlyMap<string, number>,
  chance: Chance,
): NaiveHidden => {
  const tiles = [...unseen].flatMap(([tile, count]) => Array.from({ length: count }, () => tile));
  const held = chance.shuffle(tiles).slice(0, chance.oneIn(8) ? 40 : 13);
  const left = new Map(unseen);
  for (const tile of held) left.set(tile, (left.get(tile) ?? 0) - 1);
  return { melds, unseen: left, held };
};

const expectTwin = (rules: HasScouting, hidden: NaiveHidden, twin: NaiveScouting, jokers = false): void => {
  const { melds, unseen, held } = hidden;
  const counts = (of: ReadonlyMap<string, number>): number[] => TILES.map((tile) => of.get(tile) ?? 0);
  const heldCounts = new Map<string, number>();
  for (const tile of held) heldCounts.set(tile, (heldCounts.get(tile) ?? 0) + 1);
  const kinds = [...new Set(held)].filter((tile) => tile !== 'J' || jokers).map(tileIndex);
  const where = JSON.stringify({ melds, held, unseen: [...unseen] });
  const groups = rules.scouting.groups({ melds, unseen: counts(unseen), held: counts(heldCounts) });
  expect(Object.fromEntries(groups.map(({ group, lacking }) => [group.join(' '), lacking])), where).toEqual(
    Object.fromEntries(twin.groups),
  );
  const winning = rules.scouting.winningKinds({ melds, unseen: counts(unseen) }, kinds);
  expect(winning.map((kind) => TILES[kind] as string).sort(), where).toEqual([...twin.winning].sort());
};

describe('Card Free', () => {
  test.each(Object.keys(SEEN_OPTIONS).map((name, at) => [name, at] as const))(
    'AG-31: the twin finds the same groups and last tiles, %s',
    (name, at) => {
      const chance = chanceFrom(SEED + at);
      const number = at === 0 ? STATES : OTHERS;
      const found = { groups: new Set<number>(), blocked: 0, winning: 0 };
      for (let made = 0; made < number; made++) {
        const { melds, visible, changes, options } = seenHand(name, chance);
        const rules = cardFree(changes as CardFreeChoices);
        if (rules.possible.faults(melds).length > 0) continue;
        const hidden = hiddenIn(melds, unseenBeside(melds, visible, options), chance);
        const twin = naiveCardFreeScouting(hidden, options);
        expectTwin(rules, hidden, twin);
        found.groups.add(twin.groups.size);
        found.blocked += [...twin.groups.values()].filter((lacking) => lacking > 0).length;
        found.winning += twin.winning.size;
      }
      if (number < STATES) return;
      expect(found.winning).toBeGreaterThan(0);
      expect(found.groups.size).toBeGreaterThan(10);
      expect(found.blocked).toBeGreaterThan(10);
    },
  );
});

const read = (card: Card): Card => unwrap(parseCard(card));

const isSound = (card: Card): boolean => {
  const variants = parseCard(card).ok ? expandCard(card).length : 0;
  return variants > 0 && variants <= 400;
};

/** Lines with groups of anything. */
const OF_ANYTHING: readonly (readonly [hand: string, open: boolean])[] = [
  ['{pair} {pair} {pair} {pair} {pair} {pair} {pair}', false],
  ['FFFF 1111a {pung} {pung}', true],
  ['{kong} {kong} {pung} {pung}', true],
  ['{sextet} {quint}! {pung}', true],
  ['{pair}* {pair} 1111a! {pung}! {pung}', true],
  ['{kong}~ {quint} 55a 5Ja 5a', true],
  ['NEWS {pair} {pair} {pung} {pung}', true],
];

const CARDS: readonly (readonly [string, Card, number])[] = [
  ['the practice card', read(practiceCard), STATES],
  ['a stress card', read(stressCard(chanceFrom(SEED), 40, isSound)), OTHERS],
];

const ANY_CARD = read({
  name: 'Anything',
  sections: [{ name: 'Any', lines: OF_ANYTHING.map(([hand, open]) => ({ hand, value: 25, open })) }],
});

const CARD_RULES = [{}, { pairOnDiscard: false }, { claimDiscardedJoker: true }] as const;
const BOTH = { pairOnDiscard: false, claimDiscardedJoker: true } as const;

const wallOf = (all: ReadonlyMap<string, number>, chance: Chance): readonly string[] =>
  chance.shuffle([...all].flatMap(([tile, count]) => Array.from({ length: count }, () => tile)));

/** Exposures of a hand of the card, and the tiles that are in none of them. */
const exposed = (
  variants: readonly NaiveVariant[],
  chance: Chance,
): { readonly variant: NaiveVariant; readonly melds: readonly Meld[]; readonly all: Map<string, number> } => {
  const variant = anyVariant(variants, chance);
  const melds = (winningCardHand(variant, chance.below(6), chance)?.melds ?? []).slice(0, chance.below(4));
  const all = new Map(TILES.slice(0, 35).map((tile): [string, number] => [tile, tile === 'F' ? 8 : 4]));
  all.set('J', 8);
  for (const tile of melds.flatMap(({ tiles }) => tiles)) all.set(tile, (all.get(tile) ?? 0) - 1);
  return [...all.values()].some((count) => count < 0) ? exposed(variants, chance) : { variant, melds, all };
};

/** Compares states with the twin, and counts in how many there was something to find. */
const compare = (
  card: Card,
  options: NaiveCardOptions,
  number: number,
  coverage: Coverage,
  stateOf: () => readonly [readonly NaiveVariant[], NaiveHidden],
): void => {
  const rules = americanCard(card, options);
  const nameOf = ({ section, line, place }: NaiveVariant): string => {
    const { name, lines } = card.sections[section] as Card['sections'][number];
    return `${name} ${[lines[line]?.hand].flat()[place]}`;
  };
  for (let made = 0; made < number; made++) {
    const [variants, hidden] = stateOf();
    const twin = naiveCardScouting(hidden, variants, nameOf, options);
    expectTwin(rules, hidden, twin, options.claimDiscardedJoker);
    if ([...twin.groups.values()].some((lacking) => lacking > 0)) count(coverage, 'found', 'blocked');
    if (twin.winning.size > 0) count(coverage, 'found', 'winning');
    if (twin.groups.size === 0) count(coverage, 'found', 'none');
  }
};

/** Counts kinds of states; where many are compared, the tests fail at the end if one kind never came up. */
const newFound = (states: number): Coverage => {
  const coverage = newCoverage({ found: ['blocked', 'winning', 'none'] });
  afterAll(() => {
    if (states >= STATES) assertNoEmptyCell(coverageReport(coverage));
  });
  return coverage;
};

describe.each(CARDS)('%s', (_, card, number) => {
  const variants = expandCard(card);
  const found = newFound(number);

  /** Exposures of a line, and tiles seen elsewhere: few or many, or almost all that the line does not need. */
  const cardState = (chance: Chance): NaiveHidden => {
    const { variant, melds, all } = exposed(variants, chance);
    const needed = new Set<string>(variant.groups.flatMap(({ tiles }) => tiles));
    const wall = wallOf(all, chance);
    const way = chance.below(3);
    const strange = wall.filter((tile) => !needed.has(tile) && tile !== 'J');
    const gone =
      way === 0 ? wall.slice(0, chance.below(110)) : strange.slice(way === 1 ? 0 : chance.below(60));
    const jokers = chance.oneIn(2)
      ? []
      : wall.filter((tile) => tile === 'J' && !gone.includes('J')).slice(chance.below(3));
    for (const tile of [...gone, ...jokers]) all.set(tile, (all.get(tile) ?? 0) - 1);
    return hiddenIn(melds, all, chance);
  };

  test.each(CARD_RULES)(
    'AG-12, AG-15a, AG-31: the twin finds the same lines and last tiles with %j',
    (options) => {
      const chance = chanceFrom(SEED + 30);
      compare(card, options, number / CARD_RULES.length, found, () => [variants, cardState(chance)]);
    },
  );
});

describe('groups of anything', () => {
  const found = newFound(STATES);

  /** Tiles of a few kinds, all others lying open, so that the twin can try every tile for every group. */
  const fewKinds = (chance: Chance): readonly [readonly NaiveVariant[], NaiveHidden] => {
    const others = chance.shuffle(ANYTHING).slice(0, chance.below(3));
    const kinds = new Set(['F', chance.pick(['1B', '5C']), ...others, ...(chance.oneIn(3) ? 'NEWS' : 'E')]);
    const { melds, all } = exposed(expandCard(ANY_CARD, false, [...kinds]), chance);
    // An exposure of a number that the line names can fill a group of anything, too.
    for (const tile of melds.flatMap(({ tiles }) => tiles)) if (tile !== 'J') kinds.add(tile);
    const variants = expandCard(ANY_CARD, false, [...kinds]);
    for (const tile of all.keys()) if (!kinds.has(tile) && tile !== 'J') all.set(tile, 0);
    const gone = wallOf(all, chance).slice(0, chance.below(10));
    for (const tile of gone) all.set(tile, (all.get(tile) ?? 0) - 1);
    all.set('J', chance.below(1 + (all.get('J') ?? 0)));
    return [variants, hiddenIn(melds, all, chance)];
  };

  test.each([...CARD_RULES, BOTH])(
    'AG-12, AG-15a, AG-31: the twin finds the same lines and last tiles with %j',
    (options) => {
      const chance = chanceFrom(SEED + 40);
      compare(ANY_CARD, options, STATES / 4, found, () => fewKinds(chance));
    },
  );
});
