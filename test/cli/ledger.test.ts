import { describe, expect, test } from 'vitest';
import { run, runShell } from './run';

const ANN = '{"from": "Ann", "to": "Ben", "amount": 25}';
const GAME = '{"payments": [{"from": "E", "to": "S", "amount": 10.5}], "players": {"E": "Ann", "S": "Cem"}}';

describe('mahjongg ledger', () => {
  test.each([
    [
      'lines, as a table',
      [],
      `${ANN}\n\n${GAME}\n`,
      'player  paid  received  balance\nBen        0        25      +25\nCem        0      10.5    +10.5\nAnn     35.5         0    -35.5\n\n2 payments; the balances add up to 0.\n',
    ],
    [
      'one list over several lines',
      ['--csv'],
      `\ufeff[\n${ANN},\n${GAME}\n]`,
      'player,paid,received,balance\nBen,0,25,25\nCem,0,10.5,10.5\nAnn,35.5,0,-35.5\n',
    ],
    [
      'a factor and a coin',
      ['--multiply', '0.25', '--round', '0.05', '--csv'],
      `${ANN}\n${GAME}`,
      'player,paid,received,balance\nBen,0,6.25,6.25\nCem,0,2.65,2.65\nAnn,8.9,0,-8.9\n',
    ],
    [
      'who sat where',
      ['--players', '{"E": "Eve", "S": "=1+1"}', '--csv'],
      '{"from": "E", "to": "S", "amount": 1}\n{"from": "a, \\"b\\"", "to": "E", "amount": 1}\n',
      'player,paid,received,balance\n\'=1+1,0,1,1\nEve,1,1,0\n"a, ""b""",1,0,-1\n',
    ],
    [
      'JSON',
      ['--json'],
      ANN,
      '{"balances":[{"player":"Ben","paid":0,"received":25,"balance":25},{"player":"Ann","paid":25,"received":0,"balance":-25}],"payments":[{"from":"Ann","to":"Ben","amount":25}],"sum":0}\n',
    ],
    ['nothing at all', [], '', 'Nobody paid.\n'],
  ])('%s', async (_, words, input, stdout) => {
    expect(await run(['ledger', ...words], { input })).toEqual({ status: 0, stdout, stderr: '' });
  });

  test('what settle prints goes into it', () => {
    const claim = '{"value": 25, "winner": "E", "by": "discard", "discarder": "S", "id": 1}';
    const line = `printf '%s\\n%s\\n' '${claim}' '${claim}' | mahjongg settle --json | mahjongg ledger --multiply 0.1 --csv`;
    expect(runShell(line)).toEqual({
      status: 0,
      stdout: 'player,paid,received,balance\nE,0,20,20\nW,5,0,-5\nN,5,0,-5\nS,10,0,-10\n',
      stderr: '',
    });
  });

  test('every bad line is named with its number, in order, and nothing is added up', async () => {
    const input = `nonsense\n${ANN}\n\n{"from": "A", "too": "B", "amount": 1}\n{"reasons": []}\n`;
    expect(await run(['ledger'], { input })).toEqual({
      status: 2,
      stdout: '',
      stderr: [
        'line 1: “nonsense” is not JSON.',
        'line 4: A payment has nothing called “too”. Did you mean “to”?',
        'line 4: “to” is a name of 1 to 40 characters, not nothing.',
        'line 5: This claim was not settled: it has reasons, and no payments.',
      ]
        .map((line) => `mahjongg ledger: ${line}\n`)
        .join(''),
    });
  });

  test('of more lines than are read nobody counts how many', async () => {
    const { status, stdout, stderr } = await run(['ledger'], { input: `${ANN}\n`.repeat(20_001) });
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      'mahjongg ledger: At most 20000 lines are read; there are more.\n',
    ]);
  });

  test('in a list the entry is named', async () => {
    const { status, stderr } = await run(['ledger'], { input: `[${ANN}, 5]` });
    expect([status, stderr]).toEqual([
      2,
      'mahjongg ledger: entry 2: A payment is an object with from, to and amount, not 5.\n',
    ]);
  });

  test('with --json the reasons have their lines', async () => {
    const { status, stdout } = await run(['ledger', '--json'], {
      input: `${ANN}\n{"from": "A", "to": "A", "amount": 1}`,
    });
    expect([status, JSON.parse(stdout)]).toEqual([
      2,
      {
        reasons: [
          {
            code: 'badPayment',
            rule: '',
            message: 'Nobody pays themselves.',
            at: { path: [], line: 2 },
            params: {},
          },
        ],
      },
    ]);
  });

  test.each([
    [['--multiply', 'x'], '--multiply is a number such as 0.25, not “x”'],
    [
      ['--multiply', '0'],
      'The option multiply is a number above 0, up to 1000, with four decimals at most, not 0.',
    ],
    [['--round', '1e3'], '--round is a number such as 0.25, not “1e3”'],
    [['--players', 'x'], '--players: “x” is not JSON.'],
    [['--players', '5'], '--players is an object of names by seat, such as {"E": "Ann"}'],
    [['--players', '{"Eest": "Ann"}'], '“Eest” is no seat: E, S, W or N, or East and so on.'],
    [['--players', '{"E": "Ann", "East": "Ben"}'], 'The player of East is named twice.'],
    [['--csv', '--json'], '--json and --csv exclude each other'],
    [['payments.jsonl'], '“payments.jsonl” is too much: payments come from standard input'],
  ])('%j is refused', async (words, complaint) => {
    const { status, stdout, stderr } = await run(['ledger', ...words], { input: ANN });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^mahjongg ledger: /);
    expect(stderr.slice('mahjongg ledger: '.length).trimEnd()).toBe(complaint);
  });
});
