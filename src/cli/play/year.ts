import { formatTiles, SEATS, type Seat, type Suit, setName, type YearGame } from 'mahjongg';
import { randomBot, yearBot } from 'mahjongg/bots';
import {
  gameOf,
  type SetClaim,
  shuffleWall,
  throwDice,
  type YearAction,
  type YearOutcome,
  type YearSeenEvent,
  type YearState,
  type YearTypes,
  type YearView,
} from 'mahjongg/game';
import { type PersonalSuits, yearPlayers } from '../personal-suits';
import { at, seatName, seatsAfter } from '../seats';
import { wonLine } from '../sheets';
import { columns } from '../words';
import { FIRST_OF_EQUALS, inYourPlace } from './hint';
import {
  discarded,
  discardLines,
  drew,
  type Look,
  leftInWall,
  meldsText,
  meldText,
  type Narrator,
  rackLines,
  TABLE_WIDTH,
  tileWord,
  tileWords,
} from './look';
import {
  type Choice,
  discardQuestion,
  type Help,
  letter,
  numbered,
  type Option,
  type Question,
} from './question';
import { type Asked, GOES_ON, type Play, type Sitting, type Tellers } from './table';

/** The rules behind what is asked in each phase. */
const HELP: Readonly<Record<string, readonly Help[]>> = {
  courtesy: [
    ['YG-5', 'Before play each in turn may reveal flowers and seasons for replacements of the Flower Wall.'],
    ['YG-6', 'A hidden single flower or season cannot be part of a winning hand; a pair or a Year can.'],
  ],
  draw: [
    ['YG-6', 'Before or after drawing a flower or season may be revealed for a replacement.'],
    ['YG-12', 'A tile that lies face up on a rack may be stolen if it completes Mah Jong.'],
  ],
  turn: [
    ['YG-11', 'Mah Jong is any combination of chows, pungs, pairs, kongs and Years with no tile left over.'],
    ['YG-6', 'Flowers and seasons are never discarded; reveal them for replacements.'],
    ['YG-9', 'A kong may be revealed for a replacement, and the fourth added to a revealed pung.'],
    ['YG-10', 'A Year drawn by oneself may be revealed for a replacement.'],
  ],
  claims: [
    ['YG-7', 'First comes Mah Jong, then a Year with a Pung-Pair, then a pung, then a chow.'],
    ['YG-7', 'A chow is called only by the player of the next season.'],
    ['YG-8', 'Players who are passed over lose that turn.'],
    ['YG-9', 'Nothing is called for an ordinary kong, unless it is Mah Jong.'],
  ],
};

/** What a claimed set is called; the source of the names has none for a Year (CS-24). */
export const claimName = (kind: SetClaim['kind'], { names }: Look): string => {
  if (kind === 'pungPair')
    return names === 'english' ? 'Year and pair' : `Year and ${setName('pair', { language: names })}`;
  if (names === 'english') return kind;
  return setName(kind === 'chow' ? 'run' : kind, { language: names });
};

const kindOf = ({ tile, with: others }: YearAction<'call'>): SetClaim['kind'] => {
  if (others.length === 4) return 'pungPair';
  return others.every((one) => one === tile) ? 'pung' : 'chow';
};

const callText = (action: YearAction<'call'>, look: Look): string =>
  `call it for a ${claimName(kindOf(action), look)}: ${meldText([action.tile, ...action.with])}`;

/** A choice in a few words. */
const labelOf = (action: YearAction, look: Look): string => {
  switch (action.type) {
    case 'reveal':
      return `reveal ${tileWords(look, action.tiles)} for a replacement`;
    case 'keep':
      return 'go on without revealing';
    case 'draw':
      return 'draw a tile';
    case 'decline':
      return 'let it go';
    case 'call':
      return callText(action, look);
    case 'mahjongg':
      return 'Mah Jong!';
    case 'steal':
      return `Mah Jong with ${tileWord(look, action.tile)} stolen from ${seatName(action.from)}!`;
    default:
      return `discard ${tileWord(look, action.tile)}`;
  }
};

const isWin = ({ type }: YearAction): boolean => type === 'mahjongg' || type === 'steal';

const listed = (actions: readonly YearAction[], look: Look): readonly Option<YearAction>[] =>
  numbered(actions.map((act): Choice<YearAction> => [labelOf(act, look), act]));

const letters = (wins: readonly YearAction[], look: Look): readonly Option<YearAction>[] =>
  wins.map((act, at) => ({
    key: at === 0 ? 'm' : `m${at + 1}`,
    label: labelOf(act, look),
    next: { act },
  }));

const PROMPTS: Readonly<Record<'courtesy' | 'draw', string>> = {
  courtesy: 'Courtesy call: do you reveal a flower or season?',
  draw: 'Your turn: what do you do before you draw?',
};

type Q = Question<YearAction>;

const turn = ({ view, me, look, help }: Asked<YearView>): Q => {
  const { rack, moment, legal } = view;
  const reveals = legal
    .filter(({ type }) => type === 'reveal')
    .map((act): Choice<YearAction> => [labelOf(act, look), act]);
  return discardQuestion<YearAction>(rack, (tile) => ({ type: 'discard', seat: me, moment, tile }), {
    options: [
      ...letters(legal.filter(isWin), look),
      ...letter('r', 'reveal tiles for a replacement', 'What do you reveal?', reveals, help),
    ],
    help,
  });
};

const questionOf = (asked: Asked<YearView>): Q | undefined => {
  const { view, look, help } = asked;
  if (view.phase === 'over') return undefined;
  if (view.phase === 'turn') return turn(asked);
  const plain = view.legal.filter(({ type }) => GOES_ON.includes(type));
  const others = view.legal.filter((one) => !isWin(one) && !GOES_ON.includes(one.type));
  const prompt =
    view.phase === 'claims'
      ? `${seatName(view.now.from)} discards ${tileWord(look, view.now.tile)}. Do you want it?`
      : PROMPTS[view.phase];
  return {
    prompt,
    options: [...listed([...plain, ...others], look), ...letters(view.legal.filter(isWin), look)],
    usual: plain.length > 0 ? '1' : undefined,
    help,
  };
};

const TELLERS: Tellers<YearSeenEvent> = {
  drew,
  revealed: ({ seat, tiles, own }, { does }, look) => {
    const instead = own?.gained === undefined ? '' : ` and take ${tileWords(look, own.gained)} for it`;
    return [`${does(seat, 'reveal')} ${tileWords(look, tiles)}${instead}.`];
  },
  discarded,
  called: ({ seat, from, kind, meld, bypassed }, { does, whom, whose }, look) => [
    `${does(seat, 'call')} it from ${whom(from)} for a ${claimName(kind, look)}: ${meldText(meld.tiles)}.`,
    ...bypassed.map((one) => `${whose(one)} turn is lost.`),
  ],
  taken: ({ seat, place, tile, from }, { does }, look) =>
    place === 'discards' ? [] : [`${does(seat, 'steal')} ${tileWord(look, tile)} from ${seatName(from)}.`],
  declared: ({ declared: { seat } }, { does }) => [`${does(seat, 'declare')} Mah Jong!`],
};

const openText = (view: Pick<YearView, 'melds' | 'flowers'>, seat: Seat): string =>
  [meldsText(at(view.melds, seat)), at(view.flowers, seat).join(' ')].filter((part) => part !== '').join(' ');

const tableLines: Play<YearTypes>['draw'] = (view, { me, look }) => {
  const rows = seatsAfter(view.seats, me).map((seat) => [
    seatName(seat),
    `${at(view.counts, seat)} on the rack`,
    openText(view, seat),
  ]);
  const own = openText(view, me);
  return [
    look.style.dim('-'.repeat(TABLE_WIDTH)),
    ...columns(rows, ['left', 'left', 'left']),
    ...discardLines(
      view.discards.map(({ tile }) => tile),
      'year',
    ),
    `${leftInWall(view.wallLeft)}, ${view.flowerWallLeft} in the Flower Wall. You are ${seatName(me)}.`,
    ...(own === '' ? [] : [`You have revealed: ${own}`]),
    ...(view.phase === 'turn' ? [] : rackLines(view.rack, look)),
  ];
};

const endLines = (
  outcome: YearOutcome,
  state: YearState,
  { text, look }: Sitting,
  by: Narrator,
): readonly string[] => {
  const racks = columns(
    SEATS.map((seat) => [
      seatName(seat),
      formatTiles(at(state.racks, seat), { sort: 'year' }),
      openText(state, seat),
    ]),
    ['left', 'left', 'left'],
  );
  const ended =
    outcome.ending === 'wallGame'
      ? ['The wall is exhausted and nobody has won (YG-14).']
      : [
          look.style.good(`${by.does(outcome.declared.seat, 'win')}.`),
          look.style.bold(text.reading(outcome.score.reading).title),
          wonLine(outcome.declared.by, false),
          '',
          ...(text.sheet?.(outcome.score, look.style) ?? []),
        ];
  return [...ended, '', 'The racks at the end:', ...racks];
};

const remarkOf = (outcome: YearOutcome, me: Seat): string => {
  if (outcome.ending === 'wallGame') return 'wall exhausted';
  const { seat, by } = outcome.declared;
  return seat === me ? `Mah Jong, ${wonLine(by, false).replace(/^Won/, 'won')}` : `${seatName(seat)} won`;
};

const SUIT_NAMES: Readonly<Record<Suit, string>> = { B: 'bams', C: 'craks', D: 'dots' };

const suitLines = (personal: PersonalSuits): readonly string[] => {
  const suits = SEATS.flatMap((seat) => {
    const suit = personal[seat];
    return suit === undefined ? [] : [`${seatName(seat)} ${SUIT_NAMES[suit]}`];
  });
  return suits.length === 0 ? [] : [`Personal suits: ${suits.join(', ')} (YG-13).`];
};

/** The Year game, against bots. */
export const yearPlay: Play<YearTypes> = {
  game: (rules) => gameOf(rules as YearGame),
  bots: (rules) => ({ greedy: yearBot(rules as YearGame), random: randomBot }),
  welcome: ({ suits }) => ['Play goes East, South, West, North, clockwise (YG-3).', ...suitLines(suits)],
  shuffle: ({ rules, suits }, random) => ({
    wall: shuffleWall(rules as YearGame, random),
    dice: throwDice(rules as YearGame, random),
    players: yearPlayers(suits),
  }),
  help: (phase) => HELP[phase] ?? [],
  ask: questionOf,
  tell: TELLERS,
  draw: tableLines,
  hint: (view, { rules, look }, typed) => {
    const action = yearBot(rules as YearGame)(view, FIRST_OF_EQUALS);
    return [inYourPlace(labelOf(action, look), typed(action))];
  },
  end: (outcome, state, sitting, by) => {
    const won = outcome.ending === 'mahjongg' && outcome.declared.seat === by.me;
    const points = won ? (outcome.score.total ?? 0) : 0;
    return {
      lines: endLines(outcome, state, sitting, by),
      row: {
        rules: state.rules.name,
        won,
        natural: points,
        left: null,
        final: points,
        remarks: remarkOf(outcome, by.me),
      },
    };
  },
};
