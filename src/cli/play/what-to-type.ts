import { isSameValue } from '../../core/same-value';
import type { Tile } from '../../tiles/tile';
import type { Question } from './question';
import { readAnswer } from './read-answer';

/** What an action may say of tiles that the player chose for it. */
interface OfTiles {
  readonly tile?: Tile | undefined;
  readonly tiles?: readonly Tile[] | undefined;
}

/** An action, tiles that were chosen together in an order that does not depend on who chose them. */
const ordered = (action: unknown): unknown => {
  const { tiles } = action as OfTiles;
  return tiles === undefined ? action : { ...(action as object), tiles: [...tiles].sort() };
};

const isSameAction = (one: unknown, other: unknown): boolean => isSameValue(ordered(one), ordered(other));

/** The tiles that are typed for an action, if they mean it at this question. */
const tilesFor = (question: Question, action: unknown): string | undefined => {
  const { tile, tiles = tile === undefined ? [] : [tile] } = action as OfTiles;
  const typed = tiles.join(' ');
  const read = readAnswer(question, typed);
  if (!read.ok || !('act' in read.value) || !isSameAction(read.value.act, action)) return undefined;
  return typed === '' ? 'Enter alone' : typed;
};

/** What is typed at a question for an action: the key of a choice and of those that it leads to, or tiles. */
const typedAt = (question: Question, action: unknown): string | undefined => {
  for (const { key, next } of question.options) {
    if ('act' in next) {
      if (isSameAction(next.act, action)) return key;
      continue;
    }
    const then = typedAt(next.ask, action);
    if (then !== undefined) return `${key}, then ${then}`;
  }
  return question.tiles === undefined ? undefined : tilesFor(question, action);
};

/** What a player types for an action while these questions are open, each one about the one before; empty if nothing means it. */
export const whatToType = (questions: readonly Question[], action: unknown): string => {
  for (let back = 0; back < questions.length; back++) {
    const typed = typedAt(questions[questions.length - 1 - back] as Question, action);
    if (typed !== undefined) return [...Array.from({ length: back }, () => 'u'), typed].join(', then ');
  }
  return '';
};
