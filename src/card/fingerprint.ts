import { MisuseError } from '../result/misuse';
import type { Card } from './card';
import { parseCard } from './parse-card';

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

/** The fingerprint of a card that was read. */
export const fingerprintOf = (card: Card): string => {
  const text = JSON.stringify(card);
  return SEEDS.map((seed) => mix(text, seed).toString(16).padStart(HEX_DIGITS, '0')).join('');
};

/**
 * A short name of what a card holds: 32 hexadecimal digits, the same for cards that read alike. It tells
 * cards apart that differ by chance or by edition; it is no proof against somebody who forges one. What is no card ends with a
 * `MisuseError`.
 */
export const cardFingerprint = (card: Card): string => {
  const read = parseCard(card);
  if (!read.ok) throw new MisuseError(read.error.reasons);
  return fingerprintOf(read.value);
};
