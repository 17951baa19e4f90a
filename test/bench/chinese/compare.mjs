// Results first: everything that is timed later gives the same answers, for every hand.
import { ownText } from '../peers/peers.mjs';

/** @typedef {import('../peers/peers.mjs').Peer} Peer */

/**
 * @param {{ counts: Uint8Array, wins: Uint8Array }} hands
 * @param {typeof import('../../../src/packed')} packed
 * @param {readonly Peer[]} peers
 */
export const compareResults = ({ counts, wins }, packed, peers) => {
  const { COUNT_COLUMNS, HAND_KEYS } = packed;
  const keys = packed.packCounts(counts);
  const marks = packed.markWinningCounts(counts);
  const packedMarks = packed.markWinningPacked(keys);
  const own = { hands: wins.length, winning: 0, arrangements: 0, severalWays: 0, different: 0 };
  const others = peers.map(({ name, arrangements }) => ({
    name,
    otherWins: 0,
    arranges: arrangements !== undefined,
    handsMissingWays: 0,
    missingWays: 0,
    extraWays: 0,
  }));
  for (let hand = 0; hand < wins.length; hand++) {
    const offset = hand * COUNT_COLUMNS;
    const win = packed.isWinningCounts(counts, offset);
    const agree = [
      packed.isWinningPacked(keys, hand * HAND_KEYS),
      marks[hand] === 1,
      packedMarks[hand] === 1,
      wins[hand] === 1,
    ];
    if (agree.some((other) => other !== win)) own.different++;
    const ways = packed.arrangementsOf(counts, offset).map(ownText).sort();
    if (ways.length > 0 !== win || new Set(ways).size !== ways.length) own.different++;
    own.winning += win ? 1 : 0;
    own.arrangements += ways.length;
    own.severalWays += ways.length > 1 ? 1 : 0;
    const row = counts.subarray(offset, offset + COUNT_COLUMNS);
    for (const [place, peer] of peers.entries()) {
      const other = others[place];
      if (other === undefined) continue;
      const input = peer.prepare(row);
      if (peer.wins(input) !== win) other.otherWins++;
      if (!win || peer.arrangements === undefined) continue;
      const theirs = new Set(peer.arrangements(peer.prepare(row)));
      const missing = ways.filter((way) => !theirs.has(way)).length;
      other.missingWays += missing;
      other.handsMissingWays += missing > 0 ? 1 : 0;
      other.extraWays += [...theirs].filter((way) => !ways.includes(way)).length;
    }
  }
  return { own, peers: others };
};
