/** An own data property of a value from outside; undefined if there is none. */
export const ownValue = (object: object, key: string): unknown =>
  Object.getOwnPropertyDescriptor(object, key)?.value;

const isMemberData = (object: object, name: string): boolean => {
  const member = Object.getOwnPropertyDescriptor(object, name);
  return member !== undefined && 'value' in member;
};

/** Whether all enumerable members of an object are data, so that it can be looked at without calling anything. */
export const isData = (object: object): boolean => {
  for (const name of Object.keys(object)) if (!isMemberData(object, name)) return false;
  return true;
};

/** The same object if its members are data, or a copy of those that are. */
export const dataOf = <T extends object>(object: T): T =>
  isData(object)
    ? object
    : (Object.fromEntries(
        Object.keys(object)
          .filter((name) => isMemberData(object, name))
          .map((name) => [name, ownValue(object, name)]),
      ) as T);

/** A copy of an object’s own members, each looked at once; what is no data is undefined there. */
export const ownMembers = <T extends object>(object: T): T =>
  Object.fromEntries(Object.keys(object).map((name) => [name, ownValue(object, name)])) as T;

/** Whether a value from outside is an object with named properties: neither null nor a list, nor the bytes of a file. */
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

/** A list from outside, its items read once; undefined if it is no list, or longer than `limit`. */
export const ownList = (value: unknown, limit: number): readonly unknown[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const { length } = value;
  if (length > limit) return undefined;
  const items: unknown[] = [];
  for (let place = 0; place < length; place++) items.push(ownValue(value, String(place)));
  return items;
};

/** Whether a value is an answer of the library, good or bad, in the place of what it holds. */
export const isAnswer = (value: unknown): boolean =>
  isRecord(value) && typeof ownValue(value, 'ok') === 'boolean';
