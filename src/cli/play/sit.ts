import { SEATS, type Seat } from 'mahjongg/card-free';
import type { Written } from '../hand-text';
import { mistaken, Refused } from '../mistakes';
import { type Open, without } from '../rule-set';
import { quoted } from '../values';
import { makeTable, type Play, type Sitting, type Table } from './table';

/** What a player chooses besides the rules. */
export interface Seating extends Pick<Sitting, 'against' | 'suits' | 'look'> {
  readonly seat: Seat;
  /** How many play; as many as possible if undefined. */
  readonly players: number | undefined;
}

const ADVISED: readonly string[] = ['expert', 'regular', 'beginner'];

/** Says that a bot is missing because the game has no advice; empty for the name of a bot that needs none. */
export const whyNoBot = (name: string): string =>
  ADVISED.includes(name.toLowerCase()) ? ', since there is no advice for this game' : '';

const countOf = ({ set, rules }: Open, { seat, players }: Seating): number => {
  const counts = rules.table?.players ?? [];
  const count = players ?? Math.max(...counts);
  if (!counts.includes(count))
    return mistaken(`--players: ${set.name} is for ${counts.join(' or ')} players, not ${count}`);
  return SEATS.indexOf(seat) < count
    ? count
    : mistaken(`--seat: with ${count} players nobody sits at ${seat}`);
};

/** The default bots of a game. */
export const usualBots = (play: Play, { rules }: Open): string =>
  Object.hasOwn(play.bots(rules), 'regular') ? 'regular' : 'greedy';

/** How these rules are played; throws `Refused` if they are not. */
export const playOf = async (open: Open): Promise<Play> => {
  const { set, rules } = open;
  if (set.play === undefined || rules.table === undefined) throw new Refused(without('table', open));
  return set.play();
};

/** The table of these rules for a person who sits down to play. */
export const tableFor = (open: Open, play: Play, seating: Seating): Table => {
  const { set, rules, text } = open;
  const { seat, against, suits, look } = seating;
  const sitting = { rules, title: set.title, text: text as Written, against, suits, look };
  if (set.isSolitaire) return makeTable(play, { ...sitting, me: 'E', seats: ['E'] });
  const seats = SEATS.slice(0, countOf(open, seating));
  const bots = play.bots(rules);
  const bot = Object.hasOwn(bots, against) ? bots[against] : undefined;
  if (bot === undefined)
    return mistaken(
      `--against must be one of ${Object.keys(bots).join(', ')}, not ${quoted(against)}${whyNoBot(against)}`,
    );
  return makeTable(play, { ...sitting, me: seat, seats }, bot);
};
