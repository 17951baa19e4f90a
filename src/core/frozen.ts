/** Deep-freezes a tree of plain data, so that nobody can change what everybody shares; returns the same value. */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
};
