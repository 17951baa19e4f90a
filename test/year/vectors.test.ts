import { describe, expect, test } from 'vitest';
import { stacksOf } from '../../src/games/year/walls';
import {
  formatTiles,
  isWinningHand,
  readYearOptions,
  scoreHand,
  validateHand,
  type YearChoices,
  type YearScore,
  type YearSet,
  type YearWin,
  yearGame,
} from '../../src/index';
import { casesIn, codesOf, type HandCase, handOf, named } from '../chinese/cases';

/** A case of hands, in the form test/vectors/README.md describes. */
interface YearCase
  extends Pick<HandCase, 'rule' | 'name' | 'text' | 'table' | 'hidden' | 'flowers' | 'hand'> {
  readonly options?: YearChoices;
  readonly win?: YearWin;
  readonly expect: {
    readonly valid: boolean;
    readonly arrangements?: readonly (readonly string[])[];
    readonly readings?: number;
    readonly best?: readonly string[];
    readonly winners?: readonly string[];
    readonly conditions?: readonly string[];
    readonly lines?: readonly (readonly unknown[])[];
    readonly total?: number;
    readonly concealedSets?: number;
    readonly reasons?: readonly string[];
    readonly nearest?: number;
    readonly listed?: number;
    readonly at?: readonly (readonly unknown[])[];
    readonly params?: Readonly<Record<string, unknown>>;
  };
}

const OPTIONS = 'options.json';

const setWord = ({ kind, tiles, concealed, pairName }: YearSet): string =>
  [kind, formatTiles(tiles).replaceAll(' ', ''), concealed ? '' : 'revealed', pairName ?? '']
    .filter((word) => word !== '')
    .join(' ');

const sorted = (sets: readonly (readonly string[])[]): readonly string[] =>
  sets.map((words) => words.toSorted().join(', ')).toSorted();

const expectScore = (
  score: YearScore,
  { lines, total, concealedSets }: YearCase['expect'],
  choices: YearChoices = {},
): void => {
  const hasTable = (choices.points ?? null) !== null;
  if (lines !== undefined) {
    const found = score.lines.map(({ element, tiles, concealed, points }) => [
      element,
      formatTiles(tiles),
      concealed ? 'concealed' : 'revealed',
      ...(points === undefined ? [] : [points]),
    ]);
    expect(found).toEqual(lines);
  }
  if (concealedSets !== undefined) expect(score.concealedSets).toBe(concealedSets);
  expect(score.total).toBe(hasTable ? (total ?? score.total) : undefined);
  const sum = score.lines.reduce((all, { points }) => all + (points ?? 0), 0);
  expect(hasTable ? sum : undefined).toBe(score.total);
  expect(score.reading.points).toBe(score.total);
};

const isHands = (name: string): boolean => name !== OPTIONS;

describe.each(casesIn<YearCase>('year', isHands))('%s', (_file, cases) => {
  test.each(named(cases))('%s', (_name, one) => {
    const { valid, arrangements, readings, best, winners, conditions, reasons, nearest } = one.expect;
    const { options: _, win: __, expect: ___, ...parts } = one;
    const hand = handOf(parts);
    const rules = yearGame(one.options);
    const answer = validateHand(hand, { rules, win: one.win });
    expect(answer.valid, JSON.stringify(answer)).toBe(valid);
    expect(isWinningHand(hand, { rules, win: one.win })).toBe(valid);
    const score = scoreHand(hand, { win: one.win ?? { by: 'wall' }, rules });
    expect(score.ok).toBe(valid);
    if (answer.valid && score.ok) {
      const found = answer.readings.map(({ sets }) => sets.map(setWord));
      if (arrangements !== undefined) expect(sorted(found)).toEqual(sorted(arrangements));
      if (readings !== undefined) expect(found).toHaveLength(readings);
      if (best !== undefined) expect(found[0]).toEqual(best);
      if (winners !== undefined) {
        const completed = answer.readings.map(({ sets, completes = -1 }) => sets[completes]);
        expect(
          completed.map((set) => set && setWord({ ...set, concealed: true, pairName: undefined })),
        ).toEqual(winners);
      }
      if (conditions !== undefined) expect(answer.conditions.map(({ code }) => code)).toEqual(conditions);
      expectScore(score.value, one.expect, one.options);
    } else if (!answer.valid) {
      expect(codesOf(answer.reasons)).toEqual(reasons);
      const { at, params, listed } = one.expect;
      if (at !== undefined) expect(answer.reasons.map((reason) => reason.at?.path)).toEqual(at);
      if (params !== undefined) expect(answer.reasons[0]?.params).toEqual(params);
      const near = answer.reasons.filter(({ code }) => code === 'nearestLayout');
      if (nearest !== undefined) expect(near[0]?.params['distance']).toBe(nearest);
      if (listed !== undefined) expect(near).toHaveLength(listed);
    }
  });
});

interface OptionsCase {
  readonly rule: string;
  readonly name: string;
  readonly options: unknown;
  readonly expect: {
    readonly valid: boolean;
    readonly stacks?: readonly number[];
    readonly points?: unknown;
    readonly reasons?: readonly string[];
    readonly message?: string;
  };
}

describe.each(casesIn<OptionsCase>('year', (name) => name === OPTIONS))('%s', (_file, cases) => {
  test.each(named(cases))(
    '%s',
    (_name, { rule, options, expect: { valid, stacks, points, reasons, message } }) => {
      const read = readYearOptions(options);
      expect(read.ok, JSON.stringify(read)).toBe(valid);
      if (read.ok) {
        expect(read.value).toMatchObject(points === undefined ? (options as object) : { points });
        if (stacks !== undefined) expect(stacksOf(read.value)).toEqual(stacks);
        expect(yearGame(read.value)).toBe(yearGame(options as YearChoices));
      } else {
        expect(codesOf(read.error.reasons)).toEqual(reasons);
        expect(read.error.reasons[0]?.message).toContain(message ?? '');
        if (reasons?.[0] === 'badOption') expect(read.error.reasons[0].rule).toBe(rule);
      }
    },
  );
});
