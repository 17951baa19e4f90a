import { isRecord } from '../core/own-values';
import { isOpenSet, setTiles } from '../describe/set-tiles';
import { type Child, h } from './dom';
import type { TileLook } from './drawings/tile-drawing';
import type { Given, Part, Ui } from './element';
import { numberIn, part, recordsIn, shortText, textIn } from './given';
import { button } from './rack';
import { ruleNode } from './rule';
import { fault, lookOf, readTiles, row } from './tiles';
import { SIZES } from './words';

/** How many readings, reasons or groups are shown at most. */
const MOST = 40;

const group = (set: object, look: TileLook): Child => {
  const tiles = setTiles(set);
  if (tiles === undefined) return undefined;
  const size = part(set, 'tile') === undefined ? '' : SIZES[tiles.length];
  const words = [textIn(set, 'kind') || size, isOpenSet(set) && 'exposed'].filter(Boolean).join(', ');
  const name = h('span', { part: 'faint small' }, words);
  return h('li', { part: isOpenSet(set) ? 'group exposed' : 'group' }, row(tiles, look), name);
};

/** The groups of a reading or a layout of any game, or its tiles if it has no groups. */
const groups = (reading: object, look: TileLook): Child => {
  const sets = ['blocks', 'groups', 'sets'].flatMap((name) => recordsIn(reading, name, MOST));
  const items = (sets.length > 0 ? sets : [reading]).map((set) => group(set, look));
  return h('ul', { part: 'groups' }, items);
};

const points = (reading: object): string => {
  const number = ['total', 'value', 'points', 'product']
    .map((name) => numberIn(reading, name))
    .find((one) => one !== undefined);
  return number === undefined ? '' : `${number} points`;
};

const readings = (given: Given, answer: object, look: TileLook, ui: Ui): Child => {
  const { describe, choose } = given;
  const chosen = Number(shortText(given['reading']));
  const words = shortText(choose);
  const items = recordsIn(answer, 'readings', MOST).map((reading, place) => {
    // The points are shown next to it.
    const name = typeof describe === 'function' && shortText(describe(reading)).replace(/; \d+ points$/, '');
    const value = h('strong', { part: 'points' }, points(reading));
    const title = h('p', { part: 'title' }, h('span', {}, name), value);
    const choice = words !== '' && button(ui, () => ui.tell('reading', { place, reading }), {}, words);
    const part = place === chosen ? 'reading chosen' : 'reading';
    return h('li', { part }, title, groups(reading, look), choice);
  });
  return h('ul', { part: 'readings' }, items);
};

/** Reasons, remarks and conditions, each with its rule. */
const reasons = (list: readonly object[], ruleLink: unknown, part: string): Child => {
  const items = list.map((reason) => {
    const rule = ruleNode(textIn(reason, 'rule'), ruleLink);
    const code = h('code', {}, ruleNode(textIn(reason, 'code'), ruleLink));
    const message = h('span', { part: 'message' }, textIn(reason, 'message'));
    return h('li', {}, message, ' ', h('span', { part: 'faint small' }, rule, ' ', code));
  });
  return list.length > 0 && h('ul', { part }, items);
};

const answered = (given: Given, answer: unknown, look: TileLook, ui: Ui): Child => {
  if (!isRecord(answer)) return fault('Not a result of validateHand.');
  const { ruleLink } = given;
  const remarks = ['conditions', 'notes'].flatMap((name) => recordsIn(answer, name, MOST));
  return [
    part(answer, 'valid') === true
      ? readings(given, answer, look, ui)
      : reasons(recordsIn(answer, 'reasons', MOST), ruleLink, 'reasons'),
    reasons(remarks, ruleLink, 'remarks'),
  ];
};

const laid = (hand: object, look: TileLook): Child => {
  const melds = recordsIn(hand, 'melds', MOST).map((meld) => readTiles(part(meld, 'tiles')));
  return [readTiles(part(hand, 'concealed')), ...melds, readTiles(part(hand, 'flowers'))].map(
    (tiles, place) => {
      if (typeof tiles === 'string') return fault(tiles);
      return tiles.length > 0 && row(tiles, look, { part: place === 0 ? 'row tiles' : 'row tiles exposed' });
    },
  );
};

/** `<mahjongg-hand>`: a hand, and the answer of `validateHand`. */
export const HAND: Part = {
  attributes: ['look', 'choose', 'reading'],
  properties: ['hand', 'answer', 'describe', 'ruleLink'],
  render: (given, ui) => {
    const { hand, answer } = given;
    const look = lookOf(given['look']);
    return [
      isRecord(hand)
        ? h('div', { part: 'laid' }, laid(hand, look))
        : hand !== undefined && fault('Not a hand: pass an object, such as the value of parseHandText.'),
      answer !== undefined && answered(given, answer, look, ui),
    ];
  },
};
