import { cardFree, readCardFreeOptions } from 'mahjongg/card-free';
import { houseOf } from '../../options/chosen';
import type { Table } from '../session';
import { racksTable } from './racks';

/** A table of Card Free. */
export const cardFreeTable = (asked: unknown): Table => {
  const { options, ...house } = houseOf(readCardFreeOptions, asked);
  return racksTable(cardFree(options), house);
};
