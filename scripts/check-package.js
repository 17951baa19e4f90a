// The package as it would be published: packed, installed into an empty project, required, imported, run and
// compiled against. Run `npm run build` first.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries, manifest, root } from './entries.js';
import { folder, installPacked, run } from './packed.js';

/** How many bytes the package may take where it is installed. */
const MOST_BYTES = 2_000_000;

/** @param {string} file @param {string} text */
const write = (file, text) => writeFileSync(join(folder, file), text);

/** @param {boolean} holds @param {string} what */
const expect = (holds, what) => {
  if (!holds) throw new Error(`expected ${what}`);
  console.log(`ok  ${what}`);
};

const packAndInstall = () => {
  const packed = installPacked();
  const files = packed.files.map((/** @type {{ path: string }} */ { path }) => path);
  const strange = files.filter(
    (/** @type {string} */ path) => !/^(dist\/|(package\.json|README\.md|LICENSE|CHANGELOG\.md)$)/.test(path),
  );
  expect(
    strange.length === 0,
    `nothing but the build and its papers in the tarball (${files.length} files) ${strange}`,
  );
  expect(
    packed.unpackedSize <= MOST_BYTES,
    `at most ${MOST_BYTES / 1000} kB unpacked, and it takes ${Math.round(packed.unpackedSize / 1000)}`,
  );
  const telling = files.filter((/** @type {string} */ path) =>
    readFileSync(root + path, 'utf8').includes(root),
  );
  expect(telling.length === 0, `no file of the tarball names the folder it was built in ${telling}`);
  expect(Object.keys(manifest.dependencies ?? {}).length === 0, 'no run-time dependencies');
};

const loadBothWays = () => {
  for (const { name } of entries) {
    const names =
      'Object.keys(it).filter((key) => key !== "default" && key !== "module.exports").sort().join()';
    write('load.cjs', `const it = require('${name}'); console.log(${names});`);
    write('load.mjs', `import * as it from '${name}'; console.log(${names});`);
    const required = run(folder, process.execPath, 'load.cjs').trim();
    const imported = run(folder, process.execPath, 'load.mjs').trim();
    expect(required === imported && required !== '', `${name} required and imported offer the same names`);
  }
  write('version.cjs', `console.log(require('${manifest.name}/package.json').version)`);
  expect(
    run(folder, process.execPath, 'version.cjs').trim() === manifest.version,
    'package.json can be required',
  );
};

const readSchemas = () => {
  const names = readdirSync(join(folder, 'node_modules', manifest.name, 'dist', 'schemas'));
  for (const name of names) {
    write('schema.cjs', `console.log(require('${manifest.name}/schemas/${name}').$schema)`);
    write(
      'schema.mjs',
      `import it from '${manifest.name}/schemas/${name}' with { type: 'json' }; console.log(it.$schema)`,
    );
    const said = ['schema.cjs', 'schema.mjs'].map((file) => run(folder, process.execPath, file).trim());
    expect(
      said.every((text) => /json-schema/.test(text)),
      `${manifest.name}/schemas/${name} is required and imported`,
    );
  }
  expect(names.length === 5, `five schemas are in the package: ${names.join(', ')}`);
};

const runProgram = () => {
  const program = join(folder, 'node_modules', '.bin', 'mahjongg');
  const version = run(folder, program, '--version').trim();
  expect(version === manifest.version, `mahjongg --version prints ${manifest.version}, printed ${version}`);
};

const compileAgainst = () => {
  const imports = entries.map(({ name }, index) => `import * as entry${index} from '${name}';`).join('\n');
  const uses = entries
    .map((_, index) => `export const names${index}: string[] = Object.keys(entry${index});`)
    .join('\n');
  const hand = `import type { Hand } from '${manifest.name}';\nexport const hand: Hand = { concealed: ['1B', 'J'] };`;
  const wrong = `// @ts-expect-error: the compiler knows the tiles\nexport const no: Hand = { concealed: ['0B'] };`;
  const code = `${imports}\n${uses}\n${hand}\n${wrong}\n`;
  for (const file of ['consumer.ts', 'module.mts', 'script.cts']) write(file, code);
  compile('node16', { module: 'node16', moduleResolution: 'node16' }, [
    'consumer.ts',
    'module.mts',
    'script.cts',
  ]);
  compile('bundler', { module: 'esnext', moduleResolution: 'bundler' }, ['module.mts']);
};

/** TypeScript 7 and 6. */
const COMPILERS = ['node_modules/@typescript/native/bin/tsc', 'node_modules/typescript/bin/tsc6'];

/** @param {string} resolution @param {object} options @param {string[]} files */
const compile = (resolution, options, files) => {
  const compilerOptions = {
    noEmit: true,
    strict: true,
    target: 'es2022',
    lib: ['es2022'],
    types: [],
    ...options,
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  for (const compiler of COMPILERS) run(folder, process.execPath, root + compiler, '-p', 'tsconfig.json');
  console.log(`ok  compiles with moduleResolution ${resolution}: ${files.join(', ')}`);
};

try {
  packAndInstall();
  loadBothWays();
  readSchemas();
  runProgram();
  compileAgainst();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
