// Puts the JSON schemas beside the built code, where the package exports them.
import { copyFileSync, cpSync } from 'node:fs';
import { root } from './entries.js';

const card = `${root}src/games/american/card/card.schema.json`;
cpSync(`${root}src/schemas`, `${root}dist/schemas`, { recursive: true });
copyFileSync(card, `${root}dist/schemas/card.json`);
// The name it had before there were others.
copyFileSync(card, `${root}dist/card.schema.json`);
