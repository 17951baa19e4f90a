import type { Win } from '../../hands/hand';

/** The ways of winning by a tile that another player gave up. */
const CLAIMED: readonly Win['by'][] = ['discard', 'misnamedDiscard', 'exchangeTile'];

/** Whether a win took the tile of another player, who gave it up by a discard or in an exchange. */
export const isClaimed = (win: Win | undefined): boolean => win !== undefined && CLAIMED.includes(win.by);

/** Whether a win may be by a discarded joker (AG-12). */
export const mayClaimJoker = (
  win: Win | undefined,
  { claimDiscardedJoker }: { readonly claimDiscardedJoker: boolean },
): boolean => claimDiscardedJoker && win?.by === 'discard' && (win.tile ?? 'J') === 'J';
