import { type Hand, type Tile, tileName } from 'mahjongg';
import type { RankedDiscard } from 'mahjongg/analysis';
import { useEffect, useState } from 'preact/hooks';
import type { OpenGame } from '../games/game';
import type { NearHand } from '../games/nearest';
import type { Aims as AimsFound } from '../games/shown';
import { TileImage } from '../parts/tile';
import { Answered } from './reading';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** With fewer tiles a hand has no direction yet, and too many hands are as near. */
const LEAST_TILES = 4;

/** What is worked out of a hand after the rest of the page is shown; undefined until then, or where nothing is asked. */
const useLater = <T,>(make: (() => T | undefined) | undefined, of: readonly unknown[]): T | undefined => {
  const [made, setMade] = useState<T>();
  useEffect(() => {
    if (make === undefined) return setMade(undefined);
    const timer = setTimeout(() => setMade(make()), 30);
    return () => clearTimeout(timer);
  }, of);
  return make === undefined ? undefined : made;
};

/** What a hand of so many tiles may aim for; undefined where there is nothing to say. */
export const useAims = (
  hand: Hand,
  open: OpenGame | undefined,
  held: number,
  isAsked: boolean,
): AimsFound | undefined => {
  const isWorth = isAsked && open?.aims !== undefined && held >= LEAST_TILES;
  const make = (): AimsFound | undefined => {
    const found = open?.aims?.(hand);
    // Impossible melds: the reasons say so already.
    return found?.ok === true && found.value.distance > 0 ? found.value : undefined;
  };
  return useLater(isWorth ? make : undefined, [hand, open, isWorth]);
};

/** What a target is called among the others of a hand, whatever else changes. */
const keyOf = ({ group }: NearHand): string => group.join('\n');

/** The hand that is aimed at: the one that was chosen, or the nearest. */
export const useAimed = (
  aims: AimsFound | undefined,
): readonly [aimed: NearHand | undefined, aim: (at: NearHand) => void] => {
  const [key, setKey] = useState('');
  const hands = aims?.hands ?? [];
  return [hands.find((one) => keyOf(one) === key) ?? hands[0], (at) => setKey(keyOf(at))];
};

/** The nearest winning hands of a hand, and what a person does with them. */
export interface AimsProps {
  readonly hand: Hand;
  readonly open: OpenGame;
  readonly aims: AimsFound;
  readonly aimed: NearHand | undefined;
  readonly onAim: (at: NearHand) => void;
  /** Takes a missing tile of a hand that can spare others. */
  readonly onTake: (tile: Tile, spare: readonly Tile[]) => void;
  readonly onDiscard: (tile: Tile) => void;
}

const Target = ({
  near,
  aims,
  aimed,
  onAim,
  onTake,
}: Omit<AimsProps, 'hand' | 'open'> & { readonly near: NearHand }) => {
  const { targets, ways, spare } = near;
  const [target] = targets;
  if (target === undefined) return null;
  const place = aims.isFull && spare[0] !== undefined ? ` for ${tileName(spare[0])}` : '';
  return (
    <li class="target-card">
      <Answered
        test="target"
        reading={-1}
        answer={{ valid: true, readings: [{ ...target.layout, value: target.value }] }}
      />
      <p class="needs">
        <span class="needs-word">Needs</span>
        {target.missing.map(({ tile, count: needed, unseen }) => (
          <button key={tile} type="button" class="need" onClick={() => onTake(tile, spare)}>
            <span class="unseen">{aims.isFull ? 'Swap in' : 'Add'} </span>
            <TileImage tile={tile} />
            <span>
              <span class="unseen">{place}: </span>
              {needed > 1 && <b>×{needed} </b>}
              <span class="faint">{unseen} unseen</span>
            </span>
          </button>
        ))}
      </p>
      <p class="needs">
        {ways > 1 && <span class="faint">{count(ways, 'way')} to make it</span>}
        {spare.length > 0 && aims.hands.length > 1 && (
          <button type="button" class="link" aria-pressed={near === aimed} onClick={() => onAim(near)}>
            {near === aimed ? 'Its wrong tiles are marked' : 'Mark its wrong tiles'}
          </button>
        )}
      </p>
    </li>
  );
};

const Discards = ({
  discards,
  onDiscard,
}: Pick<AimsProps, 'onDiscard'> & { readonly discards: readonly RankedDiscard[] }) => (
  <>
    <h3>Best discards</h3>
    <ol class="discards" data-test="discards">
      {discards.map(({ tile, distance, useful }) => (
        <li key={tile}>
          <button type="button" class="need" onClick={() => onDiscard(tile)}>
            <span class="unseen">Discard </span>
            <TileImage tile={tile} />
            <span>
              then {count(distance, 'tile')} away, <b>{useful}</b> unseen tiles help
            </span>
          </button>
        </li>
      ))}
    </ol>
  </>
);

/** The tiles a hand waits for, what to discard, and the nearest winning hands. */
export const Aims = ({ hand, open, ...props }: AimsProps) => {
  const { hands, waits, distance, found, isFull } = props.aims;
  const discards = useLater(isFull ? () => open.discards(hand) : undefined, [hand, open, isFull]) ?? [];
  return (
    <section aria-labelledby="aims" data-test="aims">
      {waits !== undefined && waits.length > 0 && (
        <>
          <h3>This hand waits for</h3>
          <ul class="waits" data-test="waits">
            {waits.map(({ tile, unseen, points }) => (
              <li key={tile}>
                <TileImage tile={tile} />
                <span>{points}</span>
                <span class="faint">{unseen} unseen</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {discards.length > 0 && <Discards discards={discards} onDiscard={props.onDiscard} />}
      <h3 id="aims">
        Nearest winning hands <span class="faint">({count(distance, 'tile')} away)</span>
      </h3>
      <p class="detail">
        Press a missing tile to {isFull ? 'swap it in for a wrong one' : 'add it'}.
        {found > hands.length && ` ${hands.length} of ${found} are shown.`}
      </p>
      <ul class="targets">
        {hands.map((near) => (
          <Target key={keyOf(near)} near={near} {...props} />
        ))}
      </ul>
    </section>
  );
};
