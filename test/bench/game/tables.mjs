// The rule sets that are measured, and whole games of each: half of them played by greedy bots, half by random ones.

/** @typedef {{ cardFree: any, freeForm: any, americanCard: any, practiceCard: any, gameOf: any, seededRandom: any, shuffleWall: any, throwDice: any, greedyBot: any, randomBot: any, playGame: any }} Library */
/** @typedef {{ setup: any, actions: any[] }} Played */
/** @typedef {{ name: string, rules: any, game: any, texts: string[] }} Table */

/**
 * The built package.
 * @param {URL} root
 * @returns {Promise<Library>}
 */
export const loadLibrary = async (root) => {
  /** @param {string} name */
  const entry = (name) => import(new URL(`dist/${name}.js`, root).href);
  const [main, cards, game, bots] = await Promise.all(['index', 'american', 'game', 'bots'].map(entry));
  return { ...main, ...cards, ...game, ...bots };
};

/**
 * One game as text, so that nothing of how it was played is shared with what is measured.
 * @param {Library} library @param {any} rules @param {string} seed @param {boolean} greedy
 */
const playedText = ({ greedyBot, randomBot, playGame }, rules, seed, greedy) => {
  const bot = greedy ? greedyBot(rules) : randomBot();
  const played = playGame(rules, { bots: [bot, bot, bot, bot], seed });
  if (!played.ok) throw new Error(played.error.error.message);
  const { setup, actions } = played.value;
  return JSON.stringify({ setup, actions });
};

/**
 * @param {Library} library @param {number} count
 * @returns {Table[]}
 */
export const tablesOf = (library, count) => {
  const { cardFree, americanCard, practiceCard, freeForm, gameOf } = library;
  const sets = [
    ['card-free', cardFree()],
    ['american-2018, practice card', americanCard(practiceCard)],
    ['american-game, no card', freeForm()],
  ];
  return sets.map(([name, rules]) => ({
    name,
    rules,
    game: gameOf(rules),
    texts: Array.from({ length: count }, (_, at) =>
      playedText(library, rules, `${name} ${at}`, at % 2 === 0),
    ),
  }));
};

/** @template T @param {{ readonly ok: boolean, readonly value?: T, readonly error?: any }} result @returns {T} */
export const unwrap = (result) => {
  if (!result.ok) throw new Error(result.error.message);
  return /** @type {T} */ (result.value);
};

/** The games anew, each dealt and with actions that no other round has seen. @param {Pick<Table, 'game' | 'texts'>} table */
export const freshGames = ({ game, texts }) =>
  texts.map((text) => {
    /** @type {Played} */
    const { setup, actions } = JSON.parse(text);
    return { setup, state: unwrap(game.createGame(setup)), actions };
  });
