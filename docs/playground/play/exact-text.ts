import type { Exact } from 'mahjongg';

/** A fraction as a person writes it: `12`, `9/13`, `116 4/13`. */
export const exactText = ({ n, d }: Exact): string => {
  const [whole, rest] = [Math.floor(n / d), n % d];
  if (rest === 0) return String(whole);
  return whole === 0 ? `${rest}/${d}` : `${whole} ${rest}/${d}`;
};

/** A final score: the exact figure, and the rounded one where it differs, `39 6/7 ≈ 40`. */
export const finalText = (exact: string, rounded: number): string =>
  exact === String(rounded) ? exact : `${exact} ≈ ${rounded}`;
