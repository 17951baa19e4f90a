/**
 * Deep-freezes a tree of plain data, so that nobody can change what everybody shares; returns the same value. What is frozen
 * already is taken to be frozen to its end.
 */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
};
