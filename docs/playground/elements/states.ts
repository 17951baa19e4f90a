import {
  cardFree,
  chineseSolitaire,
  describeReading,
  parseHandText,
  parseTiles,
  scoreHand,
  settle,
  type Tile,
  unwrap,
  validateHand,
  yearGame,
} from 'mahjongg';
import { practiceCard } from 'mahjongg/american';
import { playGame, randomBot } from 'mahjongg/bots';
import type { ElementProperties } from 'mahjongg/elements';
import { gameOf, newGame } from 'mahjongg/game';

/** An element in one state, as the page of elements shows it. */
export type State = {
  readonly [Tag in keyof ElementProperties]: {
    readonly title: string;
    readonly tag: Tag;
    readonly given: ElementProperties[Tag];
  };
}[keyof ElementProperties];

const tiles = (text: string): readonly Tile[] => unwrap(parseTiles(text));
const hand = (text: string) => unwrap(parseHandText(text));

const RACK = tiles('F 13B GD 667C 699D W N J');
const WINS = '22D 333D J44D [555D] [666D]';
const FAILS = '11B 222C 333B 444B 555B';

const rules = cardFree();
const game = gameOf(rules);
const bots = [randomBot(), randomBot(), randomBot(), randomBot()] as const;
const played = unwrap(playGame(rules, { bots, seed: 'page' }));
const record = game.record(played.setup, played.actions);

/** The view of East in the first state, move by move, in which East can do something of this kind. */
const whenEast = (phase: string, type: string) => {
  for (let moves = 0; moves <= record.actions.length; moves++) {
    const view = game.viewFor(unwrap(game.replay(record, moves)).state, 'E');
    if (view.phase === phase && view.legal.some((action) => action.type === type)) return view;
  }
  return game.viewFor(played.state, 'E');
};

const score = unwrap(scoreHand(WINS, { win: { by: 'discard', tile: '4D' } }));
const settlement = unwrap(settle({ ...score.claim, winner: 'E', discarder: 'S' }, { rules }));
const chinese = unwrap(
  scoreHand('EEE 00 GGG 234B [8888D] + F1 S3', {
    rules: chineseSolitaire(),
    win: { by: 'wall', tile: '4B', discards: 64 },
  }),
);
const year = yearGame();
const yearTable = gameOf(year);
const names = { E: 'Ann', S: 'Ben', W: 'Cy', N: 'Dee' };
const describe = (reading: object): string => describeReading(reading);

/** Every element in every state. */
export const STATES: readonly State[] = [
  { title: 'A tile', tag: 'mahjongg-tile', given: { tile: '3B' } },
  { title: 'In words', tag: 'mahjongg-tile', given: { tile: 'WD', look: 'words' } },
  { title: 'In Unicode', tag: 'mahjongg-tile', given: { tile: 'E', look: 'unicode' } },
  { title: 'Face down', tag: 'mahjongg-tile', given: {} },
  { title: 'No tile', tag: 'mahjongg-tile', given: { tile: '<b>0B</b>' } },

  { title: 'To look at', tag: 'mahjongg-rack', given: { tiles: RACK, label: 'A rack' } },
  {
    title: 'Marked',
    tag: 'mahjongg-rack',
    given: { tiles: RACK, label: 'Marked', marks: { 3: 'just drawn' } },
  },
  {
    title: 'To press one',
    tag: 'mahjongg-rack',
    given: { tiles: RACK, label: 'Discard', choose: 'one', verb: 'Discard', marks: { 3: 'just drawn' } },
  },
  {
    title: 'To choose several',
    tag: 'mahjongg-rack',
    given: { tiles: RACK, label: 'Pass', choose: 'many', verb: 'Pass', chosen: [1, 4] },
  },
  {
    title: 'With counts',
    tag: 'mahjongg-rack',
    given: { tiles: tiles('123456789B'), label: 'Left', choose: 'one', counts: [4, 3, 2, 1, 0, 4, 4, 4, 4] },
  },
  { title: 'Empty', tag: 'mahjongg-rack', given: { tiles: [], label: 'Empty' } },
  { title: 'No tiles', tag: 'mahjongg-rack', given: { tiles: '1B 0B', label: 'Wrong' } },

  { title: 'A hand', tag: 'mahjongg-hand', given: { hand: hand(WINS) } },
  {
    title: 'With its readings',
    tag: 'mahjongg-hand',
    given: { hand: hand(WINS), answer: validateHand(WINS), describe, choose: 'Score this one' },
  },
  {
    title: 'That does not win',
    tag: 'mahjongg-hand',
    given: { hand: hand(FAILS), answer: validateHand(FAILS) },
  },
  { title: 'No hand', tag: 'mahjongg-hand', given: { hand: { concealed: ['0B' as Tile] } } },

  { title: 'A sheet, and who pays', tag: 'mahjongg-sheet', given: { score, settlement } },
  { title: 'With factors', tag: 'mahjongg-sheet', given: { score: chinese } },
  { title: 'No sheet', tag: 'mahjongg-sheet', given: { score: { lines: 'none' } as never } },

  { title: 'A card', tag: 'mahjongg-card', given: { card: practiceCard } },
  { title: 'No card', tag: 'mahjongg-card', given: { card: { name: 'none' } as never } },

  {
    title: 'Before the Charleston',
    tag: 'mahjongg-table',
    given: { view: whenEast('charleston', 'pass'), names },
  },
  {
    title: 'Your turn',
    tag: 'mahjongg-table',
    given: { view: whenEast('turn', 'discard') },
  },
  {
    title: 'A claim',
    tag: 'mahjongg-table',
    given: { view: whenEast('claims', 'call'), look: 'words' },
  },
  { title: 'The end', tag: 'mahjongg-table', given: { view: game.viewFor(played.state, 'E') } },
  { title: 'Watching', tag: 'mahjongg-table', given: { view: game.viewFor(played.state, 'spectator') } },
  {
    title: 'The Year game',
    tag: 'mahjongg-table',
    given: { view: yearTable.viewFor(newGame(year, { seed: 'page' }).state, 'E') },
  },
  { title: 'No table', tag: 'mahjongg-table', given: { view: { phase: 'turn' } as never } },

  { title: 'A replay', tag: 'mahjongg-replay', given: { game, record, move: 30 } },
  { title: 'No record', tag: 'mahjongg-replay', given: { game, record: { version: 1 } } },
];
