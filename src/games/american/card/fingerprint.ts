import { fingerprintOf } from '../../../core/fingerprint';
import { MisuseError } from '../../../core/misuse';
import type { Card } from './card';
import { parseCard } from './parse-card';

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
