// The packages the benchmarks compare with, each with what it is given and how it is asked. A package is loaded from
// here, where it is installed, and by a name that no tool takes for a dependency of the library.
//
// Hands come as rows of 34 counts in the library's order (bams, green dragon, craks, red, dots, white, E S W N). Each
// package gets the suits as its m, p and s, and E S W N white green red as its z. Arrangements are compared as
// texts: groups such as `m123`, `s777` and `z55`, sorted.

/** @param {string} name */
const load = async (name) => {
  const loaded = await import(name);
  return loaded.default ?? loaded;
};

const SUITS = [0, 10, 20];
const HONORS = [30, 31, 32, 33, 29, 9, 19];
const LETTERS = ['m', 'p', 's', 'z'];

/** The columns of a row in the order of the packages: three suits of nine, then the honors. */
const ORDER = [
  ...SUITS.flatMap((suit) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((number) => suit + number)),
  ...HONORS,
];

/** @param {Uint8Array} row @returns {number[]} */
const inOrder = (row) => ORDER.map((column) => row[column] ?? 0);

/** @param {Uint8Array} row */
const inFour = (row) => {
  const counts = inOrder(row);
  return [counts.slice(0, 9), counts.slice(9, 18), counts.slice(18, 27), counts.slice(27)];
};

/** @param {Uint8Array} row @returns {number[]} each tile as its place in the order */
const asPlaces = (row) => inOrder(row).flatMap((count, place) => Array(count).fill(place));

/** @param {number[]} places */
const group = (places) => {
  const suit = LETTERS[Math.floor((places[0] ?? 0) / 9)];
  return suit + places.map((place) => (place % 9) + 1).join('');
};

/** @param {string[]} groups */
const text = (groups) => groups.sort().join(' ');

/** @param {string[]} texts */
const distinct = (texts) => [...new Set(texts)].sort();

/**
 * @typedef {object} Peer
 * @property {string} name
 * @property {(row: Uint8Array) => any} prepare one hand in the package's own form
 * @property {(hands: any[]) => number} countWins how many win, one call for each
 * @property {string} asksWin the call
 * @property {(hand: any) => boolean} wins
 * @property {((hands: any[]) => number)=} countArrangements how many arrangements there are, one call for each hand
 * @property {string=} asksArrangements the call
 * @property {((hand: any) => string[])=} arrangements
 */

/** @returns {Promise<Peer>} */
const agariPeer = async () => {
  const agari = await load('agari');
  return {
    name: 'agari',
    prepare: inFour,
    asksWin: 'agari.check(haiArr)',
    wins: (hand) => agari.check(hand),
    countWins: (hands) => {
      let wins = 0;
      for (const hand of hands) if (agari.check(hand)) wins++;
      return wins;
    },
    asksArrangements: 'agari(haiArr)',
    countArrangements: (hands) => {
      let found = 0;
      for (const hand of hands) found += agari(hand).length;
      return found;
    },
    arrangements: (hand) =>
      distinct(
        agari(hand).map((/** @type {(string | string[])[]} */ ways) =>
          text(
            ways.map((way) => {
              if (typeof way === 'string') return `${way[1]}${way[0]}${way[0]}`;
              const [first = ''] = way;
              const numbers = way.length === 1 ? [first, first, first] : way;
              return first[1] + numbers.map((tile) => tile[0]).join('');
            }),
          ),
        ),
      ),
  };
};

/** @returns {Promise<Peer>} */
const riichiCorePeer = async () => {
  const { decomp } = await load('@hakatashi/riichi-core');
  const bins = (/** @type {Uint8Array} */ row) => inFour(row).map((counts) => [...counts, 0, 0].slice(0, 9));
  const standard = (/** @type {any} */ way) => way.k7 === null;
  return {
    name: '@hakatashi/riichi-core',
    prepare: bins,
    asksWin: 'decomp.decompAgari(bins)',
    wins: (hand) => decomp.decompAgari(hand).some(standard),
    countWins: (hands) => {
      let wins = 0;
      for (const hand of hands) if (decomp.decompAgari(hand).some(standard)) wins++;
      return wins;
    },
    asksArrangements: 'decomp.decompAgari(bins)',
    countArrangements: (hands) => {
      let found = 0;
      for (const hand of hands) found += decomp.decompAgari(hand).length;
      return found;
    },
    arrangements: (hand) =>
      distinct(
        decomp
          .decompAgari(hand)
          .filter(standard)
          .map((/** @type {any} */ way) => {
            const sets = way.mentsu.map((/** @type {any} */ { type, anchor }) => {
              const [number, suit] = [Number(String(anchor)[0]), String(anchor)[1]];
              const numbers =
                type === 'shuntsu' ? [number, number + 1, number + 2] : [number, number, number];
              return suit + numbers.join('');
            });
            const pair = String(way.jantou);
            return text([`${pair[1]}${pair[0]}${pair[0]}`, ...sets]);
          }),
      ),
  };
};

/** @returns {Promise<Peer>} */
const riichiTsPeer = async () => {
  const { check, findAllAgariPatterns } = await load('riichi-ts/dist/agari.js');
  return {
    name: 'riichi-ts',
    prepare: (row) => Int8Array.from(inOrder(row)),
    asksWin: 'check(haipai)',
    wins: (hand) => check(hand),
    countWins: (hands) => {
      let wins = 0;
      for (const hand of hands) if (check(hand)) wins++;
      return wins;
    },
    asksArrangements: 'findAllAgariPatterns(haipai)',
    countArrangements: (hands) => {
      let found = 0;
      for (const hand of hands) found += findAllAgariPatterns(hand).length;
      return found;
    },
    arrangements: (hand) =>
      distinct(
        findAllAgariPatterns(hand)
          .filter((/** @type {number[][]} */ way) => way.length === 5)
          .map((/** @type {number[][]} */ way) => text(way.map(group))),
      ),
  };
};

/** @returns {Promise<Peer>} */
const tileEfficiencyPeer = async () => {
  const { cal } = await load('mahjong-tile-efficiency');
  return {
    name: 'mahjong-tile-efficiency',
    prepare: inFour,
    asksWin: 'cal.calShantenMenzu(hand) === -1',
    wins: (hand) => cal.calShantenMenzu(hand) === -1,
    countWins: (hands) => {
      let wins = 0;
      for (const hand of hands) if (cal.calShantenMenzu(hand) === -1) wins++;
      return wins;
    },
  };
};

/** @returns {Promise<Peer>} */
const majiangPeer = async () => {
  const { Shoupai, Util } = await load('@kobalab/majiang-core');
  return {
    name: '@kobalab/majiang-core',
    prepare: (row) =>
      Shoupai.fromString(
        asPlaces(row)
          .map((place) => group([place]))
          .join(''),
      ),
    asksWin: 'Util.xiangting_yiban(shoupai) === -1',
    wins: (hand) => Util.xiangting_yiban(hand) === -1,
    countWins: (hands) => {
      let wins = 0;
      for (const hand of hands) if (Util.xiangting_yiban(hand) === -1) wins++;
      return wins;
    },
    // Lists each arrangement once for each place the winning tile can have in it.
    asksArrangements: 'Util.hule_mianzi(shoupai)',
    countArrangements: (hands) => {
      let found = 0;
      for (const hand of hands) found += Util.hule_mianzi(hand).length;
      return found;
    },
    arrangements: (hand) =>
      distinct(
        Util.hule_mianzi(hand)
          .filter((/** @type {string[]} */ way) => way.length === 5)
          .map((/** @type {string[]} */ way) => text(way.map((set) => set.replaceAll(/[_!]/g, '')))),
      ),
  };
};

/** @returns {Promise<Peer>} */
const paiForgePeer = async () => {
  const { detectYaku } = await load('@pai-forge/riichi-mahjong');
  const special = new Set(['Chiitoitsu', 'KokushiMusou']);
  // Self-drawn and concealed, so that a hand that is complete has at least that to its name. Of two structures
  // the better one is named, and four sets and a pair that are seven pairs too are the better one.
  const wins = (/** @type {any} */ { hand, config }) => {
    const found = detectYaku(hand, config);
    return found.length > 0 && !found.some((/** @type {[string, number]} */ [name]) => special.has(name));
  };
  return {
    name: '@pai-forge/riichi-mahjong',
    prepare: (row) => {
      const closed = asPlaces(row);
      const config = { agariHai: closed[0], bakaze: 27, jikaze: 28, doraMarkers: [], isTsumo: true };
      return { hand: { closed, exposed: [] }, config };
    },
    asksWin: 'detectYaku(tehai, config)',
    wins,
    countWins: (hands) => {
      let found = 0;
      for (const hand of hands) if (wins(hand)) found++;
      return found;
    },
  };
};

/** All of them. */
export const peers = async () =>
  Promise.all([
    agariPeer(),
    riichiCorePeer(),
    riichiTsPeer(),
    tileEfficiencyPeer(),
    majiangPeer(),
    paiForgePeer(),
  ]);

/** The library's arrangement as the same kind of text. */
/** @param {{ pair: string, sets: readonly { kind: string, tile: string }[] }} arrangement */
export const ownText = ({ pair, sets }) => {
  const place = (/** @type {string} */ tile) => {
    const suit = tile.length === 2 ? ['B', 'C', 'D'].indexOf(tile[1] ?? '') : -1;
    const number = Number(tile[0]);
    return Number.isInteger(number)
      ? suit * 9 + number - 1
      : 27 + ['E', 'S', 'W', 'N', 'WD', 'GD', 'RD'].indexOf(tile);
  };
  return text([
    group([place(pair), place(pair)]),
    ...sets.map(({ kind, tile }) => {
      const at = place(tile);
      return group(kind === 'run' ? [at, at + 1, at + 2] : [at, at, at]);
    }),
  ]);
};
