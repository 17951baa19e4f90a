/** The same value, frozen through and through, so that nobody can change what everybody shares. It must be a tree of plain data. */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
};
