import { isRecord } from '../core/own-values';
import { type Child, h, head } from './dom';
import type { Part, Ui } from './element';
import { listIn, numberIn, part, recordsIn, shortText, textIn } from './given';
import { button } from './rack';
import { fault } from './tiles';

/** The color of each suit letter, where the card does not say: a real suit, or one of three. */
const COLORS: Readonly<Record<string, string>> = {
  a: 'green',
  b: 'red',
  c: 'blue',
  B: 'green',
  C: 'red',
  D: 'blue',
};

const INKS: readonly string[] = ['green', 'red', 'blue'];

/** The color of a group by its suit letter; undefined if it has none. */
const colorOf = (letter: string, colors: unknown): string | undefined => {
  const own = textIn(colors, letter);
  return INKS.includes(own) ? own : COLORS[letter];
};

/** A hand in card notation: each group in the color of its suit, with the suit letter as a subscript. */
const handNode = (text: string, colors: unknown): readonly Child[] => {
  const [groups = '', ...conditions] = text.split(';');
  const words = groups.split(/([\s()|]+)/).map((word): Child => {
    const [, symbols = '', letter = '', marks = ''] = /^(.+?)([abcBCD?])([!*~]*)$/.exec(word) ?? [];
    const color = colorOf(letter, colors);
    if (symbols === '' || color === undefined) return word;
    return h('span', { part: color }, symbols, h('sub', {}, letter), marks);
  });
  return [...words, conditions.length > 0 && h('span', { part: 'faint' }, `; ${conditions.join(';')}`)];
};

const note = (from: object): Child => {
  const text = textIn(from, 'note');
  return text !== '' && h('p', { part: 'faint small note' }, text);
};

const line = (
  cardLine: object,
  place: { readonly section: number; readonly line: number },
  { colors, choose, ui }: { colors: unknown; choose: string; ui: Ui },
): Child => {
  const texts = [textIn(cardLine, 'hand'), ...listIn(cardLine, 'hand').map((one) => shortText(one))];
  const hands = texts.filter(Boolean).map((one, at) => [at > 0 && ' or ', handNode(one, colors)]);
  const tell = (): void => ui.tell('line', { ...place, cardLine });
  const choice = choose !== '' && button(ui, tell, {}, choose);
  const bonus = numberIn(cardLine, 'concealedBonus');
  const more = bonus !== undefined && h('p', { part: 'faint small' }, `+${bonus} without exposures`);
  const [title, sign] = part(cardLine, 'open') === true ? ['may be exposed', 'X'] : ['concealed', 'C'];
  return h(
    'tr',
    { part: 'line' },
    h('th', { scope: 'row', part: 'hand' }, h('code', {}, hands), note(cardLine), choice),
    h('td', {}, h('abbr', { title }, sign)),
    h('td', {}, textIn(cardLine, 'value'), more),
  );
};

/** `<mahjongg-card>`: a card of hands, its lines in suit colors. */
export const CARD: Part = {
  attributes: ['choose'],
  properties: ['card'],
  render: ({ card, choose }, ui) => {
    if (card === undefined) return undefined;
    const sections = recordsIn(card, 'sections');
    if (!isRecord(card) || sections.length === 0) return fault('Not a card. Check it with parseCard.');
    const look = { colors: part(card, 'colors'), choose: shortText(choose), ui };
    const year = h('span', { part: 'faint' }, ` ${textIn(card, 'year')}`);
    const table = (section: object, at: number): Child => {
      const caption = h('caption', {}, textIn(section, 'name'), note(section));
      const titles = head(['Hand', 'Exposed or concealed', 'Value'], { part: 'unseen' });
      const lines = recordsIn(section, 'lines').map((one, place) =>
        line(one, { section: at, line: place }, look),
      );
      return h('table', { part: 'section' }, caption, titles, h('tbody', {}, lines));
    };
    return [h('h3', { part: 'name' }, textIn(card, 'name'), year), note(card), sections.map(table)];
  },
};
