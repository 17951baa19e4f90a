import { drawnBy, type GameOf, makeGame, tileField, type Way } from 'mahjongg/game';
import { changes } from './changes';
import { draw, pass, turn } from './phases';
import { setup } from './setup';
import { stored } from './stored';
import type { SparrowRules, SparrowTypes } from './types';

const sparrowWay = (rules: SparrowRules): Way<SparrowTypes> => ({
  identity: rules,
  rules,
  setup: setup(rules),
  actions: new Map([
    ['pass', [tileField('tile')]],
    ['draw', []],
    ['take', []],
    ['discard', [tileField('tile')]],
    ['mahjongg', []],
  ]),
  phases: { pass, draw, turn },
  waits: { answered: 'SR-2', turn: 'SR-3' },
  changes,
  drawn: drawnBy('drew'),
  returns: (_state, outcome) => {
    if (outcome.ending === 'wallGame') return { E: 0, S: 0 };
    const points = outcome.winner === 'E' ? outcome.points : -outcome.points;
    return { E: points, S: -points };
  },
  stored: stored(rules),
});

/** The Sparrow Race; three alike are worth 3 points, or as many as you say (SR-5). */
export const sparrowRace = (alike = 3): GameOf<SparrowTypes> =>
  makeGame(sparrowWay({ name: 'sparrow-race', options: { alike } }));
