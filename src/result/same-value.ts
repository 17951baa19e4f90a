import { ownValue } from './own-values';

/** Whether two plain JSON values are the same, whatever the order of their properties; the first decides how deep to look. */
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
