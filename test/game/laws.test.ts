import { cardFree } from '../../src/index';
import { describeLaws, type LawSubject } from './laws';
import { american, guide, plain, subjectOf, withoutCard } from './subjects';

type Reaches = LawSubject['reaches'];

const CHARLESTON = ['charleston', 'secondCharleston', 'courtesy', 'courtesyPass', 'turn', 'claims', 'over'];
const PLAY_ACTIONS = [
  'pass',
  'stop',
  'continue',
  'wish',
  'discard',
  'decline',
  'call',
  'mahjongg',
  'exchange',
  'challenge',
  'rearrange',
];
const PLAY_EVENTS = [
  'stage',
  'answered',
  'passed',
  'charlestonEnded',
  'drew',
  'discarded',
  'unclaimed',
  'called',
  'offered',
  'exchanged',
  'challenged',
  'declared',
  'taken',
  'ended',
  'rearranged',
];

const STRICT: Reaches = {
  phases: CHARLESTON,
  endings: ['mahjongg', 'wallGame'],
  actions: PLAY_ACTIONS,
  events: PLAY_EVENTS,
};

const TABLE: Reaches = {
  phases: [...CHARLESTON, 'showing'],
  endings: ['mahjongg', 'mahjonggInError', 'deadHands'],
  actions: [...PLAY_ACTIONS, 'show', 'keep'],
  events: [...PLAY_EVENTS.filter((one) => one !== 'taken'), 'renamed', 'died', 'shown', 'resumed'],
};

const less = (reaches: Reaches, gone: readonly string[]): Reaches => ({
  phases: reaches.phases.filter((one) => !gone.includes(one)),
  endings: reaches.endings.filter((one) => !gone.includes(one)),
  actions: reaches.actions.filter((one) => !gone.includes(one)),
  events: reaches.events.filter((one) => !gone.includes(one)),
});

const more = (reaches: Reaches, others: Partial<Reaches>): Reaches => ({
  phases: [...reaches.phases, ...(others.phases ?? [])],
  endings: [...reaches.endings, ...(others.endings ?? [])],
  actions: [...reaches.actions, ...(others.actions ?? [])],
  events: [...reaches.events, ...(others.events ?? [])],
});

const NO_SECOND = ['secondCharleston', 'stop', 'continue', 'charlestonEnded'];
/** With half the jokers, or with three players, hardly any exposure has something to lay out anew. */
const RARE = ['rearrange', 'rearranged'];
const NO_COURTESY = ['courtesy', 'courtesyPass', 'wish'];
const GAME = less(more(STRICT, { actions: ['grow'], events: ['grew'] }), [
  ...NO_COURTESY,
  'challenge',
  'challenged',
]);
const GAME_TABLE = less(
  more(GAME, {
    phases: ['showing'],
    endings: ['falseWin'],
    actions: ['show', 'keep', 'takeBack'],
    events: ['shown', 'died'],
  }),
  ['wallGame', 'taken'],
);

describeLaws(subjectOf({ name: 'Card Free', rules: plain, manners: 'strict' }, STRICT, 24));
describeLaws(subjectOf({ name: 'Card Free', rules: plain, manners: 'table' }, TABLE, 30));
describeLaws(
  subjectOf(
    {
      name: 'Card Free with house rules',
      rules: cardFree({
        houseRules: { removeFlowersAndJokers: true, skipSecondCharleston: true, requireBonus: true },
      }),
      manners: 'strict',
      players: { E: { skillLevel: 5 }, S: { skillLevel: 3 }, W: {}, N: { skillLevel: 1 } },
    },
    less(STRICT, [...NO_SECOND, ...RARE]),
    16,
  ),
);
describeLaws(subjectOf({ name: 'the guide of 2018', rules: guide(), manners: 'strict' }, STRICT, 24));
describeLaws(subjectOf({ name: 'the guide of 2018', rules: guide(), manners: 'table' }, TABLE, 30));
describeLaws(
  subjectOf(
    {
      name: 'the League’s practice',
      rules: guide({ preset: 'nmjl', deadJokers: 'locked' } as never),
      manners: 'table',
    },
    TABLE,
    30,
  ),
);
describeLaws(subjectOf({ name: 'The American Game', rules: american(), manners: 'strict' }, GAME, 24));
describeLaws(subjectOf({ name: 'The American Game', rules: american(), manners: 'table' }, GAME_TABLE, 30));
describeLaws(
  subjectOf(
    {
      name: 'The American Game without a card',
      rules: withoutCard({ flowersAsJokers: true, blindSecondRound: true }),
      manners: 'strict',
    },
    GAME,
    30,
  ),
);
describeLaws(
  subjectOf(
    {
      name: 'The American Game for three',
      rules: withoutCard({ acrossPass: 'left' }),
      manners: 'strict',
      players: { E: {}, S: {}, W: {} },
    },
    less(GAME, ['mahjongg', 'declared', 'taken', 'grow', 'grew', 'stop', ...RARE]),
    16,
  ),
);
