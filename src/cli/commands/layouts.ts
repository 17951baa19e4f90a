import { layouts as layoutsOf } from 'mahjongg/card-free';
import { type Command, optionsOf, valueGiven } from '../command';
import { batchFor, type Io } from '../io';
import { mistaken, Refused } from '../mistakes';
import { NAMES_OPTION } from '../names';
import { partOf, without } from '../parts';
import { respond } from '../requests';
import { givenRules, RULES_OPTIONS } from '../settings';
import { jsonLine } from '../words';

/** Counts them without keeping them. */
const countOf = (all: Iterable<unknown>): number => {
  let count = 0;
  for (const _ of all) count++;
  return count;
};

const printAll = async (
  all: Iterable<unknown>,
  limit: number,
  lineOf: (layout: unknown) => string,
  io: Io,
): Promise<void> => {
  const batch = batchFor(io);
  let left = limit;
  for (const layout of all) {
    if (left-- <= 0 || !(await batch.add(lineOf(layout)))) break;
  }
  await batch.flush();
};

/** `mahjongg layouts`. */
export const layouts: Command = {
  usage: ['layouts [OPTIONS]'],
  about: [
    'Prints one layout a line. In Card Free a line has the blocks without jokers, the pattern, and the category with its set, in the order of equal readings. In the Chinese solitaire and the Year game it has the 14 tiles of a hand without melds. Games that are played by a card need --card.',
  ],
  options: optionsOf({
    ...RULES_OPTIONS,
    count: 'print only how many there are; in american-game without a card that takes minutes',
    'dragon-hands': 'include Dragon Hands, which have no pattern',
    'limit N': 'print the first N',
    json: 'print each as a JSON object on a line of its own',
    ...NAMES_OPTION,
  }),
  noText: '“layouts” takes options only',
  examples: [
    'layouts --rules card-free --count',
    'layouts --limit 10',
    'layouts --rules chinese-solitaire --limit 3',
    'layouts --dragon-hands --json | head -3',
  ],
  run: async (given, io) => {
    const { options } = given;
    const open = await givenRules(given);
    const { rules, text: written } = partOf('hands', open);
    const dragonHands = options.has('dragon-hands');
    if (dragonHands && written.hasDragonHands !== true) throw new Refused(without('dragonHands', open));
    const limit = valueGiven(given, 'limit', 'some') ?? Number.POSITIVE_INFINITY;
    const isCount = options.has('count');
    if (isCount && options.has('limit')) mistaken('--count and --limit cannot be combined');
    const all = layoutsOf({ rules, dragonHands });
    if (isCount) {
      const count = rules.hands.countLayouts?.({ dragonHands }) ?? countOf(all);
      await respond(io, given, { count }, () => [String(count)]);
    } else {
      await printAll(
        all,
        limit,
        options.has('json') ? jsonLine : (layout) => `${written.layout(layout)}\n`,
        io,
      );
    }
    return 0;
  },
};
