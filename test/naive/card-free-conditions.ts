import { kindOf } from './card-free-kinds';
import { isSelfPicked, type NaiveOptions, type NaiveWin } from './card-free-options';
import type { Category, Layout } from './card-free-vocabulary';

// Bonuses (CF-20 to CF-23, CF-30), house rule CF-33 and the skill levels (CF-34 to CF-38) of any reading,
// legal or not.

/** What these rules ask about a reading. */
export interface Judged {
  /** Undefined when the blocks have none. */
  readonly category: Category | undefined;
  /** Undefined when the sizes form none. */
  readonly pattern: string | undefined;
  readonly blocks: readonly { readonly tile: string; readonly size: number }[];
  /** Whether anything was exposed. */
  readonly exposed: boolean;
  /** Jokers anywhere in the hand. */
  readonly jokers: number;
}

export interface Bonus {
  readonly code: 'pairs' | 'quints' | 'set' | 'suit' | 'concealed';
  readonly points: number;
}

function typesOf(reading: Pick<Judged, 'blocks'>): string[] {
  return reading.blocks.map(({ tile }) => kindOf(tile).type);
}

/** CF-22: one suit, matching dragons. */
export function earnsSuit(blocks: Judged['blocks'], options: NaiveOptions): boolean {
  const kinds = blocks.map(({ tile }) => kindOf(tile));
  const suits = new Set(kinds.filter(({ type }) => type === 'number').map(({ suit }) => suit));
  if (suits.size !== 1) return false;
  return kinds.every(({ type, suit }) => {
    if (type === 'dragon') return suits.has(suit);
    if (type === 'flower') return options.suitAllowsFlowers;
    if (type === 'news') return options.suitAllowsNews;
    return true;
  });
}

/** CF-20 to CF-23 and CF-30, in that order of codes: pairs, quints, set, suit, concealed. */
export function bonusesOf(reading: Judged, options: NaiveOptions): Bonus[] {
  if (reading.category === 'dragonHand') return [];
  const bonuses: Bonus[] = [];
  const pairs = reading.blocks.filter(({ size }) => size === 2).length;
  const quints = reading.blocks.filter(({ size }) => size === 5).length;
  // Pairs and quints earn nothing where the sizes form no pattern (docs/reasons.md).
  if (reading.pattern !== undefined) {
    if (pairs >= 3) bonuses.push({ code: 'pairs', points: reading.pattern === '7 Pairs' ? 10 : 5 });
    if (quints > 0) bonuses.push({ code: 'quints', points: 5 * quints });
  }
  if (typesOf(reading).every((type) => type === 'number')) bonuses.push({ code: 'set', points: 5 });
  if (earnsSuit(reading.blocks, options)) bonuses.push({ code: 'suit', points: 5 });
  if (!reading.exposed) bonuses.push({ code: 'concealed', points: 10 });
  return bonuses;
}

/** CF-33: whether the house rule forbids the reading; an unknown win is taken in the hand's favor. */
export function houseRuleForbids(reading: Judged, options: NaiveOptions, win?: NaiveWin): boolean {
  if (!options.houseRules.requireBonus || reading.category === 'dragonHand') return false;
  if (win === undefined || isSelfPicked(win) || reading.jokers === 0) return false;
  return bonusesOf(reading, options).length === 0;
}

/** CF-34. */
function level1Forbids(reading: Judged, options: NaiveOptions): boolean {
  if (reading.pattern !== '2 Pungs 2 Kongs' || reading.category === 'winds') return false;
  return !(options.level1NewsCounts && typesOf(reading).includes('news'));
}

/** CF-35. */
function level2Forbids(reading: Judged): boolean {
  if (reading.category !== 'consecutiveRun') return false;
  return typesOf(reading).some((type) => type === 'dragon' || type === 'flower' || type === 'news');
}

/** CF-36. */
function level3Forbids(reading: Judged): boolean {
  return reading.exposed && typesOf(reading).includes('dragon');
}

/** CF-37. */
function level4Forbids(reading: Judged, options: NaiveOptions): boolean {
  return typesOf(reading).includes('number') && !earnsSuit(reading.blocks, options);
}

/** CF-38. */
function level5Forbids(reading: Judged, win?: NaiveWin): boolean {
  if (reading.category === 'dragonHand' || reading.jokers === 0) return false;
  return win !== undefined && !isSelfPicked(win);
}

/** CF-34 to CF-38a: whether the player's level forbids the reading. */
export function levelForbids(reading: Judged, options: NaiveOptions, win?: NaiveWin): boolean {
  const level = options.skillLevel;
  if (reading.category === 'dragonHand' && !options.levelsBindDragonHands) return false;
  return (
    (level >= 1 && level1Forbids(reading, options)) ||
    (level >= 2 && level2Forbids(reading)) ||
    (level >= 3 && level3Forbids(reading)) ||
    (level >= 4 && level4Forbids(reading, options)) ||
    (level >= 5 && level5Forbids(reading, win))
  );
}

/** Whether the player's level forbids every hand of a layout, however it is won. */
export function levelForbidsLayout(layout: Layout, options: NaiveOptions): boolean {
  return levelForbids({ ...layout, exposed: false, jokers: 0 }, options);
}
