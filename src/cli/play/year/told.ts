import type { SetClaim } from '../../../games/year/claims';
import type { YearSeenEvent } from '../../../games/year/play/types';
import { setName } from '../../../tiles/tile-names';
import { seatName } from '../../players';
import { type Look, tileWord, tileWords } from '../look';
import { meldText } from '../meld-text';
import type { Narrator } from '../narrator';

/** What a claimed set is called; the source of the names has none for a Year (CS-24). */
export const claimName = (kind: SetClaim['kind'], { names }: Look): string => {
  if (kind === 'pungPair')
    return names === 'english' ? 'Year and pair' : `Year and ${setName('pair', { language: names })}`;
  if (names === 'english') return kind;
  return setName(kind === 'chow' ? 'run' : kind, { language: names });
};

/** What happened, told to one player; nothing of what goes without saying. */
export const toldOf = (
  event: YearSeenEvent,
  { does, whom, whose }: Narrator,
  look: Look,
): readonly string[] => {
  switch (event.type) {
    case 'drew':
      return event.own?.gained === undefined ? [] : [`You draw ${tileWords(look, event.own.gained)}.`];
    case 'revealed': {
      const gained = event.own?.gained;
      const instead = gained === undefined ? '' : ` and take ${tileWords(look, gained)} for it`;
      return [`${does(event.seat, 'reveal')} ${tileWords(look, event.tiles)}${instead}.`];
    }
    case 'discarded':
      return [`${does(event.seat, 'discard')} ${tileWord(look, event.tile)}.`];
    case 'called': {
      const kind = claimName(event.kind, look);
      const passedOver = event.bypassed.map((seat) => `${whose(seat)} turn is lost.`);
      const meld = meldText(event.meld.tiles);
      return [
        `${does(event.seat, 'call')} it from ${whom(event.from)} for a ${kind}: ${meld}.`,
        ...passedOver,
      ];
    }
    case 'taken':
      return event.place === 'discards'
        ? []
        : [`${does(event.seat, 'steal')} ${tileWord(look, event.tile)} from ${seatName(event.from)}.`];
    case 'declared':
      return [`${does(event.declared.seat, 'declare')} Mah Jong!`];
    default:
      return [];
  }
};
