// Prints `N passed, N failed` from vitest's JSON report, and fails unless everything passed.
import { readFileSync } from 'node:fs';

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
if (failed > 0 || passed === 0) process.exitCode = 1;
