import type { AnyAction } from 'mahjongg/game';
import { useState } from 'preact/hooks';
import { Button } from '../parts/button';
import { NumberField } from '../parts/fields';
import { ruleLink } from '../parts/rule-link';
import type { Step } from './play-page';
import { keptGame, type Played } from './saved-game';

const MOST = 1_000_000;

/** The game with what its hand was worth in its record, as the winner could have said when declaring. */
const valued = async (played: Played, value: number): Promise<Played | undefined> => {
  const { table, session } = played;
  const { actions, ...record } = session.record as { readonly actions: readonly AnyAction[] };
  const winner = session.end?.winner;
  const won = actions.map(({ type, seat }) => type === 'mahjongg' && seat === winner).lastIndexOf(true);
  const told = actions.map((action, place) => (place === won ? { ...action, value } : action));
  const again = await table.restore({ ...record, actions: told }, session.seating, 'all');
  return again.ok ? keptGame({ ...played, session: again.value.session, notice: undefined }) : undefined;
};

/** Asks what a hand was worth that the rules leave to the players (TG-8). */
export const HandValue = ({ played, go }: { readonly played: Played; readonly go: (make: Step) => void }) => {
  const [value, setValue] = useState<number>();
  return (
    <div data-test="hand-value">
      <p>
        The players say what this hand is worth (<a href={ruleLink('TG-8') ?? ''}>TG-8</a>).
      </p>
      <NumberField label="What was the hand worth?" value={value} most={MOST} onChange={setValue} />
      <Button
        disabled={value === undefined}
        onClick={() => go(async (now = played) => (value === undefined ? undefined : valued(now, value)))}
      >
        Count the payments
      </Button>
    </div>
  );
};
