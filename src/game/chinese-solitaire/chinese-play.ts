import type { ChineseSolitaire } from '../../rules/chinese-solitaire';
import { type ActionField, actionReader, optional, tile, tiles } from '../action-fields';
import { identityOf } from '../make-kit';
import type { Play } from '../play';
import type { Solitaire } from '../solitaire/machine';
import { solitairePlay } from '../solitaire/solitaire-play';
import { chineseChoices, chineseFault } from './choices';
import { evolveTable, evolveWall } from './evolve';
import { actChinese, beginChinese, dealChinese } from './moves';
import { CHINESE_PARTS, chineseFlaw, readChineseNow } from './sound-state';
import type { ChineseAction, ChineseTypes } from './types';

const FIELDS: ReadonlyMap<ChineseAction['type'], readonly ActionField[]> = /* @__PURE__ */ new Map<
  ChineseAction['type'],
  readonly ActionField[]
>([
  ['discard', [tile('tile')]],
  ['kong', [tile('tile')]],
  ['decline', []],
  ['call', [tile('tile'), tiles('with')]],
  ['mahjongg', [optional(tile('tile'))]],
]);

const OPEN = [
  ...['version', 'rules', 'seats', 'moment', 'phase', 'now', 'awaiting', 'melds', 'counts'],
  ...['flowers', 'discards', 'wallLeft', 'looseLeft'],
];

const solitaireOf = (rules: ChineseSolitaire): Solitaire<ChineseTypes> => {
  const { tiles: set, table } = rules;
  const identity = identityOf(rules);
  return {
    identity,
    card: undefined,
    tiles: set,
    throws: { count: table.throws, rule: 'CS-3' },
    deal: (setting) => dealChinese(rules, identity, setting),
    begin: (step) => beginChinese(rules, step),
    read: actionReader<ChineseAction>(FIELDS),
    types: { turn: ['discard', 'kong', 'mahjongg'], claims: ['decline', 'call', 'mahjongg'] },
    choices: (scene, own) => chineseChoices(rules, scene, own),
    fault: (scene, own, action) => chineseFault(rules, scene, own, action),
    act: (step, action) => actChinese(rules, step, action),
    evolve: evolveTable,
    evolveHidden: (draft, event) => evolveWall(draft, event, table),
    outcome: ({ phase, now }) => (phase === 'over' ? now.outcome : undefined),
    scoreOf: (outcome) => (outcome.ending === 'mahjongg' ? outcome.score.final.n / outcome.score.final.d : 0),
    open: OPEN,
    parts: CHINESE_PARTS,
    readNow: (state, given) => readChineseNow(rules, state, given),
    soundness: (state) => chineseFlaw(rules, state),
  };
};

/** The Chinese solitaire by one choice of options (CS-1 to CS-8). */
export const chinesePlay = (rules: ChineseSolitaire): Play<ChineseTypes> => solitairePlay(solitaireOf(rules));
