import { addCount, addDiscard, type Changes, takeDiscard } from 'mahjongg/game';
import type { SparrowTypes } from './types';

/** How what happens changes what lies open. */
export const changes: Changes<SparrowTypes> = {
  drew: (table, { seat }) => {
    table.wallLeft--;
    addCount(table, seat, 1);
  },
  took: (table, { seat, turned }) => {
    takeDiscard(table);
    table.wallLeft--;
    addDiscard(table, seat, turned);
    addCount(table, seat, 1);
  },
  discarded: (table, { seat, tile }) => {
    addCount(table, seat, -1);
    addDiscard(table, seat, tile);
  },
};
