// The results as docs/performance-chinese.md.

const number = (/** @type {number} */ value) => value.toLocaleString('en-US');
const rate = (/** @type {number} */ value) => (value < 0.1 ? value.toFixed(3) : value.toFixed(2));
const times = (/** @type {number} */ value) =>
  value < 0.1 ? value.toFixed(3) : value < 10 ? value.toFixed(2) : value.toFixed(1);

/** @param {ReturnType<typeof import('./measure.mjs').summarize>} summary */
const table = ({ rows }) =>
  [
    '| package | call | million hands/s | slowest to quickest round | times the fastest peer |',
    '|---|---|--:|--:|--:|',
    ...rows.map(
      (row) =>
        `| ${row.own ? `**${row.name}**` : row.name} | \`${row.call}\` | ${rate(row.millionHandsPerSecond)} ` +
        `| ${rate(row.slowest)} to ${rate(row.quickest)} | ${times(row.timesFastestPeer)} |`,
    ),
  ].join('\n');

/** @param {any} results */
export const markdown = (results) => {
  const { agreement, firstCall } = results;
  const compared = agreement.peers.map((/** @type {any} */ peer) => {
    const ways = !peer.arranges
      ? 'gives none'
      : `${number(peer.missingWays)} of ${number(agreement.own.arrangements)} missing, in ${number(peer.handsMissingWays)} hands`;
    return `| ${peer.name} | ${number(peer.otherWins)} | ${ways} |`;
  });
  return `# Speed: Chinese hands

\`mahjongg/packed\` judges and arranges hands in typed arrays: four sets and a pair (CS-8), no special hands.

\`\`\`ts
import { arrangementsOf, countHands, markWinningCounts, waitsOf } from 'mahjongg/packed';

const counts = countHands([
  ['1B', '1B', '1B', '2B', '2B', '2B', '3B', '3B', '3B', 'E', 'E', 'E', 'N', 'N'],
  ['1C', '2C', '3C', 'N'],
]); // 34 counts for each hand, one row after the other
markWinningCounts(counts); // => new Uint8Array([1, 0])
arrangementsOf(counts, 0).length; // => 2
waitsOf(counts, 34); // => ['N']
\`\`\`

## How it works

The bams, the craks, the dots and the honors of a hand have nothing to do with each other: a hand wins if each of these
parts is made of sets, one of them with a pair besides. The counts of a part, read as digits in base 5, are its key, and
a table says for each key how many sets it is and whether there is a pair: one byte for each of 5^9 + 5^7 keys. The
table is built on first use by laying all choices of up to four sets and a pair. Arrangements are found with the
same table: no choice is made that it does not let end well, so the time goes into the answer.

The first call took ${firstCall.medianMs.toFixed(1)} ms (median of ${firstCall.processes} fresh processes on a busy machine, the slowest
${firstCall.slowestMs.toFixed(1)} ms), with the building of the table; the table takes ${number(firstCall.tableBytes)} bytes.

## Results first

${number(agreement.own.hands)} distinct hands of 14 tiles, ${number(agreement.own.winning)} of them winning, in ${number(agreement.own.arrangements)} arrangements; ${number(agreement.own.severalWays)} hands have several.
One hand in four is of one suit or two. Of the hands that do not win, one half has one tile exchanged, the other is dealt.
Special hands (seven pairs, thirteen orphans) are left aside. The peers' answers that differ from the library's:

| package | is it a win | all arrangements |
|---|--:|---|
${compared.join('\n')}

## Is it a win?

Each has its own input prepared before the clock starts: counts in arrays or typed arrays, objects of its own.

${table(results.isWin)}

## All arrangements

Half of the hands winning, as above. Peers that name the arrangements with each place of the winning tile, or those of
special hands too, do more than is asked.

${table(results.arrangements)}

Winning hands only:

${table(results.arrangementsOfWinning)}

## From tile strings

The library reads arrays of tiles such as \`'3B'\`; the fastest peer still gets its own prepared counts. \`isWinningHand\`
takes any value whatever for a hand, melds and flowers with it, and reads it under the options of a rule set, which costs
more than the question itself.

${table(results.fromTiles)}

## How this was measured

\`node test/bench/chinese.mjs --write\` on Node ${results.node}, ${results.processors} processors (${results.processor}), hands made
from seed ${results.seed}. All in one process, after the comparison above has run everything many times over: ${results.rounds} rounds
of ${number(results.handsPerRound)} hands (half as many where all of them win), no hand twice in a table, everybody one after the other in
an order drawn anew for each round. A figure is the median of the rounds, a ratio the median of the ratios within each round.

The machine had other work to do at the time, so the figures move by a half or more from one run to the next. The ratios
move less, as what is next to each other was measured under the same load; but who comes right after somebody else finds
the caches of the processor full of other things, and in rounds of a few thousand hands, where bringing the table back
into them counts for more, \`isWinningCounts\` came to 5 or 6 times the fastest peer.

The peers are pinned in \`test/bench/peers\`, which has its own \`package.json\`: installing the library installs none of
them. All figures are in \`test/bench/results/chinese.json\`.
`;
};
