import { ownValue } from '../../../core/own-values';
import { expectShape, type Shape } from '../../../core/shape';
import { expectRules, POSSIBLE_PART } from '../../../hands/expect-rules';
import type { Hand, Win, WinKind } from '../../../hands/hand';
import type { Seat } from '../../../hands/payouts';
import type { HasHands, HasIdentity, HasScore, Scored } from '../../../hands/rule-parts';
import type { PlayedRules } from '../../../hands/table-parts';
import { expectFunctions, expectHands, expectTable, type PlayedGames } from '../../../play/played-games';
import { at } from '../../../play/seats';
import type { RulesIdentity } from '../../../play/types';
import { isWinningHand } from '../../../questions/validate-hand';
import type { Tile } from '../../../tiles/tile';
import type { CharlestonRules, HasTable } from '../rack-table';
import { recordedOptions } from '../recorded-options';
import type { ClaimsStage, Declaration, Scene, TurnStage } from './table/stages';

/** A rule set that can be played at a table. */
export type TableRules = PlayedRules & HasTable;

/** The rules that judge one player’s hand. */
export type OwnRules = PlayedRules & Pick<HasTable, 'afterCall'>;

/** The rules that judge the hand of a player of this level (CF-34). */
export const rulesAtLevel = (rules: TableRules, level = 0): OwnRules =>
  level > 0 && rules.atLevel !== undefined ? rules.atLevel(level) : rules;

/** The rules that judge a player’s hand (CF-34). */
export const rulesOf = (rules: TableRules, scene: Pick<Scene, 'players'>, seat: Seat): OwnRules =>
  rulesAtLevel(rules, at(scene.players, seat).skillLevel);

/** The rules typed for the functions that read and score hands. */
export const judging = (rules: PlayedRules): HasHands<unknown> & HasScore<unknown, Win, Scored> =>
  rules as unknown as HasHands<unknown> & HasScore<unknown, Win, Scored>;

/** The rules that judge a win; a hand won on a discard without a named tile was declared after a call (AG-15a, CF-23). */
export const rulesToJudge = (rules: OwnRules, { by, tile }: Win): PlayedRules =>
  (by === 'discard' && tile === undefined ? rules.afterCall?.() : undefined) ?? rules;

/**
 * Whether a player has just called and not exchanged or discarded since: a hand declared now counts as before the
 * call (CF-23).
 */
export const justCalled = (
  { phase, now }: { readonly phase: string; readonly now: object | null },
  seat: Seat | 'spectator',
): boolean => {
  if (phase !== 'turn') return false;
  const { seat: whose, by, redeemed } = now as TurnStage;
  return whose === seat && by === 'call' && redeemed === null;
};

/** The rules that judge a player’s exposures at this moment. */
export const rulesInTurn = (
  rules: OwnRules,
  scene: Parameters<typeof justCalled>[0],
  seat: Seat,
): PlayedRules => (justCalled(scene, seat) ? rules.afterCall?.() : undefined) ?? rules;

export const rulesFor = (
  rules: TableRules,
  scene: Pick<Scene, 'players'>,
  seat: Seat,
  win: Win,
): PlayedRules => rulesToJudge(rulesOf(rules, scene, seat), win);

export const winByOf = ({ by }: ClaimsStage): WinKind => (by === 'exchange' ? 'exchangeTile' : 'discard');

const winBy = ({ hands }: PlayedRules, { by, redeemed }: TurnStage): WinKind => {
  if (redeemed !== null) return 'jokerExchange';
  if (by === 'call') return 'discard';
  return by === 'deal' && hands.wins.includes('charleston') ? 'charleston' : 'wall';
};

/** How a hand declared in this turn would be won; the drawn tile wins unless a joker was redeemed after it. */
export const winInTurn = (
  rules: PlayedRules,
  now: TurnStage,
  drawn: Tile | null,
): Pick<Declaration, 'by' | 'tile'> => ({
  by: winBy(rules, now),
  tile: now.redeemed === null && now.by === 'wall' ? drawn : null,
});

/** How a hand declared now would be won, in the player’s own turn or on the claimable tile. */
export const winNow = (rules: PlayedRules, now: TurnStage | ClaimsStage, drawn: Tile | null): Win =>
  'from' in now ? { by: winByOf(now), tile: now.tile } : winOf(winInTurn(rules, now, drawn));

/** Whether a player would win by redeeming a joker of an own exposure, which the rules may not allow (AG-27a). */
export const isOwnJoker = (
  { payouts }: PlayedRules,
  seat: Seat | 'spectator',
  redeemed: Seat | null,
): boolean => redeemed === seat && payouts.wins.jokerExchange?.ownJokerWins === false;

/** A win for the rules, which leave `tile` out if there is none. */
export const winOf = ({ by, tile }: Pick<Declaration, 'by' | 'tile'>): Win =>
  tile === null ? { by } : { by, tile };

/** Whether a hand wins by these rules; `mayWin` rules out most hands at a glance. */
export const isWin = (rules: TableRules, played: PlayedRules, hand: Hand, win: Win): boolean =>
  rules.mayWin?.(hand.concealed, hand.melds) !== false &&
  isWinningHand(hand, { rules: judging(played), win });

export const wins = (
  rules: TableRules,
  scene: Pick<Scene, 'players'>,
  seat: Seat,
  hand: Hand,
  win: Win,
): boolean => isWin(rules, rulesFor(rules, scene, seat, win), hand, win);

export const isRight = (rules: TableRules, scene: Scene, declared: Declaration): boolean =>
  wins(rules, scene, declared.seat, declared.hand, winOf(declared));

export const isJoker = ({ table }: Pick<TableRules, 'table'>, tile: Tile): boolean =>
  table.calls.jokers.includes(tile);

/** Whether a tile can be claimed: a joker only if discarded jokers can be (AG-12), a flower always, as a flower (TG-2). */
export const isClaimable = ({ table }: Pick<TableRules, 'table'>, tile: Tile): boolean =>
  tile !== 'J' || table.calls.discardedJokers === true;

/** The Charleston for this number of players (TG-15). */
export const charlestonOf = ({ table }: TableRules, { seats }: Pick<Scene, 'seats'>): CharlestonRules =>
  seats.length === 3 && table.charlestonOfThree !== undefined ? table.charlestonOfThree : table.charleston;

/** Whether a mistake is possible at this table: a call taken back (TG-10a) or a misnamed discard (AG-33, AG-34). */
export const canHappen = (
  { table }: TableRules,
  { manners }: Pick<Scene, 'manners'>,
  mistake: 'takeBack' | 'misnaming',
): boolean => manners === 'table' && table.mistakes[mistake];

/** The players with live hands, in playing order, except `but`. */
export const alive = (scene: Pick<Scene, 'seats' | 'dead'>, but?: Seat): readonly Seat[] =>
  scene.seats.filter((seat) => seat !== but && !scene.dead.includes(seat));

/** The players who still draw and discard, in playing order. */
export const playing = ({ table }: TableRules, scene: Scene): readonly Seat[] =>
  table.mistakes.deadHands === 'playOn' ? scene.seats : alive(scene);

export const identityOf = ({
  name,
  options,
  fingerprint,
}: HasIdentity & { readonly fingerprint?: string | undefined }): RulesIdentity =>
  Object.freeze({
    name,
    options: recordedOptions(options),
    ...(fingerprint !== undefined && { card: fingerprint }),
  });

/** The members of a Charleston. */
const CHARLESTON: Shape = {
  rounds: [['string']],
  size: 'number',
  second: 'string',
  blind: ['boolean'],
  blindOrder: 'string',
  courtesy: 'number',
  neverPassed: ['string'],
};

/** The members of an American table. */
const RACK_TABLE: Shape = {
  dreamer: 'boolean',
  handSize: 'number',
  tilesKept: 'number',
  wallRule: 'string',
  eastPasses: 'string',
  charleston: CHARLESTON,
  calls: {
    sizes: ['number'],
    exceptions: 'record',
    jokers: ['string'],
    naturals: 'number',
    grows: 'boolean',
    robbedExchange: 'boolean',
    rule: 'string',
  },
  mistakes: {
    challenges: 'string',
    deadHands: 'string',
    deadJokers: 'string',
    misnaming: 'boolean',
    falseWin: 'string',
    wrongExposure: 'string',
    takeBack: 'boolean',
  },
  declaredValue: 'number',
  levels: 'number',
};

/** The parts of the payments that a game checks before it ends. */
const PAYING: Shape = { payouts: { wins: 'record' } };

/** Throws a `MisuseError` if the table, the payments or the dead-hand rules of a table game are incomplete. */
const expectRackTable = (rules: TableRules): void => {
  const charlestonOfThree = ownValue(rules.table, 'charlestonOfThree');
  expectShape(rules.table, RACK_TABLE, 'A table game needs rules with a complete “table”');
  if (charlestonOfThree !== undefined)
    expectShape(charlestonOfThree, CHARLESTON, 'A table game of three needs a complete Charleston');
  if ('possible' in rules) expectRules(rules, POSSIBLE_PART, 'A table game');
  expectShape(rules, PAYING, 'A table game needs rules with “payouts”');
};

export const RACK_GAMES: PlayedGames = {
  play: 'racks',
  called: 'American table games',
  made: ['cardFree()', 'americanCard(card)', 'freeForm()'],
  expect: (rules) => {
    expectHands(rules);
    expectFunctions(rules);
    expectRackTable(rules as TableRules);
  },
};

/** American solitaire, with the hands of any card (AS-1). */
export const AMERICAN_SOLITAIRES: PlayedGames = {
  play: 'americanSolitaire',
  called: 'the American solitaire',
  made: ['americanSolitaire()'],
  expect: (rules) => {
    // Its hands belong to a table game.
    expectTable(ownValue(rules, 'game'), RACK_GAMES);
    expectFunctions(rules);
  },
};
