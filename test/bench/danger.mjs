// How often others win by a discard. Run `npm run build` first.
// `node test/bench/danger.mjs count GAMES FOLDER` plays so many games with Card Free and as many with the practice card, one
// advised bot of each strength and a greedy one at the table, who move one seat on after each game; it notes each discard in
// FOLDER, where it goes on from what is there, and works out the figures by which `scout` estimates. They go to
// results/danger.json and from there, by hand, to src/analysis/win-figures.ts; a test compares them.
// `node test/bench/danger.mjs calibrate DISCARDS` plays other games until there are so many discards for each, and counts by
// tenths of the estimates how often somebody did win. Then run `npm run bench:pages`.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { cardFree } from 'mahjongg';
import { americanCard, practiceCard } from 'mahjongg/american';
import { scout } from 'mahjongg/analysis';
import { advisedBot, greedyBot, playGame } from 'mahjongg/bots';
import { keepResults, keptResults } from './results-files.mjs';

const RULES = { 'Card Free': () => cardFree(), 'practice card': () => americanCard(practiceCard) };
/** What their seeds are called by. */
const SHORT = { 'Card Free': 'cf', 'practice card': 'pc' };

/** @typedef {ReturnType<typeof cardFree> | ReturnType<typeof americanCard>} Rules */
/** @typedef {Parameters<typeof scout>[0]} View */

/**
 * Plays a game and calls back for each discard; gives who won by the last one, if anybody did.
 * @param {Rules} rules @param {string} seed @param {number} turned
 * @param {(view: View, tile: string) => void} note
 */
const play = (rules, seed, turned, note) => {
  const players = [
    ...['beginner', 'regular', 'expert'].map((strength) =>
      advisedBot(rules, /** @type {import('mahjongg/bots').Strength} */ (strength)),
    ),
    greedyBot(rules),
  ];
  const bots = players.map((_, place) => {
    const bot = /** @type {import('mahjongg/bots').Bot} */ (players[(place + turned) % 4]);
    return (/** @type {View} */ view, /** @type {(bound: number) => number} */ random) => {
      const action = bot(view, random);
      if (action.type === 'discard') note(view, action.tile);
      return action;
    };
  });
  const played = playGame(rules, { bots, seed });
  if (!played.ok) throw new Error(played.error.message);
  const { state } = played.value;
  const outcome = state.phase === 'over' ? state.now.outcome : undefined;
  return outcome?.ending === 'mahjongg' && outcome.declared.by === 'discard' ? outcome.declared.seat : '-';
};

/** @param {View} view @param {Rules} rules */
const scouted = (view, rules) => {
  const answer = scout(view, { rules });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
};

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

if (step === 'count')
  for (const [name, make] of Object.entries(RULES)) {
    const rules = make();
    const file = `${folder}/${name.replace(' ', '-')}.txt`;
    const noted = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    for (let game = Number(noted.at(-1)?.split(' ')[0] ?? -1) + 1; game < Number(number); game++) {
      /** @type {string[]} */
      const rows = [];
      const winner = play(
        rules,
        `danger ${SHORT[/** @type {keyof typeof SHORT} */ (name)]} ${game}`,
        game,
        (view, tile) => {
          rows.push(
            cellsOf(view, tile, rules)
              .map(({ seat, cell }) => `${seat}:${cell.join()}`)
              .join(' '),
          );
        },
      );
      const lines = rows.map((row, at) => `${game} ${at === rows.length - 1 ? winner : '-'} ${row}\n`);
      appendFileSync(file, lines.join(''));
    }
    results[name] = { ...results[name], ...readCounts(file) };
    keepResults('danger', results);
  }

if (step === 'calibrate')
  for (const [name, make] of Object.entries(RULES)) {
    const rules = make();
    /** @type {{ chance: number, won: boolean }[]} */
    const all = [];
    for (let game = 0; all.length < Number(number); game++) {
      /** @type {number[]} */
      const chances = [];
      const winner = play(
        rules,
        `calibration ${SHORT[/** @type {keyof typeof SHORT} */ (name)]} ${game}`,
        game,
        (view, tile) => {
          chances.push(scouted(view, rules).discards.find((one) => one.tile === tile)?.chance ?? 0);
        },
      );
      all.push(
        ...chances.map((chance, at) => ({ chance, won: at === chances.length - 1 && winner !== '-' })),
      );
    }
    const [none, some] = [true, false].map((zero) =>
      all.slice(0, Number(number)).filter(({ chance }) => (chance === 0) === zero),
    );
    const sorted = (some ?? []).sort((one, other) => one.chance - other.chance);
    const tenths = Array.from({ length: 10 }, (_, at) => {
      const part = sorted.slice(
        Math.round((at * sorted.length) / 10),
        Math.round(((at + 1) * sorted.length) / 10),
      );
      return {
        discards: part.length,
        least: part[0]?.chance ?? 0,
        most: part.at(-1)?.chance ?? 0,
        expected: part.reduce((sum, { chance }) => sum + chance, 0),
        wins: part.filter(({ won }) => won).length,
      };
    });
    const safe = { discards: none?.length ?? 0, wins: (none ?? []).filter(({ won }) => won).length };
    results[name] = { ...results[name], calibration: { safe, tenths } };
    keepResults('danger', results);
  }
