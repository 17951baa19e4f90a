import { americanCard, freeForm, readAmericanOptions } from 'mahjongg/american';
import { rulesBy } from '../../options/chosen';
import type { Given, Table } from '../session';
import { ownCard } from './own-card';
import { racksTable } from './racks';

/** A table that plays for the hands of a card. */
export const cardTable = ({ card: text, house: asked }: Given): Table => {
  const { card, fault } = ownCard(text);
  const { rules, ...house } = rulesBy(
    (value) => readAmericanOptions('american-2018', value),
    (options) => americanCard(card, options),
    asked,
  );
  return racksTable(rules, { ...house, card, fault: fault ?? house.fault });
};

/** A table of The American Game. */
export const freeFormTable = (asked: unknown): Table => {
  const { rules, ...house } = rulesBy(
    (value) => readAmericanOptions('american-game', value),
    freeForm,
    asked,
  );
  return racksTable(rules, house);
};
