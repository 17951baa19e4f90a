import { cardFree, readCardFreeOptions } from 'mahjongg/card-free';
import { rulesBy } from '../../options/chosen';
import type { Table } from '../session';
import { racksTable } from './racks';

/** A table of Card Free. */
export const cardFreeTable = (asked: unknown): Table => {
  const { rules, ...house } = rulesBy(readCardFreeOptions, cardFree, asked);
  return racksTable(rules, house);
};
