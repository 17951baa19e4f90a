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

  test('asks for no secret that could be lost, and gives strangers’ pull requests no rights', () => {
    expect(text).not.toMatch(/pull_request_target|NPM_TOKEN/);
  });
});

describe('the release', () => {
  const [, release = ''] = workflows.find(([name]) => name === 'release.yml') ?? [];
  const jobs = release.slice(release.indexOf('\njobs:')).split(/^ {2}(?=\w+:$)/m);
  const job = (name: string): string => jobs.find((one) => one.startsWith(`${name}:\n`)) ?? '';
  /** The rights of a job. */
  const rights = (text: string): readonly string[] =>
    [...text.matchAll(/^ {6}([\w-]+: (?:write|read))(?: #.*)?$/gm)].map(([, right = '']) => right);

  test('has the right to publish in one job alone, and no other right there', () => {
    expect(workflows.map(([, text]) => text.match(/id-token: write/g)?.length ?? 0)).toEqual(
      workflows.map(([name]) => (name === 'release.yml' ? 1 : 0)),
    );
    expect(rights(job('publish'))).toEqual(['id-token: write']);
  });

  test('runs nothing of the repository nor of its tools where it has the right to publish', () => {
    expect(job('publish')).not.toMatch(/checkout|npm (?:ci|install|run|exec|pack|test)|npx|node |bash|\.ci/);
    expect(job('publish').match(/npm \w+/g)).toEqual(['npm view', 'npm publish']);
  });

  test('packs without rights, and publishes that very file once it was checked', () => {
    expect(rights(job('pack'))).toEqual(['contents: read']);
    expect(rights(job('check'))).toEqual(['contents: read']);
    expect(job('pack')).toMatch(
      /persist-credentials: false[\s\S]*npm ci --ignore-scripts[\s\S]*npm run build[\s\S]*npm pack --ignore-scripts[\s\S]*sha256sum/,
    );
    expect(job('publish')).toMatch(/^ {4}needs: \[check, pack\]$/m);
    expect(job('publish')).toMatch(
      /download-artifact[\s\S]*sha256sum --check\n[\s\S]*npm publish "\.\/mahjongg-\$VERSION\.tgz" .*--provenance --ignore-scripts/,
    );
    expect(job('publish')).toMatch(/SHA256: \$\{\{ needs\.pack\.outputs\.sha256 \}\}/);
  });

  test('tags the version when it is published, in a job that can do nothing else', () => {
    expect(job('tag')).toMatch(/^ {4}needs: \[pack, publish\]$/m);
    expect(rights(job('tag'))).toEqual(['contents: write']);
    expect(job('tag')).not.toMatch(/uses:|npm|node/);
  });
});
