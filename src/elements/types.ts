import type { Card, CardLine } from '../games/american/card/vocabulary';
import type { Hand } from '../hands/hand';
import type { Seat } from '../hands/payouts';
import type { Remark, Scored } from '../hands/rule-parts';
import type { AnyAction } from '../play/types';
import type { Settlement } from '../questions/settlement';
import type { Tile } from '../tiles/tile';
import type { TileLook } from './drawings/tile-drawing';

/*
 * | element           | attributes                   | other properties                | events         | parts |
 * |-------------------|------------------------------|---------------------------------|----------------|-------|
 * | `mahjongg-tile`   | tile look                    |                                 |                | tile picture |
 * | `mahjongg-rack`   | tiles label look choose verb | marks chosen counts copies      | -tile -chosen  | tiles tile held-tile marked chosen count |
 * | `mahjongg-hand`   | look choose reading          | hand answer describe ruleLink   | -reading       | tiles reading chosen group points reasons remarks action |
 * | `mahjongg-sheet`  | label                        | score settlement ruleLink       |                | table total payments rule |
 * | `mahjongg-card`   | choose                       | card                            | -line          | name section line hand green red blue note action |
 * | `mahjongg-table`  | look                         | view names racks marked         | -action        | felt wall player awaited melds discards newest phase actions action rack |
 * | `mahjongg-replay` | look seat move               | game record names               | -move          | controls move, and those of the table |
 *
 * Content that a page puts inside `<mahjongg-table>` is shown below the discards. Every element has the part `fault`, a
 * sentence shown instead of something that cannot be shown. Events are named `mahjongg-…`, bubble, and leave the shadow
 * tree. A page sets colors and sizes with `--mahjongg-ink`, `-paper`, `-accent`, `-green`, `-red`, `-blue`, `-felt`,
 * `-glow`, `-tile-width` and `-discard-width`; its `color-scheme` decides between light and dark.
 */

/** How the tiles of an element look. */
export interface LookProperties {
  /** How tiles look: `drawn` (the default), `words` or `unicode`. */
  readonly look?: TileLook | undefined;
}

/** Links from rules to their explanations. */
export interface RuleLinks {
  /** Returns the address of the explanation of a rule or a code; undefined for no link. */
  readonly ruleLink?: ((rule: string) => string | undefined) | undefined;
}

/** What `<mahjongg-tile>` shows. */
export interface TileProperties extends LookProperties {
  /** The tile; face down if left out. */
  readonly tile?: Tile | string | undefined;
}

/** What `<mahjongg-rack>` shows. */
export interface RackProperties extends LookProperties {
  /** The tiles, or their names with spaces between them, such as `1B 1B RD`. */
  readonly tiles?: readonly Tile[] | string | undefined;
  /** What to call the rack, for screen readers. */
  readonly label?: string | undefined;
  /** Whether tiles can be pressed: `one` sends `mahjongg-tile`, `many` also chooses and sends `mahjongg-chosen`. */
  readonly choose?: 'one' | 'many' | undefined;
  /** What a press does, for screen readers, such as `Discard`. With `Remove`, the Delete and Backspace keys press, too. */
  readonly verb?: string | undefined;
  /** Remarks on tiles by their places, which are highlighted: `{ 13: 'just drawn' }`. */
  readonly marks?: Readonly<Record<number, string>> | undefined;
  /** The chosen places, counted from 0. */
  readonly chosen?: readonly number[] | undefined;
  /** How many are left of each tile, by place; a tile with 0 cannot be pressed. */
  readonly counts?: readonly number[] | undefined;
  /** How many of each tile the game has, by place; a count as high as this is not shown. */
  readonly copies?: readonly number[] | undefined;
}

/** An answer about a hand: that of `validateHand`, or parts of it. */
export interface AnsweredHand {
  /** Whether the hand wins, so that its readings are shown. */
  readonly valid: boolean;
  /** Readings or layouts of any game. */
  readonly readings?: readonly object[] | undefined;
  /** Why the hand does not win. */
  readonly reasons?: readonly object[] | undefined;
  /** What the best reading assumes about a win that was not given. */
  readonly conditions?: readonly Remark[] | undefined;
  /** Remarks on the rules in play. */
  readonly notes?: readonly Remark[] | undefined;
}

/** What `<mahjongg-hand>` shows. */
export interface HandProperties extends LookProperties, RuleLinks {
  /** The hand. */
  readonly hand?: Hand | undefined;
  /** The answer of `validateHand`, or a list of readings or layouts in the same form. */
  readonly answer?: AnsweredHand | undefined;
  /** Describes a reading, as `describeReading` does. */
  readonly describe?: ((reading: object) => string) | undefined;
  /** The text of a button for each reading, which sends `mahjongg-reading`; no button if left out. */
  readonly choose?: string | undefined;
  /** The place of the chosen reading, counted from 0; the first if left out. */
  readonly reading?: number | undefined;
}

/** What `<mahjongg-sheet>` shows. */
export interface SheetProperties extends RuleLinks {
  /** What to call the sheet, for screen readers. */
  readonly label?: string | undefined;
  /** The sheet, as `scoreHand` returns it. */
  readonly score?: Scored | undefined;
  /** Who pays whom, as `settle` returns it. */
  readonly settlement?: Settlement | undefined;
}

/** What `<mahjongg-card>` shows. */
export interface CardProperties {
  /** The card, as `parseCard` returns it. */
  readonly card?: Card | undefined;
  /** The text of a button for each line, which sends `mahjongg-line`; no button if left out. */
  readonly choose?: string | undefined;
}

/** The names of players; their winds if left out. */
export interface NameProperties {
  /** The names by seat. */
  readonly names?: Readonly<Partial<Record<Seat, string>>> | undefined;
}

/**
 * What `<mahjongg-table>` shows. Mistakes that only the `manners` of a table allow have no button: naming a discard
 * wrongly (AG-33, AG-37), and passing fewer tiles than a blind pass asks for.
 */
export interface TableProperties extends LookProperties, NameProperties {
  /** What one viewer sees of any game, as `viewFor` returns it. */
  readonly view?: TableView | undefined;
  /** The racks of the others, if they are open. */
  readonly racks?: Readonly<Partial<Record<Seat, readonly Tile[]>>> | undefined;
  /** Tiles of the player’s own rack to highlight, such as those of a hint. */
  readonly marked?: readonly Tile[] | undefined;
}

/** A view of any game. */
export interface TableView {
  /** The phase the game is in. */
  readonly phase: string;
  /** What is going on in that phase. */
  readonly now: object;
  /** The number of the decision point. */
  readonly moment: number;
  /** The seats in the order of play. */
  readonly seats: readonly Seat[];
  /** What the viewer may do now. */
  readonly legal: readonly AnyAction[];
}

/** What a replay needs of a game: two of the functions that `gameOf` returns. */
export interface ReplayGame {
  /** Replays a record, all of it or only this many actions. */
  replay(record: unknown, actions?: number): object;
  /** Makes the view of one viewer. */
  viewFor(state: never, viewer: never): object;
}

/** What `<mahjongg-replay>` shows. */
export interface ReplayProperties extends LookProperties, NameProperties {
  /** The game, as `gameOf` returns it for the rules of the record. */
  readonly game?: ReplayGame | undefined;
  /** The record, which is not trusted. */
  readonly record?: unknown;
  /** The viewer’s seat; a spectator if left out. */
  readonly seat?: Seat | undefined;
  /** How many moves are played; all if left out. */
  readonly move?: number | undefined;
}

/** The properties of every element, by its tag. */
export interface ElementProperties {
  /** One tile. */
  readonly 'mahjongg-tile': TileProperties;
  /** Tiles in a row. */
  readonly 'mahjongg-rack': RackProperties;
  /** A hand with its readings. */
  readonly 'mahjongg-hand': HandProperties;
  /** A score sheet. */
  readonly 'mahjongg-sheet': SheetProperties;
  /** A card of hands. */
  readonly 'mahjongg-card': CardProperties;
  /** A table. */
  readonly 'mahjongg-table': TableProperties;
  /** A recorded game. */
  readonly 'mahjongg-replay': ReplayProperties;
}

/** A pressed tile of a rack. */
export interface PressedTile {
  /** The tile. */
  readonly tile: Tile;
  /** Its place on the rack, counted from 0. */
  readonly place: number;
}

/** The chosen tiles of a rack. */
export interface ChosenTiles {
  /** The tiles, in the order of the rack. */
  readonly tiles: readonly Tile[];
  /** Their places, in the order in which they were chosen. */
  readonly places: readonly number[];
}

/** A chosen reading. */
export interface ChosenReading {
  /** The reading. */
  readonly reading: object;
  /** Its place among the readings, counted from 0. */
  readonly place: number;
}

/** A chosen line of a card. */
export interface ChosenLine {
  /** The line. */
  readonly cardLine: CardLine;
  /** The place of its section, counted from 0. */
  readonly section: number;
  /** Its place in the section, counted from 0. */
  readonly line: number;
}

/** Where a replay is. */
export interface ReplayedMove {
  /** How many moves are played. */
  readonly move: number;
}

/** The `detail` of every event, by its type. */
export interface ElementEvents {
  /** A tile of a rack was pressed. */
  readonly 'mahjongg-tile': PressedTile;
  /** The chosen tiles of a rack changed. */
  readonly 'mahjongg-chosen': ChosenTiles;
  /** A reading was chosen. */
  readonly 'mahjongg-reading': ChosenReading;
  /** A line of a card was chosen. */
  readonly 'mahjongg-line': ChosenLine;
  /** The player acts: one of `view.legal`. Pass it to `check`, and the result to `apply`. */
  readonly 'mahjongg-action': AnyAction;
  /** A replay went to another move. */
  readonly 'mahjongg-move': ReplayedMove;
}
