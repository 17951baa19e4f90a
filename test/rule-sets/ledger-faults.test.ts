import { describe, expect, test } from 'vitest';
import { type LedgerTextOptions, MisuseError, parseLedger } from '../../src/ledger';
import { unwrap } from '../unwrap';
import { faults, OPTIONS, said as paid, rules, TABLE } from './ledger-texts';

// What is said of lines, headers and options that are wrong: what is wrong, and what to write.

describe('seats in the place of names', () => {
  const AT = 'does not sit at the table of Ann, Ben, Cem, Dot.';
  test.each([
    ['E pays Ben 5', `2: “E” ${AT} East is Ann: write “Ann”.`],
    ['Ann pays south 5', `2: “south” ${AT} South is Ben: write “Ben”.`],
    ['E 25 self-drawn', `2: “E” ${AT} East is Ann: write “Ann”.`],
    ['Ann 25 from discard by West', `2: “West” ${AT} West is Cem: write “Cem”.`],
  ])('a line is told who sits there: %s', (line, fault) => {
    expect(faults(`${TABLE}\n${line}`)).toEqual([fault]);
  });

  test('where nobody sits, names are asked for', () => {
    expect(faults('players Ann, Ben\nN pays Ann 5')).toEqual([
      '2: “N” does not sit at the table of Ann, Ben. Write names, not seats.',
    ]);
  });

  test('without a table, or where somebody is called so, they are names', () => {
    expect(paid('E pays S 5')).toEqual(['E S 5']);
    expect(paid('players Ann, E\nE pays Ann 5')).toEqual(['E Ann 5']);
  });

  test('in JSON and in tables of values they are those who sit there now', () => {
    const rows = '{"from": "E", "to": "North", "amount": 5}\nfrom,to,amount\nS,Dot,2';
    expect(paid(`${TABLE}\n${rows}`)).toEqual(['Ann Dot 5', 'Ben Dot 2']);
  });
});

test('a name is as it was first written, in rows and JSON, too', () => {
  const rows = 'Ann pays Ben 1\n{"from": "ANN", "to": "ben", "amount": 2}\nfrom,to,amount\nann,BEN,3';
  expect(paid(rows)).toEqual(['Ann Ben 1', 'Ann Ben 2', 'Ann Ben 3']);
});

describe('rules that lines name', () => {
  const LINES = `${TABLE}\nrules nmjl\nBen 25 self-drawn`;
  test.each([
    [null, 'null'],
    [undefined, 'nothing'],
    [rules, 'an object'],
    [{ ok: true }, 'an object'],
    [{ ok: false, error: 'no' }, 'an object'],
  ])('`rulesNamed` that returns no answer is a mistake of the program: %j', (returned, got) => {
    const read = () => parseLedger(LINES, { rules, rulesNamed: () => returned as never });
    expect(read).toThrow(MisuseError);
    expect(read).toThrow(
      `\`rulesNamed\` must return { ok: true, value: rules }, or { ok: false, error } with reasons; got ${got}.`,
    );
  });

  test('`rulesNamed` that is no function is a mistake, too', () => {
    const read = () => parseLedger(LINES, { rules, rulesNamed: { nmjl: rules } as never });
    expect(read).toThrow(MisuseError);
    expect(read).toThrow('`rulesNamed` must be a function; got an object.');
  });

  test('without it, the line is told that names are not known', () => {
    expect(faults('rules nmjl', { rules })).toEqual([
      '1: A line can name rules only if you pass `rulesNamed` to `parseLedger`.',
    ]);
  });

  test('names of several words are looked up, so the answer can list the known ones', () => {
    const rulesNamed: LedgerTextOptions['rulesNamed'] = (name) => {
      const reason = { code: 'unknownRules', rule: '', message: `No “${name}”.`, params: {} } as const;
      return { ok: false, error: { message: reason.message, reasons: [reason] } };
    };
    expect(faults('rules Card Free', { rulesNamed })).toEqual(['1: No “Card Free”.']);
    expect(paid('rules pays Ben 5', { rulesNamed })).toEqual(['rules Ben 5']);
  });

  test('`rules` that are a name, or missing, are told what to write', () => {
    const win = `${TABLE}\nBen 25 self-drawn`;
    expect(faults(win, { rules: 'nmjl' as never })).toEqual([
      "2: `rules` must be rules such as `cardFree()` or `americanRules('nmjl')`, not “nmjl”.",
    ]);
    expect(faults(win, {})).toEqual(['2: To pay wins, pass `rules`, such as `cardFree()`.']);
  });
});

describe('a line of players', () => {
  const FIVE =
    'A table has 2 to 4 players. Name the four who sit now, from East on, and write a new players line when somebody changes.';
  test.each([
    ['players Ann, Ben, Cem, Dot, Eva', FIVE],
    ['players Ann Ben Cem Dot', 'Put commas between the names: players Ann, Ben, Cem, Dot.'],
    ['players Ann', 'A table has 2 to 4 players.'],
    ['players Ann, Ben, Cem, Ann', 'A player can sit in only one seat.'],
  ])('that is wrong is told once, not again with each win: %s', (line, fault) => {
    expect(faults(`${line}\nBen 25 self-drawn\nAnn 25 from discard by Eva\nAnn pays Anna 5`)).toEqual([
      `1: ${fault}`,
    ]);
    expect(faults(`players Eva, Fay\n${line}\nBen 25 self-drawn`)).toEqual([`2: ${fault}`]);
  });

  test('after it, other lines are judged, and those below a new one', () => {
    const [first, second, third, ...more] = faults(
      `players Ann\nhello\nBen 5 self-drawn\n${TABLE}\nEva 5 self-drawn`,
    );
    expect([first, third, more]).toEqual([
      '1: A table has 2 to 4 players.',
      '5: “Eva” does not sit at the table of Ann, Ben, Cem, Dot.',
      [],
    ]);
    expect(second).not.toContain('First say who sits');
  });

  test('seats that are named wrongly in the options are told once', () => {
    const players = { E: 'Ann', S: 'Ann' };
    expect(faults('Ann 25 self-drawn', { rules, players })).toEqual([
      'undefined: A player can sit in only one seat.',
    ]);
  });
});

test.each(['Ann pays Ben and Cem 5', 'all pay Ben 5'])(
  'several players in one payment are told what to write; who sits there is known: %s',
  (line) => {
    const [atTable = '', alone = ''] = [`${TABLE}\n${line}`, line].map((text) => faults(text)[0]);
    expect(atTable).toContain('Write one payment on each line');
    expect(atTable).not.toContain('First say who sits');
    expect(alone).toContain('First say who sits');
  },
);

describe('a line that is not understood', () => {
  const WIN =
    'After the amount of a win write “from discard by Dot” or “self-drawn”, and then “jokerless”, “all pairs” or both.';
  const told = (line: string): string => faults(`${TABLE}\n${line}`).join('\n').replace(/^2: /, '');
  test.each([
    ['Ben 25 by luck', `“by luck” is not understood. ${WIN}`],
    ['Ben wins 25 self-drawn concealed', `“concealed” is not understood. ${WIN}`],
    ['Ben 25 jokerless', `“Ben 25 jokerless” does not say who pays. ${WIN} A payment is “Ann pays Ben 25”.`],
    ['Ben: 25 self-drawn, all pairs and closed', `“and closed” is not understood. ${WIN}`],
    ['Ben 25 from a discard', 'Name the discarder: “Ben 25 from discard by Dot”.'],
    ['Ben 25', `“Ben 25” does not say who pays. ${WIN} A payment is “Ann pays Ben 25”.`],
    [
      'Ben 25 from discard by Dot, Ann dead',
      'Dead hands and false wins have no line: write who pays whom (see “settle”).',
    ],
    [
      'Ben 25 from discard by Dot concealed',
      '“Dot concealed” does not sit at the table of Ann, Ben, Cem, Dot. After the name write only “jokerless”, “all pairs” or both.',
    ],
    [
      'Ann pays Ben 25 for lunch',
      '“for lunch” is not understood: a payment ends with its amount. A note is a line that begins with #.',
    ],
    ['Ann pays Ben -5', 'Amounts have no sign: write who pays whom, such as “Ann pays Ben 25”.'],
    ['Ann pays Ben +$5', 'Amounts have no sign: write who pays whom, such as “Ann pays Ben 25”.'],
    ['Ben -25 self-drawn', 'Amounts have no sign: write who pays whom, such as “Ann pays Ben 25”.'],
    ['Ann pays Ben 12345678901', 'No amount is larger than 1000000.'],
    ['Ben 12345678901 self-drawn', 'No amount is larger than 1000000.'],
  ])('names its part and what to write: %s', (line, message) => {
    expect(told(line)).toBe(message);
  });

  test('that is too long says so', () => {
    expect(told('Ann pays '.repeat(200_000))).toContain('has more than 300 characters.');
  });
});

describe('a header of comma-separated values', () => {
  const COLUMNS = 'The columns are from (or payer), to (or payee), amount, multiply, note, date and id.';
  test.each([
    ['from,to,amount,remark\nAnn,Ben,5,x\nBen,Ann,5,y', `1: There is no column “remark”. ${COLUMNS}`],
    ['Payer;Payee;Amuont', `1: There is no column “amuont”. ${COLUMNS} Did you mean “amount”?`],
    ['from,to\nAnn,Ben', `1: A column is missing: amount. ${COLUMNS}`],
    ['who,whom,amount', `1: “who,whom,amount” is not a header. ${COLUMNS}`],
  ])('that is wrong is told once which columns there are: %s', (text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });
});

describe('a line “multiply”', () => {
  test('holds from there on, for wins, payments, rows and lists without a factor of their own', () => {
    const win = 'players Ann, Ben\nBen 10 self-drawn';
    expect(paid(`${win}\nmultiply 0.25\nBen 10 self-drawn\nAnn pays Ben 4`)).toEqual([
      ...['Ann Ben 20', 'Ann Ben 5', 'Ann Ben 1'],
    ]);
    const rows = 'from,to,amount,multiply\nAnn,Ben,4,\nAnn,Ben,4,1';
    expect(paid(`multiply: 0,5\n${rows}`)).toEqual(['Ann Ben 2', 'Ann Ben 4']);
    const list = '[{"from": "Ann", "to": "Ben", "amount": 4}, {"payments": [], "multiply": 2}]';
    expect(unwrap(parseLedger(['multiply 0.125', list], OPTIONS)).payments).toEqual([
      { from: 'Ann', to: 'Ben', amount: 0.5 },
    ]);
    expect(paid('multiply 2\nAnn pays Ben 4', { multiply: 3 })).toEqual(['Ann Ben 8']);
  });

  test('is written down as it is, and a wrong one refused', () => {
    expect(unwrap(parseLedger('Multiply  by 0,25')).lines).toEqual([['multiply 0,25']]);
    for (const factor of ['0', '-1', '1001', 'x', '0,125'])
      expect(faults(`multiply ${factor}`)).toEqual([
        `1: A factor must be a number above 0, up to 1000, with four decimals at most, not “${factor}”.`,
      ]);
  });
});
