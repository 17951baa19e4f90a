import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARD_LIMITS, practiceCard } from '../../src/american';
import { parseCard, type Reason } from '../../src/index';
import { cardJson } from './cases';

const LINE = { hand: 'FF 2222a 4444b 6666c', value: 25, open: true };
const mistakes = (json: unknown): readonly Reason[] => {
  const read = parseCard(json);
  return read.ok ? [] : read.error.reasons;
};
const codes = (json: unknown): readonly string[] => mistakes(json).map(({ code }) => code);
const line = (more: object): object => cardJson([{ ...LINE, ...more }]);

describe('AG-24: the form of a card', () => {
  const card = cardJson([LINE]);

  test.each([
    ['a card', card, []],
    ['no object', [], ['notACard']],
    ['nothing', undefined, ['notACard']],
    ['no name and no sections', {}, ['notACard', 'notACard']],
    ['a name that is no text', { ...card, name: 7 }, ['notACard']],
    ['an empty name', { ...card, name: ' ' }, ['notACard']],
    ['a year of two digits', { ...card, year: 26 }, ['notACard']],
    ['a year that is not whole', { ...card, year: 2026.5 }, ['notACard']],
    ['a remark that is no text', { ...card, note: {} }, ['notACard']],
    ['no sections', { ...card, sections: [] }, ['notACard']],
    ['a section that is none', { ...card, sections: ['Evens'] }, ['notACard']],
    ['a section without lines', { ...card, sections: [{ name: 'A', lines: [] }] }, ['notACard']],
    ['a line that is none', cardJson(['FF']), ['notACard']],
    ['a hand that is no text', line({ hand: 14 }), ['notACard']],
    ['no hands', line({ hand: [] }), ['notACard']],
    ['hands, one of which is no text', line({ hand: [LINE.hand, null] }), ['notACard']],
    ['a value below zero', line({ value: -1 }), ['notACard']],
    ['a value of quarters', line({ value: 25.25 }), ['notACard']],
    ['a value of halves', line({ value: 25.5 }), []],
    ['a bonus that is no number', line({ concealedBonus: '10' }), ['notACard']],
    ['a bonus below nothing', line({ concealedBonus: -10 }), ['notACard']],
    ['a bonus of a quarter', line({ concealedBonus: 0.25 }), ['notACard']],
    [
      'a bonus that makes more than the most points',
      line({ value: 1_000_000, concealedBonus: 0.5 }),
      ['notACard'],
    ],
    ['a bonus of a concealed line', line({ open: false, concealedBonus: 10 }), ['notACard']],
    ['a bonus of 0 of a concealed line', line({ open: false, concealedBonus: 0 }), ['notACard']],
    ['neither open nor concealed', line({ open: 'X' }), ['notACard']],
    ['an unknown property', line({ opne: true }), ['unknownCardProperty']],
    [
      'a property called __proto__',
      JSON.parse(`{"__proto__": 1, "name": "a", "sections": []}`),
      ['unknownCardProperty', 'notACard'],
    ],
    ['colors', { ...card, colors: { a: 'blue', b: 'red', c: 'green' } }, []],
    ['a color twice', { ...card, colors: { a: 'blue', b: 'blue', c: 'green' } }, ['notACard']],
    ['a color that there is not', { ...card, colors: { a: 'blue', b: 'pink', c: 'green' } }, ['notACard']],
    [
      'a fourth color',
      { ...card, colors: { a: 'blue', b: 'red', c: 'green', d: 'red' } },
      ['unknownCardProperty'],
    ],
    ['colors that are none', { ...card, colors: 'red' }, ['notACard']],
  ])('%s', (_, json, expected) => {
    expect(codes(json)).toEqual(expected);
  });

  test('what is no card at all is not called by a name that it lacks', () => {
    expect(mistakes(null)[0]?.message).toBe(
      'The card: expected this to be a card, an object with sections, not null.',
    );
  });

  test('every mistake is told at once, in the order of the card', () => {
    const json = {
      name: '',
      sections: [
        { name: 'A', lines: [{ hand: 'FF 22Q2a 4444b 6666c', value: '25', open: true }, LINE] },
        { name: 'B', lines: [{ ...LINE, hand: 'FF 2222a 4444b 666c' }] },
      ],
    };
    expect(mistakes(json).map(({ code, at }) => [code, at?.path])).toEqual([
      ['notACard', ['name']],
      ['unknownSymbol', ['sections', 0, 'lines', 0, 'hand']],
      ['notACard', ['sections', 0, 'lines', 0, 'value']],
      ['wrongLineSize', ['sections', 1, 'lines', 0, 'hand']],
    ]);
  });

  test('a letter may be left out on a card that says its colors', () => {
    const colors = { a: 'green', b: 'red', c: 'blue' };
    expect(codes(cardJson([{ ...LINE, hand: 'FF 2222b 4444c 6666c' }], { colors }))).toEqual([]);
  });

  test('a bonus may bring a hand up to the most points', () => {
    expect(codes(cardJson([{ ...LINE, value: 999_999.5, concealedBonus: 0.5 }]))).toEqual([]);
  });

  test('texts stay as they are', () => {
    const read = parseCard({ ...cardJson([LINE]), name: '__proto__', note: '<b>"&\u0007' });
    expect(read).toMatchObject({ ok: true, value: { name: '__proto__', note: '<b>"&\u0007' } });
  });

  test('a card that was read is frozen, and reads as itself', () => {
    const read = parseCard(practiceCard);
    if (!read.ok) throw new Error('the practice card is sound');
    const [section] = read.value.sections;
    expect([read.value, section, section?.lines, section?.lines[0]].every(Object.isFrozen)).toBe(true);
    const again = parseCard(read.value);
    expect(again.ok && again.value).toBe(read.value);
    const copy = parseCard(JSON.stringify(read.value));
    expect(copy).toEqual(read);
  });

  test('what reads differently each time is read once', () => {
    let reads = 0;
    const json = {
      name: 'A',
      get sections() {
        reads++;
        return [];
      },
    };
    expect(codes(json)).toEqual(['notACard']);
    expect(reads).toBe(0);
  });
});

describe('AG-24: the sentence of a mistake', () => {
  const card = cardJson([LINE]);

  test.each([
    [
      'a color twice',
      { ...card, colors: { a: 'blue', b: 'blue', c: 'green' } },
      'The card: expected “colors” to be an object that gives a, b and c one each of green, red and blue; found a “blue”, b “blue”, c “green”.',
    ],
    [
      'a color that is missing',
      { ...card, colors: { a: 'blue', b: 'red' } },
      'The card: expected “colors” to be an object that gives a, b and c one each of green, red and blue; found a “blue”, b “red”, c missing.',
    ],
    [
      'a fourth color',
      { ...card, colors: { a: 'blue', b: 'red', c: 'green', d: 'red' } },
      'The card: “colors” has no property “d”.',
    ],
    [
      'no lines',
      { ...card, sections: [{ name: 'A', lines: [] }] },
      'Section 1: expected “lines” to be a list of lines, not an empty one.',
    ],
    [
      'no hands',
      line({ hand: [] }),
      'Section 1, line 1: expected “hand” to be a list of hands, not an empty one.',
    ],
    ['an empty name', { ...card, name: ' ' }, 'The card: expected “name” to be a text, not an empty text.'],
    [
      'no value',
      line({ value: undefined }),
      'Section 1, line 1: “value” is missing; expected whole or half points from 0 to 1,000,000.',
    ],
    [
      'points in quotation marks',
      line({ value: '25' }),
      'Section 1, line 1: expected “value” to be whole or half points from 0 to 1,000,000, not “25”. Write 25, without quotation marks.',
    ],
    [
      'quarters of points in quotation marks',
      line({ value: '25.25' }),
      'Section 1, line 1: expected “value” to be whole or half points from 0 to 1,000,000, not “25.25”.',
    ],
    [
      'points and a word',
      line({ value: '25 points' }),
      'Section 1, line 1: expected “value” to be whole or half points from 0 to 1,000,000, not “25 points”.',
    ],
    [
      'no points in quotation marks',
      line({ value: ' ' }),
      'Section 1, line 1: expected “value” to be whole or half points from 0 to 1,000,000, not an empty text.',
    ],
    [
      'a letter without its condition beside one that has it',
      line({ hand: 'UUUU FFFF VVVV 22a; U wind' }),
      'Section 1, line 1, character 11: “VVVV” has neither a suit nor a condition: write “VVVVa” for a number, or end the hand with “, V wind” or “, V dragon”.',
    ],
    [
      'a suit letter that is not used, with two groups beyond it',
      line({ hand: 'FF 2222a 4444c 6666c' }),
      'Section 1, line 1, character 10: suits are used from a on, and no group has b: write “4444b”, not “4444c”, and b in the other groups of its suit, too.',
    ],
    [
      'a suit letter that is not used, with one group beyond it',
      line({ hand: 'FF 2222a 4444a 6666c' }),
      'Section 1, line 1, character 16: suits are used from a on, and no group has b: write “6666b”, not “6666c”.',
    ],
    [
      'one alternative with a tile too many',
      line({ hand: '(FF | NNN) 2222a 4444b 6666c' }),
      'Section 1, line 1, character 1: the hand has 15 tiles with some of its alternatives; it needs 14.',
    ],
    [
      'the second hand of a line',
      line({ hand: ['FF 2222a 4444b 6666c', 'FF 222a 4444b 6666c'] }),
      'Section 1, line 1, hand 2, character 1: the hand has 13 tiles; it needs 14.',
    ],
    [
      'alternatives in alternatives',
      line({ hand: '((FF | NN) | EE) 2222a 4444b 6666c' }),
      'Section 1, line 1, character 2: alternatives have no brackets within brackets: list them all in one pair, as in (FF | NN | EE).',
    ],
    [
      'tiles that there are not',
      line({ hand: '000000 000000 00' }),
      'Section 1, line 1, character 1: “000000 000000 00” cannot be made, whatever the player chooses: there are four of each tile, eight flowers and eight jokers.',
    ],
    [
      'letters that cannot differ',
      line({ hand: 'FF XXXXa YYYYb 5555c; X 1, Y 1' }),
      'Section 1, line 1, character 1: “FF XXXXa YYYYb 5555c; X 1, Y 1” cannot be made, whatever the player chooses: different letters are different tiles, and there are four of each tile, eight flowers and eight jokers.',
    ],
    ['a list', [], 'The card: expected this to be a card, an object with sections, not a list.'],
    [
      'a year of two digits in quotation marks',
      { ...card, year: '26' },
      'The card: expected “year” to be a whole number of four digits, not “26”.',
    ],
    [
      'a year in quotation marks',
      { ...card, year: '2026' },
      'The card: expected “year” to be a whole number of four digits, not “2026”. Write 2026, without quotation marks.',
    ],
    [
      'X for a line with exposures',
      line({ open: 'X' }),
      'Section 1, line 1: expected “open” to be true for a line with exposures (X), false for a concealed one (C), not “X”. Write true, without quotation marks.',
    ],
    [
      'a bonus of a concealed line',
      line({ open: false, concealedBonus: 10 }),
      'Section 1, line 1: a concealed line has no “concealedBonus”; raise its “value”, or write "open": true.',
    ],
    [
      'a bonus by a shorter name',
      line({ bonus: 10 }),
      'Section 1, line 1: a line has no property “bonus”. Did you mean “concealedBonus”?',
    ],
    [
      'a concealed line, in quotation marks',
      line({ open: 'false' }),
      'Section 1, line 1: expected “open” to be true for a line with exposures (X), false for a concealed one (C), not “false”. Write false, without quotation marks.',
    ],
    [
      'another word',
      line({ concealed: true }),
      'Section 1, line 1: a line has no property “concealed”. Write "open": false.',
    ],
    [
      'not concealed, by another word',
      line({ Concealed: false }),
      'Section 1, line 1: a line has no property “Concealed”. Write "open": true.',
    ],
    [
      'exposed, by another word',
      line({ exposed: true }),
      'Section 1, line 1: a line has no property “exposed”. Write "open": true.',
    ],
    [
      'concealed, neither so nor not',
      line({ concealed: 'C' }),
      'Section 1, line 1: a line has no property “concealed”. Did you mean “open”?',
    ],
    ['no word that is near', line({ any: 1 }), 'Section 1, line 1: a line has no property “any”.'],
    [
      'a word that is near',
      line({ valeu: 1 }),
      'Section 1, line 1: a line has no property “valeu”. Did you mean “value”?',
    ],
    [
      'no text of a hand',
      line({ hand: '' }),
      'Section 1, line 1, character 1: the hand has 0 tiles; it needs 14.',
    ],
  ])('%s', (_, json, message) => {
    expect(mistakes(json).map((reason) => reason.message)).toEqual([message]);
  });

  test('the schema takes no fourth color either', () => {
    const schema = readFileSync(
      new URL('../../src/games/american/card/card.schema.json', import.meta.url),
      'utf8',
    );
    expect(JSON.parse(schema).properties.colors.additionalProperties).toBe(false);
  });
});

describe('AG-24: a card as text', () => {
  test('is read with a byte-order mark before it, and with one only', () => {
    const text = JSON.stringify(cardJson([LINE]));
    expect(parseCard(`\ufeff${text}`)).toEqual(parseCard(text));
    expect(codes(`\ufeff\ufeff${text}`)).toEqual(['notJson']);
  });

  test.each([
    ['line and column of a property', '{\n  "nmae": "A"\n}', 'unknownCardProperty', 2, 11],
    ['of a value', '{"name": "A",\n "sections": 5}', 'notACard', 2, 14],
    ['of what is missing', '\n{"name": "A"}', 'notACard', 2, 1],
    [
      'of a character of a hand',
      `${JSON.stringify(cardJson([{ ...LINE, hand: 'Q' }])).replace('"Q"', '\n"Q"')}`,
      'unknownSymbol',
      2,
      2,
    ],
    [
      'behind escapes',
      `${JSON.stringify(cardJson([LINE])).replace('"FF 2222a', '\n"F\\u0046\\t2Q222a')}`,
      'unknownSymbol',
      2,
      12,
    ],
    ['behind a byte-order mark', '\ufeff{"name": "A", "sections": 5}', 'notACard', 1, 27],
    ['of what is no JSON', '{"name": "A",\n "sections": [}', 'notJson', 2, 15],
  ])('%s', (_, text, code, row, column) => {
    const reason = mistakes(text).find((one) => one.code === code);
    expect(reason?.at).toMatchObject({ line: row, column });
  });

  test.each([
    ['', 'the end'],
    ['{"name"}', 'a colon'],
    ['{"name": "A" "year": 1}', 'Line 1, column 13: this is not JSON. Put a comma here'],
    ['["A" ["B"]]', 'Line 1, column 5: this is not JSON. Put a comma here'],
    [
      '{"name": "A",\n}',
      'Line 1, column 13: this is not JSON. There is a comma after the last property of an object',
    ],
    [
      '["A" , \n]',
      'Line 1, column 6: this is not JSON. There is a comma after the last item of a list: leave it out',
    ],
    ['{"name": “A”}', 'in straight double quotation marks'],
    ["{'name': 'A'}", 'in straight double quotation marks'],
    ['{"open": True}', 'Write true in lower case'],
    ['{"open": FALSE}', 'Write false in lower case'],
    ['// my card', 'JSON has no comments'],
    ['{"name": "A", # my card', 'JSON has no comments'],
    ['{"name": My card}', 'in double quotation marks, as in "name"'],
    ['{"name": "A\n"}', 'the closing quotation mark on the same line'],
    ['{"name": "A", "name": "B"}', 'does not have yet'],
    ['{name: "A"}', 'in double quotation marks, as in "name"'],
    ['["A"', 'a comma or the end of the list'],
    ['{"name": "A', 'closing quotation mark'],
    ['{"name": "\\q"}', 'valid escapes'],
    ['{"name": "A"} x', 'nothing after'],
    ['{"name": 01}', 'a comma'],
    ['{"name": -}', 'a value'],
    ['['.repeat(65), '64 levels'],
  ])('%s is no JSON', (text, expected) => {
    const [reason] = mistakes(text);
    expect(reason?.code).toBe('notJson');
    expect(reason?.message).toContain(expected);
  });

  test('it reads as JSON.parse does', () => {
    const text =
      ' {"name": "A\\u00e4\\n\\"", "sections": [], "year": -1.5e3, "note": null, "$schema": [true, false, {}]} ';
    expect(mistakes(text).map(({ message }) => message)).toEqual(
      mistakes(JSON.parse(text)).map(({ message }) => message),
    );
  });
});

describe('limits', () => {
  const many = (count: number, make: (place: number) => unknown): unknown[] =>
    Array.from({ length: count }, (_, place) => make(place));

  test.each([
    ['characters of a card', ' '.repeat(CARD_LIMITS.text + 1)],
    [
      'sections',
      { name: 'A', sections: many(CARD_LIMITS.sections + 1, () => ({ name: 'A', lines: [LINE] })) },
    ],
    ['lines of a section', cardJson(many(CARD_LIMITS.hands + 1, () => LINE))],
    ['hands of a line', cardJson([{ ...LINE, hand: many(CARD_LIMITS.hands + 1, () => LINE.hand) }])],
    [
      'hands of all sections',
      { name: 'A', sections: many(2, () => ({ name: 'A', lines: many(300, () => LINE) })) },
    ],
    ['characters of a hand', cardJson([{ ...LINE, hand: `${LINE.hand}${' '.repeat(CARD_LIMITS.hand)}` }])],
    ['characters of a name', { ...cardJson([LINE]), name: 'A'.repeat(CARD_LIMITS.name + 1) }],
    ['characters of a remark', { ...cardJson([LINE]), note: 'A'.repeat(CARD_LIMITS.note + 1) }],
    ['variants of all hands', cardJson(many(60, () => ({ ...LINE, hand: '11? 22? 33? 44? 55? 66? 77?' })))],
  ])('%s', (_, json) => {
    expect(codes(json)).toContain('tooLarge');
  });

  const ANY_NUMBERS = `(${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number}${number}?`).join(' | ')})`;

  test.each([
    ['one choice at a time', `FFFF EEEE ${ANY_NUMBERS} ${ANY_NUMBERS} NN`],
    ['with more ways to choose than variants', '1? 1? 1? 1? 1? 1? 1? 1? FF NNNN'],
    ['of alternatives that are alike', `${'(1a | 2a | 3a) '.repeat(7)}FFF NNNN`],
  ])('a line within the limit is read: %s', (_, hand) => {
    expect(codes(line({ hand }))).toEqual([]);
  });

  test('the message for a line names the limit and the count', () => {
    const messageOf = (hand: string): string | undefined => mistakes(line({ hand }))[0]?.message;
    const counted = messageOf('11? 22? 33? 44? 55? 66? (77? | 88? | 99?)');
    expect(counted).toContain('stands for 6561 hands, and at most 5000 are read');
    const bounded = messageOf('1? 2? 3? 4? 5? 6? 7? 8? 9? F N E W S');
    expect(bounded).toContain('stands for up to 19683 hands, and at most 5000 are read');
  });

  test('the message for a card names the limit, the count and the line that is too much', () => {
    const hand = '11? 22? 33? 44? 55? 66? 77?';
    expect(codes(cardJson(many(11, () => ({ ...LINE, hand }))))).toEqual([]);
    const [reason, ...others] = mistakes(cardJson(many(20, () => ({ ...LINE, hand }))));
    expect(others).toEqual([]);
    expect(reason).toMatchObject({
      code: 'tooLarge',
      message: 'Section 1, line 12: with this hand the card has 26244 variants; at most 25000 are read.',
      at: { path: ['sections', 0, 'lines', 11, 'hand'] },
      params: { limit: CARD_LIMITS.cardVariants, length: 26_244 },
    });
  });

  test('the variants of a card are counted, not its ways to choose', () => {
    // 2,187 ways each, but 36 variants.
    const hand = '1? 1? 1? 1? 1? 1? 1? FFFF NNN';
    expect(codes(cardJson(many(40, () => ({ ...LINE, hand }))))).toEqual([]);
  });

  test('a line that is too large does not count for its card', () => {
    const hand = '1? 2? 3? 4? 5? 6? 7? 8? 9? F N E W S';
    expect(codes(cardJson([...many(5, () => ({ ...LINE, hand })), LINE]))).toEqual(many(5, () => 'tooLarge'));
  });

  test('a card whose variants take too much work to list is refused', () => {
    const pairs = ['a', 'b', 'c'].flatMap((suit) =>
      [1, 3, 5].map((one) => `(${one}${suit} | ${one + 1}${suit})`),
    );
    const hand = `${pairs.join(' ')} FFFFF`;
    expect(codes(line({ hand }))).toEqual([]);
    const messages = mistakes(cardJson(many(40, () => ({ ...LINE, hand })))).map(({ message }) => message);
    expect(messages.at(-1)).toContain('it takes more than 800000 steps to list the variants of the card');
  });

  test('no more than 100 mistakes are told', () => {
    expect(mistakes(cardJson(many(200, () => ({ ...LINE, hand: 'Q' }))))).toHaveLength(CARD_LIMITS.faults);
  });

  test.each([
    ['11? 22? 33? 44? 55? 66? (77?|XX?)'],
    ['XXa YYYa UUUb VVVb ZZZc'],
    ['U?U?U?U?U?U?U?U?U?U?U?U?U?U?'.replaceAll('?U', '? U')],
    [`${'(1a|F)'.repeat(14)}`],
    ['(J|E)'.repeat(14)],
    ['(Ua|Va) (Xa|Ya) (Ua|Za) FFFF XXXXa YYYa'],
    ['(1a|2a|3a|4a|5a|6a|7a|8a|9a|F|N|E)'.repeat(11)],
    ['UUUa VVVb XXXc YYa ZZb F; U wind, V wind, X wind, Y wind, Z wind'],
  ])('%s is refused, though its variants are past counting', (hand) => {
    // So often, what looks at each of them does not end within the limit of a test.
    for (let time = 0; time < 20; time++)
      expect(codes(cardJson([{ ...LINE, hand }])).length).toBeGreaterThan(0);
  });
});

describe('the schema', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../src/games/american/card/card.schema.json', import.meta.url), 'utf8'),
  );

  test('it names the properties that parseCard knows, and no others', () => {
    const unknown = {
      $schema: '',
      name: 'A',
      year: 2026,
      note: 'A',
      colors: { a: 'red', b: 'green', c: 'blue' },
    };
    expect(
      codes({ ...unknown, sections: [{ name: 'A', note: 'A', lines: [{ ...LINE, note: 'A' }] }] }),
    ).toEqual([]);
    expect(Object.keys(schema.properties)).toEqual([...Object.keys(unknown), 'sections']);
    expect(Object.keys(schema.$defs.section.properties)).toEqual(['name', 'note', 'lines']);
    expect(Object.keys(schema.$defs.line.properties)).toEqual([
      'hand',
      'value',
      'open',
      'concealedBonus',
      'note',
    ]);
  });

  test('it has the limits of the library', () => {
    expect(schema.properties.sections.maxItems).toBe(CARD_LIMITS.sections);
    expect(schema.$defs.section.properties.lines.maxItems).toBe(CARD_LIMITS.hands);
    expect(schema.$defs.hand.maxLength).toBe(CARD_LIMITS.hand);
    expect(schema.$defs.name.maxLength).toBe(CARD_LIMITS.name);
    expect(schema.$defs.note.maxLength).toBe(CARD_LIMITS.note);
  });

  test('its pattern of hands takes the hands of the practice card', () => {
    const pattern = new RegExp(schema.$defs.hand.pattern, 'u');
    const hands = practiceCard.sections.flatMap(({ lines }) => lines.flatMap(({ hand }) => hand));
    expect(hands.filter((hand) => !pattern.test(hand))).toEqual([]);
  });
});
