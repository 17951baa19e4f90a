import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import type { Block } from './markdown';

/** A module made of one `ts` block and the `ts continued` blocks after it. */
export interface Snippet {
  readonly file: string;
  readonly line: number;
  /** The code, each line with the number it has in the Markdown file. */
  readonly code: string;
}

const FROM = 'from=';

/** The file that a block is a part of, as its word `from=FILE` says; undefined if it has none. */
export const fileOf = ({ words }: Block): string | undefined =>
  words.find((word) => word.startsWith(FROM))?.slice(FROM.length);

/** The modules that the `ts` blocks of one file make; those left out that do not run, or are part of a file. */
export const snippetsOf = (blocks: readonly Block[]): Snippet[] => {
  const groups: Block[][] = [];
  for (const block of blocks) {
    if (block.language !== 'ts' || block.words.includes('no-run') || fileOf(block) !== undefined) continue;
    const group = groups.at(-1);
    if (!block.words.includes('continued')) groups.push([block]);
    else if (group === undefined) throw new Error(`${block.file}:${block.line}: continues nothing`);
    else group.push(block);
  }
  return groups.map((group) => {
    const lines: string[] = [];
    for (const block of group)
      for (const [index, line] of block.lines.entries()) lines[block.line - 1 + index] = line;
    return {
      file: group[0]!.file,
      line: group[0]!.line,
      code: Array.from(lines, (line) => line ?? '').join('\n'),
    };
  });
};

/** A `// => value` comment and the code whose value it states. */
interface Claim {
  readonly line: number;
  readonly expected: string;
  /** Start and end of the checked expression in the code. */
  readonly start: number;
  readonly end: number;
  /** The declared name, where a declaration is checked. */
  readonly name?: string;
  /** Start of the whole statement, and the end of it, its semicolon included. */
  readonly from: number;
  readonly to: number;
}

const CLAIM = /^[ \t]*\/\/ =>(.*)$/;
const MORE = /^[ \t]*\/\/ {3,}(.*)$/;

/** The text of the claim that starts right after `end`, continued on comment lines of their own. */
const claimAfter = (code: string, end: number): string | undefined => {
  const [rest = '', ...below] = code.slice(end).split('\n');
  const first =
    CLAIM.exec(rest)?.[1] ?? (rest.trim() === '' ? CLAIM.exec(below.shift() ?? '')?.[1] : undefined);
  if (first === undefined) return undefined;
  const texts = [first];
  for (const line of below) {
    const more = MORE.exec(line)?.[1];
    if (more === undefined) break;
    texts.push(more);
  }
  return texts.join('\n').trim();
};

const isConsoleLog = (node: ts.Expression): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'console.log' && node.arguments.length === 1;

/** What a statement's claim is about: an expression, what is printed, or a declared name. */
const subjectOf = (node: ts.Node): { expression: ts.Node; name?: string } | undefined => {
  if (ts.isExpressionStatement(node))
    return { expression: isConsoleLog(node.expression) ? node.expression.arguments[0]! : node.expression };
  if (!ts.isVariableStatement(node) || node.declarationList.declarations.length !== 1) return undefined;
  const { name, initializer } = node.declarationList.declarations[0]!;
  if (initializer === undefined || !ts.isIdentifier(name)) return undefined;
  return { expression: initializer, name: name.text };
};

const claimsOf = ({ file, code }: Snippet): Claim[] => {
  const source = ts.createSourceFile('snippet.ts', code, ts.ScriptTarget.ES2022, true);
  const claims: Claim[] = [];
  const visit = (node: ts.Node): void => {
    const subject = subjectOf(node);
    const expected = subject && claimAfter(code, node.end);
    if (subject && expected !== undefined) {
      const line = source.getLineAndCharacterOfPosition(node.end).line + 1;
      const { expression, ...named } = subject;
      const [start, end] = [expression.getStart(), expression.end];
      claims.push({ line, expected, start, end, ...named, from: node.getStart(), to: node.end });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const stated = code.split('\n').filter((line) => line.includes('// =>')).length;
  if (stated === claims.length) return claims;
  const near = code
    .split('\n')
    .findIndex(
      (line, index) =>
        line.includes('// =>') && !claims.some((claim) => claim.line === index + 1 || claim.line === index),
    );
  throw new Error(
    `${file}:${near + 1}: "// =>" states the value of nothing; it belongs at the end of a statement`,
  );
};

/** `...` at the end of an object or a list means that there may be more in it. */
const withMore = (expected: string): string =>
  expected.replace(/\.\.\.\s*([}\]])/g, (_, bracket: string) =>
    bracket === '}' ? '[$more]: true }' : '$more]',
  );

/** The code with each claim turned into a call of `$check`; no line moves. */
const instrumented = (snippet: Snippet, id: string): { code: string; claims: readonly Claim[] } => {
  const claims = claimsOf(snippet);
  let { code } = snippet;
  for (const { line, expected, start, end, name, from, to } of claims.toReversed()) {
    const opening = `$check(${line}, ${JSON.stringify(withMore(expected))}, `;
    const replaced =
      name === undefined
        ? `;${opening}${code.slice(start, end)});`
        : `${code.slice(from, to)};${opening}${name});`;
    code = code.slice(0, from) + replaced + code.slice(to);
  }
  return {
    code: `const { $check, console } = globalThis[${JSON.stringify(id)}]; ${code}\nexport {};\n`,
    claims,
  };
};

const more = Symbol('and more');

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value is the expected one, or has at least what is expected where that ends in `...`. */
export const matches = (actual: unknown, expected: unknown): boolean => {
  if (!isObject(expected) || !isObject(actual)) return Object.is(actual, expected);
  if (Array.isArray(expected) !== Array.isArray(actual)) return false;
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const open = expected.at(-1) === more;
    const items = open ? expected.slice(0, -1) : expected;
    return (
      (open ? actual.length >= items.length : actual.length === items.length) &&
      items.every((item, index) => matches(actual[index], item))
    );
  }
  if (![Object.prototype, null].includes(Object.getPrototypeOf(expected)))
    return isDeepStrictEqual(actual, expected);
  // As in JSON, a property that is undefined is not there.
  const keys = (value: object) =>
    Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [key]));
  const wanted = keys(expected);
  return (
    (more in expected || keys(actual).every((key) => wanted.includes(key))) &&
    wanted.every((key) => Object.hasOwn(actual, key) && matches(actual[key], expected[key]))
  );
};

const shown = (value: unknown): string =>
  inspect(value, { depth: 12, breakLength: 100, maxArrayLength: 200 });

interface Bench {
  readonly $check: (line: number, expected: string, actual: unknown) => void;
  readonly console: { readonly log: (...values: readonly unknown[]) => void };
}

const cache = resolve('node_modules/.cache/mahjongg-snippets');
let runs = 0;

/** Writes a snippet as a module, runs it, and gives one message for each thing that is not as the document says. */
export const problemsOf = async (snippet: Snippet): Promise<string[]> => {
  runs += 1;
  const id = `${basename(snippet.file)}.${snippet.line}.${runs}`;
  const { code, claims } = instrumented(snippet, id);
  const problems: string[] = [];
  const reached = new Set<number>();
  const $check: Bench['$check'] = (line, text, actual) => {
    reached.add(line);
    const place = `${snippet.file}:${line}`;
    let expected: unknown;
    try {
      expected = new Function('$more', `return (${text}\n);`)(more);
    } catch (error) {
      problems.push(`${place}: what follows "// =>" is not an expression: ${error}`);
      return;
    }
    if (!matches(actual, expected)) problems.push(`${place}: expected ${text}\n  but it is ${shown(actual)}`);
  };
  const path = resolve(cache, `${id}.ts`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(path, code);
  Object.assign(globalThis, { [id]: { $check, console: { log: () => {} } } satisfies Bench });
  try {
    await import(/* @vite-ignore */ pathToFileURL(path).href);
  } catch (error) {
    return [...problems, `${snippet.file}:${snippet.line}: ${error instanceof Error ? error.stack : error}`];
  }
  for (const { line } of claims) {
    if (!reached.has(line)) problems.push(`${snippet.file}:${line}: the statement before "// =>" never ran`);
  }
  return problems;
};

/** What the compiler has to say about the snippets, as the strict settings of this repository have it. */
export const typeErrorsOf = (snippets: readonly Snippet[]): string[] => {
  const { config } = ts.readConfigFile('tsconfig.node.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: ['src/index.ts'] },
    ts.sys,
    '.',
  );
  options.noUnusedLocals = false;
  const files = new Map(snippets.map((item) => [resolve(`${item.file}.${item.line}.ts`), item]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => files.has(resolve(name)) || fileExists(name);
  host.getSourceFile = (name, target, ...rest) => {
    const snippet = files.get(resolve(name));
    return snippet
      ? ts.createSourceFile(name, snippet.code, target, true)
      : getSourceFile(name, target, ...rest);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  // Of the snippets alone: what is wrong in the library itself is the type check's to say.
  const found = [...files.keys()].flatMap((name) => {
    const source = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  return [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics(), ...found].map(
    ({ file, start, messageText }) => {
      const snippet = file && files.get(resolve(file.fileName));
      const message = ts.flattenDiagnosticMessageText(messageText, '\n  ');
      if (file === undefined || snippet === undefined) return message;
      return `${snippet.file}:${file.getLineAndCharacterOfPosition(start ?? 0).line + 1}: ${message}`;
    },
  );
};
