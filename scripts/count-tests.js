// Prints `N passed, N failed` from vitest's JSON report, and fails unless everything passed and no tests got lost.
import { readFileSync } from 'node:fs';

/** A run with fewer tests than this has lost some. */
const LEAST_TESTS = 5_000;

/** @param {string} text */
const counts = (text) => {
  if (text === '') return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(text);
  // A file that does not even load has no failed test of its own.
  return {
    passed: numPassedTests,
    failed: numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites)),
  };
};

const { passed, failed } = counts(readFileSync(process.argv[2] ?? '', 'utf8'));
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
if (passed + failed < LEAST_TESTS) {
  console.error(
    `Only ${passed + failed} tests ran; there are at least ${LEAST_TESTS}. Find out which files of test did not run. ` +
      'If tests were taken out on purpose, lower LEAST_TESTS in scripts/count-tests.js.',
  );
  process.exitCode = 1;
}
