import { type AdviceReason, advise, describeAdvice, type Translation, targets } from 'mahjongg/analysis';
import { randomBot } from 'mahjongg/bots';
import type { Hand, HasGoals, Seat, Tile } from 'mahjongg/card-free';
import type { AnyAction, BySeat, OpenTable, PlayerView, TableRules } from 'mahjongg/game';
import { at, seatsAfter } from '../seats';
import { targetLines } from '../targets';
import { columns, counted, type Lines, sentence } from '../words';
import { type Look, tileWord, tileWords } from './look';
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

/** The distance of the nearest winning hands, and their lines, or why there are none. */
export const nearestOf = (
  view: Open & Pick<OwnSide, 'rack'>,
  { rules, me, text, look: { width } }: Sitting<HasGoals>,
) => {
  const { rack, melds, flowers } = view;
  const hand = { concealed: rack, melds: at(melds, me), ...(flowers && { flowers: at(flowers, me) }) };
  const { found, within } = nearestTargets(hand, rules, visibleTo(view, me));
  if (!found.ok) return { away: 0, lines: [found.error.message] };
  const lines = targetLines(found.value, text, { hand, width, within }).filter((line) => line !== '');
  return { away: found.value.distance, lines };
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
  mahjongg: 'Mah Jongg!',
  discard: ({ tile }: { readonly tile: Tile }, look) => `discard ${tileWord(look, tile)}`,
  pass: ({ tiles, blind }: Passing, look) =>
    `pass ${tileWords(look, tiles)}${blind === undefined ? '' : ` and ${blind} unseen`}`,
};

export const choiceText = <A extends AnyAction>(action: A, look: Look, own: Wording<A>): string => {
  const text = ({ ...WORDS, ...own } as typeof WORDS)[action.type] ?? action.type;
  return typeof text === 'string' ? text : text(action as never, look);
};

/** The source of chance for a suggestion, which takes the first of equally good choices. */
const FIRST_OF_EQUALS = (): number => 0;

/** What to type after the first lines of these, in a sentence; nothing if each is a single line. */
const afterwards = (typed: readonly Lines[], width?: number): Lines =>
  sentence(
    typed
      .flatMap(([first, ...then]) =>
        then.length === 0 ? [] : [`After ${first}, type ${then.join(', then ')}.`],
      )
      .join(' '),
    width,
  );

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
    const line = `A greedy bot in your place: ${choice}${/[.!?]$/.test(choice) ? '' : '.'}`;
    const type = typed(action);
    return [line, `Type: ${type[0] ?? ''}`, ...afterwards([type]), '', ...nearestOf(view, sitting).lines];
  },
});

/** How many choices advice names, and how many draws it simulates for a chance it cannot compute: few, for a quick answer. */
const ADVISED = { limit: 3, trials: 60 } as const;

/** At this distance a hand’s chance is too small for so few draws to show. */
const FAR = 5;
const FOR_FAR = { ...ADVISED, trials: 1 } as const;
/** For games without a card: they have thousands of layouts, and no review that uses expert advice. */
const WITHOUT_CARD = { ...FOR_FAR, strength: 'beginner' } as const;

/** How a chance is bounded: simulated draws are all kept, as nobody can do in play, so they give an upper bound. */
const BOUNDS: Readonly<Record<string, string>> = { about: 'at most ', under: 'under ' };
const CHANCES = 'The chances assume that you keep every tile you draw and make no calls.';

/** The figures of a choice as table cells: the distance after it, the tiles that help, and the chance. */
const CELLS: Translation = {
  hint: {
    figures: ({ distance, useful, percent, bound }) =>
      `${distance}\t${useful}\t${percent === undefined ? '' : `${BOUNDS[`${bound}`] ?? ''}${percent} %`}`,
  },
};

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

/** Advice in two sentences, what to do and why, and a table of the best choices, for a hand at this distance. */
export const adviceLines = (
  view: PlayerView,
  away: number,
  { rules, look }: Sitting<TableRules & HasGoals>,
  typed: Typed,
): Lines => {
  const isNear = away < FAR;
  const forFar = 'scouting' in rules ? FOR_FAR : WITHOUT_CARD;
  const advice = advise(view, { rules, ...(isNear ? ADVISED : forFar) });
  if (!advice.ok) return [];
  const { choices: all } = advice.value;
  const [first] = all;
  // If a choice wins, no other is worth mentioning.
  const choices = first?.wins ? all.slice(0, 1) : all;
  const shorter = choices.map((one) => ({ ...one, reasons: told(one.reasons) }));
  const said = describeAdvice({ choices: shorter }, CELLS);
  const [best] = said;
  if (best === undefined || first === undefined) return [];
  const heading = ['Type', 'away', 'tiles that help', `win in ${counted(first.chance.draws, 'draw')}`];
  const types = choices.map(({ action }) => typed(action));
  const rows = choices.map(({ distance }, at) => {
    const figures = said[at]?.figures || String(distance ?? '');
    return [types[at]?.[0] ?? '', ...figures.split('\t')];
  });
  return [
    ...[best.aim, best.action].flatMap((line) => sentence(line, look.width)),
    '',
    ...columns([heading, ...rows], isNear ? 'lrrr' : 'lrr'),
    ...sentence(isNear && !first.wins ? CHANCES : '', look.width),
    ...afterwards(types, look.width),
  ];
};
