import { type Card, parseCard, practiceCard } from 'mahjongg/american';

/** The card of a text; the practice card if there is none, or it cannot be read. */
export const ownCard = (text: string | undefined): Card => {
  const read = text === undefined ? undefined : parseCard(text);
  return read?.ok ? read.value : practiceCard;
};
