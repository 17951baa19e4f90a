import type { SeenChineseEvent } from '../../../games/chinese/play/types';
import { type Look, tileWord, tileWords } from '../look';
import { meldText } from '../meld-text';
import type { Narrator } from '../narrator';

/** What happened, told to the player; nothing of what goes without saying. */
export const toldOf = (
  event: SeenChineseEvent,
  { me, does, whom }: Narrator,
  look: Look,
): readonly string[] => {
  switch (event.type) {
    case 'drew': {
      const loose = event.from === 'loose' ? ' (a loose tile)' : '';
      return event.own?.gained === undefined
        ? []
        : [`You draw ${tileWords(look, event.own.gained)}${loose}.`];
    }
    case 'laidAside':
      return [`${does(event.seat, 'lay')} ${tileWord(look, event.tile)} aside.`];
    case 'discarded':
      return [`${does(event.seat, 'discard')} ${tileWord(look, event.tile)}.`];
    case 'called':
      return [`${does(event.seat, 'claim')} it from ${whom(event.from)}: ${meldText(event.meld.tiles)}.`];
    case 'konged':
      return [`${does(event.seat, 'lay')} down the kong ${meldText(event.kong.tiles)}.`];
    case 'declared':
      return [`${does(me, 'declare')} Mah Jongg!`];
    default:
      return [];
  }
};
