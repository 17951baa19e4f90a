import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { ACTIONS } from '../../src/games/american/play/table/stored';
import { inBackticks } from './options-tables';

// docs/game.md lists the fields of actions, events and views. These tests compare them with the types and with what is read.

const page = readFileSync('docs/game.md', 'utf8');

/** The rows of the table whose first column has this title: the fields by each name in it. */
const listed = (title: string): Map<string, readonly string[]> => {
  const table = page.split(`| ${title} | fields |\n|---|---|\n`)[1]?.split('\n\n')[0] ?? '';
  return new Map(
    table.split('\n').flatMap((row) => {
      const [, names = '', fields = ''] = row.split('|');
      return inBackticks(names).map((name) => [name, inBackticks(fields).toSorted()]);
    }),
  );
};

/** The members of every kind of a type that `src/game.ts` exports, by their names, `?` after what can be left out. */
let membersOf: (type: string) => readonly ReadonlyMap<string, string>[];

/** The names of the members of each member of such a type. */
let innerOf: (type: string) => ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(['src/game.ts'], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const entry = checker.getSymbolAtLocation(program.getSourceFile('src/game.ts') as ts.SourceFile);
  const exported = checker.getExportsOfModule(entry as ts.Symbol);
  const typeOf = (name: string): ts.Type => {
    const symbol = exported.find((one) => one.name === name) as ts.Symbol;
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return checker.getDeclaredTypeOfSymbol(isAlias ? checker.getAliasedSymbol(symbol) : symbol);
  };
  innerOf = (name) =>
    new Map(
      checker.getPropertiesOfType(typeOf(name)).map((member) => [
        member.name,
        checker
          .getPropertiesOfType(checker.getTypeOfSymbol(member))
          .map((inner) => inner.name)
          .sort(),
      ]),
    );
  membersOf = (name) => {
    const type = typeOf(name);
    return (type.isUnion() ? type.types : [type]).map(
      (kind) =>
        new Map(
          checker.getPropertiesOfType(kind).map((member) => {
            const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
            const text = checker.typeToString(checker.getTypeOfSymbol(member));
            return [`${member.name}${isOptional ? '?' : ''}`, text] as const;
          }),
        ),
    );
  };
}, 120_000);

test('the fields of every action are those that are read', () => {
  const read = [...ACTIONS].map(
    ([type, fields]) =>
      [type, fields.map(({ name, optional }) => `${name}${optional === true ? '?' : ''}`).sort()] as const,
  );
  expect(listed('action')).toEqual(new Map(read));
});

describe('what a player sees', () => {
  test('the fields of every event are those of its type', () => {
    const common = ['type', 'moment', 'viewer', 'own'];
    const kinds = new Map<string, Set<string>>();
    for (const members of membersOf('SeenEvent')) {
      const type = members.get('type')?.replaceAll('"', '') ?? '';
      const names = [...members.keys()].filter((name) => !common.includes(name));
      kinds.set(type, new Set([...(kinds.get(type) ?? []), ...names]));
    }
    expect(kinds.size).toBeGreaterThan(15);
    const sorted = [...kinds].map(([type, names]) => [type, [...names].sort()] as const);
    expect(listed('event')).toEqual(new Map(sorted));
  });

  test('the fields of “now” are those of its phase', () => {
    expect(listed('phase')).toEqual(innerOf('Stages'));
  });

  test('the fields of a view are those of its type', () => {
    const names = new Set(membersOf('PlayerView').flatMap((members) => [...members.keys()]));
    const [, shared = '', own = ''] = /A view has ([^;]*); its player’s own (.*?)\.\n/s.exec(page) ?? [];
    expect([...inBackticks(shared), ...inBackticks(own)].sort()).toEqual([...names].sort());
  });
});
