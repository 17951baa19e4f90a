import { type AdviceReason, advise, describeAdvice, targets } from 'mahjongg/analysis';
import { randomBot } from 'mahjongg/bots';
import type { Hand, HasGoals, Seat, Tile } from 'mahjongg/card-free';
import type { AnyAction, BySeat, OpenTable, PlayerView, TableRules } from 'mahjongg/game';
import { at, seatsAfter } from '../seats';
import { targetLines } from '../targets';
import { columns, type Lines, paragraph, sentence } from '../words';
import { type Look, tileWord, tileWords } from './look';
import { WINS } from './question';
import type { Sitting, Typed } from './table';

/** How many hands a hint names. */
const SHOWN = { limit: 5, perGroup: 1 } as const;

/** Fewer hands than this leave a player no choice. */
const FEW = 3;

interface Open extends Pick<OpenTable, 'seats' | 'melds' | 'discards'> {
  readonly flowers?: BySeat<readonly Tile[]> | undefined;
}

interface OwnSide<A = unknown> {
  readonly rack: readonly Tile[];
  readonly legal: readonly A[];
}

/** The discards, and the exposures and flowers of the others. */
const visibleTo = ({ seats, melds, discards, flowers }: Open, me: Seat): readonly Tile[] => [
  ...discards.map(({ tile }) => tile),
  ...seatsAfter(seats, me).flatMap((seat) => [
    ...at(melds, seat).flatMap(({ tiles }) => tiles),
    ...(flowers === undefined ? [] : at(flowers, seat)),
  ]),
];

/** The nearest hands for a hint; if there are few, also those one tile farther away. */
export const nearestTargets = (hand: Hand, rules: HasGoals, visible: readonly Tile[]) => {
  const nearest = targets(hand, { rules, visible, ...SHOWN });
  const within = nearest.ok && nearest.value.foundGroups < FEW ? 1 : 0;
  return { within, found: within > 0 ? targets(hand, { rules, visible, ...SHOWN, within }) : nearest };
};

/** How far the hand is from winning, and the nearest winning hands, or why there are none. */
export const nearestLines = (
  view: Open & Pick<OwnSide, 'rack'>,
  { rules, me, text, look: { width } }: Sitting<HasGoals>,
): Lines => {
  const { rack, melds, flowers } = view;
  const hand = { concealed: rack, melds: at(melds, me), ...(flowers && { flowers: at(flowers, me) }) };
  const { found, within } = nearestTargets(hand, rules, visibleTo(view, me));
  if (!found.ok) return [found.error.message];
  return targetLines(found.value, text, { hand, width, within, most: rules.goals.most }).filter(
    (line) => line !== '',
  );
};

/** The actions of a game in a few words; actions left out have the words used in every game. */
export type Wording<A extends AnyAction> = {
  readonly [T in A['type']]?: string | ((action: Extract<A, { readonly type: T }>, look: Look) => string);
};

type Passing = { readonly tiles: readonly Tile[]; readonly blind?: number | undefined };

const WORDS: Readonly<Record<string, string | ((action: never, look: Look) => string)>> = {
  decline: 'pass',
  stop: 'stop here',
  continue: 'go on',
  mahjongg: 'declare Mah Jongg!',
  discard: ({ tile }: { readonly tile: Tile }, look) => `discard ${tileWord(look, tile)}`,
  pass: ({ tiles, blind }: Passing, look) =>
    `pass ${tileWords(look, tiles)}${blind === undefined ? '' : ` and ${blind} unseen`}`,
};

export const choiceText = <A extends AnyAction>(action: A, look: Look, own: Wording<A>): string => {
  const text = ({ ...WORDS, ...own } as typeof WORDS)[action.type] ?? action.type;
  return typeof text === 'string' ? text : text(action as never, look);
};

/** The random source for a suggestion, which takes the first of equally good choices. */
const FIRST_OF_EQUALS = (): number => 0;

/** The lines to type, one after the other. */
const inTurn = (typed: Lines = []): string => typed.join(', then ');

/** The bots, hints and calls worth asking about in a game whose choices only a greedy bot weighs. */
export const byBot = <R extends HasGoals, V extends Open & OwnSide<A>, A extends AnyAction>(
  botOf: (rules: R) => (view: V, random: (bound: number) => number) => A,
  own: Wording<A>,
) => ({
  bots: (rules: R) => ({ greedy: botOf(rules), random: randomBot() }),
  worthCalling: (view: V, { rules }: Sitting<R>): readonly A[] =>
    botOf(rules)(view, FIRST_OF_EQUALS).type === 'call' ? view.legal : [],
  hint: (view: V, sitting: Sitting<R>, typed: Typed): Lines => {
    const action = botOf(sitting.rules)(view, FIRST_OF_EQUALS);
    const choice = choiceText(action, sitting.look, own);
    const line = `A greedy bot would ${choice}${/[.!?]$/.test(choice) ? '' : '.'}`;
    const type = typed(action);
    // The nearest hands do not count the tile that wins.
    const nearest = WINS.includes(action.type) ? [] : nearestLines(view, sitting);
    return [line, `Type: ${inTurn(type)}`, ...paragraph(nearest)];
  },
});

/** How many choices a hint names. Chances need many draws and count no calls, so a hint shows ratings instead. */
const ADVISED = { limit: 3, draws: 1, trials: 1 } as const;
/** For games without a card: they have thousands of layouts, and no review that uses expert advice. */
const WITHOUT_CARD = { ...ADVISED, strength: 'beginner' } as const;

const RATINGS = 'The rating compares the choices by what you can see: the best has 100 %.';

/** Reasons against a choice, which alone do not explain why it is the best. */
const AGAINST: readonly AdviceReason['code'][] = [
  'used',
  'breaksGroup',
  'farther',
  'losesUseful',
  'tilesGone',
];

/** The first reason, plus one in favor if it speaks against the choice, or the next one if it covers only part of a pass. */
const told = ([first, ...others]: readonly AdviceReason[]): readonly AdviceReason[] => {
  if (first === undefined) return [];
  const { tiles, of } = first.params;
  const isPart = Array.isArray(tiles) && tiles.length < Number(of);
  const [next] = others;
  const second = AGAINST.includes(first.code)
    ? (others.find(({ code }) => !AGAINST.includes(code)) ?? next)
    : isPart && next;
  return second ? [first, second] : [first];
};

/**
 * Advice in two sentences, what to do and why, a table of the best choices, and the nearest hands; for a choice that
 * wins, only what to type.
 */
export const adviceLines = (
  view: PlayerView,
  sitting: Sitting<TableRules & HasGoals>,
  typed: Typed,
): Lines => {
  const { rules, look } = sitting;
  const advice = advise(view, { rules, ...('scouting' in rules ? ADVISED : WITHOUT_CARD) });
  const choices = advice.ok ? advice.value.choices : [];
  const [best] = describeAdvice({ choices: choices.map((one) => ({ ...one, reasons: told(one.reasons) })) });
  if (best === undefined) return nearestLines(view, sitting);
  const said = [best.aim, best.action].flatMap((line) => sentence(line, look.width));
  const types = choices.map(({ action }) => typed(action));
  if (choices[0]?.wins) return [...said, `Type: ${inTurn(types[0])}`];
  const rows = choices.map(({ distance, useful, rating }, at) => [
    inTurn(types[at]),
    String(distance ?? ''),
    String(useful),
    `${Math.round(100 * rating)} %`,
  ]);
  return [
    ...said,
    '',
    ...columns([['Type', 'away', 'useful tiles', 'rating'], ...rows], 'lrrr'),
    ...sentence(choices.length > 1 ? RATINGS : '', look.width),
    ...paragraph(nearestLines(view, sitting)),
  ];
};
