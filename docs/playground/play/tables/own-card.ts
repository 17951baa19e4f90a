import { type Card, parseCard, practiceCard } from 'mahjongg/american';

/** The card of a text; the practice card if there is none, or, with a sentence that says so, if it cannot be read. */
export const ownCard = (
  text: string | undefined,
): { readonly card: Card; readonly fault: string | undefined } => {
  const read = text === undefined ? undefined : parseCard(text);
  return {
    card: read?.ok ? read.value : practiceCard,
    fault: read?.ok === false ? `The card was left out. ${read.error.message}` : undefined,
  };
};
