import { expectShape, type Shape } from '../core/shape';
import { TERMS } from '../describe/english';
import { SEAT_NAMES } from '../hands/payouts';
import type { DiscardDanger, ScoutedGroup, ScoutedPlayer, Scouting } from './scout';

/** So many kinds of hands are named. */
const NAMED = 6;

/** What is read of what a player can tell. */
const SCOUTING: Shape = {
  others: [{ seat: 'string', dead: 'boolean', groups: [{ group: ['string'] }] }],
  discards: [{ tile: 'string', chance: 'number' }],
  groups: 'number',
};

const groupText = ({ group, line }: ScoutedGroup): string =>
  line === undefined
    ? group.map((name) => TERMS[`category.${name}`] ?? name).join(', ')
    : `${group[0]}, line ${line}`;

const playerText = ({ seat, dead, groups }: ScoutedPlayer, all: number): string => {
  const name = SEAT_NAMES[seat];
  if (dead) return `${name} is dead.`;
  if (groups.length === 0) return `${name} can no longer win.`;
  if (groups.length === all) return `${name} can still make every kind of hand.`;
  const names = groups.length > NAMED ? '' : `: ${groups.map(groupText).join('; ')}`;
  return `${name} can still make ${groups.length} of ${all} kinds of hands${names}.`;
};

const dangerText = ({ tile, chance }: DiscardDanger): string => {
  if (chance === 0) return `${tile}, nobody can win by it`;
  const percent = (100 * chance).toFixed(1);
  return `${tile}, ${percent === '0.0' ? 'under 0.1' : percent} %`;
};

/**
 * Writes in English what a player can tell of the others.
 *
 * @param scouting - What `scout` answered.
 * @returns A sentence for each of the others, and one about the discards. What is no scouting ends with a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { describeScouting, scout } from 'mahjongg/analysis';
 * import { newGame } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const { game, state } = newGame(rules, { seed: 'kitchen table' });
 * const [south] = describeScouting(unwrap(scout(game.viewFor(state, 'E'), { rules })));
 * south; // => 'South can still make every kind of hand.'
 * ```
 */
export const describeScouting = (scouting: Scouting): readonly string[] => {
  expectShape(scouting, SCOUTING, '`describeScouting` needs what `scout` gives');
  const { others, discards, groups } = scouting;
  // Nobody can win with a joker, and nobody wants to discard one (AG-12).
  const natural = discards.filter(({ tile }) => tile !== 'J');
  const [safest, worst] = [natural[0], natural.at(-1)];
  const sentences = others.map((player) => playerText(player, groups));
  return safest === undefined || worst === undefined
    ? sentences
    : [
        ...sentences,
        `Safest discard: ${dangerText(safest)}; most dangerous: ${dangerText(worst)}${worst.chance === 0 ? '' : ' that somebody wins with it'}.`,
      ];
};
