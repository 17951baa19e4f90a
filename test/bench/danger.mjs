// How often others win by a discard. Run `npm run build` first.
// `node test/bench/danger.mjs count GAMES FOLDER` plays so many games with Card Free and as many with the practice card, one
// advised bot of each strength and a greedy one at the table, who move one seat on after each game; it notes each discard in
// FOLDER, where it goes on from what is there, and works out the figures by which `scout` estimates. They go to
// results/danger.json and from there, by hand, to src/analysis/danger.ts; a test compares them.
// `node test/bench/danger.mjs calibrate DISCARDS` plays other games until there are so many discards for each, and counts by
// tenths of the estimates how often somebody did win. Then run `npm run bench:pages`.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { scout } from 'mahjongg/analysis';
import { advisedBot, greedyBot } from 'mahjongg/bots';
import { NAMES, RULES, STRENGTHS, wonBy } from './bot-games.mjs';
import { unwrap } from './game/tables.mjs';
import { keepResults, keptResults } from './results-files.mjs';

/** @typedef {import('./bot-games.mjs').Bot} Bot */
/** @typedef {import('./bot-games.mjs').Rules} Rules */
/** @typedef {import('./bot-games.mjs').View} View */

/** What their seeds are called by. */
const SHORT = { 'Card Free': 'cf', 'practice card': 'pc' };

/**
 * Plays a game and gives what is noted of each discard, and who won by the last one, if anybody did.
 * @template T @param {Rules} rules @param {string} seed @param {number} game
 * @param {(view: View, tile: string) => T} note
 */
const play = (rules, seed, game, note) => {
  /** @type {T[]} */
  const notes = [];
  const noting =
    (/** @type {Bot} */ bot) =>
    (/** @type {Parameters<Bot>} */ ...asked) => {
      const action = bot(...asked);
      if (action.type === 'discard') notes.push(note(asked[0], action.tile));
      return action;
    };
  const bots = [...STRENGTHS.map((strength) => advisedBot(rules, strength)), greedyBot(rules)].map(noting);
  const won = wonBy(rules, bots, game, seed);
  return { notes, winner: won?.by === 'discard' ? won.seat : '-' };
};

/** @param {View} view @param {Rules} rules */
const scouted = (view, rules) => unwrap(scout(view, { rules }));

/** What the figures are counted by, and how many of each there are. */
const SIZES = { used: 10, exposed: 4, groups: 3, since: 5, unseen: 5, kind: 4 };
/** @typedef {keyof typeof SIZES} Feature */
const FEATURES = /** @type {readonly Feature[]} */ (Object.keys(SIZES));

/** What is known of a discard and of a player who could win by it. @param {View} view @param {string} tile @param {Rules} rules */
const cellsOf = (view, tile, rules) => {
  const { others, discards } = scouted(view, rules);
  const tiles = view.discards.map((discard) => discard.tile);
  const last = tiles.lastIndexOf(/** @type {import("mahjongg").Tile} */ (tile));
  const since = tiles.length - 1 - last;
  const onTable = view.seats.flatMap((seat) => view.melds[seat] ?? []).flatMap((meld) => meld.tiles);
  const seen = [...view.rack, ...tiles, ...onTable].filter((one) => one === tile).length;
  const used = Math.floor((10 * tiles.length) / (tiles.length + view.wallLeft));
  const bySince = last < 0 ? 4 : since < 4 ? 0 : since < 16 ? 1 : since < 32 ? 2 : 3;
  const kind = tile === 'F' ? 0 : /^[A-Z]/.test(tile) ? 1 : /^[19]/.test(tile) ? 2 : 3;
  const winners = discards.find((one) => one.tile === tile)?.winners ?? [];
  return others
    .filter(({ seat }) => winners.includes(seat))
    .map(({ seat, groups }) => {
      const exposed = Math.min(3, view.melds[seat]?.length ?? 0);
      const byGroups = groups.length < 2 ? 0 : groups.length < 4 ? 1 : 2;
      const unseen = Math.min(4, (rules.tiles.copies[/** @type {'F'} */ (tile)] ?? 0) - seen);
      return { seat, cell: [Math.min(9, used), exposed, byGroups, bySince, unseen, kind] };
    });
};

/** @typedef {{ readonly cell: readonly number[], times: number, wins: number }} Count */

/** Factors whose products come closest to the counts: each list in turn is put right until nothing changes any more.
 * @param {readonly Count[]} counts
 */
const fitted = (counts) => {
  const figures = FEATURES.map((name) => Array.from({ length: SIZES[name] }, () => 1));
  for (let round = 0; round < 200; round++)
    figures.forEach((list, feature) => {
      const sums = list.map(() => ({ wins: 0, expected: 0 }));
      for (const { cell, times, wins } of counts) {
        const sum = sums[cell[feature] ?? 0];
        if (sum === undefined) continue;
        sum.wins += wins;
        sum.expected += cell.reduce((product, place, at) => product * (figures[at]?.[place] ?? 1), times);
      }
      // Half a win more on both sides keeps what was hardly ever seen near the others.
      sums.forEach(({ wins, expected }, place) => {
        list[place] = ((list[place] ?? 1) * (wins + 0.5)) / (expected + 0.5);
      });
    });
  return Object.fromEntries(
    FEATURES.map((name, at) => [name, figures[at]?.map((figure) => Number(figure.toPrecision(3)))]),
  );
};

/** @param {string} file */
const readCounts = (file) => {
  /** @type {Map<string, Count>} */
  const counts = new Map();
  let [discards, wins] = [0, 0];
  const games = new Set();
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const [game, winner, ...players] = line.split(' ');
    games.add(game);
    discards++;
    if (winner !== '-') wins++;
    for (const player of players) {
      const [seat, key = ''] = player.split(':');
      const count = counts.get(key) ?? { cell: key.split(',').map(Number), times: 0, wins: 0 };
      counts.set(key, count);
      count.times++;
      if (seat === winner) count.wins++;
    }
  }
  return { games: games.size, discards, wins, figures: fitted([...counts.values()]) };
};

/** @type {Record<string, Record<string, unknown>>} */
const results = existsSync(new URL('results/danger.json', import.meta.url)) ? keptResults('danger') : {};
const [, , step, number, folder] = process.argv;

// The results have Card Free first.
for (const name of [...NAMES].reverse()) {
  const rules = RULES[name]();
  if (step === 'count') {
    const file = `${folder}/${name.replace(' ', '-')}.txt`;
    const noted = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    for (let game = Number(noted.at(-1)?.split(' ')[0] ?? -1) + 1; game < Number(number); game++) {
      const { notes, winner } = play(rules, `danger ${SHORT[name]} ${game}`, game, (view, tile) =>
        cellsOf(view, tile, rules)
          .map(({ seat, cell }) => `${seat}:${cell.join()}`)
          .join(' '),
      );
      const lines = notes.map((row, at) => `${game} ${at === notes.length - 1 ? winner : '-'} ${row}\n`);
      appendFileSync(file, lines.join(''));
    }
    results[name] = { ...results[name], ...readCounts(file) };
  }
  if (step === 'calibrate') {
    /** @type {{ chance: number, won: boolean }[]} */
    const all = [];
    for (let game = 0; all.length < Number(number); game++) {
      const { notes, winner } = play(
        rules,
        `calibration ${SHORT[name]} ${game}`,
        game,
        (view, tile) => scouted(view, rules).discards.find((one) => one.tile === tile)?.chance ?? 0,
      );
      const isLast = (/** @type {number} */ at) => at === notes.length - 1;
      all.push(...notes.map((chance, at) => ({ chance, won: isLast(at) && winner !== '-' })));
    }
    const counted = all.slice(0, Number(number));
    const none = counted.filter(({ chance }) => chance === 0);
    const sorted = counted
      .filter(({ chance }) => chance !== 0)
      .sort((one, other) => one.chance - other.chance);
    const placeOf = (/** @type {number} */ tenth) => Math.round((tenth * sorted.length) / 10);
    const winsAmong = (/** @type {typeof all} */ some) => some.filter(({ won }) => won).length;
    const tenths = Array.from({ length: 10 }, (_, at) => {
      const part = sorted.slice(placeOf(at), placeOf(at + 1));
      return {
        discards: part.length,
        least: part[0]?.chance ?? 0,
        most: part.at(-1)?.chance ?? 0,
        expected: part.reduce((sum, { chance }) => sum + chance, 0),
        wins: winsAmong(part),
      };
    });
    const safe = { discards: none.length, wins: winsAmong(none) };
    results[name] = { ...results[name], calibration: { safe, tenths } };
  }
  keepResults('danger', results);
}
