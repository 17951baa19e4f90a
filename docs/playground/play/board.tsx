import { type Tile, tileName } from 'mahjongg';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ArrowGroup } from '../parts/arrow-group';
import { TileBack, TileImage, TilePicture, TileRow } from '../parts/tile';
import type { BoardAction, BoardView, Session } from './session';
import { actionWords, passNow, phaseWords, playerName, withWords } from './words';

interface Props {
  readonly session: Session;
  readonly onAct: (action: BoardAction) => void;
}

const Discards = ({ view }: { readonly view: BoardView }) => {
  const last = view.discards.length - 1;
  const own = view.discards.map(({ seat }) => seat).lastIndexOf('E');
  return (
    <ol class="discards" aria-label="Discards">
      {view.discards.map(({ seat, tile }, place) => (
        <li
          key={place}
          class={place === last ? 'last' : place > own ? 'fresh' : undefined}
          title={playerName(seat)}
        >
          <TileImage tile={tile} />
        </li>
      ))}
    </ol>
  );
};

const Wall = ({ view: { wallLeft, looseLeft } }: { readonly view: BoardView }) => (
  <p class="wall-left">
    <span class="back">
      <TileBack />
    </span>
    <strong data-test="wall">{wallLeft}</strong> in the wall
    {looseLeft !== undefined && `, ${looseLeft} loose`}
  </p>
);

const Laid = ({ view }: { readonly view: BoardView }) => {
  const { melds, flowers } = view;
  const laid = melds.E ?? [];
  const aside = flowers?.E ?? [];
  if (laid.length === 0 && aside.length === 0) return null;
  return (
    <div class="laid">
      {laid.map(({ tiles }, place) => (
        <span key={place} class="laid-set">
          <TileRow tiles={tiles} />
        </span>
      ))}
      {aside.length > 0 && (
        <span class="laid-set">
          <TileRow tiles={aside} />
        </span>
      )}
    </div>
  );
};

/** The actions that are buttons of their own, each with the tiles it takes from the rack. */
const Actions = ({ view, onAct }: { readonly view: BoardView; readonly onAct: Props['onAct'] }) => {
  const buttons = view.legal.filter(({ type }) => type !== 'discard' && type !== 'pass');
  return buttons.map((action) => (
    <button
      key={JSON.stringify(action)}
      type="button"
      class={action.type === 'mahjongg' ? 'action primary' : 'action'}
      data-action={JSON.stringify(action)}
      onClick={() => onAct(action)}
    >
      {actionWords(action)}
      {action.type === 'call' && action.with !== undefined && (
        <>
          <span class="unseen"> {withWords(action.with)}</span>
          <span class="action-tiles" aria-hidden="true">
            <TileRow tiles={action.with} />
          </span>
        </>
      )}
    </button>
  ));
};

/** The place of the drawn tile on the rack: the last one of its kind. */
const drawnPlace = ({ rack, drawn }: BoardView): number => (drawn === null ? -1 : rack.lastIndexOf(drawn));

/** What a click on a tile of the rack does now. */
type Use = 'discard' | 'choose' | undefined;

const RackTile = ({
  tile,
  use,
  isDrawn,
  isChosen,
  onUse,
}: {
  readonly tile: Tile;
  readonly use: Use;
  readonly isDrawn: boolean;
  readonly isChosen: boolean;
  readonly onUse: () => void;
}) => {
  const verb = { discard: 'Discard ', choose: 'Pass ' }[use ?? 'discard'];
  return (
    <button
      type="button"
      class={`held-tile${isDrawn ? ' winning' : ''}${isChosen ? ' chosen' : ''}`}
      data-tile={tile}
      aria-disabled={use === undefined}
      aria-pressed={use === 'choose' ? isChosen : undefined}
      aria-label={`${use === undefined ? '' : verb}${tileName(tile)}${isDrawn ? ', just drawn' : ''}`}
      title={tileName(tile)}
      onClick={() => use !== undefined && onUse()}
    >
      <TilePicture tile={tile} />
    </button>
  );
};

/** The table of a solitaire: discards, wall, sets laid down, the rack, and what can be done. */
export const Board = ({ session, onAct }: Props) => {
  const { view } = session;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const board = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);

  // A new game begins at the moment at which the one before may have been given up.
  useLayoutEffect(() => setChosen([]), [session]);

  // Whoever plays by keyboard goes on where the next choice is.
  useLayoutEffect(() => {
    if (!hasActed.current) return;
    hasActed.current = false;
    const actions =
      view.phase === 'turn' ? null : board.current?.querySelector<HTMLButtonElement>('.actions button');
    const tiles = board.current?.querySelector<HTMLButtonElement>('.held button[tabindex="0"]');
    (actions ?? tiles)?.focus({ preventScroll: true });
  }, [view.moment]);

  const act = (action: BoardAction): void => {
    hasActed.current = true;
    onAct(action);
  };

  const pass = passNow(view);
  const discards = new Set(view.legal.filter(({ type }) => type === 'discard').map(({ tile }) => tile));
  const useOf = (tile: Tile): Use => {
    if (pass !== undefined) return tile === 'J' ? undefined : 'choose';
    return discards.has(tile) ? 'discard' : undefined;
  };
  const seat = 'E';
  const { moment } = view;
  const choose = (place: number): void =>
    setChosen(chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place]);
  const passing: BoardAction = {
    type: 'pass',
    seat,
    moment,
    tiles: chosen.map((place) => view.rack[place]).filter((tile) => tile !== undefined),
  };
  const passFault = pass === undefined ? undefined : session.fault(passing);
  const drawn = drawnPlace(view);

  return (
    <div class="board" ref={board}>
      <div class="table-felt">
        <Wall view={view} />
        <Discards view={view} />
      </div>
      <p class="verdict" role="status" data-test="phase">
        {phaseWords(view)}
      </p>
      <div class={view.phase === 'over' ? 'unseen' : 'actions'}>
        <Actions view={view} onAct={act} />
        {pass !== undefined && (
          <button
            type="button"
            class="action primary"
            data-test="pass"
            aria-disabled={passFault !== undefined}
            onClick={() => passFault === undefined && act(passing)}
          >
            {chosen.length === 0 && pass.least === 0 ? 'Pass none' : `Pass ${chosen.length} of ${pass.most}`}
          </button>
        )}
      </div>
      <div class="rack">
        <Laid view={view} />
        <ArrowGroup label="Your rack" class="held">
          {view.rack.map((tile, place) => (
            <RackTile
              key={`${place}${tile}`}
              tile={tile}
              use={useOf(tile)}
              isDrawn={place === drawn}
              isChosen={chosen.includes(place)}
              onUse={() =>
                pass === undefined ? act({ type: 'discard', seat, moment, tile }) : choose(place)
              }
            />
          ))}
        </ArrowGroup>
      </div>
    </div>
  );
};
