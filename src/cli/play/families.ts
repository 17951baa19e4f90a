import { type Bot, randomBot } from '../../bots/bot';
import { yearBot } from '../../bots/year-bot';
import { quoted } from '../../core/reason';
import { failure, success } from '../../core/result';
import type { TableRules } from '../../games/american/play/table-rules';
import type { AmericanSolitaire } from '../../games/american/solitaire-rules';
import type { ChineseSolitaire } from '../../games/chinese/rules';
import type { YearTypes } from '../../games/year/play/types';
import type { YearGame } from '../../games/year/rules';
import { SEATS, type Seat } from '../../hands/payouts';
import type { AnyTable } from '../../hands/table-parts';
import type { Usage } from '../given';
import { goalsOf, type Written, without } from '../parts';
import type { PersonalSuits } from '../personal-suits';
import { rackBots, whyNot } from '../rack-bots';
import type { Open } from '../rule-set';
import { RULE_SETS } from '../rule-sets';
import { firstReason } from '../settings';
import { americanSolitaireTable } from './american-solitaire/table';
import { chineseTable } from './chinese/table';
import type { Look } from './look';
import { racksTable } from './racks/table';
import type { Table } from './table';
import { yearTable } from './year/table';

/** What a player chooses beside the rules. */
export interface Seating {
  /** Where the player sits. */
  readonly seat: Seat;
  /** How many play; the most that can if undefined. */
  readonly players: number | undefined;
  /** Who plays the other seats. */
  readonly against: string;
  /** The personal suits of a Year game. */
  readonly personalSuits: PersonalSuits;
  /** How the game is shown. */
  readonly look: Look;
}

/** The library’s bots that play the Year game, by name. */
const yearBots = (rules: YearGame): Readonly<Record<string, Bot<YearTypes>>> => ({
  greedy: yearBot(rules),
  random: randomBot,
});

/** The bot of this name, or which there are. */
const botFor = <B>(bots: Readonly<Record<string, B>>, name: string): Usage<B> => {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  return bot === undefined
    ? failure(`--against is one of ${Object.keys(bots).join(', ')}, not ${quoted(name)}${whyNot(name)}`)
    : success(bot);
};

type Family = (open: Open, seating: Seating) => Usage<Table>;

/** How many play: as many as were named, or as can. */
const countOf = ({ set, rules }: Open, { seat, players }: Seating): Usage<number> => {
  const { players: counts } = rules.table as AnyTable;
  const count = players ?? Math.max(...counts);
  if (!counts.includes(count))
    return failure(`--players: ${set.name} is for ${counts.join(' or ')} players, not ${count}`);
  return SEATS.indexOf(seat) < count
    ? success(count)
    : failure(`--seat: with ${count} players nobody is ${seat}`);
};

const racks: Family = (open, seating) => {
  const rules = open.rules as unknown as TableRules;
  const { title, hands } = open.set;
  const { seat, against, look } = seating;
  const count = countOf(open, seating);
  if (!count.ok) return count;
  const bot = botFor(rackBots(rules), against);
  if (!bot.ok) return bot;
  const goals = goalsOf(open);
  const text = hands as Written;
  return success(
    racksTable({
      rules,
      title,
      text,
      goals: goals.ok ? goals.value : undefined,
      me: seat,
      players: count.value,
      botName: against,
      bot: bot.value,
      look,
    }),
  );
};

const chineseSolitaire: Family = ({ rules, set }, { look }) =>
  success(
    chineseTable({
      rules: rules as unknown as ChineseSolitaire,
      title: set.title,
      text: set.hands as Written,
      look,
    }),
  );

const year: Family = (open, seating) => {
  const { rules, set } = open;
  const { look, seat, against, personalSuits } = seating;
  const game = rules as unknown as YearGame;
  const count = countOf(open, seating);
  if (!count.ok) return count;
  const bot = botFor(yearBots(game), against);
  if (!bot.ok) return bot;
  return success(
    yearTable({
      rules: game,
      title: set.title,
      text: set.hands as Written,
      me: seat,
      botName: against,
      bot: bot.value,
      personalSuits,
      look,
    }),
  );
};

const americanSolitaire: Family = ({ rules, set }, { look }) => {
  const solitaire = rules as unknown as AmericanSolitaire;
  const hands = RULE_SETS.find(({ name }) => name === solitaire.game.name)?.hands;
  return success(
    americanSolitaireTable({ rules: solitaire, title: set.title, text: hands as Written, look }),
  );
};

/** The families of games, by the way of playing that their rules name. */
const FAMILIES: Readonly<Record<string, Family>> = {
  racks,
  chineseSolitaire,
  americanSolitaire,
  year,
};

/** The game of these rules as a person plays it, or why it cannot be played so. */
export const tableFor = (open: Open, seating: Seating): Usage<Table> => {
  const family = FAMILIES[open.rules.table?.play ?? ''];
  if (family !== undefined) return family(open, seating);
  const { error } = without('table', open);
  return failure(firstReason(error));
};
