import { cardFree, readCardFreeOptions } from 'mahjongg/card-free';
import type { Table } from '../session';
import { racksTable } from './racks';

/** A table of Card Free. */
export const cardFreeTable = async (asked: unknown): Promise<Table> => {
  if (asked === undefined) return racksTable(cardFree(), { house: {} });
  const { houseOf } = await import('../../options/chosen');
  const { options, ...house } = houseOf(readCardFreeOptions, asked);
  return racksTable(cardFree(options), house);
};
