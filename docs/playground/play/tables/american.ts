import { americanCard, freeForm } from 'mahjongg/american';
import type { Table } from '../session';
import { ownCard } from './own-card';
import { racksTable } from './racks';

/** A table that plays for the hands of a card. */
export const cardTable = (text: string | undefined): Table => {
  const card = ownCard(text);
  return racksTable(americanCard(card), card);
};

/** A table of The American Game. */
export const freeFormTable = (): Table => racksTable(freeForm());
