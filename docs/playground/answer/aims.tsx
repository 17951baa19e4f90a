import type { Hand, Rejection, Result } from 'mahjongg';
import { useEffect, useState } from 'preact/hooks';
import type { OpenGame } from '../games/game';
import type { Aims as AimsFound, ShownTarget } from '../games/shown';
import { TileImage } from '../parts/tile';
import { Answered } from './reading';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

const Target = ({ target }: { readonly target: ShownTarget }) => (
  <li class="target-card">
    <Answered
      test="target"
      reading={-1}
      answer={{ valid: true, readings: [{ ...target.layout, value: target.value }] }}
    />
    <p class="needs">
      <span class="needs-word">Needs</span>
      {target.missing.map(({ tile, count: needed, unseen }) => (
        <span key={tile} class="need">
          <TileImage tile={tile} />
          <span>
            {needed > 1 && <b>×{needed} </b>}
            <span class="faint">{unseen} unseen</span>
          </span>
        </span>
      ))}
    </p>
  </li>
);

/** What the hand may aim for, worked out after the rest of the page is shown; undefined where there is nothing to say. */
export const useAims = (hand: Hand, open: OpenGame, isAsked: boolean): AimsFound | undefined => {
  const [found, setFound] = useState<Result<AimsFound, Rejection>>();
  useEffect(() => {
    const { aims } = open;
    if (!isAsked || aims === undefined) return setFound(undefined);
    const timer = setTimeout(() => setFound(aims(hand)), 30);
    return () => clearTimeout(timer);
  }, [hand, open, isAsked]);
  // Too few tiles or impossible melds: the reasons say so already.
  return found?.ok === true && found.value.distance > 0 ? found.value : undefined;
};

/** The tiles a hand waits for, and the nearest winning hands. */
export const Aims = ({ aims: { targets, waits, distance } }: { readonly aims: AimsFound }) => (
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
    <h3 id="aims">
      Nearest winning hands <span class="faint">({count(distance, 'tile')} away)</span>
    </h3>
    <ul class="targets">
      {targets.map((target, place) => (
        <Target key={place} target={target} />
      ))}
    </ul>
  </section>
);
