import type { SeenAmericanEvent } from '../../../games/american/play/solitaire/types';
import { type Look, tileWord, tileWords } from '../look';
import { meldText, sizeName } from '../meld-text';
import type { Narrator } from '../narrator';

/** What happened, told to the player; nothing of what goes without saying. */
export const toldOf = (event: SeenAmericanEvent, { does, whom }: Narrator, look: Look): readonly string[] => {
  switch (event.type) {
    case 'passed':
      return event.tiles.length === 0
        ? ['You pass nothing.']
        : [`You pass ${tileWords(look, event.tiles)} to the discard pile.`];
    case 'drew':
      return event.own?.gained === undefined ? [] : [`You draw ${tileWords(look, event.own.gained)}.`];
    case 'jokerLaid': {
      const place = event.inward === 0 ? 'the tile at the end' : `the tile ${event.inward} from the end`;
      const gained = event.own?.gained;
      const got = gained === undefined ? '' : `: ${tileWords(look, gained)}`;
      return [`A joker changes places with ${place} of the wall${got} (AS-4).`];
    }
    case 'discarded':
      return [`${does(event.seat, 'discard')} ${tileWord(look, event.tile)}.`];
    case 'called': {
      const { tiles } = event.meld;
      return [
        `${does(event.seat, 'claim')} it from ${whom(event.from)} for a ${sizeName(tiles.length, look)}: ${meldText(tiles)}.`,
      ];
    }
    case 'exchanged':
      return [
        `${does(event.seat, 'redeem')} a joker for ${tileWord(look, event.tile)}: ${meldText(event.tiles)}.`,
      ];
    case 'declared':
      return [`${does(event.declared.seat, 'declare')} Mah Jongg!`];
    default:
      return [];
  }
};
