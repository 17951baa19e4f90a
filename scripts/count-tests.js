// Prints the tests that failed and `N passed, N failed` from vitest's JSON report, and fails unless everything passed and no tests got lost.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A run with fewer tests than this has lost some. */
const LEAST_TESTS = 5_000;

/**
 * What failed in a file of tests: each test with the first lines of its message, or the file that did not load.
 * @param {{ name: string, message: string, status: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file
 */
const failuresOf = ({ name, message, status, assertionResults }) => {
  const file = relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const lines = failed.map(
    (test) => `${file}: ${test.fullName}: ${firstLines(test.failureMessages[0] ?? '')}`,
  );
  return lines.length > 0 || status !== 'failed' ? lines : [`${file}: ${firstLines(message)}`];
};

/** @param {string} message */
const firstLines = (message) => message.split('\n').slice(0, 6).join(' | ').slice(0, 400);

/** @param {string} text */
const counts = (text) => {
  if (text === '') return { passed: 0, failed: 1, named: [] };
  const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } = JSON.parse(text);
  // A file that does not even load has no failed test of its own.
  return {
    passed: numPassedTests,
    failed: numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites)),
    named: testResults.flatMap(failuresOf),
  };
};

const { passed, failed, named } = counts(readFileSync(process.argv[2] ?? '', 'utf8'));
for (const failure of named) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
if (passed + failed < LEAST_TESTS) {
  console.error(
    `Only ${passed + failed} tests ran; there are at least ${LEAST_TESTS}. Find out which files of test did not run. ` +
      'If tests were taken out on purpose, lower LEAST_TESTS in scripts/count-tests.js.',
  );
  process.exitCode = 1;
}
