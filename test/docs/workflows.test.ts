import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// What runs elsewhere with rights to this repository: pinned to the commit, with no more rights than it needs.

const folder = new URL('../../.github/workflows/', import.meta.url);
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const,
);

describe.each(workflows)('%s', (_, text) => {
  test('pins every action to a commit, and names its version', () => {
    const used = [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('has no rights but those a job names', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    const jobs = text
      .slice(text.indexOf('\njobs:'))
      .split(/^ {2}\w+:$/m)
      .slice(1);
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) expect(job).toMatch(/^ {4}permissions:$/m);
  });

  test('gives the right to publish to the job that publishes alone, and runs no stranger’s code with it', () => {
    const jobs = text.split(/^ {2}(?=\w+:$)/m).filter((job) => job.includes('id-token: write'));
    for (const job of jobs)
      expect(job).toMatch(/^publish:[\s\S]*npm ci --ignore-scripts[\s\S]*NPM_CONFIG_PROVENANCE/);
    expect(text).not.toMatch(/pull_request_target|NPM_TOKEN/);
  });
});

test('the tag of a version has an author', () => {
  const [, release = ''] = workflows.find(([name]) => name === 'release.yml') ?? [];
  for (const who of ['AUTHOR', 'COMMITTER'])
    for (const what of ['NAME', 'EMAIL'])
      expect(release).toMatch(new RegExp(`^ {10}GIT_${who}_${what}: \\S`, 'm'));
});

test('the version is published with a statement of provenance', () => {
  expect(workflows.filter(([, text]) => text.includes('changeset publish')).map(([name]) => name)).toEqual([
    'release.yml',
  ]);
});
