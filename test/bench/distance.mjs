// How far hands are from winning: Card Free beside a scan of all layouts, and the practice card beside a scan of all its
// variants, on the same hands; and how long targets take.
//
//   npm run build && node test/bench/distance.mjs
//
// HANDS and SCANNED set how many hands; `--write` keeps the figures in test/bench/results/distance.json and card-distance.json.
import * as american from '../../dist/american.js';
import { distance, targets } from '../../dist/analysis.js';
import { cardFree, chineseSolitaire, layouts } from '../../dist/index.js';
import { besideScan, chanceFrom, dealerOf, leastTime, numberOf, report, sharesOf } from './frame.mjs';
import { unwrap } from './game/tables.mjs';
import { placesOfLayout, placesOfVariant, rulesToScan, scanForDistance } from './scans.mjs';

const HANDS = numberOf('HANDS', 2_000);
const SCANNED = numberOf('SCANNED', 20);
const ROUNDS = 11;
const chance = chanceFrom(numberOf('SEED', 1));

/** @param {any} rules */
const targetsOf = (rules) => {
  const deal = dealerOf(rules, chance);
  const taken = Array.from({ length: 400 }, deal).map((hand) => leastTime(() => targets(hand, { rules }), 1));
  const { median, p95 } = sharesOf(taken.slice(20));
  return { median, p95 };
};

/** @param {any} rules @param {Iterable<import('./scans.mjs').Places>} places @param {number} [scanned] */
const measured = (rules, places, scanned) => {
  const scan = scanForDistance(places);
  const deal = dealerOf(rules, chance);
  const beside = besideScan(
    () => Array.from({ length: HANDS }, deal),
    { library: (hand) => unwrap(distance(hand, { rules })), scan: scan.distance },
    { rounds: ROUNDS, ...(scanned !== undefined && { scanned }) },
  );
  return { ...beside, scannedLayouts: scan.layouts };
};

const rules = cardFree();
const { scannedLayouts, ...own } = measured(
  rules,
  [...layouts({ rules, dragonHands: true })].map(placesOfLayout),
  SCANNED,
);
const named = /** @type {const} */ ([
  ['Card Free', rules],
  ['Chinese', chineseSolitaire()],
]);
const ofRacks = named.map(([name, game]) => ({ name, ...targetsOf(game) }));
report('distance', { layouts: scannedLayouts, ...own, targets: ofRacks });

const card = rulesToScan(american);
const { scannedLayouts: variants, ...ofCard } = measured(
  card,
  [...layouts({ rules: card })].map(placesOfVariant),
);
report('card-distance', { variants, ...ofCard, targets: targetsOf(card) });
