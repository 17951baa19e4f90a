import { type Seat, type Tile, tileName } from 'mahjongg';
import { type Bot, randomBot } from 'mahjongg/bots';
import type { AnyAction, GameTypes } from 'mahjongg/game';
import { SEAT_NAMES } from '../seats';
import type { Aid } from '../session';
import { toldOf } from '../told';

type Told = AnyAction & {
  readonly tile?: Tile | undefined;
  readonly tiles?: readonly Tile[] | undefined;
  readonly with?: readonly Tile[] | undefined;
  readonly from?: Seat;
};

const WORDS: Readonly<Record<string, string>> = {
  mahjongg: 'Declare Mah Jongg',
  decline: 'Do not claim it',
  stop: 'No second Charleston',
  continue: 'A second Charleston',
  draw: 'Draw a tile',
  keep: 'Go on without revealing',
  call: 'Claim it',
  discard: 'Discard',
  pass: 'Pass',
  reveal: 'Reveal',
  steal: 'Take',
  exchange: 'Swap for a joker:',
};

/** An action in a few words. */
const worded = ({
  type,
  tile,
  tiles = tile === undefined ? [] : [tile],
  with: others,
  from,
}: Told): string => {
  const named = (type === 'call' ? (others ?? []) : tiles).map((one) => tileName(one)).join(', ');
  const whose = type === 'steal' && from !== undefined ? ` from ${SEAT_NAMES[from]}` : '';
  if (type === 'pass' && named === '') return 'Pass no tiles.';
  return `${WORDS[type] ?? type}${named === '' ? '' : `${type === 'call' ? ' with' : ''} ${named}`}${whose}.`;
};

/** Of choices that are as good the first one is named. */
const FIRST = (): number => 0;

/** The help and the players of a game that has bots, but no coach. */
export const byBot = <T extends GameTypes>(bot: Bot<T>): Aid<T> => ({
  tell: toldOf,
  bot: (against) => (against === 'random' ? (randomBot() as Bot<T>) : bot),
  useful: (view) => (bot(view, FIRST).type === 'call' ? (view as { legal: readonly AnyAction[] }).legal : []),
  hint: (view) => {
    const action: Told = bot(view, FIRST);
    const { tile, tiles = tile === undefined ? [] : [tile], with: others = [] } = action;
    return { lines: [`Suggested: ${worded(action)}`], tiles: [...tiles, ...others] };
  },
});
