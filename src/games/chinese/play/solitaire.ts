import { ownValue } from '../../../core/own-values';
import type { Meld } from '../../../hands/hand';
import { SEATS } from '../../../hands/payouts';
import { addCount, drawnAlone, setMeld } from '../../../play/evolve';
import {
  bySeats,
  meld as exposed,
  flag,
  judged,
  listOf,
  objectOf,
  oneOf,
  optionalField,
  orNull,
  tile,
  tileField,
  tilesField,
  whole,
} from '../../../play/fields';
import { type GameOf, makeGame } from '../../../play/make-game';
import { CHANGES_ALONE, DUMMIES, PLAYER, PLAYERS, sizeOf, solitaireSetup } from '../../../play/one-player';
import { expectFunctions, expectHands, expectPlayed, type PlayedGames } from '../../../play/played-games';
import { sameTiles } from '../../../play/racks';
import { at, withSeat } from '../../../play/seats';
import type { Changes, Draft, Stored, Way } from '../../../play/way';
import { meldSet } from '../parts';
import type { ChineseSolitaire } from '../rules';
import { isFlower } from '../tiles';
import { claims, turn, wonOutcome } from './phases';
import { begin, deal } from './round';
import type { ChineseDeclaration, ChineseGameState, ChineseTable, ChineseTypes } from './types';

export const CHINESE_SOLITAIRES: PlayedGames = {
  play: 'chineseSolitaire',
  called: 'the Chinese solitaire',
  made: ['chineseSolitaire()'],
  expect: (rules) => {
    expectHands(rules);
    expectFunctions(rules, { mayWin: 'function' });
  },
};

/** Takes a loose tile: one already loose, or the upper one of the last stack in the wall (CS-4, CS-4a). */
const loosen = (table: Draft<ChineseTable>): void => {
  if (table.looseLeft > 0) table.looseLeft--;
  else {
    const size = Math.min(2, table.wallLeft);
    table.wallLeft -= size;
    table.looseLeft = size - 1;
  }
};

const changes: Changes<ChineseTypes> = {
  drew: (table, { seat, from }) => {
    if (from === 'wall') table.wallLeft--;
    else loosen(table);
    if (seat === PLAYER) addCount(table, seat, 1);
  },
  laidAside: (table, { seat, tile }) => {
    table.flowers = withSeat(table.flowers, seat, [...at(table.flowers, seat), tile]);
    if (seat === PLAYER) addCount(table, seat, -1);
  },
  konged: (table, { seat, kong, meld }) => {
    addCount(table, seat, kong.concealed === true ? -4 : -1);
    setMeld(table, seat, meld, kong);
  },
};

/** Moves up the loose tiles, or takes them from the end of the wall (CS-4a). */
const changeLoose: NonNullable<Way<ChineseTypes>['changeHidden']> = (hidden, event) => {
  if (event.type !== 'drew' || event.from === 'wall') return;
  // A stack taken from the end of the wall has left the loose tiles that lie there now.
  const end = hidden.wall.length - (hidden.loose.length > 0 ? 0 : hidden.looseLeft + 1);
  hidden.loose = [...hidden.loose, ...hidden.wall.slice(end)].slice(1);
  hidden.wall = hidden.wall.slice(0, end);
};

const tiles = /* @__PURE__ */ listOf(tile);

/** A set on the table, which may be a concealed kong. */
const meld = (value: unknown): Meld | undefined =>
  exposed(value) ?? objectOf<Required<Meld>>({ tiles, concealed: oneOf([true]) })(value);

const declarationOf = (value: unknown): ChineseDeclaration | undefined =>
  objectOf<ChineseDeclaration>({
    seat: oneOf([PLAYER]),
    win: judged(),
    from: orNull(oneOf(DUMMIES)),
    hand: judged(),
  })(value);

/** Whether a set can be on the table; only a kong may be concealed. */
const isSet = (set: Meld): boolean => {
  const shape = meldSet(set)?.kind;
  return set.concealed === true ? shape === 'kong' : shape !== undefined;
};

/** Whether the hand fits the phase: in a turn it has an extra tile, and a claim is for the last discard (CS-5, CS-6). */
const isStaged = ({ table }: ChineseSolitaire, state: ChineseGameState): boolean => {
  const surplus = sizeOf(state) - table.handSize;
  if (state.phase === 'turn') return surplus === 0 && (state.drawn === null || state.now.by !== 'claim');
  if (state.phase === 'over') return surplus <= 0;
  const last = state.discards.at(-1);
  return surplus < 0 && last?.seat === state.now.from && last.tile === state.now.tile && !isFlower(last.tile);
};

const stored = (rules: ChineseSolitaire): Stored<ChineseTypes> => ({
  seatings: [PLAYERS],
  open: () => ({
    melds: objectOf({ E: listOf(meld) }),
    flowers: bySeats(SEATS, tiles),
    looseLeft: whole(2),
  }),
  hidden: () => ({ loose: tiles }),
  stages: () => ({
    turn: objectOf({ by: oneOf(['deal', 'wall', 'loose', 'claim'] as const), afterKong: flag }),
    claims: objectOf({ from: oneOf(DUMMIES), tile }),
  }),
  otherTiles: ({ flowers, loose }) => [...Object.values(flowers).flat(), ...loose],
  sets: [rules.tiles.byIndex],
  fits: (state) =>
    state.looseLeft === state.loose.length &&
    (state.melds.E ?? []).every(isSet) &&
    Object.values(state.flowers).flat().every(isFlower) &&
    !(state.racks.E ?? []).some(isFlower) &&
    isStaged(rules, state),
  outcome: (state, given) => {
    if (ownValue(given, 'ending') === 'wallGame') return { ending: 'wallGame' };
    const declared = declarationOf(ownValue(given, 'declared'));
    const made = declared && wonOutcome(rules, declared);
    return made !== undefined && sameTiles(declared?.hand.concealed ?? [], state.racks.E ?? [])
      ? made
      : undefined;
  },
});

/** Chinese solitaire under one choice of options (CS-1 to CS-8). */
export const chineseSolitaireWay = (rules: ChineseSolitaire): Way<ChineseTypes> => {
  const { name, options, table, tiles: wall } = rules;
  const identity = Object.freeze({ name, options });
  return {
    identity,
    rules,
    setup: {
      ...solitaireSetup({ byIndex: wall.byIndex, rule: wall.rule, throws: table.throws, throwRule: 'CS-3' }),
      deal: (setting) => deal(rules, identity, setting),
      begin,
    },
    actions: new Map([
      ['discard', [tileField('tile')]],
      ['kong', [tileField('tile')]],
      ['decline', []],
      ['call', [tileField('tile'), tilesField('with')]],
      ['mahjongg', [optionalField(tileField('tile'))]],
    ]),
    phases: { turn, claims },
    waits: { answered: 'CS-5', turn: 'CS-5' },
    changes: { ...CHANGES_ALONE, ...changes },
    changeHidden: changeLoose,
    drawn: drawnAlone,
    returns: (_, outcome) => ({
      E: outcome.ending === 'mahjongg' ? outcome.score.final.n / outcome.score.final.d : 0,
    }),
    stored: stored(rules),
  };
};

/**
 * Makes the functions that play Chinese solitaire (CS-1 to CS-22), as `gameOf` does, without bundling any other game.
 *
 * @param rules - The rule set, `chineseSolitaire()`.
 * @returns The functions. They throw a `MisuseError` for a state of other rules.
 * @example
 * ```ts
 * import { chineseSolitaire, unwrap } from 'mahjongg/chinese';
 * import { chineseSolitaireGame, seededRandom, shuffleWall, throwDice } from 'mahjongg/game';
 *
 * const rules = chineseSolitaire();
 * const random = seededRandom('a quiet evening');
 * const setup = { wall: shuffleWall(rules, random), dice: throwDice(rules, random) };
 * unwrap(chineseSolitaireGame(rules).createGame(setup)).phase; // => 'turn'
 * ```
 */
export const chineseSolitaireGame = (rules: ChineseSolitaire): GameOf<ChineseTypes> => {
  expectPlayed(rules, '`chineseSolitaireGame`', [CHINESE_SOLITAIRES]);
  return makeGame(chineseSolitaireWay(rules));
};
