import type { Reason } from '../../../core/reason';
import type { CheckedHand } from '../../../hands/check-hand';
import { NEWS } from '../layouts/blocks';
import { namedLayout, patternName, spelled, tileNames, tileOfKind } from '../layouts/named';
import { type Rack, rackOf, tilesOf, windsHeld } from '../layouts/rack';
import { brokenLevel, type Circumstances } from '../layouts/restrictions';
import { setMembers } from '../layouts/sets';
import type { CardFreeOptions } from '../options';
import { circumstancesOf } from '../readings/readings';
import type { CardFreeWin } from '../vocabulary';
import { type BrokenReading, findBrokenReadings, RANKS } from './broken-readings';
import { brokenCodes, type Constraint, SENTENCES } from './constraints';
import { type Exchange, findNearest } from './nearest-layouts';

/** What each skill level asks, level 1 first (CF-34 to CF-38). */
const LEVEL_SENTENCES: readonly string[] = [
  'From level 1 on, 2 Pungs 2 Kongs is played with winds only.',
  'From level 2 on, a Consecutive Run has number blocks only.',
  'From level 3 on, a hand with dragons must be concealed.',
  'From level 4 on, a hand with numbers must earn the SUIT bonus.',
  'At level 5 a hand has no jokers, or is self-picked, or is a Dragon Hand.',
];

/** The rule of a reason and its sentence. */
const ruleAndSentence = (
  code: Constraint,
  reading: BrokenReading,
  circumstances: Circumstances,
  options: CardFreeOptions,
): readonly [string, string] => {
  const [rule, sentence] = SENTENCES[code];
  if (code === 'setTooShort') return [`CF-${7 + reading.category}`, sentence];
  if (code !== 'skillLevel') return [rule, sentence];
  const level = brokenLevel(reading, circumstances, options);
  return [`CF-${33 + level}`, LEVEL_SENTENCES[level - 1] ?? sentence];
};

/** The blocks by ascending number, as the sets are read. */
const byNumber = (one: number, other: number): number =>
  ((one >> 3) % 10) - ((other >> 3) % 10) || one - other;

/** Whether the hand holds a natural tile of a kind; a block of another kind is jokers. */
const isHeld = (kind: number, rack: Rack): boolean =>
  kind === NEWS
    ? windsHeld(rack) > 0
    : (rack.counts[kind] ?? 0) > 0 || rack.exposed.some((block) => block >> 3 === kind);

/** The reason for a constraint, from all the smallest sets of broken ones that it is in. */
const constraintReason = (
  code: Constraint,
  sets: readonly { readonly reading: BrokenReading; readonly codes: readonly Constraint[] }[],
  circumstances: Circumstances,
  options: CardFreeOptions,
  rack: Rack,
): Reason => {
  const own = sets.filter(({ codes }) => codes.includes(code));
  const { reading } = own[0] as (typeof own)[number];
  const { blocks, pattern, set, category } = reading;
  const [rule, sentence] = ruleAndSentence(code, reading, circumstances, options);
  const isMeant = SENTENCES[code][2];
  const meant = blocks.filter((block) => isMeant(block >> 3, block & 7, blocks)).sort(byNumber);
  const tiles = meant.map((block) => (isHeld(block >> 3, rack) ? tileOfKind(block >> 3) : 'J'));
  const others = own.map(({ codes }) => codes.filter((other) => other !== code));
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

const nearestReason = ({ layout, missing, tooMany }: Exchange): Reason => {
  const named = namedLayout(layout);
  const needs = missing.length === 0 ? '' : ` with ${tileNames(missing).join(' ')}`;
  const instead = missing.length === 0 ? 'without' : 'instead of';
  const surplus = tooMany.length === 0 ? '' : ` ${instead} ${tileNames(tooMany).join(' ')}`;
  return {
    code: 'nearestLayout',
    rule: 'CF-39',
    message: `It wins${needs}${surplus}: ${spelled(named)}.`,
    params: {
      distance: missing.length,
      missing: tileNames(missing),
      tooMany: tileNames(tooMany),
      ...named,
    },
  };
};

/** With fewer tiles almost every layout is equally far. */
const FEWEST_TILES = 10;

/** Why a hand does not win (CF-39): faults of its tiles, else broken constraints; then the nearest layouts. */
export const reasonsFor = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  faults: readonly Reason[],
  options: CardFreeOptions,
  afterCall: boolean,
): readonly Reason[] => {
  if (faults.some(({ code }) => code !== 'wrongTileCount')) return faults;
  const rack = rackOf(hand, { afterCall });
  const circumstances = circumstancesOf(rack, win);
  const nearest =
    tilesOf(rack) < FEWEST_TILES ? [] : findNearest(rack, circumstances, options).map(nearestReason);
  if (faults.length > 0) return [...faults, ...nearest];
  const found = findBrokenReadings(rack, circumstances, options);
  const ranked = RANKS.map((rank) => found.filter((reading) => reading.rank === rank));
  const sets = ranked.flat().map((reading) => ({ reading, codes: brokenCodes(reading.broken) }));
  const codes = ranked.flatMap((readings) =>
    brokenCodes(readings.reduce((all, { broken }) => all | broken, 0)),
  );
  return [
    ...[...new Set(codes)].map((code) => constraintReason(code, sets, circumstances, options, rack)),
    ...nearest,
  ];
};
