/**
 * The revision of the rules in this library, which scores and records carry.
 *
 * It grows by one with every release in which a hand, a score, a payment or a game comes out differently under the
 * same options.
 */
export const RULES_REVISION = 2;
