import { type Meld, SEATS, type Seat, TILES, type Tile } from 'mahjongg/card-free';
import type { BySeat, OpenTable } from 'mahjongg/game';
import { at, seatName, seatsAfter } from '../seats';
import { field } from '../values';
import { columns, counted, type Lines, wrapped } from '../words';
import { colored, type Look, meldText } from './look';
import type { Drawn, Sitting } from './table';

/** What a player sees of a table; some games have flowers laid aside, dead hands, a second wall or loose tiles. */
interface SeenTable extends OpenTable {
  readonly phase: string;
  readonly now: object;
  readonly rack: readonly Tile[];
  readonly flowers?: BySeat<readonly Tile[]>;
  readonly dead?: readonly Seat[];
  readonly flowerWallLeft?: number;
  readonly looseLeft?: number;
}

/** The width of the line above the table, in columns. */
const RULE = 72;

const INDENT = ' '.repeat(9);

/** Marks discards whose older lines are left out. */
const CUT = '     ... ';

/** The last lines of discards below a player, `most` at most. */
const lastLines = (lines: Lines, most: number): Lines =>
  lines
    .slice(Math.max(0, lines.length - most))
    .map((line, place) => (place === 0 && lines.length > most ? CUT : INDENT) + line);

const openText = (melds: readonly Meld[], flowers: readonly Tile[], look: Look): string =>
  [...melds.map(({ tiles }) => colored(meldText(tiles), tiles[0] ?? 'J', look)), ...flowers].join(' ');

/**
 * The table as a player sees it: each player, with the open tiles and, in at most `most` lines, the discards in order,
 * the newest marked.
 */
export const draw = (view: SeenTable, { me, seats, against, look }: Sitting, most = Infinity): Drawn => {
  const { phase, now, melds, counts, flowers = {}, dead = [], flowerWallLeft, looseLeft, awaiting } = view;
  const { style, width } = look;
  const from = phase === 'claims' ? SEATS.find((seat) => seat === field(now, 'from')) : undefined;
  const turn = from ?? (awaiting.length === 1 ? awaiting[0] : undefined);
  // At a table with others, a discard that can be claimed is not on the table yet.
  const last = TILES.filter((tile) => field(now, 'by') === 'discard' && tile === field(now, 'tile'));
  const discards = [...view.discards, ...last.map((tile) => ({ seat: from, tile }))];
  // The newest one is gone if somebody has just called it.
  const isTaken = ['call', 'claim'].includes(String(field(now, 'by'))) || Boolean(field(now, 'called'));
  const newest = isTaken ? undefined : discards.at(-1);
  const shown = discards.map((one) => ({
    ...one,
    text: one === newest ? style.bold(`>${one.tile}<`) : colored(one.tile, one.tile, look),
  }));
  const order = [...seatsAfter(seats.length > 1 ? seats : SEATS, me), me];
  const rows = columns(
    order.map((seat) => [
      `${seat === turn ? '>' : ' '} ${seatName(seat)}`,
      seat === me ? 'you' : seats.length > 1 ? `${against} bot` : 'dummy',
      counts[seat] === undefined ? '' : counted(at(counts, seat), 'tile'),
      openText(melds[seat] ?? [], flowers[seat] ?? [], look) + (dead.includes(seat) ? ' dead' : ''),
    ]),
  );
  const walls = [
    `${counted(view.wallLeft, 'tile')} left in the wall`,
    ...(flowerWallLeft === undefined ? [] : [`${flowerWallLeft} in the Flower Wall`]),
    ...(looseLeft ? [counted(looseLeft, 'loose tile')] : []),
  ].join(', ');
  const lines = order.flatMap((seat, place) => {
    const own = shown.filter((one) => one.seat === seat).map(({ text }) => text);
    const below = own.length === 0 ? [] : wrapped(own.join(' '), width - INDENT.length);
    return [rows[place] ?? '', ...lastLines(below, most)];
  });
  return { lines: [style.dim(`-- ${walls} `.padEnd(Math.min(width, RULE), '-')), ...lines], rack: view.rack };
};
