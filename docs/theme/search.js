// What the search of the site finds beside whole pages and the API: every section of a page, every rule by its number,
// and the playground. Players look for words, so that pages come before members of types.
import { DocumentReflection, ReflectionKind, Slugger } from 'typedoc';
import { RULE_ROWS } from './rule-links.js';
import { withoutPictures } from './tile-pictures.js';

/** @typedef {{ readonly name: string, readonly anchor: string, readonly text: string }} Section */

const HEADING = /^(#{1,6}) (.+)$/;

/** @param {string} text */
const plain = (text) => text.replaceAll('`', '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/**
 * The sections of a Markdown text with their anchors; the first is what stands before them all.
 *
 * @param {string} markdown
 * @returns {readonly Section[]}
 */
export const sectionsOf = (markdown) => {
  const slugger = new Slugger({ lowercase: true });
  /** @type {{ name: string, anchor: string, lines: string[] }[]} */
  const sections = [{ name: '', anchor: '', lines: [] }];
  let fenced = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    const [, , heading] = (fenced ? undefined : HEADING.exec(line)) ?? [];
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ name: plain(heading), anchor: slugger.slug(plain(heading)), lines: [] });
  }
  return sections.map(({ name, anchor, lines }) => ({ name, anchor, text: lines.join('\n') }));
};

/** Words of questions that say nothing of what is looked for. */
const SMALL_WORDS = [
  'a',
  'an',
  'the',
  'is',
  'are',
  'am',
  'i',
  'you',
  'do',
  'does',
  'can',
  'what',
  'in',
  'of',
  'to',
  'for',
  'how',
  'my',
  'another',
  'it',
];

/** How much more a result counts than another that has the word as well. */
const BOOSTS = { answer: 60, page: 8, section: 5, rule: 4, type: 0.2, member: 0.03 };

/** Headings that are questions: what is found shows the answer, too. */
const ASKED = /\?$|^How to score/;

/** The first sentence of a text, without the signs of its notation. @param {string} text */
const firstSentence = (text) =>
  /^[\s\S]*?[.:](?=\s|$)/.exec(
    withoutPictures(plain(text))
      .replaceAll(/ \([A-Z]{2}-\d+[a-z]?\)/g, '')
      .trim(),
  )?.[0] ?? '';

/** What a section is called where it is found, and how much it counts. @param {string} file @param {string} name @param {string} text @returns {readonly [string, number]} */
const nameFound = (file, name, text) =>
  file.startsWith('docs/how-to/') && ASKED.test(name)
    ? [`${name} ${firstSentence(text)}`, BOOSTS.answer]
    : [name, BOOSTS.section];

const TYPES = ReflectionKind.Interface | ReflectionKind.TypeAlias;
const MEMBERS = ReflectionKind.Property | ReflectionKind.Method | ReflectionKind.EnumMember;

/**
 * Fills the index of the search.
 *
 * @param {import('typedoc').IndexEvent} event
 * @param {{
 *   readonly fileOf: (document: import('typedoc').DocumentReflection) => string,
 *   readonly setAddress: (found: import('typedoc').DocumentReflection, at: { page?: import('typedoc').Reflection, address: string }) => void,
 *   readonly project: import('typedoc').ProjectReflection,
 * }} site
 */
export const fillSearch = (event, { fileOf, setAddress, project }) => {
  const { searchResults, searchFields } = event;
  // What another entry only passes on is found where it is at home.
  for (let at = searchResults.length - 1; at >= 0; at -= 1)
    if (searchResults[at]?.isReference()) event.removeResult(at);

  /**
   * @param {string} name
   * @param {import('typedoc').Reflection} parent
   * @param {string} text
   * @param {number} boost
   */
  const add = (name, parent, text, boost) => {
    const found = new DocumentReflection(name, parent, [{ kind: 'text', text }], {});
    found.relevanceBoost = boost;
    searchResults.push(found);
    return found;
  };

  for (const [at, result] of [...searchResults.entries()]) {
    if (!result.isDocument()) {
      if (!result.isDeclaration()) continue;
      if (result.kindOf(TYPES)) result.relevanceBoost = BOOSTS.type;
      if (result.kindOf(MEMBERS)) result.relevanceBoost = BOOSTS.member;
      continue;
    }
    const file = fileOf(result);
    result.relevanceBoost = BOOSTS.page;
    const whole = result.content.map(({ text }) => text).join('');
    // Whole programs have every word.
    const read = file.startsWith('docs/examples/') ? whole.replaceAll(/^```[\s\S]*?^```/gm, '') : whole;
    const [before, title, ...sections] = sectionsOf(read);
    // The words of a section are found in the section.
    searchFields[at] = { document: `${before?.text}\n${title?.text}` };
    const rules = RULE_ROWS.filter((row) => row.file === file);
    for (const { name, anchor, text } of sections) {
      const own = rules.length === 0 ? text : text.replaceAll(/^\|.*$/gm, '');
      const [found, boost] = nameFound(file, name, own);
      setAddress(add(found, result, own, boost), { page: result, address: `#${anchor}` });
    }
    for (const { rule, says } of rules)
      setAddress(add(rule, result, says, BOOSTS.rule), { page: result, address: `#${rule.toLowerCase()}` });
  }

  const playground = add('Playground', project, 'score a hand write a card click tiles', BOOSTS.page);
  setAddress(playground, { address: 'playground/index.html' });
  const play = add(
    'Play',
    project,
    'play against bots solitaire Chinese American Card Free Year game match hint coach review undo a move',
    BOOSTS.page,
  );
  setAddress(play, { address: 'playground/play.html' });
};

/** The words of a question that say what is looked for; all of them where none does. @param {string} text */
const wordsAsked = (text) => {
  const all = text.split(/\s+/);
  const telling = all.filter((word) => !SMALL_WORDS.includes(word.toLowerCase()));
  return telling.length > 0 ? telling : all;
};

/** The share of these words that something has. @param {string} text @param {{ metadata: object }} found */
const shareFound = (text, { metadata }) => {
  const terms = Object.keys(metadata);
  const words = wordsAsked(text.toLowerCase());
  return words.filter((word) => terms.some((term) => term.includes(word))).length / words.length;
};

/** What the changed script calls. */
const HELPERS = `const SMALL_WORDS = ${JSON.stringify(SMALL_WORDS)};
const wordsAsked = ${wordsAsked};
const shareFound = ${shareFound};
`;

/**
 * What is changed in the script of typedoc's search: small words of a question count nothing, what lacks some of the others
 * counts much less, a long name that begins like the question loses nothing, and the dialog closes over what was found.
 *
 * @type {readonly (readonly [from: string, to: string])[]}
 */
const CHANGES = [
  ['i.split(" ").map(', 'wordsAsked(i).map('],
  ['c.score*=d', 'c.score*=d*shareFound(i,c.matchData)**3'],
  ['*=10/(1+Math.abs(l.name.length-i.length))', '*=Math.max(1,10/(1+Math.abs(l.name.length-i.length)))'],
  ['Ee(i,{closeOnClick:!0});', 'Ee(i,{closeOnClick:!0}),r.addEventListener("click",()=>ve(i));'],
];

/** The script of typedoc with a search that understands questions. @param {string} script */
export const withQuestions = (script) =>
  HELPERS +
  CHANGES.reduce((changed, [from, to]) => {
    if (changed.split(from).length !== 2) throw new Error(`typedoc's script has not once: ${from}`);
    return changed.replace(from, () => to);
  }, script);
