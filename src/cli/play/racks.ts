import { describeScouting, scout, usefulCalls } from 'mahjongg/analysis';
import { advisedBot, greedyBot, randomBot } from 'mahjongg/bots';
import {
  formatHand,
  formatTiles,
  type HasGoals,
  type HasHands,
  SEATS,
  type Seat,
  validateHand,
} from 'mahjongg/card-free';
import {
  type Action,
  type Declaration,
  gameOf,
  type Outcome,
  type Phase,
  type PlayerView,
  type RackTypes,
  seatAfter,
  type TableRules,
} from 'mahjongg/game';
import { at, seatName } from '../seats';
import { listOf, settlementLines, wonLine, wonLines } from '../sheets';
import { field, isRecord } from '../values';
import { columns, counted, type Lines, paragraph, sentence } from '../words';
import { OF_PACKAGE } from './help';
import { adviceLines } from './hint';
import { COMMON, isJokerless, meldsText, meldText, type Narrator, sizeName, tileWord } from './look';
import {
  type Asked,
  callText,
  choicesOf,
  claimQuestion,
  discardQuestion,
  legalOf,
  letter,
  mahjongg,
  numbered,
  ORDINALS,
  passQuestion,
  type Question,
  wanted,
  wordsFor,
} from './question';
import type { Play, Sitting } from './table';

type In<P extends Phase> = Asked<Extract<PlayerView, { readonly phase: P }>>;

/** How many seats further the tiles go, in the order of play. */
const STEPS = { right: 1, across: 2, left: -1 } as const;

const seatAt = ({ view: { seats }, me }: Asked<PlayerView>, direction: keyof typeof STEPS): Seat =>
  seatAfter(seats, me, (STEPS[direction] + seats.length) % seats.length);

const turn = (asked: In<'turn'>): Question => {
  const { view, me, look } = asked;
  const any: PlayerView = view;
  const exposed = (seat: Seat, meld: number): string => meldText(at(view.melds, seat)[meld]?.tiles ?? []);
  const exchanges = choicesOf(any, 'exchange', ({ tile, from, meld }) => {
    const whose = from === me ? 'your own' : `${seatName(from)}’s`;
    return `${tileWord(look, tile)} for the joker in ${whose} ${exposed(from, meld)}`;
  });
  const layouts = choicesOf(any, 'rearrange', (one) => meldText([view.now.called?.tile ?? 'J', ...one.with]));
  const grown = choicesOf(any, 'grow', ({ tile, meld }) => `${tileWord(look, tile)} to ${exposed(me, meld)}`);
  // Hands without exposures show nothing that could be called dead.
  const suspects = {
    legal: any.legal.filter((one) => one.type !== 'challenge' || at(view.melds, one.against).length > 0),
  };
  const dead = choicesOf(suspects, 'challenge', ({ against }) => seatName(against));
  const isRisky = field(view.rules.options, 'wrongChallenge') === 'dead';
  const risk = isRisky ? ' If it is not, your own hand is dead (AG-32a).' : '';
  return discardQuestion(asked, [
    ...mahjongg(any),
    ...letter('x', 'exchange a tile for a joker', 'Which exchange?', exchanges),
    ...letter('g', 'add a tile to an exposure', 'Which tile, to which exposure?', grown),
    ...letter('r', 'rearrange the exposure', 'Which layout?', layouts),
    ...legalOf(any, 'takeBack').map((act) => ({ key: 'c', label: 'take the exposure back', next: { act } })),
    ...letter('d', 'call a hand dead', `Whose hand is dead?${risk}`, dead),
  ]);
};

/** What the game calls its passes (AG-5, TG-3). */
const passesOf = ({ rules }: PlayerView): string =>
  rules.name === 'american-game' ? 'exchange' : 'Charleston';

const ASKERS: { readonly [P in Phase]?: (asked: In<P>) => Question } = {
  charleston: (asked) => {
    const { round, pass, direction, blind, size } = asked.view.now;
    const unseen =
      blind === 0
        ? ''
        : ` For a blind pass choose fewer than ${size}; incoming tiles make up the rest, unseen.${blind === size ? ' Enter alone chooses none.' : ''}`;
    const whom = seatName(seatAt(asked, direction));
    return passQuestion(
      asked,
      `${ORDINALS[round]} ${passesOf(asked.view)}, pass ${pass}: which ${size} tiles go ${direction} to ${whom}?${unseen}`,
      { least: size - blind, most: size, blind: true },
    );
  },
  secondCharleston: ({ view, view: { moment }, me: seat }) => ({
    prompt: `Play a second ${passesOf(view)}? Any player can stop it.`,
    options: numbered([
      ['yes, go on', { type: 'continue', seat, moment }],
      ['no, stop here', { type: 'stop', seat, moment }],
    ]),
  }),
  courtesy: (asked) => ({
    prompt: `Courtesy pass: how many tiles would you exchange with ${seatName(seatAt(asked, 'across'))}?`,
    options: legalOf<Action, 'wish'>(asked.view, 'wish').map((act) => ({
      key: String(act.count),
      words: wordsFor(act),
      label: act.count === 0 ? 'none' : counted(act.count, 'tile'),
      next: { act },
    })),
  }),
  courtesyPass: (asked) => {
    const count = at(asked.view.now.counts, asked.me);
    const ways = `${counted(count, 'tile')} each way: which ${count === 1 ? 'one goes' : 'ones go'}`;
    const prompt = `Courtesy pass, ${ways} to ${seatName(seatAt(asked, 'across'))}?`;
    return passQuestion(asked, prompt, { least: count, most: count });
  },
  turn,
  claims: ({ view, look }) => {
    const any: PlayerView = view;
    const does = view.now.by === 'discard' ? 'discards' : 'offers';
    const calls = choicesOf(any, 'call', (one) => callText('call', one, look));
    return claimQuestion(wanted(view.now, look, does), any, calls);
  },
};

/** The question for the player of a view; undefined if there is none. */
export const questionOf = (asked: Asked<PlayerView>): Question | undefined =>
  // Each phase gets its own view.
  ASKERS[asked.view.phase]?.(asked as never);

type Rules = TableRules & HasGoals;

const ENDINGS: Readonly<Record<Exclude<Outcome['ending'], 'mahjongg'>, string>> = {
  wallGame: 'No more tiles are drawn, and nobody has won.',
  mahjonggInError: 'Mah Jongg was declared in error, and the game is over.',
  falseWin: 'Mah Jongg was declared with a hand that does not win, and the game is over.',
  deadHands: 'Only one hand is not dead, so the game is over.',
};

/** A hand whose value the players decide (TG-8), and what to type for its payments once they did. */
const valuelessLines = (declared: Declaration, { rules, text, look }: Sitting<Rules>): Lines => {
  const { seat, by, from, jokerOf, hand } = declared;
  const read = validateHand(hand, { rules: rules as unknown as HasHands<unknown> });
  const { title, details } = read.valid ? text.reading(read.best) : { title: formatHand(hand), details: [] };
  const players = {
    winner: seat,
    [by === 'exchangeTile' ? 'exchanger' : 'discarder']: from,
    'joker-of': jokerOf,
  };
  const named = Object.entries(players).flatMap(([name, one]) => (one === null ? [] : [` --${name} ${one}`]));
  return [
    look.style.bold(title),
    ...details,
    wonLine(by),
    '',
    'The players decide the value of this hand (TG-8). For the payments type, with its value:',
    `  mahjongg score "${formatHand(hand)}" --rules ${rules.name} --hand-value POINTS --by ${by}${named.join('')}`,
  ];
};

const endingLines = (outcome: Outcome, sitting: Sitting<Rules>, by: Narrator): Lines => {
  const { text, look } = sitting;
  if (outcome.ending !== 'mahjongg') return [ENDINGS[outcome.ending]];
  const { declared, score } = outcome;
  return [
    look.style.good(`${by.does(declared.seat, 'win')}.`),
    ...(isRecord(score)
      ? wonLines(score, [wonLine(declared.by)], text, look.style)
      : valuelessLines(declared, sitting)),
  ];
};

const remarkOf = (outcome: Outcome, me: Seat): string => {
  if (outcome.ending !== 'mahjongg') return ENDINGS[outcome.ending].replace(/[,.].*$/, '').toLowerCase();
  const { seat, from } = outcome.declared;
  const how = from === null ? 'self-picked' : `on the discard of ${from === me ? 'yours' : seatName(from)}`;
  return seat === me ? `Mah Jongg, ${how}` : `${seatName(seat)} won`;
};

const endOf: Play<RackTypes, Rules>['end'] = (outcome, state, sitting, by) => {
  const { me } = by;
  const won = outcome.ending === 'mahjongg' ? outcome : undefined;
  const mine = won?.declared.seat === me ? won : undefined;
  const { settlement } = outcome;
  const payments = settlement && settlementLines(settlement, field(field(outcome, 'score'), 'claim'));
  const losers = state.seats.filter((seat) => seat !== won?.declared.seat);
  const racks = losers.map((seat) => [
    seatName(seat),
    `${formatTiles(at(state.racks, seat), { sort: 'card-free' })} ${meldsText(at(state.melds, seat))}`,
  ]);
  return {
    lines: [
      'The racks at the end:',
      ...columns(racks),
      '',
      ...endingLines(outcome, sitting, by),
      ...paragraph(payments ?? []),
    ],
    row: {
      rules: state.rules.name,
      won: mine !== undefined,
      natural: Number(field(mine?.score, 'total') ?? 0),
      left: null,
      final: gameOf(sitting.rules).returns(state)[me] ?? 0,
      jokerless: mine !== undefined && isJokerless(mine.declared.hand, mine.score),
      remarks: remarkOf(outcome, me),
    },
  };
};

/** A game with racks, a Charleston and calls, against bots. */
export const racks: Play<RackTypes, Rules> = {
  ...OF_PACKAGE,
  bots: (rules) => ({
    expert: advisedBot(rules, 'expert'),
    regular: advisedBot(rules, 'regular'),
    beginner: advisedBot(rules, 'beginner'),
    greedy: greedyBot(rules),
    random: randomBot(),
  }),
  ask: questionOf,
  tell: {
    ...COMMON,
    passed: ({ moves, own }, { me, whom, who, words }) => {
      const given = moves.flatMap(({ from, to }) => (from === me ? whom(to) : [])).join(', ');
      const got = moves.flatMap(({ from, to }) => (to === me ? who(from) : [])).join(', ');
      const [lost, gained] = [own?.lost ?? [], own?.gained ?? []];
      const unseen = moves.find(({ from }) => from === me)?.blind ?? 0;
      const mine = `${words(lost)}${unseen > 0 ? ` and ${unseen} unseen` : ''}`;
      const gave = lost.length > 0 ? `You pass ${mine} to` : 'You pass incoming tiles on to';
      const came = gained.length > 0 ? `passes you ${words(gained)}.` : 'passes you is passed on, unseen.';
      return [
        ...(own?.lost && given ? [`${gave} ${given}${lost.length > 0 ? '' : ', unseen'}.`] : []),
        ...(own?.gained && got ? [`${gained.length > 0 ? '' : 'What '}${got} ${came}`] : []),
        ...(moves.length === 0 ? ['Nothing is passed.'] : []),
      ];
    },
    charlestonEnded: ({ stopped }, { whom }, chosen) => {
      const stoppers = SEATS.filter((seat) => field(chosen[seat], 'type') === 'stop').map(whom);
      return stopped ? `The passing is stopped by ${listOf(stoppers)}.` : 'Nobody stops the passing.';
    },
    renamed: ({ seat, tile }, { whose, word }) => `${whose(seat)} discard is ${word(tile)}.`,
    called: ({ seat, from, meld: { tiles } }, { does, whom, look }) =>
      `${does(seat, 'call')} it from ${whom(from)} for a ${sizeName(tiles.length, look)}: ${meldText(tiles)}.`,
    rearranged: ({ seat, meld }, { does }) =>
      meld === null
        ? `${does(seat, 'take')} the exposure back.`
        : `${does(seat, 'rearrange')} the exposure: ${meldText(meld.tiles)}.`,
    offered: ({ seat, tile }, { does, word }) => `${does(seat, 'offer')} ${word(tile)} for a joker.`,
    exchanged: ({ seat, from, tile, tiles }, { does, whose, word }) =>
      `${does(seat, 'exchange')} ${word(tile)} for a joker. ${whose(from)} exposure is now ${meldText(tiles)}.`,
    grew: ({ seat, tile, tiles }, { does, word }) =>
      `${does(seat, 'add')} ${word(tile)} to an exposure: ${meldText(tiles)}.`,
    challenged: ({ seat, against, upheld }, { does, whose, whom }) =>
      `${does(seat, 'challenge')} ${whom(against)}. ${whose(against)} hand is ${upheld ? 'dead' : 'not dead'}.`,
    died: ({ seat, rule }, { whose }) => `${whose(seat)} hand is dead (${rule}).`,
  },
  worthCalling: (view, { rules }) => {
    const calls = usefulCalls(view, { rules });
    return calls.ok ? calls.value : view.legal;
  },
  hint: adviceLines,
  scout: (view, { rules, look }) => {
    const scouting = scout(view, { rules });
    return scouting.ok
      ? describeScouting(scouting.value).flatMap((line) => sentence(line, look.width))
      : undefined;
  },
  end: endOf,
};
