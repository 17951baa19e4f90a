/** An own data property of a value from outside; undefined if there is none. */
export const ownValue = (object: object, key: string): unknown =>
  Object.hasOwn(object, key) ? Object.getOwnPropertyDescriptor(object, key)?.value : undefined;

/** Whether a value from outside is an object with named properties: neither null nor a list. */
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list from outside, its items read once; undefined if it is no list, or longer than `limit`. */
export const ownList = (value: unknown, limit: number): readonly unknown[] | undefined => {
  if (!Array.isArray(value) || value.length > limit) return undefined;
  return Array.from({ length: value.length }, (_, index) => ownValue(value, String(index)));
};
