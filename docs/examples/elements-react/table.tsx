import { randomBot } from 'mahjongg/bots';
import { cardFree } from 'mahjongg/card-free';
import { defineElements } from 'mahjongg/elements';
import { type Action, gameOf, newGame, secureRandom } from 'mahjongg/game';
import { type ReactNode, StrictMode, useEffect, useMemo, useReducer } from 'react';
import { createRoot } from 'react-dom/client';

defineElements();

const rules = cardFree();
const game = gameOf(rules);
const random = secureRandom();
const bot = randomBot();

/** One seat is yours, three are played by bots. */
const Table = (): ReactNode => {
  const [state, act] = useReducer(game.reducer, undefined, () => newGame(rules, { random }).state);
  const next = state.awaiting.find((seat) => seat !== 'E');
  useEffect(() => {
    if (next !== undefined) act(bot(game.viewFor(state, next), random));
  }, [state, next]);
  const view = useMemo(() => game.viewFor(state, 'E'), [state]);
  return (
    <>
      <h1>A table</h1>
      <mahjongg-table
        view={view}
        names={{ E: 'You' }}
        onmahjongg-action={({ detail }) => act(detail as Action)}
      />
    </>
  );
};

const root = document.getElementById('table');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Table />
    </StrictMode>,
  );
