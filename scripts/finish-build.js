// What tsup leaves to do: the JSON schemas beside the built code, where the package exports them, one set of
// declarations for both kinds of modules, and code and schemas that take little room.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { minify } from 'terser';
import { entries, root } from './entries.js';

const dist = `${root}dist/`;
mkdirSync(`${dist}schemas`);
const schemas = readdirSync(`${root}src/schemas`).map((name) => [`src/schemas/${name}`, name]);
for (const [from, name] of [...schemas, ['src/games/american/card/card.schema.json', 'card.json']])
  writeFileSync(`${dist}schemas/${name}`, JSON.stringify(JSON.parse(readFileSync(root + from, 'utf8'))));

// ES modules may take declarations from those of CommonJS, but not the other way round.
for (const { types, cjs } of entries)
  writeFileSync(types.replace('.d.cts', '.d.ts'), `export * from './${basename(cjs)}';\n`);

// What functions are called stays for stack traces, and the marks of what a bundler may leave out, which esbuild drops.
// Terser writes the mark of a returned value before `return`, where it means nothing.
// Modules may wait at their top. Types of terser do not know it.
const parse = { module: true, shebang: true };
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.c?js$/.test(name)) continue;
  const { code = '' } = await minify(
    readFileSync(dist + name, 'utf8').replaceAll('return /* @__PURE__ */', 'return'),
    {
      ecma: 2020,
      parse,
      format: { preserve_annotations: true, max_line_len: 120 },
    },
  );
  writeFileSync(dist + name, code);
}
