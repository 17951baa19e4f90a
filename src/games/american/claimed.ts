import type { Win } from '../../hands/hand';

/** Wins on a tile given up by another player. */
const CLAIMED: readonly Win['by'][] = ['discard', 'misnamedDiscard', 'exchangeTile'];

/** Whether the winning tile came from another player, by a discard or in an exchange. */
export const isClaimed = (win: Win | undefined): boolean => win !== undefined && CLAIMED.includes(win.by);

/** Whether the win may claim a discarded joker (AG-12). */
export const mayClaimJoker = (
  win: Win | undefined,
  { claimDiscardedJoker }: { readonly claimDiscardedJoker: boolean },
): boolean => claimDiscardedJoker && win?.by === 'discard' && (win.tile ?? 'J') === 'J';
