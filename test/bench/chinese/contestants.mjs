// Who is asked what. Each has a loop of its own, so that none is slowed down by what the others taught the engine.

/** @typedef {import('./measure.mjs').Contestant} Contestant */
/** @typedef {import('./batches.mjs').Batch} Batch */
/** @typedef {import('../peers/peers.mjs').Peer} Peer */
/** @typedef {typeof import('../../../src/packed')} Packed */
/** @typedef {typeof import('../../../src/index')} Library */

/** @param {Batch} batch */
const ownCounts = ({ counts }) => counts;

/** @param {readonly Peer[]} peers @returns {Contestant[]} */
export const peersThatJudge = (peers) =>
  peers.map(({ name, asksWin, prepare, countWins }) => ({
    name,
    call: asksWin,
    own: false,
    prepare: ({ rows }) => rows.map(prepare),
    run: countWins,
  }));

/** @param {readonly Peer[]} peers @returns {Contestant[]} */
export const peersThatArrange = (peers) =>
  peers.flatMap(({ name, asksArrangements, prepare, countArrangements }) =>
    countArrangements === undefined || asksArrangements === undefined
      ? []
      : [
          {
            name,
            call: asksArrangements,
            own: false,
            prepare: ({ rows }) => rows.map(prepare),
            run: countArrangements,
          },
        ],
  );

/** @param {Packed} packed @returns {Contestant[]} */
export const ownJudges = ({
  COUNT_COLUMNS,
  HAND_KEYS,
  isWinningCounts,
  isWinningPacked,
  markWinningCounts,
  markWinningPacked,
  packCounts,
}) => [
  {
    name: 'mahjongg/packed',
    call: 'isWinningCounts(counts, offset)',
    own: true,
    prepare: ownCounts,
    run: (counts) => {
      let wins = 0;
      for (let offset = 0; offset < counts.length; offset += COUNT_COLUMNS)
        if (isWinningCounts(counts, offset)) wins++;
      return wins;
    },
  },
  {
    name: 'mahjongg/packed',
    call: 'markWinningCounts(counts)',
    own: true,
    prepare: ownCounts,
    run: (counts) => markWinningCounts(counts).length,
  },
  {
    name: 'mahjongg/packed',
    call: 'packCounts(counts) and markWinningPacked(keys)',
    own: true,
    prepare: ownCounts,
    run: (counts) => markWinningPacked(packCounts(counts)).length,
  },
  {
    name: 'mahjongg/packed',
    call: 'isWinningPacked(keys, offset)',
    own: true,
    prepare: ({ counts }) => packCounts(counts),
    run: (keys) => {
      let wins = 0;
      for (let offset = 0; offset < keys.length; offset += HAND_KEYS)
        if (isWinningPacked(keys, offset)) wins++;
      return wins;
    },
  },
];

/** @param {Packed} packed @returns {Contestant[]} */
export const ownArrangers = ({ COUNT_COLUMNS, arrangementsOf }) => [
  {
    name: 'mahjongg/packed',
    call: 'arrangementsOf(counts, offset)',
    own: true,
    prepare: ownCounts,
    run: (counts) => {
      let found = 0;
      for (let offset = 0; offset < counts.length; offset += COUNT_COLUMNS)
        found += arrangementsOf(counts, offset).length;
      return found;
    },
  },
];

/** The tiles of each row as strings, from the last column to the first. */
/** @param {Packed} packed @param {Batch} batch @returns {import('../../../src/packed').Tile[][]} */
const asTiles = ({ COLUMN_TILES }, { rows }) =>
  rows.map((row) => {
    /** @type {import('../../../src/packed').Tile[]} */
    const tiles = [];
    for (const [column, tile] of COLUMN_TILES.entries())
      for (let copies = row[column] ?? 0; copies > 0; copies--) tiles.unshift(tile);
    return tiles;
  });

/** @param {Packed} packed @param {Library} library @returns {Contestant[]} */
export const ownReaders = (packed, { chineseSolitaire, isWinningHand }) => {
  const { isWinningTiles } = packed;
  const rules = chineseSolitaire();
  return [
    {
      name: 'mahjongg/packed',
      call: 'isWinningTiles(tiles)',
      own: true,
      prepare: (batch) => asTiles(packed, batch),
      run: (hands) => {
        let wins = 0;
        for (const hand of hands) if (isWinningTiles(hand)) wins++;
        return wins;
      },
    },
    {
      name: 'mahjongg',
      call: 'isWinningHand({ concealed: tiles }, { rules })',
      own: true,
      prepare: (batch) => asTiles(packed, batch).map((concealed) => ({ concealed })),
      run: (hands) => {
        let wins = 0;
        for (const hand of hands) if (isWinningHand(hand, { rules })) wins++;
        return wins;
      },
    },
  ];
};
