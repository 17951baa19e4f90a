// What games cost by this build and by another one of the package, in one process:
//
//   npm run build && node test/bench/beside.mjs --against FOLDER
//
// FOLDER has the `dist` of the other build. Both play the same games (so many of each rule set as `--games` says, 30),
// and it says where they do not come to the same actions. Figures are actions a second of processor time, medians of 15 rounds,
// and the ratio of this build to the other one.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CLOCKS, ratesOf, ratioOf } from './frame.mjs';
import { applied } from './game/contestants.mjs';
import { replayed } from './game/costs.mjs';
import { loadLibrary, unwrap } from './game/tables.mjs';
import { spreadOf } from './results-files.mjs';

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: '.' },
    games: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '15' },
  },
});

/** @param {any} library */
const rulesOf = ({ cardFree, americanCard, practiceCard, freeForm, yearGame, ...more }) => [
  cardFree(),
  americanCard(practiceCard),
  freeForm(),
  yearGame(),
  more.chineseSolitaire(),
  more.americanSolitaire(),
];

/**
 * Games that a random player has played, as the rest of the figures need them.
 * @param {any} library @param {any} rules
 */
const coursesOf = ({ gameOf, seededRandom, shuffleWall, throwDice }, rules) => {
  const game = gameOf(rules);
  return Array.from({ length: Number(values.games) }, (_, at) => {
    const random = seededRandom(`${rules.name} ${at}`);
    const setup = { wall: shuffleWall(rules, random), dice: throwDice(rules, random) };
    const states = [unwrap(game.createGame(setup))];
    const actions = [];
    for (let state = states[0]; state.phase !== 'over'; state = states.at(-1)) {
      const seat = state.awaiting[random(state.awaiting.length)];
      const legal = game.legalActions(state, seat);
      const action = legal[random(legal.length)];
      actions.push(action);
      states.push(unwrap(game.apply(state, action)).state);
    }
    return { setup, states, actions };
  });
};

/** @param {any} library @param {any} rules @param {any[]} courses */
const sidesOf = (library, rules, courses) => {
  const game = library.gameOf(rules);
  const table = { name: rules.name, rules, game, texts: courses.map((course) => JSON.stringify(course)) };
  const steps = courses.reduce((sum, { actions }) => sum + actions.length, 0);
  /** @param {(state: any) => void} ask */
  const ofStates = (ask) => () => {
    const states = JSON.parse(JSON.stringify(courses.flatMap((course) => course.states)));
    return () => {
      states.forEach(ask);
      return steps;
    };
  };
  return {
    apply: applied(table),
    legalActions: ofStates((state) => {
      for (const seat of state.awaiting) game.legalActions(state, seat);
    }),
    views: ofStates((state) => {
      for (const seat of state.seats) game.viewFor(state, seat);
    }),
    games: () => () => {
      coursesOf(library, rules);
      return steps;
    },
    replay: replayed(table),
  };
};

const here = await loadLibrary(new URL('../../', import.meta.url));
const there = await loadLibrary(pathToFileURL(`${values.against}/`));
const others = rulesOf(there);
for (const [at, rules] of rulesOf(here).entries()) {
  const [courses, theirs] = [coursesOf(here, rules), coursesOf(there, others[at])];
  const played = (/** @type {any[]} */ all) => JSON.stringify(all.map(({ actions }) => actions));
  if (played(courses) !== played(theirs))
    console.log(`${rules.name}: a rule has changed, so the games differ.`);
  const [own, other] = [sidesOf(here, rules, courses), sidesOf(there, others[at], theirs)];
  for (const [name, prepare] of Object.entries(own)) {
    const rates = ratesOf({ here: prepare, there: /** @type {any} */ (other)[name] }, Number(values.rounds), {
      clock: CLOCKS.processor,
    });
    const times = ratioOf(rates.here, rates.there).median.toFixed(2);
    const [ours, theirs] = [rates.here, rates.there].map((all) =>
      Math.round(spreadOf(all).median).toLocaleString('en'),
    );
    console.log(`${rules.name} ${name}: ${ours} beside ${theirs}, ${times} times`);
  }
}
