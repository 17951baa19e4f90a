import { dataOf } from '../../core/own-values';

/** Options newer than the first records. Records leave them out at these values, so older records stay valid. */
const NOT_RECORDED: ReadonlyMap<string, unknown> = /* @__PURE__ */ new Map<string, unknown>([
  ['concealedBonus', 0],
  ['claimDiscardedJoker', false],
]);

/** The options as records name them. */
export const recordedOptions = (options: object): Readonly<Record<string, unknown>> =>
  Object.freeze(
    Object.fromEntries(
      Object.entries(dataOf(options)).filter(
        ([name, value]) => !NOT_RECORDED.has(name) || NOT_RECORDED.get(name) !== value,
      ),
    ),
  );
