import type { Reason } from 'mahjongg';
import { type Judgement, pointsText } from '../games/shown';

/** The answer in a few words, and of which kind it is. */
export interface Verdict {
  readonly kind: 'empty' | 'short' | 'wins' | 'fails';
  readonly title: string;
  readonly more: string;
}

const tiles = (count: number, more = ''): string => `${count} ${more}${count === 1 ? 'tile' : 'tiles'}`;

/** How many tiles are missing, if that is all that is wrong so far. */
const missingTiles = (reasons: readonly Reason[], held: number): number => {
  const [first] = reasons;
  if (first?.code !== 'wrongTileCount') return 0;
  const { expected } = first.params;
  return typeof expected === 'number' ? Math.max(0, expected - held) : Math.max(0, 14 - held);
};

const winning = ({ readings }: Judgement & { readonly valid: true }): Verdict => {
  const [best] = readings;
  const count = readings.length === 1 ? 'one reading' : `${readings.length} readings`;
  return {
    kind: 'wins',
    title: 'Mah Jongg!',
    more: [best === undefined ? '' : pointsText(best), count].filter((part) => part !== '').join(', '),
  };
};

/** What is said of a hand in one line, with how far it is from winning once that is known. */
export const verdictOf = (judgement: Judgement, held: number, away: number | undefined): Verdict => {
  if (held === 0) return { kind: 'empty', title: 'Build a hand', more: 'and read here what it is worth.' };
  if (judgement.valid) return winning(judgement);
  const missing = missingTiles(judgement.reasons, held);
  if (missing > 0) return { kind: 'short', title: `${tiles(missing, 'more ')} to go`, more: '' };
  // Tiles that belong on an exposure still lie on the rack (TG-5).
  const more = away === 0 ? 'it wins with tiles added to an exposure' : `${tiles(away ?? 0)} away`;
  return { kind: 'fails', title: 'Not a winning hand', more: away === undefined ? '' : more };
};
