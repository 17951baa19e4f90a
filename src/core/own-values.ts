/** What stands for a member with a getter, which is never called: no reader takes it. */
export const GETTER: unique symbol = /* @__PURE__ */ Symbol('a getter');

/** The value of an object’s own property; undefined if there is none, and `GETTER` if it is computed. */
export const ownValue = (object: object, key: string): unknown => {
  const member = Object.getOwnPropertyDescriptor(object, key);
  return member === undefined || 'value' in member ? member?.value : GETTER;
};

/** Whether all enumerable own properties are data, so that reading them calls no getter. */
export const isData = (object: object): boolean => {
  for (const name of Object.keys(object)) if (ownValue(object, name) === GETTER) return false;
  return true;
};

/** The same object if all its properties are data, or a copy with only those that are. */
export const dataOf = <T extends object>(object: T): T =>
  isData(object)
    ? object
    : (Object.fromEntries(
        Object.keys(object)
          .filter((name) => ownValue(object, name) !== GETTER)
          .map((name) => [name, ownValue(object, name)]),
      ) as T);

/** A copy of an object’s own properties, each read once; a computed one becomes `GETTER`. */
export const ownMembers = <T extends object>(object: T): T =>
  Object.fromEntries(Object.keys(object).map((name) => [name, ownValue(object, name)])) as T;

/** Whether a value is an object with named properties: not null, a list or binary data. */
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

/** A copy of a list, each item read once; undefined if it is not a list or is longer than `limit`. */
export const ownList = (value: unknown, limit: number): readonly unknown[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const { length } = value;
  if (length > limit) return undefined;
  const items: unknown[] = [];
  for (let place = 0; place < length; place++) items.push(ownValue(value, String(place)));
  return items;
};

/** Whether a value is a whole `Result`, successful or not, passed instead of its value. */
export const isAnswer = (value: unknown): boolean =>
  isRecord(value) && typeof ownValue(value, 'ok') === 'boolean';
