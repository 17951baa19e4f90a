// Draws docs/theme/hand.svg from what the built library says of the hand in the README. Run `npm run build` first.
import { writeFileSync } from 'node:fs';
import { drawHand } from '../docs/theme/draw-hand.js';
import { pictured } from '../docs/theme/pictured-hand.js';
import { root } from './entries.js';

writeFileSync(`${root}docs/theme/hand.svg`, drawHand(pictured(await import(`${root}dist/index.js`))));
console.log('docs/theme/hand.svg is drawn');
