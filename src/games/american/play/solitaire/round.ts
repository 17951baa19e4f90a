import { SEATS } from '../../../../hands/payouts';
import { sumOf } from '../../../../play/chance';
import { DUMMIES, PLAYER, PLAYERS, type SolitaireSetting } from '../../../../play/one-player';
import { sorted } from '../../../../play/racks';
import { emit, enter, finish } from '../../../../play/step';
import type { RulesIdentity } from '../../../../play/types';
import { drawOrder, firstTable, layWalls, leftOf, nextOf } from '../../../../play/walls';
import type { Step } from '../../../../play/way';
import type { Tile } from '../../../../tiles/tile';
import type { AmericanSolitaire } from '../../solitaire-rules';
import type { ExposureScene } from '../exposures';
import type { AmericanGameState, AmericanTable, AmericanTypes, PassStage, SolitaireStages } from './types';

type AmericanStep = Step<AmericanTypes>;

/** The solitaire as a table of one strict player. */
export const tableOf = ({ melds }: AmericanTable): ExposureScene => ({
  manners: 'strict',
  seats: PLAYERS,
  players: { E: {} },
  dead: [],
  melds,
});

/** Every pass of the Charleston, by round (AS-2, AS-3). */
export const passesOf = ({ table }: AmericanSolitaire): readonly (readonly PassStage[])[] =>
  [1, 2].map((round) =>
    table.passes.map(([least, most], place) => ({ round, pass: place + 1, least, most })),
  );

/** Breaks East’s wall and takes the first 14 tiles (AS-1). */
export const deal = (
  { table }: AmericanSolitaire,
  rules: RulesIdentity,
  { wall, dice }: SolitaireSetting,
): AmericanGameState => {
  const stacks = dice.reduce((sum, thrown) => sum + sumOf(thrown), 0);
  const order = drawOrder(layWalls(wall, SEATS), stacks);
  const rack = sorted(order.slice(0, table.handSize));
  return Object.assign(firstTable({ E: rack }, order.slice(table.handSize)), {
    rules,
    phase: 'turn' as const,
    now: { by: 'deal' as const },
    passed: 0,
    jokersAtEnd: 0,
  });
};

export const beginTurn = (step: AmericanStep, by: SolitaireStages['turn']['by']): void =>
  enter(step, 'turn', { by }, PLAYERS);

export const goToCourtesy = (step: AmericanStep): void =>
  enter(step, 'courtesyPass', { most: step.kit.rules.table.courtesy }, PLAYERS);

/** Goes to a pass of a round, or past its last one (AS-2, AS-3). */
export const goToPass = (step: AmericanStep, round: number, pass: number): void => {
  const stage = passesOf(step.kit.rules)[round - 1]?.[pass - 1];
  if (stage !== undefined) enter(step, 'charleston', stage, PLAYERS);
  else if (round === 1) enter(step, 'secondCharleston', { round: 2 }, PLAYERS);
  else goToCourtesy(step);
};

/** How far inward from the wall’s end a joker is laid: at the end, or past the jokers that lie there (AS-4, AS-4a). */
const placeForJoker = ({ table }: AmericanSolitaire, wall: readonly Tile[]): number =>
  table.keepSecondJoker ? 0 : [...wall].reverse().findIndex((tile) => tile !== 'J');

const layJoker = (step: AmericanStep): void => {
  const wall = leftOf(step.state);
  const inward = placeForJoker(step.kit.rules, wall);
  const tile = wall[wall.length - 1 - inward];
  if (inward < 0 || tile === undefined) return;
  emit(step, { type: 'jokerLaid', seat: PLAYER, inward }, { seats: { E: { lost: ['J'], gained: [tile] } } });
};

/** Passes tiles, draws as many, and lays the jokers among them at the wall’s end (AS-2, AS-4, AS-5). */
export const exchangeWithWall = (step: AmericanStep, tiles: readonly Tile[]): void => {
  if (tiles.length === 0) return;
  emit(step, { type: 'passed', seat: PLAYER, tiles }, { seats: { E: { lost: tiles } } });
  const gained = leftOf(step.state).slice(0, tiles.length);
  emit(step, { type: 'drew', seat: PLAYER, count: gained.length }, { seats: { E: { gained } } });
  for (const tile of gained) if (tile === 'J') layJoker(step);
};

/** The next dummy draws and discards, or the player draws; without a tile to draw the game is over (AS-6, AS-11). */
export const goRound = (step: AmericanStep, from: number): void => {
  const tile = nextOf(step.state);
  const dummy = DUMMIES[from];
  if (tile === undefined) finish(step, { ending: 'wallGame' });
  else if (dummy === undefined) {
    emit(step, { type: 'drew', seat: PLAYER, count: 1 }, { seats: { E: { gained: [tile] } } });
    beginTurn(step, 'wall');
  } else {
    emit(step, { type: 'drew', seat: dummy, count: 1 });
    emit(step, { type: 'discarded', seat: dummy, tile });
    enter(step, 'claims', { from: dummy, tile }, PLAYERS);
  }
};
