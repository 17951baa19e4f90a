import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { blocksOf } from './markdown';
import { type Snippet, snippetsOf } from './snippets';

/** One way to call what an entry exports, with what its docstring says of it. */
export interface CallDocs {
  /** The parameters by name. */
  readonly parameters: readonly string[];
  /** The parameters that `@param` describes. */
  readonly described: readonly string[];
  readonly summary: string;
  readonly returns: string;
}

/** A value that an entry exports, with its docstring. */
export interface Documented {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'constant';
  /** The entries that export it, such as `mahjongg/game`; the first one tells it apart from others of its name. */
  readonly entries: readonly string[];
  /** One for each overload of a function. */
  readonly calls: readonly CallDocs[];
  readonly examples: readonly Snippet[];
}

const entryOf = (file: string): string => `mahjongg/${file.slice(4, -3)}`.replace('/index', '');

/** The node whose docstring is that of a declaration, and where it can be read. */
const holderOf = (declaration: ts.Declaration): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;

const docOf = (node: ts.Node): ts.JSDoc | undefined =>
  ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);

const textOf = (comment: ts.JSDoc['comment'] | undefined): string =>
  ts.getTextOfJSDocComment(comment)?.trim() ?? '';

/** The code blocks of a docstring’s `@example`, each line with its number in the file. */
const examplesOf = (doc: ts.JSDoc): readonly Snippet[] => {
  const source = doc.getSourceFile();
  const lineOf = (at: number): number => source.getLineAndCharacterOfPosition(at).line;
  const file = relative('.', source.fileName);
  const lines = source.text.split('\n');
  return (doc.tags ?? [])
    .filter((tag) => tag.tagName.text === 'example')
    .flatMap((tag) => {
      const [from, to] = [lineOf(tag.getStart()), lineOf(doc.end)];
      const told = lines.map((line, at) => (at > from && at <= to ? line.replace(/^\s*\*( |\/|$)/, '') : ''));
      return snippetsOf(blocksOf(file, told.join('\n')).slice(0, 1));
    });
};

const callOf = (doc: ts.JSDoc | undefined, parameters: readonly string[]): CallDocs => {
  const tags: readonly ts.JSDocTag[] = doc?.tags ?? [];
  const named = tags.filter(ts.isJSDocParameterTag).filter(({ comment }) => textOf(comment) !== '');
  return {
    parameters,
    described: named.map(({ name }) => name.getText()),
    summary: textOf(doc?.comment),
    returns: textOf(tags.find(ts.isJSDocReturnTag)?.comment),
  };
};

const documentedOf = (
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): Pick<Documented, 'kind' | 'calls' | 'examples'> | undefined => {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return undefined;
  const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0;
  const signatures = isClass ? [] : checker.getTypeOfSymbol(symbol).getCallSignatures();
  const kind = isClass ? 'class' : signatures.length > 0 ? 'function' : 'constant';
  const declarations = symbol.declarations ?? [];
  const docs = declarations.flatMap((declaration) => docOf(holderOf(declaration)) ?? []);
  // An overload has a docstring of its own; a function that is a value has that of its statement.
  const calls = signatures.map((signature) => {
    const own = signature.declaration && declarations.find((one) => one === signature.declaration);
    const holder = own ?? declarations[0];
    const names = signature.parameters.map(({ name }) => name);
    return callOf(holder && docOf(holderOf(holder)), names);
  });
  return { kind, calls, examples: docs.flatMap(examplesOf) };
};

/** What the entries of the package export: every name, and every value once with its docstring. */
export const readPackage = (): {
  readonly names: ReadonlySet<string>;
  readonly documented: readonly Documented[];
} => {
  const files = readdirSync('src')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `src/${name}`);
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, '.');
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const names = new Set<string>();
  const found = new Map<ts.Symbol, Documented>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    const entry = source && checker.getSymbolAtLocation(source);
    for (const exported of entry ? checker.getExportsOfModule(entry) : []) {
      names.add(exported.name);
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const before = found.get(symbol);
      const told = before ?? documentedOf(checker, symbol);
      if (told === undefined) continue;
      const entries = [...(before?.entries ?? []), entryOf(file)];
      found.set(symbol, { ...told, name: exported.name, entries });
    }
  }
  return { names, documented: [...found.values()] };
};

/** The rule that the docstring of an option names, before its default. */
export const ruleIn = (text: string | undefined): string | undefined =>
  /\(([^()]*)\)\. The default is/.exec(text ?? '')?.[1];

/** What the docstrings of an interface’s members say, by member. */
export const memberTexts = (file: string, name: string): ReadonlyMap<string, string> => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const members = source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter((one) => one.name.text === name)
    .flatMap((one) => [...one.members]);
  return new Map(
    members.map((one) => [one.name?.getText() ?? '', textOf(docOf(one)?.comment).replaceAll(/\s+/g, ' ')]),
  );
};
