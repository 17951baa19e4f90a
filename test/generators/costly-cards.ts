import type { AmericanCardChoices, Card, Hand, Meld, Tile } from '../../src/index';
import type { Chance } from './chance';

// Cards as costly as the limits allow, and hands that cost much with them: what a stranger would send to stall a server.

/** Lines of many variants, of variants that hold much alike, or of groups that can be filled in many ways. */
export const LINES: readonly string[] = [
  'XXa YYb ZZ UU VV FF NN; U wind, V wind, Z dragon',
  'XXa* YYb* ZZ*~ UU* VV* FF* NN*~; U wind, V wind, Z dragon',
  'FFFF XXXXa YYYb UUU; U wind',
  '(FFF | NNN) (EEE | WWW) XXXXa~ UUUU~; U wind',
  'FFF FFF! XXXa YYYb UU; U wind',
  'FFF FFF! FFF~ FFF FF',
  'FFF FFFF XXXXa UUU; U wind',
  '555a 55a XXXb YYYYc NN',
  '5a* 5a*~ 55a* 55a*~ 555a 555a~ FF',
  '5a*~ 6a*~ 55a*~ 66a*~ 555a~ 666a~ FF*',
  '5a*~ 5a*~ 5a*~ 5a*~ 5a*~ 5a*~ 5a*~ 5a*~ 5a*~ 5a*~ 5a*~ 5a*~ 5a*~ 5a*~',
  '1a*~ 2a*~ 3a*~ 4a*~ 5a*~ 6a*~ 7a*~ 8a*~ 9a*~ E*~ W*~ N*~ S*~ R*~',
  '1a* 2a* 3a* 4a* 5a* 6a* 7a* 8a* 9a* Xb* Yb* Xc* Yc* Zc*',
  '11? 22? 33? 44? 55? 66? 77?',
  '(1a | 2a | 3a | 4a) (1b | 2b | 3b | 4b) (6a | 7b | 8c | 9c) 55c N FFFF EEEE',
];

const GROUPS: readonly string[] = ['X', 'Y', 'U', 'V', 'Z', 'F', 'N', '5', '6', 'D'];
const SUITED = 'XY56D';
const MARKS: readonly string[] = ['', '', '*', '~', '*~', '!'];

/** A line of chance, which need not be one that is read. */
export function costlyLine(chance: Chance): string {
  if (chance.oneIn(2)) return chance.pick(LINES);
  const groups: string[] = [];
  const used = new Set<string>();
  for (let left = 14; left > 0; ) {
    const size = Math.min(left, chance.pick([1, 2, 2, 3, 3, 4, 4, 5]));
    const symbol = chance.pick(GROUPS);
    const suit = SUITED.includes(symbol) ? chance.pick(['a', 'a', 'b', 'c', '?']) : '';
    groups.push(symbol.repeat(size) + suit + chance.pick(MARKS));
    used.add(symbol);
    left -= size;
  }
  const conditions = [...used].flatMap((symbol) => {
    if (symbol === 'U' || symbol === 'V') return [`${symbol} wind`];
    return symbol === 'Z' ? ['Z dragon'] : [];
  });
  return groups.join(' ') + (conditions.length > 0 ? `; ${conditions.join(', ')}` : '');
}

const MOST_LINES = 500;

/** A card of one line again and again, as often as it is read; undefined for a line that is not read at all. */
export function fullCard(
  hand: string,
  open: boolean,
  parseCard: Pick<Library, 'parseCard'>['parseCard'],
): Card | undefined {
  const cardOf = (lines: number): Card => ({
    name: 'Costly card',
    year: 2036,
    sections: [{ name: 'Any', lines: Array.from({ length: lines }, () => ({ hand, value: 25, open })) }],
  });
  const whole = parseCard(cardOf(MOST_LINES));
  if (whole.ok) return cardOf(MOST_LINES);
  // The place of the line that is one too many: sections, 0, lines, its number.
  const lines = Number(whole.error.reasons[0]?.at?.path?.[3]);
  return lines > 0 ? cardOf(lines) : undefined;
}

/** Options under which cards are tried. */
export const CHOICES: readonly AmericanCardChoices[] = [
  {},
  { preset: 'american-game', flowersAsJokers: true } as AmericanCardChoices,
  { preset: 'nmjl', pairOnDiscard: false } as AmericanCardChoices,
];

/** A group of a layout. */
interface Group {
  readonly tiles: readonly Tile[];
  readonly tile?: Tile | undefined;
}

const COPIES = 4;
const OF_OTHERS = 8;

/** Whether no tile is held more often than there are copies. */
const canBe = ({ concealed, melds = [] }: Hand): boolean => {
  const all = [...concealed, ...melds.flatMap(({ tiles }) => tiles)];
  return [...new Set(all)].every(
    (tile) =>
      all.filter((other) => other === tile).length <= (tile === 'F' || tile === 'J' ? OF_OTHERS : COPIES),
  );
};

/** The hand that fits any group which jokers and flowers may fill. */
const WILD: Hand = { concealed: [...'JJJJJJJJFFFFFF'] as Tile[] };

/** Hands made of the layouts of a card, with jokers and flowers for some tiles, groups exposed, and now and then a stray tile. */
export function costlyHand(layouts: readonly { readonly groups: readonly Group[] }[], chance: Chance): Hand {
  for (let tries = 0; tries < 50; tries++) {
    const wild = chance.below(12);
    const exposed = chance.oneIn(2) ? 0 : 1 + chance.below(3);
    const melds: Meld[] = [];
    const concealed: Tile[] = [];
    for (const { tiles, tile } of chance.pick(layouts).groups) {
      const filled = tiles.map((own): Tile => (chance.below(12) < wild ? chance.pick(['J', 'J', 'F']) : own));
      if (melds.length < exposed && tile !== undefined && tiles.length > 2 && filled.includes(tile))
        melds.push({ tiles: filled });
      else concealed.push(...filled);
    }
    if (chance.oneIn(3)) concealed[0] = chance.pick(['1B', '9D', 'E', 'F', 'J']);
    const hand = melds.length > 0 ? { concealed, melds } : { concealed };
    if (concealed.length > 0 && canBe(hand)) return hand;
  }
  return WILD;
}

/** Visible tiles, which may make much impossible: all copies of some tiles, as far as a hand leaves them. */
export function costlyTable({ concealed, melds = [] }: Hand, chance: Chance): readonly Tile[] {
  const held = [...concealed, ...melds.flatMap(({ tiles }) => tiles)];
  const kinds: readonly Tile[] = ['F', 'J', 'N', 'E', '5B', '5C', '6B', 'RD', '1B', '9C'];
  return kinds.flatMap((tile) => {
    const copies =
      (tile === 'F' || tile === 'J' ? OF_OTHERS : COPIES) - held.filter((own) => own === tile).length;
    return chance.oneIn(3) ? Array.from({ length: copies }, () => tile) : [];
  });
}

type Library = Pick<
  typeof import('../../src/index'),
  'isWinningHand' | 'possible' | 'scoreHand' | 'validateHand'
> &
  Pick<typeof import('../../src/analysis'), 'distance' | 'targets'> &
  Pick<typeof import('../../src/american'), 'americanCard' | 'parseCard'>;
type Rules = ReturnType<Library['americanCard']>;

/** What is asked of a hand that a stranger sends, with a card and a table. */
export interface Question {
  readonly name: string;
  readonly ask: (rules: Rules, hand: Hand, table: readonly Tile[]) => unknown;
  /** Makes the rules that are asked of those of the card, where others may know too much already. */
  readonly prepare?: (rules: Rules, hand: Hand) => Rules;
}

const DRAWS = 40;

/** What can be asked of cards and hands, by the functions of the library. */
export const questionsTo = (library: Library): readonly Question[] => {
  const { americanCard, distance, isWinningHand, parseCard, possible, scoreHand, targets, validateHand } =
    library;
  // A card with another name is another card.
  const anew = ({ card, name, options }: Rules): Rules => {
    const read = parseCard({ ...card, name: `${card.name}, again` });
    if (!read.ok) throw new Error(read.error.reasons[0]?.message);
    return americanCard(read.value, { ...options, preset: name } as object) as Rules;
  };
  const far = { within: 14, sortBy: 'chance', draws: DRAWS, limit: 1_000 } as const;
  return [
    { name: 'parseCard', ask: ({ card }) => parseCard({ ...card }) },
    { name: 'first isWinningHand', ask: (rules, hand) => isWinningHand(hand, { rules }), prepare: anew },
    { name: 'distance', ask: (rules, hand) => distance(hand, { rules }) },
    { name: 'first distance', ask: (rules, hand) => distance(hand, { rules }), prepare: anew },
    { name: 'validateHand', ask: (rules, hand) => validateHand(hand, { rules }) },
    { name: 'isWinningHand', ask: (rules, hand) => isWinningHand(hand, { rules }) },
    {
      name: 'scoreHand',
      ask: (rules, hand) => scoreHand(hand, { win: { by: 'discard', tile: hand.concealed.at(-1) }, rules }),
    },
    {
      name: 'a claim for no pair, with every tile wild',
      ask: (rules) =>
        (['F', 'J'] as const).map((tile) => validateHand(WILD, { rules, win: { by: 'discard', tile } })),
      prepare: ({ card }) =>
        americanCard(card, { preset: 'nmjl', pairOnDiscard: false, claimDiscardedJoker: true }) as Rules,
    },
    { name: 'targets', ask: (rules, hand, table) => targets(hand, { rules, visible: table }) },
    { name: 'targets, all', ask: (rules, hand) => targets(hand, { rules, ...far, impossible: true }) },
    { name: 'targets, far', ask: (rules, hand, visible) => targets(hand, { rules, ...far, visible }) },
    {
      name: 'possible',
      ask: (rules, { melds = [] }, visible) => possible({ melds, visible }, { rules }),
    },
  ];
};
