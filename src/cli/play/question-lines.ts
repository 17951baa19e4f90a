import type { Look } from './look';
import type { Question } from './question';
import { rackLines } from './rack-lines';

/** A question as it is printed: the rack if tiles are chosen, the choices, and what is asked. */
export const questionLines = <A>({ prompt, tiles, options }: Question<A>, look: Look): readonly string[] => [
  ...(tiles === undefined ? [] : rackLines(tiles.rack, look)),
  look.style.bold(prompt),
  ...options.map(({ key, label }) => `  ${key}  ${label}`),
];
