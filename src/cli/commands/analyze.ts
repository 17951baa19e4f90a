import { bestDiscards, type TargetOptions, type Targets, targets, waits } from 'mahjongg/analysis';
import {
  type Hand,
  type HasGoals,
  type HasHands,
  type HasScore,
  parseHandText,
  parseTiles,
  type Reason,
  type Result,
  type Tile,
  validateHand,
  type Win,
} from 'mahjongg/card-free';
import { type Given, valueGiven, type Work } from '../command';
import { mistaken, orMistaken, orRefused, withOptions } from '../mistakes';
import { answering, handIn, membersOf, onlyReasons } from '../requests';
import { partOf, type With, whichHand } from '../rule-set';
import { givenRules, type Rules } from '../settings';
import { targetLines } from '../targets';
import { under } from '../values';
import { columns, counted, type Lines, paragraph, sum, wrapped } from '../words';

const SHOWN = 5;

/** A table of the best discards of a full hand that does not win; nothing for other hands. */
const discardLines = (hand: Hand, rules: HasGoals, visible: readonly Tile[]): Lines => {
  const best = bestDiscards(hand, { rules, visible });
  if (!best.ok || best.value.length === 0) return [];
  const rows = best.value
    .slice(0, SHOWN)
    .map(({ tile, distance, useful }) => [tile, String(distance), String(useful)]);
  return [
    'Best discards, with the distance and the useful tiles after each:',
    ...columns([['discard', 'away', 'useful'], ...rows], 'lrr'),
  ];
};

type Scored = HasGoals & HasHands<unknown, Win> & HasScore<unknown, Win, unknown>;

/** A line with the tiles that complete a hand, jokers included; nothing if it needs more than one. */
const waitLines = (hand: Hand, rules: Scored, visible: readonly Tile[]): Lines => {
  // The tiles do not depend on the value, which the players may set (TG-8).
  const found = waits(hand, { rules, visible, value: 0 });
  if (!found.ok || found.value.length === 0) return [];
  const tiles = found.value.map(({ tile, unseen }) => `${tile} (${unseen})`);
  return [`It waits for (unseen): ${tiles.join(' ')}`];
};

/** A hand with fewer tiles than this needs more than one. */
const LEAST = 13;

/** How many targets are shown without `--limit`. */
const TARGETS_SHOWN = 10;

interface Asked extends Rules {
  readonly choices: Choices;
}

/** Reads visible tiles; exposures may be in brackets, as in a hand. */
const visibleIn = (text: string) => parseTiles(text.replace(/[[\]]/g, ' '));

/** Which targets to list, and the visible tiles. */
interface Choices extends TargetOptions {
  readonly visible: readonly Tile[];
}

const givenChoices = (given: Given): Choices => {
  const visible = given.options.get('visible');
  return {
    visible: visible === undefined ? [] : orMistaken(visibleIn(visible), '--visible: '),
    limit: valueGiven(given, 'limit', 'some') ?? TARGETS_SHOWN,
    draws: valueGiven(given, 'draws', 'some'),
    within: valueGiven(given, 'within', 'few'),
    // Text has one row for each group; JSON has what a request asks for.
    perGroup: given.options.has('json') ? undefined : 1,
    partial: true,
    impossible: undefined,
    sortBy: given.options.get('sort')?.toLowerCase() as TargetOptions['sortBy'],
  };
};

/** The choices of a request, or else those of the command line; a request’s visible tiles may be text. */
const choicesOf = (request: unknown, usual: Choices): Choices => {
  const choices: Choices = { ...usual, ...membersOf(request, Object.keys(usual)) };
  const text: unknown = choices.visible;
  return typeof text === 'string'
    ? { ...choices, visible: orRefused(under('visible', visibleIn(text))) }
    : choices;
};

/** The distance of the nearest hand that can still be completed, whichever hands are listed. */
const nearestOf = (hand: Hand, rules: HasGoals, { visible }: Choices): number | undefined => {
  const found = targets(hand, { rules, visible, limit: 1, partial: true });
  return found.ok ? found.value.targets[0]?.distance : undefined;
};

/** What to do before the hand wins, if some of its tiles belong on its exposures (TG-5); undefined if it wins as it lies. */
const layText = (hand: Hand, rules: HasHands<unknown>): string | undefined => {
  const answer = validateHand(hand, { rules });
  const reasons = answer.valid ? [] : answer.reasons;
  const lay = reasons.map(({ params }) => params['lay']).find((tiles) => Array.isArray(tiles));
  return lay && `The hand wins once you add ${lay.join(' ')} to an exposure (TG-5).`;
};

/** The text about a hand: its distance, what it waits for, what to discard, the nearest winning hands. */
const linesFor = (
  hand: Hand,
  found: Targets<unknown>,
  { rules, text }: With<HasGoals>,
  { choices, rules: { hands, score } }: Asked,
): Lines => {
  const { visible } = choices;
  const [distance = '', ...table] = targetLines(found, text, {
    more: ' (--limit shows more)',
    nearest: nearestOf(hand, rules, choices),
    within: choices.within,
    most: rules.goals.most,
    hand,
  });
  const lay = found.distance === 0 && hands !== undefined && layText(hand, rules as Scored);
  const away = lay || distance;
  const held = hand.concealed.length + sum(hand.melds ?? [], ({ tiles }) => tiles.length);
  return [
    ...wrapped(held < LEAST ? `The hand has ${counted(held, 'tile')} so far. ${away}` : away),
    ...(hands !== undefined && score !== undefined ? waitLines(hand, rules as Scored, visible) : []),
    ...table,
    ...paragraph(found.distance === 0 ? [] : discardLines(hand, rules, visible)),
  ];
};

/** A message with choices named as options of the command line. */
const atCommandLine = ({ message }: Reason): string =>
  message.replace(/^The option (\w+)/, (_, name: string) => `--${name === 'sortBy' ? 'sort' : name}`);

/** The value of a result; says whether an option or the hand is wrong. */
const analyzed = <T>(result: Result<T>): T => {
  const isOption = !result.ok && result.error.reasons[0].code === 'badOption';
  return orRefused(result, (reason) =>
    isOption
      ? withOptions({ ...reason, message: atCommandLine(reason) })
      : `the hand cannot be analyzed: ${atCommandLine(reason)}`,
  );
};

export const analyze: Work = answering<Asked>({
  read: async (given) => ({ ...(await givenRules(given)), choices: givenChoices(given) }),
  find: (given, asked) => {
    const goals = partOf('goals', asked);
    const hand = analyzed(parseHandText(given.text ?? mistaken(whichHand(asked, goals.text))));
    const found = analyzed(targets(hand, { rules: goals.rules, ...asked.choices }));
    return { json: found, lines: () => linesFor(hand, found, goals, asked) };
  },
  answer: (request, open, { choices }) => {
    const { rules } = partOf('goals', open);
    return orRefused(targets(handIn(request, open.set), { rules, ...choicesOf(request, choices) }));
  },
  refuse: onlyReasons,
});
