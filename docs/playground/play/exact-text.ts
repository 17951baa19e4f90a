import type { Exact } from 'mahjongg';

/** A fraction as a person writes it: `12`, `9/13`, `116 4/13`. */
export const exactText = ({ n, d }: Exact): string => {
  const [whole, rest] = [Math.floor(n / d), n % d];
  if (rest === 0) return String(whole);
  return whole === 0 ? `${rest}/${d}` : `${whole} ${rest}/${d}`;
};
