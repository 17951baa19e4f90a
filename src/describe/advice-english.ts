import { frozen } from '../core/frozen';
import { SEAT_NAMES, type Seat } from '../hands/payouts';
import type { AdviceCode, Messages, Named, Wording } from './messages';

const tiles = (count: unknown): string => `${count} ${count === 1 ? 'tile' : 'tiles'}`;

const away = (distance: unknown): string => `${tiles(distance)} from winning`;

/** With this many ways there are more than were counted. */
const UNCOUNTED = 2_000;

/** How many of the nearest ways to win; begins with `only` if fewer than half. */
const ways = ({ used, ways: of }: Named, only = ''): string => {
  if (Number(of) >= UNCOUNTED) return 'some of your nearest ways to win';
  if (of === 1) return 'your nearest way to win';
  if (used === of)
    return of === 2 ? 'both of your nearest ways to win' : `all ${of} of your nearest ways to win`;
  return `${2 * Number(used) < Number(of) ? only : ''}${used} of your ${of} nearest ways to win`;
};

const use = ({ used }: Named): string => (used === 1 ? 'uses' : 'use');

const listed = (list: unknown): string => (list as readonly string[]).join(' ');

/** The names of different tiles: `1B or 2B`. */
const joined = (list: unknown, word: 'and' | 'or'): string =>
  [...new Set(list as readonly string[])].join(` ${word} `);

/** The tiles a choice gives away: “it” or “them” for all, else their names. */
const those = ({ tiles: some, of }: Named): string => {
  const isAll = (some as readonly string[]).length === of;
  return isAll ? (of === 1 ? 'it' : 'them') : joined(some, 'or');
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The words for a bound on a chance: estimated chances are upper bounds, because the trials keep all tiles drawn. */
const BOUNDS: Readonly<Record<string, string>> = { about: 'at most about ', under: 'under ' };

/** How likely somebody is to win on a tile. */
const risk = (tile: unknown, chance: unknown, what = ''): string => {
  if (chance === 0) return `${tile} (nobody can win on it)`;
  const percent = (100 * Number(chance)).toFixed(1);
  return `${tile} (${percent === '0.0' ? 'under 0.1' : percent} %${what})`;
};

const TO_WIN = ' chance that someone wins on it';

/** An amount in words, between “slightly” and “much”. */
const about = (amount: unknown, [least, most]: readonly [number, number], unit: string): string => {
  const size = Math.abs(Number(amount));
  if (size < least || size >= most) return size < least ? 'slightly ' : 'much ';
  return `about ${size.toFixed(least < 1 ? 1 : 0)} ${unit} `;
};

const jokersOf = (count: unknown): string => (count === 1 ? 'a joker' : `${count} jokers`);

/** What the first exposure loses. */
const opening = ({ closed, points, ways: of }: Named): string =>
  [
    ...(closed === 0
      ? []
      : [`${ways({ used: closed, ways: of })} ${closed === 1 ? 'allows' : 'allow'} no exposure`]),
    ...(points === 0 ? [] : [`an exposure costs up to ${points} ${points === 1 ? 'point' : 'points'}`]),
  ].join(', and ');

const ENDINGS = ['th', 'st', 'nd', 'rd'];

/** An ordinal below 100: 1st, 2nd, 13th. */
const ordinal = (nth: number): string => `${nth}${(nth - (nth % 10) !== 10 && ENDINGS[nth % 10]) || 'th'}`;

/** What a choice costs, with the margin of error if there is any. */
const costing = (verdict: string): readonly string[] => [
  `${verdict}: it costs about {cost} points, give or take {spread}.`,
  `${verdict}: it costs about {cost} points.`,
];

/** The phases before play begins. */
const BEFORE_PLAY = ['charleston', 'secondCharleston', 'courtesy', 'courtesyPass'];

/** Moments with names of their own. */
const MOMENTS: Readonly<Record<string, string>> = {
  secondCharleston: 'The second Charleston',
  courtesy: 'The courtesy pass',
  courtesyPass: 'Your tiles for the courtesy pass',
  showing: 'Another player’s Mah Jongg',
};

/** The English wording of advice: the reasons for choices, and hints. */
export const ADVICE_ENGLISH: {
  /** The reasons for and against a choice. */
  readonly reasons: Readonly<Record<AdviceCode, Wording>>;
  /** The other sentences of hints. */
  readonly hint: Messages['hint'];
} = /* @__PURE__ */ frozen({
  reasons: {
    winsNow: 'It wins the game.',
    misses: ({ distance }) =>
      distance === 0 ? 'You could win now instead.' : `A call would leave you ${away(distance)}.`,
    noWin: 'Your hand does not win.',
    wrongCount: ({ count, expected }) => `${tiles(count)} instead of ${expected}: the hand is dead.`,
    deadHand: 'No hand can win with these exposures.',
    nearer: ({ distance, before }) =>
      distance === 0
        ? 'It completes your hand.'
        : `It brings you nearer: ${away(distance)} instead of ${before}.`,
    farther: ({ distance, before, best }) =>
      `It ${best === true ? 'leaves the best chances, though it ' : ''}takes you farther away: ${away(distance)} instead of ${before}.`,
    tilesGone: ({ tiles: some, gone }) =>
      some === undefined
        ? 'The unseen tiles can no longer complete your hand.'
        : `The nearest hands that use ${listed(some)} need ${listed(gone)}, but too few of those are left.`,
    breaksGroup: (params) =>
      `It breaks up ${params['group']}, which ${ways(params, 'only ')} ${use(params)}.`,
    jokerWon: 'It gets you a joker for {tile}.',
    notNeeded: 'None of your nearest hands needs {tile}.',
    notCallable: 'A near hand needs {tile}, but you cannot expose it.',
    notNearer: ({ distance, called }) =>
      called === undefined
        ? `It brings you no nearer: you stay ${away(distance)}.`
        : `No call brings you nearer than ${away(distance)}.`,
    unused: (params) => `None of your nearest hands uses ${those(params)}.`,
    surplus: ({ tiles: some }) => `You hold more ${joined(some, 'and')} than any of your nearest hands uses.`,
    // For the best choice it says what is kept if that is most; for another, what it costs.
    used: (params) => {
      const some = those(params);
      const kept = Number(params['ways']) - Number(params['used']);
      const isBest = params['best'] === true;
      const few = kept > Number(params['used']) && Number(params['ways']) < UNCOUNTED;
      if (!isBest || few || kept < Number(params['used'])) {
        const though = isBest && !few ? 'it leaves the best chances, though ' : '';
        const lost = ways(params, isBest && !few ? '' : 'only ');
        return sentence(`${though}${lost} ${use(params)} ${some === 'them' ? 'one or more of them' : some}`);
      }
      const left = { ...params, used: kept };
      return some === 'them'
        ? sentence(`${ways(left)} ${use(left)} none of them`)
        : sentence(`${ways(left)} ${kept === 1 ? 'does' : 'do'} not use ${some}`);
    },
    opensHand: (params) => `It exposes your hand: ${opening(params)}.`,
    staysConcealed: (params) => `Your hand stays concealed: ${opening(params)}.`,
    jokerKept: ({ jokers }) => `It keeps ${jokersOf(jokers)} on your rack.`,
    jokerSpent: ({ jokers }) => `It costs ${jokersOf(jokers)}.`,
    losesUseful: ({ useful, of }) =>
      `You lose ${Number(of) - Number(useful)} of the ${of} unseen ${of === 1 ? 'tile that brings' : 'tiles that bring'} you nearer.`,
    safer: ({ tile, than, ago }) => {
      const went = `${tile} was discarded ${ago} ${ago === 1 ? 'discard' : 'discards'} ago, and nobody called it`;
      if (than === undefined) return `${went}, so it is safe for now.`;
      const why = tile === 'J' ? ': nobody can call a joker' : ago === undefined ? '' : `: ${went}`;
      return `${tile} is a safer discard than ${than}${why}.`;
    },
    blindPass: ({ blind }) => `You keep ${blind} more of your own tiles.`,
    keepsUseful: ({ useful }) =>
      `You lose no useful tiles: ${useful} unseen ${useful === 1 ? 'tile still brings' : 'tiles still bring'} you nearer.`,
    lastTurns: ({ wall }) =>
      `With ${wall === 0 ? 'no tile' : tiles(wall)} left in the wall, a safe discard counts more than a near hand.`,
    spareTiles: ({ tiles: spare }) =>
      (spare as readonly string[]).length === 0
        ? 'Your nearest hands use each kind of tile you could pass.'
        : `You keep ${listed(spare)}, which none of your nearest hands uses.`,
    wouldPass: ({ tiles: given, first }) =>
      `You would ${first ? 'first pass' : 'give away'} ${listed(given)} for ${tiles((given as readonly string[]).length)} from another player.`,
    sooner: ({ turns, than }) =>
      `In trial draws it wins ${about(turns, [0.1, 16], 'turns')}${Number(turns) < 0 ? 'later' : 'sooner'} than after ${than === undefined ? `the ${Number(turns) < 0 ? '' : 'next '}best choice` : `discarding ${than}`}.`,
    keepsChances: ({ more }) =>
      `Over all hands within reach, your chances are ${about(100 * Number(more), [1, 99.5], '%')}${Number(more) < 0 ? 'lower than with the best' : 'higher than with the next best'} choice.`,
    asGood: ({ others }) =>
      `${others === 1 ? 'Another choice is' : `${others} other choices are`} about as good.`,
    unchanged: ({ distance, useful }) =>
      `It leaves you ${away(distance)}, with ${useful} unseen ${useful === 1 ? 'tile that helps' : 'tiles that help'}.`,
  },
  hint: {
    layout: [
      '{category} {set}, {pattern}: {blocks}',
      '{pattern}: {blocks}',
      '{section}, line {line}: {groups}',
      '{groups}',
    ],
    aim: ({ layout, distance }) =>
      distance === 0 ? `Complete ${layout}.` : `Aim for ${layout}, ${tiles(distance)} away.`,
    figures: ({ distance, useful, percent, bound, draws }) =>
      distance === 0
        ? 'Your hand is then complete'
        : `${tiles(distance)} away, ${useful} unseen ${useful === 1 ? 'tile helps' : 'tiles help'}${
            percent === undefined
              ? ''
              : `, ${bound === 'never' ? 'no win' : `${BOUNDS[String(bound)] ?? ''}${percent} % to win`} within ${tiles(draws).replace('tile', 'draw')}`
          }`,
    mahjongg: 'Declare Mah Jongg',
    discard: ['Discard {tile} and call it {named}', 'Discard {tile}'],
    pass: [
      'Pass {tiles} and {blind} of the incoming tiles unseen',
      'Pass {tiles}',
      'Pass {blind} of the incoming tiles unseen',
    ],
    call: 'Call {tile} to expose {group}',
    decline: 'Let it go',
    exchange: ({ tile, from, seat }) =>
      `Exchange ${tile} for ${from === seat ? 'your own joker' : `${SEAT_NAMES[from as Seat]}’s joker`}`,
    rearrange: 'Lay out {with} beside the called tile',
    takeBack: 'Take the exposure back',
    grow: ({ tile, meld }) => `Add ${tile} to your ${ordinal(Number(meld) + 1)} exposure`,
    wish: ({ count }) => (count === 0 ? 'Exchange nothing' : `Exchange ${tiles(count)}`),
    stop: 'Stop the Charleston',
    continue: 'Play the second Charleston',
    show: 'Show your hand',
    keep: 'Keep your hand concealed',
    best: 'The best choice.',
    asGood: 'It costs no points.',
    good: /* @__PURE__ */ costing('Not the best'),
    slip: /* @__PURE__ */ costing('A slip'),
    mistake: /* @__PURE__ */ costing('A mistake'),
    better: 'Better: {choice}',
    instead: [
      'Tiles missing afterward: {distance} instead of {than}.',
      'Useful unseen tiles afterward: {useful} instead of {than}.',
      'Expected points: {points} instead of {than}.',
    ],
    where: ({ phase, action, nth, tile, from, move, wallLeft }) => {
      const own = action === 'discard' || action === 'pass' ? action : 'turn';
      const moment = tile
        ? `${SEAT_NAMES[from as Seat]}’s ${tile} to claim`
        : (MOMENTS[`${phase}`] ?? `Your ${ordinal(Number(nth))} ${own}`);
      const wall = BEFORE_PLAY.includes(`${phase}`) ? '' : `, ${tiles(wallLeft)} left in the wall`;
      return `${moment}${wall} (move ${move})`;
    },
    rack: ['Rack: {rack}, exposed: {melds}', 'Rack: {rack}'],
    choices: ({ best, decisions, small, cost, mean }) => {
      if (mean === undefined) return 'There was nothing to choose.';
      if (decisions === 1) return `The only choice cost ${cost} points.`;
      const all = decisions === 2 ? 'Both' : `All ${decisions}`;
      const free = best === 0 ? `${all} choices cost points` : `${best} of ${decisions} choices cost nothing`;
      const others = best === 0 ? `${small} of them` : `and ${small} more ${small === 1 ? 'costs' : 'cost'}`;
      const little = small === undefined ? '' : `, ${others} less than 1 point`;
      return `${free}${little}. The total cost is ${cost} points, ${mean} a choice.`;
    },
    luck: [
      'Luck of the draw: {luck} points (0 is average).',
      'You drew no tiles, so there was no luck to measure.',
    ],
    kind: ['{section}, line {line}', '{category}, {pattern}'],
    others: ({ seat, dead, kinds, of, names }) => {
      const name = SEAT_NAMES[seat as Seat];
      if (dead) return `${name} is dead.`;
      if (kinds === 0) return `${name} can no longer win.`;
      if (kinds === of) return `${name} can still make every kind of hand.`;
      return `${name} can still make ${kinds} of ${of} kinds of hands${names === '' ? '' : `: ${names}`}.`;
    },
    safest: ({ tile, chance, than, most }) =>
      `Safest discard: ${risk(tile, chance, TO_WIN)}; most dangerous: ${risk(than, most, chance === 0 ? TO_WIN : '')}.`,
  },
});
