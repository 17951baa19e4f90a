import { readFileSync } from 'node:fs';
import { advise, judge, scout } from '../../src/analysis';
import { newGame } from '../../src/game';
import {
  type CardFree,
  cardFree,
  freeForm,
  parseCard,
  type Reason,
  readPayouts,
  yearGame,
} from '../../src/index';
import { run } from '../cli/run';
import { wordsOf } from '../cli/transcript';
import { EXAMPLES } from './error-examples';

// The sections of docs/errors.md, and what their examples are answered with.

/** The page as it is. */
export const page: string = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');

/** The section of one code. */
export interface Entry {
  readonly code: string;
  readonly text: string;
  readonly example: string;
  readonly message: string;
  /** The names its params may have; those that stand before the first code of a section are meant for all in it. */
  readonly params: readonly string[];
}

/** What a section says in a paragraph of one line that begins like this. */
const line = (text: string, start: string): string => new RegExp(`^${start}(.*)$`, 'm').exec(text)?.[1] ?? '';

const names = (text: string): readonly string[] =>
  [...line(text, 'Params: ').matchAll(/`(\w+)`/g)].map(([, name]) => name as string);

/** The example of a code: a command or a hand of a card on the page, or one that is kept beside it. */
const exampleOf = (code: string, text: string): string =>
  EXAMPLES[code]?.example ?? /\n\n`([^`\n]+)`\n/.exec(text)?.[1] ?? '';

const codeOf = (text: string): string => /^\w*/.exec(text)?.[0] ?? '';

/** All sections, in the order of the page. */
export const entries: readonly Entry[] = page
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [intro = '', ...parts] = section.split(/^### /m);
    return parts.map((text) => ({
      code: codeOf(text),
      text,
      example: exampleOf(codeOf(text), `${text}\n`),
      message: EXAMPLES[codeOf(text)]?.message ?? line(text, '> '),
      params: [...names(intro), ...names(text)],
    }));
  });

/** The reasons in the program's answer to a command line of the page: `mahjongg ...` or `echo '...' | mahjongg ...`. */
export const reasonsFor = async (example: string): Promise<readonly Reason[]> => {
  const [what, given] = /^(card|payouts|advice|judgment|scouting) (.*)$/.exec(example)?.slice(1) ?? [];
  if (what === 'card' || (what === undefined && !example.includes('mahjongg'))) {
    const lines = [{ hand: example, value: 25, open: true }];
    const card = what === 'card' ? JSON.parse(given ?? '') : { name: 'A', sections: [{ name: 'A', lines }] };
    const read = parseCard(card);
    return read.ok ? [] : read.error.reasons;
  }
  if (what === 'payouts') {
    const read = readPayouts(JSON.parse(given ?? ''));
    return read.ok ? [] : read.error.reasons;
  }
  if (what === 'advice' || what === 'judgment' || what === 'scouting') {
    const { seed, viewer, action, rules: name } = JSON.parse(given ?? '');
    const rules = ({ year: yearGame(), 'american-game': freeForm() }[name as string] ??
      cardFree()) as CardFree;
    const { game, state } = newGame(cardFree(), { seed });
    const view = game.viewFor(state, viewer);
    const answer =
      what === 'judgment'
        ? judge(view, action, { rules })
        : (what === 'advice' ? advise : scout)(view, { rules });
    return answer.ok ? [] : answer.error.reasons;
  }
  const parts = /^(?:(echo .*) \| )?(mahjongg .*)$/.exec(example)?.slice(1) ?? [];
  const [echoed = [], called = []] = parts.map((part) => wordsOf(part ?? '').slice(1));
  const words = called.includes('--json') ? called : [...called, '--json'];
  const { stdout } = await run(words, { input: echoed.join(' ') });
  return (JSON.parse(stdout) as { readonly reasons: readonly Reason[] }).reasons;
};
