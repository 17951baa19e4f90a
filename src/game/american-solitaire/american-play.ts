import type { AmericanSolitaire } from '../../rules/american-solitaire';
import { type ActionField, actionReader, count, optional, tile, tiles } from '../../play/action-fields';
import { identityOf } from '../make-kit';
import type { Play } from '../../play/play';
import type { Solitaire } from '../solitaire/machine';
import { solitairePlay } from '../solitaire/solitaire-play';
import { whole } from '../../play/fields';
import { americanChoices, americanFault } from './choices';
import { evolveTable, evolveWall } from './evolve';
import { actAmerican, beginAmerican, dealAmerican } from './moves';
import { makeSolitaireKit } from './solitaire-kit';
import { americanFlaw, readAmericanNow } from './sound-state';
import type { AmericanTypes, SolitaireAction } from './types';

const FIELDS: ReadonlyMap<SolitaireAction['type'], readonly ActionField[]> = /* @__PURE__ */ new Map<
  SolitaireAction['type'],
  readonly ActionField[]
>([
  ['pass', [tiles('tiles')]],
  ['continue', []],
  ['stop', []],
  ['discard', [tile('tile')]],
  ['exchange', [tile('tile'), count('meld')]],
  ['decline', []],
  ['call', [tile('tile'), tiles('with')]],
  ['mahjongg', [optional(tile('tile'))]],
]);

const OPEN = [
  ...['version', 'rules', 'seats', 'moment', 'phase', 'now', 'awaiting', 'melds', 'counts'],
  ...['discards', 'passed', 'jokersAtEnd', 'wallLeft'],
];

const solitaireOf = (rules: AmericanSolitaire): Solitaire<AmericanTypes> => {
  const kit = makeSolitaireKit(rules);
  const identity = identityOf(rules);
  return {
    identity,
    card: rules.card,
    tiles: { byIndex: rules.tiles.byIndex, rule: 'AS-1' },
    throws: { count: rules.table.throws, rule: 'AS-1' },
    deal: (setting) => dealAmerican(kit, identity, setting),
    begin: (step) => beginAmerican(kit, step),
    read: actionReader<SolitaireAction>(FIELDS),
    types: {
      charleston: ['pass'],
      secondCharleston: ['continue', 'stop'],
      courtesyPass: ['pass'],
      turn: ['discard', 'exchange', 'mahjongg'],
      claims: ['decline', 'call', 'mahjongg'],
    },
    choices: (scene, own) => americanChoices(kit, scene, own),
    fault: (scene, own, action) => americanFault(kit, scene, own, action),
    act: (step, action) => actAmerican(kit, step, action),
    evolve: evolveTable,
    evolveHidden: evolveWall,
    outcome: ({ phase, now }) => (phase === 'over' ? now.outcome : undefined),
    scoreOf: (outcome) => (outcome.ending === 'mahjongg' ? outcome.sheet.final.n / outcome.sheet.final.d : 0),
    open: OPEN,
    parts: { passed: whole(256), jokersAtEnd: whole(8) },
    readNow: (state, given) => readAmericanNow(kit, state, given),
    soundness: (state) => americanFlaw(kit, state),
  };
};

/** The American solitaire by one choice of options and hands (AS-1 to AS-11). */
export const americanPlay = (rules: AmericanSolitaire): Play<AmericanTypes> =>
  solitairePlay(solitaireOf(rules));
