import { describe, expect, test } from 'vitest';
import { parseHandText, readYearOptions, validateHand, type YearChoices, yearGame } from '../../src/index';
import { unwrap } from '../unwrap';
import { memberTexts, ruleIn } from './docstrings';
import { YEAR_HANDS } from './option-hands';
import { optionOf, rowsOf } from './options-tables';

// docs/options.md lists every option of the Year game. These tests keep it true.

const texts = memberTexts('src/games/year/options.ts', 'YearOptions');

const options = rowsOf('Year option', 'rule').map(optionOf);

test('every option has its row with its default, in the order of the source', () => {
  expect(options.map(({ name, usual }) => [name, usual])).toEqual(Object.entries(yearGame().options));
});

describe.each(options.map((option) => [option.name, option] as const))(
  '%s',
  (name, { rule, values, effect }) => {
    test('cites the rule that the source cites', () => {
      expect(rule).toBe(ruleIn(texts.get(name)));
      expect(effect).toMatch(/^[A-Z].*\.$/);
    });

    test('takes the values listed, and none of another kind', () => {
      const takes = (value: unknown): boolean => readYearOptions({ [name]: value }).ok;
      expect(values.filter(takes)).toEqual(values);
      const tried = [true, false, 0, 1, 2, 3, 'even', 'stacks', 'tiles', 'tile', 'number', null, []];
      const text = values.map((value) => JSON.stringify(value));
      expect(tried.filter(takes)).toEqual(tried.filter((value) => text.includes(JSON.stringify(value))));
    });
  },
);

test('every option of which sets there are has a hand that shows it', () => {
  const table = options
    .filter(({ effect }) => effect.endsWith('Concerns the table.'))
    .map(({ name }) => name);
  const all = [...table, ...YEAR_HANDS.map(({ name }) => name), 'points'];
  expect(all.sort()).toEqual(options.map(({ name }) => name).sort());
});

test.each(YEAR_HANDS)('$hand with $options', ({ options: given, hand: text, answers }) => {
  const answerTo = (choices: YearChoices): number | string => {
    const hand = unwrap(parseHandText(text));
    const answer = validateHand(hand, { rules: yearGame(choices) });
    return answer.valid ? answer.readings.length : (answer.reasons[0]?.code ?? '');
  };
  expect([answerTo(given as YearChoices), answerTo({})]).toEqual(answers);
});
