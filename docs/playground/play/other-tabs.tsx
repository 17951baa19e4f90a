import { useEffect } from 'preact/hooks';
import { followOtherTabs, kept } from '../state/browser-store';
import type { Step } from './play-page';
import { gameKey, type Wishes } from './saved-game';
import { takeUp } from './taken-up';

/** One game may lie open in two tabs: both show the newest, so that neither goes back behind the other. */
export const OtherTabs = ({ wishes, go }: { readonly wishes: Wishes; readonly go: (make: Step) => void }) => {
  useEffect(
    () =>
      followOtherTabs((name) => {
        go(async (now) => {
          if (now === undefined) return undefined;
          const key = gameKey(now.game);
          if ((name ?? key) !== key || kept(key) === now.session.text) return undefined;
          const newest = await takeUp(now.game, wishes);
          if (typeof newest !== 'object') return undefined;
          const isOther = newest.session.seating.seed !== now.session.seating.seed;
          return isOther ? { ...newest, notice: 'Another tab has begun this game.' } : newest;
        });
      }),
    [wishes.card, wishes.claims],
  );
  return null;
};
