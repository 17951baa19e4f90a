import { layouts as layoutsOf } from 'mahjongg/card-free';
import { valueGiven, type Work } from '../command';
import { batchFor, type Io } from '../io';
import { mistaken, Refused } from '../mistakes';
import { partOf, without } from '../rule-set';
import { givenRules } from '../settings';
import { jsonLine } from '../words';

/** How many layouts pass between reports of progress. */
const STEP = 100_000;

const countOf = (all: Iterable<unknown>, { progress }: Io): number => {
  let count = 0;
  for (const _ of all) if (++count % STEP === 0) progress?.(`${count} so far`);
  progress?.('');
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
  for (const layout of all) if (left-- <= 0 || !(await batch.add(lineOf(layout)))) break;
  await batch.flush();
};

export const layouts: Work = {
  noText: '“layouts” takes options only',
  run: async (given, io) => {
    const { options } = given;
    const open = await givenRules(given);
    const { rules, text: written } = partOf('hands', open);
    const dragonHands = options.has('dragon-hands');
    if (dragonHands && !written.hasDragonHands) throw new Refused(without('dragonHands', open));
    const limit = valueGiven(given, 'limit', 'some') ?? Infinity;
    const isCount = options.has('count');
    if (isCount && options.has('limit')) mistaken('--count and --limit cannot be combined');
    const all = layoutsOf({ rules, dragonHands });
    if (isCount) {
      const count = rules.hands.countLayouts?.({ dragonHands }) ?? countOf(all, io);
      return { json: { count }, lines: () => [String(count)] };
    }
    const lineOf = options.has('json') ? jsonLine : (one: unknown) => `${written.layout(one)}\n`;
    await printAll(all, limit, lineOf, io);
    return 0;
  },
};
