import { readFileSync } from 'node:fs';
import { practiceCard } from '../../src/american';
import { gameOf, seededRandom, shuffleWall, throwDice } from '../../src/game';
import {
  americanCard,
  americanSolitaire,
  americanSolitaireSheet,
  type Claim,
  cardFree,
  chineseSolitaire,
  type Exact,
  freeForm,
  type Hand,
  isWinningHand,
  scoreHand,
  settle,
  yearGame,
} from '../../src/index';
import { handOf } from '../hand-text';

/*
 * What hands, payments and games come to, as lines of text: a setting of the rules, and the results under it in the
 * order of the cases. A case says what a club would write down, and nothing of how it is worded or listed.
 */

/** Hands of each game, as text: the cases never change, there may only be more at the end. */
const HANDS = JSON.parse(readFileSync(new URL('hands.json', import.meta.url), 'utf8')) as Record<
  string,
  readonly string[]
>;

/** One setting of the rules. */
export interface Setting {
  /** The game and the option that differs from its default. */
  readonly name: string;
  /** The setting of the same cases without any option. */
  readonly plain: string;
  readonly cases: readonly string[];
  /** What each case comes to. */
  readonly counted: () => readonly string[];
}

/** Values of options that are not on or off; the houses’ rules go together with others. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  skillLevel: [1, 2, 3, 4, 5],
  noScoring: ['strict', 'section2'],
  winOnDiscard: ['setsOnly'],
  ownWindPair: ['once'],
  claimedWin: ['hand'],
  lastTile: ['drawn'],
  ownFlowers: ['cumulative'],
  kongTiles: ['exact'],
  jokerlessDiscard: ['total', 'nmjl'],
  deadPays: ['single'],
  errorPayment: ['nmjl'],
  discardPayment: ['nmjl'],
  exchangePays: ['double'],
  highestValue: [60],
  concealedBonus: [10],
  base: ['guide'],
  bonusPair: ['number'],
  overrun: ['wrap'],
  dummyFlowers: ['replaced'],
  looseTiles: [2],
  breakWall: ['dice'],
  secondCharleston: ['never', 'always'],
  blindOrder: ['fewestFirst'],
  acrossPass: ['left'],
  flowerWallCount: ['tiles'],
  bonusCopies: [1],
  discardDouble: ['charlestonOnly'],
  denominator: ['discarded'],
  points: [{ pung: { concealed: 8, revealed: 4 }, kong: { concealed: 16 }, year: { revealed: 5 } }],
};

/** Every way to differ from these options by one of them. */
const variations = (
  options: Readonly<Record<string, unknown>>,
): readonly Readonly<Record<string, unknown>>[] => [
  {},
  ...Object.entries(options).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [{ [name]: !value }];
    return (VALUES[name] ?? []).filter((one) => one !== value).map((one) => ({ [name]: one }));
  }),
];

const HOUSE_RULES = [
  { houseRules: { requireBonus: true } },
  { houseRules: { requireBonus: true }, baseValue: 20 },
  { houseRules: { requireBonus: true }, baseValue: 20, minimumValue: 20 },
  { houseRules: { removeFlowersAndJokers: true } },
];

// The rule sets have little in common that a type could say; each is asked for what it has.
// biome-ignore lint/suspicious/noExplicitAny: any rule set
type AnyRules = any;
type Options = Readonly<Record<string, unknown>>;

interface Game {
  readonly name: string;
  readonly make: (options: Options) => AnyRules;
  readonly settings: readonly Options[];
}

const game = (name: string, make: (options: never) => AnyRules, more: readonly Options[] = []): Game => ({
  name,
  make: make as Game['make'],
  settings: [...variations(make({} as never).options as Options), ...more],
});

const byCard =
  (preset: 'american-2018' | 'nmjl' | 'american-game') =>
  (options: object): AnyRules =>
    americanCard(practiceCard, { preset, ...options });

const CARD_FREE = game('card-free', cardFree, HOUSE_RULES);
const CHINESE = game('chinese-solitaire', chineseSolitaire);
const GUIDE = game('american-2018', byCard('american-2018'));
const LEAGUE = game('nmjl', byCard('nmjl'));
const BY_CARD = game('american-game', byCard('american-game'));
const FREE_FORM = game('american-game without a card', freeForm);
const YEAR = game('year', yearGame);
const ALONE = game('american-solitaire', (options: object) => americanSolitaire(options));

const said = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    .join('');

const exact = ({ n, d }: Exact): string => (d === 1 ? String(n) : `${n}/${d}`);

interface AnyScore {
  readonly total?: number;
  readonly product?: number;
  readonly final?: Exact;
  readonly lines: readonly { readonly code: string }[];
}

/** What a score comes to: its total, the product and the final score of a sheet, or the elements where there are no points. */
const amount = ({ total, product, final, lines }: AnyScore): string => {
  if (final !== undefined) return `${product ?? ''}:${exact(final)}`;
  return total === undefined ? lines.map(({ code }) => code).join('+') : String(total);
};

/** Drawn, and on a discard: the last concealed tile is the winning one. */
const winsOf = (name: string, { concealed }: Hand): readonly object[] => {
  const tile = concealed.at(-1);
  const more = {
    'chinese-solitaire': { discards: 40 },
    'american-game without a card': { value: 30 },
  }[name];
  return [
    { by: 'wall', tile, ...more },
    { by: 'discard', tile, ...more },
  ];
};

const scores = ({ name, make, settings }: Game, hands: readonly string[]): readonly Setting[] =>
  settings.map((options) => ({
    name: `${name}${said(options)}: hands`,
    plain: `${name}: hands`,
    cases: hands,
    counted: () => {
      const rules = make(options);
      return hands.map((text) => {
        const hand = handOf(text);
        return winsOf(name, hand)
          .map((win) => {
            if (!isWinningHand(hand, { rules, win: win as never })) return '-';
            const score = scoreHand(hand, { win: win as never, rules });
            return score.ok ? amount(score.value as AnyScore) : '-';
          })
          .join(',');
      });
    },
  }));

const WIN = { value: 30, winner: 'E' } as const;
const CLAIMS: readonly object[] = [
  { ...WIN, by: 'wall' },
  { ...WIN, by: 'wall', jokerless: true },
  { ...WIN, by: 'wall', jokerless: true, allPairs: true },
  { ...WIN, by: 'wall', seats: ['E', 'S', 'N'] },
  { ...WIN, by: 'wall', dead: ['S'] },
  { ...WIN, by: 'discard', discarder: 'S' },
  { ...WIN, by: 'discard', discarder: 'S', jokerless: true },
  { ...WIN, by: 'discard', discarder: 'S', jokerless: true, allPairs: true },
  { ...WIN, by: 'discard', discarder: 'S', dead: ['W'] },
  { ...WIN, by: 'misnamedDiscard', discarder: 'N', jokerless: true },
  { ...WIN, by: 'jokerExchange', jokerOf: 'W' },
  { ...WIN, by: 'jokerExchange', jokerOf: 'E', jokerless: true },
  { ...WIN, by: 'exchangeTile', exchanger: 'W' },
  { ...WIN, by: 'charleston' },
  { event: 'wallGame' },
  { event: 'mahjonggInError', declarer: 'E', exposed: ['S', 'N'], value: 30 },
  { event: 'falseWin', offender: 'E', by: 'discard', discarder: 'S' },
  { event: 'falseWin', offender: 'E', by: 'wall' },
];

const payments = ({ name, make, settings }: Game): readonly Setting[] =>
  settings.map((options) => ({
    name: `${name}${said(options)}: payments`,
    plain: `${name}: payments`,
    cases: CLAIMS.map((claim) => JSON.stringify(claim)),
    counted: () => {
      const rules = make(options);
      return CLAIMS.map((claim) => {
        const settled = settle(claim as Claim, { rules });
        return settled.ok ? Object.entries(settled.value.net).flat().join('') || '0' : '-';
      });
    },
  }));

const SHEETS = (['wall', 'discard', 'charleston'] as const).flatMap((by) =>
  [false, true].flatMap((jokerless) =>
    [0, 40].map((discards) => ({ cardValue: 30, by, jokerless, passed: Math.min(discards, 9), discards })),
  ),
);

const sheets = ({ name, settings }: Game): readonly Setting[] =>
  settings.map((options) => ({
    name: `${name}${said(options)}: sheets`,
    plain: `${name}: sheets`,
    cases: SHEETS.map((sheet) => JSON.stringify(sheet)),
    counted: () =>
      SHEETS.map((sheet) => {
        const score = americanSolitaireSheet(sheet, options as never);
        return score.ok ? amount(score.value as unknown as AnyScore) : '-';
      }),
  }));

const SEEDS = ['revision 1', 'revision 2'] as const;

/** A game whose choices are taken in turn, in the order of their names: its length, and what everybody has at its end. */
const course = (rules: AnyRules, seed: string): string => {
  const random = seededRandom(seed);
  const played = gameOf(rules) as AnyRules;
  const created = played.createGame({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) });
  if (!created.ok) return '-';
  let state = created.value;
  for (let taken = 0; ; taken++) {
    const [seat] = played.awaiting(state);
    if (seat === undefined || taken === 1_500) {
      const { ending } = Object(played.outcome(state)) as { readonly ending?: string };
      return [ending ?? 'unfinished', taken, ...Object.entries(played.returns(state)).flat()].join('/');
    }
    const legal = [...played.legalActions(state, seat)] as readonly { readonly type: string }[];
    const byName = legal
      .map((action) => [JSON.stringify(action), action] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const winning = legal.find(({ type }) => type === 'mahjongg');
    state = played.reducer(state, winning ?? byName[(taken * 7 + 3) % byName.length]?.[1]);
  }
};

/** Games by these rules; the options are those that are about play. */
const courses = ({ name, make }: Game, settings: readonly Options[]): readonly Setting[] =>
  [{}, ...settings].map((options) => ({
    name: `${name}${said(options)}: games`,
    plain: `${name}: games`,
    cases: SEEDS,
    counted: () => SEEDS.map((seed) => course(make(options), seed)),
  }));

const handsOf = (name: string): readonly string[] => HANDS[name] ?? [];

/** Every setting under which something is counted. */
export const SETTINGS: readonly Setting[] = [
  ...scores(CARD_FREE, handsOf('card-free')),
  ...scores(CHINESE, handsOf('chinese-solitaire')),
  ...[GUIDE, LEAGUE, BY_CARD].flatMap((one) => scores(one, handsOf('card'))),
  ...scores(FREE_FORM, handsOf('american-game')),
  ...scores(YEAR, handsOf('year')),
  ...[CARD_FREE, GUIDE, LEAGUE, BY_CARD, FREE_FORM].flatMap(payments),
  ...sheets(ALONE),
  ...courses(CARD_FREE, [{ houseRules: { skipSecondCharleston: true } }]),
  ...courses(GUIDE, [{ breakWall: 'dice' }]),
  ...courses(FREE_FORM, [{ base: 'guide' }]),
  ...courses(CHINESE, [{ overrun: 'wrap' }, { dummyFlowers: 'replaced' }]),
  ...courses(ALONE, [{ courtesyAfterFirst: true }]),
  ...courses(YEAR, [{ flowerWallCount: 'tiles' }]),
];
