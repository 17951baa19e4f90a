import { americanCard, freeForm, readAmericanOptions } from 'mahjongg/american';
import { houseOf } from '../../options/chosen';
import type { Given, Table } from '../session';
import { ownCard } from './own-card';
import { racksTable } from './racks';

/** A table that plays for the hands of a card. */
export const cardTable = ({ card: text, house: asked }: Given): Table => {
  const card = ownCard(text);
  const { options, ...house } = houseOf((value) => readAmericanOptions('american-2018', value), asked);
  return racksTable(americanCard(card, options), { ...house, card });
};

/** A table of The American Game. */
export const freeFormTable = (asked: unknown): Table => {
  const { options, ...house } = houseOf((value) => readAmericanOptions('american-game', value), asked);
  return racksTable(freeForm(options), house);
};
