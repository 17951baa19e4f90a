// The Chinese benchmark: the built package beside the packages of test/bench/peers.
//
//   npm run build && npm ci --prefix test/bench/peers && node test/bench/chinese.mjs
//
// `--hands 100000` takes fewer hands than a million; `--write` keeps the figures in test/bench/results/chinese.json, and
// `npm run bench:pages` writes them into docs/performance.md. It stops if results differ, before anything is timed.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { batchesOf, winningBatchesOf } from './chinese/batches.mjs';
import { compareResults } from './chinese/compare.mjs';
import {
  ownArrangers,
  ownJudges,
  ownReaders,
  peersThatArrange,
  peersThatJudge,
} from './chinese/contestants.mjs';
import { measureFirstCall } from './chinese/first-call.mjs';
import { makeHands } from './chinese/hands.mjs';
import { measure } from './chinese/measure.mjs';
import { peers as loadPeers } from './peers/peers.mjs';
import { keepResults, machine } from './results-files.mjs';

const SEED = 20_260_101;
const ROUNDS = 40;
const WARM_UP = 4;

const { values } = parseArgs({
  options: { hands: { type: 'string', default: '1000000' }, write: { type: 'boolean', default: false } },
});
const amount = Number(values.hands);
const { load } = machine();
const root = new URL('../../', import.meta.url);
const entry = new URL('dist/packed.js', root).href;

/** @type {typeof import('../../src/packed')} */
const packed = await import(entry);
/** @type {typeof import('../../src/index')} */
const library = await import(new URL('dist/index.js', root).href);

const firstCall = measureFirstCall(entry);
console.log(`first call: ${firstCall.medianMs.toFixed(1)} ms, ${firstCall.tableBytes} bytes`);

const peers = await loadPeers();
const hands = makeHands(amount, SEED);
console.log(`${amount} hands`);

const agreement = compareResults(hands, packed, peers);
console.log(agreement.own);
console.table(agreement.peers);
const judges = new Set(['@kobalab/majiang-core', '@pai-forge/riichi-mahjong']);
const disagree = agreement.peers.some(
  (peer) => judges.has(peer.name) && (peer.otherWins > 0 || peer.missingWays + peer.extraWays > 0),
);
if (agreement.own.different > 0 || disagree) {
  console.error('The results differ; nothing is measured.');
  process.exit(1);
}

const batches = batchesOf(hands.counts, Math.floor(amount / ROUNDS));
const winning = winningBatchesOf(hands.counts, hands.wins, Math.floor(amount / 2 / ROUNDS));
const judging = peersThatJudge(peers);
const arranging = [...ownArrangers(packed), ...peersThatArrange(peers)];
const isWin = measure([...ownJudges(packed), ...judging], batches, WARM_UP);
console.table(isWin.rows);
const arrangements = measure(arranging, batches, WARM_UP);
console.table(arrangements.rows);
const arrangementsOfWinning = measure(arranging, winning, WARM_UP);
console.table(arrangementsOfWinning.rows);
const fastest = judging.filter(({ name }) => name === isWin.fastestPeer);
const fromTiles = measure([...ownReaders(packed, library), ...fastest], batches, WARM_UP);
console.table(fromTiles.rows);

const results = {
  node: process.version,
  processor: cpus()[0]?.model ?? 'unknown',
  processors: cpus().length,
  load,
  seed: SEED,
  hands: amount,
  rounds: ROUNDS - WARM_UP,
  handsPerRound: batches[0]?.hands ?? 0,
  firstCall,
  agreement,
  isWin,
  arrangements,
  arrangementsOfWinning,
  fromTiles,
};
if (values.write) keepResults('chinese', results);
