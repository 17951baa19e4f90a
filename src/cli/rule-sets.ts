import type { Reason, Result } from 'mahjongg/card-free';
import type { WinFlags } from './hand-text';
import { named, nearest } from './mistakes';
import type { RuleSet } from './rule-set';
import { described, reasonAt, rejected, success } from './values';

const racks = async () => (await import('./play/racks')).racks;

const CARD_FLAGS: WinFlags = {
  'own-joker': ['flag', 'the joker was redeemed from an exposure of the winner’s own'],
};

const FREE_FLAGS: WinFlags = {
  'hand-value POINTS': ['points', 'the value of the hand without points for self-drawing', 'score', 'value'],
};

const CHINESE_FLAGS: WinFlags = {
  'discards N': ['count', 'how many tiles were discarded, without claimed ones', 'score'],
  'flowers-of-dummies N': ['count', 'flowers that dummies laid aside (dummyFlowers: replaced)', 'score'],
  'after-kong': ['flag', 'the loose tile followed a kong'],
  'last-tile': ['flag', 'the winning tile was the last of the wall'],
  'original-draw': ['flag', 'the first 14 tiles won'],
  'only-place YES/NO': ['yesNo', 'whether it was the only place to win; computed if left out'],
};

const YEAR_FLAGS: WinFlags = {
  'replacements N': ['count', 'how many replacements were taken for revealed kongs and Years'],
  'personal-suit SUIT': ['suit', 'the personal suit of the player, if the table of points asks for it'],
};

/** A table game with a card. */
const byCard = (name: string, title: string, load: RuleSet['load']): RuleSet => ({
  ...{ name, title, load, play: racks },
  takesCard: true,
  winFlags: CARD_FLAGS,
});

/** Every rule set of the program; the first is the default. */
export const RULE_SETS: readonly [RuleSet, ...RuleSet[]] = [
  {
    name: 'card-free',
    title: 'Card Free American Mah Jongg',
    load: async () => (await import('./games/card-free')).openCardFree,
    play: racks,
  },
  byCard(
    'american-2018',
    'American Mah Jongg, the guide of 2018',
    async () => (await import('./games/american')).openAmerican2018,
  ),
  byCard(
    'nmjl',
    'American Mah Jongg as the League plays it',
    async () => (await import('./games/american')).openNmjl,
  ),
  {
    ...byCard(
      'american-game',
      'The American Game',
      async () => (await import('./games/american')).openAmericanGame,
    ),
    winFlags: { ...FREE_FLAGS, ...CARD_FLAGS },
  },
  {
    name: 'chinese-solitaire',
    title: 'Chinese Mah Jongg Solitaire with Discards',
    load: async () => (await import('./games/chinese-solitaire')).openChinese,
    play: async () => (await import('./play/solitaires')).chinesePlay,
    isSolitaire: true,
    isWithoutJokers: true,
    winFlags: CHINESE_FLAGS,
    besideTiles: ['discards'],
  },
  {
    name: 'american-solitaire',
    title: 'American Mah Jongg Solitaire with Discards',
    load: async () => (await import('./games/american-solitaire')).openAmericanSolitaire,
    play: async () => (await import('./play/solitaires')).americanSolitairePlay,
    takesCard: true,
    isSolitaire: true,
  },
  {
    name: 'year',
    title: 'The Year game',
    load: async () => (await import('./games/year')).openYear,
    play: async () => (await import('./play/year')).yearPlay,
    hasPersonalSuits: true,
    isWithoutJokers: true,
    winFlags: YEAR_FLAGS,
  },
];

/** The names of the rule sets that pass a test, or of all of them. */
export const namesOf = (is: (set: RuleSet) => boolean = () => true): readonly string[] =>
  RULE_SETS.filter(is).map(({ name }) => name);

export const findRules = (name: unknown): RuleSet | undefined => RULE_SETS.find((set) => set.name === name);

/** The name of a rule set on the command line, where it may be in any case; another text stays. */
export const rulesTyped = (text: string): string => named(text, namesOf()) ?? text;

const firstWord = (name: string): string => name.split('-')[0] as string;

/** The name of the rule set that was probably meant, by the whole name or by its first word. */
export const nearestRules = (name: string): string | undefined => {
  const names = namesOf();
  const word = nearest(firstWord(name), names.map(firstWord));
  return nearest(name, names) ?? names.find((one) => firstWord(one) === word);
};

const unknownRules = (name: unknown): Reason => {
  const names = namesOf();
  const nearest = typeof name === 'string' ? nearestRules(name) : undefined;
  const hint = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
  const none = name === undefined ? 'The rules have no name' : `There is no rule set ${described(name)}`;
  const message = `${none}; the rule sets are ${names.join(', ')}.${hint}`;
  const params = { known: names, ...(nearest !== undefined && { nearest }) };
  return reasonAt('unknownRules', '', message, ['rules'], params);
};

export const ruleSetNamed = (name: unknown): Result<RuleSet> => {
  const found = findRules(name);
  return found === undefined ? rejected(unknownRules(name)) : success(found);
};
