const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day it is here, as in 2026-05-31. */
export const today = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
};
