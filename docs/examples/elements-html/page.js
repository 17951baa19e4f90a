import { randomBot } from 'mahjongg/bots';
import { cardFree } from 'mahjongg/card-free';
import { defineElements } from 'mahjongg/elements';
import { gameOf, newGame, secureRandom } from 'mahjongg/game';

defineElements();

const rules = cardFree();
const game = gameOf(rules);
const random = secureRandom();
const bot = randomBot();
const table = document.querySelector('mahjongg-table');
let { state } = newGame(rules, { random });

/** Lets the bots play until you must choose, then shows the table as you may know it. */
const goOn = () => {
  for (let seat = other(); seat !== undefined; seat = other()) take(bot(game.viewFor(state, seat), random));
  Object.assign(table ?? {}, { view: game.viewFor(state, 'E'), names: { E: 'You' } });
};
const other = () => state.awaiting.find((seat) => seat !== 'E');

/** @param {Parameters<typeof game.apply>[1]} action */
const take = (action) => {
  const taken = game.apply(state, action);
  if (taken.ok) state = taken.value.state;
};

table?.addEventListener('mahjongg-action', ({ detail }) => {
  take(/** @type {Parameters<typeof take>[0]} */ (detail));
  goOn();
});
goOn();
