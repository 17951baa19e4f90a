import type { SeenEvent } from '../../../games/american/play/table/types';
import { type Look, tileWord, tileWords } from '../look';
import { meldText, sizeName } from '../meld-text';
import type { Narrator } from '../narrator';

type Seen<T extends SeenEvent['type']> = Extract<SeenEvent, { readonly type: T }>;

/** How each event is told; one that is left out goes without saying. */
type Tellers = {
  readonly [T in SeenEvent['type']]?: (event: Seen<T>, by: Narrator, look: Look) => readonly string[];
};

const passed = ({ moves, own }: Seen<'passed'>, { me, whom, who }: Narrator, look: Look) => {
  const given = moves.filter(({ from }) => from === me);
  const got = moves.filter(({ to }) => to === me);
  const gave = given.map(({ to }) => whom(to)).join(', ');
  const from = got.map((move) => who(move.from)).join(', ');
  return [
    ...(own?.lost === undefined || given.length === 0
      ? []
      : [`You pass ${tileWords(look, own.lost)} to ${gave}.`]),
    ...(own?.gained === undefined || got.length === 0
      ? []
      : [`${from} passes you ${tileWords(look, own.gained)}.`]),
    ...(moves.length === 0 ? ['Nothing is passed.'] : []),
  ];
};

const TELLERS: Tellers = {
  passed,
  charlestonEnded: ({ stopped }) => [
    stopped ? 'The Charleston is stopped; the courtesy pass follows.' : 'Everybody goes on passing.',
  ],
  drew: ({ own }, _by, look) =>
    own?.gained === undefined ? [] : [`You draw ${tileWords(look, own.gained)}.`],
  discarded: ({ seat, tile }, { does }, look) => [`${does(seat, 'discard')} ${tileWord(look, tile)}.`],
  renamed: ({ seat, tile }, { whose }, look) => [`${whose(seat)} discard is ${tileWord(look, tile)}.`],
  called: ({ seat, from, meld }, { does, whom }, look) => [
    `${does(seat, 'call')} it from ${whom(from)} for a ${sizeName(meld.tiles.length, look)}: ${meldText(meld.tiles)}.`,
  ],
  rearranged: ({ seat, meld }, { does }) => [
    meld === null
      ? `${does(seat, 'take')} the exposure back.`
      : `${does(seat, 'lay')} the exposure out anew: ${meldText(meld.tiles)}.`,
  ],
  offered: ({ seat, tile }, { does }, look) => [
    `${does(seat, 'offer')} ${tileWord(look, tile)} for a joker.`,
  ],
  exchanged: ({ seat, from, tile, tiles }, { does, who }, look) => [
    `${does(seat, 'redeem')} a joker for ${tileWord(look, tile)}; ${who(from)}: ${meldText(tiles)}.`,
  ],
  grew: ({ seat, tile, tiles }, { does }, look) => [
    `${does(seat, 'add')} ${tileWord(look, tile)} to an exposure: ${meldText(tiles)}.`,
  ],
  challenged: ({ seat, against, upheld }, { does, whose, whom }) => [
    `${does(seat, 'challenge')} ${whom(against)}. ${whose(against)} hand is ${upheld ? 'dead' : 'not dead'}.`,
  ],
  died: ({ seat, rule }, { whose }) => [`${whose(seat)} hand is dead (${rule}).`],
  declared: ({ declared }, { does }) => [`${does(declared.seat, 'declare')} Mah Jongg!`],
};

/** What happened, told to one player. */
export const toldOf = (event: SeenEvent, by: Narrator, look: Look): readonly string[] => {
  const teller = TELLERS[event.type] as
    | ((event: SeenEvent, by: Narrator, look: Look) => readonly string[])
    | undefined;
  return teller?.(event, by, look) ?? [];
};
