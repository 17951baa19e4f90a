// What judgments are worth: `npm run build` first, then
//   node test/bench/judge.mjs on [POSITIONS]     plays on from choices, and compares the points with the estimate and the cost
//   node test/bench/judge.mjs reviews [GAMES]    reviews games of bots, and compares what their choices cost
// each by both rules, or by those named as a third argument. Results are kept in results/judge.json. What the estimate is made
// of was chosen in other games than these: no seed of them is used here.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { judge, review } from 'mahjongg/analysis';
import { advisedBot, greedyBot, playGame, randomBot, sampleState } from 'mahjongg/bots';
import { seededRandom, tableGame } from 'mahjongg/game';
import { NAMES, owedBy, RULES, turned } from './bot-games.mjs';
import { CLOCKS } from './frame.mjs';
import { unwrap } from './game/tables.mjs';
import { quantile, rounded } from './results-files.mjs';

/** @typedef {import('./bot-games.mjs').Rules} Rules */
/** @typedef {import('./bot-games.mjs').RulesName} RulesName */
/** @typedef {import('./bot-games.mjs').View} View */
/** @typedef {import('./bot-games.mjs').Bot} Bot */
/** @typedef {import('./bot-games.mjs').Action} Action */

/** How often hidden tiles are dealt anew for each choice. */
const DEALS = 2;
const FILE = new URL('results/judge.json', import.meta.url);

/** @param {readonly number[]} figures */
const meanOf = (figures) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/** The mean with half the width of its interval of 95 %. @param {readonly number[]} figures */
const measured = (figures) => {
  const mean = meanOf(figures);
  const squares = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0);
  return { mean, half: 1.959964 * Math.sqrt(squares / Math.max(1, figures.length - 1) / figures.length) };
};

/** Keeps the figures of one part. @param {string} part @param {string} name @param {object} figures */
const keep = (part, name, figures) => {
  const results = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  results[part] = { ...results[part], [name]: figures };
  writeFileSync(FILE, `${JSON.stringify(results, rounded, 2)}\n`);
};

/** A moment of a game at which nobody has answered yet and the player has a choice, what was chosen, and what the player got in the end. @param {Rules} rules @param {Bot} bot @param {string} seed */
const momentOf = (rules, bot, seed) => {
  /** @type {{ view: View, made: Action }[]} */
  const moments = [];
  const random = seededRandom(`${seed}, hidden`);
  const { state } = unwrap(
    playGame(rules, {
      seed,
      bots: (view, chance) => {
        const made = bot(view, chance);
        if (owedBy(view).length > 1) moments.push({ view, made });
        return made;
      },
    }),
  );
  const chosen = shuffled(moments, random).find(({ view }) => {
    const dealt = sampleState(view, rules, random);
    return dealt !== undefined && Object.values(dealt.answers).every((answer) => answer === null);
  });
  const net = tableGame(rules).returns(state);
  return chosen && { ...chosen, got: net[chosen.made.seat] ?? 0 };
};

/** @template T @param {readonly T[]} things @param {(bound: number) => number} random */
const shuffled = (things, random) =>
  things
    .map((thing) => ({ thing, place: random(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ thing }) => thing);

/** What a player gets in the end if bots play on. @param {Rules} rules @param {View} view @param {Action} action @param {Bot} bot @param {string} seed */
const playedOn = (rules, view, action, bot, seed) => {
  const game = tableGame(rules);
  const random = seededRandom(seed);
  const dealt = sampleState(view, rules, random);
  if (dealt === undefined) throw new Error('a view that cannot be dealt');
  let { state } = unwrap(game.apply(dealt, action));
  while (state.phase !== 'over') {
    const [seat = 'E'] = state.awaiting;
    state = unwrap(game.apply(state, bot(game.viewFor(state, seat), random))).state;
  }
  return game.returns(state)[action.seat] ?? 0;
};

/** Figures by parts of about the same number. @param {readonly (readonly [position: number, estimate: number, points: number])[]} rows @param {number} parts */
const byParts = (rows, parts) => {
  const sorted = [...rows].sort(([, one], [, other]) => one - other);
  return Array.from({ length: parts }, (_, part) => {
    const some = sorted.slice(
      Math.floor((part * rows.length) / parts),
      Math.floor(((part + 1) * rows.length) / parts),
    );
    // Choices at one position share their deals: they count once.
    const positions = [...new Set(some.map(([position]) => position))];
    const means = positions.map((at) =>
      meanOf(some.filter(([position]) => position === at).map(([, , points]) => points)),
    );
    return {
      choices: some.length,
      estimate: meanOf(some.map(([, estimate]) => estimate)),
      ...measured(means),
    };
  });
};

const VERDICTS = /** @type {const} */ (['best', 'good', 'slip', 'mistake']);

/** @param {RulesName} name @param {number} positions */
const playOn = (name, positions) => {
  const rules = RULES[name]();
  const bot = advisedBot(rules, 'regular');
  /** @type {[number, number, number][]} */
  const rows = [];
  /** @type {[number, number, number][]} */
  const played = [];
  /** @type {{ verdict: import('mahjongg/analysis').Verdict, cost: number, lost: number }[]} */
  const compared = [];
  /** @type {number[]} */
  const taken = [];
  for (let game = 0; game < positions; game++) {
    const seed = `${name}, position ${game}`;
    const moment = momentOf(rules, bot, seed);
    if (moment === undefined) continue;
    const { view, made, got } = moment;
    played.push([game, unwrap(judge(view, made, { rules })).choice.points, got]);
    const owed = owedBy(view);
    const chance = seededRandom(`${seed}, choice`);
    const began = CLOCKS.processor();
    const { best } = unwrap(judge(view, /** @type {Action} */ (owed[0]), { rules }));
    taken.push(CLOCKS.processor() - began);
    const others = owed.filter((action) => action !== best.action);
    const other = /** @type {Action} */ (others[chance(others.length)]);
    const { choice, cost, verdict } = unwrap(judge(view, other, { rules }));
    const [high, low] = [best.action, other].map((action) =>
      meanOf(
        Array.from({ length: DEALS }, (_, deal) =>
          playedOn(rules, view, action, bot, `${seed}, deal ${deal}`),
        ),
      ),
    );
    rows.push([game, best.points, high ?? 0], [game, choice.points, low ?? 0]);
    compared.push({ verdict, cost, lost: (high ?? 0) - (low ?? 0) });
    if (game % 50 !== 49 && game !== positions - 1) continue;
    const verdicts = VERDICTS.flatMap((one) => {
      const own = compared.filter((row) => row.verdict === one);
      if (own.length < 2) return [];
      return [
        {
          verdict: one,
          choices: own.length,
          cost: meanOf(own.map((row) => row.cost)),
          ...measured(own.map(({ lost }) => lost)),
        },
      ];
    });
    keep('on', name, {
      positions: compared.length,
      deals: DEALS,
      milliseconds: { median: quantile(taken, 0.5), most95: quantile(taken, 0.95) },
      tenths: byParts(rows, 10),
      played: byParts(played, 10),
      verdicts,
    });
    console.log(name, game + 1);
  }
};

const BOTS = /** @type {const} */ (['random', 'greedy', 'beginner', 'expert']);

/** @param {RulesName} name @param {number} games */
const reviewGames = (name, games) => {
  const rules = RULES[name]();
  const game = tableGame(rules);
  /** @type {Readonly<Record<typeof BOTS[number], Bot>>} */
  const bots = {
    random: randomBot(),
    greedy: greedyBot(rules),
    beginner: advisedBot(rules, 'beginner'),
    expert: advisedBot(rules, 'expert'),
  };
  const found = BOTS.map((bot) => ({
    bot,
    decisions: 0,
    cost: /** @type {number[]} */ ([]),
    best: /** @type {number[]} */ ([]),
    luck: /** @type {number[]} */ ([]),
  }));
  /** @type {number[]} */
  const taken = [];
  for (let played = 0; played < games; played++) {
    const seated = turned(found, played);
    const seed = `${name}, reviewed game ${played}`;
    const { setup, actions } = unwrap(playGame(rules, { bots: seated.map(({ bot }) => bots[bot]), seed }));
    const record = game.record(setup, actions);
    const began = CLOCKS.processor();
    for (const [place, seat] of /** @type {const} */ (['E', 'S', 'W', 'N']).entries()) {
      const { totals } = unwrap(review(record, { rules, game, seat }));
      const one = seated[place];
      if (one === undefined || totals.decisions === 0) continue;
      one.decisions += totals.decisions;
      one.cost.push(totals.cost / totals.decisions);
      one.best.push(totals.best / totals.decisions);
      one.luck.push(totals.luck);
    }
    taken.push(CLOCKS.processor() - began);
    if (played % 10 !== 9 && played !== games - 1) continue;
    keep('reviews', name, {
      games: played + 1,
      milliseconds: { median: quantile(taken, 0.5), most: quantile(taken, 1) },
      bots: found.map(({ bot, decisions, cost, best, luck }) => ({
        bot,
        decisions,
        cost: measured(cost),
        best: measured(best),
        luck: measured(luck),
      })),
    });
    console.log(name, played + 1);
  }
};

const [, , part = 'on', count, only] = process.argv;
for (const name of NAMES) {
  if (only !== undefined && only !== name) continue;
  if (part === 'on') playOn(name, Number(count ?? 600));
  else reviewGames(name, Number(count ?? 200));
}
