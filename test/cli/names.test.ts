import { describe, expect, test } from 'vitest';
import { inLanguage, legendOf } from '../../src/cli/names';
import { begun, playThrough } from './player';
import { run } from './run';

// CS-24: `--names` wherever the program prints tiles for a person.

const CHINESE_HAND = 'EEE 00 GGG 234B [8888D] + F1 S3';
const SOLITAIRE = ['--rules', 'chinese-solitaire'] as const;

describe('CS-24: the sheet of the Chinese solitaire', () => {
  const BY_DISCARD = [
    'score',
    CHINESE_HAND,
    ...SOLITAIRE,
    '--by',
    'discard',
    '--tile',
    'GD',
    '--discards',
    '39',
  ];
  const sheet = async (language: string): Promise<string> =>
    (await run([...BY_DISCARD, '--names', language])).stdout;

  test('keeps its columns', async () => {
    const ends = (text: string): readonly number[] =>
      text
        .slice(text.indexOf('1   Basic'), text.indexOf('Names:'))
        .split('\n')
        .map(({ length }) => length);
    expect(ends(await sheet('chinese'))).toEqual(ends(await sheet('english')));
    expect(ends(await sheet('zh-pinyin'))).toEqual(ends(await sheet('english')));
  });

  test.each([
    ['Run from 2 Bam, in hand      0', 'Chie from Er Tiao, Menzen     0'],
    ['2b  Pungs or kongs of dragons  x2', '2b  Peng or Gang of Leung    x2'],
    ['Consecutive Run 1 2 3', 'Consecutive Run 1 2 3'],
    ['12 Bams and a run', '12 Bams and a run'],
    ['FF 111B 222B  1 Pair 4 Pungs', 'FF 111B 222B  1 Dui 4 Peng'],
    ['4 Pairs 2 Pungs', '4 Dui 2 Peng'],
    ['Singles and Pairs, line 1', 'Singles and Pairs, line 1'],
    ['YG-11  Chow 123B, concealed', 'YG-11  Chie 123B, concealed'],
    ['YG-11  Pung 777C, revealed', 'YG-11  Peng 777C, revealed'],
    ['YG-9   Kong EEEE, concealed', 'YG-9   Gang EEEE, concealed'],
    ['YG-10  Pair NN, “long winter”, concealed', 'YG-10  Dui NN, “long winter”, concealed'],
    ['  3 Bam  4 Bam', '  San Tiao  Sih Tiao'],
  ])('“%s”', (line, expected) => {
    expect(inLanguage(line, 'chinese').replace(/ +(?=\S+$)/, ' ')).toBe(expected.replace(/ +(?=\S+$)/, ' '));
    expect(inLanguage(line, 'english')).toBe(line);
  });
});

test.each([
  ['[33BJ] 00 NEWS', '3B San Tiao, WD Bai Ban, E Dong, S Nan, W Xi, N Bei, J Bai Da'],
  ['It wins with 1C (CF-39), not SEEN or CF-28 or 4/7', '1C Ee Wan'],
  ['nothing', ''],
])('CS-24: what stands in notation in “%s”', (text, names) => {
  const found = legendOf([text], 'chinese').join(' ').replace(' Names: ', '');
  if (text.includes('SEEN')) expect(found).toContain(names);
  else expect(found).toBe(names);
});

test('CS-24: hints and the end of a game have the names of `--names`', () => {
  const english = playThrough(begun({ game: 'card-free', seed: '1' }));
  const chinese = playThrough(begun({ game: 'card-free', seed: '1', look: { names: 'chinese' } }));
  expect(chinese.typed).toEqual(english.typed);
  expect(english.lines.join('\n')).not.toContain('Names: ');
  expect(chinese.lines.join('\n')).toContain('\nNames: ');
});
