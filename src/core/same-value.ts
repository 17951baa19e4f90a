import { isRecord, ownValue } from './own-values';
import { described, quoted } from './reason';

/** Whether two plain JSON values are equal in any order of properties; compares only as deep as the first one goes. */
export const isSameValue = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return one === other;
  }
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && isSameValue(ownValue(one, name), ownValue(other, name)),
    )
  );
};

/** The path to the first difference between two plain JSON values, and both values there; undefined if they are equal. */
const firstDifference = (
  one: unknown,
  other: unknown,
  path: readonly string[] = [],
): { readonly path: readonly string[]; readonly one: unknown; readonly other: unknown } | undefined => {
  if (isSameValue(one, other)) return undefined;
  if (!isRecord(one) || !isRecord(other)) return { path, one, other };
  for (const name of [...Object.keys(one), ...Object.keys(other)]) {
    const found = firstDifference(ownValue(one, name), ownValue(other, name), [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Says how the rules of a stored game differ from these; both have a name and options. */
export const otherRulesIn = (
  rules: { readonly name: string; readonly options: object },
  found: unknown,
): string => {
  const [name, options] = isRecord(found) ? [ownValue(found, 'name'), ownValue(found, 'options')] : [];
  if (name !== rules.name) return `it is for ${described(name)}, not ${rules.name}`;
  const other = firstDifference(rules.options, options);
  if (other === undefined) return 'it was played with another card';
  const option = ['options', ...other.path].join('.');
  return `${quoted(option)} is ${described(other.other)} there, and ${described(other.one)} in these rules`;
};
