import { type Scouting, scout } from '../../src/analysis';
import { newGame, type PlayerView, type TableRules } from '../../src/game';
import { americanCard, type Meld, parseHandText, type Seat } from '../../src/index';
import { cardOf } from '../card/cases';
import { tilesOf } from '../hand-text';
import { unwrap } from '../unwrap';

// Turns to be scouted.

export const scouted = (view: PlayerView, rules: TableRules): Scouting => unwrap(scout(view, { rules }));

const meldsIn = (text: string): readonly Meld[] => unwrap(parseHandText(text)).melds ?? [];

/** What is changed of a turn of East after the Charleston. */
export interface Changes {
  readonly rack?: string;
  readonly melds?: Partial<Record<Seat, string>>;
  readonly discards?: string;
  readonly view?: object;
}

/** A turn of East, in which the others have as many hidden tiles as their exposures leave. */
export const turnOf = (
  rules: TableRules,
  { rack, melds = {}, discards = '', view = {} }: Changes,
): PlayerView => {
  const { game, state } = newGame(rules, { seed: 'turn' });
  const begun = game.viewFor(state, 'E') as unknown as PlayerView;
  const onTable = Object.fromEntries(begun.seats.map((seat) => [seat, meldsIn(melds[seat] ?? '')]));
  const counts = begun.seats.map((seat) => {
    const exposed = onTable[seat]?.flatMap(({ tiles }) => tiles).length ?? 0;
    return [seat, (seat === 'E' ? 14 : 13) - exposed];
  });
  return {
    ...begun,
    phase: 'turn',
    now: { seat: 'E', by: 'wall', called: null, rearranged: false, redeemed: null },
    rack: rack === undefined ? begun.rack : tilesOf(rack),
    melds: onTable,
    counts: Object.fromEntries(counts),
    discards: tilesOf(discards).map((tile) => ({ seat: 'S', tile })),
    wallLeft: 60,
    ...view,
  } as unknown as PlayerView;
};

/** What East can tell of the others in such a turn. */
export const scoutedTurn = (rules: TableRules, changes: Changes): Scouting =>
  scouted(turnOf(rules, changes), rules);

/** A card with one line. */
export const oneLine = (hand: string, open: boolean, choices: object = {}): TableRules =>
  americanCard(cardOf([{ hand, value: 25, open }]), choices);
