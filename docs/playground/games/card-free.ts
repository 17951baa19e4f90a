import { cardFree, readCardFreeOptions } from 'mahjongg';
import { type Game, openGame } from './game';

/** Card Free American Mah Jongg. */
export const CARD_FREE: Game = {
  name: 'card-free',
  title: 'Card Free',
  about: 'American mah jongg without a card: ten patterns, six categories, three Dragon Hands.',
  size: '14 tiles',
  needsCard: false,
  flowers: 'held',
  concealedMelds: false,
  facts: [],
  examples: [
    { label: 'A run with a joker', hand: '22D 333D J44D [555D] [666D]', by: 'discard', tile: '4D' },
    { label: 'Seven Pairs', hand: 'FF 11B 33B 55B 77B 99B GG' },
    { label: 'Dragon’s Breath', hand: 'NN EE WW SS RR GG 00' },
    { label: 'Quints', hand: '22C 33C 4444CJ 555CJJ' },
    { label: 'Not a win: woven suits', hand: '11B 222C 333B 444B 555B' },
    { label: 'One tile to go', hand: '11B 222B 333B 444B 55B' },
    { label: 'A first rack', hand: 'F 13B 667C 699D WN GG J' },
  ],
  readOptions: readCardFreeOptions,
  open: (options) => openGame(cardFree(options)),
};
