import type { HasGoals } from '../../src/analysis';
import { type Bot, greedyBot, playGame } from '../../src/bots';
import { onFirstUse as once } from '../../src/core/first-use';
import type { PlayerView, TableRules } from '../../src/game';
import { cardFree, type Tile } from '../../src/index';
import { steps } from '../game/script';
import { tilesOf } from '../hand-text';
import { unwrap } from '../unwrap';

// Views for advice: those of games that bots play, and some that are made up.

export type Rules = TableRules & HasGoals;

/** The views of the choices in a game that bots play. */
const played = (rules: Rules, seed: string): readonly PlayerView[] => {
  const views: PlayerView[] = [];
  const greedy = greedyBot(rules);
  const watching: Bot = (view, random) => {
    if (view.legal.length > 1) views.push(view);
    return greedy(view, random);
  };
  unwrap(playGame(rules, { bots: [watching, watching, watching, watching], seed }));
  return views;
};

/** The games that were played before, by their rules and seed. */
const PLAYED = new WeakMap<Rules, Map<string, readonly PlayerView[]>>();

/** Views of games that bots play, every so many of them; a game is played once, whoever asks for it. */
export const viewsOf = (rules: Rules, seed: string, every = 1): readonly PlayerView[] => {
  const games = PLAYED.get(rules) ?? new Map<string, readonly PlayerView[]>();
  PLAYED.set(rules, games);
  const views = games.get(seed) ?? played(rules, seed);
  games.set(seed, views);
  return views.filter((_, at) => at % every === 0);
};

const bases = once(() => viewsOf(cardFree(), 'a table'));

/** What East sees, as far as it is not as at any table. */
export interface Given {
  readonly rules?: Rules;
  readonly phase?: PlayerView['phase'];
  readonly manners?: PlayerView['manners'];
  readonly rack: string;
  /** The exposures of East and of South. */
  readonly own?: readonly string[];
  readonly others?: readonly string[];
  readonly discards?: string;
  readonly wallLeft?: number;
  /** The tile that can be claimed. */
  readonly tile?: Tile;
  /** What can be done, as a script without seats; in a turn any tile can be discarded, too, if it names no discard. */
  readonly legal?: string;
}

/** A view of East that is made up. */
export const viewOf = ({ rack, phase = 'turn', manners = 'strict', ...more }: Given): PlayerView => {
  const { rules = cardFree(), own = [], others = [], discards = '', wallLeft = 90, tile, legal } = more;
  const base = bases().find((view) => view.phase === phase && view.viewer === 'E');
  if (base === undefined) throw new Error(`East never came to ${phase}`);
  const laid = (texts: readonly string[]) => texts.map((text) => ({ tiles: tilesOf(text) }));
  const concealed = tilesOf(rack);
  const named = legal === undefined ? [] : steps(legal.replace(/(^|;)/g, '$1E '));
  const isFree = phase === 'turn' && !legal?.includes('discard');
  const free = isFree ? steps([...new Set(concealed)].map((one) => `E discard ${one}`).join(';')) : [];
  return {
    ...base,
    rules: { name: rules.name, options: rules.options },
    manners,
    rack: concealed,
    drawn: null,
    melds: { E: laid(own), S: laid(others), W: [], N: [] },
    discards: tilesOf(discards).map((one) => ({ seat: 'S', tile: one })),
    wallLeft,
    legal: [...free, ...named].map((one) => ({ moment: base.moment, ...one })),
    awaiting: ['E'],
    ...(tile !== undefined && {
      now: { from: 'S', tile, by: 'discard', corrected: false, exchange: null, turn: null },
    }),
  } as unknown as PlayerView;
};

/** Whether an action of East is what a step of a script without its seat says. */
export const isStep = (action: object, step: string): boolean =>
  Object.entries({ blind: undefined, ...steps(`E ${step}`)[0] }).every(
    ([name, value]) => String(action[name as keyof object]) === String(value),
  );
