import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseLedger } from '../../src/ledger';
import { unwrap } from '../unwrap';
import { faults, OPTIONS, rules, said, TABLE } from './ledger-texts';

// The lines of an evening as people write them.

test('a cell that is no number is quoted as it is', () => {
  expect(faults('from,to,amount\nAnn,Ben,$5')[0]).toContain('“$5”');
});

test.each<[string, string, readonly string[]]>([
  ['payments', 'Ann pays Ben 25\nben -> Ann: 2.5', ['Ann Ben 25', 'Ben Ann 2.5']],
  ['comments, blank lines, CRLF', '# 3 May\r\n\r\nAnn owes Ben 5.\r\n', ['Ann Ben 5']],
  ['a win', `${TABLE}\nBen 10 from Dot`, ['Dot Ben 20', 'Ann Ben 10', 'Cem Ben 10']],
  ['a wall game', `${TABLE}\nwall game\ndraw\nno winner`, []],
  [
    'signs of currencies',
    'Ann pays Ben $35\nAnn pays Ben 35$\nBen -> Ann: € 5',
    ['Ann Ben 35', 'Ann Ben 35', 'Ben Ann 5'],
  ],
  ['decimals with a comma', 'Ann pays Ben 12,50\nAnn paid 1,250 to Ben', ['Ann Ben 12.5', 'Ann Ben 1250']],
  ['who pays to whom', 'Ann to Ben: 25\nAnn -> Ben 5', ['Ann Ben 25', 'Ann Ben 5']],
  [
    'wins with a sign, and ways of writing self-drawn',
    `players Ann, Ben\nBen $10 off Ann\nBen 10 selfdrawn\nBen 10 self drawn\nBen 10 self-drawn`,
    ['Ann Ben 20', 'Ann Ben 20', 'Ann Ben 20', 'Ann Ben 20'],
  ],
  [
    'a name beside those of the players',
    `${TABLE}\nAnne pays Ben 5\nCem to Dot: 5\nBen pays Dott 1`,
    ['badPayment 2', 'badPayment 4'],
  ],
  [
    'what somebody gets from another',
    `${TABLE}\nBen gets 25 from Dot\nann received $5 from Cem\nCem got 1 from Ben`,
    ['Dot Ben 25', 'Cem Ann 5', 'Ben Cem 1'],
  ],
  [
    'wins that somebody gets',
    `${TABLE}\nBen gets 10 from discard by Dot\nBen got 10 from Dot’s discard\nBen receives 5 from the wall`,
    [
      ...['Dot Ben 20', 'Ann Ben 10', 'Cem Ben 10', 'Dot Ben 20', 'Ann Ben 10', 'Cem Ben 10'],
      ...['Ann Ben 10', 'Cem Ben 10', 'Dot Ben 10'],
    ],
  ],
  [
    'more than a name',
    `${TABLE}\n${[
      ...['Ben gets 5 from Dot on discard', 'Ben gets 5 from Dot jokerless', 'Ben gets 5 from both'],
      ...['Ben gets 5 from joker exchange', 'Ann never paid Ben 5', 'Ann pays Ben back 5'],
      ...['Ben loses to Dot 25', 'Ben pays Dot minus 5'],
    ].join('\n')}`,
    [2, 3, 4, 5, 6, 7, 8, 9].map((line) => `badPayment ${line}`),
  ],
  [
    'names that end like verbs',
    'players Getty, Mr Got\nMr Got 25 from discard by Getty\nMr Got wins 5 off Getty\nGetty gets 1 from Mr Got',
    ['Getty Mr Got 50', 'Getty Mr Got 10', 'Mr Got Getty 1'],
  ],
  ['what may be a win or a payment', 'players Getty, Mr Got\nMr Got 25 from Getty', ['badPayment 2']],
  ['a guest', `${TABLE}\nPlayer5 pays Ann 1`, ['Player5 Ann 1']],
  ['players of an earlier table', `players Ann, Anne\n${TABLE}\nAnne pays Ann 1`, ['Anne Ann 1']],
  ['a table of commas', 'date,from,to,amount\n3 May,"A, b",Ben,2', ['A, b Ben 2']],
  ['a row of more than 300 characters', `from,to,amount\n${','.repeat(1_000_000)}`, ['badPayment 2']],
  ['lines of JSON', '{"from": "Ann", "to": "Ben", "amount": 1}\nBen pays Ann 1', ['Ann Ben 1', 'Ben Ann 1']],
  ['a list of JSON', '[\n{"from": "Ann", "to": "Ben", "amount": 1}\n]', ['Ann Ben 1']],
  [
    'what is wrong, by its line',
    'Ann pays Ben 1\n\nhello\n{"from": 1}\nBen 5 self-drawn\n[1',
    ['badPayment 3', 'badPayment 4', 'badPayment 4', 'badPayment 4', 'badPayment 5', 'notJson 6'],
  ],
])('%s', (_, text, payments) => {
  expect([...said(text)].sort()).toEqual([...payments].sort());
});

test.each([
  'Ann pays Ben 1 000',
  'Ann pays Ben $1 000',
  'Ann pays Ben 5 and Cem 3',
  'Ann -> Ben 5, Cem 3',
  'Ann pays 5 to Ben and 3 to Cem',
  'Ann to Ben: 5, Cem: 3',
  'Ann to Ben 5 and Cem -> Dot 3',
  'Ann pays Ben1 000',
  'players Ann, Ben pays Cem 5',
])('a name that holds a number or several names is refused: %s', (line) => {
  for (const first of ['', TABLE]) {
    expect(said(`${first}\n${line}`)).toEqual(['badPayment 2']);
    expect(faults(`${first}\n${line}`)).toEqual([
      expect.stringMatching(
        /^2: It is unclear (?:whether “.+” is one player|how much “1 000” is)\. Write one payment on each line, /,
      ),
    ]);
  }
});

test('a player with a number is paid who sits at a table, and may pay without', () => {
  expect(said('players Ann, Ben 1\nAnn pays Ben 1 500\nBen 1 pays Ann 5\nPlayer 5 pays Ann 1')).toEqual([
    'Ann Ben 1 500',
    'Ben 1 Ann 5',
    'Player 5 Ann 1',
  ]);
});

test.each(['1.000', '0,500', '1.000,50', '1,00,000', '1000,500', '1,000,50', '12.345', '000', '1.2.3'])(
  'an amount that can be read in two ways, or in none, is refused by its text: %s',
  (amount) => {
    const [alone, atTable] = [`Ann pays Ben ${amount}`, `${TABLE}\nBen ${amount} self-drawn`];
    const unclear = `It is unclear how much “${amount}” is. Write one payment on each line, with an amount such as 1000, 1,000 or 12.50.`;
    expect([said(alone), faults(alone)]).toEqual([['badPayment 1'], [`1: ${unclear}`]]);
    expect([said(atTable), faults(atTable)]).toEqual([['badPayment 2'], [`2: ${unclear}`]]);
    const row = `from;to;amount\nAnn;Ben;${amount}`;
    expect(said(row)).toEqual(['badPayment 2']);
    expect(faults(row)).toEqual([expect.stringMatching(/^2: “amount” must be .+, not “[\d.,]+”\.$/)]);
  },
);

test.each([
  ['1,000', 1000],
  ['1,000.50', 1000.5],
  ['1,000,000', 1_000_000],
  ['0,50', 0.5],
  ['12.5', 12.5],
  ['1000,5', 1000.5],
  ['05', 5],
  ['0', 0],
])('an amount that can be read in one way is read so: %s', (amount, value) => {
  expect(said(`Ann pays Ben ${amount}\nfrom;to;amount\nAnn;Ben;${amount}`)).toEqual([
    `Ann Ben ${value}`,
    `Ann Ben ${value}`,
  ]);
});

test('a column that is named twice is refused', () => {
  const twice = 'from,to,amount,Amount\nAnn,Ben,5,7';
  expect(said(twice)).toEqual(['badPayment 2']);
  expect(faults(twice)).toEqual(['2: A payment has no “a second amount”.']);
  expect(said('from;to;amount;multiply\nAnn;Ben;5;0.125\nAnn;Ben;5;0,5')).toEqual([
    'Ann Ben 0.625',
    'Ann Ben 2.5',
  ]);
  expect(said('from,to,amount,,\nAnn,Ben,5,,')).toEqual(['Ann Ben 5']);
});

test('rows without a header are told that they need one; two letters of a name that are swapped are a slip', () => {
  const says = (line: string): string => faults(`${TABLE}\n${line}`)[0] ?? '';
  for (const row of ['Ann,Ben,5', 'Ann; Ben; 5'])
    expect(says(row)).toMatch(/Comma-separated rows need a header line above them: from,to,amount\.$/);
  for (const words of ['Ann, Ben', 'Ann, Ben, all 5']) expect(says(words)).not.toContain('header');
  expect(says('Bne pays Ann 3')).toBe(
    '2: “Bne” does not sit at the table of Ann, Ben, Cem, Dot. Did you mean “Ben”? For somebody else write {"from":"Bne","to":"Ann","amount":3}.',
  );
  expect(says('{"from":"Bne","to":"Ann","amount":3}')).toBe('');
  expect(says('{"value":25,"winner":"E","by":"wall"}')).toBe(
    '2: This is a claim. Give what `settle` makes of it.',
  );
  expect(says('{"valid":true,"settlement":{"payments":[]}}')).toBe(
    '2: This is a score. Give its “settlement”.',
  );
  expect(says('Eva pays Ann 3')).toBe('');
});

test('a hand of singles and pairs is exempt from the double of jokerless where the rules say so', () => {
  const paid = (line: string): readonly string[] => said(`players Ann, Ben\nrules nmjl\n${line}`);
  for (const words of [
    ', all pairs, jokerless',
    ', jokerless and all pairs',
    ' no jokers, singles and pairs only',
  ]) {
    expect(paid(`Ben 25 self-drawn${words}`)).toEqual(['Ann Ben 50']);
    expect(said(`players Ann, Ben\nBen 25 self-drawn${words}`)).toEqual(['Ann Ben 100']);
  }
  expect(paid('Ben 25 self-drawn, jokerless')).toEqual(['Ann Ben 100']);
  expect(paid('Ben 25 from Ann, jokerless')).toEqual(['Ann Ben 100']);
  expect(paid('Ben 25 off Ann, all pairs')).toEqual(['Ann Ben 50']);
  expect(paid('Ben 25 all pairs jokerless self-drawn')).toEqual(['Ann Ben 50']);
  expect(paid('Ben 25, jokerless, off Ann')).toEqual(['Ann Ben 100']);
  expect(paid('Ben 25 jokerless and all pairs and off Ann')).toEqual(['Ann Ben 50']);
  const { lines } = unwrap(parseLedger('players Ann, Ben\nBen 25 off Ann, all pairs, jokerless', OPTIONS));
  expect(lines[0]?.[1]).toBe('Ben 25 from discard by Ann jokerless all pairs');
});

test('a name that ends like a list is none: a book with it could not be read again', () => {
  for (const name of ['Mary and', 'and Mary'])
    expect(faults(`players Ann, Ben, ${name}`)[0]).toContain(
      `It is unclear whether “${name}” is one player.`,
    );
  expect(said('players Ann, Ben, Andy')).toEqual([]);
});

test('who sits at the table is asked for first, and once it is said, how to change it', () => {
  expect(faults('Eve sits in for Cem')[0]).toContain('First say who sits at the table');
  expect(faults('players Ann, Ben, Cem\nEve sits in for Cem')[0]).toContain(
    'If others sit at the table now, write a new line: players',
  );
});

test('says who sits where at the end, and everybody who was named', () => {
  const seats = (text: string, players?: Readonly<Record<string, string>>) => {
    const { players: seated, named } = unwrap(parseLedger(text, { ...OPTIONS, ...(players && { players }) }));
    return { seated, named };
  };
  expect(seats('Ann pays Ben 5')).toEqual({ seated: {}, named: ['Ben', 'Ann'] });
  expect(seats(`${TABLE}\nEve pays Ann 5\nplayers: BEN and Cem.`)).toEqual({
    seated: { E: 'Ben', S: 'Cem' },
    named: ['Ann', 'Ben', 'Cem', 'Dot', 'Eve'],
  });
  expect(seats('', { E: 'Ann', N: 'Ben' })).toEqual({
    seated: { E: 'Ann', N: 'Ben' },
    named: ['Ann', 'Ben'],
  });
});

test('somebody can be called “players”', () => {
  expect(said('players pays Ben 5\nplayers -> Ben: 5')).toEqual(['players Ben 5', 'players Ben 5']);
  expect(said('players: players, Ben\nplayers 25, self-drawn\nBen 5 off players')).toEqual([
    'Ben players 50',
    'players Ben 10',
  ]);
});

test('a win that is worth too much is refused once, with what was written', () => {
  const million = `${TABLE}\nBen 1,000,000 self-drawn, jokerless`;
  expect(said(million)).toEqual(['badPayment 2']);
  expect(faults(million)).toEqual(['2: A hand of 1000000 is too large: nobody pays more than 1000000.']);
});

test('texts go on where the one before ends, and each has its lines', () => {
  const evening = unwrap(parseLedger([TABLE, '', 'ben wins 5 self-picked\nrules nmjl'], OPTIONS));
  expect(evening.lines).toEqual([[TABLE], [], ['ben 5 self-drawn', 'rules nmjl']]);
  expect(evening.payments).toHaveLength(3);
  const wrong = parseLedger(['Ann pays Ben', `${TABLE}\nEve 5 self-drawn`, '[{"from": "a"}, 5]'], OPTIONS);
  expect(wrong.ok ? [] : wrong.error.reasons.map(({ at }) => at)).toEqual([
    { path: [0], line: 1 },
    { path: [1], line: 2 },
    { path: [2, 0, 'to'] },
    { path: [2, 0, 'amount'] },
    { path: [2, 1] },
  ]);
});

test.each<[unknown, unknown]>([
  [7, {}],
  [['a', undefined], {}],
  ['', null],
  ['', { multiply: 0 }],
])('what is no text, and wrong options: %j %j', (texts, options) => {
  expect(parseLedger(texts as never, options as never).ok).toBe(false);
});

test('rules are those that were given, or none', () => {
  const text = `${TABLE}\nBen 5 self-drawn\nrules nmjl`;
  expect(said(text, {})).toEqual(['badPayment 2', 'badPayment 3']);
  expect(said(text, { rules: { name: 'solo' } })).toEqual(['notPaid 2', 'badPayment 3']);
});

test('no more than 20,000 lines are read', () => {
  expect(parseLedger('\n'.repeat(20_000)).ok).toBe(false);
});

describe('a line', () => {
  const words = 'Ann Ben pays to from discard by wall 25 O’Neil Zoë 李 jokerless -> players Jr.'.split(' ');
  const name = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
    .map((some) => some.join(' '));
  const amount = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
  const written = fc.oneof(
    fc
      .tuple(name, fc.constantFrom(' pays ', ' paid ', ' -> ', '->', ' owes '), name, amount)
      .map(([from, pays, to, much]) => `${from}${pays}${to} ${much}`),
    fc.tuple(name, name, amount).map(([from, to, much]) => `${from} gives ${much} to ${to}.`),
    fc
      .tuple(
        name,
        fc.constantFrom(' ', ' wins ', ': '),
        amount,
        name,
        fc.constantFrom(
          'self-drawn',
          'from the wall',
          'from NAME',
          'on a discard by NAME',
          'off NAME',
          'from NAME’s discard',
        ),
        fc.constantFrom('', ', jokerless', ' without jokers'),
      )
      .map(
        ([winner, wins, value, other, way, without]) =>
          `${winner}${wins}${value} ${way.replace('NAME', other)}${without}`,
      ),
    fc.array(name, { minLength: 1, maxLength: 5 }).map((names) => `players: ${names.join(', ')}`),
    fc.constantFrom(
      'wall game',
      'rules nmjl',
      'rules card-free {"skillLevel": 2}',
      '{"from": "a", "to": "b", "amount": 1}',
      '[1',
    ),
    fc.string(),
  );

  property.prop([written, fc.constantFrom(TABLE, '')])(
    'that is written down is read as the same',
    (line, first) => {
      const text = [first, line];
      const read = parseLedger(text, OPTIONS);
      if (!read.ok) return;
      const lines = (read.value.lines ?? []).map((one) => one.join('\n'));
      expect(parseLedger(lines, OPTIONS)).toEqual(read);
    },
  );

  property.prop([
    fc.constantFrom('Ann', 'Ben Ten', 'Zoë'),
    fc.constantFrom('Dot', 'Cem O’Neil'),
    amount,
    fc.integer({ min: 1, max: 500 }),
  ])('of a payment or a win is read as what it says', (one, other, much, value) => {
    for (const words of [
      `${one} pays ${other} ${much}`,
      `${one} -> ${other}: ${much}`,
      ` ${one}  paid ${much} to ${other}`,
    ])
      expect(said(words)).toEqual([`${one} ${other} ${much}`]);
    const win = (line: string) =>
      unwrap(parseLedger(`players ${one}, ${other}\n${line}`, OPTIONS)).lines?.[0]?.at(-1);
    for (const words of [`${one} ${value} from discard by ${other}`, `${one} wins ${value} off ${other}`])
      expect(win(words)).toBe(`${one} ${value} from discard by ${other}`);
    expect(win(`${one} won ${value} points, self-picked, no jokers`)).toBe(
      `${one} ${value} self-drawn jokerless`,
    );
  });

  test('of any length is soon read', () => {
    expect(said('Ann pays '.repeat(200_000))).toEqual(['badPayment 1']);
  });
});

describe('debts that are settled', () => {
  test('count no longer, and what was settled is said', () => {
    const lines = `${TABLE}\nBen 25 from discard by Dot\nSettled up.\nDot pays Ann 3`;
    const { balances, debts, payments, sum, lines: written } = unwrap(parseLedger(lines, OPTIONS));
    expect(balances).toEqual([
      { player: 'Ann', paid: 25, received: 3, settled: -25, balance: 3 },
      { player: 'Ben', paid: 0, received: 100, settled: 100, balance: 0 },
      { player: 'Cem', paid: 25, received: 0, settled: -25, balance: 0 },
      { player: 'Dot', paid: 53, received: 0, settled: -50, balance: -3 },
    ]);
    expect([debts, payments.length, sum]).toEqual([[{ from: 'Dot', to: 'Ann', amount: 3 }], 4, 0]);
    expect(written[0]?.[2]).toBe('settled');
  });

  test('once more, in whatever words, by another factor, and as JSON', () => {
    const text =
      'Ann pays Ben 4\nSETTLED\nBen pays Ann 2\n{"payments": [], "settled": true, "note": "cash"}\nAnn pays Ben 1';
    expect(unwrap(parseLedger(text, { multiply: 0.25 })).balances).toEqual([
      { player: 'Ben', paid: 0.5, received: 1.25, settled: 0.5, balance: 0.25 },
      { player: 'Ann', paid: 1.25, received: 0.5, settled: -0.5, balance: -0.25 },
    ]);
  });

  test('nothing is settled where nobody owed anything', () => {
    const [first] = unwrap(parseLedger('settled\nAnn pays Ben 4')).balances;
    expect(first).toEqual({ player: 'Ben', paid: 0, received: 4, balance: 4 });
  });

  property.prop([fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 }), fc.nat(12)])(
    'the debts after it are those of the lines after it',
    (amounts, place) => {
      const pays = (amount: number): string => `P${amount % 3} pays P${(amount + 1) % 3} ${amount}`;
      const [before, after] = [amounts.slice(0, place), amounts.slice(place)].map((some) => some.map(pays));
      const parsed = unwrap(parseLedger([...(before ?? []), 'settled', ...(after ?? [])].join('\n')));
      const alone = unwrap(parseLedger((after ?? []).join('\n')));
      const standing = ({ balances }: typeof alone) =>
        new Map(balances.filter(({ balance }) => balance !== 0).map((one) => [one.player, one.balance]));
      expect(standing(parsed)).toEqual(standing(alone));
      for (const { paid, received, settled = 0, balance } of parsed.balances)
        expect(received - paid - settled).toBe(balance);
    },
  );

  test.each(['{"payments": [], "settled": 1}', '{"payments": [], "settle": true}', 'settled Ann Ben 25'])(
    'refused: %s',
    (line) => {
      expect(said(`Ann pays Ben 5\n${line}`)).toEqual(['badPayment 2']);
    },
  );
});

test.each([
  'Ann pays Ben and Cem 5',
  'Ann and Cem pay Ben 5',
  'Ann & Cem pay Ben 5',
  'Ann pays Ben, Cem 5',
  'Ann paid 5 to Ben and Cem',
  'Ann pays everyone 5',
  'everybody pays Ann 5',
  'Ann pays each 5',
  'Ann pays Ben each 5',
  'Ann pays the others 5',
])('several players in one payment are no name: %s', (line) => {
  expect(faults(line)[0]).toMatch(/unclear whether “.*” is one player/);
});

test.each([
  'misnamed discard by Dot',
  'joker exchange by Dot',
  'exchange by Dot',
  'the exchanged tile of Dot',
])('AG-33, TG-9: a win by %s has no line', (way) => {
  expect(faults(`${TABLE}\nBen 25 from ${way}`)[0]).toContain('has no line: write who pays whom.');
});

test.each([
  ['Ben 25 by joker exchange', 'has no line: write who pays whom.'],
  ['Ben 25 in the Charleston', 'has no line: write who pays whom.'],
  ['Ben 25 self-drawn, misnamed', 'has no line: write who pays whom.'],
  ['multiply 0.25 Ann', 'After “multiply” write only a factor, such as “multiply 0.25”.'],
  ['rules nmjl deadPays=single', 'Options follow in braces: rules nmjl {"jokerlessDiscard": "total"}.'],
])('%s: the message says what to write', (line, expected) => {
  expect(faults(`${TABLE}\n${line}`)[0]).toContain(expected);
});

test('a note stays among the lines, and counts for nothing', () => {
  const text = `# Friday\n${TABLE}\n  # Dot brought cake\n\nAnn pays Ben 5`;
  const [noted, plain] = [text, text.replace(/^ *#.*$/gm, '')].map((lines) =>
    unwrap(parseLedger(lines, OPTIONS)),
  );
  expect(noted?.lines).toEqual([['# Friday', TABLE, '# Dot brought cake', 'Ann pays Ben 5']]);
  expect(plain?.lines).toEqual([[TABLE, 'Ann pays Ben 5']]);
  expect(noted?.balances).toEqual(plain?.balances);
});

test.each(['Ann dead', 'Cem false win', 'Cem Mah Jongg in error'])('“%s” has no line of its own', (line) => {
  expect(faults(`${TABLE}\n${line}`)[0]).toContain(
    'Dead hands and false wins have no line: write who pays whom (see “settle”).',
  );
});

test('what is no rule set is told from one without payments', () => {
  const told = (given: unknown) => faults(`${TABLE}\nBen 25 self-drawn`, { rules: given as never })[0];
  expect(told({ ok: true, value: rules })).toBe('2: `rules` is not a rule set: it has no payments.');
  expect(told({ name: 'year' })).toBe('2: The rule set “year” has no payments.');
});
