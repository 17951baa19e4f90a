import { dataOf } from '../../core/own-values';

/** Options that came after the first records: at these values a record does not name them, so that older ones stay good. */
const NOT_RECORDED: ReadonlyMap<string, unknown> = /* @__PURE__ */ new Map<string, unknown>([
  ['concealedBonus', 0],
  ['claimDiscardedJoker', false],
]);

/** The options of rules as records name them. */
export const recordedOptions = (options: object): Readonly<Record<string, unknown>> =>
  Object.freeze(
    Object.fromEntries(
      Object.entries(dataOf(options)).filter(
        ([name, value]) => !NOT_RECORDED.has(name) || NOT_RECORDED.get(name) !== value,
      ),
    ),
  );
