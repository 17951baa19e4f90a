/**
 * The revision of the rules in this library: it grows by one with every release in which a hand, a score, a payment or
 * a game comes out differently under the same options. Scores and records carry it.
 */
export const RULES_REVISION = 2;
