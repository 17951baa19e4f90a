import { failure, type Result, success } from '../../core/result';
import { PRACTICE, readCardFile } from '../card-file';
import type { Given, Usage } from '../given';
import { expectUse } from '../option-games';
import type { Open, RuleSet } from '../rule-set';
import { RULE_SETS, ruleSetNamed } from '../rule-sets';
import { asUsage, firstReason, jsonGiven, playedByCard, reasonsOf } from '../settings';

/** What `--card` says for a game without a card that could have one. */
const NONE = 'none';

/** The text of the card of a game: that of `--card`, the practice card if nothing is said, none where none is played by. */
const cardFor = async (
  { takesCard }: RuleSet,
  named: string | undefined,
): Promise<Usage<string | undefined>> => {
  const path = named ?? (takesCard ? PRACTICE : NONE);
  return path === NONE ? success(undefined) : readCardFile(path);
};

const whichGame = (): string =>
  `which game? Write it after the command: ${RULE_SETS.map(({ name }) => name).join(', ')}`;

/** The rules of the game that the command line names. */
export const givenGame = async (given: Given): Promise<Usage<Open>> => {
  const { text } = given;
  if (text === undefined) return failure(whichGame());
  const set = asUsage(ruleSetNamed(text), '');
  if (!set.ok) return set;
  const used = expectUse(given, set.value);
  if (!used.ok) return used;
  const options = jsonGiven(given, 'options');
  if (!options.ok) return options;
  const named = given.options.get('card');
  const card = await cardFor(set.value, named);
  if (!card.ok) return card;
  const open = set.value.open({ options: options.value ?? {}, card: card.value });
  if (!open.ok) return failure(reasonsOf(open.error));
  return named === undefined || card.value === undefined ? open : playedByCard(open.value);
};

/** The rules that a record names, with its options and its card. */
export const gameOfRecord = (record: object): Result<Open, string> => {
  const { rules, options, card } = record as { rules?: unknown; options?: unknown; card?: unknown };
  const set = ruleSetNamed(rules);
  if (!set.ok) return failure(firstReason(set.error));
  const open = set.value.open({ options, card: card === undefined ? undefined : JSON.stringify(card) });
  return open.ok ? open : failure(firstReason(open.error));
};
