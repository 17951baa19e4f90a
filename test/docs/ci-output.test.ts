import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { retriesReporter } from '../browser/retries';
import { ownFolder } from '../own-folder';

// What CI says of its tests at the end.

const folder = ownFolder('report');

const script = fileURLToPath(new URL('../../scripts/count-tests.js', import.meta.url));
const counted = (report: object | '') => {
  const file = join(folder, 'report.json');
  writeFileSync(file, report === '' ? '' : JSON.stringify(report));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
  return { status, stdout, stderr };
};
const report = (passed: number, failed = 0, suites = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numFailedTestSuites: suites,
  success: failed + suites === 0,
  testResults: [],
});

test('a run in which all tests passed is one line', () => {
  expect(counted(report(100_000))).toEqual({ status: 0, stdout: '100000 passed, 0 failed\n', stderr: '' });
});

test('a run with a failed test, or a file that does not load, fails', () => {
  expect(counted(report(100_000, 2))).toMatchObject({
    status: 1,
    stdout: '100000 passed, 2 failed\n',
    stderr: '',
  });
  expect(counted(report(100_000, 0, 1))).toMatchObject({ status: 1, stdout: '100000 passed, 1 failed\n' });
  expect(counted('')).toMatchObject({ status: 1, stdout: '0 passed, 1 failed\n' });
});

test('what failed is named, with the first lines of why', () => {
  const failed = {
    ...report(100_000, 1, 2),
    testResults: [
      {
        name: join(process.cwd(), 'test/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'failed', fullName: 'one and two', failureMessages: ['Error: 3, not 2\n  at a'] },
          { status: 'passed', fullName: 'two', failureMessages: [] },
        ],
      },
      {
        name: join(process.cwd(), 'test/b.test.ts'),
        status: 'failed',
        message: 'no such file',
        assertionResults: [],
      },
      { name: join(process.cwd(), 'test/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(counted(failed).stdout.split('\n')).toEqual([
    'failed: test/a.test.ts: one and two: Error: 3, not 2 |   at a',
    'failed: test/b.test.ts: no such file',
    '100000 passed, 1 failed',
    '',
  ]);
});

test('a run that lost half of its tests fails, and says what to do', () => {
  const { status, stderr } = counted(report(3_400));
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Only 3400 tests ran; there are at least \d+\..* lower LEAST_TESTS in scripts\/count-tests\.js\.\n$/,
  );
});

test('tests that were tried again are named', () => {
  const lines: string[] = [];
  const one = (fullName: string, retryCount: number, state: string) => ({
    fullName,
    diagnostic: () => ({ retryCount }),
    result: () => ({ state }),
  });
  const tests = [one('at once', 0, 'passed'), one('late', 1, 'passed'), one('never', 1, 'failed')];
  const modules = [{ relativeModuleId: 'a.test.ts', children: { allTests: () => tests } }];
  retriesReporter((line) => lines.push(line)).onTestRunEnd?.(modules as never, [], 'failed');
  expect(lines).toEqual([
    'Tests that were tried again: 2',
    '  a.test.ts > late: 1 more, passed',
    '  a.test.ts > never: 1 more, failed',
  ]);
});
