import type { CardLineName, Hand, Tile } from 'mahjongg';
import { tileName } from 'mahjongg';
import { type AmericanCard, americanCard, parseCard } from 'mahjongg/american';
import { type AdvisedChoice, advise, type Target, targets } from 'mahjongg/analysis';
import type { Action, PlayerView } from 'mahjongg/game';

/** The game by a card, or every mistake of the card with its place. */
export type Opened = { readonly rules: AmericanCard } | { readonly mistakes: readonly string[] };

/** Opens the game for the text of a card, as a player typed it. */
export const openCard = (text: string): Opened => {
  const card = parseCard(text);
  if (card.ok) return { rules: americanCard(card.value) };
  return { mistakes: card.error.reasons.map(({ message }) => message) };
};

/** A line of the card within reach of a hand. */
export interface LineInReach {
  /** The line as it is printed on the card. */
  readonly line: string;
  /** How many tiles are missing. */
  readonly away: number;
  /** Which tiles, in words. */
  readonly missing: string;
  /** How many unseen tiles bring it nearer, jokers among them. */
  readonly useful: number;
}

/** The lines of a section within reach. */
export interface SectionInReach {
  readonly section: string;
  readonly lines: readonly LineInReach[];
}

const tilesText = (tiles: readonly Tile[]): string => tiles.map((tile) => tileName(tile)).join(', ');

const missingText = ({ missing }: Target<unknown>): string =>
  missing.length === 0
    ? 'nothing'
    : missing
        .map(({ tile, count }) => (count === 1 ? tileName(tile) : `${count} × ${tileName(tile)}`))
        .join(', ');

const lineText = ({ hand, value, open }: CardLineName): string => `${hand} ${open ? 'X' : 'C'} ${value}`;

/**
 * What a hand is good for: the lines of the card at most one tile farther than the nearest, by section. A line that can be made in
 * several suits or numbers stands there once, as the nearest of them. What lies open on the table is not hoped for.
 */
export const linesInReach = (
  hand: Hand,
  rules: AmericanCard,
  visible: readonly Tile[] = [],
): readonly SectionInReach[] => {
  const found = targets(hand, { rules, visible, within: 1, limit: 1000 });
  if (!found.ok) return [];
  const sections = new Map<string, Map<string, LineInReach>>();
  for (const target of found.value.targets) {
    const { section } = target.layout;
    const line = lineText(target.layout);
    const lines = sections.get(section) ?? new Map<string, LineInReach>();
    sections.set(section, lines);
    if (lines.has(line)) continue;
    const { distance: away, useful } = target;
    lines.set(line, { line, away, missing: missingText(target), useful });
  }
  return [...sections].map(([section, lines]) => ({ section, lines: [...lines.values()] }));
};

/** Something to do at the table. */
export interface Suggestion {
  /** What, for a button. */
  readonly says: string;
  /** Why, for the text beside it. */
  readonly because: string;
  /** The action to apply when the button is pressed. */
  readonly action: Action;
}

const actionText = (action: Action): string => {
  switch (action.type) {
    case 'pass':
      return `Pass ${[tilesText(action.tiles), action.blind === undefined ? '' : `${action.blind} unseen`].filter(Boolean).join(' and ')}`;
    case 'discard':
      return `Discard ${tileName(action.tile)}`;
    case 'call':
      return `Call ${tileName(action.tile)} for ${action.with.length + 1}`;
    case 'exchange':
      return `Exchange ${tileName(action.tile)} for a joker`;
    case 'wish':
      return action.count === 0 ? 'No courtesy pass' : `Exchange ${action.count} across`;
    case 'mahjongg':
      return 'Mah Jongg!';
    case 'decline':
      return 'Let it go';
    case 'stop':
      return 'Stop the Charleston';
    case 'continue':
      return 'Go on with the Charleston';
    case 'rearrange':
      return `Lay ${tilesText(action.with)} beside the called tile`;
    case 'takeBack':
      return 'Take the call back';
    case 'grow':
      return `Add ${tileName(action.tile)} to the exposure`;
    case 'challenge':
      return 'Challenge the hand';
    case 'show':
      return 'Show the hand';
    case 'keep':
      return 'Keep the hand hidden';
  }
};

const reasonText = ({ wins, distance, useful, aim }: AdvisedChoice<CardLineName>): string => {
  if (wins) return 'wins';
  if (distance === null) return 'no hand of the card has these exposures';
  const tiles = `${distance} ${distance === 1 ? 'tile' : 'tiles'} away, ${useful} unseen ones help`;
  return aim === undefined ? tiles : `${tiles}: ${aim.layout.section}, ${lineText(aim.layout)}`;
};

/** The best things that the player of a view can do now; none if nothing is owed. */
export const suggestions = (view: PlayerView, rules: AmericanCard): readonly Suggestion[] => {
  const advice = advise(view, { rules, limit: 3, trials: 60 });
  if (!advice.ok) return [];
  return advice.value.choices.map((choice) => ({
    says: actionText(choice.action),
    because: reasonText(choice),
    action: choice.action,
  }));
};
