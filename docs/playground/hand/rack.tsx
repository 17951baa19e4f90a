import type { Tile } from 'mahjongg';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { Game } from '../games/game';
import { Button } from '../parts/button';
import { TileLookContext } from '../parts/tile';
import {
  addMeld,
  type PageState,
  removeMeld,
  removeTile,
  type Target,
  tileCount,
  withoutTiles,
} from '../state/page-state';

interface Props {
  readonly state: PageState;
  readonly game: Game;
  /** Concealed tiles that the hand aimed at has no use for. */
  readonly wrong: readonly Tile[];
  readonly change: (next: PageState) => void;
}

const NO_MARKS: Readonly<Record<number, string>> = {};

/** The places of tiles on a rack, each of them as often as it is listed, the last ones first. */
const placesOf = (tiles: readonly Tile[], listed: readonly Tile[]): readonly number[] =>
  [...new Set(listed)].flatMap((tile) => {
    const places = tiles.flatMap((one, place) => (one === tile ? [place] : []));
    return places.slice(-listed.filter((one) => one === tile).length);
  });

/** What is said of concealed tiles: those that are wrong, or else the winning one. */
const marksOf = (
  { concealed, winningTile }: PageState,
  wrong: readonly Tile[],
): Readonly<Record<number, string>> => {
  if (wrong.length > 0)
    return Object.fromEntries(placesOf(concealed, wrong).map((place) => [place, 'not needed']));
  return winningTile === undefined ? NO_MARKS : { [concealed.lastIndexOf(winningTile)]: 'the winning tile' };
};

const HeldTiles = ({
  tiles,
  label,
  marks = NO_MARKS,
  isWrong = false,
  onRemove,
}: {
  readonly tiles: readonly Tile[];
  readonly label: string;
  readonly marks?: Readonly<Record<number, string>>;
  /** Whether the marked tiles are wrong ones. */
  readonly isWrong?: boolean;
  readonly onRemove: (place: number) => void;
}) => (
  <mahjongg-rack
    class={isWrong ? 'wrong' : undefined}
    tiles={tiles}
    label={label}
    choose="one"
    verb="Remove"
    look={useContext(TileLookContext)}
    marks={marks}
    onmahjongg-tile={({ detail }) => onRemove(detail.place)}
  />
);

/** A part of the hand: its tiles, and the button that makes it the place for the next ones. */
const Shelf = ({
  title,
  isTarget,
  onTarget,
  extra,
  children,
}: {
  readonly title: string;
  readonly isTarget: boolean;
  readonly onTarget: () => void;
  readonly extra?: ComponentChildren;
  readonly children: ComponentChildren;
}) => (
  <div class={isTarget ? 'shelf target' : 'shelf'}>
    <div class="shelf-head">
      <button type="button" class="shelf-title" aria-pressed={isTarget} onClick={onTarget}>
        <span class="dot" aria-hidden="true" />
        {title}
      </button>
      {extra}
    </div>
    {children}
  </div>
);

/** The hand as it stands on the rack, its exposures before it, and the flowers laid aside. */
export const Rack = ({ state, game, change, wrong }: Props) => {
  const { concealed, melds, flowers, target } = state;
  const to = (next: Target) => (): void => change({ ...state, target: next });
  const isEmpty = tileCount(state) + flowers.length + melds.length === 0;
  return (
    <div class="rack">
      <Shelf
        title={`Concealed (${concealed.length})`}
        isTarget={target === 'concealed'}
        onTarget={to('concealed')}
      >
        {concealed.length === 0 ? (
          <p class="empty">No tiles yet: pick some below, or begin with an example.</p>
        ) : (
          <HeldTiles
            tiles={concealed}
            label="Concealed tiles"
            marks={marksOf(state, wrong)}
            isWrong={wrong.length > 0}
            onRemove={(place) => change(removeTile(state, 'concealed', place))}
          />
        )}
      </Shelf>
      <div class="melds">
        {melds.map((meld, place) => (
          <Shelf
            key={place}
            title={`${meld.concealed === true ? 'Concealed kong' : 'Exposure'} ${place + 1}`}
            isTarget={target === place}
            onTarget={to(place)}
            extra={
              <button
                type="button"
                class="quiet"
                aria-label={`Remove exposure ${place + 1}`}
                onClick={() => change(removeMeld(state, place))}
              >
                ✕
              </button>
            }
          >
            <HeldTiles
              tiles={meld.tiles}
              label={`Exposure ${place + 1}`}
              onRemove={(at) => change(removeTile(state, place, at))}
            />
            {meld.tiles.length === 0 && <p class="empty">Pick its tiles.</p>}
          </Shelf>
        ))}
        {(flowers.length > 0 || game.flowers !== 'held') && (
          <Shelf title="Flowers laid aside" isTarget={target === 'flowers'} onTarget={to('flowers')}>
            <HeldTiles
              tiles={flowers}
              label="Flowers laid aside"
              onRemove={(place) => change(removeTile(state, 'flowers', place))}
            />
          </Shelf>
        )}
      </div>
      <div class="rack-foot">
        <span class="count">
          {tileCount(state)} of {game.size}
        </span>
        <Button
          // Not disabled, so that the focus stays where it is.
          aria-disabled={isEmpty}
          onClick={() => !isEmpty && change(withoutTiles(state))}
        >
          Clear
        </Button>
        <Button onClick={() => change(addMeld(state, false))}>+ Exposure</Button>
        {game.concealedMelds && (
          <Button onClick={() => change(addMeld(state, true))}>+ Concealed kong</Button>
        )}
      </div>
    </div>
  );
};
