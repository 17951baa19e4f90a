import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/game';
import { cardFree, type Seat, type Tile } from '../../src/index';
import { type ActionField, tilesField } from '../../src/play/fields';
import { readAction } from '../../src/play/take-action';
import { eastWith, SOUTH, WAITING } from './racks';
import { type Begun, codesIn, type RefusalCase, refusalOf, setupOf, sit, testRefusals } from './sitting';
import { american, guide, withoutCard } from './subjects';

// Every way an action can be refused, each by a game in which it is, and the code it is refused with.

/** How a game comes to the action that is refused. */
interface Setting extends Omit<Begun, 'from' | 'seed'> {
  /** From where on players do something: East’s first turn if left out. */
  readonly from?: 'deal' | 'wish';
  /** What they do, as a script. */
  readonly done?: string;
}

const E_KEEPS = { E: '111B 222B RR GG NN W J' };
const JOKERS = { ...E_KEEPS, S: 'JJ 33C 44C 55C 66C 77C 8C' };
const S_PUNG = { E: '5D 11B 222B RR GG NN WW', S: SOUTH };
const CALLED = 'E discard 5D; S call 5D 5D J; W N decline';

/** East dies by a false Mah Jongg at a table where it can be declared (AG-35). */
const EAST_DEAD = 'E mahjongg; S W N keep';
/** South has exposed a tile that does not belong there and discarded, and plays on with a dead hand (TG-10). */
const SOUTH_DEAD =
  'E discard 5D; S call 5D 5D 1C; W N decline; S discard 2C; W N E decline; W discard 9B; N E decline; N discard 9B; W E decline; E discard 9B; W N decline';
/** South calls a discard with so many tiles, the two others being left, and discards one tile more. */
const southCalls = (from: Seat, tile: Tile, junk: Tile, own = `${tile} ${tile}`): string =>
  `${from} discard ${tile}; S call ${tile} ${own}; all decline; S discard ${junk}; all decline`;
const FOUR_SETS = { E: S_PUNG.E, S: '55D 66D 77D 888D J 11C 2C' };
/** South has exposed three pungs and holds four tiles, and West has discarded a fourth tile for South. */
const FOUR_LEFT = `${southCalls('E', '5D', '1C')}; ${southCalls('W', '6D', '1C')}; ${southCalls('W', '7D', '2C')}; W discard 8D`;
/** `FF 555a 777a 999b DDDb` of the practice card: its last dragon comes for a joker of South’s own. */
const OWN_JOKER =
  'E discard 5B; S call 5B 5B J; W N decline; S discard 1D; W N E decline; W discard 1D; S N E decline; N discard 2D; S W E decline; E discard 3D; S W N decline; S exchange 5B S 0';

/** Of `5555B 666B 5555C 666C` South has exposed 13 tiles, and draws a 6C, with which no line is complete. */
const SPENT: Setting = {
  rules: american(),
  racks: { E: eastWith('5B'), S: '55B 66B 555C 66C 1234D' },
  draws: '6B 5C 6C 999B 6C',
  done: `${southCalls('E', '5B', '1D')}; ${southCalls('W', '6B', '2D')}; ${southCalls('W', '5C', '3D', '5C 5C 5C')}; ${southCalls('W', '6C', '4D')}; W discard 9B; all decline; N discard 9B; all decline; E discard 9B; all decline`,
};

const CASES: readonly RefusalCase<Setting>[] = [
  ['notAnAction', 'discard'],
  ['notAnAction', null],
  ['notAnAction', []],
  ['unknownAction', 'E peek'],
  ['unknownAction', 'E __proto__'],
  ['unknownAction', { seat: 'E' }],
  ['badActionField', 'E discard 1X'],
  ['badActionField', 'E discard'],
  ['badActionField', { type: 'pass', seat: 'E', tiles: 'E' }, { from: 'deal' }],
  ['badActionField', { type: 'mahjongg', seat: 'E', value: -1 }],
  ['badActionField', 'E challenge X'],
  ['seatNotTaken', { type: 'discard', seat: 'X', tile: '1B' }],
  ['stale', 'E discard 1B moment=0'],
  ['stale', 'E discard 1B moment=999'],
  ['stale', { type: 'discard', seat: 'E', tile: '1B', moment: '5' }],
  ['wrongPhase', 'E decline'],
  ['wrongPhase AG-32', 'E challenge S', { from: 'deal' }],
  ['notAwaited AG-10', 'S discard 1B'],
  ['notAwaited AG-10', 'E decline', { racks: E_KEEPS, done: 'E discard 1B' }],
  ['alreadyAnswered AG-6a', 'S decline', { racks: E_KEEPS, done: 'E discard 1B; S decline' }],
  ['tilesNotHeld AG-10', 'E discard 9D', { racks: E_KEEPS }],
  ['tilesNotHeld AG-5', 'E pass 9D 9D 9D', { from: 'deal' }],
  ['tilesNotHeld AG-15', 'S call 5D 5D 5D 5D', { racks: S_PUNG, done: 'E discard 5D' }],
  ['tileNeverPassed AG-9', 'E pass 2B RD J', { from: 'deal', racks: E_KEEPS }],
  ['wrongPassCount AG-5', 'E pass 2B RD', { from: 'deal', racks: E_KEEPS }],
  ['wrongPassCount AG-7', 'E pass 2B', { from: 'wish', racks: E_KEEPS, done: 'E S W N wish 2' }],
  ['tilesNotHeld AG-7', 'E pass 9D 9D', { from: 'wish', racks: E_KEEPS, done: 'E S W N wish 2' }],
  ['blindNotAllowed AG-8', 'E pass 2B RD blind=1', { from: 'deal', racks: E_KEEPS }],
  ['blindNotAllowed AG-8', 'E pass 2B blind=1', { from: 'wish', racks: E_KEEPS, done: 'E S W N wish 2' }],
  ['wishTooHigh AG-7', 'E wish 4', { from: 'wish' }],
  ['misnamedDiscard AG-37', 'E discard 1B 2B', { racks: E_KEEPS }],
  ['misnamedDiscard AG-37', 'E discard J 2B', { racks: E_KEEPS, manners: 'table' }],
  ['otherTileClaimed AG-37', 'S call 4D 5D 5D', { racks: S_PUNG, done: 'E discard 5D' }],
  ['otherTileClaimed AG-37', 'E mahjongg 1B', { racks: E_KEEPS }],
  ['jokerCalled AG-12', 'S call J J J', { racks: JOKERS, done: 'E discard J' }],
  [
    'badExposure AG-19',
    'S call J J J',
    {
      rules: withoutCard({ claimDiscardedJoker: true }),
      racks: JOKERS,
      done: 'E discard J',
    },
  ],
  ['badExposure CF-28', 'S call 5D 5D', { racks: S_PUNG, done: 'E discard 5D' }],
  ['badExposure AG-15', 'S call 5D 5D 1C', { racks: S_PUNG, done: 'E discard 5D' }],
  ['badExposure AG-15', 'S call 5D 1C 2C', { racks: S_PUNG, manners: 'table', done: 'E discard 5D' }],
  ['badExposure TG-4', 'S call 5D 5D', { rules: withoutCard(), racks: S_PUNG, done: 'E discard 5D' }],
  [
    'badExposure TG-4a',
    'S call 5D 5D J',
    { rules: withoutCard({ claimNeedsNaturals: true }), racks: S_PUNG, done: 'E discard 5D' },
  ],
  ['badExposure CF-16', 'S call F F J', { racks: { E: 'F 11B', S: 'FJ 11C' }, done: 'E discard F' }],
  ['badExposure AG-10', 'S call 8D 8D 8D 8D J', { racks: FOUR_SETS, draws: '678D', done: FOUR_LEFT }],
  [
    'exposureNeverWins AG-31',
    'S call F F F',
    {
      rules: cardFree({ houseRules: { removeFlowersAndJokers: true } }),
      racks: { E: 'F 11B', S: 'FF 11C' },
      done: 'E discard F',
    },
  ],
  ['nothingToRearrange AG-19', 'E rearrange 1B 1B', { racks: E_KEEPS }],
  ['exposureUnchanged AG-19', 'S rearrange 5D J', { racks: S_PUNG, done: CALLED }],
  ['cannotTakeBack TG-10', 'S takeBack', { racks: S_PUNG, done: CALLED }],
  [
    'nothingToRearrange TG-10',
    'S rearrange 5D 5D',
    {
      rules: withoutCard({ correctAfterExposing: false }),
      racks: S_PUNG,
      manners: 'table',
      done: 'E discard 5D; S call 5D 5D; W N decline',
    },
  ],
  ['cannotGrow AG-19', 'S grow 5D 0', { racks: S_PUNG, done: CALLED }],
  ['cannotGrow TG-5', 'S grow 5D 0', { rules: withoutCard(), racks: S_PUNG, done: CALLED }],
  ['cannotGrow AG-10', 'S grow 6C 3', SPENT],
  ['cannotGrow TG-5', 'S grow 6C 0', SPENT],
  ['noSuchExposure TG-5', 'S grow 5D 1', { rules: withoutCard(), racks: S_PUNG, done: CALLED }],
  ['tilesNotHeld TG-5', 'S grow 9D 0', { rules: withoutCard(), racks: S_PUNG, done: CALLED }],
  ['tilesNotHeld AG-21', 'S exchange 9D S 0', { racks: S_PUNG, done: CALLED }],
  [
    'notAWinningHand AG-27a',
    'S mahjongg',
    {
      rules: guide({ ownJokerWin: false }),
      racks: { E: eastWith('5B'), S: 'FF 5B J 777B 999C RR 1D' },
      draws: '123D 5B',
      done: OWN_JOKER,
    },
  ],
  ['noSuchExposure AG-21', 'E exchange 1B S 0', { racks: E_KEEPS }],
  [
    'noJokerThere AG-21',
    'S exchange 1C S 0',
    { racks: S_PUNG, done: 'E discard 5D; S call 5D 5D 5D; W N decline' },
  ],
  ['wrongNaturalTile AG-21', 'S exchange 1C S 0', { racks: S_PUNG, done: CALLED }],
  ['notAWinningHand CF-3', 'E mahjongg', { racks: E_KEEPS }],
  ['handIsDead AG-32a', 'E challenge W', { manners: 'table', done: EAST_DEAD }],
  ['handIsDead AG-32', 'E discard 1B', { manners: 'table', done: EAST_DEAD }],
  [
    'handIsDead AG-32',
    'S mahjongg',
    {
      rules: withoutCard(),
      manners: 'table',
      racks: S_PUNG,
      draws: '9999B',
      done: SOUTH_DEAD,
    },
  ],
  ['challengedTheDead AG-32', 'W challenge E', { manners: 'table', done: EAST_DEAD }],
  ['notDrawn TG-6', 'S exchange 5D S 0', { rules: withoutCard(), racks: S_PUNG, done: CALLED }],
  [
    'jokerLocked AG-22a',
    'W exchange 5D S 0',
    {
      rules: guide({ preset: 'nmjl', deadJokers: 'locked' } as never),
      manners: 'table',
      racks: S_PUNG,
      draws: '5D',
      done: `${CALLED}; S mahjongg; E W N keep`,
    },
  ],
  ['gameOver', 'E discard 3C', { racks: { E: [...WAITING, '9C'] }, done: 'E mahjongg' }],
  [
    'onlyMahjongg TG-9',
    'E call 5D 1B 1B',
    {
      rules: withoutCard(),
      racks: S_PUNG,
      draws: '5D',
      done: `${CALLED}; S discard 1C; W N E decline; W exchange 5D S 0`,
    },
  ],
  ['noChallenges TG-12', 'E challenge S', { rules: withoutCard() }],
  ['challengedOneself AG-32', 'E challenge E'],
  ['challengedAlready AG-32a', 'E challenge S', { done: 'E challenge S' }],
];

/** The table at which an action of the list is tried. */
const reach = ({ from, done, ...others }: Setting = {}) => {
  const begun = { seed: 'refused', ...others };
  const sitting = sit({ ...begun, from: 'deal' });
  for (const { seat, ...choice } of from === 'deal' ? [] : setupOf(begun).actions)
    if (from === undefined || choice.type !== 'wish')
      sitting.act(seat, { ...choice, moment: sitting.state().moment });
  if (done !== undefined) sitting.play(done);
  return sitting;
};

describe('every action that is refused says why', () => {
  testRefusals(CASES, reach);

  const codes = [
    ...readFileSync(new URL('../../src/play/illegal.ts', import.meta.url), 'utf8').matchAll(
      /^ {2}\| '(\w+)'/gm,
    ),
  ].map(([, code]) => code as string);

  // The table game alone; the solitaires and the Year game have folders and tests of their own.
  const folder = new URL('../../src/', import.meta.url);
  const PARTS = [
    'play/',
    'games/american/play/',
    'games/american/play/table/',
    'games/american/play/table/phases/',
  ];
  const sources = PARTS.flatMap((part) =>
    readdirSync(new URL(part, folder))
      .filter((name) => name.endsWith('.ts') && name !== 'illegal.ts')
      .map((name) => readFileSync(new URL(part + name, folder), 'utf8')),
  );

  test('every code is in the table', () => {
    const shown = codesIn(CASES);
    const used = codes.filter((code) => sources.some((text) => text.includes(`'${code}'`)));
    expect(used.length).toBeGreaterThan(30);
    expect(used.filter((code) => !shown.has(code))).toEqual([]);
    // The codes of the Year game and of the solitaires are shown by their own games.
    const others = ['./year/refused.test.ts', '../solitaires/chinese-table.test.ts']
      .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
      .join('\n');
    expect(codes.filter((code) => !shown.has(code) && !new RegExp(`'${code}\\b`).test(others))).toEqual([]);
  });

  test('and so is every code with every rule that the source refuses by', () => {
    const refusals = sources.flatMap((text) => [...text.matchAll(/illegal\(\s*'(\w+)',\s*'([^']*)',/g)]);
    const pairs = new Set(refusals.map(([, code, rule]) => `${code} ${rule}`.trim()));
    const shown = new Set<string>(CASES.map(([refusal]) => refusal));
    expect(pairs.size).toBeGreaterThan(30);
    expect([...pairs].filter((pair) => !shown.has(pair))).toEqual([]);
  });

  test('and every sentence that the source refuses with is said by a case', () => {
    const inPlace = /illegal\(\s*'\w+',\s*(?:'[^']*'|\w+),\s*('[^']*'|`[^`]*`)/g;
    const named = /const message =?\s*('[^']*'|`[^`]*`);/g;
    const refusing = sources.filter((text) => / illegal\(/.test(text));
    const sentences = refusing.flatMap((text) =>
      [inPlace, named].flatMap((pattern) => [...text.matchAll(pattern)].map(([, one]) => one as string)),
    );
    const patternOf = (sentence: string): RegExp => {
      const parts = sentence.slice(1, -1).split(/\$\{[^}]*\}/);
      return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
    };
    const said = CASES.map(([, action, setting]) => refusalOf(reach(setting), action)?.message ?? '');
    expect(sentences.length).toBeGreaterThan(40);
    expect(
      sentences.filter((sentence) => !said.some((message) => patternOf(sentence).test(message))),
    ).toEqual([]);
  });

  test('every code has its row in docs/game.md', () => {
    const page = readFileSync(new URL('../../docs/game.md', import.meta.url), 'utf8');
    expect(codes.filter((code) => !page.includes(`| \`${code}\` |`))).toEqual([]);
  });
});

test('a refusal of a list names its first wrong item, of a list of one’s own its form', () => {
  const marks: ActionField = { name: 'marks', read: () => undefined, expected: 'a list of numbers' };
  const saidOf = (field: ActionField, given: unknown): string | undefined => {
    const read = readAction(new Map([['mark', [field]]]), { type: 'mark', seat: 'E', [field.name]: given }, [
      'E',
    ]);
    return read.ok ? undefined : read.error.message;
  };
  expect(saidOf(tilesField('tiles'), ['1B', 'x'])).toBe(
    '“tiles” of the action mark must be a list of tiles; “x” is not one.',
  );
  expect(saidOf(marks, [1, 'x'])).toBe(
    '“marks” of the action mark must be a list of numbers; this one is not.',
  );
});

test('what is no seat is a misuse; at a seat that nobody took there is nothing to do', () => {
  const { game, state } = newGame(withoutCard(), { seed: 'three', players: 3 });
  expect(() => game.legalActions(state, 'e' as never)).toThrow('A seat must be one of E, S, W, N; got “e”.');
  expect(game.legalActions(state, 'N')).toEqual([]);
});
