import { cardFree } from 'mahjongg/card-free';
import type { Table } from '../session';
import { racksTable } from './racks';

/** A table of Card Free. */
export const cardFreeTable = (): Table => racksTable(cardFree());
