import type { Tile } from 'mahjongg';
import type { Action, PlayerView } from 'mahjongg/game';
import type { ReactNode } from 'react';
import type { Place } from './use-practice.js';

const Tiles = ({ tiles }: { readonly tiles: readonly Tile[] }): ReactNode => <span>{tiles.join(' ')}</span>;

/** An action in words. */
const labelOf = ({ seat: _, moment: __, type, ...rest }: Action): string =>
  [
    type,
    ...Object.values(rest).map((value) => (Array.isArray(value) ? value.join(' ') : String(value))),
  ].join(' ');

const Exposures = ({ view }: { readonly view: PlayerView }): ReactNode => (
  <ul>
    {view.seats.map((seat) => (
      <li key={seat}>
        {seat}: {view.counts[seat]} tiles {view.melds[seat]?.map(({ tiles }) => tiles.join(' ')).join(', ')}
        {view.awaiting.includes(seat) ? ' (to choose)' : ''}
      </li>
    ))}
  </ul>
);

const End = ({ view }: { readonly view: PlayerView }): ReactNode =>
  view.phase === 'over' ? <p role="status">{view.now.outcome.ending}</p> : null;

/** The table as one player sees it, with a button for everything that player may do. */
export const Table = ({ view, act, refused }: Place): ReactNode => (
  <main>
    <h1>
      {view.viewer}, {view.phase}
    </h1>
    <Exposures view={view} />
    <p>
      Rack: <Tiles tiles={view.rack} />
    </p>
    <p>
      Discards: <Tiles tiles={view.discards.map(({ tile }) => tile)} />, {view.wallLeft} in the wall
    </p>
    <End view={view} />
    {refused === null ? null : <p role="alert">{refused.message}</p>}
    <menu>
      {view.legal.map((action) => (
        <li key={labelOf(action)}>
          <button type="button" onClick={() => act(action)}>
            {labelOf(action)}
          </button>
        </li>
      ))}
    </menu>
  </main>
);
