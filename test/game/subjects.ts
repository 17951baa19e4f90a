import { practiceCard } from '../../src/card/practice-card';
import { type AmericanCardChoices, americanCard } from '../../src/cards';
import {
  type Action,
  type GameSetup,
  gameOf,
  type Random,
  shuffleWall,
  type TableRules,
  throwDice,
} from '../../src/game';
import {
  type AmericanChoices,
  cardFree,
  freeForm,
  type HasPossible,
  possible,
  SEATS,
  type Seat,
  TILES,
  type Tile,
} from '../../src/index';
import type { LawSubject } from './laws';
import { stacked } from './stacked';

/** Something that is played in the tests: a rule set and how its games begin. */
export interface Contest {
  readonly name: string;
  readonly rules: TableRules;
  readonly manners: 'strict' | 'table';
  readonly players?: GameSetup['players'];
}

const kindsOf = (rules: TableRules): readonly Tile[] =>
  TILES.filter((_, index) => (rules.tiles.byIndex[index] ?? 0) >= 2);

/** Seven pairs, which win where no card asks for more (TG-7). */
const sevenPairs = (rules: TableRules, random: Random): readonly Tile[] => {
  const kinds = kindsOf(rules).filter((tile) => tile !== 'J' && tile !== 'F');
  const from = random(kinds.length - 7);
  return kinds.slice(from, from + 7).flatMap((tile) => [tile, tile]);
};

/** A hand that wins under these rules, each time another one. */
const winningHand = (rules: TableRules, random: Random): readonly Tile[] => {
  if (!('possible' in rules)) return sevenPairs(rules, random);
  const visible = shuffleWall(rules, random).slice(0, 70);
  const answer = possible(rules as unknown as HasPossible, { visible });
  return answer.possible ? answer.witness.hand.concealed : [];
};

const without = (tiles: readonly Tile[], tile: Tile): readonly Tile[] => {
  const place = tiles.indexOf(tile);
  return [...tiles.slice(0, place), ...tiles.slice(place + 1)];
};

/** A game in which one player lacks one tile, which comes soon; East may have won before the first discard. */
const nearlyWon = ({ rules, manners }: Contest, random: Random): ReturnType<LawSubject['begin']> => {
  const hand = winningHand(rules, random);
  const seat = SEATS[random(4)] as Seat;
  const naturals = hand.filter((tile) => tile !== 'J');
  const needed = naturals[random(naturals.length)] as Tile;
  const rack = seat === 'E' && random(2) === 0 ? hand : without(hand, needed);
  const draws = rack.length === 13 ? [needed] : [];
  const { setup, actions } = stacked(rules, { [seat]: rack }, draws, random, { manners });
  const moment = (actions.at(-1)?.moment ?? 0) + 1;
  const atOnce = manners === 'table' && rack.length === 14;
  return { setup, actions: atOnce ? [...actions, { type: 'mahjongg', seat: 'E', moment }] : actions };
};

/** A game in which East discards the tile that another player lacks, who claims it. */
const claimed = ({ rules, manners }: Contest, random: Random): ReturnType<LawSubject['begin']> => {
  const hand = winningHand(rules, random);
  const seat = SEATS[1 + random(3)] as Seat;
  const naturals = hand.filter((tile) => tile !== 'J' && tile !== 'F');
  const tile = naturals[random(naturals.length)] as Tile;
  const racks = { E: [tile], [seat]: without(hand, tile) };
  const { setup, actions } = stacked(rules, racks, [], random, { manners });
  const moment = (actions.at(-1)?.moment ?? 0) + 1;
  const answers = SEATS.slice(1).map(
    (other): Action =>
      other === seat
        ? { type: 'mahjongg', seat, moment: moment + 1, tile }
        : { type: 'decline', seat: other, moment: moment + 1 },
  );
  return { setup, actions: [...actions, { type: 'discard', seat: 'E', moment, tile }, ...answers] };
};

/** A game in which East declares a hand dealt by chance, and one or two others lay their hands open (AG-35). */
const inError = ({ rules, manners }: Contest, random: Random): ReturnType<LawSubject['begin']> => {
  const { setup, actions } = stacked(rules, {}, [], random, { manners });
  const moment = (actions.at(-1)?.moment ?? 0) + 1;
  const shown = SEATS.slice(1, 2 + random(2));
  const answers = SEATS.slice(1).map(
    (seat): Action => ({ type: shown.includes(seat) ? 'show' : 'keep', seat, moment: moment + 1 }),
  );
  return { setup, actions: [...actions, { type: 'mahjongg', seat: 'E', moment }, ...answers] };
};

const byChance = ({ rules, manners, players }: Contest, random: Random): ReturnType<LawSubject['begin']> => ({
  setup: {
    wall: shuffleWall(rules, random),
    dice: throwDice(rules, random),
    manners,
    ...(players && { players }),
  },
});

/** Three players, one suit taken out (TG-15). */
const ofThree = ({ rules, manners, players }: Contest, random: Random): ReturnType<LawSubject['begin']> => {
  const suit = 'BCD'[random(3)] as string;
  const wall = shuffleWall(rules, random).filter((tile) => !(/\d/.test(tile) && tile.endsWith(suit)));
  return {
    setup: { wall, dice: throwDice(rules, random, 3), manners, players: players as GameSetup['players'] },
  };
};

/** The ways in which games begin, one as likely as another. */
const openings = ({ manners, players }: Contest) => {
  if (Object.keys(players ?? {}).length === 3) return [ofThree];
  const four = [byChance, byChance, nearlyWon, claimed];
  return manners === 'table' ? [...four, inError] : four;
};

export const beginOf = (contest: Contest): LawSubject['begin'] => {
  const ways = openings(contest);
  return (random) => (ways[random(ways.length)] as typeof byChance)(contest, random);
};

export const subjectOf = (contest: Contest, reaches: LawSubject['reaches'], games: number): LawSubject => ({
  name: `${contest.name}, ${contest.manners}`,
  game: gameOf(contest.rules),
  begin: beginOf(contest),
  reaches,
  games,
});

export const guide = (choices: AmericanCardChoices = {}): TableRules =>
  americanCard(practiceCard, choices) as TableRules;
export const american = (choices: AmericanChoices<'american-game'> = {}): TableRules =>
  americanCard(practiceCard, { preset: 'american-game', ...choices }) as TableRules;
export const withoutCard = (choices: AmericanChoices<'american-game'> = {}): TableRules =>
  freeForm(choices) as TableRules;
export const plain: TableRules = cardFree();
