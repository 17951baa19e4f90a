/** An own data property of a value from outside; undefined if there is none. */
export const ownValue = (object: object, key: string): unknown =>
  Object.getOwnPropertyDescriptor(object, key)?.value;

/** Whether a value from outside is an object with named properties: neither null nor a list. */
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list from outside, its items read once; undefined if it is no list, or longer than `limit`. */
export const ownList = (value: unknown, limit: number): readonly unknown[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const { length } = value;
  if (length > limit) return undefined;
  const items: unknown[] = [];
  for (let place = 0; place < length; place++) items.push(ownValue(value, String(place)));
  return items;
};
