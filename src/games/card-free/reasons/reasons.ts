import type { Reason } from '../../../core/reason';
import type { CheckedHand } from '../../../hands/check-hand';
import { winsWith } from '../../../hands/exchange-text';
import { spareTiles } from '../../../jokers/missing';
import { JOKER } from '../../../tiles/tile-index';
import { ascending, type CodedLayout, NEWS } from '../layouts/blocks';
import { namedLayout, patternName, spelled, tileNames, tileOfKind } from '../layouts/named';
import { HAND_SIZE } from '../layouts/patterns';
import {
  hasJokers,
  isOnDiscard,
  jokersAmong,
  type Rack,
  rackOf,
  tilesNotExposed,
  tilesOf,
  windsHeld,
} from '../layouts/rack';
import { brokenLevel, isForbidden } from '../layouts/restrictions';
import { canBeMade, layOut, layoutsWithin, leastDistance } from '../layouts/search';
import { setMembers } from '../layouts/sets';
import type { CardFreeRules } from '../options';
import type { CardFreeWin } from '../vocabulary';
import { type BrokenReading, findBrokenReadings, RANKS } from './broken-readings';
import { BROKEN, brokenCodes, type Constraint, SENTENCES } from './constraints';

/** What each skill level requires, from level 1 (CF-34 to CF-38). */
const LEVEL_SENTENCES: readonly string[] = [
  'From level 1 on, 2 Pungs 2 Kongs is played with winds only.',
  'From level 2 on, a Consecutive Run has number blocks only.',
  'From level 3 on, a hand with dragons must be concealed.',
  'From level 4 on, a hand with numbers must earn the SUIT bonus.',
  'At level 5 a hand has no jokers, or is self-picked, or is a Dragon Hand.',
];

/** The rule and the message of a reason. */
const ruleAndSentence = (code: Constraint, reading: BrokenReading, rack: Rack): readonly [string, string] => {
  const [rule, sentence] = SENTENCES[code];
  if (code === 'setTooShort') return [`CF-${7 + reading.category}`, sentence];
  if (code !== 'skillLevel') return [rule, sentence];
  const level = brokenLevel(reading, rack);
  return [`CF-${33 + level}`, LEVEL_SENTENCES[level - 1] ?? sentence];
};

/** Orders blocks by number, as sets are read. */
const byNumber = (one: number, other: number): number =>
  ((one >> 3) % 10) - ((other >> 3) % 10) || one - other;

/** Whether the hand has a natural tile of a kind; if not, the block is all jokers. */
const isHeld = (kind: number, rack: Rack): boolean =>
  kind === NEWS
    ? windsHeld(rack.counts) > 0
    : (rack.counts[kind] ?? 0) > 0 || rack.exposed.some((block) => block >> 3 === kind);

/** The reason for a constraint, from all readings that break it; the first is the example. */
const constraintReason = (code: Constraint, readings: readonly BrokenReading[], rack: Rack): Reason => {
  const own = readings.filter(({ broken }) => broken & BROKEN[code]);
  const reading = own[0] as BrokenReading;
  const { blocks, pattern, set, category } = reading;
  const [rule, sentence] = ruleAndSentence(code, reading, rack);
  const isMeant = SENTENCES[code][2];
  const meant = blocks.filter((block) => isMeant(block >> 3, block & 7, blocks)).sort(byNumber);
  const tiles = meant.map((block) => (isHeld(block >> 3, rack) ? tileOfKind(block >> 3) : 'J'));
  const others = own.map(({ broken }) => brokenCodes(broken & ~BROKEN[code]));
  const alone = others.some((codes) => codes.length === 0);
  return {
    code,
    rule,
    message: sentence.replace('#', tiles.join(' ') || 'there are none'),
    params: {
      alone,
      ...(!alone && { with: others }),
      tiles,
      blocks: blocks.map((block) => ({ tile: tileOfKind(block >> 3), size: block & 7 })),
      ...(pattern >= 0 && { pattern: patternName(pattern) }),
      ...(set > 0 && { set: setMembers(set, category) }),
    },
  };
};

/** The tiles to exchange so that a hand becomes a layout. */
export interface Exchange {
  readonly layout: CodedLayout;
  /** The missing tiles, after jokers have filled what they can, as indices in `TILES`. */
  readonly missing: readonly number[];
  /** The surplus concealed tiles, as indices in `TILES`. */
  readonly tooMany: readonly number[];
}

/**
 * The exchange that turns a hand into a layout with tiles outside its exposures, by this many of its jokers. Jokers first
 * go where natural tiles have run out, such as the fifth tile of a quint (CF-3).
 */
const exchangeFor = (
  layout: CodedLayout,
  rack: Rack,
  others: ArrayLike<number>,
  jokers: number,
): Exchange => {
  const { needs, gaps } = layOut(layout, rack);
  const beyondCopies = (tile: number): number => {
    const need = needs.find(({ kind }) => kind === tile);
    return need === undefined ? 0 : Math.max(0, need.own + need.jokers - (others[tile] ?? 0));
  };
  const open = gaps.open.map((tile, at) => (gaps.open[at + beyondCopies(tile)] === tile ? tile : JOKER));
  const left = open.sort((one, other) => other - one).slice(jokers);
  return {
    layout,
    missing: [...gaps.bare, ...left].sort(ascending),
    tooMany: spareTiles(jokers > 0 ? gaps : { ...gaps, open: [] }),
  };
};

const MOST_LISTED = 3;
/** How far beyond the nearest layout to search if jokers or the win rule that one out. */
const MOST_BEYOND = 2;

/** The three nearest layouts of a hand with valid melds (docs/reasons.md); none needs a tile used up by its exposures. */
export const findNearest = (rack: Rack, onDiscard: boolean): readonly Exchange[] => {
  const { concealed, rules } = rack;
  const onTable = hasJokers({ ...rack, jokers: 0 });
  const others = tilesNotExposed(rack);
  /** The exchange by this many jokers, if it leads to a win and misses few enough tiles. */
  const winning = (layout: CodedLayout, distance: number, jokers: number): Exchange | undefined => {
    const exchange = exchangeFor(layout, rack, others, jokers);
    const { missing, tooMany } = exchange;
    const keepsJokers = onTable || rack.jokers + jokersAmong(missing) > jokersAmong(tooMany);
    const isTooFar = missing.length > distance;
    return isTooFar || isForbidden(layout, { concealed, rules, calledWithJokers: onDiscard && keepsJokers })
      ? undefined
      : exchange;
  };
  // Most hands asked about lack one tile, and their layouts are found sooner.
  const nearest = leastDistance(rack, 1);
  const least = nearest <= 1 ? nearest : leastDistance(rack);
  const farthest = Math.min(HAND_SIZE, least + MOST_BEYOND);
  for (let distance = least; distance <= farthest; distance++) {
    const near: Exchange[] = [];
    for (const layout of layoutsWithin(distance, rack)) {
      if (!canBeMade(layout, rack, others)) continue;
      // Natural tiles take the places of jokers that spoil the win.
      const exchange =
        winning(layout, distance, rack.jokers) ??
        (rack.jokers > 0 ? winning(layout, distance, 0) : undefined);
      if (exchange !== undefined && near.push(exchange) === MOST_LISTED) break;
    }
    if (near.length > 0) return near;
  }
  return [];
};

const nearestReason = ({ layout, ...exchange }: Exchange): Reason => {
  const named = namedLayout(layout);
  const [missing, tooMany] = [tileNames(exchange.missing), tileNames(exchange.tooMany)];
  return {
    code: 'nearestLayout',
    rule: 'CF-39',
    message: `${winsWith(missing, tooMany)}: ${spelled(named)}.`,
    params: { distance: missing.length, missing, tooMany, ...named },
  };
};

/** With fewer tiles, almost every layout is equally far. */
const FEWEST_TILES = 10;

/** Why a hand does not win (CF-39): what is wrong with its tiles, or else broken constraints; then the nearest layouts. */
export const reasonsFor = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  faults: readonly Reason[],
  rules: CardFreeRules,
): readonly Reason[] => {
  if (faults.some(({ code }) => code !== 'wrongTileCount')) return faults;
  const rack = rackOf(hand, rules);
  const nearest = tilesOf(rack) < FEWEST_TILES ? [] : findNearest(rack, isOnDiscard(win)).map(nearestReason);
  if (faults.length > 0) return [...faults, ...nearest];
  const won = rackOf(hand, rules, win);
  const found = findBrokenReadings(won);
  const ranked = RANKS.map((rank) => found.filter((reading) => reading.rank === rank));
  const codes = ranked.flatMap((readings) =>
    brokenCodes(readings.reduce((all, { broken }) => all | broken, 0)),
  );
  return [...[...new Set(codes)].map((code) => constraintReason(code, ranked.flat(), won)), ...nearest];
};
