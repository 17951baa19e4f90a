const HEX_DIGITS = 8;

/** Mixes the characters of a text into a number of 32 bits. */
const mix = (text: string, seed: number): number => {
  let hash = seed;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/** Four seeds: the first decimals of pi, e, and the square roots of two and three. */
const SEEDS: readonly number[] = [0x243f6a88, 0xb7e15162, 0x6a09e667, 0xbb67ae85];

/** A hash of a plain value: 32 hexadecimal digits computed from its JSON text. */
export const fingerprintOf = (value: unknown): string => {
  const text = JSON.stringify(value);
  return SEEDS.map((seed) => mix(text, seed).toString(16).padStart(HEX_DIGITS, '0')).join('');
};

/** Whether a value from outside has the form of a fingerprint. */
export const isFingerprint = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
