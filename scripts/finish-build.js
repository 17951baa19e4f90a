// What tsup leaves to do: the JSON schemas beside the built code, where the package exports them, and one set of
// declarations for both kinds of modules.
import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { entries, root } from './entries.js';

const dist = `${root}dist/`;
cpSync(`${root}src/schemas`, `${dist}schemas`, { recursive: true });
copyFileSync(`${root}src/games/american/card/card.schema.json`, `${dist}schemas/card.json`);

// ES modules may take declarations from those of CommonJS, but not the other way round.
for (const { types, cjs } of entries)
  writeFileSync(types.replace('.d.cts', '.d.ts'), `export * from './${basename(cjs)}';\n`);
