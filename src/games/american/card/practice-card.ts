import type { Card, CardLine } from './vocabulary';

/*
 * The lines are the project’s own. They use every construct of the notation (docs/card-language.md), and a test
 * checks that each can be made.
 */

const linesThat =
  (open: boolean) =>
  (value: number, hand: string, ...others: readonly string[]): CardLine =>
    Object.freeze({ hand: others.length > 0 ? Object.freeze([hand, ...others]) : hand, value, open });

const open = /* @__PURE__ */ linesThat(true);
const closed = /* @__PURE__ */ linesThat(false);

const section = (name: string, ...lines: readonly CardLine[]): Card['sections'][number] =>
  Object.freeze({ name, lines: Object.freeze(lines) });

const sectionsOfPractice = (): Card['sections'] =>
  Object.freeze([
    section(
      'Year',
      open(25, '{year}a FFFF 2222b 66c'),
      open(25, 'FF {year}? XXXXa XXXXb; X 26'),
      open(30, '{year}a {year}b NN SSSS'),
      open(30, '{year}a 000 RRRR GGG'),
      closed(50, '{year}a {year}b EE WW 00'),
    ),
    section(
      'Even Numbers',
      open(25, '22a 44a 666b 888b 8888c'),
      open(25, 'FFF 2222a 44a 66a 888b'),
      open(25, 'XXXXa XXXXb FFFF DDc; X even'),
      open(30, '(222a 88a | 22a 888a) 4444b DDDDb F'),
      open(30, '22a 4444a 0000 66b 88b'),
      closed(30, 'EE 2468a 444b WW 666c'),
      closed(35, '24a 666a 24b 666b 8888c'),
    ),
    section(
      'Like Numbers',
      open(25, 'FFFF XXXa XXXb XXc DDc'),
      open(25, 'XXXa DDDa XXXb DDDb FF'),
      open(30, 'XXa XXXXb XXXXc NEWS'),
      open(30, 'XXJa XXXXb XXXXc FFF'),
      closed(30, 'XXXXa RR GG 00 XXXXb'),
    ),
    section(
      'Consecutive Run',
      open(25, 'XXXa XX1a XXXX2b XX3c XXX4c'),
      open(25, 'XXXXa XX1b XXXX2c FFFF'),
      open(25, 'FF XXXXa XXXX1b DDDDc'),
      open(25, 'XXa XX1a XX2a XXXX3b XXXX4b'),
      open(25, 'DDa XXXXa XXXX1a DDDDb'),
      open(30, 'XXXXa XXX1a XXXXb XXX1b'),
      closed(30, 'NN XXXa XXX1b XXX2c SSS'),
      closed(35, '9a 88a 777a 6666a DDDDb'),
    ),
    section(
      'Odd Numbers',
      open(25, '1111a 33a 55b 77b 9999c'),
      open(25, 'FF 555a 777a 999b DDDb'),
      open(30, '13579a 1111b 9999c F'),
      open(30, 'XXXXa XXb YYYYa YYb FF; X odd, Y odd'),
      open(30, '5555a JJ 5555b 7777c'),
      open(30, '(135a | 579a) 3333b 7777b DDDa'),
      closed(35, '11a 99a 1111b 9999b NS'),
    ),
    section(
      '3-6-9',
      open(25, '333a 66a 9999a 66b 333b'),
      open(25, '33a 666a 99a 666b DDDDc'),
      open(30, '3333a XXXb XXXc 99a EE; X 369'),
      open(30, '33a 6666a 9999b (RRRR | GGGG)'),
      open(40, 'FFFFF 33a 66b 99c 369?'),
      closed(30, '369a 3333b 6666b 999b'),
    ),
    section(
      'Winds and Dragons',
      open(25, 'VVVV VVVV2 FFF DDDa; V wind'),
      open(25, 'NNN EE WW SSSS 111?'),
      open(25, 'RRRR~ GGG~ NN EE WWW~'),
      open(25, 'ZZZZ XXXXa XXXXb VV; Z RG, V EW'),
      open(30, 'NNNN EW SSSS RR GG'),
      open(30, 'RRRR GGGG 0000 VV; V wind'),
      open(30, 'YYYY ZZZZ UUU VVV; Y dragon, Z dragon, U wind, V wind'),
      open(30, 'VVV VV1 VVVV2 VV3 XXX?; V wind'),
      closed(40, 'NEWS NEWS RRR GGG'),
    ),
    section(
      'Quints',
      open(40, 'FFFFF DDDDa XXXXXa'),
      open(40, '66a {year}a 222b 22222c'),
      open(45, 'XXXXXa XX3a XXXXX6b DDc'),
      open(50, 'XXXXXa XXXXXb DDDDa!'),
      open(50, 'XXXXXXa YYYYYb FFF; X even, Y odd'),
      open(55, 'VVVVV VVV2 XXXXXXa; V wind'),
    ),
    section(
      'Singles and Pairs',
      closed(35, '11a* 99a* 11b* 99b* NEWS* FF'),
      closed(50, 'XXa XX2a XX4a XXb XX2b XX4b FF'),
      closed(50, 'NN SS 11a 55a 99a RR GG'),
      closed(50, '11a 22a 33a 44a 55b 66b 77b', '33a 44a 55a 66b 77b 88b 99b'),
      closed(60, '2468a 1357b NEWS FF'),
      closed(60, 'XXa XX1a DDa XXb XX1b DDb FF'),
      closed(75, '{year}a 369b NEWS RG0'),
    ),
  ]);

/**
 * The library’s own practice card, free to use: original lines in the usual sections, worth 25 to 75 points.
 *
 * It is not a card of the National Mah Jongg League or the American Mah-Jongg Association, and has none of their
 * lines (AG-24).
 *
 * @example
 * ```ts
 * import { practiceCard } from 'mahjongg/american';
 *
 * practiceCard.sections.map(({ name }) => name);
 * // => ['Year', 'Even Numbers', 'Like Numbers', 'Consecutive Run', 'Odd Numbers', '3-6-9',
 * //    'Winds and Dragons', 'Quints', 'Singles and Pairs']
 * ```
 */
export const practiceCard: Card = /* @__PURE__ */ Object.freeze({
  name: 'Practice card',
  year: 2026,
  note: 'A free card to practice with, made for this library. It is not a card of the National Mah Jongg League or of the American Mah-Jongg Association.',
  sections: /* @__PURE__ */ sectionsOfPractice(),
});
