import { expect, test } from 'vitest';
import * as american from '../../src/american';
import * as analysis from '../../src/analysis';
import * as bots from '../../src/bots';
import * as debug from '../../src/debug';
import * as game from '../../src/game';
import * as index from '../../src/index';
import * as ledger from '../../src/ledger';
import * as packed from '../../src/packed';
import * as rulebook from '../../src/rulebook';

const ENTRIES = { american, index, analysis, bots, debug, game, ledger, packed, rulebook };

/** The paths of the objects in a value that can be changed. */
const changeable = (value: unknown, path: string): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...(Object.isFrozen(value) ? [] : [path]),
        ...Object.entries(value).flatMap(([name, part]) => changeable(part, `${path}.${name}`)),
      ];

test('no exported constant can be changed by one caller for all others', () => {
  expect(changeable(ENTRIES, '').filter((path) => path.split('.').length > 2)).toEqual([]);
});
