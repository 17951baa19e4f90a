import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Chart, chartInWords, drawChart } from '../bench/pages/draw-chart.mjs';
import { writtenFiles } from '../bench/pages/pages.mjs';

// The pages on speed and their charts say what the files with results say: `npm run bench:pages` writes them.

const resultsOf = (name: string) => JSON.parse(readFileSync(`test/bench/results/${name}.json`, 'utf8'));
const pageOf = (path: string) => readFileSync(path, 'utf8');
const written = writtenFiles(resultsOf, pageOf);

describe('the pages on speed', () => {
  test.each([...written])('%s says what the results say', (path, text) => {
    expect(pageOf(path)).toBe(text);
  });

  test('every chart is on a page, and no other is kept', () => {
    const pages = [...written].filter(([path]) => path.endsWith('.md')).map(([, text]) => text);
    const shown = pages.flatMap((text) =>
      [...text.matchAll(/\]\((charts\/[\w-]+\.svg)\)/g)].map(([, path]) => path),
    );
    const charts = readdirSync('docs/charts').map((name) => `charts/${name}`);
    expect(shown.toSorted()).toEqual(charts.toSorted());
  });

  test.each(readdirSync('test/bench/results').map((file) => file.replace('.json', '')))(
    'another figure in %s.json makes another page',
    (name) => {
      const twice = (_: string, value: unknown) => (typeof value === 'number' ? 2 * value : value);
      const others = (one: string) =>
        one === name ? JSON.parse(JSON.stringify(resultsOf(one)), twice) : resultsOf(one);
      const changed = [...writtenFiles(others, pageOf)].filter(([path, text]) => written.get(path) !== text);
      expect(changed.some(([path]) => path.endsWith('.md'))).toBe(true);
    },
  );
});

describe('a chart', () => {
  const chart: Chart = {
    title: 'Speed of <this> & that',
    unit: 'hands a second',
    rows: [
      { label: 'one', marks: [{ value: 200, least: 100, most: 300 }], isOwn: true },
      { label: 'other', marks: [{ value: 50 }] },
    ],
    goal: { value: 150, label: 'goal: 150' },
    written: String,
  };
  const bars = (svg: string) =>
    [...svg.matchAll(/<rect class="(own|other)"[^>]* width="([\d.]+)"/g)].map(([, kind, width]) => [
      kind,
      Number(width),
    ]);
  const dots = (svg: string) =>
    [...svg.matchAll(/<circle class="(own|other)" cx="([\d.]+)"/g)].map(([, , x]) => Number(x));

  test('has bars as long as its figures', () => {
    const [[ownKind, own] = [], [otherKind, other] = []] = bars(drawChart(chart));
    expect([ownKind, otherKind]).toEqual(['own', 'other']);
    expect(Number(own) / Number(other)).toBeCloseTo(4, 1);
  });

  test('of figures that lie far apart has dots, as far from each other for each ten times', () => {
    const far = [1, 10, 100].map((value) => ({ label: `${value}`, marks: [{ value }] }));
    const svg = drawChart({ ...chart, rows: far, goal: { value: 10, label: 'goal' } });
    expect(bars(svg)).toEqual([]);
    const [first = 0, second = 0, third = 0] = dots(svg);
    expect(second - first).toBeGreaterThan(50);
    expect(third - second).toBeCloseTo(second - first, 0);
    expect(svg).toContain('each line ×10');
    expect(drawChart({ ...chart, rows: far, isPlain: true })).not.toContain('each line ×10');
  });

  test('says in words everything that it shows, as text and not as markup', () => {
    expect(chartInWords(chart)).toBe(
      'Speed of <this> & that (hands a second; goal: 150): one 200, other 50.',
    );
    const svg = drawChart(chart);
    expect(svg).toContain(
      'role="img" aria-label="Speed of &lt;this> &amp; that (hands a second; goal: 150): one 200, other 50."',
    );
    expect(svg).not.toContain('<this>');
  });

  test('is drawn for light and for dark', () => {
    expect(drawChart(chart)).toContain('prefers-color-scheme: dark');
  });
});
